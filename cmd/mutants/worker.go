package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"time"

	"tablereferee/engine/games"
	"tablereferee/golden"
	goldenstore "tablereferee/internal/golden"
	"tablereferee/internal/schema"
	"tablereferee/internal/suite"
	"tablereferee/referee/scenario"
	"tablereferee/scenarios"
)

// The worker is this program, built with the mutants in it. It reads an order from its input and answers on its output.

// order is what a worker is asked to do.
type order struct {
	Do        string   `json:"do"` // "reach", "suite" or "events"
	Scenarios []string `json:"scenarios"`
}

// reachAnswer is one line of the answer to "reach": which mutants a scenario comes by, beside those that are met before
// any.
type reachAnswer struct {
	Scenario string `json:"scenario"` // "" for what is met before any scenario
	Mutants  []int  `json:"mutants"`
}

// suiteAnswer is the answer to "suite".
type suiteAnswer struct {
	Killed string `json:"killed"` // the scenario that came out differently, "" if none did
	How    string `json:"how"`
}

// tooLong is how long a scenario may compute before it is taken for one that never ends: a hundred times what the
// longest takes.
const tooLong = 3 * time.Second

func work(in io.Reader, out io.Writer) error {
	var o order
	if err := json.NewDecoder(in).Decode(&o); err != nil {
		return fmt.Errorf("the order: %w", err)
	}
	for _, g := range games.All() {
		for _, e := range g.Editions {
			g.Rules(e)
		}
	}
	answer := json.NewEncoder(out)
	switch o.Do {
	case "reach":
		return reach(answer)
	case "suite":
		return playSuite(answer, o.Scenarios)
	case "events":
		return playEvents(answer, o.Scenarios)
	}
	return fmt.Errorf("no worker does %q", o.Do)
}

// reach plays each scenario and says which mutants it comes by.
func reach(answer *json.Encoder) error {
	folder := scenario.NewFolder(scenarios.FS, "scenarios")
	names, err := folder.Names()
	if err != nil {
		return err
	}
	var first [schema.Most]bool
	collect := func(scenario string) error {
		a := reachAnswer{Scenario: scenario, Mutants: []int{}}
		for id, ok := range schema.Reached {
			if ok && !first[id] {
				a.Mutants = append(a.Mutants, id)
			}
		}
		return answer.Encode(a)
	}
	if err := collect(""); err != nil {
		return err
	}
	first = schema.Reached
	runner := suite.Runner{Scenarios: folder, Golden: goldenstore.OpenFS(golden.FS), Jobs: 1}
	for _, name := range names {
		schema.Reached = [schema.Most]bool{}
		c := runner.Play(context.Background(), name)
		if !c.OK() {
			return fmt.Errorf("%s does not pass without any mutant: %s", name, c.Message)
		}
		if err := collect(name); err != nil {
			return err
		}
	}
	return nil
}

// playSuite plays scenarios until one comes out differently.
func playSuite(answer *json.Encoder, names []string) error {
	runner := suite.Runner{Scenarios: scenario.NewFolder(scenarios.FS, "scenarios"),
		Golden: goldenstore.OpenFS(golden.FS), Jobs: 1}
	for _, name := range names {
		ended := limit(name)
		c := runner.Play(context.Background(), name)
		ended()
		if !c.OK() {
			return answer.Encode(suiteAnswer{Killed: name, How: string(c.Status)})
		}
	}
	return answer.Encode(suiteAnswer{})
}

// limit ends the program if a scenario computes for too long; the answer is called when it has ended.
func limit(scenario string) (ended func()) {
	from := schema.Computed()
	var late *time.Timer
	late = time.AfterFunc(tooLong, func() {
		if left := tooLong - (schema.Computed() - from); left > 0 {
			late.Reset(left)
			return
		}
		fmt.Fprintf(os.Stderr, "%s does not end\n", scenario)
		os.Exit(schema.OutOfTime)
	})
	return func() { late.Stop() }
}
