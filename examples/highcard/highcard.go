// Highcard is a whole game: the shortest introduction to the kernel. Everybody draws a card, may exchange it once, and
// the highest card wins.
//
//	go run ./examples/highcard                            a game by chance
//	go run ./examples/highcard examples/highcard/low.lua  a scenario
//
// The game is this one file. Its parts follow in the order in which one writes them: the clauses of the rulebook, what
// there is (places, numbers, cards), what happens (events), what players say (verbs), and then the rules. How it is
// played is in main.go.
package main

import "tablereferee/engine"

// The clauses of the rulebook. Whatever happens cites one of them.
const (
	SetupShuffle engine.Clause = iota + 1
	SetupDraw
	TurnOrder
	Exchange
	ExchangeNoAce
	EndHighest
)

func book() *engine.Book {
	b := &engine.Book{Game: "high-card", Prefix: "hc", Editions: []string{"en"}}
	for _, c := range [...]struct{ id, says string }{
		{"hc.setup.shuffle", "The deck holds four cards of each rank. It is shuffled."},
		{"hc.setup.draw", "Each player draws a card."},
		{"hc.turn.order", "Players take one turn each, in the order of their seats."},
		{"hc.exchange", "On your turn you may put your card aside and draw another one."},
		{"hc.exchange.no-ace", "Nobody exchanges an Ace."},
		{"hc.end.highest", "After the last turn the highest card wins; players with equal cards win together."},
	} {
		b.Add(engine.ClauseInfo{ID: c.id}, engine.ClauseText{Says: engine.Text{c.says}})
	}
	return b
}

// Places, numbers and cards: this is all that lies on a table, and so all that a copy of it holds.
const (
	Deck  engine.Zone = 1 // of the table; the box, from which all cards come, is 0
	Aside engine.Zone = 2
	Hand              = 0 // of each player

	Turns engine.Counter = 0 // of the table: turns begun, and so the seat whose turn it is
	Over  engine.Counter = 1
	Won   engine.Counter = 0 // of each player
)

var ranks = [...]string{"Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten",
	"Jack", "Queen", "King", "Ace"}

// What happens, what is asked, what is answered, and why something is refused.
const (
	Gathers engine.Kind = engine.FirstKind + iota
	Shuffles
	Draws
	BeginsTurn
	PutsAside
	Ends
	Wins
)

const AskMove engine.QuestionKind = 0

const (
	Exchanges engine.Verb = engine.FirstVerb + iota
	Keeps
)

const (
	NotYours engine.Reason = iota
	NotHeld
	IsAnAce
)

func says(en string) engine.Text { return engine.Text{en} } // the second language may be left out

func rules() *engine.Rules {
	r := &engine.Rules{
		Game: "high-card", Edition: "en", Book: book(),
		Shared: []engine.ZoneInfo{{ID: "box", Name: says("box"), Brief: true},
			Deck:  {ID: "deck", Name: says("deck"), Brief: true, Piled: true},
			Aside: {ID: "aside", Name: says("cards aside")}},
		PerPlayer: []engine.ZoneInfo{Hand: {ID: "hand", Name: says("hand")}},
		Globals:   2, Counters: 1,
		CountInfo: []engine.CounterInfo{
			{Counter: Won, ID: "won", Name: says("won"), YesNo: true, Outcome: true, Tells: engine.TellsWon},
		},
		Kinds: []engine.KindInfo{
			Gathers:    {Name: "gather", Op: engine.MoveAll, Says: says("{from} -> {to}: {n} cards")},
			Shuffles:   {Name: "shuffle", Op: engine.Shuffle, Says: says("{to} is shuffled: {n} cards")},
			Draws:      {Name: "draw", Op: engine.MoveCard, Says: says("{actor} draws {card}: {from} -> {to}")},
			BeginsTurn: {Name: "turn", Op: engine.Count, Counter: Turns, Chapter: true, Says: says("turn {actor}")},
			PutsAside:  {Name: "put-aside", Op: engine.MoveCard, Says: says("{actor} puts {card} aside: {from} -> {to}")},
			Ends:       {Name: "end", Op: engine.SetCount, Counter: Over, Chapter: true, Says: says("the game is over")},
			Wins: {Name: "win", Op: engine.SetCount, Counter: Won, Ends: true,
				Says: says("{player} wins with {card}")},
		},
		Verbs: []engine.VerbInfo{
			Exchanges: {Word: "exchanges", Says: says("exchanges {x}"), Of: engine.OfCards, Turn: true},
			Keeps:     {Word: "keeps", Says: says("keeps the card"), Turn: true},
		},
		Questions: []engine.Text{AskMove: {}},
		Reasons: []engine.Text{
			NotYours: says("it is not {actor}'s turn"),
			NotHeld:  says("{actor} holds another card"),
			IsAnAce:  says("{card} is not exchanged"),
		},
		WhyNot: whyNot,
		Cards:  make([]engine.CardInfo, 1), Abilities: make([]engine.Ability, 1), // the first of each is none
	}
	for _, rank := range ranks {
		r.Cards = append(r.Cards, engine.CardInfo{ID: rank, Name: says(rank), Copies: 4})
	}
	r.Complete()
	return r
}

