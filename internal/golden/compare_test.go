package golden

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// rebuild applies the hunks to the golden lines and gives the produced lines, or applies them backwards.
func rebuild(lines []string, hunks []Hunk, backwards bool) string {
	var out strings.Builder
	at, skip, take := 0, Removed, Added
	if backwards {
		skip, take = Added, Removed
	}
	for _, h := range hunks {
		start, n := h.WantStart, h.WantLines
		if backwards {
			start, n = h.GotStart, h.GotLines
		}
		if n > 0 {
			start--
		}
		for ; at < start; at++ {
			out.WriteString(lines[at])
		}
		for _, l := range h.Lines {
			text := l.Text
			if !l.NoEnd {
				text += "\n"
			}
			if l.Op != skip {
				out.WriteString(text)
			}
			if l.Op != take {
				if lines[at] != text {
					return fmt.Sprintf("hunk shows %q where the file has %q", text, lines[at])
				}
				at++
			}
		}
	}
	for ; at < len(lines); at++ {
		out.WriteString(lines[at])
	}
	return out.String()
}

// shared gives the length of the longest common subsequence by the textbook table, as a twin of the real algorithm.
func shared(a, b []string) int {
	row := make([]int, len(b)+1)
	for _, x := range a {
		diagonal := 0
		for j, y := range b {
			above := row[j+1]
			if x == y {
				row[j+1] = diagonal + 1
			} else {
				row[j+1] = max(above, row[j])
			}
			diagonal = above
		}
	}
	return row[len(b)]
}

// checkDifference tests what must hold of every difference.
func checkDifference(want, got []byte, d *Difference) error {
	if (d == nil) != bytes.Equal(want, got) {
		return fmt.Errorf("difference %v for %q and %q", d, want, got)
	}
	if d == nil {
		return nil
	}
	w, g := new(Difference).foldLineEnds(string(want), string(got))
	if s := rebuild(splitLines(w), d.Hunks, false); s != g {
		return fmt.Errorf("forwards: %q, want %q", s, g)
	}
	if s := rebuild(splitLines(g), d.Hunks, true); s != w {
		return fmt.Errorf("backwards: %q, want %q", s, w)
	}
	if len(d.Hunks) == 0 && len(d.Notes) == 0 {
		return fmt.Errorf("nothing is said of the difference of %q and %q", want, got)
	}
	removed, added := 0, 0
	for _, h := range d.Hunks {
		for i, l := range h.Lines {
			switch l.Op {
			case Removed:
				removed++
			case Added:
				added++
			}
			if l.Partner < 0 {
				if l.Parts != nil {
					return fmt.Errorf("line %q has pieces and no partner", l.Text)
				}
				continue
			}
			o := h.Lines[l.Partner]
			if o.Partner != i || o.Op == l.Op || o.Op == Same || l.Op == Same {
				return fmt.Errorf("lines %q and %q are no pair", l.Text, o.Text)
			}
			if l.Parts == nil {
				if visible(l.Text) != visible(o.Text) {
					return fmt.Errorf("lines %q and %q differ without pieces", l.Text, o.Text)
				}
				if len(l.Notes)+len(o.Notes) == 0 && len(d.Notes) == 0 {
					return fmt.Errorf("nothing tells %q from %q", l.Text, o.Text)
				}
				continue
			}
			text, equal := "", 0
			for _, p := range l.Parts {
				text += p.Text
				if !p.Changed {
					equal++
				}
			}
			for _, p := range o.Parts {
				if !p.Changed {
					equal--
				}
			}
			if text != visible(l.Text) || equal != 0 {
				return fmt.Errorf("pieces %v of line %q and %v of its partner", l.Parts, l.Text, o.Parts)
			}
		}
	}
	if removed != d.Removed || added != d.Added {
		return fmt.Errorf("%d and %d lines counted, %d and %d shown", d.Removed, d.Added, removed, added)
	}
	return nil
}

func TestEqualLogsHaveNoDifference(t *testing.T) {
	for _, text := range [][]byte{nil, {}, []byte("\n"), []byte(goldenLog)} {
		if d := Compare("x", text, bytes.Clone(text), nil, nil); d != nil {
			t.Errorf("%q differs from itself: %v", text, d)
		}
	}
	if d := Compare("x", nil, []byte{}, nil, nil); d != nil {
		t.Errorf("nothing differs from nothing: %v", d)
	}
}

