package play

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/scenario"
	"tablereferee/referee/table"
	"tablereferee/scenarios"
)

const dispute = `scenario "TITLE" { game = "forever-evil" }
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power", "Punch" } },
  { "Ben", character = "Sinestro",   hand = { "Invulnerable", "Punch" } },
}
stacks { weakness = 1 }
line_up { "Giganta", "Catwoman", "Man-Bat", "Stargirl", "Broadsword" }
`

func opened(t testing.TB, s table.Setup) *Session {
	t.Helper()
	if s.File == "" {
		s.File = "table.lua"
	}
	at, err := table.Open(s)
	if err != nil {
		t.Fatal(err)
	}
	out := New(at)
	t.Cleanup(out.Close)
	return out
}

// says does what a line asks for that plays something.
func says(t testing.TB, s *Session, line string) Reply {
	t.Helper()
	c, arg := Read(line)
	return s.Do(t.Context(), c, arg)
}

func TestReading(t *testing.T) {
	for line, want := range map[string]struct {
		c   Command
		arg string
	}{
		"": {Next, ""}, "   ": {Next, ""}, "undo": {Undo, ""}, "Undo 3": {Undo, "3"}, "annuler 3": {Undo, "3"}, "reprendre": {Undo, ""},
		"why not Giganta": {Why, "Giganta"}, "why": {Why, ""}, "pourquoi pas": {Why, ""}, "what if 2": {WhatIf, "2"},
		"Et  si 2": {WhatIf, "2"}, "whatif plays Punch": {WhatIf, "plays Punch"}, "what": {Answer, "what"},
		"open": {Open, ""}, "open it": {Answer, "open it"}, "règle fe.x": {Clause, "fe.x"}, "?": {Help, ""},
		"q": {Quit, ""}, "plays Punch": {Answer, "plays Punch"}, "1": {Answer, "1"}, "\x00": {Answer, "\x00"},
		"journal": {Log, ""}, "log 5": {Log, "5"}, "légal": {Legal, ""}, "permis": {Legal, ""},
	} {
		if c, arg := Read(line); c != want.c || arg != want.arg {
			t.Errorf("%q is read as %s %q", line, c.Name(), arg)
		}
	}
}

// TestNoCommandIsAnAnswer: whatever is said at the table of any game is no command, nor taken for a misspelt one.
func TestNoCommandIsAnAnswer(t *testing.T) {
	for _, g := range games.All() {
		r := g.Rules(g.Editions[0])
		var said []string
		for d := range r.Cards[1:] {
			if c := &r.Cards[d+1]; !c.Test { // of those only scripts speak
				said = slices.AppendSeq(said, c.Name.All())
			}
		}
		for o := range r.Options[1:] {
			said = slices.AppendSeq(said, r.Options[o+1].All())
		}
		for v := range r.Verbs {
			for form := range r.Verbs[v].Says.All() {
				said = append(said, strings.TrimSpace(strings.ReplaceAll(form, "{x}", "Kick")))
			}
			if w := strings.ReplaceAll(r.Verbs[v].Word, "_", " "); w != "" {
				said = append(said, w, w+" Kick")
			}
		}
		legal := []string{"", "carte Rencontre", "Carte du Multivers"} // where it is legal, it is an answer
		for _, s := range said {
			if c, _ := Read(s); c != Answer && !slices.Contains(legal, s) {
				t.Errorf("%s: %q is the command %s", g.ID, s, c.Name())
			}
		}
	}
}

func TestCommandsInBothLanguages(t *testing.T) {
	seen := map[string]Command{}
	for _, w := range Words {
		for _, forms := range w.Forms {
			for _, f := range forms {
				if other, twice := seen[f]; twice && other != w.Command {
					t.Errorf("%q is two commands", f)
				}
				if seen[f] = w.Command; engine.FoldName(f) != f {
					t.Errorf("%q has accents or capitals", f)
				}
			}
		}
		if w.Says[engine.EN] == "" || w.Says[engine.FR] == "" || (w.takes == something) != (w.With != engine.Text{}) &&
			w.takes != perhaps {
			t.Errorf("%s is not told: %+v", w.Name, w)
		}
	}
}

func TestPlaying(t *testing.T) {
	s := opened(t, table.Setup{Source: dispute})
	for _, line := range []string{"1", "what if 1", "what if plays Punch", "back", "undo", "redo", "back", "declines", "Punch",
		"undo 2", "next", "suite"} {
		if r := says(t, s, line); r.Err != nil || r.N == 0 && line != "back" {
			t.Fatalf("%s: %+v", line, r)
		}
	}
	if r := says(t, s, ""); r.Err != nil || r.Note == (engine.Text{}) {
		t.Errorf("%+v", r)
	}
	if at, of := s.Table().Played(); at != 3 || of != 3 {
		t.Errorf("%d of %d are played:\n%s", at, of, s.Table().Script(engine.EN))
	}
	if r := says(t, s, "undo all"); r.N != 3 {
		t.Errorf("%+v", r)
	}
	for _, line := range []string{"undo x", "undo -1", "redo 0", "back", "what if", "what if xyz", "auto xyz", "auto -1", "why",
		"buys Giganta", "xyz", "save"} {
		if r := says(t, s, line); r.Err == nil {
			t.Errorf("%s: %+v", line, r)
		}
	}
}