// start sets a table up: what somebody has fixed, and the rest from the seed.
func start(r *engine.Rules, s *engine.Setup, d engine.Decider) (*engine.Match, error) {
	if s.First > 0 || s.Turn > 1 {
		return nil, &engine.SetupError{Cite: engine.Cite(TurnOrder), Msg: says("the first seat has the first turn")}
	}
	m, err := s.Begin(r, d, func(m *engine.Match) {
		if !s.Has(Deck) {
			nobody, cite := engine.NoPlayer, engine.Cite(SetupShuffle)
			m.Do(engine.Event{Kind: Gathers, Actor: nobody, Player: nobody, From: engine.Box, To: Deck, Cite: cite})
			m.Do(engine.Event{Kind: Shuffles, Actor: nobody, Player: nobody, To: Deck, Cite: cite})
		}
	})
	if err != nil {
		return nil, err
	}
	for p := range m.From(0) {
		if m.Len(m.Zone(p, Hand)) == 0 {
			draw(m, p, SetupDraw)
		}
	}
	return m, nil
}

func draw(m *engine.Match, p engine.Player, cite engine.Clause) {
	if c := m.Top(Deck); c != 0 {
		m.Do(engine.Event{Kind: Draws, Actor: p, Player: p, Card: c, To: m.Zone(p, Hand), Cite: engine.Cite(cite)})
	}
}

// step plays one turn, and after the last one the end. Between two steps everything there is lies on the table.
func step(m *engine.Match) bool {
	p := engine.Player(m.Count(engine.NoPlayer, Turns))
	if int(p) == m.Seats() {
		end(m)
		return false
	}
	m.Level(0)
	m.Do(engine.Event{Kind: BeginsTurn, Actor: p, Player: engine.NoPlayer, N: 1, Cite: engine.Cite(TurnOrder)})
	m.Level(1)
	q := m.Question(p, AskMove, 0, engine.Cite(Exchange))
	q.Always = true
	q.Cards(Exchanges, m.Zone(p, Hand), func(c engine.CardID) bool { return !ace(m, c) })
	q.Add(engine.Answer{Verb: Keeps})
	if a := m.Ask(q); a.Verb == Exchanges {
		m.Do(engine.Event{Kind: PutsAside, Actor: p, Player: p, Card: a.Card, To: Aside, Cite: engine.Cite(Exchange)})
		draw(m, p, Exchange)
	}
	return true
}

func ace(m *engine.Match, c engine.CardID) bool { return int(m.Def(c)) == len(ranks) }

// whyNot judges what somebody tries and is not offered: by which clause it is refused, and why.
func whyNot(m *engine.Match, q *engine.Question, a engine.Attempt) engine.Refusal {
	switch {
	case q.Player != a.Player:
		return engine.Refusal{Reason: NotYours, Cite: engine.Cite(TurnOrder)}
	case !ace(m, a.Card):
		return engine.Refusal{Reason: NotHeld, Cite: engine.Cite(Exchange)}
	}
	return engine.Refusal{Reason: IsAnAce, Card: a.Card, Cite: engine.Cite(ExchangeNoAce)}
}

// end finds the highest card: the declarations of the cards stand in the order of their ranks.
func end(m *engine.Match) {
	highest := engine.Def(0)
	for p := range m.From(0) {
		highest = max(highest, m.Def(m.Top(m.Zone(p, Hand))))
	}
	m.Level(0)
	m.Do(engine.Event{Kind: Ends, Actor: engine.NoPlayer, Player: engine.NoPlayer, N: 1, Cite: engine.Cite(EndHighest)})
	m.Level(1)
	for p := range m.From(0) {
		if c := m.Top(m.Zone(p, Hand)); m.Def(c) == highest {
			m.Do(engine.Event{Kind: Wins, Actor: p, Player: p, Card: c, N: 1, Cite: engine.Cite(EndHighest)})
		}
	}
}

// Game is the game as whoever plays it sees it: a script, a simulation, a proof. What it leaves out the kernel does.
func Game() *engine.Game {
	r := rules()
	over := func(m *engine.Match) bool { return m.Count(engine.NoPlayer, Over) > 0 }
	g := &engine.Game{
		ID: "high-card", Name: says("High Card"), Book: r.Book,
		Rules: func(string) *engine.Rules { return r },
		Start: start,
		Step:  step,
		TurnOf: func(m *engine.Match) engine.Player {
			if over(m) {
				return engine.NoPlayer
			}
			return engine.Player(m.Count(engine.NoPlayer, Turns)) - 1
		},
		Done: over,
		Won:  func(m *engine.Match, p engine.Player) bool { return m.Count(p, Won) > 0 },
	}
	if err := g.Complete(); err != nil {
		panic(err)
	}
	return g
}
