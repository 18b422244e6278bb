package coverage

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/engine/log"
	"tablereferee/internal/suite"
	"tablereferee/referee/scenario"
)

const kick = `
scenario "A Kick is bought" { game = "forever-evil", shows = { "fe.card.punch" } }
local ann, ben = players { { "Ann", hand = { "Punch", "Punch", "Punch" } }, { "Ben" } }
super_heroes { "The Flash", "Superman" }
ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:buys "Kick"
`

const turn = `
scenario "Ann draws five cards" { game = "forever-evil", shows = { "fe.end-turn.6-draw" } }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = {} }, { "Ben", character = "Sinestro" } }
super_heroes { "The Flash", "Superman" }
ann:ends_turn()
`

// folder makes a scenarios folder.
func folder(scripts map[string]string) *scenario.Folder {
	fsys := fstest.MapFS{}
	for name, text := range scripts {
		fsys[name+".lua"] = &fstest.MapFile{Data: []byte(text)}
	}
	return scenario.NewFolder(fsys, "scenarios")
}

// measured measures some scenarios.
func measured(t *testing.T, jobs int, scripts map[string]string) *Report {
	t.Helper()
	f := folder(scripts)
	runner := suite.Runner{Scenarios: f}
	played, err := runner.Run(t.Context(), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	r, err := Measure(t.Context(), Plan{Game: games.Find("forever-evil"), Played: played, Use: f.Use, Jobs: jobs})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func (r *Report) clause(t *testing.T, id string) *Clause {
	t.Helper()
	for i := range r.Clauses {
		if r.Clauses[i].ID == id {
			return &r.Clauses[i]
		}
	}
	t.Fatalf("no clause %s", id)
	return nil
}

func TestMeasure(t *testing.T) {
	r := measured(t, 0, map[string]string{
		"kick":   kick,
		"turn":   turn,
		"wrong":  strings.Replace(kick, `ann:plays "Punch"`, "", 1),
		"broken": ")",
	})
	if r.Scenarios != 2 || !reflect.DeepEqual(r.LeftOut, []string{"broken", "wrong"}) {
		t.Errorf("%d scenarios, left out %v", r.Scenarios, r.LeftOut)
	}
	for _, tc := range []struct {
		id         string
		shown      string
		weight     Weight
		decorative bool
	}{
		{"fe.card.punch", "kick", NoSwitch, true},
		{"fe.card.catwoman", "", NoSwitch, false},
		{"fe.end-turn.6-draw", "turn", Matters, false},
		{"fe.shuffle.when-needed", "", Nothing, false}, // cited, but no scenario says that it shows it
		// a run with it off has a line of its own in the header; that is no change
		{"fe.weakness.minus-one", "", Nothing, false},
	} {
		c := r.clause(t, tc.id)
		if got := strings.Join(c.ShownBy, " "); got != tc.shown || c.Weight != tc.weight ||
			c.Decorative() != tc.decorative {
			t.Errorf("%s: shown by %q, %s, decorative %t", c.ID, got, c.Weight, c.Decorative())
		}
		if (c.Weight == Matters) != (len(c.Changes) > 0) {
			t.Errorf("%s: %s, changes %v", c.ID, c.Weight, c.Changes)
		}
	}
	// A number is tried at zero and one higher.
	want := []Change{{Scenario: "turn", Value: 0, Fails: true}, {Scenario: "turn", Value: 6}}
	if got := r.clause(t, "fe.end-turn.6-draw").Changes; !reflect.DeepEqual(got, want) {
		t.Errorf("changes %v, want %v", got, want)
	}
	var sum Sums
	for _, g := range Groups {
		sum.Clauses += r.Groups[g].Clauses
		sum.Shown += r.Groups[g].Shown
	}
	if sum.Clauses != games.Find("forever-evil").Book.Len()-1 || sum.Shown != 2 {
		t.Errorf("the groups have %d clauses, %d of them shown", sum.Clauses, sum.Shown)
	}
	if want := r.Groups[Rules].Clauses + r.Groups[Variants].Clauses; r.Inventory.Clauses != want ||
		r.Inventory.Shown != 1 {
		t.Errorf("inventory %+v, want %d clauses", r.Inventory, want)
	}
}

// A clause that the edition does not have is tried by giving it to it.
func TestNotInForce(t *testing.T) {
	g := games.Find("forever-evil")
	g.Rules("en")
	for info := range g.Book.All() {
		if value, _ := info.In("en"); !info.Switch || value != 0 {
			continue
		}
		m := measure{plan: &Plan{Game: g}, report: &Report{Clauses: []Clause{{Info: info}}}}
		s := &played{Case: &suite.Case{Result: &scenario.Result{Edition: "en", Log: &engine.Log{}}}}
		if got := m.otherwise(0, s); !reflect.DeepEqual(got, []int{1}) {
			t.Errorf("%s: tried at %v", info.ID, got)
		}
		s.Result.Log.Settings = []engine.Setting{{Clause: info.Clause, Value: 1}}
		if got := m.otherwise(0, s); !reflect.DeepEqual(got, []int{0}) {
			t.Errorf("%s, set by the scenario: tried at %v", info.ID, got)
		}
		return
	}
	t.Skip("the English edition has every clause that is a switch")
}

// A clause that only stands beside the events, and makes none of them, does not matter.
func TestOnlyCitationsChange(t *testing.T) {
	s, err := scenario.Compile("kick", "kick.lua", kick)
	if err != nil {
		t.Fatal(err)
	}
	normal := accountOf(s.Run(scenario.Options{}))
	run := func(change func(r *scenario.Result)) difference {
		r := s.Run(scenario.Options{})
		change(r)
		return normal.differ(r)
	}
	c, _ := games.Find("forever-evil").Book.Find("fe.card.punch")
	uncite := func(r *scenario.Result) {
		for i := range r.Log.Events {
			if r.Log.Events[i].Cite.Has(c) {
				r.Log.Events[i].Cite = 0
			}
		}
	}
	shows := scenario.Failure{What: engine.Text{"the scenario says that it shows fe.card.punch, but no event cites it"},
		Clauses: []string{"fe.card.punch"}}
	for name, tc := range map[string]struct {
		change func(r *scenario.Result)
		want   difference
	}{
		"nothing":       {func(*scenario.Result) {}, same},
		"the header":    {func(r *scenario.Result) { r.Log.Settings = []engine.Setting{{Clause: c}} }, same},
		"a citation":    {uncite, citations},
		"what it shows": {func(r *scenario.Result) { uncite(r); r.Err = &shows }, citations},
		"an event": {func(r *scenario.Result) {
			r.Log.Events[len(r.Log.Events)-1].N++
			r.Log.Events = r.Log.Events[1:]
		}, events},
		"an expectation":  {func(r *scenario.Result) { r.Err = &scenario.Failure{Expectation: true} }, failure},
		"another failure": {func(r *scenario.Result) { uncite(r); r.Err = errors.New("the end") }, failure},
		"a refusal": {func(r *scenario.Result) {
			uncite(r)
			r.Err = &scenario.Failure{Refused: true, What: shows.What, Clauses: shows.Clauses}
		}, failure},
		"shows, and an event": {func(r *scenario.Result) {
			uncite(r)
			r.Log.Events = r.Log.Events[1:]
			r.Err = &shows
		}, failure},
		"no log": {func(r *scenario.Result) { r.Log = nil; r.Err = &shows }, failure},
	} {
		t.Run(name, func(t *testing.T) {
			if got := run(tc.change); got != tc.want {
				t.Errorf("got %d, want %d", got, tc.want)
			}
		})
	}
}

// The account of a log leaves the log as it is: others show it.
func TestAccountChangesNothing(t *testing.T) {
	s, err := scenario.Compile("kick", "kick.lua", kick)
	if err != nil {
		t.Fatal(err)
	}
	r := s.Run(scenario.Options{Rules: map[string]int{"fe.weakness.minus-one": 0}})
	before := string(log.Text(r.Log, engine.EN))
	a := accountOf(r)
	if after := string(log.Text(r.Log, engine.EN)); after != before {
		t.Errorf("the log was\n%s\nand is\n%s", before, after)
	}
	if strings.Contains(a.cited, "rule fe") || !strings.Contains(before, "rule fe") {
		t.Errorf("the settings are part of what is compared:\n%s", a.cited)
	}
	if strings.Contains(a.bare, "fe.buy") || !strings.Contains(a.cited, "fe.buy") {
		t.Errorf("without citations:\n%s", a.bare)
	}
}

// One run at a time and many give the same report.
func TestJobsDoNotMatter(t *testing.T) {
	report := func(jobs int) Report {
		r := *measured(t, jobs, map[string]string{"kick": kick, "turn": turn})
		r.Wall = 0
		return r
	}
	if a, b := report(1), report(4); !reflect.DeepEqual(a, b) {
		t.Errorf("one at a time: %+v\nfour: %+v", a, b)
	}
}

func TestInterrupted(t *testing.T) {
	f := folder(map[string]string{"kick": kick, "turn": turn})
	runner := suite.Runner{Scenarios: f}
	played, err := runner.Run(t.Context(), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	runs := 0
	_, err = Measure(ctx, Plan{Game: games.Find("forever-evil"), Played: played, Use: f.Use, Jobs: 1,
		Done: func(done, total int) {
			if runs++; done != runs || total < done {
				t.Errorf("run %d is counted as %d of %d", runs, done, total)
			}
			cancel()
		}})
	if !errors.Is(err, context.Canceled) || runs != 1 {
		t.Errorf("%v after %d runs", err, runs)
	}
}

func TestPercent(t *testing.T) {
	none, some := Sums{}, Sums{Clauses: 8}
	if none.Percent(0) != 100 || some.Percent(2) != 25 {
		t.Errorf("got %v and %v", none.Percent(0), some.Percent(2))
	}
}

// A run that is waited for in vain counts as one that fails, and is named.
func TestEndless(t *testing.T) {
	f := folder(map[string]string{"kick": kick})
	runner := suite.Runner{Scenarios: f}
	played, err := runner.Run(t.Context(), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	r, err := Measure(t.Context(), Plan{Game: games.Find("forever-evil"), Played: played, Use: f.Use, Patience: 1})
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Endless) == 0 {
		t.Fatal("every run ended within a nanosecond")
	}
	id, _, _ := strings.Cut(strings.TrimPrefix(r.Endless[0], "kick with "), " = ")
	if c := r.clause(t, id); c.Weight != Matters || !c.Changes[0].Fails {
		t.Errorf("%s: %+v", r.Endless[0], c)
	}
}

// A recorded mutant proves a clause without a switch as long as its scenario holds and shows the clause.
func TestProvenByMutant(t *testing.T) {
	f := folder(map[string]string{"kick": kick, "turn": turn})
	runner := suite.Runner{Scenarios: f}
	played, err := runner.Run(t.Context(), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	r, err := Measure(t.Context(), Plan{Game: games.Find("forever-evil"), Played: played, Use: f.Use, Proofs: []Proof{
		{Clause: "fe.card.punch", Scenario: "kick", Op: "negate"},
		{Clause: "fe.end-turn.6-draw", Scenario: "turn", Op: "remove-call"},
		{Clause: "fe.card.kick", Scenario: "kick"},
		{Clause: "fe.card.punch", Scenario: "gone"},
		{Clause: "fe.no-such", Scenario: "kick"},
	}})
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{"fe.card.kick by kick", "fe.no-such by kick"}; !reflect.DeepEqual(r.Stale, want) {
		t.Errorf("stale: %v", r.Stale)
	}
	for id, want := range map[string]Means{"fe.card.punch": ByMutant, "fe.end-turn.6-draw": BySwitch,
		"fe.card.kick": ""} {
		c := r.clause(t, id)
		if c.ProvenBy != want || (c.Weight == Matters) != (want != "") || (c.Proof != nil) != (want != "") {
			t.Errorf("%s: %s by %q, proof %v", id, c.Weight, c.ProvenBy, c.Proof)
		}
	}
	if s := r.Groups[Cards]; s.ByMutant != 1 || s.Matter < 1 {
		t.Errorf("what cards do: %+v", s)
	}
}

// A worked example is proven by the clauses it is made of.
func TestProvenByParts(t *testing.T) {
	c := func(id string, w Weight, of ...string) Clause { return Clause{ID: id, Weight: w, ExampleOf: of} }
	r := &Report{Clauses: []Clause{c("a", Matters), c("b", NoSwitch), c("both", NoSwitch, "a", "b"),
		c("one", NoSwitch, "a")}}
	r.prove(nil, nil)
	if got := r.Clauses; got[2].ProvenBy != "" || got[3].ProvenBy != ByParts || got[3].Weight != Matters ||
		got[0].ProvenBy != BySwitch {
		t.Errorf("%+v", got)
	}
}

// The recorded proofs can be read, and each is of a clause of its game.
func TestRecordedProofs(t *testing.T) {
	for _, g := range games.All() {
		g.Rules(g.Editions[0])
		all, err := Proofs(g)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range all {
			if _, ok := g.Book.Find(p.Clause); !ok || p.Scenario == "" || p.Func == "" || p.Op == "" ||
				p.How != Allowed && p.How != Otherwise {
				t.Errorf("%+v", p)
			}
		}
	}
}

// TestOwnCardsShowNoPrintedOne: a scenario of somebody's own cards shows rules, and of what cards do only its own.
func TestOwnCardsShowNoPrintedOne(t *testing.T) {
	const own = `
scenario "An elbow" { game = "forever-evil", shows = { "fe.card.punch", "fe.play.resolve-at-once" } }
card "Elbow" { type = "Hero", cost = 1, play = power(1):cites{ "fe.card.punch" } }
local ann, ben = players { { "Ann", hand = { "Elbow" } }, { "Ben" } }
ann:plays "Elbow"
`
	changed := strings.NewReplacer(`card "Elbow" {`, `card "Punch" {`, "Elbow", "Punch").Replace(own)
	r := measured(t, 0, map[string]string{"own": own, "changed": changed, "kick": kick,
		"apart": kick + `card "Elbow" { type = "Hero", cost = 1, play = power(1) }`})
	if len(r.LeftOut) > 0 {
		t.Fatal(r.LeftOut)
	}
	for clause, want := range map[string][]string{"fe.card.punch": {"apart", "kick"},
		"fe.play.resolve-at-once": {"changed", "own"}} {
		if got := r.clause(t, clause).ShownBy; !reflect.DeepEqual(got, want) {
			t.Errorf("%s is shown by %v and not by %v", clause, got, want)
		}
	}
}
