package engine_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	. "tablereferee/engine"
	"tablereferee/engine/log"
)

// The toy game: just enough of a game to show what the kernel does, with cards declared by the test that needs them.
// Its policies are the two poles of the field, waits and rounds, and closing, which is rounds where a replacement ends
// a window.

// Clauses of the toy game's rulebook.
const (
	toyMoves Clause = iota + 1
	toyCounts
	toyAsks
	toyActs
	toyOrders
	toySwitch
	toyClauses
)

var toyBook = newToyBook(nil)

// newToyBook makes the rulebook, with the headings under which some of its clauses stand.
func newToyBook(where map[Clause][]string) *Book {
	b := &Book{Game: "toy", Prefix: "toy", Editions: []string{"en", "fr"}}
	for i, id := range []string{"toy.moves", "toy.counts", "toy.asks", "toy.acts", "toy.orders", "toy.switch"} {
		c, value := Clause(i+1), []int16(nil)
		if c == toySwitch {
			value = []int16{5, 0}
		}
		b.Add(ClauseInfo{ID: id, Value: value}, ClauseText{Where: where[c]})
	}
	return b
}

// Zones. The row and the boards are where abilities are alive; a hand is so for cards that act from there.
const (
	toyDeck Zone = iota + 1
	toyRow
	toyGrave
)

const (
	toyHand = iota
	toyBoard
	toyPile
)

const (
	inPlay Class = 1 << iota
	inHand
)

// Counters, tokens and marks.
const (
	toyRound   Counter = 0 // of the table
	toyPoints  Counter = 0 // of a player
	toyLuck    Counter = 1
	toyDamage  Token   = 2
	toyTurned  Flag    = 4
	toyHurried Option  = 1
	toyPatient Option  = 2
)

// Kinds of events.
const (
	toyPlays Kind = FirstKind + iota
	toyDraws
	toyDestroys
	toyDiscards
	toyGathers
	toyShuffles
	toyReshuffles
	toyGets
	toySets
	toyHurts
	toyTurns
	toyUnturns
	toyTells
	toyActed
	toyRounds
	toyKinds
)

// Questions and verbs.
const (
	askMove QuestionKind = iota
	askUse
	askOrder
	askWhich
)

const (
	verbPlays Verb = FirstVerb + iota
	verbEnds
)

// toyCard is a declaration in a test.
type toyCard struct {
	name      string
	copies    int
	abilities []Ability
}

