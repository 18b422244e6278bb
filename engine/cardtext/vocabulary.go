package cardtext

import "tablereferee/engine"

// Vocabulary is what a game's cards may say, beside the grammar: the verbs, places and facts that its rules have
// anyway, under the names that scripts and logs give them.
type Vocabulary struct {
	Verbs   []VerbWord // the first is FirstVerb
	Places  []PlaceWord
	Keys    []KeyWord         // what a selector may ask of a card; the number of a Test
	Values  []string          // what may be printed on a card: the Word of Printed and Distinct
	Amounts []AmountWord      // the first is FirstAmount
	Conds   []CondWord        // the first is FirstCond
	Events  []string          // what a text may wait for
	Sets    map[string]uint64 // the words of keys that hold for a set: card types
	Natives []string          // functions that are sentences, by number; "" is none
	Lone    []string          // those that stand on a card by themselves
	Hooks   []string          // words by which the rules treat a card apart, by number; the first, "", is none
	Heads   []string          // abilities: what stands in a row between a card's braces
	Cards   []SelectorWord    // the first is FirstCards: which cards a word means by itself
	Classes []string          // the words in quotes that say what a card is: at most 64
	Hows    []string          // how a value changes; the first is by adding
	Stats   []string          // the values that a text may change
	Marks   []string          // what may be said of a deed in braces behind it
	Roles   []string          // who and what has to do with an event, by key
	Facts   []string          // what stands on the cards of this game, and not of all that share its words
	Clause  func(id string) (engine.Clause, bool)

	Names func() []string // the names of all cards, for whoever mistypes one; may be nil

	Gathered []int // the places of a player that are known where decks are scored

	Varies   []string // the keys of what may be printed otherwise in another edition
	Editions []string // the editions of the game
	Edition  string   // the one that is read

	Without map[string]engine.Text // by word: why nothing of the kind is in this game, which shares it with others

	Unnamed   bool                         // what is found has no names
	Meant     []How                        // which words mean cards by themselves in braces; nil is any
	Among     func(r *Reader, s *Selector) // notes what is never found; may be nil
	Players   []Who                        // who is there to be spoken of; nil is anybody
	Owners    []Who                        // whose places may be named; nil is anybody's
	MustPlace bool                         // cards are always looked for in places
	OnlyFoe   bool                         // two play: foe is the other player, also where nobody has been attacked
	Choosers  []Who                        // who else than you may choose one of several things
	Spent     []string                     // the words of Sets that a verb with words may say; nil is all

	Sentences     []Verb        // those of the grammar that the game has; nil is all
	Waits         []EventKeys   // what may be asked of an event, by event; nil is anything
	RoleTakes     []RoleWord    // what stands at each of Roles
	Known         []engine.Text // where that is known for which a bit of Scope.Knows stands, by bit
	Printed       []How         // which cards Printed is of; nil is any
	PrintedValues []string      // the values that are printed; nil is all
	// the kind of a card, by its number; nil where that is not known
	Kind func(d engine.Def) string
	// by word: of which kinds the card is that is named behind it; not there is any
	Named map[string][]string
	// notes what the game does not understand of a sentence of the grammar; may be nil
	Fits func(r *Reader, s *Step)
}

// EventKeys is what may be asked of an event: by a text that waits for it, by one that counts it over the turn, and by
// one that does something for each; nil where there is no such text.
type EventKeys struct {
	Waits, Lasts, Each []string
	Classes            []string // the classes of which its card may be
	Cards              bool     // and which card it is may be said
	Subjects           []How    // in which ways; nil is any
	NoCard             bool     // it is about no card
	Many               bool     // it is about a number
	Again              []Verb   // the verbs that make it happen again
}

// RoleWord is what may stand at a role: true, players, or cards found in some ways.
type RoleWord struct {
	Yes  bool
	Who  []Who
	Hows []How
}

// Arg is what may stand in the brackets of a verb.
type Arg uint16

// Arguments.
const (
	ArgN     Arg = 1 << iota // how many
	ArgWhat                  // cards
	ArgWhom                  // a player
	ArgTo                    // a place
	ArgMay                   // it may be missing
	ArgMarks                 // what else is said of the deed, in braces
	ArgAmong                 // which cards, in braces alone
	ArgCard                  // a card, by its name
	ArgGets                  // values that change, in braces
	ArgWords                 // words of Sets
)

