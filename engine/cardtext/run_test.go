package cardtext

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
)

// toy is a game of a few cards, numbered from 1, whose verbs only say what they would do. by is what a deed cites.
type toy struct {
	said    []string
	on      map[engine.Clause]bool
	hand    []engine.CardID
	worth   map[engine.CardID]int
	answers []bool // of may, one after the other
	more    bool   // what follows where nothing was chosen follows where there was nothing
}

type by = []engine.Clause

// The verbs of the toy game.
const (
	toyTake  = FirstVerb + iota // gives the cards of the selector
	toyScore                    // says its number
	toyFail                     // finds nothing to do
)

func (g *toy) say(f *Frame[by], what string, args ...any) {
	g.said = append(g.said, strings.TrimSpace(fmt.Sprintf(what, args...)+" "+strings.Trim(fmt.Sprint(f.By), "[]")))
}

func (g *toy) Ruled(c engine.Clause) bool                       { return g.on[c] }
func (g *toy) Citing(b by, c engine.Clause) by                  { return append(slices.Clone(b), c) }
func (g *toy) NothingMore(f *Frame[by])                         { g.say(f, "nothing more") }
func (g *toy) Otherwise(*Frame[by], *Step) bool                 { return g.more }
func (g *toy) Beyond()                                          { g.said = append(g.said, "beyond") }
func (g *toy) Value(_ *Frame[by], _ uint8, c engine.CardID) int { return g.worth[c] }
func (g *toy) Holds(f *Frame[by], c *Cond) bool                 { return c.Op == FirstCond && len(f.It.Cards) > 1 }
func (g *toy) Amount(f *Frame[by], a *Amount) int               { return 100 + len(f.It.Cards) }
func (g *toy) Gather(f *Frame[by], s *Selector, into []engine.CardID) []engine.CardID {
	switch s.How {
	case It:
		return append(into, f.It.Cards...)
	case Called:
		return append(into, f.Called(s.Name).Cards...)
	}
	return append(into, g.hand...)
}

func (g *toy) Do(f *Frame[by], s *Step) Outcome {
	if s.Optional {
		yes := g.answers[0]
		if g.answers = g.answers[1:]; !yes {
			return NotDone
		}
	}
	switch s.Verb {
	case toyTake:
		f.GiveNone()
		for _, c := range g.Gather(f, s.What, nil) {
			f.GiveToo(c, uint64(c)*10)
		}
		g.say(f, "take %v", f.It.Cards)
		if len(f.It.Cards) == 0 {
			return NoneThere
		}
	case toyScore:
		g.say(f, "score %d", HowMany[by](g, f, s.N))
	case toyFail:
		g.say(f, "fail")
		return NoneThere
	case ChooseOne:
		way := s.Ways[len(s.Ways)-1] // the last
		Run[by](g, f, way)
	case ForEach:
		for _, c := range g.hand {
			f.Give(c, 0)
			Run[by](g, f, s.Body)
		}
	}
	return Done
}

func num(n int) *Amount                    { return &Amount{N: n} }
func score(a *Amount) Step                 { return Step{Verb: toyScore, N: a} }
func take(s *Selector) Step                { return Step{Verb: toyTake, What: s} }
func of(op AmountOp, a, b *Amount) *Amount { return &Amount{Op: op, A: a, B: b} }
func (s Step) so(t ...Step) Step           { s.So = t; return s }
func (s Step) otherwise(t ...Step) Step    { s.Else = t; return s }
func (s Step) as(n uint8) Step             { s.As = n; return s }
func (s Step) may() Step                   { s.Optional = true; return s }
func (s Step) ruled(r ...Ruled) Step       { s.Rules = r; return s }
func (s Step) cites(c ...Cited) Step       { s.Cites = c; return s }
func cond(c *Cond, t ...Step) Step         { return Step{Verb: When, If: c, Body: t} }

var (
	hand  = &Selector{How: Each}
	it    = &Selector{How: It}
	yes   = &Cond{Op: Always}
	never = &Cond{Op: Not, All: []*Cond{yes}}
)