// toyRules makes a game of cards. The lasting abilities have the ids 1, 2, ... in their order.
func toyRules(p Policy, lasting []Ability, cards ...toyCard) *Rules {
	kinds := make([]KindInfo, toyKinds)
	kinds[NoKind] = KindInfo{Name: "nothing"}
	kinds[Chosen] = KindInfo{Name: "choose", Says: Text{"{asked}{actor} {chosen}{or}"}}
	kinds[Refused] = KindInfo{Name: "refuse", Says: Text{"REFUSED: {actor} {what}: {reason}; legal: {legal}"}}
	kinds[Claimed] = KindInfo{Name: "claim", Says: Text{"proven: {what}"}}
	kinds[Cancelled] = KindInfo{Name: "cancel", Says: Text{"it does not happen"}}
	kinds[toyPlays] = KindInfo{Name: "play", Op: MoveCard, Says: Text{"{actor} plays {card}: {from} -> {to}",
		"{actor} joue {card} : {from} -> {to}"}}
	kinds[toyDraws] = KindInfo{Name: "draw", Op: MoveCard, Says: Text{"{actor} draws {card}: {from} -> {to}"}}
	kinds[toyDestroys] = KindInfo{Name: "destroy", Op: MoveCard, Says: Text{"{actor} destroys {card}: {from} -> {to}"}}
	kinds[toyDiscards] = KindInfo{Name: "discard", Op: MoveCard, Says: Text{"{actor} discards {card}: {from} -> {to}"}}
	kinds[toyGathers] = KindInfo{Name: "gather", Op: MoveAll, Says: Text{"{from} -> {to}: {n} cards"}}
	kinds[toyShuffles] = KindInfo{Name: "shuffle", Op: Shuffle, Says: Text{"{to} is shuffled: {n} cards"}}
	kinds[toyReshuffles] = KindInfo{Name: "reshuffle", Op: Reshuffle,
		Says: Text{"{from} is shuffled into {to}: {n} cards"}}
	kinds[toyGets] = KindInfo{Name: "get", Op: Count, Counter: toyPoints, Says: Text{"{player} gets {+n} (now {now})"}}
	kinds[toySets] = KindInfo{Name: "set", Op: SetCount, Counter: toyLuck, Says: Text{"{player}'s luck is {now}"}}
	kinds[toyHurts] = KindInfo{Name: "hurt", Op: Place, Token: toyDamage, Says: Text{"{card} is hurt {+n} (now {now})"}}
	kinds[toyTurns] = KindInfo{Name: "turn", Op: SetFlag, Flag: toyTurned, Says: Text{"{card} is turned"}}
	kinds[toyUnturns] = KindInfo{Name: "unturn", Op: DropFlag, Flag: toyTurned, Says: Text{"{card} is turned back"}}
	kinds[toyTells] = KindInfo{Name: "tell", Says: Text{"{actor} tells {player} {n}"}}
	kinds[toyActed] = KindInfo{Name: "act", Says: Text{"{source} acts for {player}"}}
	kinds[toyRounds] = KindInfo{Name: "round", Op: Count, Counter: toyRound, Quiet: true}

	verbs := make([]VerbInfo, verbEnds+1)
	verbs[VerbDecline] = VerbInfo{Word: "declines", Says: Text{"declines", "renonce"}}
	verbs[VerbUse] = VerbInfo{Word: "uses", Says: Text{"uses {x}", "utilise {x}"}, Of: OfAny}
	verbs[VerbChoose] = VerbInfo{Word: "chooses", Says: Text{"chooses {x}", "choisit {x}"}, Of: OfAny}
	verbs[verbPlays] = VerbInfo{Word: "plays", Says: Text{"plays {x}", "joue {x}"}, Of: OfAny}
	verbs[verbEnds] = VerbInfo{Word: "ends", Says: Text{"ends the turn", "termine son tour"}}

	r := &Rules{
		Game: "toy", Edition: "en", Book: toyBook, Policy: p,
		Shared: []ZoneInfo{
			Box:      {ID: "box", Name: Text{"box"}, Brief: true},
			toyDeck:  {ID: "deck", Name: Text{"deck"}, Enter: Bottom, Brief: true},
			toyRow:   {ID: "row", Name: Text{"row"}, Enter: Bottom, Class: inPlay},
			toyGrave: {ID: "grave", Name: Text{"grave"}, Enter: Top, Piled: true},
		},
		PerPlayer: []ZoneInfo{
			toyHand:  {ID: "hand", Name: Text{"hand", "main"}, Enter: Bottom, Class: inHand},
			toyBoard: {ID: "board", Name: Text{"board"}, Enter: Bottom, Class: inPlay},
			toyPile:  {ID: "pile", Name: Text{"pile"}, Enter: Top},
		},
		Globals: 1, Counters: 2,
		CountInfo: []CounterInfo{{Counter: toyPoints, ID: "points", Name: Text{"points"}},
			{Counter: toyLuck, ID: "luck", Name: Text{"luck"}}},
		Kinds: kinds, Verbs: verbs, Tokens: [Tokens]MarkInfo{{ID: "tokens", Name: Text{"token", "jeton"}}},
		Questions: []Text{askMove: {}, askUse: {"use it? "}, askOrder: {"which first? "}, askWhich: {"which? "}},
		Options:   []Text{toyHurried: {"hurried"}, toyPatient: {"patient"}},
		Reasons:   []Text{{"{actor} may not touch {card}: {n} of {now}"}},
		Cards:     make([]CardInfo, 1), Abilities: make([]Ability, 1),
		CopiesClause: func(Def) Clauses { return Cite(toyMoves) },
	}
	r.Abilities = append(r.Abilities, lasting...)
	for _, c := range cards {
		info := CardInfo{ID: strings.ReplaceAll(FoldName(c.name), " ", "-"), Name: Text{c.name},
			Copies: max(1, c.copies)}
		for _, a := range c.abilities {
			info.Abilities = append(info.Abilities, AbilityID(len(r.Abilities)))
			r.Abilities = append(r.Abilities, a)
		}
		if len(c.abilities) > 0 { // constants are said to be where abilities are
			info.Constant = inPlay
		}
		r.Cards = append(r.Cards, info)
	}
	r.Complete()
	return r
}

