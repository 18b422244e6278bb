package engine

// Reason is why something is refused, an index in Rules.Reasons.
type Reason uint16

// Attempt is what a player tries to answer: a verb and what it is said of.
type Attempt struct {
	Player Player
	Verb   Verb
	Name   string // as the script says it
	Number int    // which of several equal cards, counted from 1; 0 if the script does not say
	Zone   Zone   // -1 unless the script names one
	Card   CardID // a card of that name, the likeliest one meant; zero if there is none
	Whom   Player // the player of that name
	Option Option
}

// Refusal is the judge's no: by which clause, why, and what was legal instead (the answers of the open question).
type Refusal struct {
	Cite   Clauses
	Reason Reason
	Card   CardID
	// what stands in the way, or whose text asks; the card that asks the open question unless the judge says another
	Source CardID
	N, Now int32
	// Ways are those in which the thing that is tried could be done, where it has several and each is forbidden by
	// itself; none otherwise.
	Ways []Way
}

// Way is one of several ways to do what is refused, and what forbids it; its sentence is said of the cards and numbers
// of the refusal.
type Way struct {
	Option Option
	Reason Reason
}

// Claim records what was proven about the lines of play from here.
func (m *Match) Claim(says Text) {
	e := Event{Kind: Claimed, Actor: NoPlayer, Player: NoPlayer}
	if m.Log != nil {
		m.Log.claims = append(m.Log.claims, says)
	}
	m.record(&e)
}

// Refuse records a refusal.
func (m *Match) Refuse(q *Question, a Attempt, r Refusal) {
	e := Event{Kind: Refused, Actor: a.Player, Player: NoPlayer, Card: r.Card, Source: r.Source, N: r.N, Now: r.Now,
		Cite: r.Cite}
	if r.Card != 0 {
		e.From = m.In(r.Card)
	}
	if q != nil {
		e.Player = q.Player
		if e.Source == 0 {
			e.Source = q.Source
		}
	}
	if m.Log != nil {
		m.Log.refusal(q, a, r)
	}
	m.record(&e)
}
