package engine

import (
	"iter"
	"slices"
	"sync"
)

// CardInfo is the declaration of a card: facts only. What it does is the game's, in Abilities and beyond.
type CardInfo struct {
	ID        string // "bizarro-power"
	Name      Text
	Copies    int
	Guessed   bool // how many copies there are is not known: so many are played with
	Abilities []AbilityID
	Constant  Class  // the sorts of zones in which it has constant abilities, and is one of Table.Constants
	Title     Text   // the printed title where Name says more than it, to tell versions of a card apart
	Also      string // by what else it is found: where its printed name is misspelt, the right spelling
	Back      Def    // its other face, zero if it has one face
	Test      bool   // no printed card: shows a clause that no printed card shows
	Type      int    // its card type: an index of Rules.Types
	Origin    Origin
	Where     string // of a card that is not as it is printed: file and line of its declaration
}

// ZoneInfo is the declaration of a zone.
type ZoneInfo struct {
	ID      string // the word of a script: "discard"
	Name    Text
	Article string // the French one before its name, of a pile: "le", "la", "les"
	Enter   Pos    // where a card goes unless the event says otherwise
	Brief   bool   // the log gives the number of its cards, not their names
	Sized   bool   // a set-up may fix just how many cards it holds
	Piled   bool   // a set-up may fix its top alone
	Loose   bool   // the order of its cards means nothing to the rules
	Held    bool   // a hand: whoever holds it orders its cards at will, and the order in which they came tells nothing
	Inner   bool   // the rules' own: no set-up fixes it
	Absent  bool   // of games that share their places with this one: here no card comes to it, and no script names it
	Beside  bool   // its cards lie side by side: none is on top
	Passing bool   // cards lie there only while something is carried out or set up: at the next move it is empty
	Down    bool   // its cards lie face down, unless they are turned up (FaceUp)
	Ebbs    bool   // once play has begun no card comes here
	OwnTurn bool   // a player's: a card comes here only from a move of a turn of that player
	Class   Class
	Told    Text // of the rules' own: by what else a set-up says what lies there; may be empty
}

// Class is a set of sorts of zones, in which abilities are alive.
type Class uint8

// AbilityID is an index in Rules.Abilities; zero is none.
type AbilityID uint16

// Stage is when an ability acts on an event.
type Stage uint8

const (
	Interrupt Stage = iota // before it happens; may cancel it (Event.Kind = NoKind)
	Replace                // makes something else of what was announced; the most recent replacement wins
	Delayed                // right after it has happened, before any reaction
	React                  // after it has happened
)

// Ability is something that acts on events. Its functions belong to the immutable rules; the table holds only
// its id, so that a table stays plain data.
type Ability struct {
	Name   string
	Stage  Stage
	On     Kinds
	Self   bool  // waits for events about its own card, wherever that lies
	Where  Class // the sorts of zones in which its card must lie otherwise
	Forced bool  // happens without being asked
	Cite   Clauses
	Ask    QuestionKind // optional ones: the question put to its player
	Verb   Verb         // the word that uses it, VerbUse if zero
	// Offer is cited by the question whether it is used, Cite if zero; Again instead once another has been used in the
	// same window.
	Offer, Again Clauses
	If           func(m *Match, a *Acting) bool // when the event is announced; nil is always
	// Holds is asked when an ability that was gathered is about to act: a condition that is judged once the event has
	// happened. Where it does not hold nothing is said. Nil is always.
	Holds func(m *Match, a *Acting) bool
	// StillDue is asked when an ability that was gathered is about to act or to be offered; nil is always.
	StillDue func(m *Match, a *Acting) bool
	// Later says of an ability which StillDue says no to that it may yet become due by what others do: with
	// Policy.OwnOrder its player may put those before it. Nil is never.
	Later func(m *Match, a *Acting) bool
	// Late is told of an ability that was gathered, whose turn has come, and that did not act; it may say why not. Nil
	// is nothing to say.
	Late  func(m *Match, a *Acting)
	Do    func(m *Match, a *Acting)       // for Replace: changes *a.Event
	Whose func(m *Match, e *Event) Player // who uses it; nil is the player of the zone or the effect
}