// byActor lets player order begin with whoever acts.
func byActor(_ *Match, e *Event) Player { return e.Actor }

// bySeat lets it begin with the first player.
func bySeat(*Match, *Event) Player { return 0 }

var (
	waits  = Policy{Wait: true, First: byActor}
	rounds = Policy{Rounds: true, First: bySeat, OrderQuestion: askOrder}
	// closing is rounds in which a replacement shuts out what follows it.
	closing = Policy{Rounds: true, First: bySeat, Orders: func(*Match, *Event) Player {
		return 0
	}, OrderQuestion: askOrder, Closes: toySwitch, Latest: Cite(toyMoves)}
)

// ability declares one that lives in play and says that it acted; more is done by do, if it is not nil.
func ability(s Stage, forced bool, do func(m *Match, a *Acting), on ...Kind) Ability {
	return Ability{Stage: s, On: KindsOf(on...), Where: inPlay, Forced: forced, Cite: Cite(toyActs), Ask: askUse,
		Do: func(m *Match, a *Acting) {
			m.Say(Event{Kind: toyActed, Actor: a.Player, Player: a.Player, Source: a.Source.Card, Cite: Cite(toyActs)})
			if do != nil {
				m.Indent()
				do(m, a)
				m.Outdent()
			}
		}}
}

// forced and may are abilities that only say that they acted.
func forced(s Stage, on ...Kind) []Ability { return []Ability{ability(s, true, nil, on...)} }
func may(s Stage, on ...Kind) []Ability    { return []Ability{ability(s, false, nil, on...)} }

// stay is StillDue for abilities that need their card to be where it was.
func stay(m *Match, a *Acting) bool { return m.Still(a.Source) }

var toyNames = []string{"Ann", "Ben", "Cy", "Dee"}

// toy is a match of the toy game with a decider that gives the answers of a test: "Ann uses Bell".
type toy struct {
	*Match
	t       testing.TB
	answers []string
}

// newToy begins a match. Every event must cite a clause and leave the table whole; all answers must be asked for.
func newToy(t testing.TB, r *Rules, seats int, answers ...string) *toy {
	t.Helper()
	g := &toy{t: t, answers: answers}
	g.Match = NewMatch(NewTable(r, seats, 1), g)
	g.Probe = func(m *Match, e *Event) {
		if err := m.Check(); err != nil {
			t.Errorf("after %s: %v", r.Kinds[e.Kind].Name, err)
		}
		if e.Cite == 0 && !r.Kinds[e.Kind].Quiet {
			t.Errorf("%s cites no clause: %+v", r.Kinds[e.Kind].Name, *e)
		}
	}
	g.Log = NewLog(g.Match, toyNames[:seats])
	t.Cleanup(func() {
		if len(g.answers) > 0 {
			t.Errorf("nobody asked for the answers %q", g.answers)
		}
	})
	return g
}

// Decide gives the next answer of the test.
func (g *toy) Decide(m *Match, q *Question) int {
	legal := m.AnswerNames(q.Answers, toyNames, EN)
	for i := range legal {
		legal[i] = "nobody " + legal[i]
		if q.Player != NoPlayer {
			legal[i] = toyNames[q.Player] + strings.TrimPrefix(legal[i], "nobody")
		}
	}
	if len(g.answers) == 0 {
		g.t.Fatalf("no answer is left for %q", legal)
	}
	i := slices.Index(legal, g.answers[0])
	if i < 0 {
		g.t.Fatalf("the answer %q is none of %q", g.answers[0], legal)
	}
	g.answers = g.answers[1:]
	return i
}

