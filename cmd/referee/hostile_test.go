package main

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"
	"unicode"
)

// hostileWords are what nobody means to write: too long to be repeated, or orders to a terminal.
var hostileWords = map[string]string{
	"long":    strings.Repeat("x", 100_000),
	"spaced":  strings.Repeat("q7 ", 30_000),
	"escape":  "a\x1b[2Jb\x1b]0;title\a",
	"turned":  "a\u202eb\u2066",
	"newline": "a\nreferee: all is well",
	"bytes":   "a\xff\xfe",
}

// few is a referee with little built in.
var few = fstest.MapFS{"forever-evil/cards/kick.lua": {Data: []byte(punch)}}

// TestHostileWords: whatever is written on a command line, little of it is repeated, and nothing of it commands the terminal.
func TestHostileWords(t *testing.T) {
	t.Chdir(t.TempDir())
	for kind, word := range hostileWords {
		for _, args := range [][]string{
			{word}, {"help", word}, {"completion", word}, {"--" + word}, {"--lang", word, "list"}, {"--lang=" + word}, {"--help=" + word},
			{"ask", word}, {"ask", "--game", word, "x"}, {"ask", "--edition", word, "x"}, {"card", word}, {"card", "--list", word}, {"clause", word},
			{"clause", "fe." + word + "."}, {"list", word}, {"show", word}, {"run", word}, {"run", word + ".lua"}, {"run", "--rule", word, "x"},
			{"run", "--rule", word + "=on", "x"}, {"run", "--rule", "fe.hero.one-per-turn=" + word, "x"}, {"run", "--format", word, "x"},
			{"run", "--edition", word, "forever-evil/cards/kick"}, {"run", "--scenarios", word, "x"}, {"run", "x", word}, {"new", word}, {"new", "x", "--from", word},
			{"new", "/" + word}, {"version", word},
			{"test", word}, {"test", "--filter", word}, {"test", "--update", word}, {"test", "--scenarios", word}, {"test", "--golden", word + "/x/y", "nothing"},
			{"test", "-j", word}, {"test", "--junit", word + "/x", "forever-evil"}, {"possible", word}, {"possible", "--states", word, "x"}, {"replay", word},
			{"replay", "--log", word + "/x", word}, {"coverage", "--game", word}, {"coverage", "--min-matters", word}, {"coverage", "--list", word},
			{"simulate", "--game", word}, {"simulate", "--edition", word}, {"simulate", "--policy", word}, {"simulate", "--scenario", word},
			{"simulate", "--heroes", word}, {"simulate", "--option", word}, {"simulate", "--option", word + "=1"}, {"simulate", "--games", word},
			{"simulate", "--log", word + "/\x00", "--games", "1"}, {"simulate", "--replays", "\x00/" + word, "--games", "1"},
		} {
			code, out, errs := call(t, &app{scenarios: few, golden: fstest.MapFS{}}, args...)
			if code == exitOK && kind != "newline" {
				t.Errorf("%s: referee %.40q: exit code %d\n%.200s", kind, args, code, out)
			}
			if n := len(out) + len(errs); n > 20_000 {
				t.Errorf("%s: referee %.40q: %d bytes", kind, args, n)
			}
			if at := strings.IndexFunc(out+errs, func(r rune) bool { return r != '\n' && (unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r)) }); at >= 0 {
				t.Errorf("%s: referee %.40q prints %.60q", kind, args, (out + errs)[at:])
			}
			if strings.Contains(errs, "\nreferee: all is well") {
				t.Errorf("%s: referee %.40q makes a line of its own:\n%s", kind, args, errs)
			}
		}
	}
}

// TestHostileFiles: nor does a file of any name.
func TestHostileFiles(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.Mkdir("scenarios", 0o755); err != nil {
		t.Fatal(err)
	}
	for _, word := range []string{"escape", "turned", "newline"} {
		if err := os.WriteFile("scenarios/"+strings.ReplaceAll(hostileWords[word], "/", "")+".lua", []byte(")"), 0o644); err != nil {
			t.Skip("no file of such a name can be made here: ", err)
		}
	}
	for _, args := range [][]string{{"list"}, {"list", "--json"}, {"clause", "fe.buy.pass"}, {"card", "Kick"}, {"ask", "kick"}, {"run", "x"}, {"show", "ab"}, {"run", "scenarios"},
		{"test"}, {"test", "--update"}, {"test", "--lang", "fr"}, {"coverage", "--list", "shown"}} {
		_, out, errs := call(t, &app{scenarios: few, golden: fstest.MapFS{}}, args...)
		if at := strings.IndexFunc(out+errs, func(r rune) bool { return r != '\n' && (unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r)) }); at >= 0 {
			t.Errorf("referee %.40q prints %.60q", args, (out + errs)[at:])
		}
		if strings.Contains(out+errs, "\nreferee: all is well") {
			t.Errorf("referee %.40q makes a line of a name:\n%.2000s%s", args, out, errs)
		}
	}
}