// Acting is an ability at work: where it comes from and on what.
type Acting struct {
	ID     AbilityID
	Source Ref
	Player Player
	A, B   int32 // the operands of the effect it came from
	Event  *Event
	Ahead  bool // with Policy.Closes: an optional ability waits for the same thing, and this one comes before it
	Moot   bool // with Policy.Closes: a forced replacement of the same event follows this one, and counts in its place

	done bool // has acted in this window
}

// Policy is the order in which a game lets effects act. The mechanism is the kernel's, see happen.go.
type Policy struct {
	// Wait makes reactions wait until the outermost resolution has ended (Match.Begin, Match.End).
	Wait bool
	// Rounds offers optional abilities in player order again and again until all have passed in a row;
	// without it each is offered once.
	Rounds bool
	// Closes, if it is set, makes replacements act among the interrupts, the forced ones first; once an event has been
	// replaced or cancelled no other interrupt to it is used. It is cited where that shuts out one that could have
	// been.
	Closes Clause
	// Latest is cited where, with Closes, one replacement has taken the place of another.
	Latest Clauses
	// First is the player with whom player order begins for an event. Every game has one.
	First func(m *Match, e *Event) Player
	// Own is cited by what acts after another effect of the same player that the same thing triggered.
	Own Clause
	// Others is cited by what acts after an effect of another player that waited with it.
	Others Clause
	// Orders is the player who orders effects that are due at the same time; nil lets player order
	// and then age decide.
	Orders func(m *Match, e *Event) Player
	// OrderQuestion is the kind of the question Orders is asked.
	OrderQuestion QuestionKind
	OrderCite     Clauses // cited by that question, beside the ability that would act first
	AnyOrder      Clause  // cited where a player may choose among several in one window
	// OwnOrder lets each player choose, with Wait, which of the own effects that wait acts next, and which of those
	// that would change an event does so first; OrderQuestion and OrderCite are those of that question, OrderAlso what
	// it cites first by its answers; may be nil.
	OwnOrder  bool
	OrderAlso func(m *Match, q *Question) Clauses
}

// VerbInfo is a word with which a player answers.
type VerbInfo struct {
	Word string // of a script: "plays"
	Says Text   // with {x} for what it is said of
	Of   Of     // what follows the word
	Like Verb   // a word that means the same when it is said of the same card
	Turn bool   // it can be the next move of a turn, and not only an answer
	Ends bool   // as the next move of a turn it ends the turn, and does nothing else
	Own  bool   // one of several things that a card can do: nobody means it by another word
	More bool   // several things may be said at once, more than is asked for: Answer.More

	Behind Text      // where something else is easily named: what stands behind the word
	Cards  CardTypes // the types of the cards of which it is ever said
	From   Places    // the places in which these lie
	Never  CardTypes // types of which nobody would say it: that it is not legal says nothing
	// the places in which these lie when it is the next move of a turn; none where that says no more than From
	Next Places
}

// Of are the sorts of things that a verb is said of, by their names.
type Of uint8

const (
	OfCards Of = 1 << iota
	OfPlayers
	OfOptions

	OfNothing Of = 0
	OfAny        = OfCards | OfPlayers | OfOptions
)