func TestDifferenceRebuildsBothTexts(t *testing.T) {
	line := rapid.OneOf(
		rapid.SampledFrom([]string{"", " ", "a", "a ", "\ta", "a\r", "\ufeffa", "  power +4 (now 4)   [fe.card.x]",
			"  power +5 (now 5)  [fe.card.x]",
			"turn Ann   [fe.turn.a]", "turn Ben [fe.turn.a fe.b-c.d]", "turn Ann", "é", "e\u0301", "\xff", "] [", " []",
			"<tab>a", "·", "[fe.a]  "}),
		rapid.StringMatching(`[ab ]{0,6}(  \[fe\.[ab]\])?`),
	)
	text := rapid.Custom(func(t *rapid.T) string {
		return strings.Join(rapid.SliceOfN(line, 0, 25).Draw(t, "lines"), "\n")
	})
	rapid.Check(t, func(t *rapid.T) {
		want, got := text.Draw(t, "want"), text.Draw(t, "got")
		d := Compare("x", []byte(want), []byte(got), nil, nil)
		if err := checkDifference([]byte(want), []byte(got), d); err != nil {
			t.Fatal(err)
		}
		if d == nil {
			return
		}
		a, b := splitLines(want), splitLines(got)
		if best := len(a) + len(b) - 2*shared(a, b); len(d.Notes) == 0 && d.Removed+d.Added != best {
			t.Fatalf("%d lines changed, %d would do", d.Removed+d.Added, best)
		}
	})
}

func TestTheSameBytesEachTime(t *testing.T) {
	want, got := largeLog(2000, 0), largeLog(2000, 20)
	var first [2]string
	for run := range 20 {
		for i, colour := range []bool{false, true} {
			var out strings.Builder
			if _, err := Compare("x", want, got, func(n int) int {
				return n / 10
			}, nil).Write(&out, View{Colour: colour}); err != nil {
				t.Fatal(err)
			}
			if run == 0 {
				first[i] = out.String()
			} else if out.String() != first[i] {
				t.Fatalf("run %d differs", run)
			}
		}
	}
}

func TestTextsTooLargeToAlign(t *testing.T) {
	var a, b bytes.Buffer
	a.WriteString("same\n")
	b.WriteString("same\n")
	for i := range maxAligned {
		fmt.Fprintf(&a, "a %d\n", i)
		fmt.Fprintf(&b, "b %d\n", i)
	}
	d := Compare("x", a.Bytes(), b.Bytes(), nil, nil)
	if len(d.Hunks) != 1 || len(d.Notes) != 1 || d.Hunks[0].WantStart != 1 ||
		len(d.Hunks[0].Lines) != 1+2*maxUnaligned {
		t.Errorf("%d hunks, notes %q", len(d.Hunks), d.Notes)
	}
	if d.Removed != maxAligned || d.Added != maxAligned {
		t.Errorf("removed %d, added %d", d.Removed, d.Added)
	}
	d = Compare("x", a.Bytes(), []byte("same\n"), nil, nil) // the one is the beginning of the other
	if d.Removed != maxAligned || d.Added != 0 || len(d.Notes) != 0 {
		t.Errorf("removed %d, added %d, notes %q", d.Removed, d.Added, d.Notes)
	}
	a.WriteString("and one more\n")
	d = Compare("x", a.Bytes(), []byte("same\n"), nil, nil)
	if d.Removed != maxAligned+1 || len(d.Hunks) != 1 || len(d.Hunks[0].Lines) != 1+maxUnaligned || len(d.Notes) != 1 {
		t.Errorf("removed %d, hunks %d, notes %q", d.Removed, len(d.Hunks), d.Notes)
	}
}

func TestLongLinesAreNotComparedByWord(t *testing.T) {
	a, b := strings.Repeat("a ", maxWords), strings.Repeat("a ", maxWords)+"b"
	d := Compare("x", []byte(a), []byte(b), nil, nil)
	if err := checkDifference([]byte(a), []byte(b), d); err != nil {
		t.Fatal(err)
	}
	if d.Hunks[0].Lines[0].Partner != -1 {
		t.Error("the lines were compared")
	}
}

func TestSteps(t *testing.T) {
	source := []string{"one", "  two  ", "three"}
	lines := []int{0, 1, 2, 2, 3, 9}
	lineOf := func(n int) int { return lines[n] }
	for _, c := range []struct{ name, want, got, steps string }{
		{"changed line", "0 1 2 3 4 5", "0 1 x 3 4 5", "[{2 two}]"},
		{"removed line", "0 1 2 3 x 4 5", "0 1 2 3 4 5", "[{2 two} {3 three}]"},
		{"removed within one step", "0 1 2 x 3 4 5", "0 1 2 3 4 5", "[{2 two}]"},
		{"before the first step", "0 1 2 3 4 5", "x 1 2 3 4 5", "[]"},
		{"beyond the source", "0 1 2 3 4 5", "0 1 2 3 4 x", "[{9 }]"},
		{"removed at the end", "0 1 2 3 4 5 x", "0 1 2 3 4 5", "[{9 }]"},
		{"all lines", "", "0 1 2 3 4 5", "[{1 one} {2 two} {3 three} {9 }]"},
		{"nothing produced", "0 1", "", "[]"},
	} {
		d := Compare("x", eachLine(c.want), eachLine(c.got), lineOf, source)
		if got := fmt.Sprint(d.Hunks[0].Steps); len(d.Hunks) != 1 || got != c.steps {
			t.Errorf("%s: %d hunks, steps %s, want %s", c.name, len(d.Hunks), got, c.steps)
		}
	}
}

