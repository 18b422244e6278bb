package deckbuilder

import "tablereferee/engine"

// Try is a plain situation in which a card is played.
type Try struct {
	Says  engine.Text
	Seat  engine.Player // whose card it is; the other player is the first one
	In    int           // the zone of that player where it lies, Character for the character itself
	Verbs []engine.Verb // what the players do if they may, the one that is named first before the others
	Done  engine.Verb   // it is over when this has been done with the card, or where nobody may do any of the above
	// Do is what happens, where it is nothing that a player does.
	Do func(g *Match, x engine.CardID)
}

// Shows says whether a declaration gives a card what a keyword stands for.
func (k *Parts) Shows(c *Card, word string) bool {
	for i := range k.Keywords {
		if k.Keywords[i].Word == word {
			return c.shows>>i&1 != 0
		}
	}
	return false
}

// tries are the situations for a card.
func (k *Parts) tries(c *Card) []Try {
	var out []Try
	plays := []engine.Verb{VerbPlay}
	switch {
	case c.Sort == BossCard:
		if len(c.Appear) > 0 {
			out = append(out, Try{Says: engine.Text{"its First Appearance", "sa Révélation"}, In: -1,
				Do: func(g *Match, x engine.CardID) { g.FirstAppearance(x, 1) }})
		}
		if len(c.Reward) > 0 {
			out = append(out, Try{Says: engine.Text{"its Reward", "sa Récompense"}, In: -1,
				Do: func(g *Match, x engine.CardID) { g.reward(0, x) }})
		}
	case c.Sort == CharacterCard:
		if c.Action != nil || len(c.Waits) > 0 {
			out = append(out, Try{Says: engine.Text{"a turn of it", "un tour avec elle"}, In: Character,
				Verbs: []engine.Verb{engine.VerbUse, VerbPlay}})
		}
	case c.Action != nil || len(c.Waits) > 0:
		out = append(out, Try{Says: engine.Text{"played, and then others", "jouée, puis d'autres"}, In: Hand,
			Verbs: []engine.Verb{engine.VerbUse, VerbPlay}})
	case !c.unplayable():
		out = append(out, Try{Says: engine.Text{"played", "jouée"}, In: Hand, Verbs: plays, Done: VerbPlay})
	}
	if c.Defense != nil {
		in := Hand
		if c.Defense.InPlay {
			in = InPlay
		}
		out = append(out, Try{Says: engine.Text{"its Defense, under an Attack", "sa Défense, sous une Attaque"}, Seat: 1,
			In: in, Verbs: []engine.Verb{VerbDefend}, Do: func(g *Match, x engine.CardID) {
				g.Attack(By{Player: 0}, Only(1), func(engine.Player) {})
			}})
	}
	if k.Tries != nil {
		out = append(out, k.Tries(k, c)...)
	}
	return out
}

// mostTried bounds the moves of a try.
const mostTried = 12

// try plays a card in plain situations, at a table that is otherwise by chance.
func (t *Title) try(d engine.Def) []engine.Tried {
	k := t.WithCards()
	if d == 0 || int(d) >= len(k.Cards) || k.Cards[d].Unknown && k.Cards[d].Sort != BossCard {
		return nil
	}
	var out []engine.Tried
	for _, x := range k.tries(&k.Cards[d]) {
		out = append(out, t.tried(k, d, &x))
	}
	return out
}

