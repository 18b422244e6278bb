package engine_test

import (
	"errors"
	"flag"
	"fmt"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/engine/log"
	"tablereferee/internal/playtest"
)

// What the kernel promises must hold in every game that the referee knows, whatever is played.

var names = []string{"Ann", "Ben", "Cy", "Dee"}

// limit stops games in which nobody wants to win.
const limit = 1500

// each runs a test for every edition of every game, and again of those that have stand-ins for the cards that nobody
// knows: without them too little happens there.
func each(t *testing.T, test func(t *testing.T, g *engine.Game, edition string)) {
	for _, g := range games.All() {
		for _, edition := range g.Editions {
			t.Run(g.ID+"/"+edition, func(t *testing.T) { test(t, g, edition) })
			if in := playtest.StandIns(t, g, g.ID); in != nil {
				t.Run(g.ID+"/"+edition+"/stand-ins", func(t *testing.T) { test(t, in, edition) })
			}
		}
	}
}

// seat is what decides a random game.
type seat struct {
	seats         int
	seed, answers uint64
}

func draw(t *rapid.T) seat {
	return seat{rapid.IntRange(2, 4).Draw(t, "seats"), rapid.Uint64Range(0, 1<<32).Draw(t, "seed"),
		rapid.Uint64Range(0, 1<<32).Draw(t, "answers")}
}

// seatsOf is how many play: no more than can.
func seatsOf(g *engine.Game, edition string, s seat) int {
	if g.MostPlayers == nil {
		return s.seats
	}
	return min(s.seats, g.MostPlayers(g.Rules(edition)))
}

// begin sets a match up, with a log, checking after every event that the table is whole and that a clause is cited.
func begin(t rapid.TB, g *engine.Game, edition string, s seat, d engine.Decider) *engine.Match {
	setup := &engine.Setup{Seed: s.seed, First: engine.NoPlayer}
	s.seats = seatsOf(g, edition, s)
	for _, n := range names[:s.seats] {
		setup.Players = append(setup.Players, engine.SeatSetup{Name: n})
	}
	m, err := g.Start(g.Rules(edition), setup, d)
	if err != nil {
		t.Fatalf("seed %d: %v", s.seed, err)
	}
	m.Limit = limit
	m.Log = engine.NewLog(m, names[:s.seats])
	m.Log.Seed = s.seed
	for p := range m.Log.Heads {
		m.Log.Heads[p] = g.Head(m, engine.Player(p))
	}
	var watch func(m *engine.Match, e *engine.Event) error
	if g.Watch != nil {
		watch = g.Watcher()
	}
	m.Probe = func(m *engine.Match, e *engine.Event) {
		kind := &m.Rules.Kinds[e.Kind]
		if err := m.Check(); err != nil {
			t.Fatalf("%+v, after %s: %v", s, kind.Name, err)
		}
		if !kind.Quiet && !printed(m.Rules, e.Cite) {
			t.Fatalf("%+v: %s cites no clause of its edition: %+v", s, kind.Name, *e)
		}
		if watch != nil {
			if err := watch(m, e); err != nil {
				t.Fatalf("%+v, after %s: %v", s, kind.Name, err)
			}
		}
	}
	return m
}

// printed says whether a citation leaves something to read: clauses of other editions are not shown.
func printed(r *engine.Rules, cite engine.Clauses) bool {
	for c := range cite.All() {
		if r.Printed(c) {
			return true
		}
	}
	return false
}

// play plays a match to its end, or to the limit.
func play(t rapid.TB, g *engine.Game, m *engine.Match) {
	err := m.Run(func() { g.Play(m) })
	var unknown interface{ ClauseID() string }
	if err != nil && !errors.Is(err, engine.ErrLimit) && !errors.As(err, &unknown) {
		t.Fatalf("the match stopped: %v", err)
	}
	m.Log.Close(m.Table)
}

// policies are ways to answer; the first is random, others are the game's own.
func policies(g *engine.Game) []engine.Playing {
	random := engine.Playing{Name: "random", New: func(seed uint64) engine.Decider { return engine.NewRandom(seed) }}
	return append([]engine.Playing{random}, g.Policies...)
}

