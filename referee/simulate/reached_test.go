package simulate

import (
	"reflect"
	"sync"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

func reachedPlan(t *testing.T, game, policy string, n, players int) Plan {
	t.Helper()
	g := games.Find(game)
	p := Plan{Game: g, Rules: g.Rules(g.Editions[0]), Players: players, Games: n, Seed: 1, Limit: 20_000,
		Reached: true}
	for _, k := range g.Policies {
		if k.Name == policy {
			p.Policy = k
		}
	}
	if g.LeavesOut != nil {
		if word, _ := g.LeavesOut(); word != "" {
			p.Options = map[string]int{word: 1}
		}
	}
	return p
}

func reachedOf(t *testing.T, p Plan) *Reached {
	t.Helper()
	r, err := Run(t.Context(), p)
	if err != nil {
		t.Fatal(err)
	}
	if r.Broken > 0 || r.Watched != p.Count() {
		t.Errorf("%d broken, %d watched", r.Broken, r.Watched)
	}
	return r.Reached
}

// TestReachedByJobs proves that one worker and many count the same, and that nothing is counted unless it is asked for.
func TestReachedByJobs(t *testing.T) {
	for _, game := range []string{"champions", "forever-evil", "metal", "rivals"} {
		p := reachedPlan(t, game, "random", 60, 2)
		p.Jobs = 1
		one := reachedOf(t, p)
		p.Jobs = 4
		if many := reachedOf(t, p); !reflect.DeepEqual(one, many) {
			t.Errorf("%s: four workers count otherwise than one", game)
		}
		p.Reached, p.Games = false, 2
		if r, err := Run(t.Context(), p); err != nil || r.Reached != nil {
			t.Errorf("%s: %v, counted without being asked to", game, err)
		}
	}
}

// TestReachedAgreesWithLogs counts boost cards and what was played once more, from what the logs of the games tell.
func TestReachedAgreesWithLogs(t *testing.T) {
	p := reachedPlan(t, "champions", "sensible", 25, 3)
	p.Scenario = "klaw"
	kinds := map[string]string{"flip-boost": "boost", "play": "played", "play-event": "played", "pay": "paid_with",
		"reveal": "revealed", "reveal-there": "revealed"}
	type turn struct{ card, way string }
	want := map[turn]int{}
	var mu sync.Mutex
	p.Each = func(_ int, log *engine.Log) error {
		mu.Lock()
		defer mu.Unlock()
		told := map[turn]bool{}
		for _, e := range log.Events {
			if way := kinds[p.Rules.Kinds[e.Kind].Name]; way != "" {
				told[turn{p.Rules.Cards[log.Ended.Def(e.Card)].ID, way}] = true
			}
		}
		for k := range told {
			want[k]++
		}
		return nil
	}
	r := reachedOf(t, p)
	some := map[string]bool{}
	for _, c := range r.Cards {
		for i, w := range c.Ways {
			if way := r.Ways[i].ID; way != "in_play" && w.Games != want[turn{c.ID, way}] {
				t.Errorf("%s, %s: %d, and by the logs %d", c.ID, way, w.Games, want[turn{c.ID, way}])
			}
			some[r.Ways[i].ID] = some[r.Ways[i].ID] || w.Games > 0
			if w.Games > c.Games || c.Games > p.Games {
				t.Errorf("%s: %d of %d", c.ID, w.Games, c.Games)
			}
		}
	}
	for _, w := range r.Ways {
		if !some[w.ID] {
			t.Errorf("%s: no card", w.ID)
		}
	}
}

// TestReachedAsExpected proves for Marvel Champions that no card turns up otherwise than its type lets one expect: a
// card of a player's deck that lies facedown as a Drone is not in play as what it is.
func TestReachedAsExpected(t *testing.T) {
	g := games.Find("champions")
	byWay := map[string]int{}
	for _, scenario := range g.ScenarioIDs() {
		for _, policy := range []string{"random", "sensible"} {
			p := reachedPlan(t, "champions", policy, 60, 2)
			p.Scenario = scenario
			r := reachedOf(t, p)
			for _, c := range r.Cards {
				for i, w := range c.Ways {
					if w.Games > 0 && !w.Expected {
						t.Errorf("%s: %s turned up though that is not expected: %s", scenario, c.ID, r.Ways[i].ID)
					}
				}
			}
			for i, w := range r.Ways {
				byWay[w.ID] += len(r.Never(i))
			}
		}
	}
	if byWay["boost"] == 0 {
		t.Error("every card was a boost card in so few games: who is missing is not told")
	}
}

// TestSightings proves that every game tells its ways apart, in both languages, and expects something of every printed
// card but those that lie beside the table.
func TestSightings(t *testing.T) {
	for _, g := range games.All() {
		if n := len(g.Sightings); n == 0 || n > engine.MostSightings {
			t.Errorf("%s: %d ways", g.ID, n)
		}
		ids := map[string]bool{}
		for _, s := range g.Sightings {
			if ids[s.ID] || s.ID == "" || s.Name[engine.EN] == "" || s.Name[engine.FR] == "" {
				t.Errorf("%s: %+v", g.ID, s)
			}
			ids[s.ID] = true
		}
		r := g.Rules(g.Editions[0])
		var without []string
		for d := 1; d < len(r.Cards); d++ {
			some := r.Cards[d].Test
			for i := range g.Sightings {
				some = some || g.Sightings[i].Expects(r, engine.Def(d))
			}
			if !some {
				without = append(without, r.Cards[d].ID)
			}
		}
		if want := map[string][]string{"metal": {"the-batman-who-laughs"}}[g.ID]; !reflect.DeepEqual(without, want) {
			t.Errorf("%s: nothing is expected of %v", g.ID, without)
		}
	}
}

// TestJoinReached refuses parts that count other cards, or in other ways.
func TestJoinReached(t *testing.T) {
	part := func() *Part {
		r, err := Run(t.Context(), reachedPlan(t, "rivals", "random", 2, 2))
		if err != nil {
			t.Fatal(err)
		}
		return r.Part()
	}
	for what, spoil := range map[string]func(r *Reached){
		"a way less":          func(r *Reached) { r.Ways = r.Ways[1:] },
		"a card less":         func(r *Reached) { r.Cards = r.Cards[1:] },
		"another card":        func(r *Reached) { r.Cards[3].ID = "another" },
		"a card with no ways": func(r *Reached) { r.Cards[3].Ways = nil },
	} {
		for i := range 2 {
			parts := []*Part{part(), part()}
			spoil(parts[i].Reached)
			if _, err := Join(parts); err == nil {
				t.Errorf("%s in part %d: joined", what, i+1)
			}
		}
	}
	parts := []*Part{part(), part()}
	parts[1].Reached = nil
	if _, err := Join(parts); err == nil {
		t.Error("one part counts nothing: joined")
	}
	parts = []*Part{part(), part()}
	r, err := Join(parts)
	if err != nil || r.Reached.Cards[0].Games != 4 || parts[0].Reached.Cards[0].Games != 2 {
		t.Errorf("%v: %+v", err, r)
	}
}
