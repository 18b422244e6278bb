package scenario

import (
	"testing"

	"tablereferee/engine"
)

// TestOn tells of an open question what it lets somebody act on: what is about to happen, or has happened; of the next
// move of a turn there is nothing to tell.
func TestOn(t *testing.T) {
	for source, want := range map[string]struct {
		says  engine.Text
		ahead bool
	}{
		`scenario "t" { game = "champions", at = "villain phase, step 2" }
local ann = players { { "Ann", character = "Spider-Man", hand = {} } }
begin()`: {engine.Text{"Rhino I attacks Ann", "Rhino I attaque Ann"}, true},
		`scenario "t" { game = "champions" }
local ann = players { { "Ann", character = "She-Hulk", hand = { "One-Two Punch", "Energy" } } }
ann:attacks_with "She-Hulk"`: {engine.Text{"the attack of She-Hulk on Rhino I is over: 3 damage dealt",
			"l'attaque de Miss Hulk contre Rhino I est finie : 3 dégâts infligés"}, false},
		`scenario "t" { game = "champions", at = "villain phase, step 1" }
local ann = players { { "Ann", character = "Spider-Man", hand = { "Great Responsibility", "Energy", "Genius", "Strength", "Backflip" } } }
main_scheme { { "The Break-In!", threat = 5 } }
begin()`: {engine.Text{"The Break-In! 1B: threat +1", "L'Effraction ! 1B : menace +1"}, true},
		`scenario "t" { game = "champions" }
local ann = players { { "Ann", character = "Jennifer Walters", hand = { "Uppercut" } } }
ann:changes_form()`: {engine.Text{"Jennifer Walters turns over: She-Hulk", "Jennifer Walters est retournée : Miss Hulk"}, false},
		`scenario "t" { game = "forever-evil" }
local ann, ben = players { { "Ann", hand = { "Bizarro Power" } }, { "Ben", hand = { "Invulnerable" } } }
ann:plays "Bizarro Power"`: {},
		`scenario "t" { game = "forever-evil" }
local ann, ben = players { { "Ann", hand = { "Punch" } }, { "Ben" } }
begin()`: {},
	} {
		script, err := Compile("", "t.lua", source)
		if err != nil {
			t.Fatal(err)
		}
		live, err := script.Live(Options{})
		if err != nil {
			t.Fatalf("%v in\n%s", err, source)
		}
		says, ahead := live.On()
		if says != want.says || ahead != want.ahead {
			t.Errorf("%q, ahead %v, in\n%s", says, ahead, source)
		}
		live.Close()
	}
}
