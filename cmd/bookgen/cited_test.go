package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// demo is a game that cites its clauses in every way there is, with the package it shares its rules with.
var demo = map[string]string{
	"demo/cards.go": `package demo
import sh "x/engine/shared"
var hand = EndTurn6Draw
func cards() []sh.Card {
	return []sh.Card{
		{ID: "shield", Cite: engine.Cite(CardShield, CardShield), Defense: &sh.Defense{Cite: CardShieldDefense}},
		{Name: "no id", Cite: CardShield},
	}
}
`,
	"demo/game.go": `package demo
import sh "x/engine/shared"
var cites = sh.Cites{EndTurn6Draw: EndTurn6Draw, Reading: AmbDraw, Other: nothing}
func (g *Game) draw() { g.EndTurn6Draw(x.AmbDraw); func() { g.Cite(EndTurn6Draw) }() }
`,
	"demo/game_test.go":   "package demo\nvar tested = AmbDraw\n",
	"demo/clauses_gen.go": "package demo\nconst AmbDraw = 2\nvar all = AmbDraw\n",
	"shared/turn.go": `package shared
type Cites struct{ EndTurn6Draw, Reading, Other, Unused Clause }
func (g *Game) EndTurn() { c := g.Kit.Cites; g.Cite(c.Reading, c.Other); g.Reading.Draw() }
func draw(g *Game) { g.Cite(g.Kit.Cites.EndTurn6Draw) }
func none(c *Card) { c.Reading() }
`,
}

func TestCited(t *testing.T) {
	root := t.TempDir()
	for name, text := range demo {
		file := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	book, err := read("book.yaml", []byte(good))
	if err != nil {
		t.Fatal(err)
	}
	cited, err := scan(filepath.Join(root, "demo"), book)
	if err != nil {
		t.Fatal(err)
	}
	for clause, want := range map[string][]string{
		"EndTurn6Draw":      {"cards.go: hand", "game.go: draw", "shared/turn.go: draw"},
		"AmbDraw":           {"shared/turn.go: EndTurn"},
		"CardShield":        {"cards.go: cards (shield)", "cards.go: cards"},
		"CardShieldDefense": {"cards.go: cards (shield)"},
	} {
		if got := cited[clause]; !slices.Equal(got, want) {
			t.Errorf("%s: got %q, want %q", clause, got, want)
		}
	}
	if len(cited) != 4 {
		t.Errorf("cited: %v", cited)
	}
	out, err := generateCited(filepath.Join(root, "demo")+"/", "book.yaml", book)
	if err != nil {
		t.Fatal(err)
	}
	words := strings.Join(strings.Fields(string(out)), " ")
	for _, want := range []string{"package demo", "var citedAt = [5][]string{", `CardShieldDefense: { "cards.go: cards (shield)", }, }`} {
		if !strings.Contains(words, want) {
			t.Errorf("no %s in\n%s", want, out)
		}
	}
}

// A source that is no Go, or a shared package that is not there, is an error and not an empty table.
func TestCitedBroken(t *testing.T) {
	book, err := read("book.yaml", []byte(good))
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		"package demo\nfunc {": "cards.go:2:6",
		"package demo\nimport \"x/shared\"\nvar c = shared.Cites{}\n": "no Go file of that package",
	} {
		dir := filepath.Join(t.TempDir(), "demo")
		if err := os.Mkdir(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, "cards.go"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := generateCited(dir, "book.yaml", book); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}

// The table of the game must be the one that its sources give today.
func TestForeverEvilCitedIsFresh(t *testing.T) {
	dir := filepath.Join("..", "..", "engine", "foreverevil")
	src, err := os.ReadFile(filepath.Join(dir, "rulebook.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	book, err := read("rulebook.yaml", src)
	if err != nil {
		t.Fatal(err)
	}
	want, err := generateCited(dir, "rulebook.yaml", book)
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(dir, "cited_gen.go"))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("cited_gen.go is stale: go run ./cmd/bookgen engine/foreverevil/rulebook.yaml")
	}
}
