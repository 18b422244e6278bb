package engine

// Verb is the word of an answer, an index in Rules.Verbs. The kernel's own come first.
type Verb uint8

const (
	NoVerb      Verb = iota
	VerbDecline      // "declines": no to what one may do
	VerbUse          // "uses": an ability
	VerbChoose       // "chooses": a card, a player or an option
	FirstVerb
)

// QuestionKind is what is asked, an index in Rules.Questions.
type QuestionKind uint8

// Option is something to choose that is neither card nor player, an index in Rules.Options.
type Option uint16

// Answer is one legal answer. The zero Answer is no answer: nothing could be chosen.
type Answer struct {
	Verb    Verb
	Player  Player // what is chosen is a player if Card and Option are zero and Verb.Of says something follows
	Card    CardID
	Zone    Zone // where the card lies
	Option  Option
	Ability AbilityID // of an effect without a card
	Index   uint16    // the asker's own
	// More, of one that was given: who gave it goes on beyond what was asked for; the few rules that allow it look at
	// it. Of one that is offered: it is asked for only because of Match.Extra.
	More bool
}

// AndMore is added to the index that a Decider gives, if it goes on beyond what the question asks for: it pays more
// than it must.
const AndMore = 1 << 15

// Extra says how much of what a player may do beyond what is needed is asked for, each time it can be done, such as
// paying more than a cost.
type Extra uint8

// The answers of AndMore alone, or also questions: once what is needed is done, whatever else there is in one order, or
// all along in every order.
const (
	NoExtra Extra = iota
	ExtraAfter
	ExtraAnyOrder
)

// Question is somebody's decision: who, what for, by which clause, and every legal answer.
// It lives in the Match and is valid until it is answered.
type Question struct {
	Player  Player
	Kind    QuestionKind
	Source  CardID // the card whose text asks
	Cite    Clauses
	Answers []Answer
	On      *Event // what may be acted on: about to happen, or just happened; nil elsewhere
	Ahead   bool   // it is about to happen
	Always  bool   // asked even if there is one answer only
	More    bool   // whoever answers may go on beyond what is asked for: AndMore
	// CiteOf gives the clauses by which it is answered with a verb, zero for those of the question; nil: for all verbs.
	CiteOf func(Verb) Clauses

	m       *Match
	speaks  hearing // whether anything speaks of a card, once that is asked
	offered uint64  // declarations offered so far, folded: a bit that is not set is none of them
}

// hearing is whether anything speaks of cards, found out when it first matters.
type hearing uint8

const (
	unasked hearing = iota
	silence
	speech
)

// hushed is Match.hushed, looked up once.
func (q *Question) hushed() bool {
	if q.speaks == unasked {
		if q.speaks = speech; q.m.hushed() {
			q.speaks = silence
		}
	}
	return q.speaks == silence
}

// Decider answers questions: a script, a person, chance, a replay. The index of one of q.Answers is expected, with
// AndMore or without.
type Decider interface {
	Decide(m *Match, q *Question) int
}

// Question begins a question; the caller adds the legal answers and Asks.
func (m *Match) Question(p Player, kind QuestionKind, source CardID, cite Clauses) *Question {
	q := &m.q
	q.Player, q.Kind, q.Source, q.Cite = p, kind, source, cite
	q.Answers, q.Always, q.More, q.m, q.speaks, q.offered = q.Answers[:0], false, false, m, unasked, 0
	q.On, q.Ahead, q.CiteOf = nil, false, nil
	return q
}

// Add adds an answer as it is.
func (q *Question) Add(a Answer) { q.Answers = append(q.Answers, a) }

// next gives the place of one more answer. Answers are written where they stay: a copy of what was written in small
// pieces a moment ago would wait for them.
func (q *Question) next() *Answer {
	q.Answers = append(q.Answers, Answer{})
	return &q.Answers[len(q.Answers)-1]
}

// Verb adds a verb that says all.
func (q *Question) Verb(v Verb) { q.next().Verb = v }

// Decline adds "declines".
func (q *Question) Decline() { q.Verb(VerbDecline) }

// Option adds an option.
func (q *Question) Option(o Option) {
	q.Answers = append(q.Answers, Answer{Verb: VerbChoose, Option: o})
}

// Who adds a player.
func (q *Question) Who(p Player) { q.Answers = append(q.Answers, Answer{Verb: VerbChoose, Player: p}) }

// Card adds a card. Equal cards of one zone count as one answer, unless something tells them apart.
func (q *Question) Card(v Verb, c CardID) {
	k := &q.m.cards[c]
	bit := uint64(1) << (k.def & 63)
	known := q.offered&bit != 0
	q.offered |= bit
	if known && k.bare() && q.isOffered(v, c, k) {
		return
	}
	a := q.next()
	a.Verb, a.Card, a.Zone = v, c, k.zone
}

// isOffered says whether a card on which nothing lies is one answer with another that is offered: as Alike says, which
// looks at all of it each time.
func (q *Question) isOffered(v Verb, c CardID, k *card) bool {
	for i := range q.Answers {
		a := &q.Answers[i]
		if a.Verb != v || a.Card == 0 {
			continue
		}
		x := &q.m.cards[a.Card]
		if x.def == k.def && x.zone == k.zone && x.bare() &&
			(q.hushed() || q.m.spoken(a.Card) == q.m.spoken(c)) {
			return true
		}
	}
	return false
}

// Cards adds all cards of a zone that fit.
func (q *Question) Cards(v Verb, z Zone, fits func(c CardID) bool) {
	for c := q.m.zones[z].top; c != 0; c = q.m.cards[c].next {
		if fits == nil || fits(c) {
			q.Card(v, c)
		}
	}
}

// Ask puts a question and gives the answer. With no legal answer it gives the zero Answer; a single one is not asked.
func (m *Match) Ask(q *Question) Answer {
	a, more := m.ask(q)
	if a.More == more {
		return *a
	}
	given := *a
	given.More = more
	return given
}

// AskMove is Ask where only the verb and the card of the answer matter: these alone are read.
func (m *Match) AskMove(q *Question) (Verb, CardID) {
	a, _ := m.ask(q)
	return a.Verb, a.Card
}

// citeOf gives the clauses by which it is answered with a verb.
func (q *Question) citeOf(v Verb) Clauses {
	if q.CiteOf != nil {
		if cite := q.CiteOf(v); cite != 0 {
			return cite
		}
	}
	return q.Cite
}

// none is the answer where there is none.
var none Answer

// ask puts a question and gives the answer among the legal ones, and whether who gave it goes on beyond it.
func (m *Match) ask(q *Question) (a *Answer, more bool) {
	switch len(q.Answers) {
	case 0:
		return &none, false
	case 1:
		if !q.Always && (m.Insist == nil || !m.Insist(q)) {
			if m.Taken != nil {
				m.Taken(q)
			}
			return &q.Answers[0], q.Answers[0].More
		}
	}
	i := m.Decider.Decide(m, q)
	more = i&AndMore != 0
	i &^= AndMore
	m.answered++
	if m.IsRead() {
		e := Event{Kind: Chosen, Actor: q.Player, Player: q.Player, Source: q.Source, Cite: q.citeOf(q.Answers[i].Verb)}
		if m.Log != nil {
			m.Log.choice(q, i)
		}
		m.record(&e)
	} else {
		m.count()
	}
	return &q.Answers[i], more
}
