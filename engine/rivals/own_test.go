package rivals

import (
	"strings"
	"testing"

	"tablereferee/engine"
)

// TestNothingThatWaitsIsConfronted: of the confronted player's cards only a Defense or a Block works
// (rivals.amb.during-text-whose), so a text that waits and asks for that is told when it is read.
func TestNothingThatWaitsIsConfronted(t *testing.T) {
	const never = "confronted never holds here"
	for text, wrong := range map[string]string{
		`card "The Joker 9" { after(attacked{}){ draw(1), when = confronted } }`:                            never,
		`card "The Joker 9" { after(attacked{}){ when(confronted){ draw(1) } } }`:                           never,
		`card "Rod" { type = "Location", stays = true, after(attacked{}){ when(confronted){ draw(1) } } }`:  never,
		`card "Rod" { type = "Hero", defense = { when(confronted){ draw(1) } } }`:                           "",
		`card "Rod" { type = "Hero", block = { raise_cost(1), when(confronted){ draw(1) } } }`:              "",
		`card "Rod" { type = "Hero", play = { power(1), when(confronting){ draw(1) } } }`:                   "",
		`card "Rod" { type = "Location", stays = true, after(attacked{}){ when(confronting){ draw(1) } } }`: "",
	} {
		_, err := Game.With([]engine.Source{{Name: "mine.lua", Text: text}})
		said := ""
		if err != nil {
			said = engine.Tell(err, engine.EN)
		}
		if (wrong == "") != (err == nil) || !strings.Contains(said, wrong) {
			t.Errorf("%s\n gives %v", text, err)
		}
	}
}
