package deckbuilder_test

import (
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/foreverevil/book"

	db "tablereferee/engine/deckbuilder"
)

// TestWhyNotInTheTurn: in Ann's turn, one thing after the other that is not legal, by whom, why, and by which clause.
func TestWhyNotInTheTurn(t *testing.T) {
	frozen := engine.Marks{}
	frozen.Tokens[db.Locked] = 1
	g := lay(t, layout{
		zones: map[engine.Zone][]string{
			db.LineUp:    {"Giganta", "Catwoman", "Cold Gun", "Superwoman", "Batman"},
			db.BossStack: {"The Flash", "Aquaman"},
			db.Destroyed: {"Mallet"},
		},
		of: [2]map[int][]string{
			{db.Hand: {"Punch", "Blank Page", "Commissioner Gordon"}, db.InPlay: {"Blackgate Prison"}, db.Discard: nil,
				db.OnCharacter: {"Steel"}, db.Deck: nil},
			{db.Hand: {"Vibe"}, db.InPlay: {"Earth-3"}, db.Discard: {"Weakness"}},
		},
		marks: map[string]engine.Marks{"Cold Gun": frozen},
		count: map[engine.Player]map[string]int{0: {"power": 4}},
	})
	hand := func(p engine.Player) engine.Zone { return g.Zone(p, db.Hand) }
	open(t, g, func(q *engine.Question) {
		for _, c := range []struct {
			who    engine.Player
			verb   engine.Verb
			zone   engine.Zone
			name   string
			reason engine.Reason
			lead   engine.Clause
		}{
			{1, db.VerbPlay, hand(1), "Vibe", db.NotYourTurn, book.PlayOwnTurn},
			{0, db.VerbPlay, hand(1), "Vibe", db.NotInHand, book.PlayFromHand},
			{0, db.VerbPlay, db.KickStack, "Kick", db.NotInHand, book.PlayFromHand},
			{0, db.VerbPlay, hand(0), "Blank Page", db.EffectUnknown, book.TypesPrintedFields},
			{0, db.VerbPlay, g.Zone(0, db.InPlay), "Blackgate Prison", db.StaysInPlay, book.LocationStays},
			{0, db.VerbPlay, g.Zone(0, db.OnCharacter), "Steel", db.NotTouched, book.CardsFirestormNotInPlay},
			{0, db.VerbPlay, 0, "", db.NoSuchCard, book.PlayFromHand},
			{1, db.VerbBuy, db.LineUp, "Catwoman", db.NotYourTurn, book.BuySources},
			{1, db.VerbBuy, db.KickStack, "Kick", db.NotYourTurn, book.StacksKickAvailable},
			{0, db.VerbBuy, db.LineUp, "Superwoman", db.NotEnoughPower, book.BuyCombinedCost},
			{0, db.VerbBuy, db.LineUp, "Cold Gun", db.IsLocked, book.CardsColdGunFrozen},
			{0, db.VerbBuy, db.WeaknessStack, "Weakness", db.NeverBought, book.StacksWeaknessNotBought},
			{0, db.VerbBuy, db.Destroyed, "Mallet", db.NotForSale, book.BuySources},
			{0, db.VerbBuy, db.BossStack, "The Flash", db.NotEnoughPower, book.HeroMayDefeat},
			{0, db.VerbDefeat, db.BossStack, "The Flash", db.NotEnoughPower, book.HeroMayDefeat},
			{1, db.VerbDefeat, db.BossStack, "The Flash", db.NotYourTurn, book.StacksSuperHeroAvailable},
			{0, db.VerbDefeat, db.BossStack, "Aquaman", db.NotOnTop, book.HeroMayDefeat},
			{0, db.VerbDefeat, db.LineUp, "Giganta", db.IsNoBoss, book.FaqDefeatWord},
			{0, db.VerbDefeat, db.LineUp, "Batman", db.IsNoBoss, book.FaqDefeatWord},
			{0, engine.VerbUse, g.Zone(0, db.InPlay), "Blackgate Prison", db.NothingToActOn,
				g.Parts.Of("blackgate-prison")},
			{0, engine.VerbUse, g.Zone(1, db.InPlay), "Earth-3", db.NotYours, book.LocationEachTurn},
			{0, engine.VerbUse, g.Zone(1, db.Character), "Bizarro", db.NotYours, book.VillainAbility},
			{1, engine.VerbUse, g.Zone(1, db.Character), "Bizarro", db.NotYourTurn, book.VillainAbility},
			{0, engine.VerbUse, g.Zone(0, db.Character), "Lex Luthor", db.WaitsForMoment, g.Parts.Of("lex-luthor")},
			{0, engine.VerbUse, hand(0), "Punch", db.NoAbility, g.Parts.Of("punch")},
			{0, db.VerbDefend, hand(0), "Commissioner Gordon", db.NotUnderAttack, book.AttackMayAvoid},
			{0, db.VerbDefend, hand(0), "Punch", db.NoDefense, book.AttackMayAvoid},
			{0, db.VerbDestroy, hand(0), "Punch", db.NotAsked, book.DestroyWhere},
			{0, db.VerbDestroy, g.Zone(0, db.OnCharacter), "Steel", db.NotTouched, book.CardsFirestormNotInPlay},
			{0, db.VerbGain, db.LineUp, "Giganta", db.NotAsked, book.GainByEffect},
			{0, db.VerbGain, db.LineUp, "Cold Gun", db.IsLocked, book.CardsColdGunFrozen},
			{0, db.VerbDiscard, hand(0), "Punch", db.NotAsked, book.AmbNothingElse},
			{0, engine.VerbDecline, 0, "", db.NothingToDecline, book.AmbNothingElse},
			{1, db.VerbEndTurn, 0, "", db.NotYourTurn, book.EndTurn1Announce},
			// said of nothing, whatever stands behind it
			{1, db.VerbEndTurn, g.Zone(0, db.OnCharacter), "Steel", db.NotYourTurn, book.EndTurn1Announce},
		} {
			a := engine.Attempt{Player: c.who, Verb: c.verb, Zone: -1, Name: c.name, Whom: engine.NoPlayer}
			if c.name != "" {
				if a.Card = card(g, c.zone, c.name); a.Card == 0 {
					t.Fatalf("%s does not lie in zone %d", c.name, c.zone)
				}
			}
			no := g.Rules.WhyNot(&g.Match, q, a)
			if no.Reason != c.reason || no.Cite.First() != c.lead {
				t.Errorf("player %d %s %s: %q by %s, not %q by %s", c.who, g.Rules.Verbs[c.verb].Word, c.name,
					g.Rules.Reasons[no.Reason][engine.EN], g.Rules.Book.ID(no.Cite.First()),
					g.Rules.Reasons[c.reason][engine.EN], g.Rules.Book.ID(c.lead))
			}
		}
	})
}