// Rules is a game as the kernel sees it, immutable, for one edition and one set of overrides.
type Rules struct {
	Game      string
	Edition   string
	Cards     []CardInfo // Cards[0] is unused
	Shared    []ZoneInfo // Shared[0] is the box
	PerPlayer []ZoneInfo
	Globals   int // counters of the table
	Counters  int // counters of each player
	CountInfo []CounterInfo
	Kinds     []KindInfo
	Sayings   []Saying         // what players say of lines in words that are not theirs
	Tokens    [Tokens]MarkInfo // what each kind of token is called; those without a name are the rules' own
	Flags     []FlagInfo       // the marks that the log shows on a card
	// HostZone says where a card lies that a set-up attaches to another, or by which clauses it is attached to nothing.
	// of is the player whose the set-up says it is, NoPlayer where it says nothing. nil where no card is ever attached
	// to another: no set-up says so then.
	HostZone  func(m *Match, host CardID, d Def, of Player) (Zone, Clauses)
	Verbs     []VerbInfo
	Types     []Text          // the card types, at most 32
	Questions []Text          // by QuestionKind
	Options   []Text          // by Option: what may be chosen that is no card and no player
	Reasons   []Text          // by Reason
	Hints     map[Reason]Text // what a script may have to say else, of some
	Later     map[Reason]Text // how it may come to it all the same, of some
	// Elsewhere are the reasons that say of a card that it lies elsewhere than a verb takes it from, and nothing
	// besides.
	Elsewhere []Reason
	// Foe is the place on whose top lies the one against whom all play, whom players call just the villain; the box
	// where there is none.
	Foe Zone
	// Able says whether by what a card says a verb can ever be said of it: to defend with it, it must have a Defense.
	// To use it (VerbUse), it must have an ability that one uses; where several act at once, any may be used first. nil
	// if any card is able.
	Able func(v Verb, d Def) bool
	// Waits says whether a verb is said of a card only when a moment comes that is none of the own moves of a turn: an
	// interrupt. nil if it never is.
	Waits func(v Verb, d Def) bool
	// Veil is the mark of cards that lie face down in play, seen by nobody, and how these are called; 0 where none do.
	Veil     Flag
	VeilSays Text
	// Guise gives the types that a card may have in a game on this table besides its own, as while it lies face down.
	// nil where none ever does.
	Guise     func(t *Table, d Def) CardTypes
	Abilities []Ability
	Policy    Policy
	Steps     []Step // of a turn or a round, in order
	Deeds     []Deed // what a set-up may say has happened already
	Book      *Book
	Values    []int16 // by Clause: its setting in this run
	// WhyNot is the judge's answer to an attempt that is not among the legal answers of the open question. nil where
	// that is all there is to say.
	WhyNot func(m *Match, q *Question, a Attempt) Refusal
	// Untimely is why it is not the moment for a player to do something with a card of that declaration, whatever that
	// player holds. nil where that is not known of any, the zero Refusal where it is not of this one.
	Untimely func(m *Match, q *Question, p Player, v Verb, d Def) Refusal
	// Demands gives what a run looks at of the judge's table, by list (Judge.InForce). nil where a game has no table.
	Demands func(r *Rules) []Demanded
	// Locate finds the card of a declaration that an attempt most likely means, zero if there is none. nil is by whose
	// place it lies in.
	Locate func(m *Match, a Attempt, d Def) CardID
	// Minds is a number for what the rules keep in mind of a card beyond what the table and the waiting abilities say
	// of it: a move of it that is still to come, an attack it makes. Equal cards with different numbers are told apart.
	// May be nil.
	Minds func(m *Match, c CardID) uint64
	// Minding says whether Minds is anything but zero of any card. May be nil: it is asked of each card.
	Minding func(m *Match) bool
	// Carried gives the declarations of the cards whose texts are being carried out, the innermost first. May be nil.
	Carried func(m *Match) iter.Seq[Def]
	// Whose gives the player whom the log names with a card: whose it is, or whose the tokens on it are; NoPlayer for
	// none. May be nil.
	Whose func(t *Table, c CardID) Player
	// Bars gives the clauses by which a set-up cannot lay a card in a zone, none if it can. k is the zone's index in
	// PerPlayer, or in Shared where the owner is NoPlayer; on are the marks that the card bears. May be nil: any card
	// may lie anywhere.
	Bars func(owner Player, k int, d Def, on Flag) Clauses
	// Strange gives the clauses by which a card never lies in a zone in this game because of whose zone it is, none if
	// it may. May be nil.
	Strange func(m *Match, z Zone, d Def) Clauses
	// Leaves says that a card which comes into a zone of the table goes on from there at once. May be nil.
	Leaves func(m *Match, z Zone, d Def) bool
	// Excluded tells by what words of a set-up, or for want of them, a card is of a box that is not played with; nil if
	// it is not. May be nil.
	Excluded func(s *Setup, d Def) error
	// Keeps gives how many cards a zone holds throughout this game, and the clauses by which that never changes, none
	// if it may. May be nil.
	Keeps func(m *Match, z Zone) (cards int, cite Clauses)
	// Holds gives the clauses by which no token of a kind ever lies on a card while it is where it is, none if one may;
	// Bears the same of a mark. What is so by them need not be expected. May be nil: anything may lie on any card.
	Holds func(m *Match, c CardID, k Token) Clauses
	Bears func(m *Match, c CardID, f Flag) Clauses
	// Range is what the number of tokens of a kind on a card can be. May be nil: any number may lie on any.
	Range func(m *Match, c CardID, k Token) Range
	// CopiesClause is the clause that says how many copies of a card there are. May be nil.
	CopiesClause func(d Def) Clauses

	says     [languages][]Phrase // compiled sentences by language and kind
	labels   [languages][]string // names of cards by language and Def
	watch    []Kinds             // by Def: events its abilities wait for while it lies in an active zone
	self     []Kinds             // by Def: events about itself it waits for
	watches  []bool              // by Def: whether there are any of these
	ears     []ear               // by AbilityID
	constant []Class             // by Def: CardInfo.Constant
	others   [][]AbilityID       // by Def: its abilities that wait for what happens to others
	// by Def: events about itself that it waits for, also as it arrives, or as the face that will show
	concerns                []Kinds
	waited                  Kinds      // events that any ability waits for
	doings                  []doing    // by Kind
	stages                  [4]Kinds   // by Stage: events that any ability of that stage waits for
	absent                  []bool     // by Clause: it stands in the booklet of another edition only
	demanded                []Demanded // see Demands
	off                     []bool     // by Clause: this run has switched it off; nil where none is
	active                  Class
	activeShared, activePer []Zone   // the zones of these sorts
	activeZones             []Zone   // the same of a table with MostSeats; with fewer the first of them
	sharedKeys, perKeys     []uint64 // of zones, for chance
	apart                   *apart
	// the first copy of each card, by Def; firsts[0] is the number behind the last copy of all
	firsts   []CardID
	box      []card   // as a table begins with it
	cardKeys []uint64 // by Def, for chance
	byName   map[string]Def
}

