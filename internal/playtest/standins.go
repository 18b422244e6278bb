package playtest

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"tablereferee/engine"
)

// StandInsFile is the file with the stand-ins of a game, in its folder testdata.
const StandInsFile = "standins.lua"

// StandIns is a game with the stand-ins for its cards of which nobody knows what they say: inventions, for tests alone.
// folder is that of the game, as seen from the test; nil where it has none.
func StandIns(t testing.TB, game *engine.Game, folder string) *engine.Game {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(folder, "testdata", StandInsFile))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		t.Fatal(err)
	}
	with, err := game.With([]engine.Source{{Name: StandInsFile, Text: string(text)}})
	if err != nil {
		t.Fatal(err)
	}
	return with
}

// Came is what came about in whole games, by name: how often each kind of event, and how many games ended by each
// clause.
type Came struct{ Kinds, Ends map[string]int }

// Whole plays so many games from the set-up to the score, with every number of players, as each policy of the game
// plays, by chance, and by both in turn. After every event the invariants hold, and the event is one that could be.
// Each
// game is played once more from its answers, with nobody watching, and comes to the same table.
func Whole(t *testing.T, game *engine.Game, games int) Came {
	came := Came{map[string]int{}, map[string]int{}}
	edition := game.Editions[0]
	rules := game.Rules(edition)
	for i := range games {
		seed := uint64(i)
		setup := func() *engine.Setup {
			s := Setup(game, 2+i%4, seed)
			s.Options = nil // nothing is unknown
			return s
		}
		rec := &engine.Recorder{Decider: &mixed{engine.NewPCG(seed), i % 3, game.Policies[0].New(seed),
			engine.NewRandom(seed)}}
		m, err := game.Start(rules, setup(), rec)
		if err != nil {
			t.Fatal(err)
		}
		watch := game.Watcher()
		m.Limit = mostEvents
		m.Probe = func(m *engine.Match, e *engine.Event) {
			kind := &m.Rules.Kinds[e.Kind]
			came.Kinds[kind.Name]++
			if err := errors.Join(m.Check(), watch(m, e)); err != nil {
				t.Fatalf("game %d, %s: %v", i, kind.Name, err)
			}
			if !m.SettingUp && (!m.Possible(e) || !m.Countable(e)) {
				t.Fatalf("game %d: %s of %s, %s -> %s, %d, now %d, could never be", i, kind.Name,
					m.Rules.Cards[m.Def(e.Card)].ID, m.Info(e.From).ID, m.Info(e.To).ID, e.N, e.Now)
			}
			if e.Cite == 0 && !kind.Quiet {
				t.Fatalf("game %d: %s cites no clause", i, kind.Name)
			}
		}
		if err := m.Run(func() { game.Play(m) }); err != nil {
			t.Fatalf("game %d: %v", i, err)
		}
		came.Ends[game.Book.ID(game.Tally(m).End)]++
		again, err := game.Start(rules, setup(), &engine.Replay{Answers: rec.Answers})
		if err != nil {
			t.Fatal(err)
		}
		again.Limit = mostEvents
		if err := again.Run(func() { game.Play(again) }); err != nil || !again.Table.Equal(m.Table) {
			t.Fatalf("game %d: played once more with nobody watching it comes to another table: %v", i, err)
		}
	}
	return came
}

// mostEvents stops a game that comes to no end.
const mostEvents = 200_000

// mixed answers as one decider does, as another, or as one of both by chance.
type mixed struct {
	chance engine.PCG
	how    int
	a, b   engine.Decider
}

// Decide gives an answer.
func (d *mixed) Decide(m *engine.Match, q *engine.Question) int {
	if d.how == 0 || d.how == 2 && d.chance.Below(4) > 0 {
		return d.a.Decide(m, q)
	}
	return d.b.Decide(m, q)
}
