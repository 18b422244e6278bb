package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// justice is a deck of Spider-Man.
const justice = `Hero: Spider-Man
1x Black Cat
2x Backflip
2x Enhanced Spider-Sense
3x Swinging Web Kick
1x Aunt May
2x Spider-Tracer
2x Web-Shooter
2x Webbed Up
1x Jessica Jones
1x Daredevil
3x For Justice!
3x Great Responsibility
2x The Power of Justice
3x Interrogation Room
3x Surveillance Team
3x Heroic Intuition
1x Energy
1x Genius
1x Strength
3x Helicarrier
`

// TestDecksAtOneTable: two decks of one hero are refused with file and line, by simulate and by play.
func TestDecksAtOneTable(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"a.txt", "b.txt"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(justice), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
	for _, args := range [][]string{
		{"simulate", "--game", "champions", "--players", "2", "--games", "1", "--deck-list", "Ann: a.txt", "--deck-list", "Ben: b.txt"},
		{"play", "champions", "--players", "Ann, Ben", "--deck-list", "Ann: a.txt", "--deck-list", "Ben: b.txt"},
	} {
		code, _, errs := call(t, &app{}, args...)
		if code != 2 || !strings.Contains(errs, "b.txt:1: the deck is that of Spider-Man, as that of a.txt is: one hero is played once") {
			t.Errorf("%s: %d, %s", args[0], code, errs)
		}
	}
}

// TestWhoCanBePlayed: a card that is no hero is told to be that, with who can be played.
func TestWhoCanBePlayed(t *testing.T) {
	for said, want := range map[string]string{
		"Hulk":      "--heroes Hulk: that is no character one plays, but a card (ally); there are Spider-Man, Captain Marvel",
		"She-Hulkk": `there is no such character; did you mean "She-Hulk"?`,
	} {
		code, _, errs := call(t, &app{}, "simulate", "--game", "champions", "--games", "1", "--heroes", said)
		if code != 2 || !strings.Contains(errs, want) {
			t.Errorf("%s: %d, %s", said, code, errs)
		}
	}
}
