package decklist

import (
	"errors"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/champions"
	"tablereferee/engine/foreverevil"
)

// spidey is a deck as players exchange it: with a title, headings, remarks, the set of each card, and several ways to
// write a number.
const spidey = `Friendly Neighbourhood

Spider-Man (Core Set)
Packs: From Core Set to Core Set
https://example.org/decks/1

Hero (15)
1x Black Cat (Core Set)
2x Backflip [Core Set]
2x Enhanced Spider-Sense
3 Swinging Web Kick
1x Aunt May
Spider-Tracer x2
2 x Web-Shooter
- 2x Webbed Up

## Justice
# remarks are passed over
1x Jessica Jones
1x Daredevil
3x For Justice!
3x Great Responsibility
2x Le Pouvoir de la Justice
x3 Interrogation Room
3x Surveillance Team
3x Heroic Intuition

Basic:
1 Energy
1 Genius
1 Strength
3x Premiers Soins
40 cards
`

// game gives the game and its rules.
func game() (*engine.Game, *engine.Rules) {
	g := &champions.Game
	return g, g.Rules(g.Editions[0])
}

// TestRead: what players exchange is read, whatever stands between the cards.
func TestRead(t *testing.T) {
	g, r := game()
	deck, err := Read("spidey.txt", "\ufeff"+strings.ReplaceAll(spidey, "\n", "\r\n"), g, r, 0)
	if err != nil {
		t.Fatal(err)
	}
	if len(deck.Cards) != 40 || r.Cards[deck.Head].Name[engine.EN] != "Spider-Man" {
		t.Errorf("%d cards, of %s", len(deck.Cards), r.Cards[deck.Head].Name)
	}
	for _, hero := range []string{"", "Hero: Peter Parker\n", "Héros : Spider-Man\n", "1x Spider-Man\n"} {
		text := strings.Replace(spidey, "Spider-Man (Core Set)\n", hero, 1)
		if deck, err := Read("spidey.txt", text, g, r, 0); err != nil || len(deck.Cards) != 40 {
			t.Errorf("%q: %v", hero, err)
		}
	}
}

// TestTitles: where several cards of one title go into a deck, its number is that of all together.
func TestTitles(t *testing.T) {
	g, r := game()
	list := g.Decks.Cards(r, "Wakanda Forever!", 5, nil)
	kinds := map[engine.Def]int{}
	for _, d := range list {
		kinds[d]++
	}
	if len(list) != 5 || len(kinds) != 4 || kinds[r.FindCard("Wakanda Forever! (wild)")] != 2 {
		t.Errorf("five are %v", kinds)
	}
}

// TestEveryFaultIsTold: all that is wrong is told at once, with its line and its clause, in both languages.
func TestEveryFaultIsTold(t *testing.T) {
	g, r := game()
	text := strings.NewReplacer("Packs: From Core Set to Core Set", "Alter ego: Peter Parker",
		"2x Backflip [Core Set]", "2x Backflp", "1x Daredevil", "2x Daredevil", "x3 Interrogation Room", "0x Interrogation Room",
		"3x Surveillance Team", "4x Surveillance Team", "1 Energy", "Energy", "1 Genius", "2 Genius", "1 Strength",
		"1 Rhino I", "3x Premiers Soins", "3x Uppercut\nHero: Iron Men\n1x Photonic Blast\n\x1b[2J what\nFirst Aid",
		"1x Aunt May\n", "").Replace(spidey)
	_, err := Read("spidey.txt", text, g, r, 0)
	var all *Faulty
	if !errors.As(err, &all) {
		t.Fatal(err)
	}
	const want = `spidey.txt:3: not as many cards of the hero as there are: Aunt May (0 of 1) [mc.deck.all-hero-cards]
  spidey.txt:3: the deck has 39 cards; 40 to 50 are allowed [mc.deck.size]
  spidey.txt:9: there is no card "Backflp"; did you mean "Backflip"?
  spidey.txt:19: Daredevil is unique: one in a deck [mc.deck.one-unique mc.unique.one-in-deck]
  spidey.txt:23: the number of a card is from 1 to 99, and not 0
  spidey.txt:24: Surveillance Team: at most 3 copies in a deck [mc.deck.three-copies]
  spidey.txt:28: how many of it? write 1x Energy
  spidey.txt:29: Genius: a deck holds 1 at most [mc.max.per-deck]
  spidey.txt:30: Rhino I is no card for a player's deck [mc.deck.rest]
  spidey.txt:31: the deck has cards of two aspects: Uppercut is of the second [mc.deck.one-aspect]
  spidey.txt:32: there is no such hero: Iron Men; did you mean "Iron Man"?
  spidey.txt:33: Photonic Blast belongs to another hero [mc.deck.rest]
  spidey.txt:34: "�[2J what" is no card with its number (3x Name), no heading and no remark (# …)
  spidey.txt:35: how many of it? write 1x First Aid
`
	if told := all.Error() + "\n"; !strings.HasPrefix(told, want) || !strings.Contains(told, "\n  mc.deck.size: ") {
		t.Errorf("told:\n%s\nand not\n%s", told, want)
	}
	fr := all.In(engine.FR)
	for _, want := range []string{`spidey.txt:9 : il n'y a pas de carte "Backflp" ; vouliez-vous dire "Backflip" ?`,
		"spidey.txt:24 : Équipe de Surveillance : au plus 3 exemplaires dans un deck [mc.deck.three-copies]",
		"\n  mc.deck.size : "} {
		if !strings.Contains(fr, want) {
			t.Errorf("in French it does not tell %s:\n%s", want, fr)
		}
	}
}