// card finds the n-th copy of a card, counted from 1.
func (g *toy) card(name string, n int) CardID {
	g.t.Helper()
	for c := CardID(1); int(c) <= g.CardCount(); c++ {
		if g.Rules.Cards[g.Def(c)].Name[EN] == name {
			if n--; n == 0 {
				return c
			}
		}
	}
	g.t.Fatalf("there is no card %q", name)
	return 0
}

// lay puts the first copies of cards that are still in the box into a zone, at its bottom, before the story begins.
func (g *toy) lay(z Zone, names ...string) {
	g.t.Helper()
	for _, name := range names {
		n := 1
		for g.In(g.card(name, n)) != Box {
			n++
		}
		g.Put(g.card(name, n), z, Bottom)
	}
	g.Log.Begun = g.Clone()
}

// play plays a card from wherever it is; then is its text.
func (g *toy) play(p Player, name string, then func()) {
	g.t.Helper()
	g.Begin()
	g.Do(Event{Kind: toyPlays, Actor: p, Player: p, Card: g.card(name, 1), To: g.Zone(p, toyBoard),
		Cite: Cite(toyMoves)})
	g.Indent()
	if then != nil {
		then()
	}
	g.End()
	g.Outdent()
}

// gets gives a player points.
func (g *toy) gets(p Player, n int) Event { return gets(g.Match, p, n) }

func gets(m *Match, p Player, n int) Event {
	return m.Do(Event{Kind: toyGets, Actor: p, Player: p, N: int32(n), Cite: Cite(toyCounts)})
}

func destroys(m *Match, p Player, c CardID) Event {
	return m.Do(Event{Kind: toyDestroys, Actor: p, Player: p, Card: c, To: toyGrave, Cite: Cite(toyMoves)})
}

// story gives the events so far, indented, without their clauses.
func (g *toy) story() string {
	var b strings.Builder
	for i := range g.Log.Events {
		b.WriteString(strings.Repeat("  ", int(g.Log.Events[i].Depth)) + log.EventText(g.Log, i, EN) + "\n")
	}
	return b.String()
}

// tells compares the story with the one expected, which is indented by the test's own tabs.
func (g *toy) tells(want string) {
	g.t.Helper()
	want = strings.TrimPrefix(strings.ReplaceAll(want, "\t", ""), "\n")
	if got := g.story(); got != want {
		g.t.Errorf("the story is\n%s\nand should be\n%s", got, want)
	}
}

// toyBox is a set of cards with something of everything, for random walks and random games.
func toyBox(p Policy) *Rules {
	point := func(m *Match, a *Acting) { gets(m, max(a.Player, 0), 1) }
	double := ability(Replace, true, nil, toyGets)
	double.Do = func(_ *Match, a *Acting) { a.Event.N *= 2 }
	double.If = func(m *Match, a *Acting) bool { return a.Event.N < 100 }
	shield := ability(Interrupt, false, nil, toyDestroys)
	shield.Do = func(m *Match, a *Acting) { a.Event.Kind = NoKind }
	phoenix := ability(React, true, point, toyDestroys)
	phoenix.Self, phoenix.Where = true, 0
	return toyRules(p, []Ability{ability(React, true, nil, toyTurns), ability(Delayed, true, nil, toyHurts)},
		toyCard{"Pebble", 8, nil},
		toyCard{"Bell", 3, []Ability{ability(React, true, point, toyPlays)}},
		toyCard{"Drum", 3, []Ability{ability(React, false, point, toyPlays)}},
		toyCard{"Mirror", 2, []Ability{double}},
		toyCard{"Shield", 2, []Ability{shield}},
		toyCard{"Phoenix", 2, []Ability{phoenix}},
	)
}

