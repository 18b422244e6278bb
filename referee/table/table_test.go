package table

import (
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/sandbox"
	"tablereferee/referee/scenario"
	"tablereferee/scenarios"
)

var folder = scenario.NewFolder(scenarios.FS, "scenarios")

// told are the events of a log in words, without what a script only tries or claims.
func toldOf(l *engine.Log) (out []string) {
	for i := range l.Events {
		if k := l.Events[i].Kind; k != engine.Refused && k != engine.Claimed {
			out = append(out, log.EventText(l, i, engine.EN))
		}
	}
	return out
}

// same fails the test where two logs tell of different things.
func same(t *testing.T, what string, want, got *engine.Log) {
	t.Helper()
	w, g := toldOf(want), toldOf(got)
	for i := range max(len(w), len(g)) {
		if i >= len(w) || i >= len(g) || w[i] != g[i] {
			t.Fatalf("%s: event %d of %d and %d differs:\n%s\n%s", what, i, len(w), len(g),
				strings.Join(w[min(i, len(w)):], "\n"), strings.Join(g[min(i, len(g)):], "\n"))
		}
	}
}

// answersOf are the answers that the events of a log from one on tell of.
func answersOf(l *engine.Log, from int) (out []engine.Choice) {
	n := 0
	for i := range l.Events {
		if l.Events[i].Kind == engine.Chosen {
			if i >= from {
				out = append(out, l.Choice(n))
			}
			n++
		}
	}
	return out
}

// besides are the sentences of a step that neither move nor expect anything, and change what comes all the same.
func besides(t *testing.T, step string) (out []string) {
	statements, err := sandbox.Statements("step", step)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(step, "\n")
	for _, s := range statements {
		if s.Word == "shuffle_gives" {
			out = append(out, strings.Join(lines[s.First-1:s.Last], ""))
		}
	}
	return out
}

// TestEveryScenarioIsPlayedAnswerByAnswer plays every recorded scenario at a table by giving each answer. Each is taken
// back and given again, and at each question a fork goes another way; neither changes the table. What was played is
// written down as a script, and that gives the same log.
func TestEveryScenarioIsPlayedAnswerByAnswer(t *testing.T) {
	names, err := folder.Names()
	if err != nil {
		t.Fatal(err)
	}
	if testing.Short() {
		names = slices.DeleteFunc(names, func(n string) bool { return len(n)%11 != 0 })
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) { t.Parallel(); playThrough(t, name) })
	}
}

// impossible says whether it is a set-up that is refused: the scenario is about that, and nobody plays.
func impossible(err error) bool {
	f, ok := err.(*scenario.Failure)
	return ok && strings.HasPrefix(f.What[engine.EN], "this set-up is impossible")
}

func playThrough(t *testing.T, name string) {
	script, err := folder.Compile(name)
	if err != nil {
		t.Fatal(err)
	}
	options := scenario.Options{Use: folder.Use}
	whole := script.Run(options)
	if whole.Err != nil {
		t.Fatal(whole.Err)
	}
	setup := Setup{Name: name, File: script.File, Source: script.Source, Options: options}
	guide, err := Open(setup)
	if err != nil {
		t.Skip("no table comes about: ", err)
	}
	defer guide.Close()
	played, err := Open(setup)
	if err != nil {
		t.Fatal(err)
	}
	defer played.Close()
	played.steps, played.changed = nil, true // it has only the set-up
	for guide.at < len(guide.steps) {
		from := len(guide.Log().Events)
		if _, err := guide.Redo(1); impossible(err) {
			t.Skip("no table comes about: ", err)
		} else if err != nil {
			t.Fatalf("step %d of %d: %v", guide.at+1, len(guide.steps), err)
		}
		step := guide.steps[guide.at-1]
		if strings.Contains(step, "pays_with(") || strings.Contains(step, "until_step") || played.live.Pays() ||
			played.Stands() != (engine.Text{}) { // more than answers, or answers that only a script gives
			if _, err := played.say(strings.TrimSuffix(step, "\n")); err != nil {
				t.Fatalf("%s: %v", step, err)
			}
			continue
		}
		for _, choice := range answersOf(guide.Log(), from) {
			give(t, played, choice)
		}
		for _, line := range besides(t, step) {
			if _, err := played.say(strings.TrimSuffix(line, "\n")); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
		}
	}
	same(t, "what was played answer by answer", guide.Log(), played.Log())
	if guide.Script(engine.EN) != strings.TrimRight(strings.ReplaceAll(script.Source, "\r\n", "\n"), "\n ")+"\n" {
		t.Errorf("the script of a table at which nothing else is played is another:\n%s", guide.Script(engine.EN))
	}
	if played.Unfinished() != nil {
		return
	}
	again, err := scenario.Compile("again", "again.lua", played.Script(engine.EN))
	if err != nil {
		t.Fatalf("%v\n%s", err, played.Script(engine.EN))
	}
	result := again.Run(options)
	if result.Err != nil {
		t.Fatalf("the script of what was played does not pass: %v\n%s", result.Err, played.Script(engine.EN))
	}
	same(t, "the script of what was played", played.Log(), result.Log)
}