// TestWhoseDeck: a deck is one hero's, and who plays it plays that hero.
func TestWhoseDeck(t *testing.T) {
	g, r := game()
	she := r.FindCard("She-Hulk")
	for text, want := range map[string]string{
		"1x Haymaker":                        "d.txt:1: whose deck is it? a line names the hero:  Hero: NAME",
		"Hero: She-Hulk\nHero: Spider-Man\n": "d.txt:2: the deck is that of She-Hulk (line 1), and this is Spider-Man",
	} {
		if _, err := Read("d.txt", text, g, r, 0); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q tells %v", text, err)
		}
	}
	if _, err := Read("d.txt", spidey, g, r, she); err == nil || !strings.HasPrefix(err.Error(),
		"d.txt:3: the deck is that of Spider-Man, and its player plays She-Hulk") {
		t.Error(err)
	}
	if _, err := Read("d.txt", spidey, &foreverevil.Game, foreverevil.Game.Rules("en"), 0); err == nil {
		t.Error("a deck is built in a game without decks")
	}
}

// FuzzRead: no text breaks the reader, and what it says of one can be shown.
func FuzzRead(f *testing.F) {
	f.Add(spidey)
	f.Add("99x Haymaker\nHaymaker x99\n(3) Haymaker\n[x]\n:\n: 3\nHero:\nx\x00\xff")
	g, r := game()
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > MaxBytes {
			t.Skip()
		}
		deck, err := Read("d.txt", text, g, r, 0)
		if (deck == nil) == (err == nil) {
			t.Fatalf("%v, %v", deck, err)
		}
		if err != nil && strings.ContainsAny(err.Error(), "\x1b\x00\r") {
			t.Errorf("what is told cannot be shown: %q", err)
		}
	})
}

// TestWaysToWriteALine: each of these lines is a card with its number, and is read as that.
func TestWaysToWriteALine(t *testing.T) {
	g, r := game()
	for _, line := range []string{
		"3x Surveillance Team https://example.com/card/01064", "3x [Surveillance Team](https://example.com/card/01064)",
		"* 3x [Surveillance Team](https://example.com/card/01064) _(Core Set)_", "Supports: 3x Surveillance Team",
		"3x Surveillance Team (Core Set) (2019)", "Surveillance Team (x3)", "Surveillance Team (3)", "Surveillance Team : 3",
		"Surveillance Team: 3x", "Support: Surveillance Team (3)", "Surveillance Team x3\r",
		"Anything: 3x Surveillance Team",
	} {
		text := strings.Replace(spidey, "3x Surveillance Team", line, 1)
		if deck, err := Read("d.txt", text, g, r, 0); err != nil || len(deck.Cards) != 40 {
			t.Errorf("%q: %v", line, err)
		}
	}
	for was, line := range map[string]string{"1x Daredevil": "1x Daredevil (Matt Murdock) (Core Set)",
		"1x Jessica Jones": "1x Jessica Jones - Alias", "Spider-Tracer x2": "Spider\u2011Tracer x2", "3x For Justice!": "3x For Justice!: fast"} {
		if deck, err := Read("d.txt", strings.Replace(spidey, was, line, 1), g, r, 0); err != nil || len(deck.Cards) != 40 {
			t.Errorf("%q: %v", line, err)
		}
	}
	if deck, err := Read("d.txt", strings.ReplaceAll(spidey, "\n", "\r"), g, r, 0); err != nil || len(deck.Cards) != 40 {
		t.Errorf("lines that end with CR: %v", err)
	}
}

