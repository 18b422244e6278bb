package cardtext

import "tablereferee/engine"

// Verb is what a step does: one of the words below, or, from FirstVerb on, one of a game's own.
type Verb uint8

// The grammar, the same in every game.
const (
	NoVerb    Verb = iota
	When           // the Body, if If holds
	ChooseOne      // one of the Ways
	ForEach        // the Body, once for each of What, or N times
	Lasts          // the Body, over the rest of the turn
	Native         // a function of the game
	Nothing        // nothing, and says so
	FirstVerb Verb = 16
)

// Who is somebody of whom a text speaks.
type Who uint8

// Players. Which of them a game has is its own affair.
const (
	You           Who = iota // whose text it is: who plays the card or controls it, or whom a First Appearance has hit
	Foe                      // whom the Attack of this text has hit
	Attacker                 // who makes the Attack that a Defense avoids
	OneFoe                   // a foe of your choice
	EachFoe                  // all of them
	OnePlayer                // any player of your choice
	EachPlayer               // all of them
	FirstPlayer              // with whom player order begins
	EngagedPlayer            // with whom the card is engaged
	Owner                    // whose card it is
	Nobody                   // of a place: it belongs to the table
)

// Text is what a card says in one place: sentences, one after the other.
type Text []Step

// Walk looks at every sentence of a text, also at those inside others.
func (t Text) Walk(look func(s *Step)) {
	for i := range t {
		s := &t[i]
		look(s)
		s.Body.Walk(look)
		s.So.Walk(look)
		s.Else.Walk(look)
		for _, w := range s.Ways {
			w.Walk(look)
		}
	}
}

// Asks calls back for every clause on which a text depends.
func (t Text) Asks(of func(engine.Clause)) {
	t.Walk(func(s *Step) {
		for _, r := range s.Rules {
			of(r.Clause)
		}
		for _, c := range s.Cites {
			c.If.asks(of)
		}
		for _, m := range s.Marks {
			m.If.asks(of)
		}
		s.If.asks(of)
		s.N.asks(of)
		s.What.asks(of)
		s.Event.asks(of)
	})
}

func (c *Cond) asks(of func(engine.Clause)) {
	if c == nil {
		return
	}
	if c.Op == On {
		of(c.Clause)
	}
	c.A.asks(of)
	c.B.asks(of)
	c.Of.asks(of)
	for _, x := range c.All {
		x.asks(of)
	}
}

func (a *Amount) asks(of func(engine.Clause)) {
	if a == nil {
		return
	}
	a.A.asks(of)
	a.B.asks(of)
	a.Of.asks(of)
	a.If.asks(of)
	a.Event.asks(of)
}

func (s *Selector) asks(of func(engine.Clause)) {
	if s == nil {
		return
	}
	s.N.asks(of)
	testsAsk(s.Tests, of)
}

func testsAsk(tests []Test, of func(engine.Clause)) {
	for i := range tests {
		if t := &tests[i]; t.Clause != 0 {
			of(t.Clause)
		}
	}
}

func (t *Trigger) asks(of func(engine.Clause)) {
	if t == nil {
		return
	}
	testsAsk(t.Tests, of)
}

// Asks calls back for every clause on which a text that waits depends.
func (w *Waiting) Asks(of func(engine.Clause)) {
	w.On.asks(of)
	w.If.asks(of)
	w.Cost.Asks(of)
	w.Text.Asks(of)
}

// Asks calls back for every clause on which a number depends.
func (a *Amount) Asks(of func(engine.Clause)) { a.asks(of) }

// Step is one sentence.
type Step struct {
	Verb     Verb
	Who      Who       // who does it
	N        *Amount   // how much or how many
	What     *Selector // which cards
	Whom     Who       // to whom
	To       *Place    // where to
	If       *Cond     // of When
	Word     uint8     // a word of the game: a mark, a moment, the number of a Native
	Event    *Trigger  // of Lasts
	Body     Text      // what is inside
	Ways     []Text    // of ChooseOne
	So       Text      // what follows if it was done
	Else     Text      // what follows if it was not
	As       uint8     // the name of what it gave, counted from 1; 0 for none
	Optional bool      // it need not be done
	Gets     []Gets    // values that change
	Marks    []Marked  // what else is said of the deed
	Silent   bool      // where there is nothing to do, nothing is said
	Aimed    bool      // it is about whoever attacks; a game that asks sets it
	Apart    uint8     // a word of the game, of a cost: where another one leaves the card itself, or how it is paid
	Rules    []Ruled
	Cites    []Cited
	Line     int
}