// CounterInfo names a counter whose final value the log states when it has changed.
type CounterInfo struct {
	Global   bool
	Counter  Counter
	ID       string // the word of a script: "power"
	Name     Text
	Silent   bool   // not stated in the log
	Outcome  bool   // no set-up fixes it
	AtEnd    bool   // it is counted when the game is over
	YesNo    bool   // it only says yes or no: whatever is not 0 is read as 1
	Signed   bool   // it can be below zero
	Seat     bool   // it is the place of a player, counted from 1
	From     int    // the least that a set-up can fix
	Most     int    // the greatest it can be, 0 where there is no bound
	Floor    Clause // the rule, if any, that keeps it from falling below zero: claims may be about that
	Tells    Tells  // what the kernel says in other words
	InTurn   bool   // it is the same throughout a turn
	ByTurn   bool   // with each turn it grows by one at most, and it never shrinks
	EachTurn bool   // with each turn it grows by just one
	OwnTurn  bool   // a player's: from the beginning of another's turn to that of the player's own it stays as it is
	AtMenu   int    // what it is whenever a player has the next move of a turn, 0 where that changes
	Earlier  bool   // it tells of what has happened this turn: a set-up that fixes it begins in the middle of one
}

// Tells is what a counter tells that the kernel says too, so that nothing is said of both that contradicts itself.
type Tells uint8

// What counters tell.
const (
	TellsNothing Tells = iota
	TellsTurn          // Game.TurnOf, as a seat counted from 1; 0 is nobody's turn
	TellsOver          // Game.Done
	TellsWon           // Game.Won, of the player who carries it
)

// Read gives a counter as scripts know it.
func (c *CounterInfo) Read(t *Table, p Player) int {
	n := t.Count(p, c.Counter)
	if c.YesNo && n != 0 {
		return 1
	}
	return n
}

