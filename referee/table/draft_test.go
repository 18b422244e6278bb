package table

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// draft is a set-up of a game that is said in words.
func draft(t *testing.T, game string, said ...string) (*Draft, error) {
	t.Helper()
	d, err := NewDraft(games.Find(game), "")
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range said {
		if err := d.Lay(s); err != nil {
			return d, err
		}
	}
	return d, d.Fill(d.Least())
}

// TestDraft says the same set-up in many ways.
func TestDraft(t *testing.T) {
	const want = `scenario "TITLE" {
  game = "forever-evil",
}

local ann, ben = players {
  { "Ann", hand = { "Bizarro Power", "Punch", "Punch" } },
  { "Ben" },
}
`
	for _, said := range []string{"Ann hand: Bizarro Power, 2 Punch", "ann.hand: bizarro power, 2x Punch", "Ann's hand: Bizarro Power, Punch, punch",
		"main d'Ann : Pouvoir de Bizarro, 2 Coup de Poing", "hand: Bizarro Power, 2 x Punch",
		"my hand: Bizarro Power, Punch x2", "la main d'Ann: Pouvoir de Bizarro, x2 Coup de Poing", "hand: Bizarro Power and two Punch",
		"main : Pouvoir de Bizarro et 2 Coups de Poing", `ANN HAND: "Bizarro Power", Punch, Punch`,
		"hand: bizarro power, punch punch", "main : Pouvoir de Bizarro, Coup de Poing coup de poing"} {
		d, err := draft(t, "forever-evil", said)
		if err != nil {
			t.Errorf("%s: %v", said, err)
			continue
		}
		if got := strings.Replace(d.Source(), `"ANN"`, `"Ann"`, 1); got != want {
			t.Errorf("%s:\n%s", said, got)
		}
	}
}

// TestDraftOfEverything lays out every sort of thing, and opens the table.
func TestDraftOfEverything(t *testing.T) {
	for game, said := range map[string][]string{
		"forever-evil": {"Ann character: Lex Luthor", "Ben character: sinestro", "Ann hand: Punch", "Ben hand: -", "Ann deck top: Kick",
			"weakness: 1", "Kick stack: 3", "Line-Up: Giganta, Catwoman (tokens 1)", "top of main deck: Man-Bat", "Ann Power: 3", "vp: 2",
			"turn: Ben", "Ben in play: Power Girl (kept)"},
		"champions": {"Ann character: She-Hulk", "Ann hand: Uppercut, 3 Strength", "villain: Rhino I (damage 3, stunned)",
			"Ann in play: Tigra (2 damage, exhausted)", "Ann engaged: Sandman", "acceleration: 2", "encounter_deck: 12",
			"identity: She-Hulk (damage 5)",
			"side_schemes: Crowd Control (threat 2)"},
		"metal": {"Ann team: Cyborg, Superman (oversized)", "Ben team: Hal Jordan (oversized)", "Ann hand: Weakness, 2 Punch",
			"Ann score pile: The Merciless, Weakness", "captured Super Heroes: Batman", "available: Plastic Man (oversized)",
			"Super-Villains: The Drowned, Barbatos", "surcharges: 3", "weaknesses: 1", "Ann Power: 3",
			"Line-Up: Element X", "Ann discard pile: Steel (bought)", "leave out unknown: yes"},
		"rivals": {"Ann character: Batman 12", "Ann hand: Kick, Punch", "kicks: 3", "Confrontation: 1", "Ann Power: 12",
			"Ben hand: Chalk Line", "Ben raised: 2", "top of main deck: Bane", "Line-Up: Superman, 1 Killing Joke"},
	} {
		d, err := draft(t, game, said...)
		if err != nil {
			t.Errorf("%s: %v", game, err)
			continue
		}
		d.Seed(7)
		table, err := Open(Setup{File: "draft.lua", Source: d.Source()})
		if err != nil {
			t.Errorf("%s: %v\n%s", game, err, d.Source())
			continue
		}
		if q := table.Question(); q == nil {
			t.Errorf("%s: nothing is asked", game)
		}
		table.Close()
	}
}

// TestDraftThatIsWrong: whatever is misspelt is told, with what may be meant.
func TestDraftThatIsWrong(t *testing.T) {
	for said, want := range map[string]string{
		"Ann hand: Bizaro Power":             `has no card "Bizaro Power"; did you mean "Bizarro Power"?`,
		"Ann hnad: Punch":                    `did you mean "hand"?`,
		"weekness: 1":                        `did you mean "weakness"?`,
		"punch":                              "has no colon",
		"line_up: 3":                         "is a list of cards",
		"Ann power: lots":                    "whole number",
		"Line-Up: Catwoman (frozn 1)":        "nothing called",
		"line_up: Catwoman (":                "has no card",
		strings.Repeat("x", 10_000) + ": 1":  "nothing that can be laid out",
		"line_up: " + strings.Repeat("(", 9): "has no card",
		"kick: 500 Kick":                     "more than 400",
		"\x00: \x00":                         "nothing that can be laid out",
		": ":                                 "nothing that can be laid out",
	} {
		_, err := draft(t, "forever-evil", said)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.40s: %v", said, err)
		}
		if err != nil && (len(err.Error()) > 2000 || engine.Tell(err, engine.FR) == engine.Tell(err, engine.EN)) {
			t.Errorf("%.40s: %.300s", said, engine.Tell(err, engine.FR))
		}
	}
	if _, err := draft(t, "forever-evil", "weakness: 1", "weakness: 2"); err == nil {
		t.Error("a place is laid out twice")
	}
	d, err := NewDraft(games.Find("forever-evil"), "")
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Players("Zoé", "nil", "9 lives", "Ann-Marie"); err != nil {
		t.Fatal(err)
	}
	if err := d.Lay("Zoe hand: Punch"); err != nil {
		t.Error(err)
	}
	if err := d.Lay("Zoo discard: Punch"); err == nil || !strings.Contains(err.Error(), `did you mean "Zoé"?`) {
		t.Error(err)
	}
	table, err := Open(Setup{File: "draft.lua", Source: d.Source()})
	if err != nil {
		t.Fatalf("%v\n%s", err, d.Source())
	}
	table.Close()
}

