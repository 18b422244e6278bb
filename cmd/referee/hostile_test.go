package main

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"tablereferee/internal/files"
)

// hostileWords are what nobody means to write: too long to be repeated, or orders to a terminal.
var hostileWords = map[string]string{
	"long":    strings.Repeat("x", 100_000),
	"spaced":  strings.Repeat("q7 ", 30_000),
	"escape":  "a\x1b[2Jb\x1b]0;title\a",
	"turned":  "a\u202eb\u2066",
	"newline": "a\nreferee: all is well",
	"bytes":   "a\xff\xfe",
	"hidden":  "a\u200bb\u00adc\ufeff",
}

// few is a referee with little built in.
var few = fstest.MapFS{"forever-evil/cards/kick.lua": {Data: []byte(punch)}}

// TestHostileWords: whatever is written on a command line, little of it is repeated, and nothing of it commands the
// terminal.
func TestHostileWords(t *testing.T) {
	if testing.Short() {
		t.Skip("one command after the other")
	}
	t.Chdir(t.TempDir())
	for kind, word := range hostileWords {
		for _, args := range [][]string{
			{word}, {"help", word}, {"completion", word}, {"--" + word}, {"--lang", word, "list"}, {"--lang=" + word},
			{"--help=" + word},
			{"ask", word}, {"ask", "--game", word, "x"}, {"ask", "--edition", word, "x"}, {"card", word},
			{"card", "--list", word}, {"clause", word},
			{"clause", "fe." + word + "."}, {"list", word}, {"show", word}, {"run", word}, {"run", word + ".lua"},
			{"run", "--rule", word, "x"},
			{"run", "--rule", word + "=on", "x"}, {"run", "--rule", "fe.hero.one-per-turn=" + word, "x"},
			{"run", "--format", word, "x"},
			{"run", "--edition", word, "forever-evil/cards/kick"}, {"run", "--scenarios", word, "x"},
			{"list", "--clause", word}, {"list", "--card", word}, {"list", "--folder", word}, {"list", "--game", word},
			{"clause", "--kind", word}, {"clause", "--edition", word}, {"clause", "--game", word},
			{"clause", "--kind", "reading", word}, {"card", "--type", word}, {"card", "--cost", word},
			{"card", "--trait", word}, {"card", "--keyword", word}, {"card", "--icon", word}, {"card", "--game", word},
			{"card", "--md", word}, {"run", "--md", word}, {"init", "--game", word}, {"new", "--game", word, "x"},
			{"run", "x", word}, {"new", word}, {"new", "x", "--from", word},
			{"new", "/" + word}, {"version", word},
			{"test", word}, {"test", "--filter", word}, {"test", "--filter", word + "("}, {"test", "--update", word},
			{"test", "--scenarios", word}, {"test", "--golden", word + "/x/y", "nothing"},
			{"test", "-j", word}, {"test", "--junit", word + "/x", "forever-evil"}, {"possible", word},
			{"possible", "--states", word, "x"}, {"replay", word},
			{"replay", "--log", word + "/x", word}, {"coverage", "--game", word}, {"coverage", "--min-matters", word},
			{"coverage", "--list", word},
			{"play", word}, {"play", word + ".lua"}, {"play", "--lay", word}, {"play", "forever-evil", "--lay", word + ":" + word},
			{"play", "--hand", word}, {"play", "--hand", word + ": Punch, " + word}, {"play", "forever-evil", "--edition", word},
			{"play", "forever-evil", "--weakness", word}, {"play", "forever-evil", "--players", word + "," + word},
			{"play", "forever-evil", "--at", word}, {"play", "forever-evil/cards/kick", "--at", word},
			{"play", "forever-evil", "--rule", word}, {"play", "--" + word},
			{"simulate", "--game", word}, {"simulate", "--edition", word}, {"simulate", "--policy", word},
			{"simulate", "--scenario", word},
			{"simulate", "--heroes", word}, {"simulate", "--option", word}, {"simulate", "--option", word + "=1"},
			{"simulate", "--games", word},
			{"simulate", "--log", word + "/\x00", "--games", "1"}, {"simulate", "--replays", "\x00/" + word, "--games",
				"1"},
		} {
			code, out, errs := call(t, &app{scenarios: few, golden: fstest.MapFS{}}, args...)
			if code == exitOK && kind != "newline" {
				t.Errorf("%s: referee %.40q: exit code %d\n%.200s", kind, args, code, out)
			}
			if n := len(out) + len(errs); n > 20_000 {
				t.Errorf("%s: referee %.40q: %d bytes", kind, args, n)
			}
			if at := strings.IndexFunc(out+errs, func(r rune) bool { return r != '\n' && files.Hidden(r) }); at >= 0 {
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
	for _, word := range []string{"escape", "turned", "newline", "hidden"} {
		if err := os.WriteFile("scenarios/"+strings.ReplaceAll(hostileWords[word], "/", "")+".lua", []byte(")"),
			0o644); err != nil {
			t.Skip("no file of such a name can be made here: ", err)
		}
	}
	for _, args := range [][]string{{"list"}, {"list", "--json"}, {"clause", "fe.buy.pass"}, {"card", "Kick"},
		{"ask", "kick"}, {"run", "x"}, {"show", "ab"}, {"run", "scenarios"},
		{"test"}, {"test", "--update"}, {"test", "--lang", "fr"}, {"coverage", "--list", "shown"}} {
		_, out, errs := call(t, &app{scenarios: few, golden: fstest.MapFS{}}, args...)
		if at := strings.IndexFunc(out+errs, func(r rune) bool { return r != '\n' && files.Hidden(r) }); at >= 0 {
			t.Errorf("referee %.40q prints %.60q", args, (out + errs)[at:])
		}
		if strings.Contains(out+errs, "\nreferee: all is well") {
			t.Errorf("referee %.40q makes a line of a name:\n%.2000s%s", args, out, errs)
		}
	}
}

// TestOneLongNameLengthensNoOther: what stands beside names stands in a column, but not one as far to the right as the
// longest name ends.
func TestOneLongNameLengthensNoOther(t *testing.T) {
	long := strings.Repeat("d/", 500) + "x"
	names := fstest.MapFS{"a.lua": {Data: []byte(punch)}, "bb.lua": {Data: []byte(punch)},
		long + ".lua": {Data: []byte(punch)}}
	_, out, _ := call(t, &app{scenarios: names, golden: fstest.MapFS{}}, "list")
	for line := range strings.Lines(out) {
		if !strings.HasPrefix(line, long) && len(line) > 200 {
			t.Errorf("%d bytes for %.20q", len(line), line)
		}
	}
	if !strings.Contains(out, long+"  ") {
		t.Errorf("the long name is not whole:\n%s", out)
	}
}

// TestSuggestionsHelp: nobody is told to write what was written, nor everything there is.
func TestSuggestionsHelp(t *testing.T) {
	for _, args := range [][]string{{""}, {"--", "run"}, {"--", "test"}} {
		code, _, errs := call(t, &app{scenarios: few, golden: fstest.MapFS{}}, args...)
		if code != exitWrong || strings.Contains(errs, "did you mean") {
			t.Errorf("%q: exit code %d\n%s", args, code, errs)
		}
	}
}

// TestHeroes: names of characters are names with commas between them, and nothing else.
func TestHeroes(t *testing.T) {
	for value, want := range map[string]string{`"`: `--heroes ": there is no such`,
		`a"b,c`: `--heroes a"b: there is no such`, ",": "a name beside a comma is empty",
		"spider-man,": "a name beside a comma is empty", "spider-man, she-hulk": "", "Spider-Man": ""} {
		code, _, errs := call(t, &app{scenarios: few, golden: fstest.MapFS{}}, "simulate", "--game", "champions",
			"--games", "1", "--heroes", value)
		if (code == exitOK) != (want == "") || !strings.Contains(errs, want) {
			t.Errorf("--heroes %q: exit code %d\n%s", value, code, errs)
		}
	}
}

// TestNamesThatDifferInCapitals: where two scenarios would be one on another system, it is said, and both are played.
func TestNamesThatDifferInCapitals(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, name := range []string{"scenarios/Fe", "scenarios/fe"} {
		if err := os.MkdirAll(name, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name+"/kick.lua", []byte(punch+"-- "+name), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if text, err := os.ReadFile("scenarios/Fe/kick.lua"); err != nil || !strings.HasSuffix(string(text), "Fe") {
		t.Skip("capitals make no difference here")
	}
	for lang, want := range map[string]string{
		"en": "careful: scenarios/fe/kick.lua: its name differs only in capitals from that of Fe/kick.lua: on some systems one of the two is lost\n",
		"fr": "attention : scenarios/fe/kick.lua : son nom ne diffère que par les majuscules de celui-ci : Fe/kick.lua ; sur certains systèmes, l'un des deux se perd\n",
	} {
		_, out, _ := call(t, &app{scenarios: few, golden: fstest.MapFS{}}, "test", "--lang", lang)
		if !strings.Contains(out, want) || !strings.Contains(out, "2 sc") {
			t.Errorf("%s", out)
		}
	}
}
