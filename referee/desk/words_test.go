package desk_test

import (
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/desk"
)

// TestWords: what a script about a game may say is told of each game, in both languages.
func TestWords(t *testing.T) {
	d := &desk.Desk{}
	for _, g := range games.All() {
		w := tell(t, d, desk.Request{Do: "words", Game: g.ID}).Words
		if w == nil || w.Game != g.ID || !slices.Contains(w.Games, g.ID) || len(w.Steps) == 0 {
			t.Fatalf("%s: %+v", g.ID, w)
		}
		for _, list := range [][]desk.Word{w.Global, w.Header, w.Seat, w.Own, w.Places, w.Card, w.Moves, w.Reads,
			w.Checks,
			w.Clauses} {
			if len(list) == 0 {
				t.Errorf("%s: a list without words", g.ID)
			}
			for _, word := range list {
				if word.Word == "" || word.Says[engine.EN] == "" || word.Says[engine.FR] == "" {
					t.Errorf("%s: %q", g.ID, word)
				}
			}
		}
		for _, word := range append(w.Facts, w.Texts...) { // of which the meaning is told in English
			if word.Word == "" || word.Says[engine.EN] == "" {
				t.Errorf("%s: %q", g.ID, word)
			}
		}
		if len(w.Facts) == 0 || len(w.Texts) == 0 {
			t.Errorf("%s: no words of cards", g.ID)
		}
		names := map[engine.Text]bool{}
		for _, c := range w.Cards {
			if c.Name[engine.EN] == "" || c.Type == nil || c.Type[engine.FR] == "" || names[c.Name] {
				t.Errorf("%s: %+v", g.ID, c)
			}
			names[c.Name] = true
		}
	}
	if w := tell(t, d, desk.Request{Do: "words", Game: "chess"}).Words; w == nil || w.Game != games.All()[0].ID {
		t.Errorf("of no game: %+v", w)
	}
}

// TestRunTells: a run tells its log in a language, and for each line of it what line of the script has caused it; of a
// script that stops, as far as it went, and where.
func TestRunTells(t *testing.T) {
	d := &desk.Desk{}
	for n, word := range []string{"plays Punch", "joue Coup de Poing"} {
		v := tell(t, d, desk.Request{Do: "run", Script: three, N: n}).Verdict
		lines := strings.Split(strings.TrimSuffix(v.Log, "\n"), "\n")
		if len(lines) != len(v.Lines) {
			t.Fatalf("%d lines of the log, %d of the script", len(lines), len(v.Lines))
		}
		i := slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, word) })
		if i < 0 || v.Lines[i] != 4 {
			t.Errorf("%q: line %d in %v of %q", word, i, v.Lines, lines)
		}
	}
	for _, x := range []struct {
		line           string
		rules, expects bool
	}{{`ann:plays "Kick"`, true, false}, {`expect(ann.power):is(7)`, false, true}, {`ann:dances()`, false, false}} {
		r := tell(t, d, desk.Request{Do: "run", Script: three + x.line})
		if r.Wrong == nil || r.Wrong.Line != 5 || r.Wrong.Rules != x.rules || r.Wrong.Expects != x.expects ||
			r.Verdict == nil || r.Verdict.Log == "" {
			t.Errorf("%s: %+v, %+v", x.line, r.Wrong, r.Verdict)
		}
	}
	r := tell(t, d, desk.Request{Do: "run", Script: three + "ann:plays Punch"})
	if w := r.Wrong; w == nil || w.Line != 5 || w.Col != 11 || strings.Contains(w.Says[engine.FR], "script") {
		t.Errorf("no Lua: %+v", w)
	}
}

// TestWrongElsewhere: what is wrong in a file that a script uses is told of the line that uses it.
func TestWrongElsewhere(t *testing.T) {
	d := shelve(t, map[string]string{
		"scenarios/part.lua": "\n\n\nlocal x = nil + 1\n",
		"scenarios/a.lua":    "scenario \"t\" { game = \"forever-evil\" }\nuse \"part\"\n",
	})
	r := tell(t, d, desk.Request{Do: "run", Name: "a"})
	if w := r.Wrong; w == nil || w.Line != 2 || !strings.Contains(w.Says[engine.EN], "part") {
		t.Errorf("in a part: %+v", w)
	}
}
