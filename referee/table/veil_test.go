package table

import (
	"encoding/json"
	"strings"
	"testing"

	"tablereferee/engine"
)

// drones is a table on which three cards of a deck lie facedown.
const drones = `scenario "Drones" { game = "champions" }
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Haymaker" }, in_play = { "Mockingbird" },
    engaged = { { "Energy", facedown = true }, { "Genius", facedown = true, stunned = true },
      { "Advanced Ultron Drone", damage = 3 } } },
}
villain { "Ultron I" }
`

// TestNobodyIsShownWhatLiesFacedown: neither the questions, nor what happened, nor the board name a card that lies
// facedown as a Drone, until it is defeated and turned up; the script tells them apart.
func TestNobodyIsShownWhatLiesFacedown(t *testing.T) {
	table := opened(t, drones)
	faces := []string{"Energy", "Genius", "Haymaker"}
	none := func(what, said string, of ...string) {
		t.Helper()
		for _, face := range of {
			if strings.Contains(said, face) {
				t.Errorf("%s shows %s: %s", what, face, said)
			}
		}
	}
	told := func() string {
		var b strings.Builder
		for _, e := range table.Events(0) {
			b.WriteString(e.Says[engine.EN] + "\n")
		}
		return b.String()
	}
	board := func() string {
		b, err := json.Marshal(table.Board().For(0).Seats[0].Places)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	play := func(said string) {
		t.Helper()
		if _, err := table.Answer(said); err != nil {
			t.Fatal(err)
		}
	}
	play("attacks with Spider-Man")
	for _, a := range table.Question().Answers {
		none("an answer", a.Says[engine.EN], faces...)
	}
	play("chooses Advanced Ultron Drone") // which leaves a Drone behind
	none("what happened", told(), faces...)
	none("the board", board(), faces...)
	play("attacks with Mockingbird")
	play("chooses facedown Drone#2")
	none("what happened", told(), "Energy", "Haymaker")
	if !strings.Contains(told(), "Genius is defeated: Ann engaged -> Ann discard pile") {
		t.Errorf("the Drone that was defeated is not turned up: %s", told())
	}
	if script := table.Script(engine.EN); !strings.Contains(script, `ann:chooses "Genius"`) {
		t.Errorf("the script does not tell which card was chosen: %s", script)
	}
}