// TestWhatWasTakenByItself: an answer without a choice is told.
func TestWhatWasTakenByItself(t *testing.T) {
	s := opened(t, table.Setup{Source: strings.Replace(dispute, `"Invulnerable", "Punch"`, `"Invulnerable"`, 1)})
	says(t, s, "1")
	r := says(t, s, "defends with Invulnerable")
	if r.Err != nil || len(r.Took) != 1 || r.Took[0].Line[engine.EN] != `ben:chooses "discard it"` {
		t.Errorf("%+v", r)
	}
}

func TestBranchesAreBounded(t *testing.T) {
	s := opened(t, table.Setup{Source: dispute})
	for range maxBranches {
		if r := says(t, s, "what if 1"); r.Err != nil {
			t.Fatal(r.Err)
		}
	}
	if r := says(t, s, "what if 1"); r.Err == nil {
		t.Error("there is no end to branches")
	}
}

func TestWhy(t *testing.T) {
	s := opened(t, table.Setup{Source: dispute})
	for said, clause := range map[string]string{"buys Giganta": "fe.buy.combined-cost", "not buys Giganta": "fe.buy.combined-cost",
		"can I not buy Giganta?": "fe.buy.combined-cost", "pas achète Giganta": "fe.buy.combined-cost",
		"je ne peux pas acheter Giganta ?": "fe.buy.combined-cost", "can't I buy the Giganta": "fe.buy.combined-cost"} {
		why, err := s.WhyOf(said)
		if err != nil || why.No == nil || !slices.Contains(why.No.Clauses, clause) {
			t.Errorf("why %s: %+v, %v", said, why.No, err)
		}
	}
	if why, err := s.WhyOf("Punch"); err != nil || why.No != nil || len(why.Comes) == 0 || len(why.Clauses) == 0 {
		t.Errorf("%+v, %v", why, err)
	}
	if _, err := s.WhyOf("xyz"); err == nil {
		t.Error("words that mean nothing are legal")
	}
	if at, _ := s.Table().Played(); at != 0 {
		t.Error("asking has changed the table")
	}
}

func TestMisspeltCommands(t *testing.T) {
	s := opened(t, table.Setup{Source: dispute})
	for said, meant := range map[string]string{"unod": "undo", "bord": "board", "pourqoi Punch": "pourquoi", "wat if 1": "what if",
		"jornal": "journal"} {
		r := says(t, s, said)
		var f *scenario.Failure
		if !errors.As(r.Err, &f) || !strings.Contains(f.Hint[engine.EN], `"`+meant+`"`) {
			t.Errorf("%s: %v", said, r.Err)
		}
	}
}

// TestAuto plays whole games of each by all ways of playing, turn by turn and at once.
func TestAuto(t *testing.T) {
	if testing.Short() {
		t.Skip("whole games, one after the other")
	}
	for _, g := range games.All() {
		for _, p := range g.Policies {
			more := ""
			if _, can := g.SetupWords()["leave_out_unknown"]; can {
				more = ", leave_out_unknown = 1"
			}
			s := opened(t, table.Setup{Source: `scenario "TITLE" { game = "` + g.ID + `"` + more + ` }
local ann, ben = players { { "Ann" }, { "Ben" } }
`})
			seat, nth := s.Table().Turn()
			if r := says(t, s, "auto "+p.Name); r.Err != nil || r.N == 0 {
				t.Errorf("%s, %s: %+v", g.ID, p.Name, r)
			}
			if now, n := s.Table().Turn(); now == seat && n == nth && s.Table().Question() != nil {
				t.Errorf("%s, %s: it is the same turn", g.ID, p.Name)
			}
			if r := says(t, s, "auto 3"); r.Err != nil || r.N != 3 {
				t.Errorf("%s, %s: %+v", g.ID, p.Name, r)
			}
			r := says(t, s, "auto end")
			if r.Err != nil && strings.HasPrefix(r.Err.Error(), "too many events") {
				t.Logf("%s, %s: no end in sight", g.ID, p.Name) // of a game in which next to nothing can be played
			} else if r.Err != nil || r.Note == (engine.Text{}) && s.Table().Question() != nil {
				t.Errorf("%s, %s: %v, %v", g.ID, p.Name, r.Err, r.Note)
			}
			at, _ := s.Table().Played()
			t.Logf("%s, %s: %d answers, over: %v", g.ID, p.Name, at, s.Table().Board().Over)
		}
	}
}