// TestTextsAreCarriedOut: what each kind of sentence does, in which order, and what it cites.
func TestTextsAreCarriedOut(t *testing.T) {
	for _, c := range []struct {
		name    string
		text    Text
		answers []bool
		more    bool
		want    string
	}{
		{"one after the other", Text{score(num(1)), score(num(2))}, nil, false, "score 1; score 2"},
		{"may, and it is", Text{score(num(1)).may().so(score(num(2))).otherwise(score(num(3)))}, []bool{true}, false,
			"score 1; score 2"},
		{"may, and it is not", Text{score(num(1)).may().so(score(num(2))).otherwise(score(num(3)))}, []bool{false},
			false, "score 3"},
		{"nothing there is not against it", Text{{Verb: toyFail, So: Text{score(num(1))}, Else: Text{score(num(2))}}},
			nil, false, "fail"},
		{"unless the game says so", Text{{Verb: toyFail, So: Text{score(num(1))}, Else: Text{score(num(2))}}}, nil,
			true, "fail; score 2"},
		{"when it holds", Text{cond(yes, score(num(1))).otherwise(score(num(2)))}, nil, false, "score 1"},
		{"when it does not", Text{cond(never, score(num(1))).otherwise(score(num(2)))}, nil, false, "score 2"},
		{"when it does not, and that is all", Text{cond(never, score(num(1)))}, nil, false, "nothing more"},
		{"when it does not, in silence", Text{{Verb: When, If: never, Body: Text{score(num(1))}, Silent: true}}, nil,
			false, ""},
		{"choose one", Text{{Verb: ChooseOne, Ways: []Text{{score(num(1))}, {score(num(2)), score(num(3))}}}}, nil,
			false, "score 2; score 3"},
		{"for each", Text{{Verb: ForEach, Body: Text{score(&Amount{Op: Count, Of: it})}}}, nil, false,
			"score 1; score 1; score 1"},
		{"that many", Text{take(hand), score(&Amount{Op: ThatMany})}, nil, false, "take [4 5 6]; score 3"},
		{"a name is kept while it changes", Text{take(hand).as(1), take(&Selector{How: Called, Name: 2}),
			score(&Amount{Op: Count, Of: it}),
			score(&Amount{Op: Count, Of: &Selector{How: Called, Name: 1}})}, nil, false,
			"take [4 5 6]; take []; score 0; score 3"},
		{"a name in a branch",
			Text{take(hand).as(2).so(score(&Amount{Op: Count, Of: &Selector{How: Called, Name: 2}}))}, nil, false,
			"take [4 5 6]; score 3"},
		{"by a clause that is on", Text{score(num(1)).ruled(Ruled{Clause: 1}), score(num(2))}, nil, false,
			"score 1 1; score 2"},
		{"by a clause that is off", Text{score(num(1)).ruled(Ruled{Clause: 2}), score(num(2))}, nil, false, "score 2"},
		{"under a clause", Text{score(num(1)).ruled(Ruled{Clause: 1, Mute: true})}, nil, false, "score 1"},
		{"unless a clause", Text{score(num(1)).ruled(Ruled{Clause: 1, Off: true}),
			score(num(2)).ruled(Ruled{Clause: 2, Off: true})}, nil, false, "score 2"},
		{"what is cited is cited of one sentence",
			Text{score(num(1)).cites(Cited{Clause: 3}, Cited{Clause: 4, If: never}).so(score(num(2))), score(num(3))},
			nil, false,
			"score 1 3; score 2; score 3"},
		{"first and in the question are the game's",
			Text{score(num(1)).cites(Cited{Clause: 3, First: true}, Cited{Clause: 4, Ask: true})}, nil, false,
			"score 1"},
		{"by goes on into what follows", Text{score(num(1)).ruled(Ruled{Clause: 1}).so(score(num(2)))}, nil, false,
			"score 1 1; score 2 1"},
	} {
		g := &toy{on: map[engine.Clause]bool{1: true}, hand: []engine.CardID{4, 5, 6}, answers: c.answers, more: c.more}
		var frames Frames[by]
		Run[by](g, frames.Open(nil), c.text)
		frames.Close()
		if got := strings.Join(g.said, "; "); got != c.want {
			t.Errorf("%s: %s\nand not %s", c.name, got, c.want)
		}
	}
}

