package cardtext

import "tablereferee/engine"

// Names is how many results of one text may have names.
const Names = 4

// MostWays is how many things a text may give to choose from.
const MostWays = 4

// Found is what a sentence gave.
type Found struct {
	Cards []engine.CardID
	Was   []uint64 // what each of them was then, as the game remembers it
	Many  int      // how many, or how much, was done
}

// set makes it one card.
func (f *Found) set(c engine.CardID, was uint64) {
	f.Cards, f.Was, f.Many = append(f.Cards[:0], c), append(f.Was[:0], was), 1
}

// copy makes it what another one is.
func (f *Found) copy(o *Found) {
	f.Cards, f.Was, f.Many = append(f.Cards[:0], o.Cards...), append(f.Was[:0], o.Was...), o.Many
}

// clear makes it nothing.
func (f *Found) clear() { f.Cards, f.Was, f.Many = f.Cards[:0], f.Was[:0], 0 }

// Frame is a text that is being carried out. B is what the game says of a deed: by whom, by which card, by which
// clauses.
type Frame[B any] struct {
	By        B
	Event     *engine.Event // what it has waited for; nil
	Foe       engine.Player // whom its Attack has hit
	Attacker  engine.Player // who makes the Attack that it avoids
	Paying    bool          // it is a cost
	Defending bool          // it is what a Defense asks for
	Must      bool          // whoever can do what it says must: a First Appearance Attack
	Defers    bool          // the sentences that are left wait until what it changes has happened
	rest      []Text        // those sentences, of the innermost text first
	Over      engine.Clause // what is left of it no longer happens, by this clause; zero while it goes on
	told      bool          // and that has been said
	Did       bool          // a sentence of it has done something
	It        Found         // what the last sentence gave that gave something, or the card that it was about
	about     bool          // the latter
	kept      []kept        // a stack of what that was before the texts that are being carried out within others
	named     [Names]Found
	names     uint8           // how many of them have been given, as far as the highest
	some      []engine.CardID // a stack of sets of cards that are being looked at
}

// Give notes that a sentence has found a card.
func (f *Frame[B]) Give(c engine.CardID, was uint64) {
	f.about = false
	f.It.set(c, was)
}

// GiveToo notes one more.
func (f *Frame[B]) GiveToo(c engine.CardID, was uint64) {
	f.about = false
	f.It.Cards, f.It.Was = append(f.It.Cards, c), append(f.It.Was, was)
	f.It.Many = len(f.It.Cards)
}

// About notes which one card a sentence is about, zero for none. The number that was given before stays.
func (f *Frame[B]) About(c engine.CardID) {
	f.about = true
	f.It.Cards, f.It.Was = f.It.Cards[:0], f.It.Was[:0]
	if c != 0 {
		f.It.Cards, f.It.Was = append(f.It.Cards, c), append(f.It.Was, 0)
	}
}

// Means notes of which card the sentences that follow speak. The number that was given before stays.
func (f *Frame[B]) Means(c engine.CardID, was uint64) {
	f.about = false
	f.It.Cards, f.It.Was = append(f.It.Cards[:0], c), append(f.It.Was[:0], was)
}

// GiveNone notes that a sentence that looks for cards has found none.
func (f *Frame[B]) GiveNone() {
	f.about = false
	f.It.clear()
}

// Called gives what has a name, counted from 1; without a name what the last sentence gave.
func (f *Frame[B]) Called(name uint8) *Found {
	if name == 0 {
		return &f.It
	}
	return &f.named[name-1]
}

// kept is a card that was given, and what it was then.
type kept struct {
	card engine.CardID
	was  uint64
}

// begin readies a frame for another text.
func (f *Frame[B]) begin(by B) {
	f.By, f.Event, f.Foe, f.Attacker, f.Must, f.Paying = by, nil, engine.NoPlayer, engine.NoPlayer, false, false
	f.Defending, f.Defers, f.rest = false, false, f.rest[:0]
	f.Over, f.told, f.Did = 0, false, false
	f.about, f.kept = false, f.kept[:0]
	f.It.clear()
	for i := range f.named[:f.names] {
		f.named[i].clear()
	}
	f.names = 0
}

// Frames keeps the frames of a match, so that carrying out a text allocates nothing.
type Frames[B any] struct {
	all []*Frame[B]
	n   int
}