// toyGame plays a whole toy game: every player draws and plays, and sometimes destroys, for some turns.
func toyGame(m *Match, turns int) {
	m.Do(Event{Kind: toyGathers, Actor: NoPlayer, Player: NoPlayer, From: Box, To: toyDeck, Cite: Cite(toyMoves)})
	m.Do(Event{Kind: toyShuffles, Actor: NoPlayer, Player: NoPlayer, To: toyDeck, Cite: Cite(toyMoves)})
	p := Player(0)
	for range turns {
		m.Do(Event{Kind: toyRounds, Player: NoPlayer, N: 1})
		if m.Len(toyDeck) == 0 {
			m.Do(Event{Kind: toyReshuffles, Actor: p, Player: p, From: toyGrave, To: toyDeck, Cite: Cite(toyMoves)})
		}
		if c := m.Top(toyDeck); c != 0 {
			m.Do(Event{Kind: toyDraws, Actor: p, Player: p, Card: c, To: m.Zone(p, toyHand), Cite: Cite(toyMoves)})
		}
		q := m.Question(p, askMove, 0, Cite(toyAsks))
		q.Always = true
		q.Cards(verbPlays, m.Zone(p, toyHand), nil)
		q.Add(Answer{Verb: verbEnds})
		if a := m.Ask(q); a.Card != 0 {
			m.Begin()
			m.Do(Event{Kind: toyPlays, Actor: p, Player: p, Card: a.Card, To: m.Zone(p, toyBoard),
				Cite: Cite(toyMoves)})
			m.Indent()
			q := m.Question(p, askWhich, a.Card, Cite(toyAsks))
			for o := range m.From(p) {
				q.Cards(VerbChoose, m.Zone(o, toyBoard), nil)
			}
			q.Decline()
			if c := m.Ask(q).Card; c != 0 {
				destroys(m, p, c)
			}
			m.End()
			m.Outdent()
		}
		p = m.Next(p)
	}
}

// step is one random act on a table, as plain numbers, so that the same walk can be made twice.
type step struct{ op, a, b, n int }

func walk(t *rapid.T, name string) []step {
	return rapid.SliceOfN(rapid.Custom(func(t *rapid.T) step {
		return step{rapid.IntRange(0, 13).Draw(t, "op"), rapid.IntRange(0, 1000).Draw(t, "a"),
			rapid.IntRange(0, 1000).Draw(t, "b"), rapid.IntRange(-3, 3).Draw(t, "n")}
	}), 0, 30).Draw(t, name)
}

// take makes a step: any verb, on any card, zone and player.
func (s step) take(m *Match) {
	card, zone, p := CardID(1+s.a%m.CardCount()), Zone(s.b%m.ZoneCount()), Player(s.b%m.Seats())
	e := Event{Actor: p, Player: p, N: int32(s.n), Cite: Cite(toyMoves)}
	switch s.op {
	case 0, 1, 2:
		e.Kind, e.Card, e.To, e.Tags = toyPlays, card, zone, (Pos(s.n+3) % 3).Tags()
	case 3:
		e.Kind, e.Card, e.To = toyDestroys, card, toyGrave
	case 4:
		e.Kind, e.From, e.To = toyGathers, Zone(s.a%m.ZoneCount()), zone
	case 5:
		e.Kind, e.To = toyShuffles, zone
	case 6:
		e.Kind, e.From, e.To = toyReshuffles, Zone(s.a%m.ZoneCount()), zone
	case 7:
		e.Kind = toyGets
	case 8:
		e.Kind = toySets
	case 9:
		e.Kind, e.Card = toyHurts, card
	case 10:
		e.Kind, e.Card = toyTurns+Kind(s.b%2), card
	case 11:
		m.Remember(Memo{What: uint8(s.n + 3), Player: p, Card: card, N: int32(s.n)})
		return
	case 12:
		m.Last(Effect{Ability: AbilityID(1 + s.b%2), Source: m.Ref(card), Player: p, A: int32(s.n),
			Until: uint8(s.b % 3)})
		return
	default:
		m.Expire(func(f *Effect) bool { return f.Until != uint8(s.b%3) })
		if s.n > 1 {
			m.Forget()
		}
		m.Throw(1 + s.a)
		return
	}
	m.Do(e)
}