// TestWhyNotWhatIsSwitchedOff: where a run has switched a permission off, that is the reason.
func TestWhyNotWhatIsSwitchedOff(t *testing.T) {
	for _, c := range []struct {
		off  engine.Clause
		verb engine.Verb
		name string
		zone engine.Zone // 0: the hand
	}{
		{book.PlayMayPlayInert, db.VerbPlay, "Vulnerability", 0},
		{book.PlayAnyOrder, db.VerbPlay, "Kick", 0},
		{book.LocationAnyNumber, db.VerbPlay, "Earth-3", 0},
		{book.BuySources, db.VerbBuy, "Catwoman", db.LineUp},
		{book.PlayBuyBeforeAllPlayed, db.VerbBuy, "Catwoman", db.LineUp},
		{book.StacksKickAvailable, db.VerbBuy, "Kick", db.KickStack},
		{book.HeroMayDefeat, db.VerbDefeat, "The Flash", db.BossStack},
		{book.StacksSuperHeroAvailable, db.VerbDefeat, "The Flash", db.BossStack},
		{book.BuyPass, db.VerbEndTurn, "", 0},
	} {
		table := layout{
			zones: map[engine.Zone][]string{db.LineUp: {"Giganta", "Catwoman", "Cold Gun", "Superwoman", "Despero"},
				db.BossStack: {"The Flash"}},
			of: [2]map[int][]string{{db.Hand: {"Punch", "Vulnerability", "Kick", "Earth-3"},
				db.InPlay: {"Happy Harbor"}}},
			count: map[engine.Player]map[string]int{0: {"power": 9}},
		}
		for _, off := range []bool{false, true} {
			if off {
				table.rules = map[engine.Clause]int16{c.off: 0}
			}
			g := lay(t, table)
			open(t, g, func(q *engine.Question) {
				a := engine.Attempt{Player: 0, Verb: c.verb, Zone: -1, Whom: engine.NoPlayer}
				if c.name != "" {
					z := c.zone
					if z == 0 {
						z = g.Zone(0, db.Hand)
					}
					a.Card = card(g, z, c.name)
				}
				legal := false
				for i := range q.Answers {
					legal = legal || q.Answers[i].Verb == c.verb &&
						(a.Card == 0 || g.Def(q.Answers[i].Card) == g.Def(a.Card))
				}
				id := g.Rules.Book.ID(c.off)
				if legal == off {
					t.Errorf("%s, off %v: %s %s is legal: %v", id, off, g.Rules.Verbs[c.verb].Word, c.name, legal)
				}
				if no := g.Rules.WhyNot(&g.Match, q, a); off &&
					(no.Reason != db.SwitchedOff || no.Cite.First() != c.off) {
					t.Errorf("%s: refused for %q by %s", id, g.Rules.Reasons[no.Reason][engine.EN],
						g.Rules.Book.ID(no.Cite.First()))
				}
			})
		}
	}
}