// TestNumbersAndConditions: each number and each condition, worked out on three cards worth 2, 7 and 2.
func TestNumbersAndConditions(t *testing.T) {
	g := &toy{on: map[engine.Clause]bool{1: true}, hand: []engine.CardID{4, 5, 6},
		worth: map[engine.CardID]int{4: 2, 5: 7, 6: 2}}
	var frames Frames[by]
	f := frames.Open(nil)
	f.Give(9, 0)
	for _, c := range []struct {
		a    *Amount
		want int
	}{
		{num(-3), -3}, {of(Add, num(2), num(3)), 5}, {of(Sub, num(2), num(3)), -1}, {of(Mul, num(2), num(3)), 6},
		{of(Least, num(2), num(3)), 2},
		{of(Most, num(2), num(3)), 3}, {&Amount{Op: Whether, If: yes, A: num(1), B: num(2)}, 1},
		{&Amount{Op: Whether, If: never, A: num(1), B: num(2)}, 2},
		{&Amount{Op: Count, Of: hand}, 3}, {&Amount{Op: Distinct, Of: hand}, 2}, {&Amount{Op: ThatMany}, 1},
		{&Amount{Op: FirstAmount}, 101}, {num(Everything), 1 << 20},
	} {
		if got := Reckon[by](g, f, c.a); got != c.want {
			t.Errorf("%+v is %d and not %d", *c.a, got, c.want)
		}
		if got := HowMany[by](g, f, c.a); got != max(c.want, 0) {
			t.Errorf("%+v is done %d times and not %d", *c.a, got, max(c.want, 0))
		}
	}
	if got := HowMany[by](g, f, of(Mul, num(999), num(999))); got != engine.MostCounted || len(g.said) != 1 {
		t.Errorf("what cannot be counted is %d, and says %v", got, g.said)
	}
	nobody := &Selector{How: Called, Name: 1}
	both := func(op CondOp, all ...*Cond) *Cond { return &Cond{Op: op, All: all} }
	for _, c := range []struct {
		c    *Cond
		want bool
	}{
		{yes, true}, {never, false}, {&Cond{Op: Any, Of: hand}, true}, {&Cond{Op: Any, Of: nobody}, false},
		{&Cond{Op: None, Of: hand}, false},
		{&Cond{Op: None, Of: nobody}, true}, {&Cond{Op: AtLeast, A: num(3), B: num(3)}, true},
		{&Cond{Op: AtLeast, A: num(2), B: num(3)}, false},
		{&Cond{Op: Just, A: num(3), B: num(3)}, true}, {&Cond{Op: Just, A: num(4), B: num(3)}, false},
		{&Cond{Op: On, Clause: 1}, true}, {&Cond{Op: On, Clause: 2}, false},
		{both(All, yes, yes), true}, {both(All, yes, never), false}, {both(Either, never, yes), true},
		{both(Either, never, never), false}, {&Cond{Op: FirstCond}, false},
	} {
		if got := Holds[by](g, f, c.c); got != c.want {
			t.Errorf("%+v is %v", *c.c, got)
		}
	}
	if len(f.some) != 0 {
		t.Errorf("%v is left of what was looked at", f.some)
	}
}

// TestAFrameBeginsEmpty: what one text has found and named is nothing to the next, and a text within another leaves
// that as it is.
func TestAFrameBeginsEmpty(t *testing.T) {
	g := &toy{hand: []engine.CardID{4, 5}}
	var frames Frames[by]
	outer := frames.Open(nil)
	outer.Must, outer.Paying, outer.Event, outer.Foe = true, true, &engine.Event{}, 1
	Run[by](g, outer, Text{take(hand).as(4)})
	inner := frames.Open(nil)
	if inner == outer || len(inner.It.Cards) > 0 || len(outer.It.Cards) != 2 {
		t.Error("a text within another begins with what that has found")
	}
	frames.Close()
	frames.Close()
	again := frames.Open(nil)
	if again != outer || len(again.It.Cards) > 0 || again.It.Many > 0 || len(again.Called(4).Cards) > 0 || again.Must ||
		again.Paying || again.Event != nil ||
		again.Foe != engine.NoPlayer {
		t.Errorf("a text begins with %+v", again)
	}
	many := &Amount{Op: ThatMany}
	if n := testing.AllocsPerRun(100, func() {
		frames.Close()
		f := frames.Open(nil)
		f.Give(4, 0)
		f.GiveToo(5, 0)
		HowMany[by](g, f, many)
	}); n > 0 {
		t.Errorf("beginning a text allocates %v times", n)
	}
}