func eachLine(s string) []byte {
	if s == "" {
		return nil
	}
	return []byte(strings.ReplaceAll(s, " ", "\n") + "\n")
}

func TestPairing(t *testing.T) {
	for _, c := range []struct {
		name           string
		removed, added []string
		partners       []int
	}{
		{"by kind before order", []string{"power +4", "Ann gains Kick"}, []string{"Ann gains Punch", "power +5"},
			[]int{1, 0}},
		{"other clauses first", []string{"Ann plays Kick [fe.a]"},
			[]string{"Ann plays Punch [fe.a]", "Ann plays Kick [fe.b]"}, []int{1}},
		{"by two words before one", []string{"Ann plays A", "Ann gains B"}, []string{"Ann gains C", "Ann plays D"},
			[]int{1, 0}},
		{"in order within a kind", []string{"power +1", "power +2"}, []string{"power +3", "power +4"}, []int{0, 1}},
		{"left over by order", []string{"a: x", "b: y"}, []string{"c: x", "d: y"}, []int{0, 1}},
		{"more removed", []string{"a", "b"}, []string{"b"}, []int{-1, 0}},
		{"none added", []string{"a"}, nil, []int{-1}},
	} {
		line := func(texts []string) (lines []Line) {
			for _, s := range texts {
				lines = append(lines, Line{Text: s})
			}
			return lines
		}
		if got := pairLines(line(c.removed), line(c.added)); !slices.Equal(got, c.partners) {
			t.Errorf("%s: %v, want %v", c.name, got, c.partners)
		}
	}
}

func TestWords(t *testing.T) {
	for _, c := range []struct{ before, after, marked string }{
		{`card="Kick" power=3`, `card="Punch" power=13`, `card="[-Kick-]{+Punch+}" power=[-3-]{+13+}`},
		{"power +4 (now 4)   [fe.a.b]", "power +10 (now 10) [fe.a.b]", "power +[-4-]{+10+} (now [-4-]{+10+}) [fe.a.b]"},
		{"attack   [fe.attack.one fe.b.c]", "attack   [fe.attack.one-defense fe.b.c]",
			"attack   [[-fe.attack.one-]{+fe.attack.one-defense+} fe.b.c]"},
		{"Ann plays Kick", "Ann plays Bizarro Power", "Ann plays [-Kick-]{+Bizarro Power+}"},
		{"Ann gains a b", "Ann gains a new b", "Ann gains a {+new +}b"},
		{"  power +4", "    power +4", "[-  -]{+    +}power +4"},
		{"power +4  [fe.a.b]", "power +4 [fe.a.b]", "power +4[-  -]{+ +}[fe.a.b]"},
		{"power +4  [fe.a.b]", "power +4  [fe.a.b]··", "power +4  [fe.a.b]{+··+}"},
		{"dédoublé reste là", "dédoublée reste là", "[-dédoublé-]{+dédoublée+} reste là"},
		{"Ann plays Kick", "Ben gains two cards", ""},
	} {
		parts, ok := diffWords(c.before, c.after)
		got := ""
		if ok {
			got = marked(parts[0], parts[1])
		}
		if got != c.marked {
			t.Errorf("%q to %q:\n got %s\nwant %s", c.before, c.after, got, c.marked)
		}
	}
}

func FuzzCompare(f *testing.F) {
	f.Add([]byte(goldenLog), []byte(newLog))
	f.Add([]byte("a\r\nb\r\n"), []byte("a\nb\n"))
	f.Add([]byte("\ufeffa\t \n"), []byte("\xff\x1b[31m"))
	f.Add([]byte(""), []byte(" [\n]"))
	f.Add([]byte("a b  [fe.a.b]\n"), []byte("a  b [fe.a.c]\x00"))
	f.Fuzz(func(t *testing.T, want, got []byte) {
		source := strings.Split(string(want), "\n")
		d := Compare("x", want, got, func(n int) int { return n - 1 }, source)
		if err := checkDifference(want, got, d); err != nil {
			t.Fatal(err)
		}
		if d == nil {
			return
		}
		var plain, colour bytes.Buffer
		if failed(d, &plain, View{Whole: true}) || failed(d, &colour, View{Whole: true, Colour: true}) {
			t.Fatal("a buffer refused to be written")
		}
		if bytes.ContainsFunc(plain.Bytes(), func(r rune) bool { return r != '\n' && isHidden(r) }) {
			t.Fatalf("hidden characters in %q", plain.Bytes())
		}
	})
}