func TestGamesSameSeedAndAnswersGiveTheSameBytes(t *testing.T) {
	each(t, func(t *testing.T, g *engine.Game, edition string) {
		for _, p := range policies(g) {
			t.Run(p.Name, func(t *testing.T) {
				few(t, 3, func(t *rapid.T) {
					s := draw(t)
					rec := &engine.Recorder{Decider: p.New(s.answers)}
					a := begin(t, g, edition, s, rec)
					play(t, g, a)
					b := begin(t, g, edition, s, &engine.Replay{Answers: rec.Answers})
					play(t, g, b)
					c := begin(t, g, edition, s, p.New(s.answers))
					play(t, g, c)
					for _, again := range []*engine.Match{b, c} {
						if !a.Equal(again.Table) || a.Hash() != again.Hash() {
							t.Fatal("the same game ends in another table")
						}
						for _, lang := range []engine.Lang{engine.EN, engine.FR} {
							if string(log.Text(a.Log, lang)) != string(log.Text(again.Log, lang)) ||
								string(log.JSONLines(a.Log, lang)) != string(log.JSONLines(again.Log, lang)) {
								t.Fatal("the same game has another log")
							}
						}
					}
				})
			})
		}
	})
}

// doubter tries what is not legal before it answers.
type doubter struct {
	engine.Decider
	t     rapid.TB
	game  *engine.Game
	every int // how many questions go by between two at which it tries
	asked int
}

func (d *doubter) Decide(m *engine.Match, q *engine.Question) int {
	if d.asked++; d.asked%d.every == 0 {
		before := m.Hash()
		for p := range engine.Player(m.Seats()) {
			for v := range m.Rules.Verbs {
				d.try(m, q, engine.Attempt{Player: p, Verb: engine.Verb(v), Zone: -1,
					Whom: engine.Player(d.asked % m.Seats())})
				for c := engine.CardID(1 + (d.asked+v)%7); int(c) <= m.CardCount(); c += 7 {
					d.try(m, q, engine.Attempt{Player: p, Verb: engine.Verb(v), Zone: -1, Card: c,
						Name: m.Rules.Cards[m.Def(c)].Name[engine.EN], Whom: engine.NoPlayer})
				}
			}
		}
		if m.Hash() != before {
			d.t.Fatalf("judging what is not legal has changed the table")
		}
	}
	return d.Decider.Decide(m, q)
}

// try asks the judge about an attempt that is not among the answers.
func (d *doubter) try(m *engine.Match, q *engine.Question, a engine.Attempt) {
	for i := range q.Answers {
		x := &q.Answers[i] // or an equal card's, which stands for both
		if same := x.Card == a.Card || x.Card != 0 && a.Card != 0 && m.Def(x.Card) == m.Def(a.Card) &&
			m.In(x.Card) == m.In(a.Card); a.Player == q.Player && x.Verb == a.Verb && same {
			return
		}
	}
	if no := m.Rules.WhyNot(m, q, a); !printed(m.Rules, no.Cite) || m.Rules.Reasons[no.Reason][engine.EN] == "" {
		d.t.Fatalf("%s %s is refused without a reason or a clause: %+v", m.Rules.Verbs[a.Verb].Word, a.Name, no)
	}
}

// TestGamesEveryNoHasAReason tries everything that is not legal here and there in random games: the judge says why not,
// by a clause, and changes nothing.
func TestGamesEveryNoHasAReason(t *testing.T) {
	each(t, func(t *testing.T, g *engine.Game, edition string) {
		few(t, 40, func(t *rapid.T) {
			s := draw(t)
			m := begin(t, g, edition, s, &doubter{Decider: engine.NewRandom(s.answers), t: t, game: g, every: 3})
			play(t, g, m)
		})
	})
}

