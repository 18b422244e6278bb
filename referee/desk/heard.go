package desk

import (
	"context"

	"tablereferee/engine"
	"tablereferee/referee/ask"
)

// Heard is what can be said to a question in a player's own words.
type Heard struct {
	Given []Found `json:"given,omitempty"` // the answers: one, or one for each part of a question that asks two things
	// What was asked as well and is not answered. What may be meant by it comes first among the offers.
	Unanswered []string `json:"unanswered,omitempty"`
	Offers     []Found  `json:"offers,omitempty"` // what may be meant, the likeliest first; beside an answer instead of it
	// Other games of the family, where the question does not tell which of them is played: they may rule otherwise.
	Others     []engine.Text `json:"others,omitempty"`
	Understood []string      `json:"understood,omitempty"` // what it speaks of, as it was typed
	Unknown    []string      `json:"unknown,omitempty"`    // words that nobody uses
	Strangers  []string      `json:"strangers,omitempty"`  // what it names that is in none of the games
	Corrected  [][2]string   `json:"corrected,omitempty"`  // words that were taken for others
}

// Found is a recorded question or a clause.
type Found struct {
	Game    string        `json:"game"`
	In      engine.Text   `json:"in"`   // how the game is called
	Name    string        `json:"name"` // of the scenario, or the id of the clause
	Clause  bool          `json:"clause,omitempty"`
	Reading bool          `json:"reading,omitempty"` // of a clause: it is a reading of ours, as the booklets do not say
	Part    string        `json:"part,omitempty"`    // what of the question it answers
	Says    engine.Text   `json:"says"`              // the recorded question, or what the clause says
	Ruling  engine.Text   `json:"ruling"`
	Edition string        `json:"edition,omitempty"`
	Rests   []string      `json:"rests,omitempty"`   // the clauses that the ruling rests on
	Unasked []engine.Text `json:"unasked,omitempty"` // of its case, what the asker did not say
	Wrong   *Wrong        `json:"wrong,omitempty"`   // why the ruling is withheld: its scenario does not hold
}

// hear answers a question. Its ruling is played at that moment, and withheld where it does not hold.
func (d *Desk) hear(r *Request, out *Reply) error {
	if d.shelf == nil {
		return errNoShelf
	}
	if d.records == nil {
		records, err := ask.Of(context.Background(), d.games(), d.shelf)
		if err != nil {
			return err
		}
		d.records = records
	}
	q := ask.Question{Words: r.Said, Game: d.game(r.Name)}
	answer, err := d.records.Ask(q)
	if err != nil {
		return err
	}
	heard := &Heard{Unanswered: answer.Unanswered, Understood: answer.Understood, Unknown: answer.Unknown}
	for _, s := range answer.Strangers {
		heard.Strangers = append(heard.Strangers, s.Name)
	}
	for _, c := range answer.Corrected {
		heard.Corrected = append(heard.Corrected, [2]string{c.From, c.To})
	}
	for _, g := range answer.Others {
		heard.Others = append(heard.Others, g.Name)
	}
	if answer.Verdict == ask.Given {
		for i := range answer.Given {
			heard.Given = append(heard.Given, d.found(&answer.Given[i], r.Said, answer.Lang))
		}
	}
	for i := range answer.Offers {
		heard.Offers = append(heard.Offers, d.found(&answer.Offers[i], r.Said, answer.Lang))
	}
	out.Heard = heard
	return nil
}

// errNoShelf is what is wrong where there are no scenarios to be asked.
var errNoShelf = engine.Errorf("there are no scenarios here", "il n'y a pas de scénarios ici")

// found tells of a hit. A scenario is played for it.
func (d *Desk) found(h *ask.Hit, asked string, lang engine.Lang) Found {
	out := Found{Game: h.Game.ID, In: h.Game.Name, Name: h.Name, Clause: h.Clause, Part: h.Part}
	if h.Clause {
		if k, ok := h.Game.Book.Find(h.Name); ok {
			info := h.Game.Book.Info(k)
			out.Says, out.Reading = info.Text().Says, info.Kind == "reading"
		}
		return out
	}
	script, options, err := d.script(&Request{Name: h.Name})
	if err != nil {
		out.Wrong = d.wrong(err)
		return out
	}
	result := script.Run(options)
	out.Says, out.Edition, out.Rests = result.Question, result.Edition, result.Shows
	for _, id := range result.Shows {
		if k, ok := h.Game.Book.Find(id); ok {
			d.clause(id, h.Game.Book.Info(k).Text().Says)
		}
	}
	if result.Err != nil {
		out.Wrong = d.wrong(result.Err)
		return out
	}
	out.Ruling = result.Ruling
	unasked, err := d.records.Unasked(h.Game, result.Question.In(lang), asked, lang)
	if err != nil {
		out.Wrong = d.wrong(err)
	}
	for _, sentence := range unasked {
		out.Unasked = append(out.Unasked, ask.Everywhere(result.Question, sentence, lang))
	}
	return out
}