// give gives an answer, takes it back, and gives it again; before, a fork goes another way.
func give(t *testing.T, played *Table, choice engine.Choice) {
	q := played.live.Question()
	if q == nil || len(q.Answers) != len(choice.Answers) {
		if len(choice.Answers) == 1 {
			return // it is asked only in a script that says more of it
		}
		t.Fatalf("another question is open than %v: %v", choice.Answers, q)
	}
	before := len(played.Log().Events)
	fork, err := played.Fork()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := fork.Give((choice.Chosen + 1) % len(choice.Answers)); err != nil && len(choice.Answers) > 1 {
		t.Logf("the other answer: %v", err)
	}
	fork.Close()
	if len(played.Log().Events) != before {
		t.Fatal("the fork has changed the table")
	}
	comes, _ := played.Comes(choice.Chosen)
	step, err := played.Give(choice.Chosen)
	if err != nil {
		t.Fatal(err)
	}
	if comes != nil {
		for i := range min(len(comes), len(step.Events)-1) {
			veiled := strings.Contains(comes[i].Says[engine.EN], "facedown Drone") && comes[i].Kind == step.Events[i+1].Kind
			if comes[i].Says != step.Events[i+1].Says && !veiled {
				t.Fatalf("%s: this was to come: %s; this came: %s", step.Line, comes[i].Says[engine.EN],
					step.Events[i+1].Says[engine.EN])
			}
		}
	}
	was := log.Text(played.Log(), engine.EN)
	if n, err := played.Undo(1); n != 1 || err != nil {
		t.Fatalf("taking back %s: %d, %v", step.Line, n, err)
	}
	if len(played.Log().Events) != before {
		t.Fatalf("behind taking back %s there are %d events, and there were %d", step.Line, len(played.Log().Events), before)
	}
	if n, err := played.Redo(1); n != 1 || err != nil {
		t.Fatalf("playing %s again: %d, %v", step.Line, n, err)
	}
	if got := log.Text(played.Log(), engine.EN); string(got) != string(was) {
		t.Fatalf("taken back and played again, %s gives another log:\n%s\n%s", step.Line, was, got)
	}
}

// TestNumbersOfThisTurn: a number that tells of what has happened this turn is told once something has.
func TestNumbersOfThisTurn(t *testing.T) {
	script, err := folder.Compile("rivals/middle-of-a-confrontation/a-raised-cost")
	if err != nil {
		t.Fatal(err)
	}
	tb, err := Open(Setup{Name: "t", File: script.File, Source: script.Source, Before: Beginning})
	if err != nil {
		t.Fatal(err)
	}
	defer tb.Close()
	told := map[bool]bool{}
	for more := 1; more > 0; {
		raised := false
		for _, s := range tb.Board().Seats {
			for _, n := range s.Numbers {
				raised = raised || n.ID == "raised"
				if n.ID == "raised" && n.N == 0 {
					t.Error("a cost raised by 0 is told")
				}
			}
		}
		told[raised] = true
		if more, err = tb.Redo(1); err != nil {
			t.Fatal(err)
		}
	}
	if !told[true] || !told[false] {
		t.Errorf("told %v", told)
	}
}