// Gets is a value of some cards that changes.
type Gets struct {
	Stat uint8
	How  uint8 // a word of the game: added, if it is 0
	N    *Amount
	To   *Selector
	Most int // with what this adds it comes to no more; 0 is no bound
}

// Marked is what is said of a deed besides, if a condition holds; nil is always.
type Marked struct {
	Mark uint8
	If   *Cond
}

// Ruled makes a sentence depend on a clause.
type Ruled struct {
	Clause engine.Clause
	Off    bool // it is done without the clause only
	Mute   bool // and the clause is not cited
}

// Cited is a clause that a sentence cites besides that of its card.
type Cited struct {
	Clause engine.Clause
	If     *Cond // nil is always
	First  bool  // for the first of several cards only
	Ask    bool  // in the question only
}

// How says how the cards of a selector are found.
type How uint8

// Ways to come by cards.
const (
	NoCards    How = iota
	One            // one, chosen
	UpTo           // up to N, chosen, and none is a choice
	OneTo          // one up to N, chosen
	Exactly        // N, chosen; as many as there are, if fewer
	OneOfEach      // one for each type that is asked for
	Each           // all
	Top            // the N on top of a pile
	Bottom         // the N at the bottom
	This           // the card itself
	That           // the card of the event
	It             // what the sentence before gave
	Called         // what a sentence gave that has a name
	Random         // one by chance
	Picked         // one that is not chosen by whose text it is, but by whom the rules name
	FirstCards How = 32
)

// Selector says which cards.
type Selector struct {
	How   How
	N     *Amount
	Zones []Place
	Tests []Test
	Name  uint8      // of Called
	Class uint64     // one of these classes; 0 is any
	Card  engine.Def // of a word that names a card
	Line  int
}

// Place is a zone of somebody.
type Place struct {
	Zone int // of the game: of its players, or of the table where Of is Nobody
	Of   Who
	At   engine.Pos
}

// Test is what is asked of a card: one of the game's keys.
type Test struct {
	Who       Who // of a key that is about a player
	Key       uint8
	Bits      uint64
	Low, High *Amount // a range; nil is no bound
	Cards     []engine.Def
	Clause    engine.Clause // it is asked where the clause is on, if one is given
}

// AmountOp is how an amount comes about.
type AmountOp uint8

// Amounts. The words of a game stand from FirstAmount on.
const (
	Number AmountOp = iota // N
	Add                    // A and B
	Sub
	Mul
	Least                // the smaller of A and B
	Most                 // the greater
	Whether              // A if If holds, else B
	Count                // how many cards Of are
	Distinct             // how many different values of Word they have
	Printed              // the printed value of Word on Of, together
	ThisTurn             // how often Event has happened this turn
	ThatMany             // how many, or how much, the sentence before did
	FirstAmount AmountOp = 32
)

// Everything is a number greater than any on a table: all of it.
const Everything = 1 << 20

// Amount is a number.
type Amount struct {
	Op    AmountOp
	N     int
	A, B  *Amount
	Of    *Selector
	If    *Cond
	Word  uint8
	Whom  Who
	Event *Trigger
}

// CondOp is what a condition asks.
type CondOp uint8

// Conditions. The words of a game stand from FirstCond on.
const (
	Always    CondOp = iota
	Any              // there is a card Of
	None             // there is none
	AtLeast          // A is N or more
	Just             // A is N
	Is               // the card Of passes its tests
	On               // Clause is on in this run
	Not              // not All[0]
	All              // all of All
	Either           // one of All
	FirstCond CondOp = 32
)

// Cond is a condition.
type Cond struct {
	Op     CondOp
	A, B   *Amount
	Of     *Selector
	All    []*Cond
	Clause engine.Clause
	Word   uint8
	Bits   uint64     // a word of Sets
	Card   engine.Def // or a card
}

// Trigger is what a text waits for.
type Trigger struct {
	Event uint8 // of the game
	By    Who
	Tests []Test // of the card that the event is about
	From  *Place
	First bool      // only the first of a turn
	Yours bool      // only in your own turn
	Of    *Selector // which card it is about; nil is any
	Roles []Role    // who and what else has to do with it
	Line  int
}

// Role is who or what has to do with an event: a card, or a player where Of is nil.
type Role struct {
	Key uint8
	Of  *Selector
	Who Who
}

// Waiting is a text that waits for something to happen.
type Waiting struct {
	On       Trigger
	Instead  bool // it takes the place of what it waits for
	Optional bool
	Once     bool // once in each turn
	If       *Cond
	Cost     Text
	Text     Text
	AskedBy  engine.Clauses // what the question whether it is used cites besides
	Line     int
}
