package main

import (
	"encoding/json"
	"fmt"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/referee/scenario"
	"tablereferee/scenarios"
)

// eventsAnswer is one line of the answer to "events": what happened in a scenario, and not why.
type eventsAnswer struct {
	Scenario string     `json:"scenario"`
	Events   []string   `json:"events"` // as a reader sees them, without citations and reasons
	Offers   []string   `json:"offers"` // of an answered question: the same, with the other legal answers
	Cites    [][]string `json:"cites"`  // by event
	// the event changes the table, answers a question or refuses; others only say something
	Does    []bool   `json:"does"`
	Refused []bool   `json:"refused"`
	State   string   `json:"state"` // the table as it began and ended
	Shows   []string `json:"shows"`
	Allowed bool     `json:"allowed"` // it fails because something is allowed that it expects to be refused
	Fails   string   `json:"fails"`   // why it fails, "" if it holds
}

// playEvents plays scenarios and tells what happened. What a scenario expects does not count, only what it does.
func playEvents(answer *json.Encoder, names []string) error {
	folder := scenario.NewFolder(scenarios.FS, "scenarios")
	for _, name := range names {
		ended := limit(name)
		a, err := eventsOf(folder, name)
		ended()
		if err != nil {
			return err
		}
		if err := answer.Encode(a); err != nil {
			return err
		}
	}
	return nil
}

func eventsOf(folder *scenario.Folder, name string) (a eventsAnswer, err error) {
	a.Scenario = name
	defer func() {
		// Code that cannot go on without something needs it.
		if v := recover(); v != nil {
			a, err = eventsAnswer{Scenario: name, Fails: fmt.Sprint("internal error: ", v)}, nil
		}
	}()
	script, err := folder.Compile(name)
	if err != nil {
		return a, err
	}
	r := script.Run(scenario.Options{Use: folder.Use, Lenient: true})
	a.Shows = r.Shows
	if r.Err != nil {
		a.Fails, _, _ = strings.Cut(r.Err.Error(), "\n")
		f := r.Failed()
		a.Allowed = f != nil && f.Allowed
	}
	if r.Log == nil {
		return a, nil
	}
	bare := r.Log.Bare(false)
	rules := r.Game.Rules(r.Edition)
	cites := func(cite engine.Clauses) (ids []string) {
		for c := range cite.All() {
			if rules.Printed(c) {
				ids = append(ids, rules.Book.ID(c))
			}
		}
		return ids
	}
	// Set-ups that were refused come before everything else.
	for i := range r.Log.Impossible {
		a.Events = append(a.Events, fmt.Sprintf("an impossible set-up, line %d", r.Log.Impossible[i].Line))
		a.Does, a.Refused, a.Offers = append(a.Does, true), append(a.Refused, true), append(a.Offers, "")
		a.Cites = append(a.Cites, cites(r.Log.Impossible[i].Cite))
	}
	// What a branch brings about is told with what happens: a clause may be shown by a branch alone.
	var with []engine.Within
	for in := range r.Log.Told() {
		with = append(with, in)
	}
	nth := 0
	for in, i := range bare.Told() {
		whole := with[nth]
		if nth++; i < 0 {
			continue
		}
		kind := in.Log.Events[i].Kind
		a.Does = append(a.Does, kind == engine.Chosen || kind == engine.Refused ||
			rules.Kinds[kind].Op != engine.Nothing)
		a.Events = append(a.Events, log.EventText(in.Log, i, engine.EN))
		a.Refused = append(a.Refused, kind == engine.Refused)
		offers := ""
		if kind == engine.Chosen {
			offers = log.EventText(whole.Log, i, engine.EN)
		}
		a.Offers = append(a.Offers, offers)
		a.Cites = append(a.Cites, cites(whole.Log.Events[i].Cite))
	}
	bare.Events, bare.Branches, bare.Impossible = nil, nil, nil
	a.State = string(log.Text(bare, engine.EN))
	return a, nil
}
