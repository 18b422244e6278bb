package main

import (
	"tablereferee/engine"
	"tablereferee/internal/about"
	"tablereferee/internal/suite"
)

// jsonText is one thing said in both languages.
type jsonText struct {
	EN string `json:"en"`
	FR string `json:"fr"`
}

func bothOf(t engine.Text) jsonText { return jsonText{t[engine.EN], t[engine.FR]} }

// jsonCard is what card --json prints of each card. It is described in docs/schemas/card.json.
type jsonCard struct {
	ID    string     `json:"id"`
	Game  string     `json:"game"`
	Name  jsonText   `json:"name"`
	Title *jsonText  `json:"title,omitempty"` // where the name says more
	Facts []jsonFact `json:"facts"`
	Notes []jsonText `json:"notes,omitempty"`
	// These are left out of a list.
	Text      []jsonText   `json:"text,omitempty"`
	Does      []jsonClause `json:"does,omitempty"`
	Rulings   []jsonClause `json:"rulings,omitempty"`
	Scenarios []string     `json:"scenarios,omitempty"`
}

type jsonFact struct {
	Name  jsonText `json:"name"`
	Value jsonText `json:"value"`
}

// cardsJSON prints cards for programs, with what is ruled on them where a report of the scenarios is given.
func (a *app) cardsJSON(cards []cardOf, report *suite.Report) error {
	out := []jsonCard{}
	for _, c := range cards {
		info := c.info()
		j := jsonCard{ID: info.ID, Game: c.Game.ID, Name: bothOf(info.Name), Facts: []jsonFact{}}
		if info.Title != (engine.Text{}) {
			title := bothOf(info.Title)
			j.Title = &title
		}
		for _, f := range c.Facts(c.def) {
			j.Facts = append(j.Facts, jsonFact{bothOf(f.Name), bothOf(f.Value)})
		}
		for _, n := range about.Notes(c.Game, c.def) {
			j.Notes = append(j.Notes, bothOf(n))
		}
		if report != nil {
			for _, part := range c.text() {
				j.Text = append(j.Text, bothOf(part))
			}
			own, about := c.Book.ClausesOf(info)
			for _, k := range own {
				j.Does = append(j.Does, clauseJSON(c.Game, c.Book.Info(k)))
			}
			for _, k := range about {
				j.Rulings = append(j.Rulings, clauseJSON(c.Game, c.Book.Info(k)))
			}
			j.Scenarios = playedIn(report, c.Game, own, engine.EN)
		}
		out = append(out, j)
	}
	return a.json(out)
}
