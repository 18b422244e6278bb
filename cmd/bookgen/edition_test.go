package main

import (
	"encoding/json"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"tablereferee/engine"
	"tablereferee/engine/deckbuilder"
	"tablereferee/engine/foreverevil"
	"tablereferee/engine/log"
)

// What makes an edition more of Forever Evil: one that is like the English edition, but in which six cards are drawn, a
// heading is missing and a Kick costs 4. It has an id that no edition has.
var another = func() string {
	id := "another"
	for slices.Contains(foreverevil.Game.Editions, id) {
		id += "-one"
	}
	return id
}()

// allEditions are those that there are, and the one more.
var allEditions = append(slices.Clone(foreverevil.Game.Editions), another)

const folder = "../../engine/foreverevil"

// replaced puts something in the place of what a pattern finds, which is there.
func replaced(t *testing.T, text, pattern, by string) string {
	t.Helper()
	p := regexp.MustCompile(pattern)
	if !p.MatchString(text) {
		t.Fatalf("nothing is like %s", pattern)
	}
	return p.ReplaceAllString(text, strings.ReplaceAll(by, "another", another))
}

// secondBook gives the rulebook file with the edition in it.
func secondBook(t *testing.T) *rulebook {
	t.Helper()
	src, err := os.ReadFile(folder + "/book/rulebook.yaml")
	if err != nil {
		t.Fatal(err)
	}
	text := replaced(t, string(src), `(?m)^(editions:\n(?:  - .*\n)+)`, "${1}  - {id: another, language: en, like: en}\n")
	text = replaced(t, text, `(id: fe\.end-turn\.6-draw\n(?:    .*\n)*?    value: \{[^}]*)\}`, "$1, another: 6}")
	text = replaced(t, text, `(id: fe\.end-turn\.5-refill\n(?:    .*\n)*?    where: \{[^}]*)\}`, "$1, another: ''}")
	return must(t, text)
}

// secondFile gives the card file with what the edition prints otherwise.
func secondFile(t *testing.T) string {
	t.Helper()
	src, err := os.ReadFile(folder + "/cards/basics.lua")
	if err != nil {
		t.Fatal(err)
	}
	const kick = `(?m)^card "Kick" \{ `
	if strings.Contains(string(src), `card "Kick" { editions = { `) {
		return replaced(t, string(src), kick+`editions = \{ `, `card "Kick" { editions = { ["another"] = { cost = 4 }, `)
	}
	return replaced(t, string(src), kick, `card "Kick" { editions = { ["another"] = { cost = 4 } }, `)
}

// secondGame gives the game that is made of these files and of the code as it is.
func secondGame(t *testing.T) *engine.Game {
	t.Helper()
	book, files := secondBook(t), fstest.MapFS{}
	of := *foreverevil.Title.Declaration
	for _, name := range of.Order {
		src, err := fs.ReadFile(of.Files, "cards/"+name+".lua")
		if err != nil {
			t.Fatal(err)
		}
		files["cards/"+name+".lua"] = &fstest.MapFile{Data: src}
	}
	files["cards/basics.lua"].Data = []byte(secondFile(t))
	of.Files, of.Snapshot = files, nil
	of.Book = &engine.Book{Game: book.Game, Prefix: book.Prefix, Written: string(write("rulebook.yaml", book))}
	for _, e := range book.Editions {
		lang := engine.EN
		if languageOf(e.Language) == "engine.FR" {
			lang = engine.FR
		}
		of.Book.Editions, of.Book.Languages = append(of.Book.Editions, e.ID), append(of.Book.Languages, lang)
	}
	g := deckbuilder.NewTitle(&of).Game()
	if err := g.Complete(); err != nil {
		t.Fatal(err)
	}
	return &g
}

// TestAThirdEditionIsData: an edition more is played by what its files say of it, without a change of code. The others
// stay as they are.
func TestAThirdEditionIsData(t *testing.T) {
	g := secondGame(t)
	if !slices.Equal(g.Editions, allEditions) {
		t.Fatalf("its editions are %q", g.Editions)
	}
	draw, _ := g.Book.Find("fe.end-turn.6-draw")
	refill, _ := g.Book.Find("fe.end-turn.5-refill")
	for _, c := range []struct {
		edition     string
		draws, cost int
		refills     bool
	}{{"en", 5, 3, true}, {"fr", 5, 3, true}, {another, 6, 4, false}} {
		r := g.Rules(c.edition)
		value, _ := g.Book.Info(draw).In(c.edition)
		_, absent := g.Book.Info(refill).In(c.edition)
		if r.Value(draw) != c.draws || value != c.draws || r.Printed(refill) != c.refills || absent == c.refills {
			t.Errorf("%s: draws %d, %d; the refill is printed: %v, %v", c.edition, r.Value(draw), value,
				r.Printed(refill), !absent)
		}
		m, err := g.Start(r, &engine.Setup{Seed: 7, First: engine.NoPlayer,
			Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}, deckbuilder.Greedy{})
		if err != nil {
			t.Fatal(err)
		}
		m.Log = engine.NewLog(m, []string{"Ann", "Ben"})
		if err := m.Run(func() { g.Play(m) }); err != nil {
			t.Fatal(err)
		}
		text := string(log.Text(m.Log, engine.EN))
		if !strings.Contains(text, "game forever-evil, edition "+c.edition+", ") {
			t.Errorf("%s: the head of the log is %.80q", c.edition, text)
		}
		if n := m.Log.Cited(); n[draw] == 0 || (n[refill] > 0) != c.refills {
			t.Errorf("%s: the draw is cited %d times, the refill %d times", c.edition, n[draw], n[refill])
		}
		again := g.Resume(m.Table, deckbuilder.Greedy{})
		for _, m := range []*engine.Match{m, again} {
			if is := costOf(m, r.FindCard("Kick")); is != c.cost {
				t.Errorf("%s: a Kick costs %d", c.edition, is)
			}
			if is := costOf(m, r.FindCard("Punch")); is != 0 {
				t.Errorf("%s: a Punch costs %d", c.edition, is)
			}
		}
	}
	fact := engine.Fact{Name: engine.Text{"cost, edition " + another, "coût, édition " + another}, Value: engine.Text{"4", "4"}}
	if facts := g.Facts(g.Rules("en").FindCard("Kick")); facts[len(facts)-1] != fact {
		t.Errorf("of a Kick is said %v", facts)
	}
}

