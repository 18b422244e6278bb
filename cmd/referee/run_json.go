package main

import (
	"bytes"
	"encoding/json"

	"tablereferee/engine/log"
	"tablereferee/internal/suite"
	"tablereferee/referee/scenario"
)

// jsonRun is what run --json prints. It is described in docs/schemas/run.json.
type jsonRun struct {
	Name     string            `json:"name"`
	Title    string            `json:"title"`
	Game     string            `json:"game,omitempty"`
	Edition  string            `json:"edition,omitempty"`
	Status   suite.Status      `json:"status"` // passed, failed or broken: nothing is compared with a golden file
	Message  string            `json:"message,omitempty"`
	Lang     string            `json:"lang"`
	Question string            `json:"question,omitempty"`
	Ruling   string            `json:"ruling,omitempty"`
	Shows    []string          `json:"shows"`
	Log      []json.RawMessage `json:"log"` // the objects of --format jsonl
}

func (a *app) runJSON(r *scenario.Result) error {
	out := jsonRun{Name: r.Name, Title: r.Title, Edition: r.Edition, Status: suite.Kind(r), Lang: a.lang.Code(),
		Question: r.Question.In(a.lang), Ruling: r.Ruling.In(a.lang), Shows: notNil(r.Shows), Log: []json.RawMessage{}}
	if r.Game != nil {
		out.Game = r.Game.ID
	}
	if r.Err != nil {
		out.Message = suite.ExplainIn(r.Err, a.lang)
	}
	if r.Log != nil {
		for line := range bytes.Lines(log.JSONLines(r.Log, a.lang)) {
			out.Log = append(out.Log, json.RawMessage(line))
		}
	}
	return a.json(out)
}
