package scenario

import (
	"strings"
	"testing"
)

// TestTheMiddleOfForeverEvil: each thing that a table in the middle of a turn cannot show is refused by its clause, and
// what lies just beside it is not.
func TestTheMiddleOfForeverEvil(t *testing.T) {
	at := func(header, ann, ben, rest string) string {
		return `scenario "x" { game = "forever-evil"` + header + ` } local ann, ben = players { { "Ann", ` + ann +
			` }, { "Ben", ` + ben + ` } } ` + rest + ` expect(ben.vp):is(0)`
	}
	step := func(n string) string { return `, at = "end of turn, step ` + n + `"` }
	off := func(clause string) string { return `, rules = { ["` + clause + `"] = "off" }` }
	kick := `hand = { "Kick" }`
	played := func(card string) string { return `in_play = { { "` + card + `", played = true } }` }
	kept := func(card string) string { return `in_play = { { "` + card + `", kept = true } }` }
	for _, c := range []struct{ script, want string }{
		// what has been put away before a step
		{at(step("2"), kick, kick, ``), ``},
		{at(step("3"), kick, kick, ``),
			`Ann has no card in hand at this step: the hand has been put away [fe.end-turn.2-hand]`},
		{at(step("3"), `hand = {}`, kick, ``), ``},
		{at(step("4"), kick, kick, ``),
			`Ann has no card in hand at this step: the hand has been put away [fe.end-turn.2-hand]`},
		{at(step("3")+off("fe.end-turn.2-hand"), kick, kick, ``), ``},
		{at(step("4"), played("Kick"), ``, ``), ``},
		{at(step("5"), played("Kick"), ``, ``),
			`Kick is in play no more at this step: the cards played have been put away [fe.end-turn.4-played]`},
		{at(step("5")+off("fe.end-turn.4-played"), played("Kick"), ``, ``), ``},
		{at(step("5"), kept("Kick"), ``, ``), ``},
		{at(step("5"), played("Green Arrow"), ``, ``), ``},

		// what lies in play was played this turn, or stays there
		{at(step("5"), ``, `in_play = { "Kick" }`, ``),
			`Kick is in play, but does not stay there: say played = true if it was played this turn, or kept = true [fe.end-turn.4-played`},
		{at(``, `in_play = { "Kick" }`, ``, ``), `Kick is in play, but does not stay there`},
		{at(off("fe.end-turn.4-played"), `in_play = { "Kick" }`, `in_play = { "Kick" }`, ``), ``},
		{at(``, played("Kick"), kept("Kick"), ``), ``},
		{at(``, ``, `in_play = { "Happy Harbor", "Green Arrow" }`, ``), ``},

		// what never lies in the main deck or the Line-Up
		{at(``, ``, ``, `line_up { "Punch" }`), `Punch cannot lie in this place (Line-Up)`},
		{at(``, ``, ``, `main_deck:on_top { "Vulnerability" }`),
			`[fe.setup.starting-deck fe.components.vulnerabilities]`},
		{at(``, ``, ``, `main_deck { "Weakness" }`), `[fe.stacks.weakness-source fe.components.weaknesses]`},
		{at(``, ``, ``, `line_up { "Kick", "Batman" }`), ``},

		// hands that are not drawn yet, and those that are
		{at(step("2"), ``, ``, `until_step "end of turn, step 2" expect(ann.hand):count(5)`), ``},
		{at(step("3"), ``, ``, `until_step "end of turn, step 3" expect(ann.hand):count(0) expect(ben.hand):count(5)`),
			``},
		{at(step("6"), ``, ``, `until_step "end of turn, step 6" expect(ann.hand):count(0) expect(ben.hand):count(5)`),
			``},
		{at(step("7"), ``, ``, `until_step "end of turn, step 7" expect(ann.hand):count(5)`), ``},
		{at(step("6")+`, turn = "Ben"`, ``, ``,
			`until_step "end of turn, step 6" expect(ann.hand):count(5) expect(ben.hand):count(0)`), ``},
		{at(step("6")+off("fe.end-turn.2-hand"), ``, ``, `until_step "end of turn, step 6" expect(ann.hand):count(5)`),
			``},

		// the next Super Hero after a defeat
		{at(``, `discard = { { "Batman", defeated = true } }`, ``,
			`super_heroes { "Aquaman" } expect(super_heroes):is_face_down()`), ``},
		{at(step("7"), `discard = { { "Batman", defeated = true } }`, ``,
			`super_heroes { "Aquaman" } until_step "end of turn, step 7" expect(super_heroes):is_face_down()`), ``},
		{at(step("8"), `discard = { { "Batman", defeated = true } }`, ``,
			`super_heroes { "Aquaman" } expect(super_heroes):shows "Aquaman"`), ``},
		{at(``, `discard = { "Batman" }`, ``, `super_heroes { "Aquaman" } expect(super_heroes):shows "Aquaman"`), ``},
		{at(``, `discard = { { "Batman", defeated = true }, { "Aquaman", defeated = true } }`, ``, ``),
			`Aquaman would be the second one defeated in one turn [fe.hero.one-per-turn]`},

		// what lies on cards
		{at(``, ``, ``, `destroyed { { "Giganta", tokens = 1 } }`),
			`Giganta does not lie in the Line-Up: no Frozen token lies on it [fe.cards.cold-gun-place]`},
		{at(``, ``, ``, `line_up { { "Giganta", of = "Ben" } }`),
			`no Frozen token lies on Giganta: say tokens = 1 too [fe.card.cold-gun]`},
		{at(``, ``, ``, `line_up { { "Giganta", tokens = 6 } }`), ``},
		{at(``, ``, ``, `line_up { { "Giganta", tokens = 4 }, { "Mallet", tokens = 3 } }`),
			`7 Frozen tokens: the box has 6 [fe.amb.frozen-tokens fe.components.frozen-tokens]`},
		{at(off("fe.amb.frozen-tokens"), ``, ``, `line_up { { "Giganta", tokens = 7 } }`), ``},
		{at(``, `hand = { { "Kick", kept = true } }`, ``, ``),
			`Kick is not in play: nothing keeps it there, and it has taken no text [fe.card.firestorm-matrix fe.card.firestorm]`},
		{at(``, `hand = { { "Firestorm", carries = true } }`, ``, ``),
			`Firestorm is not in play: nothing keeps it there, and it has taken no text [fe.card.firestorm-matrix fe.card.firestorm]`},
		{at(``, `hand = { { "Firestorm", takes_types = true } }`, ``, ``),
			`Firestorm is not in play: nothing keeps it there, and it has taken no text [fe.card.firestorm-matrix fe.card.firestorm]`},
		{at(``, kept("Transmutation"), ``, ``), ``},
		{at(``, kept("Bizarro Power"), ``, ``),
			`Bizarro Power costs more than 5: Firestorm Matrix does not keep it [fe.cards.firestorm-matrix-keep]`},
		{at(``, `in_play = { { "Kick", carries = true, played = true } }`, ``, ``),
			`Kick does not take the texts of the cards on the Super-Villain [fe.card.firestorm]`},
		{at(``, `in_play = { { "Kick", kept_this_turn = true } }`, ``, ``),
			`Kick is not a card that stays in play: say kept = true too [fe.card.firestorm-matrix]`},
		{at(``, `in_play = { { "Kick", kept = true, kept_this_turn = true } }`, ``, ``), ``},
		{at(``, `hand = { "Firestorm Matrix" }, in_play = { { "Kick", kept = true, kept_this_turn = true } }`, ``, ``),
			``},
		{at(``, `in_play = { { "Kick", kept = true, kept_this_turn = true } }`,
			`hand = { "Firestorm Matrix", "Firestorm Matrix" }`, ``), ``},
		{at(``, `hand = { "Firestorm Matrix", "Firestorm Matrix" }, in_play = { { "Kick", kept = true } }`, ``, ``),
			``},
		{at(``, `hand = { "Firestorm Matrix", "Firestorm Matrix" }, in_play = { { "Kick", kept = true, kept_this_turn = true } }`, ``, ``),
			`Kick was kept in play this turn, for which a Firestorm Matrix is destroyed: Ann has all that are left [fe.cards.firestorm-matrix-keep]`},
		{at(``, `hand = { "Firestorm Matrix" }, in_play = { { "Kick", kept = true, kept_this_turn = true }, { "Punch", kept = true, kept_this_turn = true } }`, ``, ``),
			`Punch was kept in play this turn, for which a Firestorm Matrix is destroyed: Ann has all that are left [fe.cards.firestorm-matrix-keep]`},
		{at(``, `hand = { "Firestorm Matrix" }, on_character = { "Firestorm Matrix" }, in_play = { { "Kick", kept = true, kept_this_turn = true } }`, ``, ``), ``},
		{at(off("fe.cards.firestorm-matrix-discard"),
			`hand = { "Firestorm Matrix", "Firestorm Matrix" }, in_play = { { "Kick", kept = true, kept_this_turn = true } }`, ``, ``), ``},

		// numbers
		{at(step("4"), `power = 1`, ``, ``), ``},
		{at(step("5"), `power = 1`, ``, ``),
			`Ann has no Power at this step: what was not spent is lost already [fe.end-turn.4-power-lost]`},
		{at(step("5"), `power = 0`, `power = 1`, ``), ``},
		{at(``, `rebate = 4`, ``, ``), ``},
		{at(``, `rebate = 8`, ``, ``), ``},
		{at(``, `rebate = 6`, ``, ``),
			`Ann cannot pay 6 less: each Word of Power that is destroyed makes it 4 [fe.card.word-of-power]`},
		{at(``, ``, `rebate = 4`, ``),
			`Ben pays nothing less at this moment: the discount is for a turn [fe.card.word-of-power fe.end-turn.4-power-lost]`},
		{at(`, turn = "Ben"`, ``, `rebate = 4, hand = { { "Kick" } }`, ``), ``},
		{at(step("4"), `rebate = 4`, ``, ``), ``},
		{at(step("5"), `rebate = 4`, ``, ``),
			`Ann pays nothing less at this moment: the discount is for a turn [fe.card.word-of-power fe.end-turn.4-power-lost]`},

		// what has happened to cards, and to whom
		{at(``, ``, played("Kick"), ``),
			`Kick lies with a player whose turn it is not, and what is told of it is done in one's own turn: turn = … in the header says whose it is [fe.turn.clockwise]`},
		{at(`, turn = "Ben"`, ``, played("Kick"), ``), ``},
		{at(``, ``, `discard = { { "Kick", bought = true } }`, ``),
			`Kick lies with a player whose turn it is not, and what is told of it is done in one's own turn: turn = … in the header says whose it is [fe.turn.clockwise]`},
		{at(``, `discard = { { "Kick", bought = true } }`, ``, ``), ``},
		{at(``, ``, `discard = { { "Kick", gained = true } }`, ``), ``},
		{at(``, ``, `discard = { { "Batman", defeated = true } }`, ``),
			`Batman lies with a player whose turn it is not, and what is told of it is done in one's own turn: turn = … in the header says whose it is [fe.turn.clockwise]`},
		{at(``, `discard = { { "Kick", bought = true, gained = true } }`, ``, ``),
			`Kick was bought: gained says that it came without being bought`},
		{at(``, `in_play = { { "Kick", played = true, gained = true } }`, ``, ``), ``},
		// what has been played before counts, whatever else was done between
		{at(``, `hand = { "Vibe", "Martian Manhunter" }, power = 3, deck = { "Punch", "Punch", "Punch" }`, ``,
			`line_up { "Steel", "Mallet", "Giganta", "Catwoman", "Grid" } kick { "Kick" } ann:buys "Kick" ann:plays "Vibe" ann:declines() ann:plays "Martian Manhunter" expect(ann.power):is(5)`), ``},
		{at(``, `hand = { "Martian Manhunter", "Firestorm" }, deck = { "Element Woman" }`, ``,
			// a Hero is paid for once, whatever it takes besides
			`ann:plays "Martian Manhunter" ann:plays "Firestorm" expect(ann.power):is(6)`), ``},
		{at(``, `discard = { { "Weakness", bought = true } }`, ``, ``),
			`Weakness is never bought [fe.stacks.weakness-not-bought]`},
		{at(off("fe.stacks.weakness-not-bought"), `discard = { { "Weakness", bought = true } }`, ``, ``), ``},
		{at(``, `discard = { { "Vulnerability", bought = true } }`, ``, ``),
			`Vulnerability never lies where cards are bought or gained [fe.buy.sources]`},
		{at(``, `discard = { { "Punch", gained = true } }`, ``, ``),
			`Punch never lies where cards are bought or gained [fe.buy.sources]`},
		{at(``, `in_play = { { "Blackgate Prison", used = true } }`, ``, ``), ``},
		{at(``, `in_play = { { "Kick", used = true } }`, ``, ``),
			`nothing of Kick is limited to once per turn [fe.card.kick]`},
		{at(``, played("Blank Page"), ``, ``),
			`what Blank Page says is not known here, so it cannot lie in play: it may lie in any other place, and a script that declares the card says what it does [fe.types.printed-fields]`},

		{at(``, `vp = 4, `+played("Man-Bat Serum"), ``, `ann:ends_turn() expect(destroyed):is_empty()`), ``},
		{at(``, `vp = 5, `+played("Man-Bat Serum"), ``, `ann:ends_turn() expect(destroyed):is { "Man-Bat Serum" }`),
			``},
		{at(off("fe.vp.tokens-only"), `character = "Sinestro", power = 3, hand = {}, deck = { "Punch" }`, ``,
			`ann:buys "Kick" expect(ann.hand):is { "Punch" }`), ``},
		{at(off("fe.vp.tokens-only"), `character = "Sinestro", power = 6, hand = {}, deck = { "Punch" }`, ``,
			`line_up { "Bizarro Power" } ann:buys "Bizarro Power" expect(ann.hand):is_empty()`), ``},
		{at(off("fe.gain.nothing-available"), `hand = { "Shazam!" }`, ``,
			`stacks { main_deck = 0 } ann:plays "Shazam!" expect(ann.power):is(4)`), ``},
		{at(off("fe.location.bought-to-discard"), `power = 3`, ``, `ann:buys "Kick" expect(ann.discard):is { "Kick" }`),
			``},

		{at(off("fe.buy.kicks-several"), `power = 3, discard = { { "Kick", bought = true } }`, ``,
			`refused(function() ann:buys "Kick" end, "fe.buy.kicks-several")`), ``},
		{at(off("fe.buy.kicks-several"),
			`power = 3, discard = { { "Kick", gained = true }, { "Giganta", bought = true } }`, ``, `ann:buys "Kick"`),
			``},
		{at(off("fe.play.after-buying"), `hand = { "Kick" }, discard = { { "Giganta", bought = true } }`, ``,
			`refused(function() ann:plays "Kick" end, "fe.play.after-buying")`), ``},
		{at(off("fe.play.after-buying"), `hand = { "Kick" }, discard = { { "The Flash", defeated = true } }`, ``,
			`refused(function() ann:plays "Kick" end, "fe.play.after-buying")`), ``},
		{at(off("fe.play.after-buying"), `hand = { "Kick" }, discard = { { "Giganta", gained = true } }`, ``,
			`ann:plays "Kick"`), ``},

		// what the abilities of the characters remember
		{at(``, `character = "Harley Quinn", used_character = true`, ``, ``), ``},
		{at(``, `character = "Bizarro", used_character = true`, ``, ``),
			`[fe.oversized.bizarro-repeat fe.card.bizarro]`},
		{at(``, `character = "Lex Luthor", used_character = true`, ``, ``),
			`Lex Luthor has no ability that asks for this [fe.villain.ability]`},
		{at(``, `character = "Sinestro", used_character = true`, ``, ``),
			`Sinestro has no ability that asks for this [fe.villain.ability]`},
		{at(``, `character = "Sinestro", gained_tokens = true`, ``, ``), ``},
		{at(``, `character = "Sinestro", hit_foes = true`, ``, ``), ``},
		{at(``, ``, `character = "Sinestro", gained_tokens = true`, ``), ``},
		{at(``, ``, `character = "Sinestro", hit_foes = true`, ``),
			`Sinestro lies before a player whose turn it is not, and has made no Attack [fe.card.sinestro fe.turn.clockwise]`},
		{at(``, `discard = { { "Kick", bought = true, gained = true } }`, ``, ``),
			`Kick was bought: gained says that it came without being bought`},
		{at(``, `character = "Bizarro", gained_tokens = true`, ``, ``),
			`Bizarro has no ability that asks for this [fe.villain.ability]`},
		{at(``, `character = "Harley Quinn", hit_foes = true`, ``, ``),
			`Harley Quinn has no ability that asks for this [fe.villain.ability]`},
	} {
		if got := outcome(t, c.script); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s\n  %s\n  not %q", c.script, got, c.want)
		}
	}
}