// TestOwnCardsInAThirdEdition: what an author says of a printed card holds in every edition, and may be said by edition
// as well.
func TestOwnCardsInAThirdEdition(t *testing.T) {
	g := secondGame(t)
	for _, c := range []struct {
		source   string
		en, then int
	}{
		{`card "Kick" { vp = 2 }`, 3, 4}, {`card "Kick" { cost = 2 }`, 2, 2},
		{`card "Kick" { cost = 2, editions = { ["` + another + `"] = { cost = 1 } } }`, 2, 1},
	} {
		with, err := g.With([]engine.Source{{Name: "mine.lua", Text: c.source}})
		if err != nil {
			t.Fatal(err)
		}
		for edition, want := range map[string]int{"en": c.en, another: c.then} {
			r := with.Rules(edition)
			m, err := with.Start(r, &engine.Setup{Seed: 1, Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}},
				deckbuilder.Greedy{})
			if err != nil {
				t.Fatal(err)
			}
			if is := costOf(m, r.FindCard("Kick")); is != want {
				t.Errorf("%s: in edition %s a Kick costs %d, not %d", c.source, edition, is, want)
			}
		}
	}
	_, err := g.With([]engine.Source{{Name: "mine.lua", Text: `card "Kick" { editions = { ["` + another + `r"] = { cost = 1 } } }`}})
	want := "mine.lua:1: Kick: there is no edition " + another + "r; the editions of the game are " + strings.Join(allEditions, ", ") +
		"; did you mean " + another + "?"
	if err == nil || engine.Tell(err, engine.EN) != want {
		t.Errorf("told is %v", err)
	}
}

// costOf is what a card costs at a table, as it is printed.
func costOf(m *engine.Match, d engine.Def) int {
	for c := engine.CardID(1); int(c) <= m.CardCount(); c++ {
		if m.Def(c) == d {
			return deckbuilder.On(m).Card(c).Cost
		}
	}
	return -1
}

// TestTheProgramTakesAThirdEdition: built with the files of the edition in the place of those that are there, and with
// no other change, the program plays it, and says what differs.
func TestTheProgramTakesAThirdEdition(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds the program: the run without the race detector does")
	}
	book, dir := secondBook(t), t.TempDir()
	source, err := generate("book", "rulebook.yaml", book)
	if err != nil {
		t.Fatal(err)
	}
	instead := map[string]string{}
	for name, text := range map[string]string{"book/" + written: string(write("rulebook.yaml", book)),
		"book/clauses_gen.go": string(source), "cards/basics.lua": secondFile(t)} {
		was, err := filepath.Abs(filepath.Join(folder, name))
		if err != nil {
			t.Fatal(err)
		}
		is := filepath.Join(dir, filepath.Base(name))
		if err := os.WriteFile(is, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		instead[was] = is
	}
	overlay, err := json.Marshal(map[string]any{"Replace": instead})
	if err != nil {
		t.Fatal(err)
	}
	list, referee := filepath.Join(dir, "overlay.json"), filepath.Join(dir, "referee")
	if err := os.WriteFile(list, overlay, 0o644); err != nil {
		t.Fatal(err)
	}
	build := exec.CommandContext(t.Context(), "go", "build", "-overlay", list, "-o", referee, "../referee")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, c := range []struct {
		fails bool
		args  string
		wants []string
	}{
		{false, "version", []string{"editions " + strings.Join(allEditions, ", ") + "\n"}},
		{false, "clause fe.end-turn.6-draw", []string{another + ": Ending Your Turn", ", " + another + ": 6\n"}},
		{false, "clause fe.end-turn.5-refill", []string{another + ": (this edition is silent)\n"}},
		{false, "clause --json fe.end-turn.6-draw", []string{`"` + another + `": 6`}},
		{false, "card Kick", []string{"cost, edition " + another + "  4\n"}},
		{false, "simulate --edition " + another + " --games 5 --check", []string{", edition " + another + ": 5 games"}},
		{true, "simulate --edition " + another + "r", []string{"the editions of forever-evil are " + strings.Join(allEditions, ", ")}},
		{false, "run --edition " + another + " forever-evil/attack/one-defense-per-attack",
			[]string{"game forever-evil, edition " + another + ", seed"}},
	} {
		run := exec.CommandContext(t.Context(), referee, strings.Fields(c.args)...)
		out, err := run.CombinedOutput()
		if (err != nil) != c.fails {
			t.Errorf("referee %s: %v", c.args, err)
		}
		for _, want := range c.wants {
			if !strings.Contains(string(out), want) {
				t.Errorf("referee %s: there is no %q in\n%s", c.args, want, out)
			}
		}
	}
}
