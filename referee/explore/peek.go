package explore

import "tablereferee/engine"

// peek asks a statement at the menu of a turn, and ends the move there.
type peek struct {
	at
	plan  *Plan
	holds bool
	akin  bool
}

// asked says whether the statement is true.
func (p *peek) asked() bool {
	holds := p.plan.That.holds(&p.at)
	p.akin = p.akin || !holds && len(p.plan.Akin) > 0 && p.plan.Akin.holds(&p.at)
	return holds
}

// Decide looks at the question and does not answer it.
func (p *peek) Decide(m *engine.Match, q *engine.Question) int {
	if q.Always {
		p.menu = q // any other question is about something that nobody has chosen to do
	}
	p.holds = p.asked()
	m.Fail(errPeeked)
	return 0
}
