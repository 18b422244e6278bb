package main

// jsonAnswer is what ask --json prints. It is described in docs/schemas/ask.json.
type jsonAnswer struct {
	Asked         string           `json:"asked"`
	Verdict       string           `json:"verdict"`
	Game          string           `json:"game,omitempty"`
	Edition       string           `json:"edition,omitempty"`
	Lang          string           `json:"lang"`
	Answers       []jsonReplied    `json:"answers"`
	Unanswered    []string         `json:"unanswered,omitempty"` // what else was asked, and is not answered
	Offers        []jsonOffer      `json:"offers"`
	Understood    []string         `json:"understood"`
	NotUnderstood []string         `json:"not_understood"`
	Elsewhere     []jsonElsewhere  `json:"elsewhere,omitempty"`
	ReadAs        []jsonCorrection `json:"read_as,omitempty"`
	OtherGames    []string         `json:"other_games,omitempty"` // of the family: they may rule otherwise
	Topic         string           `json:"topic,omitempty"`       // that compares them
}

// jsonReplied is one answer.
type jsonReplied struct {
	Part       string       `json:"part,omitempty"` // what of the question it answers, where that asks two things
	Verdict    string       `json:"verdict"`
	Clause     string       `json:"clause,omitempty"`
	Scenario   string       `json:"scenario,omitempty"`
	Question   string       `json:"question,omitempty"`
	Ruling     string       `json:"ruling,omitempty"`
	Clauses    []jsonSaid   `json:"clauses"`
	Events     []string     `json:"events,omitempty"`
	Conditions []string     `json:"conditions,omitempty"`
	Otherwise  []jsonRuling `json:"otherwise,omitempty"` // the same question, with another ruling
	Reason     string       `json:"reason,omitempty"`    // why a ruling is withheld
	Changed    []jsonText   `json:"changed,omitempty"`   // the printed cards in it that --cards changes
}

// jsonSaid is a clause and what it says.
type jsonSaid struct {
	ID      string `json:"id"`
	Says    string `json:"says"`
	Reading bool   `json:"reading,omitempty"` // of ours, as the booklets do not say
}

// jsonOffer is what may be meant: a recorded question, or a clause.
type jsonOffer struct {
	Part     string `json:"part,omitempty"` // what of the question may be meant, where that is not answered
	Game     string `json:"game"`
	Scenario string `json:"scenario,omitempty"`
	Question string `json:"question,omitempty"`
	Clause   string `json:"clause,omitempty"`
	Says     string `json:"says,omitempty"`
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

// jsonElsewhere is what the question names that is in none of the games: a game, a thing of another box, or a term.
type jsonElsewhere struct {
	Name string `json:"name"`
	Kind string `json:"kind"`
}

// json gives the reply for programs.
func (r *reply) json() jsonAnswer {
	out := jsonAnswer{Asked: r.asked, Lang: r.lang.Code(), Verdict: r.verdict, Answers: []jsonReplied{},
		Unanswered: r.found.Unanswered, Offers: []jsonOffer{}, Understood: append([]string{}, r.found.Understood...),
		NotUnderstood: append([]string{}, r.found.Unknown...)}
	if g := r.game(); g != nil {
		out.Game, out.Edition = g.ID, r.answers[0].edition()
	}
	for _, c := range r.found.Corrected {
		out.ReadAs = append(out.ReadAs, jsonCorrection{c.From, c.To})
	}
	for _, s := range r.found.Strangers {
		out.Elsewhere = append(out.Elsewhere, jsonElsewhere{s.Name, s.Kind})
	}
	for _, g := range r.found.Others {
		out.OtherGames = append(out.OtherGames, g.ID)
	}
	if topic, _ := r.compared(); topic != nil {
		out.Topic = topic.ID
	}
	for _, o := range r.offers {
		one := jsonOffer{Game: o.Game.ID, Scenario: o.Name, Question: o.question}
		if o.Clause {
			one = jsonOffer{Game: o.Game.ID, Clause: o.Name, Says: o.question}
		}
		if o.left {
			one.Part = o.Part
		}
		out.Offers = append(out.Offers, one)
	}
	for _, x := range r.answers {
		one := jsonReplied{Part: x.Part, Verdict: x.verdict, Question: r.question(x),
			Clauses: append([]jsonSaid{}, x.clauses...), Events: x.events, Conditions: x.unasked,
			Otherwise: x.differing, Reason: x.message}
		if x.Clause {
			one.Clause = x.Name
		}
		if x.c != nil {
			one.Scenario = x.c.Name
		}
		if x.result != nil && (x.verdict == verdictRuling || x.verdict == verdictClause) {
			one.Ruling = x.result.Ruling.In(r.lang)
		}
		for _, n := range x.changed {
			one.Changed = append(one.Changed, bothOf(n))
		}
		out.Answers = append(out.Answers, one)
	}
	return out
}
