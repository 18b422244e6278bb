package simulate

import (
	"errors"
	"reflect"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

func plan(t testing.TB, policy string, n, players int) Plan {
	t.Helper()
	g := games.Find("forever-evil")
	p := Plan{Game: g, Rules: g.Rules("en"), Players: players, Games: n, Seed: 1, Limit: 50_000}
	for _, k := range g.Policies {
		if k.Name == policy {
			p.Policy = k
		}
	}
	return p
}

// TestNothingBreaks plays whole games of every size by both policies with every invariant checked.
func TestNothingBreaks(t *testing.T) {
	for _, policy := range []string{"greedy", "random"} {
		for players := 2; players <= 5; players++ {
			p := plan(t, policy, 20, players)
			p.Check = true
			r, err := Run(t.Context(), p)
			if err != nil {
				t.Fatal(err)
			}
			for _, b := range r.Breaks {
				t.Errorf("%s, %d players, seed %d: %s after %d answers", policy, players, b.Seed, b.Broke,
					len(b.Answers))
			}
		}
	}
}

// TestJobsDoNotMatter proves that one worker and many give the same report.
func TestJobsDoNotMatter(t *testing.T) {
	report := func(jobs int) Report {
		p := plan(t, "greedy", 300, 2)
		p.Jobs = jobs
		r, err := Run(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		c := *r
		c.WallMS, c.GamesPerS, c.TurnsPerS = 0, 0, 0
		return c
	}
	if a, b := report(1), report(4); !reflect.DeepEqual(a, b) {
		t.Errorf("one worker: %+v\nfour: %+v", a, b)
	}
}

// TestBreakIsShrunk proves that a game that breaks is kept as a replay that shows the break alone and no later than it
// happens.
func TestBreakIsShrunk(t *testing.T) {
	g := *games.Find("forever-evil")
	sound := g.Watch
	broken := errors.New("two cards were bought")
	defer func(watch func() func(*engine.Match, *engine.Event) error) {
		games.Find("forever-evil").Watch = watch
	}(sound)
	games.Find("forever-evil").Watch = func() func(*engine.Match, *engine.Event) error {
		bought := 0
		return func(m *engine.Match, e *engine.Event) error {
			if m.Rules.Kinds[e.Kind].Name == "buy" {
				if bought++; bought == 2 {
					return broken
				}
			}
			return nil
		}
	}
	p := plan(t, "greedy", 1, 2)
	p.Check = true
	r, err := Run(t.Context(), p)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Breaks) != 1 || r.Broken != 1 {
		t.Fatalf("breaks: %v", r.Breaks)
	}
	b := r.Breaks[0]
	if _, err := b.Run(t.Context()); err == nil || err.Error() != broken.Error() {
		t.Errorf("the replay gives %v", err)
	}
	b.Answers = b.Answers[:len(b.Answers)-1]
	if _, err := b.Run(t.Context()); err != nil {
		t.Errorf("one answer less breaks too: %v", err)
	}
}

func BenchmarkGreedy(b *testing.B) {
	p := plan(b, "greedy", 2000, 2)
	p.Jobs = 1
	turns := 0
	for b.Loop() {
		r, err := Run(b.Context(), p)
		if err != nil {
			b.Fatal(err)
		}
		turns += r.Turns
	}
	b.ReportMetric(float64(turns)/b.Elapsed().Seconds(), "turns/s")
}

// TestOnlyAReplayIsReplaced proves that what begins like a replay file, or has something behind it, is none.
func TestOnlyAReplayIsReplaced(t *testing.T) {
	const whole = `{"replay": 1, "game": "forever-evil", "edition": "en", "players": 2, "seed": 1, "answers": [], "broke": "x"}`
	for text, want := range map[string]bool{
		whole: true, whole + "\n": true, `{"replay": "mine"}`: false, `{"replay": 1}`: false,
		whole + "\nmy notes\n": false, "": false,
		`{"replay": 1, "mine": 2,` + whole[len(`{"replay": 1,`):]: false,
	} {
		if IsReplay([]byte(text)) != want {
			t.Errorf("%q: %t", text, !want)
		}
	}
}