func TestAutoIsInterrupted(t *testing.T) {
	s := opened(t, table.Setup{Source: dispute})
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if r := s.Do(ctx, Auto, "end"); r.N != 0 {
		t.Errorf("%+v", r)
	}
}

func TestCompleting(t *testing.T) {
	s := opened(t, table.Setup{Source: dispute})
	for line, want := range map[string][]string{
		"und": {"undo"}, "plays P": {"plays Punch"}, "plays": {"plays Bizarro Power", "plays Punch"}, "why plays B": {"why plays Bizarro Power"},
		"card Bizarro P": {"card Bizarro Power"}, "clause fe.buy.comb": {"clause fe.buy.combined-cost"}, "what if end": {"what if ends the turn"},
		"auto gr": {"auto greedy"}, "buys Gigan": {"buys Giganta"}, "xyzzy": nil, "wha": {"what if "}, "WHY NOT buys gigan": {"WHY NOT buys Giganta"},
	} {
		if got := s.Complete(line, engine.EN); !slices.Equal(got, want) {
			t.Errorf("%q may become %q, not %q", line, got, want)
		}
	}
	if got := s.Complete("joue C", engine.FR); !slices.Equal(got, []string{"joue Coup de Poing"}) {
		t.Errorf("%q", got)
	}
	if got := s.Complete("", engine.EN); len(got) < 15 || !slices.IsSorted(got) {
		t.Errorf("%q", got)
	}
	if got := s.Complete(strings.Repeat("a ", 10_000), engine.EN); got != nil {
		t.Errorf("%d", len(got))
	}
	if c := Common([]string{"plays Punch", "plays Bizarro"}); c != "plays " {
		t.Errorf("%q", c)
	}
}

// TestEveryScenarioIsOpened stands at the end of every recorded scenario: something is asked there, the game is over,
// or play stands at a step; what comes next can be told, and an answer can be tried.
func TestEveryScenarioIsOpened(t *testing.T) {
	folder := scenario.NewFolder(scenarios.FS, "scenarios")
	names, err := folder.Names()
	if err != nil {
		t.Fatal(err)
	}
	if testing.Short() {
		names = slices.DeleteFunc(names, func(n string) bool { return len(n)%7 != 0 })
	}
	closed := 0
	for _, name := range names {
		script, err := folder.Compile(name)
		if err != nil {
			t.Fatal(err)
		}
		at, err := table.Open(table.Setup{Name: name, File: script.File, Source: script.Source,
			Options: scenario.Options{Use: folder.Use}, Before: table.End})
		var f *scenario.Failure
		if errors.As(err, &f) && (strings.HasPrefix(f.What[engine.EN], "this set-up is impossible") ||
			strings.HasPrefix(f.What[engine.EN], "nobody sits at the table")) {
			closed++ // that is what it shows, and nobody plays
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		s := New(at)
		q := at.Question()
		if q == nil && !at.Board().Over && at.Stands() == (engine.Text{}) {
			t.Errorf("%s: nothing is asked", name)
		}
		s.Complete("a", engine.EN)
		if q != nil {
			if _, err := s.WhyOf("1"); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
		s.Close()
	}
	if closed > len(names)/10 {
		t.Errorf("at %d of %d scenarios nobody can play", closed, len(names))
	}
	t.Logf("%d scenarios, at %d of which nobody can play", len(names), closed)
}

// BenchmarkOpen opens a table of each game, as far as its first question with all clauses.
func BenchmarkOpen(b *testing.B) {
	for _, g := range games.All() {
		b.Run(g.ID, func(b *testing.B) {
			for b.Loop() {
				d, err := table.NewDraft(g, "")
				if err != nil {
					b.Fatal(err)
				}
				if err := d.Fill(2); err != nil {
					b.Fatal(err)
				}
				at, err := table.Open(table.Setup{Language: scenario.For(g), File: "table.lua", Source: d.Source()})
				if err != nil {
					b.Fatal(err)
				}
				at.Board()
				for i := range at.Question().Answers {
					at.ClausesOf(i)
				}
				at.Close()
			}
		})
	}
}

// BenchmarkDo answers and takes back, with the question that follows; and has something refused.
func BenchmarkDo(b *testing.B) {
	for _, line := range []string{"Punch", "buys Giganta", "why plays Punch", "what if 1"} {
		b.Run(line, func(b *testing.B) {
			s := opened(b, table.Setup{Source: dispute})
			for b.Loop() {
				if c, arg := Read(line); c == Why {
					_, _ = s.WhyOf(arg) // the benchmark is of the time alone
				} else {
					says(b, s, line)
				}
				if q := s.Table().Question(); q != nil {
					for i := range q.Answers {
						s.Table().ClausesOf(i)
					}
				}
				says(b, s, map[string]string{"Punch": "undo", "what if 1": "back"}[line])
			}
		})
	}
}
