package games_test

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/internal/playtest"
)

// The reason is the reason. In random games, at every few questions, everything is tried that somebody could name:
// every card wherever it lies, every player, every choice, with every verb, by every player. What is refused is refused
// by a clause that the edition prints, the table stays as it is, and the condition of the clause that leads is looked
// at here once more, without the judge.

var update = flag.Bool("update", false, "write down anew the kinds of refusals that are met")

// attempt is something tried while a question is open, and the answer of the judge.
type attempt struct {
	engine.Attempt
	m  *engine.Match
	q  *engine.Question // nil when the game is over
	no engine.Refusal
}

// forbids says whether a rule really forbids an attempt.
type forbids func(a *attempt) bool

// trial is what one game is held against.
type trial struct {
	every   int                // questions between two at which everything is tried
	games   []map[string]int   // the options of each random game
	forbids map[string]forbids // by the id of the leading clause
	// what the card that is named cites; nil: the kinds of refusals are not compared
	cite func(a *attempt) engine.Clauses
	// whether the open question, whose first clause leads, forbids it
	question func(a *attempt) bool
	card     func(a *attempt, clause string) (ok, is bool) // the same of a clause of a card; is: whether it is one
}

var trials = map[string]*trial{}

// asks says whether a verb is among the legal answers.
func (a *attempt) asks() bool {
	return a.q != nil && a.q.Player == a.Player && slices.ContainsFunc(a.q.Answers, func(x engine.Answer) bool {
		return x.Verb == a.Verb
	})
}

// offers says whether a card that is somehow like the one that is tried is among the legal answers.
func (a *attempt) offers(like func(c engine.CardID) bool) bool {
	return slices.ContainsFunc(a.q.Answers, func(x engine.Answer) bool {
		return x.Verb == a.Verb && x.Card != 0 && like(x.Card)
	})
}

// legal says whether an attempt is one of the legal answers: the same card, or one that nobody could tell from it.
func (a *attempt) legal() bool {
	if a.q == nil || a.q.Player != a.Player {
		return false
	}
	for i := range a.q.Answers {
		x := &a.q.Answers[i]
		if x.Verb != a.Verb && a.m.Rules.Verbs[x.Verb].Like != a.Verb {
			continue
		}
		switch {
		case a.m.Rules.Verbs[x.Verb].Of == engine.OfNothing, x.Verb == engine.VerbDecline:
			return true
		case x.Card != 0:
			if a.Card != 0 && a.m.Def(x.Card) == a.m.Def(a.Card) && a.m.In(x.Card) == a.m.In(a.Card) {
				return true
			}
		case x.Option != 0:
			if x.Option == a.Option {
				return true
			}
		case a.Card == 0 && x.Player == a.Whom:
			return true
		}
	}
	return false
}

// lawyer tries everything before it answers.
type lawyer struct {
	engine.Decider
	t      testing.TB
	trial  *trial
	asked  int
	tried  int
	led    map[string]int
	failed map[string]bool
	kinds  map[string]int // refusals of a kind, see kindOf
}

func (l *lawyer) Decide(m *engine.Match, q *engine.Question) int {
	if l.asked++; l.asked%l.trial.every == 0 {
		l.everything(m, q)
	}
	return l.Decider.Decide(m, q)
}

func (l *lawyer) everything(m *engine.Match, q *engine.Question) {
	before, answers := m.Hash(), slices.Clone(answersOf(q))
	everything(m, func(at engine.Attempt) { l.try(m, q, at) })
	if m.Hash() != before || !slices.Equal(answersOf(q), answers) {
		l.t.Fatal("judging has changed the table, or the question")
	}
}

// everything names all that somebody could try: every verb, of every card, player and option, by every player.
func everything(m *engine.Match, try func(at engine.Attempt)) {
	for p := range engine.Player(m.Seats()) {
		for v := 1; v < len(m.Rules.Verbs); v++ {
			at := engine.Attempt{Player: p, Verb: engine.Verb(v), Zone: -1, Whom: engine.NoPlayer}
			try(at)
			if m.Rules.Verbs[v].Of == engine.OfNothing {
				continue
			}
			for c := engine.CardID(1); int(c) <= m.CardCount(); c++ {
				this := at
				this.Card, this.Zone, this.Name = c, m.In(c), m.Rules.Cards[m.Def(c)].Name[engine.EN]
				try(this)
			}
			for whom := range engine.Player(m.Seats()) {
				this := at
				this.Whom = whom
				try(this)
			}
			for o := 1; o < len(m.Rules.Options); o++ {
				this := at
				this.Option = engine.Option(o)
				try(this)
			}
		}
	}
}

func answersOf(q *engine.Question) []engine.Answer {
	if q == nil {
		return nil
	}
	return q.Answers
}