// TestNothingIsDroppedSilently: a line that could be a card and has no number is named, and a text that is none too.
func TestNothingIsDroppedSilently(t *testing.T) {
	g, r := game()
	for text, want := range map[string]string{
		"Hero: Spider-Man\nSupports: Helicarrier":                    "d.txt:2: how many of it? write 1x Helicarrier",
		"Hero: Spider-Man\n[Helicarrier](https://example.com/01092)": "d.txt:2: how many of it? write 1x Helicarrier",
		"Hero: Spider-Man\nHelicarrier https://example.com/01092":    "d.txt:2: how many of it? write 1x Helicarrier",
		"Hero: Spider-Man\nDaredevil: Matt Murdock":                  "d.txt:2: how many of it? write 1x Daredevil",
		"Hero: Spider-Man\n2x Helicarier https://example.com/01092":  `d.txt:2: there is no card "Helicarier"; did you mean "Helicarrier"?`,
		"Hero: Spider-Man\nSurveilance Team (3)":                     `d.txt:2: there is no card "Surveilance Team"; did you mean "Surveillance Team"?`,
		"Hero: Spider-Man\nSurveilance Team: 3":                      `d.txt:2: there is no card "Surveilance Team"; did you mean "Surveillance Team"?`,
		"Hero: Spider-Man\nSupports: Surveilance Team (3)":           `d.txt:2: there is no card "Surveilance Team"; did you mean "Surveillance Team"?`,
		"\xff\xfe1\x00x\x00":                                         "d.txt:1: the file is UTF-16 and not UTF-8",
		`{"slots":{"01001a":1}}`:                                     "d.txt:1: this is JSON or XML, which is not read",
		"<?xml version=\"1.0\"?>\n<deck/>":                           "d.txt:1: this is JSON or XML, which is not read",
	} {
		if _, err := Read("d.txt", text, g, r, 0); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q tells %v", text, err)
		}
	}
}

// TestEachFaultHasItsClauses: a fault that was told already lends nothing to the next.
func TestEachFaultHasItsClauses(t *testing.T) {
	g, r := game()
	_, err := Read("d.txt", "Hero: Spider-Man\n2x Daredevil\n1x Rhino I\n1x Daredevil", g, r, 0)
	for _, want := range []string{
		"d.txt:2: Daredevil is unique: one in a deck [mc.deck.one-unique mc.unique.one-in-deck]",
		"d.txt:3: Rhino I is no card for a player's deck [mc.deck.rest]",
	} {
		if err == nil || strings.Count(err.Error(), want) != 1 {
			t.Errorf("%q is not told once: %v", want, err)
		}
	}
}

// TestDecksTogether: the decks at one table are those of different heroes, and hold no more than the box has.
func TestDecksTogether(t *testing.T) {
	g, r := game()
	read := func(file, text string) *Deck {
		d, err := Read(file, text, g, r, 0)
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	one := read("a.txt", strings.Replace(spidey, "3x Premiers Soins", "3x Helicarrier", 1))
	if err := Together(g, r, []*Deck{one, nil}); err != nil {
		t.Error(err)
	}
	err := Together(g, r, []*Deck{one, read("b.txt", spidey)})
	if err == nil || !strings.HasPrefix(err.Error(), "b.txt:3: the deck is that of Spider-Man, as that of a.txt is: one hero is played once") {
		t.Error(err)
	}
	other := *one
	other.Head, other.file = r.FindCard("She-Hulk"), "b.txt"
	err = Together(g, r, []*Deck{one, &other})
	if err == nil || !strings.Contains(err.Error(), "b.txt:32: Helicarrier: the box has 4 of it, and the decks of this table 6") {
		t.Error(err)
	}
}
