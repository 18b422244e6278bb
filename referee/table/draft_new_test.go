package table

import (
	"strings"
	"testing"

	"tablereferee/engine/games"
)

// TestNewGame: where nothing lies that the set-up would lay, play begins with it, and what is asked in it is asked.
func TestNewGame(t *testing.T) {
	for _, c := range []struct {
		game   string
		said   []string
		begins bool
		asks   bool // a script says that the set-up is played
	}{
		{"champions", nil, true, true},
		{"champions", []string{"scenario: Klaw", "expert: yes", "first: Ann"}, true, true},
		{"champions", []string{"Ann character: Spider-Man"}, true, true},
		{"champions", []string{"Ann identity: Peter Parker"}, true, true},
		{"champions", []string{"Ann identity: Spider-Man"}, false, false}, // has changed form
		{"champions", []string{"Ann identity: Peter Parker (damage 1)"}, false, false},
		{"champions", []string{"Ann hand: Backflip"}, false, false},
		{"champions", []string{"main scheme: The Break-In! 1B"}, false, false},
		{"champions", []string{"turn: Ann"}, false, false},
		{"champions", []string{"at: player phase"}, false, false},
		{"champions", []string{"round: 2"}, false, false},
		{"champions", []string{"Ann hand: Backflip", "at: set-up"}, true, true},
		{"forever-evil", nil, true, false},
		{"forever-evil", []string{"Ann character: Lex Luthor"}, true, false},
		{"forever-evil", []string{"weakness: 1"}, false, false},
		{"metal", nil, true, false},
		{"rivals", []string{"Ann power: 2"}, false, false},
	} {
		d, err := draft(t, c.game, c.said...)
		if err != nil {
			t.Fatal(c.game, c.said, err)
		}
		d.NewGame()
		if asks := strings.Contains(d.Source(), setUpShown); d.Begins() != c.begins || asks != c.asks {
			t.Errorf("%s %q begins with its set-up: %t, and its script says so: %t", c.game, c.said, d.Begins(), asks)
		}
		if _, err := d.Open(Setup{}); err != nil {
			t.Errorf("%s %q: %v", c.game, c.said, err)
		}
	}
	table, err := New(games.Find("champions"), 2)
	if err != nil || !strings.Contains(table, setUpShown) {
		t.Errorf("%v: %s", err, table)
	}
	if _, err := draft(t, "champions", "at: set-up, step 13"); err == nil || err.Error() !=
		`a set-up is played from its beginning: say "set-up, step 1"` {
		t.Error(err)
	}
}
