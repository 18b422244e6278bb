package golden

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"tablereferee/engine"
)

const goldenLog = `referee-log 1
game forever-evil, edition en, seed 1
players Ann (Lex Luthor), Ben (Sinestro)
given Ann hand: Bizarro Power, Punch

turn Ann                                                        [fe.turn.clockwise]
  Ann plays Bizarro Power; or: plays Punch, ends turn           [fe.play.any-order]
    Ann plays Bizarro Power: Ann hand -> Ann in play            [fe.play.resolve-at-once]
      power +4 (now 4)                                          [fe.card.bizarro-power]
      Ann gains Weakness: weakness stack -> Ann discard pile    [fe.card.bizarro-power fe.gain.to-discard]
  Ann ends turn; or: plays Punch                                [fe.turn.end]
    Ann discards Punch: Ann hand -> Ann discard pile            [fe.turn.discard-hand]
    Ann draws 5                                                 [fe.turn.draw-five]
turn Ben                                                        [fe.turn.clockwise]

state Ann discard pile: Weakness, Punch
ruling Ann: she gains it before the Attack happens.
`

// newLog differs from goldenLog in an amount, a missing event, a clause, a card, a space at the end, and at its end.
const newLog = `referee-log 1
game forever-evil, edition en, seed 1
players Ann (Lex Luthor), Ben (Sinestro)
given Ann hand: Bizarro Power, Punch

turn Ann                                                        [fe.turn.clockwise]
  Ann plays Bizarro Power; or: plays Punch, ends turn           [fe.play.any-order]
    Ann plays Bizarro Power: Ann hand -> Ann in play            [fe.play.resolve-at-once]
      power +10 (now 10)                                        [fe.card.bizarro-power]
  Ann ends turn; or: plays Punch                                [fe.turn.end-of-turn]
    Ann discards Kick: Ann hand -> Ann discard pile             [fe.turn.discard-hand]
    Ann draws 5                                                 [fe.turn.draw-five]` + " " + `
turn Ben                                                        [fe.turn.clockwise]

state Ann discard pile: Punch
ruling Ann: she gains it before the Attack happens.
ruling Ben: none`

var (
	script = []string{`local ann = player "Ann"`, ``, `  ann:plays "Bizarro Power"`, `  ann:ends_turn()`,
		`expect.ruling "x"`}
	// executed gives the lines of the script for the lines of newLog.
	executed = []int{0, 0, 0, 0, 0, 0, 3, 3, 3, 4, 4, 4, 4, 0, 5, 5, 5}
)

func executedAt(n int) int {
	if n < len(executed) {
		return executed[n]
	}
	return 0
}