// try asks the judge about an attempt, and looks at the leading clause.
func (l *lawyer) try(m *engine.Match, q *engine.Question, at engine.Attempt) {
	a := &attempt{Attempt: at, m: m, q: q}
	if a.legal() {
		return
	}
	l.tried++
	a.no = m.Rules.WhyNot(m, q, at)
	lead := engine.Clause(0)
	for c := range a.no.Cite.All() {
		if m.Rules.Printed(c) {
			lead = c
			break
		}
	}
	id, says := m.Rules.Book.ID(lead), m.Rules.Reasons[a.no.Reason][engine.EN]
	complain := func(what string) {
		if key := id + what; !l.failed[key] { // one of a kind is enough to read
			l.failed[key] = true
			kind := "over"
			if q != nil {
				kind = m.Rules.Questions[q.Kind][engine.EN] + "to player " + string(rune('0'+q.Player))
			}
			l.t.Errorf("player %d %s %q (card %d, player %d, option %d), question %s: %q by %s: %s",
				at.Player, m.Rules.Verbs[at.Verb].Word, at.Name, at.Card, at.Whom, at.Option, kind, says, id, what)
		}
	}
	switch {
	case lead == 0:
		complain("no clause that this edition prints")
		return
	case says == "":
		complain("no reason")
	}
	l.led[id]++
	if l.trial.cite != nil {
		l.kinds[l.kindOf(a)]++
	}
	if test := l.trial.forbids[id]; test != nil && test(a) {
		return
	}
	if ok, is := l.trial.card(a, id); is && ok {
		return
	}
	if q != nil && a.leads(lead) && l.trial.question(a) {
		return
	}
	complain("its own condition does not fail")
}

// kindOf tells a refusal by the verb, the reason and the clauses; what the open question or the card that is named
// cites anyway is not told by its name, or there would be a kind for every card.
func (l *lawyer) kindOf(a *attempt) string {
	var cites []string
	card := engine.Clauses(0)
	if a.Card != 0 {
		card = l.trial.cite(a)
	}
	for c := range a.no.Cite.All() {
		name := a.m.Rules.Book.ID(c)
		switch {
		case a.q != nil && a.q.Source != 0 && a.q.Cite.Has(c):
			name = "what is asked"
		case card.Has(c):
			name = "the card"
		}
		if !slices.Contains(cites, name) {
			cites = append(cites, name)
		}
	}
	return a.m.Rules.Verbs[a.Verb].Word + ": " + a.m.Rules.Reasons[a.no.Reason][engine.EN] + " [" + strings.Join(cites,
		", ") + "]"
}

// leads says whether a clause is the first printed one of the open question.
func (a *attempt) leads(lead engine.Clause) bool {
	for c := range a.q.Cite.All() {
		if a.m.Rules.Printed(c) {
			return c == lead
		}
	}
	return false
}

func TestTheReasonIsTheReason(t *testing.T) {
	if testing.Short() {
		t.Skip("millions of attempts at one table after the other")
	}
	for _, game := range games.Played(t) {
		trial := trials[game.ID]
		if trial == nil {
			t.Errorf("%s: nobody looks at its refusals", game.ID)
			continue
		}
		kinds := map[string]int{}
		for _, edition := range game.Editions {
			name := game.ID + "/" + edition
			if len(game.Own) > 0 {
				name += "/stand-ins"
			}
			t.Run(name, func(t *testing.T) {
				l := &lawyer{t: t, trial: trial, led: map[string]int{}, failed: map[string]bool{}, kinds: kinds}
				for seed, options := range trial.games {
					seats := 2 + seed%3
					if options["teams"] == 1 {
						if seats = 4; edition == "fr" {
							continue // that edition wants a main deck of its own for it
						}
					}
					s := playtest.Setup(game, seats, uint64(seed))
					s.Options = options
					l.Decider = engine.NewRandom(uint64(seed))
					if seed%2 == 1 {
						l.Decider = game.Policies[0].New(uint64(seed))
					}
					m, err := game.Start(game.Rules(edition), s, l)
					if err != nil {
						t.Fatal(err)
					}
					m.Limit = 20_000
					if err := m.Run(func() { game.Play(m) }); err != nil && !playtest.Stopped(err) {
						t.Fatal(err)
					} else if err == nil {
						l.everything(m, nil)
					}
				}
				if l.tried < 100_000 || len(l.led) < 20 {
					t.Errorf("only %d attempts, refused by %d clauses", l.tried, len(l.led))
				}
				for id := range trial.forbids {
					if l.led[id] == 0 {
						t.Logf("nothing was refused by %s", id)
					}
				}
				t.Logf("%d attempts, refused by %d clauses", l.tried, len(l.led))
			})
		}
		if trial.cite != nil && len(game.Own) == 0 {
			(&lawyer{t: t, kinds: kinds}).agreed(game.ID)
		}
	}
}

// seldom is how often a kind of refusal is met at most that other games might not meet.
const seldom = 20

// agreed compares the kinds of refusals that random games meet with those that were read and agreed.
func (l *lawyer) agreed(game string) {
	file := "testdata/refusals-" + game + ".txt"
	if *update {
		var text strings.Builder
		for _, k := range slices.Sorted(maps.Keys(l.kinds)) {
			if l.kinds[k] <= seldom {
				k = "seldom " + k
			}
			fmt.Fprintln(&text, k)
		}
		if err := os.WriteFile(file, []byte(text.String()), 0o644); err != nil {
			l.t.Fatal(err)
		}
		return
	}
	text, err := os.ReadFile(file)
	if err != nil {
		l.t.Fatal(err, " (-update writes it)")
	}
	known := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		k, rare := strings.CutPrefix(strings.TrimSpace(line), "seldom ")
		known[k] = true
		if !rare && l.kinds[k] == 0 {
			l.t.Errorf("%s: nothing is refused like this any more: %s", file, k)
		}
	}
	for _, k := range slices.Sorted(maps.Keys(l.kinds)) {
		if !known[k] {
			l.t.Errorf("%s: nobody has read of a refusal like this: %s (-update writes it down)", file, k)
		}
	}
}
