package engine_test

import (
	"errors"
	"slices"
	"testing"

	"pgregory.net/rapid"

	. "tablereferee/engine"
	"tablereferee/engine/log"
)

// asks puts a question with n answers, n times, and gives what was chosen.
func asks(m *Match, n, times int) (chosen []uint16, err error) {
	err = m.Run(func() {
		for range times {
			q := m.Question(0, askWhich, 0, Cite(toyAsks))
			for i := range n {
				q.Add(Answer{Verb: VerbChoose, Option: toyHurried, Index: uint16(i)})
			}
			chosen = append(chosen, m.Ask(q).Index)
		}
	})
	return chosen, err
}

func toyMatch(d Decider) *Match {
	return NewMatch(NewTable(toyRules(waits, nil, toyCard{"A", 1, nil}), 2, 1), d)
}

func TestFirstGivesTheFirst(t *testing.T) {
	if got, _ := asks(toyMatch(First{}), 5, 4); !slices.Equal(got, []uint16{0, 0, 0, 0}) {
		t.Error(got)
	}
}

func TestRandomIsSeededAndEven(t *testing.T) {
	a, _ := asks(toyMatch(NewRandom(3)), 5, 5000)
	b, _ := asks(toyMatch(NewRandom(3)), 5, 5000)
	other, _ := asks(toyMatch(NewRandom(4)), 5, 5000)
	if !slices.Equal(a, b) || slices.Equal(a, other) {
		t.Error("the seed does not decide")
	}
	var n [5]int
	for _, i := range a {
		n[i]++
	}
	for i := range n {
		if n[i] < 850 || n[i] > 1150 {
			t.Errorf("answer %d was given %d times of 5000", i, n[i])
		}
	}
}

func TestRandomDeciderLeavesTheTablesChanceAlone(t *testing.T) {
	m := toyMatch(NewRandom(3))
	before := m.Chance()
	asks(m, 5, 10)
	if m.Chance() != before {
		t.Error("the table's generator was used")
	}
}

func TestReplay(t *testing.T) {
	rec := &Recorder{Decider: NewRandom(8)}
	want, _ := asks(toyMatch(rec), 9, 20)
	if !slices.Equal(rec.Answers, want) {
		t.Fatalf("recorded %v, answered %v", rec.Answers, want)
	}
	for _, c := range []struct {
		name           string
		replay         *Replay
		answers, times int
		gives          []uint16
		fails          error
	}{
		{"the same again", &Replay{Answers: want}, 9, 20, want, nil},
		{"used up", &Replay{Answers: want[:7]}, 9, 20, want[:7], ErrReplayed},
		{"then somebody else", &Replay{Answers: want[:7], Then: First{}}, 9, 9, append(slices.Clone(want[:7]), 0, 0),
			nil},
		{"an answer that is none of the legal ones", &Replay{Answers: []uint16{0, 2, 3}}, 3, 3, []uint16{0, 2},
			ErrMismatch},
		{"more recorded than asked", &Replay{Answers: want}, 9, 5, want[:5], nil},
		{"nothing recorded", &Replay{}, 2, 1, nil, ErrReplayed},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := asks(toyMatch(c.replay), c.answers, c.times)
			if !slices.Equal(got, c.gives) || !errors.Is(err, c.fails) {
				t.Errorf("gave %v and %v", got, err)
			}
			if left := len(c.replay.Answers) - min(len(c.gives), len(c.replay.Answers)); c.replay.Left() != left {
				t.Errorf("%d answers are left, not %d", c.replay.Left(), left)
			}
		})
	}
}

func TestRunGivesWhyAMatchStopped(t *testing.T) {
	why := errors.New("why")
	m := toyMatch(First{})
	if err := m.Run(func() { m.Fail(why) }); err != why {
		t.Error(err)
	}
	if err := m.Run(func() {}); err != nil {
		t.Error(err)
	}
	m.Limit = 5
	if err := m.Run(func() {
		for {
			gets(m, 0, 1)
		}
	}); !errors.Is(err, ErrLimit) || m.Count(0, toyPoints) != 6 {
		t.Error(err, m.Count(0, toyPoints))
	}
	defer func() {
		if recover() != "another panic" {
			t.Error("a panic of the rules was swallowed")
		}
	}()
	_ = m.Run(func() { panic("another panic") })
}

// TestSameSeedAndAnswersGiveTheSameBytes, by recording a random game and replaying it.
func TestSameSeedAndAnswersGiveTheSameBytes(t *testing.T) {
	for _, pole := range poles {
		rules := toyBox(pole.policy)
		run := func(seed uint64, d Decider) (*Match, error) {
			m := NewMatch(NewTable(rules, 3, seed), d)
			m.Log = NewLog(m, toyNames[:3])
			m.Log.Seed = seed
			err := m.Run(func() { toyGame(m, 25) })
			m.Log.Close(m.Table)
			return m, err
		}
		t.Run(pole.name, rapid.MakeCheck(func(t *rapid.T) {
			seed := rapid.Uint64().Draw(t, "seed")
			rec := &Recorder{Decider: NewRandom(rapid.Uint64().Draw(t, "answers"))}
			a, err := run(seed, rec)
			if err != nil {
				t.Fatal(err)
			}
			b, err := run(seed, &Replay{Answers: rec.Answers})
			if err != nil {
				t.Fatal(err)
			}
			if !a.Equal(b.Table) || a.Hash() != b.Hash() {
				t.Fatal("the replay ends in another table")
			}
			for _, lang := range []Lang{EN, FR} {
				if string(log.Text(a.Log, lang)) != string(log.Text(b.Log, lang)) ||
					string(log.JSONLines(a.Log, lang)) != string(log.JSONLines(b.Log, lang)) {
					t.Fatal("the replay has another log")
				}
			}
		}))
	}
}

// more answers as it is told to, and goes on beyond what is asked for.
type more struct{ Decider }

func (d more) Decide(m *Match, q *Question) int { return d.Decider.Decide(m, q) | AndMore }

// TestAnAnswerMayGoOn: that somebody goes on beyond what is asked for reaches the rules, and is recorded and replayed;
// a question with one answer is asked where somebody insists.
func TestAnAnswerMayGoOn(t *testing.T) {
	m := NewMatch(NewTable(toyRules(rounds, nil, toyCard{"A", 2, nil}), 2, 1), more{First{}})
	rec := &Recorder{Decider: m.Decider}
	ask := func(answers int) Answer {
		q := m.Question(0, askMove, 0, Cite(toyAsks))
		for range answers {
			q.Decline()
		}
		return m.Ask(q)
	}
	for _, d := range []Decider{rec, &Replay{}} {
		if r, ok := d.(*Replay); ok {
			r.Answers = rec.Answers
		}
		m.Decider = d
		if a := ask(2); !a.More || a.Verb != VerbDecline {
			t.Errorf("%T: %+v", d, a)
		}
		if a := ask(1); a.More {
			t.Errorf("%T: it was asked: %+v", d, a)
		}
		m.Insist = func(q *Question) bool { return len(q.Answers) == 1 }
		if a := ask(1); !a.More {
			t.Errorf("%T: it was not asked: %+v", d, a)
		}
		m.Insist = nil
	}
	if err := m.Run(func() { m.Decider = &Replay{Answers: []uint16{2 | AndMore}}; ask(2) }); err != ErrMismatch {
		t.Errorf("an answer that is not there: %v", err)
	}
}
