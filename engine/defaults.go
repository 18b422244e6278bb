package engine

import (
	"slices"
	"strings"
)

// What the kernel does for a game that leaves it unsaid. doc.go lists it.

// Complete makes a game ready to be played: it fills in what the kernel can do for every game, and refuses one that
// lacks what only it can say. A game that is complete stays as it is.
func (g *Game) Complete() error {
	if g.Editions == nil && g.Book != nil {
		g.Editions = g.Book.Editions
	}
	var lacks []string
	for _, part := range [...]struct {
		name  string
		there bool
	}{
		{"ID", g.ID != ""}, {"Name", g.Name[EN] != ""}, {"Editions", len(g.Editions) > 0}, {"Book", g.Book != nil},
		{"Rules", g.Rules != nil}, {"Start", g.Start != nil}, {"Step", g.Step != nil}, {"TurnOf", g.TurnOf != nil},
		{"Done", g.Done != nil}, {"Won", g.Won != nil},
	} {
		if !part.there {
			lacks = append(lacks, part.name)
		}
	}
	if len(lacks) > 0 {
		return Errorf("engine.Game %q lacks what only the game can say: %s",
			"engine.Game %q : il manque ce que seul le jeu peut dire : %s", g.ID, strings.Join(lacks, ", "))
	}
	if g.Play == nil {
		step := g.Step
		g.Play = func(m *Match) {
			for step(m) {
			}
		}
	}
	if g.Resume == nil {
		g.Resume = NewMatch
	}
	if g.Head == nil {
		g.Head = func(*Match, Player) CardID { return 0 }
	}
	if g.IsHead == nil {
		g.IsHead = func(Def) bool { return false }
	}
	if g.Facts == nil {
		g.Facts = func(Def) []Fact { return nil }
	}
	if len(g.Policies) == 0 {
		g.Policies = []Playing{{Name: "random", Says: Text{"any legal move, by chance", "un coup permis, au hasard"},
			New: func(seed uint64) Decider { return NewRandom(seed) }}}
	}
	if g.Tally == nil {
		won := g.Won
		g.Tally = func(m *Match) Tally {
			t := Tally{Scores: make([]int, m.Seats()), Won: make([]bool, m.Seats())}
			for p := range t.Won {
				t.Won[p] = won(m, Player(p))
			}
			return t
		}
	}
	return nil
}

// Uncounted gives the clauses by which a number that is counted at the end of a game was not, as the game was won
// without scores.
func (g *Game) Uncounted(m *Match, c *CounterInfo) Clauses {
	if g.Unscored == nil || !c.AtEnd || c.Tells == TellsWon || !g.Done(m) {
		return 0
	}
	return g.Unscored(m)
}

// Watcher gives a fresh watcher of what must hold after every event of a match: what the kernel asks of every game,
// then what the game's own Watch does. Where there is none the table is looked at, whether it is whole.
func (g *Game) Watcher() func(m *Match, e *Event) error {
	own := func(m *Match, _ *Event) error { return m.Check() }
	if g.Watch != nil {
		own = g.Watch()
	}
	return func(m *Match, e *Event) error {
		if e.Cite.Overfull() && !m.Rules.added() {
			return lost(m.Rules, e)
		}
		return own(m, e)
	}
}

// added says whether cards of somebody's own are among those of a game: what several of them bring about together may
// rest on more clauses than a line has room for, and their authors cannot say which may be left out.
func (r *Rules) added() bool {
	return slices.ContainsFunc(r.Cards, func(c CardInfo) bool { return c.Origin != Printed })
}

// lost says of an event that a clause is not cited for want of room.
func lost(r *Rules, e *Event) error {
	var ids []string
	for c := range e.Cite.All() {
		ids = append(ids, r.Book.ID(c))
	}
	return Errorf("an event (%s) rests on more clauses than a line has room for, and one is lost beside these: %s; "+
		"code says with AndIfRoom which may be left out",
		"un événement (%s) repose sur plus de clauses qu'une ligne n'en contient, et il en manque une à côté de : %s ; "+
			"le code dit par AndIfRoom lesquelles peuvent manquer", r.Kinds[e.Kind].Name, strings.Join(ids, ", "))
}

// ownKinds and ownVerbs are the rows of the kernel's own events and verbs, for games that have no other words for them.
var (
	ownKinds = [FirstKind]KindInfo{
		NoKind: {Name: "nothing"},
		Chosen: {Name: "choose", Says: Text{"{asked}{actor} {chosen}{or}", "{asked}{actor} {chosen}{or}"}},
		Refused: {Name: "refuse", Says: Text{"REFUSED: {actor} {what}: {reason}; legal for {player}: {legal}",
			"REFUSÉ : {actor} {what} : {reason} ; permis à {player} : {legal}"}},
		Cancelled: {Name: "cancel", Says: Text{"it does not happen", "cela n'a pas lieu"}},
		Claimed:   {Name: "claim", Says: Text{"proven: {what}", "prouvé : {what}"}},
	}
	ownVerbs = [FirstVerb]VerbInfo{
		VerbDecline: {Word: "declines", Says: Text{"declines", "renonce"}},
		VerbUse:     {Word: "uses", Says: Text{"uses {x}", "utilise {x}"}, Of: OfCards},
		VerbChoose:  {Word: "chooses", Says: Text{"chooses {x}", "choisit {x}"}, Of: OfAny},
	}
)

// fillIn fills in what rules leave to the kernel.
func (r *Rules) fillIn() {
	for k := range ownKinds {
		if k < len(r.Kinds) && r.Kinds[k].Name == "" {
			r.Kinds[k] = ownKinds[k]
		}
	}
	for v := range ownVerbs {
		if v < len(r.Verbs) && r.Verbs[v].Word == "" {
			r.Verbs[v] = ownVerbs[v]
		}
	}
	if r.Policy.First == nil {
		r.Policy.First = func(*Match, *Event) Player { return 0 }
	}
	if r.CopiesClause == nil {
		r.CopiesClause = func(Def) Clauses { return 0 }
	}
	if r.Locate == nil {
		r.Locate = likeliest
	}
	if r.WhyNot == nil {
		reason := Reason(len(r.Reasons))
		r.Reasons = append(r.Reasons[:reason:reason],
			Text{"it is not among what may be chosen here", "ce n'est pas parmi ce qui peut être choisi ici"})
		r.WhyNot = func(_ *Match, q *Question, a Attempt) Refusal {
			if q == nil {
				return Refusal{Reason: reason, Card: a.Card}
			}
			return Refusal{Reason: reason, Card: a.Card, Cite: q.Cite}
		}
	}
}

// likeliest is the card of a declaration that an attempt most likely means: the one in the place that it names, else
// one in a place of the player's own, of the table, of somebody else. A card that takes no part is never meant.
func likeliest(m *Match, a Attempt, d Def) CardID {
	best, least := CardID(0), 4
	for c := CardID(1); int(c) <= m.CardCount(); c++ {
		z := m.In(c)
		if m.Def(c) != d || z == Box {
			continue
		}
		far := 3
		switch owner := m.Owner(z); {
		case z == a.Zone:
			far = 0
		case owner == a.Player:
			far = 1
		case owner == NoPlayer:
			far = 2
		}
		if far < least {
			best, least = c, far
		}
	}
	return best
}
