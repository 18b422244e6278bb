package scenario

import (
	"strings"
	"testing"

	"tablereferee/engine"
)

// TestSaidInAHurry proves that a line which is no sentence, a French word and a name in other quotes are told with what
// was meant.
func TestSaidInAHurry(t *testing.T) {
	const seated = "local ann, ben = players { { \"Ann\", hand = { \"Kick\" } }, { \"Ben\" } }\n"
	for line, hint := range map[string]string{
		seated + `ann plays "Kick"`:                              `ann:plays "Kick"`,
		seated + `ann ends_turn`:                                 `ann:ends_turn()`,
		seated + `ann:plays ”Kick”`:                              `: ann:plays "Kick"`,
		seated + `ann:plays “Kick”`:                              `: ann:plays "Kick"`,
		seated + `ann:finit_tour()`:                              `"ends_turn"`,
		seated + `attend(ann.power)`:                             `"expect"`,
		`joueurs { { "Ann" } }`:                                  `"players"`,
		`local ann = players { { "Ann", main = { "Kick" } } }`:   `"hand"`,
		`local ann = players { { "Ann", pioche = { "Kick" } } }`: `"deck"`,
		`scenario x { game = "forever-evil" }`:                   `scenario "What it shows" {`,
		`scenario`:                                               `scenario "What it shows" {`,
	} {
		script, err := Compile("t", "t.lua", "scenario \"t\" { game = \"forever-evil\" }\n"+line+"\n")
		if err == nil {
			err = script.Run(Options{}).Err
		}
		_, got, _ := strings.Cut(engine.Tell(err, engine.EN), "\n")
		if !strings.Contains(got, hint) {
			t.Errorf("%s\ngives %s", line, engine.Tell(err, engine.EN))
		}
	}
}