// tried plays a card in one situation.
func (t *Title) tried(k *Parts, d engine.Def, x *Try) engine.Tried {
	out := engine.Tried{Says: x.Says}
	r := t.rules(t.book.Editions[0])
	table := engine.NewTable(r, 2, 1)
	s := &engine.Setup{Seed: 1, First: 0, AsIf: true, Options: map[string]int{}, Sizes: map[engine.Zone]int{},
		Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}}
	if word, _ := t.leavesOut(); word != "" {
		s.Options[word] = 1
	}
	others := k.others(d)
	lay := func(p engine.Player, zone int, cards ...engine.Def) {
		s.Zones = append(s.Zones, engine.ZoneSetup{Zone: table.Zone(p, zone), Cards: cards})
	}
	switch {
	case x.In == Character:
		s.Players[x.Seat].Character = d
		lay(x.Seat, Hand, others...)
	case x.In == Hand && x.Seat == 0:
		lay(0, Hand, append([]engine.Def{d}, others...)...)
	case x.In >= 0:
		lay(x.Seat, x.In, d)
	}
	how := &trier{def: d, try: x}
	m, err := t.start(r, s, how)
	if err != nil {
		out.Err = err
		return out
	}
	g := On(m)
	m.Limit = 5000
	m.Reached = func(int) {
		if how.over { // what comes behind it is the end of the turn
			m.Fail(tryOver{})
		}
	}
	m.Log = engine.NewLog(m, []string{"Ann", "Ben"})
	out.Log = m.Log
	out.Err = m.Run(func() {
		dealTwo(g)
		out.From = len(m.Log.Events)
		if x.Do != nil {
			how.begun = true
			x.Do(g, g.find(d))
			return
		}
		for n := 0; n < mostTried && !how.over && g.Step(); n++ {
			if n == 0 {
				out.From = min(out.From, len(m.Log.Events))
			}
		}
	})
	if how.stopped(out.Err) {
		out.Err = nil
	}
	m.Log.Close(m.Table)
	return out
}

// find gives a copy of a card, wherever it lies.
func (g *Match) find(d engine.Def) engine.CardID {
	for x := engine.CardID(1); int(x) <= g.CardCount(); x++ {
		if g.Def(x) == d {
			return x
		}
	}
	return 0
}

// others are cards of each type that can be played beside one that is tried out: the cheapest that is known.
func (k *Parts) others(tried engine.Def) []engine.Def {
	var out []engine.Def
	for _, t := range []Types{Starter, Hero, Villain, SuperPower, Equipment} {
		best := engine.Def(0)
		for d := 1; d < len(k.Cards); d++ {
			c := &k.Cards[d]
			if engine.Def(d) == tried || c.unplayable() || c.Outside || c.Types&t == 0 || c.Stays || c.does(doAttack) ||
				c.Sort == BossCard || c.Sort == CharacterCard || c.Leaves != 0 {
				continue
			}
			if b := &k.Cards[best]; best == 0 || b.Test && !c.Test || b.Test == c.Test && c.Cost < b.Cost {
				best = engine.Def(d)
			}
		}
		if best != 0 {
			out = append(out, best)
		}
	}
	return out
}

// trier is a decider that does what a try is about, and answers all else as Greedy does.
type trier struct {
	Greedy
	def   engine.Def
	try   *Try
	begun bool
	over  bool
}

type tryOver struct{}

func (tryOver) Error() string { return "it has been tried" }

// stopped says whether a try ended as it should.
func (*trier) stopped(err error) bool { _, yes := err.(tryOver); return yes }

// Decide gives the move that is tried, or ends the try where a turn has none.
func (t *trier) Decide(m *engine.Match, q *engine.Question) int {
	if t.over {
		m.Fail(tryOver{})
	}
	for _, v := range t.try.Verbs {
		for _, own := range [...]bool{true, false} { // the card itself before others
			for i := range q.Answers {
				a := &q.Answers[i]
				if a.Verb != v || own != (a.Card != 0 && m.Def(a.Card) == t.def) || !own && t.waits(v, a) {
					continue
				}
				if own && v == t.try.Done && q.Kind != AskDefend {
					t.over = true
				}
				return i
			}
		}
	}
	if q.Kind == AskTurn && t.try.Do == nil {
		m.Fail(tryOver{})
	}
	return t.Greedy.Decide(m, q)
}

// waits says whether another card than the one that is tried makes no such move.
func (t *trier) waits(v engine.Verb, a *engine.Answer) bool {
	return a.Card != 0 && (v == t.try.Done || v == VerbDefend)
}