// largeLog builds a log of n lines in which some lines, spread evenly, are edited in three ways.
func largeLog(n, edits int) []byte {
	var b bytes.Buffer
	for i := range n {
		if edits > 0 && i%(n/edits) == n/edits/2 {
			switch i % 3 {
			case 0:
				continue
			case 1:
				fmt.Fprintf(&b, "      Ann gains Weakness: weakness stack -> Ann discard pile    [fe.weakness.x%d]\n",
					i)
			default:
				fmt.Fprintf(&b, "      power +9 (now %d)          [fe.card.bizarro-power]\n", i)
				continue
			}
		}
		fmt.Fprintf(&b, "      power +%d (now %d)          [fe.card.bizarro-power]\n", i%7, i%31)
	}
	return b.Bytes()
}

func BenchmarkCompareEqual200(b *testing.B) {
	want := largeLog(200, 0)
	got := bytes.Clone(want)
	b.ReportAllocs()
	for b.Loop() {
		if Compare("x", want, got, nil, nil) != nil {
			b.Fatal("equal logs differ")
		}
	}
}

func BenchmarkCompare2000With20Edits(b *testing.B) {
	want, got := largeLog(2000, 0), largeLog(2000, 20)
	b.ReportAllocs()
	for b.Loop() {
		if d := Compare("x", want, got, func(n int) int { return n / 10 }, nil); len(d.Hunks) != 20 {
			b.Fatal(d.Summary())
		}
	}
}

func BenchmarkWrite20Hunks(b *testing.B) {
	d := Compare("x", largeLog(2000, 0), largeLog(2000, 20), nil, nil)
	var out bytes.Buffer
	b.ReportAllocs()
	for b.Loop() {
		out.Reset()
		d.Write(&out, View{})
	}
}

func TestEqualLogsCostNothing(t *testing.T) {
	want := largeLog(200, 0)
	got := bytes.Clone(want)
	if n := testing.AllocsPerRun(100, func() { Compare("x", want, got, nil, nil) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func failed(d *Difference, out *bytes.Buffer, v View) bool {
	_, err := d.Write(out, v)
	return err != nil
}

// TestWithoutEnd: of the end that only the golden log has that is left in whose place the other one ends with other
// lines, and nothing else.
func TestWithoutEnd(t *testing.T) {
	for _, c := range []struct{ want, got, left string }{
		{"a b c d", "a b", ""},
		{"a b c d", "x b", "-a +x =b"},
		{"a b c d", "a x", "=a -b +x"},
		{"a punch-1 c d e", "a punch-2 x", "=a -punch-1 -c +punch-2 +x"},
		{"a b", "a x y z", "=a -b +x +y +z"},
		{"a b c d e f", "a", ""},
		{"a b", "a b c", "=a =b +c"},
		{"a b c d e f g", "x b c d e", "-a +x =b =c"},
	} {
		lines := func(s string) []byte { return []byte(strings.ReplaceAll(s, " ", "\n") + "\n") }
		d := Compare("a", lines(c.want), lines(c.got), nil, nil).WithoutEnd()
		var left []string
		removed := 0
		for h := 0; d != nil && h < len(d.Hunks); h++ {
			wants := 0
			for i, l := range d.Hunks[h].Lines {
				op := string(l.Op)
				switch l.Op {
				case Same:
					op = "="
					wants++
				case Removed:
					removed++
					wants++
				}
				left = append(left, op+l.Text)
				if p := l.Partner; p >= 0 && (p >= len(d.Hunks[h].Lines) || d.Hunks[h].Lines[p].Partner != i) {
					t.Errorf("%s, %s: line %d has the partner %d", c.want, c.got, i, p)
				}
			}
			if d.Hunks[h].WantLines != wants {
				t.Errorf("%s, %s: %d lines of the golden log, and not %d", c.want, c.got, wants, d.Hunks[h].WantLines)
			}
		}
		if got := strings.Join(left, " "); got != c.left {
			t.Errorf("%s, %s: %s, and not %s", c.want, c.got, got, c.left)
		}
		if d != nil && d.Removed != removed {
			t.Errorf("%s, %s: %d are removed, and not %d", c.want, c.got, removed, d.Removed)
		}
	}
}
