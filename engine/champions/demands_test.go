package champions

import (
	"slices"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// TestTheTableIsComplete: every verb has its rows, every row says by what it refuses, and every reason stands in one.
func TestTheTableIsComplete(t *testing.T) {
	said := map[engine.Reason]bool{GameIsOver: true} // of which no row speaks: then nothing is demanded any more
	for i := range box().judge.Lists {
		rows := box().judge.Lists[i].Rows
		if len(rows) == 0 {
			t.Errorf("list %d demands nothing", i)
		}
		for j := range rows {
			if said[rows[j].Reason] = true; rows[j].Cite == 0 && rows[j].Says == nil {
				t.Errorf("list %d, row %d: %q is said by no clause", i, j, reasons()[rows[j].Reason][engine.EN])
			}
		}
	}
	for r, says := range reasons() {
		if !said[engine.Reason(r)] {
			t.Errorf("no row says %q", says[engine.EN])
		}
	}
}

// agreement holds what is offered in a turn, on request and to defenders against what the table forbids.
type agreement struct {
	engine.Decider
	t                       *testing.T
	asked, offered, refused int
	disagree                bool
}

func (a *agreement) Decide(m *engine.Match, q *engine.Question) int {
	verbs := []engine.Verb{VerbPlay, engine.VerbUse}
	switch q.Kind {
	case AskTurn:
		verbs = append(verbs, VerbAttack, VerbThwart, VerbRecover, VerbFlip, VerbAsk, VerbEnd)
	case AskDefender:
		verbs = []engine.Verb{VerbDefend}
	case AskAction:
	default:
		verbs = nil
	}
	for _, v := range verbs {
		if a.asked++; !a.disagree {
			a.look(On(m), q, v)
		}
	}
	return a.Decider.Decide(m, q)
}

func (a *agreement) look(g *Match, q *engine.Question, v engine.Verb) {
	try := func(c engine.CardID, whom engine.Player) {
		legal := false
		for i := range q.Answers {
			x := &q.Answers[i]
			if x.Verb != v {
				continue
			}
			if c != 0 && x.Card != c && g.Alike(x.Card, c) {
				return // of equal cards one is offered
			}
			legal = legal || x.Card == c && (v != VerbAsk || x.Player == whom)
		}
		at := trial{k: g.Card(c), c: c, p: q.Player, q: q, whom: whom, a: &engine.Attempt{Verb: v, Card: c, Whom: whom}}
		list := int(v)
		if v == VerbDefend {
			list = toDefend
		}
		if legal {
			a.offered++
		} else {
			a.refused++
		}
		if r := g.ruling(list, at); r.OK() != legal {
			a.disagree = true
			a.t.Errorf("%s %s (%d): offered: %v, and the table says %q", g.Rules.Verbs[v].Word, g.Card(c).ID, whom,
				legal,
				g.Rules.Reasons[r.Reason][engine.EN])
		}
	}
	switch g.Rules.Verbs[v].Of {
	case engine.OfNothing:
		try(0, engine.NoPlayer)
	case engine.OfPlayers:
		for p := range engine.Player(g.Seats()) {
			try(0, p)
		}
	default:
		for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
			try(c, engine.NoPlayer)
		}
	}
}

// TestWhatIsOfferedIsWhatNothingForbids: in random games, also where one rule after the other is switched off, a
// thing is offered if and only if no row of the table forbids it.
func TestWhatIsOfferedIsWhatNothingForbids(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	a := &agreement{t: t}
	names := []string{"Ann", "Ben", "Cy"}
	for c := range engine.Clause(book.Rulebook.Len()) {
		if c > 0 && !book.Rulebook.Info(c).Switch {
			continue
		}
		r := rules()
		if c > 0 {
			r = r.Override(map[engine.Clause]int16{c: 0})
		}
		s := &engine.Setup{Seed: uint64(c), First: engine.NoPlayer}
		for _, name := range names[:1+c%3] {
			s.Players = append(s.Players, engine.SeatSetup{Name: name})
		}
		a.Decider, a.disagree = engine.NewRandom(uint64(c)), false
		m, err := start(box(), r, s, a)
		if err != nil {
			continue // a set-up that needs the rule
		}
		m.Limit = 600
		_ = m.Run(func() { Game.Play(m) }) // as far as the limit
		if a.disagree {
			t.Errorf("without %s", book.Rulebook.ID(c))
		}
	}
	if a.offered < 10_000 || a.refused < 100_000 {
		t.Errorf("only %d things are offered and %d refused", a.offered, a.refused)
	}
}

// TestRowsSpeakOfSomething: of each list, every row speaks of some card of the box, or of one of which nobody
// knows what it says, and none stands where it is never reached.
func TestRowsSpeakOfSomething(t *testing.T) {
	for i := range unsaidBox().judge.Lists {
		list := &unsaidBox().judge.Lists[i]
		for j := range list.Rows {
			row := &list.Rows[j]
			if row.Of != nil && !slices.ContainsFunc(list.Kinds, row.Of) {
				t.Errorf("list %d, row %d: %q is said of no card of the box", i, j, reasons()[row.Reason][engine.EN])
			}
			if last := j == len(list.Rows)-1; row.Holds == nil && row.Of == nil && row.Without == 0 && !last {
				t.Errorf("list %d, row %d: %q is always said, and what follows never", i, j,
					reasons()[row.Reason][engine.EN])
			}
		}
	}
}
