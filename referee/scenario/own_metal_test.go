package scenario

import "testing"

// onMetal lays a table of Dark Nights: Metal out for a card that Ann plays.
func onMetal(play, ann, ben string) string {
	return `card "Clause" { type = "Villain", cost = 4, copies = 2, play = ` + play + ` }
scenario "A test" { game = "metal" }
local ann, ben = players {
  { "Ann", team = { "Cyborg", "Batman" }, hand = { "Clause", ` + ann + ` } },
  { "Ben", team = { "Plastic Man (oversized)" }, hand = { ` + ben + ` } },
}
`
}

// TestAPriceIsPaidInFull: what depends on so many cards is done for all of them only, and nobody begins to pay who
// cannot pay all (metal.amb.not-enough).
func TestAPriceIsPaidInFull(t *testing.T) {
	for _, c := range []struct{ play, ann, script string }{
		{`may(discard(exactly(2){ hand })):so{ power(3) }`, `"Punch"`,
			`ann:plays "Clause" expect(ann.power):is(0) expect(ann.hand):is { "Punch" }
expect(log):has("by", "metal.amb.not-enough")`},
		{`may(discard(exactly(2){ hand })):so{ power(3) }`, `"Punch", "Punch"`,
			`ann:plays "Clause" ann:discards "Punch" ann:discards "Punch" expect(ann.power):is(3)`},
		{`may(discard(exactly(2){ hand })):otherwise{ gain_weakness(1) }`, `"Punch"`,
			`ann:plays "Clause" expect(ann.hand):is { "Punch" } expect(ann.discard):is { "Weakness" }`},
		{`may(put(exactly(2){ hand }, top(deck))):so{ power(3) }`, `"Punch"`,
			`ann:plays "Clause" expect(ann.power):is(0) expect(ann.hand):is { "Punch" }`},
		{`may(discard(exactly(2){ hand, different = "name" })):so{ power(3) }`, `"Punch", "Punch"`,
			`ann:plays "Clause" expect(ann.power):is(0)`},
		// what must be done is done as far as it can be, and is no price
		{`discard(exactly(2){ hand }):so{ power(3) }`, `"Punch"`,
			`ann:plays "Clause" expect(ann.power):is(0) expect(ann.hand):is {}
expect(log):has("by", "metal.amb.not-enough")`},
		{`discard(exactly(2){ hand }):so{ power(3) }:otherwise{ power(1) }`, `"Punch"`,
			`ann:plays "Clause" expect(ann.power):is(1) expect(ann.hand):is {}`},
		{`put(exactly(2){ hand }, top(deck)):so{ power(3) }`, `"Punch"`,
			`ann:plays "Clause" expect(ann.power):is(0) expect(ann.hand):is {}`},
		{`discard(exactly(2){ hand }):so{ power(3) }`, `"Punch", "Punch"`,
			`ann:plays "Clause" expect(ann.power):is(3) expect(ann.hand):is {}`},
	} {
		if r := runs(t, onMetal(c.play, c.ann, "")+c.script, nil); r.Err != nil {
			t.Errorf("%s: %v", c.play, r.Err)
		}
	}
}

// TestNobodyChoosesWhatCannotBeDone: of several things to choose from, those are offered of which something would come,
// whoever chooses, and wherever the text stands (metal.cards.murder-machine-no-metal).
func TestNobodyChoosesWhatCannotBeDone(t *testing.T) {
	for _, c := range []struct{ play, ann, ben, script string }{
		{`choose_one{ discard(one{ hand, type = "Metal" }), gain_weakness(2) }`, `"Punch"`, ``,
			`ann:plays "Clause" expect(ann.discard):is { "Weakness", "Weakness" }`},
		{`attack(each_foe){ foe:choose_one{ foe:discard(one{ foe.hand }), foe:gain_weakness(1) } }`, ``, ``,
			`ann:plays "Clause" expect(ben.discard):is { "Weakness" }`},
		{`attack(each_foe){ foe:choose_one{ foe:discard(one{ foe.hand }), foe:gain_weakness(1) } }`, ``, `"Punch"`,
			`ann:plays "Clause" ben:chooses "to discard" expect(ben.discard):is { "Punch" }`},
		{`choose_one{ discard(one{ hand, type = "Metal" }), destroy(one{ discard_pile }) }`, `"Punch"`, ``,
			`ann:plays "Clause" expect(ann.hand):is { "Punch" }`},
		// all cards of a place may be none of them
		{`choose_one{ destroy(each{ discard_pile, name = "Weakness" }), destroy(each{ hand, name = "Punch" }) }`, `"Punch"`, ``,
			`ann:plays "Clause" ann:chooses "from the discard pile" expect(ann.hand):is { "Punch" }`},
	} {
		if r := runs(t, onMetal(c.play, c.ann, c.ben)+c.script, nil); r.Err != nil {
			t.Errorf("%s: %v", c.play, r.Err)
		}
	}
}

