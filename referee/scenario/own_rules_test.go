package scenario

import (
	"strings"
	"testing"
)

// biter is a card with which Ann attacks everybody else.
const biter = `card "Biter" { type = "Villain", play = attack(each_foe){ foe:gain_weakness(1) } }
`

// twoPlayers lays a table out for Ann and Ben.
func twoPlayers(ann, ben string) string {
	return `local ann, ben = players { { "Ann", character = "Deathstroke", ` + ann + ` }, { "Ben", character = "Bizarro", ` + ben + ` } }
`
}

// wall is a Hero that defends Ben, at a cost and with an effect.
func wall(defense, ben string) string {
	return biter + `card "Wall" { type = "Hero", cost = 1, copies = 3, play = power(1), defense = { ` + defense + ` } }
` + twoPlayers(`hand = { "Biter" }`, ben) + `ann:plays "Biter"
`
}

// gate is a Location in Ann's play area.
func gate(says, ann string, does ...string) string {
	return `card "Gate" { type = "Location", stays = true, ` + says + ` }
` + twoPlayers(`in_play = { "Gate" }, `+ann, `hand = {}`) + strings.Join(does, "\n")
}

// TestRulesOfOwnCards plays cards of one's own, each for a rule that no printed card shows.
func TestRulesOfOwnCards(t *testing.T) {
	cases := []struct{ what, script string }{
		// what a Defense costs is paid in full, or it is none
		{"a type that is not there", wall(`cost = discard(one{ hand, type = "Villain" }), tokens(1)`, `hand = { "Wall", "Punch" }`) + "\nexpect(ben.discard):is { \"Weakness\" }"},
		{"two cards of which one is there", wall(`cost = discard(exactly(3){ hand }), tokens(1)`, `hand = { "Wall", "Punch" }`) + "\nexpect(ben.discard):is { \"Weakness\" }"},
		{"two cards of the discard pile", wall(`cost = put(exactly(2){ discard_pile }, bottom(deck)), tokens(1)`, `hand = { "Wall" }, discard = { "Punch" }`) + "\nexpect(ben.discard):is { \"Punch\", \"Weakness\" }"},
		{"itself and another card", wall(`cost = { discard(this), discard(one{ hand }) }, tokens(1)`, `hand = { "Wall" }`) + "\nexpect(ben.discard):is { \"Weakness\" }"},
		{"another card and itself", wall(`cost = { discard(one{ hand }), discard(this) }, tokens(1)`, `hand = { "Wall" }`) + "\nexpect(ben.discard):is { \"Weakness\" }"},
		{"itself destroyed and another card", wall(`cost = { destroy(this), discard(one{ hand }) }, tokens(1)`, `hand = { "Wall" }`) + "\nexpect(ben.discard):is { \"Weakness\" }"},
		{"a card of the attacker's, who has none", wall(`cost = put(one{ attacker.discard_pile }, hand), tokens(1)`, `hand = { "Wall" }`) + "\nexpect(ben.discard):is { \"Weakness\" }"},
		{"another card and itself are paid by two", wall(`cost = { discard(one{ hand }), discard(this) }, tokens(1)`, `hand = { "Wall", "Punch", "Kick" }`) + `
ben:defends "Wall"
expect(ben):must_choose { "discards Punch", "discards Kick" }
ben:discards "Kick"
expect(ben.discard):is { "Kick", "Wall" }
expect(ben.vp):is(1)`},
		{"itself discarded is a card of the discard pile", wall(`cost = { discard(this), put(one{ discard_pile }, bottom(deck)) }, tokens(1)`, `hand = { "Wall" }, deck = {}`) + `
ben:defends "Wall"
expect(ben.deck):is { "Wall" }
expect(ben.vp):is(1)`},
		{"two cards that are there", wall(`cost = discard(exactly(2){ hand }), tokens(1)`, `hand = { "Wall", "Punch" }`) + `
ben:defends "Wall"
ben:discards "Punch"
ben:discards "Wall"
expect(ben.discard):is { "Punch", "Wall" }
expect(ben.vp):is(1)`},
		{"beside a Defense that is free", wall(`cost = discard(one{ hand, type = "Villain" }), tokens(1)`, `hand = { "Wall", "Commissioner Gordon" }`) + `
expect(ben):must_choose { "defends with Commissioner Gordon", "declines" }
refused(function() ben:defends "Wall" end, "own.card.wall")
ben:declines()`},
		// nor is anything put in the place of an event without its cost
		{"instead, with an empty hand", gate(`instead(acquires{}){ optional = true, cost = discard(one{ hand }), redirect(hand) }`, `hand = {}, power = 3`,
			`ann:buys "Kick"`, `expect(ann.discard):is { "Kick" }`, `expect(ann.hand):is {}`)},
		{"instead, with one card of two", gate(`instead(acquires{}){ optional = true, cost = discard(exactly(2){ hand }), redirect(hand) }`, `hand = { "Punch" }, power = 3`,
			`ann:buys "Kick"`, `expect(ann.discard):is { "Kick" }`, `expect(ann.hand):is { "Punch" }`)},
		{"instead, with two cards of two", gate(`instead(acquires{}){ optional = true, cost = discard(exactly(2){ hand }), redirect(hand) }`, `hand = { "Punch", "Mallet" }, power = 3`,
			`ann:buys "Kick"`, `ann:uses "Gate"`, `ann:discards "Punch"`, `expect(ann.discard):is { "Punch", "Mallet" }`, `expect(ann.hand):is { "Kick" }`)},
		// what is for a turn is nothing out of it
		{"a discount in another's turn", wall(`discount(4)`, `hand = { "Wall", "Kick", "Kick", "Kick" }`) + `
ben:defends "Wall"
ann:ends_turn()
ben:plays "Kick"
ben:plays "Kick"
ben:plays "Kick"
refused(function() ben:defeats "The Flash" end, "fe.hero.may-defeat")`},
		{"Power in another's turn", wall(`power(3):so{ tokens(5) }:otherwise{ tokens(1) }`, `hand = { "Wall" }`) + `
ben:defends "Wall"
expect(ben.power):is(0)
expect(ben.vp):is(1)
ann:ends_turn()
expect(ben.power):is(0)`},
		{"Power for having been attacked", biter + `card "Gate" { type = "Location", stays = true, after(attacked{}){ power(2) } }
` + twoPlayers(`hand = { "Biter" }`, `in_play = { "Gate" }`) + `ann:plays "Biter"
ann:ends_turn()
expect(ben.power):is(0)`},
		// who defeats a Super Hero buys it
		{"after buying one that is defeated", gate(`after(buys{}){ tokens(1) }`, `hand = {}, power = 30`, `ann:defeats "The Flash"`, `expect(ann.vp):is(1)`)},
		{"after coming by one that is defeated", gate(`after(acquires{}){ tokens(1) }`, `hand = {}, power = 30`, `ann:defeats "The Flash"`, `expect(ann.vp):is(1)`)},
		{"no card of the Line-Up is defeated", gate(`after(acquires{ from = line_up }){ tokens(1) }`, `hand = {}, power = 30`, `ann:defeats "The Flash"`, `expect(ann.vp):is(0)`)},
		{"nor gained", gate(`after(gains{}){ tokens(1) }`, `hand = {}, power = 30`, `ann:defeats "The Flash"`, `expect(ann.vp):is(0)`)},
		{"instead of the discard pile", gate(`instead(acquires{}){ redirect(hand) }`, `hand = {}, power = 30`, `ann:defeats "The Flash"`, `expect(ann.hand):is { "The Flash" }`)},
		{"the defeat is the first purchase", gate(`after(buys{ first = true }){ tokens(1) }`, `hand = {}, power = 30`, `ann:defeats "The Flash"`, `ann:buys "Kick"`, `expect(ann.vp):is(1)`)},
		{"a set-up's defeat is the first, too", `card "Gate" { type = "Location", stays = true, after(buys{ first = true }){ tokens(1) } }
` + twoPlayers(`in_play = { "Gate" }, hand = {}, power = 30, discard = { { "The Flash", defeated = true } }`, `hand = {}`) + `ann:buys "Kick"
expect(ann.vp):is(0)`},
		// sentences happen in their order
		{"what stands behind redirect follows on it", gate(`instead(buys{}){ redirect(top(deck)), draw(1) }`, `hand = {}, deck = { "Punch" }, power = 3`,
			`ann:buys "Kick"`, `expect(ann.hand):is { "Kick" }`, `expect(ann.deck):is { "Punch" }`)},
		{"also inside a condition", gate(`instead(buys{}){ tokens(1), when(own_turn){ redirect(hand), put(one{ hand }, top(deck)) }, draw(1) }`, `hand = {}, deck = { "Punch" }, power = 3`,
			`ann:buys "Kick"`, `expect(ann.hand):is { "Kick" }`, `expect(ann.vp):is(1)`, `expect(ann.deck):is { "Punch" }`)},
		{"of a card that is gained while another is played", `card "Gate" { type = "Location", stays = true, instead(gains{}){ redirect(hand), discard(one{ hand }), tokens(1) } }
card "Gift" { type = "Hero", play = { gain(top(main_deck)), draw(1), power(count{ hand }) } }
` + twoPlayers(`in_play = { "Gate" }, hand = { "Gift" }, deck = { "Punch" }`, `hand = {}`) + `main_deck:on_top { "Mallet" }
ann:plays "Gift"
expect(ann.discard):is { "Mallet" }
expect(ann.hand):is { "Punch" }
expect(ann.power):is(1)
expect(ann.vp):is(1)`},
		// that_many is what was discarded
		{"one of each: both", `card "Sort" { type = "Super Power", play = { discard(one_of_each{ hand, type = { "Hero", "Villain" } }), power(that_many), tokens(types_missing) } }
` + twoPlayers(`hand = { "Sort", "Catwoman", "Man-Bat" }`, `hand = {}`) + `ann:plays "Sort"
expect(ann.power):is(2)
expect(ann.vp):is(0)`},
		{"one of each: one", `card "Sort" { type = "Super Power", play = { discard(one_of_each{ hand, type = { "Hero", "Villain" } }), power(that_many), tokens(types_missing) } }
` + twoPlayers(`hand = { "Sort", "Man-Bat" }`, `hand = {}`) + `ann:plays "Sort"
expect(ann.power):is(1)
expect(ann.vp):is(1)`},
		// what is printed on nothing is 0
		{"a bound reckoned with what was declined", `card "Swap" { type = "Super Power", play = { may(destroy(one{ hand })), gain(one{ line_up, cost = { 0, printed("cost", it) + 1 } }) } }
card "Rag" { type = "Equipment", cost = 1 }
` + twoPlayers(`hand = { "Swap", "Punch" }`, `hand = {}`) + `line_up { "Rag" }
ann:plays "Swap"
ann:declines()
expect(ann.discard):is { "Rag" }`},
		{"as much as nothing costs no card", `card "Swap" { type = "Super Power", play = { may(destroy(one{ hand })), gain(one{ line_up, cost = { 0, printed("cost", it) } }) } }
card "Rag" { type = "Equipment", cost = 0 }
` + twoPlayers(`hand = { "Swap", "Punch" }`, `hand = {}`) + `line_up { "Rag" }
ann:plays "Swap"
ann:declines()
expect(ann.discard):is {}`},
		// what is gone is neither destroyed nor moved once more
		{"that is destroyed already", martyr(`destroy(that):so{ tokens(2) }:otherwise{ tokens(1) }`)},
		{"it is destroyed already", martyr(`destroy(it):so{ tokens(2) }:otherwise{ tokens(1) }`)},
		{"it is not put back", martyr(`put(it, hand):so{ tokens(2) }:otherwise{ tokens(1) }`)},
		{"it is not passed", martyr(`pass(it, one_player):so{ tokens(2) }:otherwise{ tokens(1) }`)},
		{"a card is destroyed once", `card "Martyr" { type = "Hero", play = { destroy(this), destroy(this):so{ tokens(2) }:otherwise{ tokens(1) }, discard(this):so{ tokens(2) } } }
` + twoPlayers(`hand = { "Martyr" }`, `hand = {}`) + `ann:plays "Martyr"
expect(ann.vp):is(1)
expect(ann.discard):is {}`},
		{"one that is chosen is destroyed once", `card "Twice" { type = "Hero", play = { destroy(one{ hand }), destroy(it):otherwise{ tokens(1) } } }
` + twoPlayers(`hand = { "Twice", "Punch" }`, `hand = {}`) + `ann:plays "Twice"
expect(ann.vp):is(1)
expect(ann.power):is(1)`},
	}
	for _, c := range cases {
		if r := runs(t, `scenario "A test" { game = "forever-evil" }`+"\n"+c.script, nil); r.Err != nil {
			t.Errorf("%s: %v\n%s", c.what, r.Err, c.script)
		}
	}
}

// martyr has a Hero played that destroys itself, and a text that waits for that speak of it.
func martyr(says string) string {
	return `card "Martyr" { type = "Hero", play = { power(3), destroy(this) } }
card "Gate" { type = "Location", stays = true, after(plays{ type = "Hero" }){ ` + says + ` } }
` + twoPlayers(`hand = { "Martyr" }, in_play = { "Gate" }`, `hand = {}`) + `ann:plays "Martyr"
expect(ann.vp):is(1)
expect(ann.hand):is {}
expect(destroyed):is { "Martyr" }
`
}
