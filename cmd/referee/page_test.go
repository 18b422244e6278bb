package main

import (
	"io"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/rivo/uniseg"
	"pgregory.net/rapid"
)

// TestFoldLosesNothing: whatever is folded, to whatever width, has the same words in the same order, and no line is
// wider than the terminal unless a single word is.
func TestFoldLosesNothing(t *testing.T) {
	word := rapid.StringMatching(`[a-zé«».:李-]{1,40}`)
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.SliceOfN(word, 1, 30).Draw(t, "words")
		gap := rapid.SampledFrom([]string{" ", "  "}).Draw(t, "gap")
		lead := rapid.SampledFrom([]string{"", "    ", "  label      "}).Draw(t, "lead")
		p := &page{width: rapid.IntRange(leastWidth, 100).Draw(t, "width"), colour: rapid.Bool().Draw(t, "colour")}
		p.fold(lead, strings.Join(words, gap), rapid.IntRange(0, 60).Draw(t, "hang"),
			rapid.SampledFrom([]style{plainly, strong, dim}).Draw(t, "style"))
		out := strings.NewReplacer(string(strong), "", string(dim), "", "\x1b[0m", "").Replace(p.String())
		if got, want := strings.Fields(out), append(strings.Fields(lead), words...); !slices.Equal(got, want) {
			t.Fatalf("%q became\n%s", want, out)
		}
		for line := range strings.SplitSeq(strings.TrimSuffix(out, "\n"), "\n") {
			if uniseg.StringWidth(line) > p.width && (len(strings.Fields(line)) > 1 || strings.HasPrefix(line, " ")) &&
				strings.TrimSpace(line) != strings.TrimSpace(lead) {
				t.Fatalf("wider than %d: %q", p.width, line)
			}
		}
	})
}

// TestPipeIsWhole: where nobody looks on, lines are as long as they are, whatever COLUMNS says; on a terminal they are
// as wide as it says.
func TestPipeIsWhole(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, c := range []struct {
		columns, noColour string
		terminal          bool
		width             int
		colour            bool
	}{
		{"60", "", false, 0, false},
		{"60", "", true, 60, true},
		{"60", "1", true, 60, false},
		{"7", "", true, 0, true}, // so narrow that folding helps nobody
		{"x", "", true, 0, true}, // a stream that is no terminal after all does not say how wide it is
	} {
		a := &app{env: func(k string) string {
			return map[string]string{"COLUMNS": c.columns, "NO_COLOR": c.noColour}[k]
		},
			terminal: func(io.Writer) bool {
				return c.terminal
			}, scenarios: fstest.MapFS{"p.lua": {Data: []byte(punch)}}, golden: fstest.MapFS{}}
		for _, args := range [][]string{{"clause", "fe.weakness.empty-stack"}, {"clause"}, {"card", "Bizarro Power"}, {"explain", "p"},
			{"card"}, {"list"}, {"run", "p"}, {"ask", "what is a Weakness?"},
			{"run", "--help"}, {"--help"}} {
			_, out, errs := call(t, a, args...)
			if out == "" {
				t.Fatalf("%v: %s", args, errs)
			}
			if strings.Contains(out, "\x1b") && !c.colour {
				t.Errorf("%+v: %v: an escape sequence in\n%s", c, args, out)
			}
			widest := 0
			for line := range strings.SplitSeq(strings.NewReplacer(string(strong), "", string(dim), "", "\x1b[0m",
				"").Replace(out), "\n") {
				if !strings.HasPrefix(line, "  referee ") && len(strings.Fields(line)) > 1 {
					widest = max(widest, uniseg.StringWidth(line))
				}
			}
			if c.width > 0 && widest > c.width {
				t.Errorf("%+v: %v: %d columns\n%s", c, args, widest, out)
			}
			if c.width == 0 && args[0] == "clause" && widest <= 60 {
				t.Errorf("%+v: %v: folded at %d columns", c, args, widest)
			}
		}
	}
}

// TestClean takes out what a terminal would obey, and nothing else.
func TestClean(t *testing.T) {
	for in, want := range map[string]string{
		"plain":                   "plain",
		"Énergie « oui »":         "Énergie « oui »",
		"two\nlines":              "two\nlines",
		"a\tb":                    "a b",
		"\x1bcleared":             "\ufffdcleared",
		"\u009b2J":                "\ufffd2J",
		"bell\a":                  "bell\ufffd",
		"back\r\b":                "back\ufffd\ufffd",
		"turned\u202e":            "turned\ufffd",
		"isolated\u2066":          "isolated\ufffd",
		"line\u2028line":          "line\ufffdline",
		"no\u200bwidth":           "no\ufffdwidth",
		"soft\u00adhyphen":        "soft\ufffdhyphen",
		"filled\u3164\u115f":      "filled\ufffd\ufffd",
		"tag\U000e0041":           "tag\ufffd",
		"\ufeffmarked":            "\ufffdmarked",
		"bad \xff":                "bad \ufffd",
		"said bad already \ufffd": "said bad already \ufffd",
	} {
		if got := clean(in); got != want {
			t.Errorf("%q became %q", in, got)
		}
	}
	if got := cleanLine("two\nlines"); got != "two\ufffdlines" {
		t.Errorf("%q", got)
	}
}

func TestMessagesAreFoldedAndExcerptsAreNot(t *testing.T) {
	p := page{width: 40}
	p.message("  ",
		"a.lua:3: there is no card of this name anywhere in the box\n  3 | ann:plays \"Something with a very long name\"\n    |           ^")
	want := "  a.lua:3: there is no card of this name\n    anywhere in the box\n" +
		"    3 | ann:plays \"Something with a very long name\"\n      |           ^\n"
	if got := p.String(); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}