func show(t *testing.T, want, got string, colour bool) string {
	t.Helper()
	d := Compare("fe/x", []byte(want), []byte(got), executedAt, script)
	if d == nil {
		t.Fatalf("%q and %q do not differ", want, got)
	}
	var out strings.Builder
	if _, err := d.Write(&out, View{Colour: colour}); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func TestShowPlain(t *testing.T) {
	const want = `--- golden/fe/x.log
+++ the log of scenarios/fe/x.lua
scenarios/fe/x.lua:3:  ann:plays "Bizarro Power"
scenarios/fe/x.lua:4:  ann:ends_turn()
scenarios/fe/x.lua:5:  expect.ruling "x"
@@ -7,11 +7,11 @@ turn Ann
   Ann plays Bizarro Power; or: plays Punch, ends turn           [fe.play.any-order]
     Ann plays Bizarro Power: Ann hand -> Ann in play            [fe.play.resolve-at-once]
-      power +4 (now 4)                                          [fe.card.bizarro-power]
-      Ann gains Weakness: weakness stack -> Ann discard pile    [fe.card.bizarro-power fe.gain.to-discard]
-  Ann ends turn; or: plays Punch                                [fe.turn.end]
-    Ann discards Punch: Ann hand -> Ann discard pile            [fe.turn.discard-hand]
-    Ann draws 5                                                 [fe.turn.draw-five]
+      power +10 (now 10)                                        [fe.card.bizarro-power]
~      power +[-4-]{+10+} (now [-4-]{+10+})                                        [fe.card.bizarro-power]
+  Ann ends turn; or: plays Punch                                [fe.turn.end-of-turn]
~  Ann ends turn; or: plays Punch                                [[-fe.turn.end-]{+fe.turn.end-of-turn+}]
+    Ann discards Kick: Ann hand -> Ann discard pile             [fe.turn.discard-hand]
~    Ann discards [-Punch-]{+Kick+}: Ann hand -> Ann discard pile             [fe.turn.discard-hand]
+    Ann draws 5                                                 [fe.turn.draw-five]·
\ ends with a space
~    Ann draws 5                                                 [fe.turn.draw-five]{+·+}
 turn Ben                                                        [fe.turn.clockwise]
 
-state Ann discard pile: Weakness, Punch
+state Ann discard pile: Punch
~state Ann discard pile: [-Weakness, -]Punch
 ruling Ann: she gains it before the Attack happens.
+ruling Ben: none
\ no line feed at the end of the file
`
	if got := show(t, goldenLog, newLog, false); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestShowColour(t *testing.T) {
	// Here ^ stands for the escape character.
	const want = `^[1m--- golden/fe/x.log^[0m
^[1m+++ the log of scenarios/fe/x.lua^[0m
^[36mscenarios/fe/x.lua:3:  ann:plays "Bizarro Power"^[0m
^[36mscenarios/fe/x.lua:4:  ann:ends_turn()^[0m
^[36mscenarios/fe/x.lua:5:  expect.ruling "x"^[0m
^[1m@@ -7,11 +7,11 @@ turn Ann^[0m
   Ann plays Bizarro Power; or: plays Punch, ends turn           [fe.play.any-order]
     Ann plays Bizarro Power: Ann hand -> Ann in play            [fe.play.resolve-at-once]
^[31m-      power +^[7m4^[27m (now ^[7m4^[27m)                                          [fe.card.bizarro-power]^[0m
^[31m-      Ann gains Weakness: weakness stack -> Ann discard pile    [fe.card.bizarro-power fe.gain.to-discard]^[0m
^[31m-  Ann ends turn; or: plays Punch                                [^[7mfe.turn.end^[27m]^[0m
^[31m-    Ann discards ^[7mPunch^[27m: Ann hand -> Ann discard pile            [fe.turn.discard-hand]^[0m
^[31m-    Ann draws 5                                                 [fe.turn.draw-five]^[0m
^[32m+      power +^[7m10^[27m (now ^[7m10^[27m)                                        [fe.card.bizarro-power]^[0m
^[32m+  Ann ends turn; or: plays Punch                                [^[7mfe.turn.end-of-turn^[27m]^[0m
^[32m+    Ann discards ^[7mKick^[27m: Ann hand -> Ann discard pile             [fe.turn.discard-hand]^[0m
^[32m+    Ann draws 5                                                 [fe.turn.draw-five]^[7m·^[27m^[0m
^[33m\ ends with a space^[0m
 turn Ben                                                        [fe.turn.clockwise]
 
^[31m-state Ann discard pile: ^[7mWeakness, ^[27mPunch^[0m
^[32m+state Ann discard pile: Punch^[0m
 ruling Ann: she gains it before the Attack happens.
^[32m+ruling Ben: none^[0m
^[33m\ no line feed at the end of the file^[0m
`
	if got := strings.ReplaceAll(show(t, goldenLog, newLog, true), "\x1b", "^"); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestShowWhatCannotBeSeen(t *testing.T) {
	const head = "--- golden/fe/x.log\n+++ the log of scenarios/fe/x.lua\n"
	for _, c := range []struct{ name, want, got, shown string }{
		{"space at the end", "a b\n", "a b \n", `@@ -1 +1 @@
-a b
+a b·
\ ends with a space
~a b{+·+}
`},
		{"spaces at the end", "a b  \n", "a b\n", `@@ -1 +1 @@
-a b··
\ ends with 2 spaces
+a b
~a b[-··-]
`},
		{"tab", "a b\n", "a\tb\n", `@@ -1 +1 @@
-a b
+a<tab>b
\ holds a tab
~a[- -]{+<tab>+}b
`},
		{"one CR LF", "a\nb\n", "a\nb\r\n", `@@ -1,2 +1,2 @@
 a
-b
+b<CR>
\ ends with CR LF
~b{+<CR>+}
`},
		{"all CR LF", "a\r\nb\r\n", "a\nb\n", `\ every line of the golden file ends with CR LF, those of the new log with LF
`},
		{"all CR LF and a change", "a\nb\nc\n", "a\r\nd\r\nc\r\n", `\ every line of the new log ends with CR LF, those of the golden file with LF
@@ -1,3 +1,3 @@
 a
-b
+d
 c
`},
		{"no line feed at the end", "a\nb\n", "a\nb", `@@ -1,2 +1,2 @@
 a
-b
+b
\ no line feed at the end of the file
`},
		{"byte order mark", "referee-log 1\n", "\ufeffreferee-log 1\n", `@@ -1 +1 @@
-referee-log 1
+<BOM>referee-log 1
\ starts with a byte order mark (BOM)
~{+<BOM>+}referee-log 1
`},
		{"no-break space", "a b\n", "a\u00a0b\n", `@@ -1 +1 @@
-a b
+a<U+00A0>b
\ holds the hidden character U+00A0
~a[- -]{+<U+00A0>+}b
`},
		{"accent apart", "dédoublé a b\n", "de\u0301doublé a b\n", `@@ -1 +1 @@
-dédoublé a b
+de<U+0301>doublé a b
\ holds the hidden character U+0301
`},
		{"not UTF-8", "a b c\n", "a b\xff c\n", `@@ -1 +1 @@
-a b c
+a b<0xFF> c
\ holds bytes that are not UTF-8
~a b{+<0xFF>+} c
`},
		{"terminal sequence", "a b c\n", "a b \x1b[31mc\n", `@@ -1 +1 @@
-a b c
+a b <U+001B>[31mc
\ holds the hidden character U+001B
~a b [-c-]{+<U+001B>[31mc+}
`},
		{"tab against its name", "a<tab>b\n", "a\tb\n", `@@ -1 +1 @@
-a<tab>b
+a<tab>b
\ holds a tab
`},
		{"padding", "power +4  [fe.a.b]\n", "power +4    [fe.a.b]\n", `@@ -1 +1 @@
-power +4  [fe.a.b]
+power +4    [fe.a.b]
\ only spaces differ
~power +4[-  -]{+    +}[fe.a.b]
`},
		{"accent apart at the end", "é\n", "e\u0301\n", `@@ -1 +1 @@
-é
+e<U+0301>
\ holds the hidden character U+0301
`},
		{"three CR LF among others", "a\r\nb\nc\n", "a\nb\nc\n", `@@ -1,3 +1,3 @@
-a<CR>
\ ends with CR LF
+a
~a[-<CR>-]
 b
 c
`},
		{"no golden log", "", "a\nb\n", `@@ -0,0 +1,2 @@
+a
+b
`},
		{"nothing produced", "a\n", "", `@@ -1 +0,0 @@
-a
`},
	} {
		if got := show(t, c.want, c.got, false); got != head+c.shown {
			t.Errorf("%s: got\n%s\nwant\n%s", c.name, got, head+c.shown)
		}
	}
}

func TestShowNamesTheFilesItIsGiven(t *testing.T) {
	d := Compare("x", nil, []byte("a\n"), func(int) int { return 7 }, nil)
	d.Golden, d.Script = "/tmp/a.log", "my\tgame.lua"
	var out strings.Builder
	if _, err := d.Write(&out, View{}); err != nil {
		t.Fatal(err)
	}
	const want = "--- /tmp/a.log\n+++ the log of my<tab>game.lua\nmy<tab>game.lua:7\n@@ -0,0 +1 @@\n+a\n"
	if out.String() != want {
		t.Errorf("got\n%s\nwant\n%s", out.String(), want)
	}
}

func TestShowBoundsTheSteps(t *testing.T) {
	d := Compare("x", nil, []byte("a\nb\nc\nd\ne\n"), func(n int) int { return n + 1 }, nil)
	var out strings.Builder
	if _, err := d.Write(&out, View{}); err != nil {
		t.Fatal(err)
	}
	if want := "scenarios/x.lua:3\nscenarios/x.lua: and 2 more\n@@"; !strings.Contains(out.String(), want) {
		t.Errorf("got\n%s\nwant in it\n%s", out.String(), want)
	}
}

func TestSummary(t *testing.T) {
	for _, c := range []struct{ want, got, summary string }{
		{goldenLog, newLog, "1 place, 6 lines removed, 6 added"},
		{"a\r\nb\r\n", "a\nb\n", "every line of the golden file ends with CR LF, those of the new log with LF"},
		{"1\n2\n3\n4\n5\n6\n7\n8\n", "2\n3\n4\n5\n6\n7\n8\n9\n", "2 places, 1 line removed, 1 added"},
	} {
		if got := Compare("x", []byte(c.want), []byte(c.got), nil, nil).Summary().In(engine.EN); got != c.summary {
			t.Errorf("got %q, want %q", got, c.summary)
		}
	}
}

func TestSummaryInFrench(t *testing.T) {
	if got := Compare("x", []byte("1\n2\n"), []byte("2\n3\n"), nil, nil).Summary().In(engine.FR); got !=
		"1 endroit, 1 ligne en moins, 1 en plus" {
		t.Errorf("got %q", got)
	}
}

// TestWhatIsShownIsBounded shows long differences, long lines and what never was a log.
func TestWhatIsShownIsBounded(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	var many strings.Builder
	for i := range 5000 {
		fmt.Fprintf(&many, "line %d\n", i)
	}
	for name, want := range map[string]string{
		"many lines":    many.String(),
		"one long line": strings.Repeat("x\x00", 1<<20),
		"empty lines":   strings.Repeat("\n", 1<<20),
		"long words":    strings.Repeat(strings.Repeat("a.b ", 900)+"\n", 3000),
	} {
		d := Compare("x", []byte(want), []byte(head), nil, nil)
		var out bytes.Buffer
		left, err := d.Write(&out, View{})
		if err != nil || out.Len() > 3*maxShownBytes || bytes.Count(out.Bytes(), []byte("\n")) > maxShownLines+1 {
			t.Errorf("%s: %d bytes, %d lines, %v", name, out.Len(), bytes.Count(out.Bytes(), []byte("\n")), err)
		}
		if told := strings.Contains(out.String(), fmt.Sprintf("… lines not shown: %d\n", left)); told != (left > 0) {
			t.Errorf("%s: %d lines left out: %t", name, left, told)
		}
	}
	d := Compare("x", []byte(many.String()), []byte(head), nil, nil)
	var out bytes.Buffer
	if left, err := d.Write(&out, View{Whole: true, Lang: engine.FR}); left != 0 || err != nil ||
		bytes.Count(out.Bytes(), []byte("\n")) < 5000 {
		t.Errorf("the whole: %d left out, %v", left, err)
	}
	if !strings.Contains(out.String(), "+++ le journal de scenarios/x.lua\n") {
		t.Errorf("not in French: %.200s", out.String())
	}
}

type failingWriter struct{}

var errFull = errors.New("the disk is full")

func (failingWriter) Write([]byte) (int, error) { return 0, errFull }

func TestWriteTellsOfAFailure(t *testing.T) {
	if _, err := Compare("x", nil, []byte("a"), nil, nil).Write(failingWriter{}, View{}); !errors.Is(err, errFull) {
		t.Errorf("error %v", err)
	}
}