// MarkInfo names what lies on a card.
type MarkInfo struct {
	ID   string // the word of a script: "damage"
	Name Text   // in the log, before the number
}

// FlagInfo names a mark of cards.
type FlagInfo struct {
	Flag Flag
	MarkInfo
}

// Value is the setting of a clause in this run: 1 in force, 0 switched off, or the number the clause gives.
func (r *Rules) Value(c Clause) int { return int(r.Values[c]) }

// On says whether a clause is in force in this run. No clause always is: what no rule says, no run can switch off.
func (r *Rules) On(c Clause) bool { return r.Values[c] != 0 }

// Complete completes rules once they are declared: settings of their edition, which is one of their book, and what
// follows from the abilities.
func (r *Rules) Complete() {
	edition := slices.Index(r.Book.Editions, r.Edition)
	if edition < 0 && len(r.Book.Editions) > 0 {
		panic("engine: rules of an edition that the rulebook does not name: " + r.Edition)
	}
	if r.Book.Len() > maxClause {
		panic("engine: a rulebook of more clauses than a citation can name")
	}
	if len(r.Kinds) > 256 {
		panic("engine: more kinds of events than a set of kinds can hold")
	}
	if len(r.Types) > 32 || len(r.Shared) > ownPlace || len(r.PerPlayer) > 64-ownPlace {
		panic("engine: more card types or places than a set of them can hold")
	}
	r.fillIn()
	r.activeShared, r.activePer, r.active = nil, nil, 0
	r.Values, r.absent = make([]int16, r.Book.Len()), make([]bool, r.Book.Len())
	for i := range r.Values {
		r.Values[i], r.absent[i] = r.Book.Info(Clause(i)).in(edition)
	}
	r.Values[0] = 1
	r.demand()
	r.watch = make([]Kinds, len(r.Cards))
	r.self = make([]Kinds, len(r.Cards))
	r.stages, r.waited = [len(r.stages)]Kinds{}, Kinds{}
	for i := range r.Abilities {
		r.stages[r.Abilities[i].Stage].Join(r.Abilities[i].On)
		r.waited.Join(r.Abilities[i].On)
	}
	for d := range r.Cards {
		for _, id := range r.Cards[d].Abilities {
			if a := &r.Abilities[id]; a.Self {
				r.self[d].Join(a.On)
			} else {
				r.watch[d].Join(a.On)
				r.active |= a.Where
			}
		}
		r.active |= r.Cards[d].Constant
	}
	r.listen()
	for z := range r.Shared {
		if r.Shared[z].Class&r.active != 0 {
			r.activeShared = append(r.activeShared, Zone(z))
		}
	}
	for k := range r.PerPlayer {
		if r.PerPlayer[k].Class&r.active != 0 {
			r.activePer = append(r.activePer, Zone(k))
		}
	}
	r.activeZones = append(r.activeZones[:0:0], r.activeShared...)
	for p := range MostSeats {
		for _, k := range r.activePer {
			r.activeZones = append(r.activeZones, Zone(len(r.Shared)+p*len(r.PerPlayer))+k)
		}
	}
	r.sharedKeys, r.perKeys, r.cardKeys = make([]uint64, len(r.Shared)), make([]uint64, len(r.PerPlayer)),
		make([]uint64, len(r.Cards))
	for z := range r.Shared {
		r.sharedKeys[z] = nameKey(r.Shared[z].ID)
	}
	for k := range r.PerPlayer {
		r.perKeys[k] = nameKey(r.PerPlayer[k].ID)
	}
	for d := range r.Cards {
		r.cardKeys[d] = nameKey(r.Cards[d].ID)
	}
	r.compile()
	r.nameCards()
	r.apart = &apart{rules: r}
	r.firsts = make([]CardID, len(r.Cards))
	n := CardID(1)
	for d := 1; d < len(r.Cards); d++ {
		r.firsts[d] = n
		n += CardID(r.Cards[d].Copies)
	}
	r.firsts[0] = n
	r.box = r.boxed()
}