// TestDraftNamesPlaces: every word of a set-up is taken in both languages, and so is what is proposed for one that is
// misspelt.
func TestDraftNamesPlaces(t *testing.T) {
	for _, g := range games.All() {
		words := append(PlaceWords(g), SettingWords(g)...)
		for i := range words {
			for _, form := range append(words[i].forms(), words[i].Word) {
				if at, _ := read(words, form); at < 0 || !slices.Contains(words[at].forms(), plainly(form)) {
					t.Errorf("%s: %q is not read as %s", g.ID, form, words[i].Word)
				}
			}
			if words[i].Name[engine.FR] == "" {
				t.Errorf("%s: %s has no French name", g.ID, words[i].Word)
			}
			wrong := words[i].forms()[0] + "x"
			d, err := draft(t, g.ID, wrong+": 1")
			var m *Mistake
			if !errors.As(err, &m) || m.Near == "" {
				continue
			}
			if at, _ := read(d.words, m.Near); at < 0 {
				t.Errorf("%s: for %q %q is proposed, which is none", g.ID, wrong, m.Near)
			}
		}
	}
}

// TestDraftMarks: whatever lies on a card is said by the word of scripts, or as the board prints it, in each language.
func TestDraftMarks(t *testing.T) {
	for _, g := range games.All() {
		d, err := NewDraft(g, "")
		if err != nil {
			t.Fatal(err)
		}
		for i := range d.marks {
			w := &d.marks[i]
			if w.Word == "with" || w.Word == "of" {
				continue
			}
			en, fr := w.Name[engine.EN], w.Name[engine.FR]
			for _, form := range []string{w.Word, en, fr, strings.ToUpper(fr)} {
				if w.Number {
					form += " 2"
				}
				if got, err := d.mark(form); err != nil || !strings.HasPrefix(got.label(), w.Word+" = ") {
					t.Errorf("%s: %q is %q: %v", g.ID, form, got, err)
				}
			}
		}
	}
}

// TestDraftTellsWhatIsImpossible: of several things that were said the one is named that cannot be.
func TestDraftTellsWhatIsImpossible(t *testing.T) {
	for said, all := range map[string][]string{
		"Ben deck: 40 Punch":    {"Ann hand: Kick", "Ben hand: Kick", "Ben deck: 40 Punch", "weakness: 1"},
		"kick: Punch":           {"Ann hand: Kick", "kick: Punch", "line-up: Giganta"},
		"line-up: 30 Catwoman":  {"weakness: 1", "kick: 2", "line-up: 30 Catwoman"},
		"hand: Punch (of Ben)":  {"hand: Punch (of Ben)", "weakness: 1"},
		"Ann in play: Weakness": {"turn: Ann", "Ann hand: Punch", "Ann in play: Weakness"},
	} {
		d, err := draft(t, "forever-evil", all...)
		if err != nil {
			t.Fatal(err)
		}
		_, err = d.Open(Setup{})
		var no *Refused
		if !errors.As(err, &no) || no.Said != said {
			t.Errorf("%q: %v", said, err)
		}
		if err != nil && (strings.Contains(err.Error(), "as_if") || strings.Contains(err.Error(), " = ")) {
			t.Error(err)
		}
	}
}

// TestDraftTellsPlayersApart: players whose names are alike but for signs have variables of their own.
func TestDraftTellsPlayersApart(t *testing.T) {
	d, err := NewDraft(games.Find("forever-evil"), "")
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Players("Ben", "Ben!"); err != nil {
		t.Fatal(err)
	}
	if source := d.Source(); !strings.Contains(source, "local player1, player2 = players") {
		t.Error(source)
	}
	table, err := d.Open(Setup{})
	if err != nil {
		t.Fatal(err)
	}
	table.Close()
}

// TestRepeatedNames: a name that is said several times on end is as many cards, in whatever letters, and what is long
// and names nothing is not put together again and again.
func TestRepeatedNames(t *testing.T) {
	d, err := draft(t, "forever-evil")
	if err != nil {
		t.Fatal(err)
	}
	for said, want := range map[string]int{"Punch": 1, "Punch punch": 2, "coup de poing Coup De Poing coup de poing": 3,
		"Punch Punch Kick": 1, "Bizarro Power Bizarro": 1, "no such no such": 1} {
		if n, _ := d.counted(said); n != want {
			t.Errorf("%s: %d", said, n)
		}
	}
	var long strings.Builder
	for i := range 6000 {
		long.WriteString(strconv.Itoa(i) + "th ")
	}
	for _, said := range []string{long.String(), strings.Repeat("x ", 6000), strings.Repeat("Punch ", 5000) + "Kick"} {
		if made := testing.AllocsPerRun(1, func() { d.repeated(said) }); made > 1000 {
			t.Errorf("%.12s…: %.0f pieces of memory are taken", said, made)
		}
	}
}