// VerbWord is a verb with what stands behind it.
type VerbWord struct {
	Word   string
	Args   []Arg
	Body   bool // and what is done, in braces
	Braces bool // or may stand in braces, of what comes in the middle of it

	Hows   []How       // how its cards may be found; nil is in any way
	By     []Who       // who else than you may do it; nil is anybody
	Alone  engine.Text // why nobody else does it; may be empty
	Event  bool        // it is done to what a text has waited for, and nowhere else
	Always bool        // it is never left undone: nothing follows on that

	Zero     bool                     // it is left undone only where its number is 0
	Fails    func(s Scope) bool       // says where it may be left undone in any case; nil is nowhere
	Nameless bool                     // it finds no cards and gives no number
	Whom     []Who                    // to whom it may be done; nil is anybody
	NotYou   bool                     // and never to you
	On       []uint8                  // it changes these events before they happen, and stands nowhere else
	Cost     bool                     // it stands in a cost only
	Way      bool                     // or begins one of several things to choose from
	Inside   func(in Scope) Scope     // where the text in its braces stands; nil is where it stands itself
	Needs    uint16                   // it stands where all of these are known (Scope.Knows)
	Marks    []string                 // what may be said of it besides
	All      bool                     // it may be done to all there is
	Check    func(r *Reader, s *Step) // notes what else the game does not understand; may be nil

	// In which ways of finding its cards …
	May    []How // it may be left undone: may(…)
	Sure   []How // it is never left undone, with Zero where its number is not 0 either
	Gives  []How // it leaves the cards that it found; nil is in all ways, unless it is Nameless
	Counts []How // it leaves a number
	About  []How // it is about one card, which is what it means afterwards
	Quiet  []How // it says nothing where there is nothing to do: :silent()
	First  []How // it cites something for the first of several cards
	Asks   []How // it cites something in the question
}

// PlaceWord is a place.
type PlaceWord struct {
	Word string
	Zone int
	Of   Who // Nobody where it is the table's, else You
}

// KeyKind says what stands behind a key.
type KeyKind uint8

// Kinds of keys.
const (
	KeySet    KeyKind = iota // a word of Sets, or several
	KeyRange                 // { from, to }
	KeyCards                 // a name, or several
	KeyYes                   // true
	KeyWho                   // a player
	KeyAny                   // one of some words
	KeyNo                    // false
	KeyClause                // the id of a clause, by which it is asked
	KeyWords                 // one of some words, or several: the Bits of a Test, by their place
)

// KeyWord is a key of a selector.
type KeyWord struct {
	Word string
	Kind KeyKind
	Of   []string // the words that may stand behind it; nil is any of Sets

	One     bool  // and one only
	Who     []Who // of KeyWho, beside you
	NoCards bool  // a selector cannot ask it
	NoIs    bool  // what was found cannot be asked it

	Opposes string // the key that asks for what this one leaves out
}

// AmountWord is a number that a game knows.
type AmountWord struct {
	Word string
	Whom bool // of a player, who stands in its brackets

	Values []string // of a value, by one of these words
	N      bool     // of another number
	Of     bool     // of cards
	Hows   []How    // found in one of these ways; nil is any
	Needs  uint16   // it is there where all of these are known (Scope.Knows)
	Scored bool     // it is known where decks are scored only
	Played bool     // or only where they are not
	Counts bool     // it counts something, and is never below 0
}

// CondWord is a condition that a game knows.
type CondWord struct {
	Word string
	Of   []string // of one of these words of Sets
	Card bool     // of a card, by its name
	On   []uint8  // it is asked about these events only; nil is any

	Needs uint16 // it is asked where all of these are known (Scope.Knows)
	// says where it never or always holds; nil is nowhere
	Sure func(s Scope) (never, always bool)
}

// SelectorWord is a word that means cards by itself: villain, face "Name".
type SelectorWord struct {
	Word  string
	Named bool    // with the name of a card behind it
	On    []uint8 // it is a card of these events, and stands nowhere else; nil is anywhere
	Needs uint16  // it is there where all of these are known (Scope.Knows)
}

// grammar are the words of every game.
var grammar = []string{
	"may", "when", "choose_one", "for_each", "over_the_turn", "native", "nothing",
	"one", "up_to", "one_to", "exactly", "each", "one_of_each", "top", "bottom", "this", "that", "it", "those", "the",
	"you", "owner", "foe", "attacker", "one_foe", "each_foe", "one_player", "each_player", "first_player",
	"engaged_player",
	"count", "distinct", "printed", "this_turn", "that_many", "whether", "min", "max",
	"any", "none", "at_least", "just", "ruled", "no", "both", "either",
	"random", "picked",
}

// suffixes are said of a sentence behind a colon.
var suffixes = []string{"so", "otherwise", "as", "by", "under", "unless", "cites", "silent", "is"}

// All gives every word that may stand in a card file.
func (w *Vocabulary) All() []string {
	out := append([]string(nil), grammar...)
	for _, v := range w.Verbs {
		out = append(out, v.Word)
	}
	for _, p := range w.Places {
		out = append(out, p.Word)
	}
	for _, a := range w.Amounts {
		out = append(out, a.Word)
	}
	for _, c := range w.Conds {
		out = append(out, c.Word)
	}
	for _, c := range w.Cards {
		out = append(out, c.Word)
	}
	out = append(out, w.Heads...)
	return append(out, w.Events...)
}
