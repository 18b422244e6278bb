package engine

// Kind is a kind of event. The kernel's own come first; a game adds its own from FirstKind on.
type Kind uint8

const (
	NoKind    Kind = iota // a cancelled event
	Chosen                // a question was answered
	Refused               // something was refused
	Cancelled             // what was about to happen was cancelled
	Claimed               // something was proven about what can happen from here
	FirstKind
)

// Kinds is a set of kinds.
type Kinds [4]uint64

// KindsOf makes a set.
func KindsOf(ks ...Kind) Kinds {
	var s Kinds
	for _, k := range ks {
		s[k>>6] |= 1 << (k & 63)
	}
	return s
}

// Has says whether a kind is in the set.
func (s *Kinds) Has(k Kind) bool { return s[k>>6]>>(k&63)&1 != 0 }

// Join adds the kinds of another set.
func (s *Kinds) Join(o Kinds) {
	for i := range s {
		s[i] |= o[i]
	}
}

// Op is what an event of a kind does to the table when it is performed.
type Op uint8

const (
	Nothing   Op = iota // it only says something
	MoveCard            // Card goes to To
	MoveAll             // every card of From goes to To, keeping its order
	Shuffle             // To is shuffled
	Reshuffle           // every card of From goes into To, which is shuffled
	Count               // the kind's counter of Player changes by N; Now is its new value
	SetCount            // the kind's counter of Player becomes N
	Place               // the kind's token on Card changes by N; Now is its new value
	SetFlag             // Card gets the kind's mark
	DropFlag            // Card loses it
	Attach              // Card goes to To and is attached to the card Target
	TurnOver            // Card shows its other face
	Shift               // Card goes to To and stays the same card: all that lies on it goes with it
	TakeOver            // Card goes to To and takes over all that lies on the card Target
)

// KindInfo is what the rules say of a kind of event.
type KindInfo struct {
	Name    string // for machines: "gain"
	Op      Op
	Counter Counter
	Token   Token
	Flag    Flag      // set or dropped by such an Op; a card that moves bears it where it comes
	Chapter bool      // a new paragraph of the log
	Quiet   bool      // the rules' own bookkeeping: performed, but no line of the log
	Says    Text      // the sentence of the log; fields in braces, see Field; behind {n} French has words of several
	From    Places    // where its card comes from
	To      Places    // where its card goes to
	Of      CardTypes // the types of its card
	On      CardTypes // the types of its target
	Able    bool      // its card is one that a player uses by what it says
	Through Def       // the one card that brings it about; zero if several do
	Between bool      // it is between two players
	Ends    bool      // it only stands behind the last move: of a game that is over
	Opens   bool      // it only stands before the first move: of a set-up, or of a beginning in the middle
	Below   bool      // its numbers may be below zero
	Guard   bool      // against what no card leads to so far: no log has its line, and nothing can be expected of it
	Unasked bool      // its card is not offered to its player, as nobody knows what it does
	Sums    bool      // it tells in one line what lines of other kinds tell one by one
	Grows   int8      // an amount with its sign, {+n}, is 1: above zero, -1: zero or below, 0: either, or none
}

// Event is one thing that happens. It is small plain data; text is made of it on demand.
type Event struct {
	Kind   Kind
	Depth  uint8  // how deep under what caused it
	Tags   Tags   // what is said of it beside its kind
	Times  uint8  // for how many cards like Card it stands, where for several
	Actor  Player // who does it
	Player Player // whom it concerns
	Target CardID // the card that it is aimed at, beside Card: what is attacked, what Card is attached to
	Card   CardID
	Source CardID // the card whose text makes it happen
	From   Zone
	To     Zone
	N, Now int32 // how many, and what that makes in all
	Cite   Clauses
}

// Tags is a set of what is said of an event beside its kind. The kernel's own come first; a game adds its own from
// FirstTag on, a bit for each, and the kernel reads none of these.
type Tags uint8

const (
	ToTop    = Tags(Top)    // Card goes to the top of To, whatever ZoneInfo.Enter says
	ToBottom = Tags(Bottom) // the same of the bottom
	FirstTag = Tags(4)
)

// Has says whether all of some tags are in the set.
func (t Tags) Has(some Tags) bool { return t&some == some }

// pos is where in its zone a card goes.
func (t Tags) pos() Pos { return Pos(t & (ToTop | ToBottom)) }

// Tags are those of an event whose card goes there.
func (p Pos) Tags() Tags { return Tags(p) }

func (e *Event) hash(h *mixer) {
	h.add(uint64(e.Kind) | uint64(e.Depth)<<8 | uint64(e.Tags)<<16 | uint64(uint8(e.Actor))<<24 |
		uint64(uint8(e.Player))<<32 |
		uint64(uint16(e.Target))<<40 | uint64(e.Times)<<56)
	h.add(uint64(uint16(e.Card)) | uint64(uint16(e.Source))<<16 | uint64(uint16(e.From))<<32 | uint64(uint16(e.To))<<48)
	h.add(uint64(uint32(e.N)) | uint64(uint32(e.Now))<<32)
	h.add(uint64(e.Cite))
}