// apart is what package log makes of the sentences of rules.
type apart struct {
	rules *Rules
	once  sync.Once
	made  any
}

// Apart gives the sentences of the rules as package log, which alone asks for them, takes them apart: once, whatever
// clauses a run sets otherwise.
func (r *Rules) Apart(take func(r *Rules) any) any {
	r.apart.once.Do(func() { r.apart.made = take(r.apart.rules) })
	return r.apart.made
}

// doing is what performing an event of a kind does, as KindInfo says: the little that is needed for every event.
type doing struct {
	op      Op
	counter Counter
	token   Token
	flag    Flag
	quiet   bool
	alone   bool // no ability of this game waits for it
}

// ear is what is asked of an ability for every event. It is little, and all of them lie together.
type ear struct {
	on    Kinds
	where Class
	stage Stage
}

// listen works out what is asked for every event: which kinds anything waits for at all, and for which a card does.
func (r *Rules) listen() {
	r.ears, r.others = make([]ear, len(r.Abilities)), make([][]AbilityID, len(r.Cards))
	for i := range r.Abilities {
		ab := &r.Abilities[i]
		r.ears[i] = ear{ab.On, ab.Where, ab.Stage}
	}
	r.constant = make([]Class, len(r.Cards))
	for d := range r.Cards {
		r.constant[d] = r.Cards[d].Constant
		for _, id := range r.Cards[d].Abilities {
			if !r.Abilities[id].Self {
				r.others[d] = append(r.others[d], id)
			}
		}
	}
	r.doings = make([]doing, len(r.Kinds))
	turns := Kinds{}
	for i := range r.Kinds {
		k := &r.Kinds[i]
		r.doings[i] = doing{k.Op, k.Counter, k.Token, k.Flag, k.Quiet, !r.waited.Has(Kind(i))}
		if k.Op == TurnOver {
			turns.Join(KindsOf(Kind(i)))
		}
	}
	r.watches, r.concerns = make([]bool, len(r.Cards)), make([]Kinds, len(r.Cards))
	for d := range r.Cards {
		r.watches[d] = r.watch[d] != Kinds{} || r.constant[d] != 0
		r.concerns[d].Join(r.self[d])
		r.concerns[d].Join(r.watch[d]) // it may wait for its own arrival
		if back := r.Cards[d].Back; back != 0 {
			for i := range turns {
				r.concerns[d][i] |= turns[i] & r.watch[back][i]
			}
		}
	}
}

// Printed says whether a clause stands in the booklet of this edition (or in none, like readings and cards), or this
// run has switched it on: others are not cited.
func (r *Rules) Printed(c Clause) bool { return !r.absent[c] }

// SwitchedOff says whether this run has switched a clause off, be it printed in this edition or not.
func (r *Rules) SwitchedOff(c Clause) bool { return r.off != nil && r.off[c] }

// InForce leaves out of a citation the clauses that this run has switched off: zero if no other is cited.
func (r *Rules) InForce(cite Clauses) Clauses {
	left := Clauses(0)
	for c := range cite.All() {
		if !r.SwitchedOff(c) {
			left = left.And(c)
		}
	}
	return left
}

// Override gives a copy of the rules with some clauses set otherwise, for one run.
func (r *Rules) Override(values map[Clause]int16) *Rules {
	c := *r
	c.Values = append([]int16(nil), r.Values...)
	for k, v := range values {
		if v == 0 && r.On(k) && !r.Book.Info(k).IsNumber() {
			if c.off == nil {
				c.off = make([]bool, len(c.Values))
			}
			c.off[k] = true
		}
		if v != 0 && r.Values[k] == 0 && r.absent[k] { // it acts now, and so it is cited
			c.absent = slices.Clone(c.absent)
			c.absent[k] = false
		}
		c.Values[k] = v
	}
	c.demand()
	return &c
}

func (r *Rules) demand() {
	if r.Demands != nil {
		r.demanded = r.Demands(r)
	}
}

// Demanded is what this run looks at of the judge's table, by list.
func (r *Rules) Demanded() []Demanded { return r.demanded }