// Open gives a frame for a text that begins.
func (s *Frames[B]) Open(by B) *Frame[B] {
	if s.n == len(s.all) {
		s.all = append(s.all, new(Frame[B]))
	}
	f := s.all[s.n]
	s.n++
	f.begin(by)
	return f
}

// mostDeep is how many texts may be carried out within one another.
const mostDeep = 200

// Deep says whether so many texts are being carried out within one another that they never end.
func (s *Frames[B]) Deep() bool { return s.n > mostDeep }

// Depth is how many texts are being carried out within one another.
func (s *Frames[B]) Depth() int { return s.n }

// Opened gives the frames of the texts that are being carried out, the innermost first.
func (s *Frames[B]) Opened(yield func(*Frame[B]) bool) {
	for i := s.n - 1; i >= 0; i-- {
		if !yield(s.all[i]) {
			return
		}
	}
}

// Close takes the last frame back.
func (s *Frames[B]) Close() { s.n-- }

// Outcome is what became of a sentence.
type Outcome uint8

// Outcomes.
const (
	NotDone   Outcome = iota // somebody has decided against it
	NoneThere                // there was nothing to do it with
	Done
)

// Game is what a game lends its texts: how its verbs are done, and what its words mean.
type Game[B any] interface {
	Ruled(c engine.Clause) bool
	Citing(by B, c engine.Clause) B
	Do(f *Frame[B], s *Step) Outcome
	Holds(f *Frame[B], c *Cond) bool                                       // a condition of the game's own, or Is
	Amount(f *Frame[B], a *Amount) int                                     // a number of the game's own, or Printed
	Gather(f *Frame[B], s *Selector, into []engine.CardID) []engine.CardID // adds all cards that are meant
	Value(f *Frame[B], word uint8, c engine.CardID) int                    // what is printed on a card
	// whether what follows where something was not done follows where nothing could be done, too
	Otherwise(f *Frame[B], s *Step) bool
	NothingMore(f *Frame[B]) // says that a text does nothing more
	Beyond()                 // a number cannot be counted: ends the game, if one goes on
}

// Run carries out a text. From a sentence on that changes what is about to happen, the rest of it is kept (Rest); from
// one on with which it is over (Frame.Over), the rest is lost.
func Run[B any](g Game[B], f *Frame[B], t Text) {
	for i := range t {
		if f.Over != 0 {
			Lost(g, f)
			return
		}
		if f.Defers {
			f.rest = append(f.rest, t[i:])
			return
		}
		sentence(g, f, &t[i])
	}
}

// Lost says, once, that what is left of a text no longer happens.
func Lost[B any](g Game[B], f *Frame[B]) {
	if !f.told {
		f.told = true
		by := f.By
		f.By = g.Citing(f.By, f.Over)
		g.NothingMore(f)
		f.By = by
	}
}

// Keeps says whether sentences are kept.
func (f *Frame[B]) Keeps() bool { return len(f.rest) > 0 }

// Rest carries out what was kept.
func Rest[B any](g Game[B], f *Frame[B]) {
	f.Defers = false
	for _, t := range f.rest {
		Run(g, f, t)
	}
	f.rest = f.rest[:0]
}

func sentence[B any](g Game[B], f *Frame[B], s *Step) {
	by := f.By
	for _, r := range s.Rules {
		if g.Ruled(r.Clause) == r.Off {
			return
		}
		if !r.Off && !r.Mute {
			f.By = g.Citing(f.By, r.Clause)
		}
	}
	ruled := f.By
	if len(s.Cites) > 0 {
		cites(g, f, s.Cites)
	}
	out := Done
	switch s.Verb {
	case When:
		if Holds(g, f, s.If) {
			within(g, f, s.Body)
		} else if len(s.Else) > 0 {
			within(g, f, s.Else)
		} else if !s.Silent {
			g.NothingMore(f)
		}
		f.By = by
		return
	default:
		out = g.Do(f, s)
	}
	if s.As > 0 {
		f.named[s.As-1].copy(&f.It)
		f.names = max(f.names, s.As)
	}
	f.By = ruled
	f.Did = f.Did || out == Done
	switch {
	case out == Done:
		within(g, f, s.So)
	case len(s.Else) > 0 && (out == NotDone || g.Otherwise(f, s)):
		within(g, f, s.Else)
	}
	f.By = by
}

