package deckbuilder_test

import (
	"testing"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// TestWhatGreedyPrefers: of two answers to a question the first one that is named here is taken, in whatever order they
// are offered.
func TestWhatGreedyPrefers(t *testing.T) {
	g := lay(t, layout{
		zones: map[engine.Zone][]string{db.LineUp: {"Giganta", "Superwoman", "Bizarro Power", "Catwoman",
			"Ultra Strength"}, db.BossStack: {"The Flash"}},
		of: [2]map[int][]string{
			{db.Hand: {"Vulnerability", "Punch", "Giganta", "Weakness", "Vibe", "Stargirl", "Cosmic Staff"},
				db.Deck: {"Vulnerability"}},
			{db.Hand: {"Superwoman"}, db.Deck: {"Punch"}},
		},
		count: map[engine.Player]map[string]int{0: {"vp": 1}, 1: {"vp": 2}},
	})
	at := func(v engine.Verb, z engine.Zone, name string) engine.Answer {
		c := card(g, z, name)
		if c == 0 {
			t.Fatalf("%s is not where it should be", name)
		}
		return engine.Answer{Verb: v, Card: c, Zone: z}
	}
	hand := func(v engine.Verb, name string) engine.Answer { return at(v, g.Zone(0, db.Hand), name) }
	foe := func(v engine.Verb, name string) engine.Answer { return at(v, g.Zone(1, db.Hand), name) }
	line := func(v engine.Verb, name string) engine.Answer { return at(v, db.LineUp, name) }
	end, decline := engine.Answer{Verb: db.VerbEndTurn}, engine.Answer{Verb: engine.VerbDecline}
	flash := at(db.VerbDefeat, db.BossStack, "The Flash")
	lex := at(engine.VerbUse, g.Zone(0, db.Character), "Lex Luthor")
	whom := func(p engine.Player) engine.Answer { return engine.Answer{Verb: engine.VerbChoose, Player: p} }
	draw := engine.Answer{Verb: engine.VerbChoose, Option: db.OptDraw}
	for i, c := range []struct {
		kind         engine.QuestionKind
		asked        engine.Player
		better, less engine.Answer
	}{
		{db.AskTurn, 0, end, hand(db.VerbPlay, "Vulnerability")},
		{db.AskTurn, 0, end, hand(db.VerbPlay, "Weakness")},
		{db.AskTurn, 0, hand(db.VerbPlay, "Punch"), end},
		{db.AskTurn, 0, hand(db.VerbPlay, "Giganta"), hand(db.VerbPlay, "Punch")},
		{db.AskPlay, 0, hand(db.VerbPlay, "Vulnerability"), decline},
		{db.AskTurn, 0, lex, hand(db.VerbPlay, "Giganta")},
		{db.AskTurn, 0, hand(db.VerbPlay, "Punch"), flash},
		{db.AskTurn, 0, flash, line(db.VerbBuy, "Ultra Strength")},
		{db.AskTurn, 0, line(db.VerbBuy, "Giganta"), end},
		{db.AskTurn, 0, line(db.VerbBuy, "Superwoman"), line(db.VerbBuy, "Giganta")},
		{db.AskTurn, 0, end, line(db.VerbBuy, "Bizarro Power")},
		{db.AskTurn, 0, end, hand(db.VerbBuy, "Weakness")},
		{db.AskDefend, 0, hand(db.VerbDefend, "Stargirl"), decline},
		{db.AskDefend, 0, hand(db.VerbDefend, "Stargirl"), hand(db.VerbDefend, "Cosmic Staff")},
		{db.AskDestroy, 0, decline, hand(db.VerbDestroy, "Giganta")},
		{db.AskDestroy, 0, hand(db.VerbDestroy, "Punch"), decline},
		{db.AskDestroy, 0, hand(db.VerbDestroy, "Weakness"), hand(db.VerbDestroy, "Punch")},
		{db.AskDestroy, 0, line(db.VerbDestroy, "Giganta"), decline},
		{db.AskDestroy, 0, line(db.VerbDestroy, "Superwoman"), line(db.VerbDestroy, "Giganta")},
		{db.AskDestroy, 0, foe(db.VerbDestroy, "Superwoman"), decline},
		{db.AskDiscard, 0, hand(db.VerbDiscard, "Punch"), hand(db.VerbDiscard, "Giganta")},
		{db.AskDiscard, 0, hand(db.VerbDiscard, "Giganta"), decline},
		{db.AskDiscard, 0, foe(db.VerbDiscard, "Superwoman"), hand(db.VerbDiscard, "Giganta")},
		{db.AskPass, 0, hand(db.VerbPass, "Punch"), hand(db.VerbPass, "Giganta")},
		{db.AskGain, 0, line(db.VerbGain, "Superwoman"), line(db.VerbGain, "Giganta")},
		{db.AskGain, 0, line(db.VerbGain, "Giganta"), decline},
		{db.AskLock, 0, decline, line(engine.VerbChoose, "Giganta")},
		{db.AskLock, 0, line(engine.VerbChoose, "Superwoman"), decline},
		{db.AskReturn, 0, hand(engine.VerbChoose, "Vulnerability"), decline},
		{db.AskPut, 0, hand(engine.VerbChoose, "Giganta"), hand(engine.VerbChoose, "Punch")},
		{db.AskPut, 0, hand(engine.VerbChoose, "Punch"), decline},
		{db.AskFoe, 0, whom(1), whom(0)},
		{db.AskWhere, 0, whom(1), draw}, // what is on top is a Vulnerability: away with it
		{db.AskWhere, 0, draw, whom(0)},
		{db.AskWhere, 1, draw, whom(0)}, // what is on top is a Punch: rather keep it
	} {
		for order := range 2 {
			q := engine.Question{Kind: c.kind, Player: c.asked, Answers: []engine.Answer{c.better, c.less}}
			if order == 1 {
				q.Answers = []engine.Answer{c.less, c.better}
			}
			if got := (db.Greedy{}).Decide(&g.Match, &q); got != order {
				t.Errorf("case %d: the worse answer is taken, offered as number %d", i, got+1)
			}
		}
	}
	same := hand(db.VerbPlay, "Punch")
	if (db.Greedy{}).Decide(&g.Match, &engine.Question{Kind: db.AskTurn, Answers: []engine.Answer{same, same}}) != 0 {
		t.Error("of equal answers the first one is not taken")
	}
}