// TestGamesTheLogChangesNothing: nor where a match is stopped in the middle of what happens at once.
func TestGamesTheLogChangesNothing(t *testing.T) {
	each(t, func(t *testing.T, g *engine.Game, edition string) {
		few(t, 20, func(t *rapid.T) {
			s, most := draw(t), rapid.IntRange(20, limit).Draw(t, "limit")
			a := begin(t, g, edition, s, engine.NewRandom(s.answers))
			a.Limit = most
			play(t, g, a)
			b := begin(t, g, edition, s, engine.NewRandom(s.answers))
			b.Log, b.Probe, b.Limit = nil, nil, most
			_ = b.Run(func() { g.Play(b) })
			if !a.Equal(b.Table) || a.Events() != b.Events() {
				t.Fatalf("with a log %d events, without %d", a.Events(), b.Events())
			}
		})
	})
}

// seen is what the table was when a question was asked, and how many had been answered.
type seen struct {
	table    *engine.Table
	answered int
}

// spy passes questions on and keeps the table as it was at some of them.
type spy struct {
	engine.Recorder
	every int
	at    []seen
}

func (s *spy) Decide(m *engine.Match, q *engine.Question) int {
	if len(s.Answers)%s.every == 0 {
		s.at = append(s.at, seen{m.Clone(), len(s.Answers)})
	}
	return s.Recorder.Decide(m, q)
}

// TestGamesForkAtAQuestionBySettingUpAgain: the same set-up and the answers up to a question lead to the same table at
// it.
func TestGamesForkAtAQuestionBySettingUpAgain(t *testing.T) {
	each(t, func(t *testing.T, g *engine.Game, edition string) {
		few(t, 3, func(t *rapid.T) {
			s := draw(t)
			original := &spy{Recorder: engine.Recorder{Decider: engine.NewRandom(s.answers)}, every: 17}
			a := begin(t, g, edition, s, original)
			play(t, g, a)
			for _, q := range original.at {
				fork := begin(t, g, edition, s, &engine.Replay{Answers: original.Answers[:q.answered]})
				if err := fork.Run(func() { g.Play(fork) }); !errors.Is(err, engine.ErrReplayed) {
					t.Fatalf("the fork at question %d stops by %v", q.answered, err)
				}
				if !fork.Equal(q.table) || fork.Hash() != q.table.Hash() {
					t.Fatalf("the fork at question %d is another table", q.answered)
				}
			}
			// Going on from a fork with the rest of the answers ends the same game.
			half := len(original.Answers) / 2
			b := begin(t, g, edition, s, &engine.Replay{Answers: original.Answers[:half],
				Then: &engine.Replay{Answers: original.Answers[half:]}})
			play(t, g, b)
			if !a.Equal(b.Table) || string(log.Text(a.Log, engine.EN)) != string(log.Text(b.Log, engine.EN)) {
				t.Fatal("the fork ends in another game")
			}
		})
	})
}

// TestGamesForkAtAQuestionFromTheLastRestPoint: a clone of the table at rest and the answers given since lead to the
// same table.
func TestGamesForkAtAQuestionFromTheLastRestPoint(t *testing.T) {
	each(t, func(t *testing.T, g *engine.Game, edition string) {
		if g.Step == nil || g.Resume == nil {
			t.Skip("the game has no rest points")
		}
		few(t, 6, func(t *rapid.T) {
			s := draw(t)
			d := &spy{Recorder: engine.Recorder{Decider: engine.NewRandom(s.answers)}, every: 1}
			m := begin(t, g, edition, s, d)
			var rest []seen
			err := m.Run(func() {
				for more := true; more; {
					if !m.SettingUp {
						rest = append(rest, seen{m.Clone(), len(d.Answers)})
					}
					more = g.Step(m)
				}
			})
			if err != nil && !errors.Is(err, engine.ErrLimit) {
				t.Fatal(err)
			}
			whole := begin(t, g, edition, s, engine.NewRandom(s.answers))
			play(t, g, whole)
			if !whole.Equal(m.Table) {
				t.Fatal("played step by step the game ends in another table")
			}
			for i, from := range rest {
				to := len(d.Answers)
				if i+1 < len(rest) {
					to = rest[i+1].answered
				}
				for _, q := range d.at[from.answered:min(to, len(d.at))] {
					fork := g.Resume(from.table.Clone(), &engine.Replay{Answers: d.Answers[from.answered:q.answered]})
					if err := fork.Run(func() { g.Step(fork) }); !errors.Is(err, engine.ErrReplayed) {
						t.Fatalf("the fork at question %d, from rest point %d, stops by %v", q.answered, i, err)
					}
					if !fork.Equal(q.table) {
						t.Fatalf("the fork at question %d, from rest point %d, is another table", q.answered, i)
					}
				}
				if i+1 < len(rest) {
					on := g.Resume(from.table.Clone(), &engine.Replay{Answers: d.Answers[from.answered:to]})
					if err := on.Run(func() { g.Step(on) }); err != nil || !on.Equal(rest[i+1].table) {
						t.Fatalf("from rest point %d the next is not reached again: %v", i, err)
					}
				}
			}
		})
	})
}