// TestWordsForWholePlaces: all cards of the Line-Up are destroyed or gained, one of them goes upon the main deck, and a
// card that was looked at may be discarded (metal.destroy.where).
func TestWordsForWholePlaces(t *testing.T) {
	const lineUp = `line_up { "Promethium", "Nth Metal Mace", "Wonder Woman" }
`
	for _, c := range []struct{ play, ann, script string }{
		{`destroy(each{ line_up, cost = { 0, 4 } })`, ``,
			`ann:plays "Clause" expect(log):has("by", "metal.destroy.where") expect(destroyed):is { "Promethium" }`},
		{`destroy(each{ line_up, type = "Location" }):otherwise{ power(2) }`, ``,
			`ann:plays "Clause" expect(ann.power):is(2)`},
		{`gain(each{ line_up, type = { "Hero", "Equipment" } })`, ``,
			`ann:plays "Clause" expect(ann.discard):has "Wonder Woman"`},
		{`gain(each{ line_up, type = "Location" })`, ``, `ann:plays "Clause" expect(ann.discard):is {}`},
		{`put(one{ line_up }, top(main_deck))`, ``, `ann:plays "Clause" ann:chooses "Wonder Woman"
expect(main_deck):top "Wonder Woman"`},
		{`{ look(top(deck)):as "seen", may(discard(the "seen")) }`, ``,
			`ann:plays "Clause" ann:uses "Clause" expect(ann.discard):count(1)`},
		{`{ look(top(deck)):as "seen", may(discard(the "seen")) }`, ``,
			`ann:plays "Clause" ann:declines() expect(ann.discard):is {}`},
		{`{ look(top(deck)):as "seen", draw(1), discard(the "seen") }`, ``,
			`ann:plays "Clause" expect(ann.discard):is {} expect(ann.hand):count(1)`},
		{`{ reveal(top(deck, 2)):as "seen", discard(the "seen") }`, ``,
			`ann:plays "Clause" expect(ann.discard):count(2)`},
	} {
		if r := runs(t, onMetal(c.play, c.ann, "")+lineUp+c.script, nil); r.Err != nil {
			t.Errorf("%s: %v", c.play, r.Err)
		}
	}
}

// TestAShortNameUsesWhatIsInPlay: who uses a card by a name that two bear means the one in play, also where that is
// refused.
func TestAShortNameUsesWhatIsInPlay(t *testing.T) {
	const cards = `scenario "A test" { game = "metal" }
card "Mister Terrific (oversized)" { action{ limit = "turn", cost = gain_weakness(1), draw(1) } }
card "Mister Terrific" { play = power(1) }
local ann, ben = players { { "Ann", team = { "Mister Terrific (oversized)" }, hand = { "Mister Terrific" } },
  { "Ben", character = "Superman (oversized)" } }
stacks { weakness = 0 }
`
	const want = "Mister Terrific (oversized) (changed) asks for first cannot be done now"
	checkScripts(t, cards, []struct{ script, want string }{
		{`ann:uses "Mister Terrific"`, want},
		{`ann:plays "Mister Terrific" ann:uses "Mister Terrific"`, want},
		{`refused(function() ann:uses "Mister Terrific" end, "metal.weakness.no-free-bonus")`, ""},
	})
}
