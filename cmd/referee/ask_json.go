package main

import (
	"tablereferee/referee/ask"
)

// jsonAnswer is what ask --json prints. It is described in docs/cli.md.
type jsonAnswer struct {
	Asked     string       `json:"asked"`
	Lang      string       `json:"lang"`
	Verdict   string       `json:"verdict"`
	Question  string       `json:"question,omitempty"`
	Ruling    string       `json:"ruling,omitempty"`
	Otherwise []jsonRuling `json:"otherwise,omitempty"` // the same question, with another ruling
	Reason    string       `json:"reason,omitempty"`    // why a ruling is withheld
	Changed   []jsonText   `json:"changed,omitempty"`   // the printed cards in it that --cards changes
	Events    []string     `json:"events,omitempty"`
	// those the ruling rests on; the nearest ones where there is none
	Clauses   []jsonSaid       `json:"clauses,omitempty"`
	Scenario  string           `json:"scenario,omitempty"`
	Game      string           `json:"game,omitempty"`
	Edition   string           `json:"edition,omitempty"`
	Questions []jsonQuestion   `json:"questions,omitempty"` // others that may be meant
	ReadAs    []jsonCorrection `json:"read_as,omitempty"`
}

// jsonSaid is a clause and what it says.
type jsonSaid struct {
	ID   string `json:"id"`
	Says string `json:"says"`
}

type jsonQuestion struct {
	Question string `json:"question"`
	Scenario string `json:"scenario"`
}

// jsonRuling is a ruling and its scenario.
type jsonRuling struct {
	Ruling   string `json:"ruling"`
	Scenario string `json:"scenario"`
}

type jsonCorrection struct {
	From string `json:"from"`
	To   string `json:"to"`
}

// json gives the reply for programs.
func (r *reply) json(asked string) jsonAnswer {
	out := jsonAnswer{Asked: asked, Lang: r.lang.Code(), Verdict: r.verdict}
	for _, c := range r.a.Corrected {
		out.ReadAs = append(out.ReadAs, jsonCorrection{c.From, c.To})
	}
	questions := func(hits []ask.Hit) {
		for _, h := range hits {
			out.Questions = append(out.Questions, jsonQuestion{h.Entry.Question.In(r.lang), h.Entry.Name})
		}
	}
	switch r.verdict {
	case verdictNone:
		questions(r.nearQuestions())
		for _, h := range r.nearClauses() {
			out.Clauses = append(out.Clauses, jsonSaid{h.Clause.ID, h.Clause.Says.In(r.lang)})
		}
	case verdictRuling, verdictWithheld, verdictCards:
		questions(r.otherQuestions())
		out.Question, out.Scenario = r.best.Entry.Question.In(r.lang), r.c.Name
		if r.result != nil && r.result.Game != nil {
			out.Game, out.Edition = r.result.Game.ID, r.result.Edition
		}
		for _, n := range r.changed {
			out.Changed = append(out.Changed, bothOf(n))
		}
		if r.verdict != verdictRuling {
			out.Reason, out.Events = r.c.Message, r.steps
			break
		}
		out.Ruling, out.Events = r.result.Ruling.In(r.lang), ask.Bearing(r.result, r.lang)
		out.Otherwise = r.differing
		for _, id := range r.result.Shows {
			if k, ok := r.result.Game.Book.Find(id); ok {
				out.Clauses = append(out.Clauses, jsonSaid{id, r.result.Game.Book.Info(k).Text().Says.In(r.lang)})
			}
		}
	}
	return out
}
