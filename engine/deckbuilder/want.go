package deckbuilder

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// Want is what a text asks of a card that is chosen; the zero Want takes any. That it is data lets the judge say what a
// card lacks.
type Want struct {
	Is       Types // one of these types
	Not      Types // none of these types
	Least    int   // a cost of at least this; none is below zero
	Below    int   // a cost less than this, unless it is zero
	Unlocked bool  // no locking token, where the clause about them holds

	Breakable bool       // no locking token, unless cards with one may be destroyed
	Taken     bool       // it is taken from where it lies, where no rule keeps it
	Spared    bool       // it is destroyed, where no rule spares it
	Known     bool       // its effect is defined
	NoToken   bool       // no locking token at all
	Paying    bool       // it is chosen for a cost
	Of        engine.Def // this very card; zero is any

	tests []cardtext.Test // what else a text asks
	frame *Frame
	but   [replays]engine.CardID // none of these
	past  *cardtext.Found        // nor of these
	left  *cardtext.Found        // of these one that is still there, of equal ones the first
	of    *cardtext.Found        // one of these that is still there
}

// Wants says whether a card is what a text asks for.
func (g *Match) Wants(w *Want, c engine.CardID) bool {
	if w.Is|w.Not != 0 { // types are looked up once
		if t := g.TypesOf(c); w.Is != 0 && t&w.Is == 0 || t&w.Not != 0 {
			return false
		}
	}
	return (w.Least|w.Below == 0 || w.costs(g.Cost(c)) && g.hasCost(c)) && (!w.Unlocked || !g.locked(c)) &&
		g.wantsMore(w, c)
}

// wantsMore says whether a card is what a text asks for beyond what the judge tells.
func (g *Match) wantsMore(w *Want, c engine.CardID) bool {
	switch {
	case w.Breakable && g.Tokens(c, Locked) > 0 && !g.Rules.On(g.Parts.Cites.LockedDestroy),
		w.Taken && g.kept(c) != 0,
		w.Spared && g.isSpared(c),
		w.Known && g.Card(c).unplayable(),
		w.NoToken && g.Tokens(c, Locked) > 0,
		w.Of != 0 && g.Def(c) != w.Of,
		w.tests != nil && !g.passes(w.frame, w.tests, c),
		w.but[0] != 0 && slices.Contains(w.but[:], c),
		w.past != nil && slices.Contains(w.past.Cards, c),
		w.left != nil && !g.isNext(w.left, c),
		w.of != nil && !g.isOneOf(w.of, c):
		return false
	}
	return true
}

// isNext says whether a card is one of some that were found and that is still there; of equal ones it is the first.
func (g *Match) isNext(found *cardtext.Found, c engine.CardID) bool {
	for i, x := range found.Cards {
		if g.isSeen(found, i) && g.Def(x) == g.Def(c) {
			return x == c
		}
	}
	return false
}

// isOneOf says whether a card is one of some that were found and that is still there.
func (g *Match) isOneOf(found *cardtext.Found, c engine.CardID) bool {
	i := slices.Index(found.Cards, c)
	return i >= 0 && g.isThere(found, i)
}

// ofType says whether a card is of one of the types that are asked for.
func (g *Match) ofType(w *Want, c engine.CardID) bool { return w.Is == 0 || g.Is(c, w.Is) }

// notOfType says whether a card is of none of the types that are left out.
func (g *Match) notOfType(w *Want, c engine.CardID) bool { return w.Not == 0 || !g.Is(c, w.Not) }

func (w *Want) costs(n int) bool { return n >= w.Least && (w.Below <= 0 || n < w.Below) }

// locked says whether a locking token keeps a card where it is.
func (g *Match) locked(c engine.CardID) bool {
	return g.Tokens(c, Locked) > 0 && g.Rules.On(g.Parts.Cites.Locked)
}

// Any says whether a card that a text asks for lies in one of some zones.
func (g *Match) Any(w *Want, zones ...engine.Zone) bool {
	for _, z := range zones {
		for c := range g.Cards(z) {
			if g.Wants(w, c) {
				return true
			}
		}
		if z == LineUp && !g.Rules.On(g.Parts.Cites.NotLineUp) && g.anyBeside(w) {
			return true
		}
	}
	return false
}

// besideLineUp are the stacks that stand beside the Line-Up.
var besideLineUp = [...]engine.Zone{MainDeck, KickStack, WeaknessStack, BossStack}

// anyBeside says whether the top card of one of the stacks is what a text asks for.
func (g *Match) anyBeside(w *Want) bool {
	for _, z := range besideLineUp {
		if c := g.Top(z); c != 0 && g.Wants(w, c) {
			return true
		}
	}
	return false
}

// NotDefined says of the cards of a zone that a text wants why they were not offered, where all are cards whose effect
// is not defined.
func (g *Match) NotDefined(by By, w *Want, z engine.Zone) {
	known := *w
	known.Known = true
	if g.Any(&known, z) {
		return
	}
	for c := range g.Cards(z) {
		if g.Wants(w, c) {
			g.Tell(&engine.Event{Kind: Undefined, Actor: by.Player, Player: by.Player, Card: c, Source: by.Text,
				Cite: engine.Cite(g.Parts.Cites.UnknownEffect).With(by.Cite)})
		}
	}
}

// Choose asks a player for one card among zones; zero if none is what is wanted, or if it is declined.
func (g *Match) Choose(by By, p engine.Player, kind engine.QuestionKind, verb engine.Verb, optional bool, want *Want,
	zones ...engine.Zone) engine.CardID {
	if kind == AskDestroy && !want.Paying {
		by = by.Also(g.Parts.Cites.DestroyChoose)
	}
	q := g.Question(p, kind, by.Text, by.Cite)
	for _, z := range zones {
		for c := g.Top(z); c != 0; c = g.Below(c) {
			if g.Wants(want, c) {
				q.Card(verb, c)
			}
		}
		if z == LineUp && (!g.Rules.On(g.Parts.Cites.NotLineUp) || kind == AskLock &&
			!g.Rules.On(g.Parts.Cites.LockedPlace)) {
			g.offerStacks(q, verb, want)
		}
	}
	if len(q.Answers) == 0 {
		return 0
	}
	if kind == AskDestroy && !want.Paying && !g.Rules.On(g.Parts.Cites.DestroyChoose) {
		q.Answers = q.Answers[:1]
	}
	if optional {
		q.Decline()
	}
	several := len(q.Answers) > 1
	// What can be said of it stays for the judge.
	told := &g.want
	told.Is, told.Not, told.Least, told.Below, told.Unlocked = want.Is, want.Not, want.Least, want.Below, want.Unlocked
	told.Taken = want.Taken
	g.wants = true
	g.asker, g.says = p, verb
	g.among = [4]engine.Zone{}
	copy(g.among[:], zones)
	_, c := g.AskMove(q)
	g.wants = false
	if g.asked = 0; several {
		g.asked = c
	}
	return c
}

// offerStacks adds the top cards of the stacks, as if they belonged to the Line-Up.
func (g *Match) offerStacks(q *engine.Question, verb engine.Verb, want *Want) {
	for _, z := range besideLineUp {
		if c := g.Top(z); c != 0 && g.Wants(want, c) {
			q.Card(verb, c)
		}
	}
}
