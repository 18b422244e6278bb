package champions

import "strings"

// samples puts what this game has in the place of the names in the examples that messages give.
var samples = strings.NewReplacer(
	`ann:buys "Kick"`, `ann:plays "Haymaker"`, "fe.buy.combined-cost", "mc.initiation.2-cost",
	"fe.attack.one-defense", "mc.unique.one-in-play", "fe.weakness.empty-stack", "mc.damage.tokens",
	`ben, "gains", "Weakness"`, `"Rhino I", "takes", 3, "damage"`,
	`"Ben", "gains", "Weakness"`, `"Rhino I", "takes", 3, "damage"`, `"Ben", "gagne", "Faiblesse"`,
	`"Rhino I", "subit", 3, "dégâts"`,
	`"buys", "Kick"`, `"plays", "Haymaker"`, `"Punch"`, `"Haymaker"`, `"Kick"`, `"Energy"`,
	`line_up:tokens "Giganta"`, `villain:damage "Rhino I"`, `line_up:`, `villain:`, `line_up {`, `side_schemes {`,
	`main_deck:on_top { "Giganta" }`, `encounter_deck:on_top { "Advance" }`,
	`{ "Giganta" }`, `{ "Crowd Control" }`, `"Giganta"`, `"Rhino I"`,
	"expect(ann.power)", "expect(game.round)", "that(ann.power)", "that(game.round)", "that(ann.vp):at_least(5)",
	`that(villain:damage "Rhino I"):at_least(5)`,
	"stacks { weakness = 1 }", "stacks { encounter_deck = 5 }",
)