func TestGamesReplayOfAnotherGameIsAMismatch(t *testing.T) {
	each(t, func(t *testing.T, g *engine.Game, edition string) {
		stopped := 0
		for seed := range uint64(20) {
			rec := &engine.Recorder{Decider: engine.NewRandom(seed)}
			play(t, g, begin(t, g, edition, seat{2, seed, 0}, rec))
			m := begin(t, g, edition, seat{2, seed + 1, 0}, &engine.Replay{Answers: rec.Answers})
			if err := m.Run(func() { g.Play(m) }); errors.Is(err, engine.ErrMismatch) {
				stopped++
			}
		}
		if stopped == 0 {
			t.Error("the answers of other games fitted twenty times")
		}
	})
}

func TestGamesCloneAndCopyAreIndependent(t *testing.T) {
	each(t, func(t *testing.T, g *engine.Game, edition string) {
		if g.Resume == nil {
			t.Skip("the game has no rest points")
		}
		few(t, 6, func(t *rapid.T) {
			s := draw(t)
			m := begin(t, g, edition, s, engine.NewRandom(s.answers))
			_ = m.Run(func() {
				for range rapid.IntRange(0, 30).Draw(t, "steps") {
					g.Step(m)
				}
			})
			original, hash := m.Clone(), m.Hash()
			var copied engine.Table
			copied.CopyFrom(m.Table)
			for _, table := range []*engine.Table{m.Clone(), &copied} {
				if !table.Equal(original) || table.Hash() != hash {
					t.Fatal("a copy is not equal to its original")
				}
				on := g.Resume(table, engine.NewRandom(s.answers))
				on.Limit = limit
				_ = on.Run(func() {
					for g.Step(on) {
					}
				})
				if !m.Equal(original) || m.Hash() != hash {
					t.Fatal("playing on with a copy changed the original")
				}
				if table.Equal(original) != (table.Hash() == hash) {
					t.Fatal("Equal and Hash do not agree")
				}
			}
		})
	})
}

// TestGamesAnswersHaveNamesOfTheirOwn: at every question, in both languages, and as a script says them.
func TestGamesAnswersHaveNamesOfTheirOwn(t *testing.T) {
	each(t, func(t *testing.T, g *engine.Game, edition string) {
		few(t, 6, func(t *rapid.T) {
			s := draw(t)
			random := engine.NewRandom(s.answers)
			play(t, g, begin(t, g, edition, s, decide(func(m *engine.Match, q *engine.Question) int {
				said := map[string]bool{}
				for i := range q.Answers {
					name, zone, number := m.AnswerThing(q.Answers, i, names[:m.Seats()], engine.EN)
					said[fmt.Sprint(q.Answers[i].Verb, "|", name, "|", zone, "|", number)] = true
				}
				for _, lang := range []engine.Lang{engine.EN, engine.FR} {
					unique := map[string]bool{}
					for _, n := range m.AnswerNames(q.Answers, names[:m.Seats()], lang) {
						unique[n] = true
					}
					if len(unique) != len(q.Answers) || len(said) != len(q.Answers) {
						t.Fatalf("names are not unique: %q", m.AnswerNames(q.Answers, names[:m.Seats()], lang))
					}
				}
				if !printed(m.Rules, q.Cite) {
					t.Fatalf("the question %q cites no clause of its edition", m.Rules.Questions[q.Kind][engine.EN])
				}
				return random.Decide(m, q)
			})))
		})
	})
}