// cites adds what a sentence cites besides, of whatever it does.
func cites[B any](g Game[B], f *Frame[B], also []Cited) {
	for _, c := range also {
		if !c.First && !c.Ask && (c.If == nil || Holds(g, f, c.If)) {
			f.By = g.Citing(f.By, c.Clause)
		}
	}
}

// within carries out the text in the braces of a sentence: what its sentences are about is forgotten behind them.
func within[B any](g Game[B], f *Frame[B], t Text) {
	if len(t) == 0 {
		return
	}
	at := len(f.kept)
	for i, c := range f.It.Cards {
		f.kept = append(f.kept, kept{c, f.It.Was[i]})
	}
	outer := f.about
	f.about = false
	Run(g, f, t)
	if f.about {
		f.About(0)
		for _, k := range f.kept[at:] {
			f.It.Cards, f.It.Was = append(f.It.Cards, k.card), append(f.It.Was, k.was)
		}
	}
	f.kept, f.about = f.kept[:at], outer
}

// Holds says whether a condition holds. What it rests on may be added to what f.By cites.
func Holds[B any](g Game[B], f *Frame[B], c *Cond) bool {
	switch c.Op {
	case Always:
		return true
	case Any, None:
		return counted(g, f, c.Of) > 0 == (c.Op == Any)
	case AtLeast:
		return Reckon(g, f, c.A) >= Reckon(g, f, c.B)
	case Just:
		return Reckon(g, f, c.A) == Reckon(g, f, c.B)
	case On:
		return g.Ruled(c.Clause)
	case Not:
		return !Holds(g, f, c.All[0])
	case All:
		for _, x := range c.All {
			if !Holds(g, f, x) {
				return false
			}
		}
		return true
	case Either:
		for _, x := range c.All {
			if Holds(g, f, x) {
				return true
			}
		}
		return false
	}
	return g.Holds(f, c)
}

// HowMany works out how much of something a sentence does: a number below zero is none of it, which no rulebook says
// and every one takes for granted, and one that cannot be counted ends the game.
func HowMany[B any](g Game[B], f *Frame[B], a *Amount) int {
	n := Reckon(g, f, a)
	if n > engine.MostCounted && (a.Op != Number || n != Everything) {
		g.Beyond()
		n = engine.MostCounted // where no game goes on that could be ended
	}
	return max(n, 0)
}

// Reckon works out a number, which may be below zero.
func Reckon[B any](g Game[B], f *Frame[B], a *Amount) int {
	switch a.Op {
	case Number:
		return a.N
	case Add:
		return Reckon(g, f, a.A) + Reckon(g, f, a.B)
	case Sub:
		return Reckon(g, f, a.A) - Reckon(g, f, a.B)
	case Mul:
		return max(-Everything, min(Everything, Reckon(g, f, a.A)*Reckon(g, f, a.B)))
	case Least:
		return min(Reckon(g, f, a.A), Reckon(g, f, a.B))
	case Most:
		return max(Reckon(g, f, a.A), Reckon(g, f, a.B))
	case Whether:
		if Holds(g, f, a.If) {
			return Reckon(g, f, a.A)
		}
		return Reckon(g, f, a.B)
	case ThatMany:
		return f.It.Many
	case Count:
		return counted(g, f, a.Of)
	case Distinct:
		return distinct(g, f, a)
	}
	return g.Amount(f, a)
}

// distinct counts the different values of cards.
func distinct[B any](g Game[B], f *Frame[B], a *Amount) int {
	at := len(f.some)
	f.some = g.Gather(f, a.Of, f.some)
	cards, n := f.some[at:], 0
	for i, c := range cards {
		v, again := g.Value(f, a.Word, c), false
		for _, o := range cards[:i] {
			again = again || g.Value(f, a.Word, o) == v
		}
		if !again {
			n++
		}
	}
	f.some = f.some[:at]
	return n
}

// counted is how many cards are meant.
func counted[B any](g Game[B], f *Frame[B], s *Selector) int {
	at := len(f.some)
	f.some = g.Gather(f, s, f.some)
	n := len(f.some) - at
	f.some = f.some[:at]
	return n
}
