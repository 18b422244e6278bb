package deckbuilder_test

import (
	"slices"
	"testing"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
	fe "tablereferee/engine/foreverevil"
)

// TestTheTableIsComplete: every verb has its rows, every row says by what it refuses, and every reason stands in one.
func TestTheTableIsComplete(t *testing.T) {
	g := lay(t, layout{})
	lists := g.Parts.Demands()
	said := map[engine.Reason]bool{db.GameIsOver: true} // of which no row speaks: then nothing is demanded any more
	for v := range lists {
		if len(lists[v].Rows) == 0 {
			t.Errorf("%s demands nothing", g.Rules.Verbs[v].Word)
		}
		for i := range lists[v].Rows {
			row := &lists[v].Rows[i]
			said[row.Reason] = true
			if row.Cite == 0 && row.Says == nil {
				t.Errorf("list %d, row %d: %q is said by no clause", v, i, g.Rules.Reasons[row.Reason][engine.EN])
			}
		}
	}
	if len(lists) <= len(g.Rules.Verbs) {
		t.Errorf("%d lists are too few for %d verbs", len(lists), len(g.Rules.Verbs))
	}
	for r, says := range fe.Game.Rules("en").Reasons {
		if !said[engine.Reason(r)] {
			t.Errorf("no row says %q", says[engine.EN])
		}
	}
}

// agreement holds at each question of a turn what is offered against what the table forbids.
type agreement struct {
	engine.Decider
	t        *testing.T
	asked    int
	offered  int
	refused  int
	disagree bool
}

func (a *agreement) Decide(m *engine.Match, q *engine.Question) int {
	if a.asked++; q.Kind == db.AskTurn && !a.disagree && a.asked%3 == 0 {
		for _, v := range []engine.Verb{db.VerbPlay, db.VerbBuy, db.VerbDefeat, engine.VerbUse, db.VerbEndTurn} {
			a.look(db.On(m), q, v)
		}
	}
	return a.Decider.Decide(m, q)
}

func (a *agreement) look(g *db.Match, q *engine.Question, v engine.Verb) {
	offered := map[engine.CardID]bool{}
	oneAnswer := func(x engine.CardID) bool {
		return slices.ContainsFunc(q.Answers, func(y engine.Answer) bool {
			return y.Verb == v && x != 0 && y.Card != x && g.Alike(x, y.Card)
		})
	}
	for i := range q.Answers {
		if q.Answers[i].Verb == v {
			offered[q.Answers[i].Card] = true
		}
	}
	for x := engine.CardID(0); int(x) <= g.CardCount(); x++ {
		if (v == db.VerbEndTurn) != (x == 0) {
			continue // the turn is ended without a card
		}
		z := g.In(x)
		below := z == db.KickStack && x != g.Top(z)
		if v == db.VerbBuy && (below || z == db.BossStack || z == db.TeamStack) || oneAnswer(x) {
			continue // a boss on its stack is defeated; of a stack, and of equal cards, one is offered
		}
		legal := offered[x]
		if legal {
			a.offered++
		} else {
			a.refused++
		}
		if legal == g.Forbids(q, q.Player, v, x) {
			a.disagree = true
			a.t.Errorf("%s %s of zone %d: offered: %v, and forbidden: %v",
				g.Rules.Verbs[v].Word, g.Card(x).Name[engine.EN], g.In(x), legal, legal)
		}
	}
}

// TestWhatIsOfferedIsWhatNothingForbids: in random games, also where one rule after the other is switched off, a move
// is offered if and only if no row of the table forbids it.
func TestWhatIsOfferedIsWhatNothingForbids(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	a := &agreement{t: t}
	book := fe.Game.Book
	for c := range engine.Clause(book.Len()) {
		if c > 0 && !book.Info(c).Switch {
			continue
		}
		r := fe.Game.Rules("en")
		if c > 0 {
			r = r.Override(map[engine.Clause]int16{c: 0})
		}
		a.Decider, a.disagree = engine.NewRandom(uint64(c)), false
		seats := []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}}
		s := &engine.Setup{Seed: uint64(c), First: engine.NoPlayer, Players: seats}
		m, err := fe.Game.Start(r, s, a)
		if err != nil {
			continue // a set-up that needs the rule
		}
		m.Limit = 3_000
		_ = m.Run(func() { fe.Game.Play(m) }) // as far as the limit
		if a.disagree {
			t.Errorf("without %s", book.ID(c))
		}
	}
	if a.offered < 10_000 || a.refused < 100_000 {
		t.Errorf("only %d moves are offered and %d refused", a.offered, a.refused)
	}
}