// TestGamesSpeakBothLanguages: everything a reader sees, but for the names of cards that one edition does not print.
func TestGamesSpeakBothLanguages(t *testing.T) {
	each(t, func(t *testing.T, g *engine.Game, edition string) {
		r := g.Rules(edition)
		both := func(what string, text engine.Text, empty bool) {
			if (text[engine.EN] == "") != (text[engine.FR] == "") || text[engine.EN] == "" && !empty {
				t.Errorf("%s: %q", what, text)
			}
		}
		kinds := map[string]bool{}
		for k := range r.Kinds {
			kind := &r.Kinds[k]
			if kinds[kind.Name] || kind.Name == "" {
				t.Errorf("kind %d has no name of its own: %q", k, kind.Name)
			}
			kinds[kind.Name] = true
			both("kind "+kind.Name, kind.Says, kind.Quiet || engine.Kind(k) == engine.NoKind)
		}
		for i := range r.Shared {
			both("zone "+r.Shared[i].ID, r.Shared[i].Name, false)
		}
		for i := range r.PerPlayer {
			both("zone "+r.PerPlayer[i].ID, r.PerPlayer[i].Name, false)
		}
		for i := 1; i < len(r.Verbs); i++ {
			both("verb "+r.Verbs[i].Word, r.Verbs[i].Says, false)
		}
		for i, q := range r.Questions {
			both(fmt.Sprint("question ", i), q, true)
		}
		for i := 1; i < len(r.Options); i++ {
			both(fmt.Sprint("option ", i), r.Options[i], false)
		}
		for i, reason := range r.Reasons {
			both(fmt.Sprint("reason ", i), reason, false)
		}
		for i := range r.CountInfo {
			both("counter "+r.CountInfo[i].ID, r.CountInfo[i].Name, r.CountInfo[i].Silent)
		}
	})
}

// decide makes a decider of a function.
type decide func(m *engine.Match, q *engine.Question) int

func (d decide) Decide(m *engine.Match, q *engine.Question) int { return d(m, q) }

// few checks a property of whole games, which are long, with so many of a hundred of the usual checks.
func few(t *testing.T, percent int, property func(t *rapid.T)) {
	t.Helper()
	checks := flag.Lookup("rapid.checks").Value
	usual := checks.String()
	n, err := strconv.Atoi(usual)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = checks.Set(usual) }()
	_ = checks.Set(strconv.Itoa(max(1, n*percent/100)))
	rapid.Check(t, property)
}

// TestGamesIdsAreUnique: chance, and much else, knows cards and zones by their ids.
func TestGamesIdsAreUnique(t *testing.T) {
	for _, g := range games.All() {
		for _, edition := range g.Editions {
			r := g.Rules(edition)
			seen := map[string]bool{}
			for d := 1; d < len(r.Cards); d++ {
				if id := r.Cards[d].ID; id == "" || seen[id] {
					t.Errorf("%s: the id %q of %s is missing or taken", g.ID, id, r.Cards[d].Name[engine.EN])
				}
				seen[r.Cards[d].ID] = true
			}
			for _, zones := range [][]engine.ZoneInfo{r.Shared, r.PerPlayer} {
				clear(seen)
				for _, z := range zones {
					if z.ID == "" || seen[z.ID] {
						t.Errorf("%s: the id %q of a zone is missing or taken", g.ID, z.ID)
					}
					seen[z.ID] = true
				}
			}
		}
	}
}

// TestGamesStepsHaveClauses: every moment at which a match may begin or a script stop is one of the rulebook.
func TestGamesStepsHaveClauses(t *testing.T) {
	for _, g := range games.All() {
		for _, step := range g.Rules(g.Editions[0]).Steps {
			if step.Cite == 0 || step.Name[engine.FR] == "" {
				t.Errorf("%s: %q has no clause or no French name", g.ID, step.Name[engine.EN])
			}
		}
	}
}
