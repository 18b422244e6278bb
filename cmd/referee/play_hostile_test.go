package main

import (
	"io"
	"os"
	"strings"
	"testing"
	"time"

	"tablereferee/golden"
	"tablereferee/internal/files"
	"tablereferee/scenarios"
)

// TestPlayBearsEverything: whatever is typed, play goes on, little of it is repeated, and nothing of it commands the
// terminal.
func TestPlayBearsEverything(t *testing.T) {
	if testing.Short() {
		t.Skip("one command after the other")
	}
	t.Chdir(t.TempDir())
	long := strings.Repeat("x", 5_000_000)
	for _, said := range []string{
		"\x1b[2J\x1b]0;title\a", "plays \x00", "a\xff\xfe", "a\u202eb\u2066", "\u200b", "\r", "\t\t", "plays Punch\r", long,
		"why " + long, "what if " + long, strings.Repeat("a ", 1900), "save " + strings.Repeat("y", 3000), "save a\x00b",
		"save a\nb", "save \u202ex", "save con:", `save \\host\x`, "save C:/x", "save ~/x", "save ./../x", "save x/../../y",
		"save -", "undo 99999999999999999999", "auto 99999999999999999999", "log -1", "board " + strings.Repeat("z", 3000),
		"card " + strings.Repeat("\xf0\x9f\x98\x80", 900), "clause ../../etc/passwd", `card "`, "for i = 1, 1e9 do end",
		"while true do end", "os.exit()", `ann:plays(string.rep("a", 1e9))`, "(function() end)()", strings.Repeat("(", 3000),
		"players { { \"Zed\" } }", "ruling { en = \"x\", fr = \"y\" }", "begin()", "until_step \"end of turn, step 7\"",
		"ann = nil", "local ann = 3", "ann:plays \"Punch\"\tann:plays \"Punch\"", "--", "-- plays Punch", "]]", "%s%d%n",
		"scenario \"x\" { game = \"champions\" }", "use \"../../x\"", "card \"Zap\" { cost = 1 }",
	} {
		for _, flags := range [][]string{nil, {"--json"}, {"--lang", "fr", "--echo"}} {
			a := &app{in: strings.NewReader("Punch\n" + said + "\nboard\n"), scenarios: scenarios.FS, golden: golden.FS}
			code, out, errs := call(t, a, append([]string{"play", "--hand", "Ann: 3 Punch"}, flags...)...)
			if code != exitOK {
				t.Errorf("%.60q: exit code %d, %.300s", said, code, errs)
			}
			if n := len(out); n > 200_000 {
				t.Errorf("%.60q: %d bytes", said, n)
			}
			if at := strings.IndexFunc(out+errs, func(r rune) bool { return r != '\n' && files.Hidden(r) }); at >= 0 {
				t.Errorf("%.60q: it prints %.60q", said, (out + errs)[at:])
			}
			if strings.Contains(out, "internal error") || strings.Contains(out, "goroutine ") {
				t.Errorf("%.60q: %.500s", said, out)
			}
		}
	}
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if len(e.Name()) > 100 || e.IsDir() || !strings.HasSuffix(e.Name(), ".lua") {
			t.Errorf("this was written: %.100q", e.Name())
		}
	}
}

// TestPlayTenThousandLines: a table that is never left is borne as well.
func TestPlayTenThousandLines(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing runs side by side")
	}
	t.Chdir(t.TempDir())
	start := time.Now()
	for _, lines := range []string{strings.Repeat("xyz\n", 10_000), strings.Repeat("1\nundo\nwhat if 2\nback\nboard\n", 300),
		strings.Repeat("1\n", 3_000)} {
		a := &app{in: strings.NewReader(lines), out: io.Discard, scenarios: scenarios.FS, golden: golden.FS}
		if code, _, errs := call(t, a, "play", "forever-evil"); code != exitOK {
			t.Errorf("exit code %d, %.300s", code, errs)
		}
	}
	t.Logf("%v", time.Since(start))
}