// TestWhatATextAsksOfACard: a Want takes what has all that it asks, and the judge names what is missing.
func TestWhatATextAsksOfACard(t *testing.T) {
	frozen := engine.Marks{}
	frozen.Tokens[db.Locked] = 1
	g := lay(t, layout{
		zones: map[engine.Zone][]string{db.LineUp: {"Giganta", "Catwoman", "Cold Gun", "Superwoman", "Element Woman"}},
		of:    [2]map[int][]string{{db.Discard: {"Weakness", "Punch", "Element Woman"}}},
		marks: map[string]engine.Marks{"Cold Gun": frozen},
	})
	at := func(name string) engine.CardID { return card(g, db.LineUp, name) }
	own := func(name string) engine.CardID { return card(g, g.Zone(0, db.Discard), name) }
	for i, c := range []struct {
		want  db.Want
		card  engine.CardID
		taken bool
	}{
		{db.Want{}, own("Weakness"), true},
		{db.Want{Is: db.Villain}, at("Giganta"), true},
		{db.Want{Is: db.Villain}, at("Catwoman"), false},
		{db.Want{Is: db.Villain}, own("Weakness"), false},
		{db.Want{Is: db.Villain}, own("Element Woman"), true}, // who is of each type while somebody owns her
		{db.Want{Is: db.Villain}, at("Element Woman"), false},
		{db.Want{Not: db.Hero}, at("Catwoman"), false},
		{db.Want{Not: db.Hero}, own("Weakness"), true},
		{db.Want{Least: 4}, at("Giganta"), true},
		{db.Want{Least: 5}, at("Giganta"), false},
		{db.Want{Below: 5}, at("Giganta"), true},
		{db.Want{Below: 4}, at("Giganta"), false},
		{db.Want{Below: 1}, own("Punch"), true},
		{db.Want{Unlocked: true}, at("Cold Gun"), false},
		{db.Want{Unlocked: true}, at("Giganta"), true},
		{db.Want{Of: g.Def(at("Giganta"))}, at("Giganta"), true},
		{db.Want{Of: g.Def(at("Giganta"))}, at("Catwoman"), false},
	} {
		if got := g.Wants(&c.want, c.card); got != c.taken {
			t.Errorf("case %d: %s is wanted: %v", i, g.Card(c.card).Name[engine.EN], got)
		}
	}
	if !g.Any(&db.Want{Is: db.Equipment}, g.Zone(0, db.Hand), db.LineUp) || g.Any(&db.Want{Is: db.Location}, db.LineUp,
		g.Zone(0, db.Discard)) {
		t.Error("what lies in some zones is not what Any finds")
	}
}
