package explore

import (
	"fmt"

	"tablereferee/engine"
)

// branch is the decider that goes through all answers of one move. It follows the answers it holds; a question beyond
// them gets its first answer, and is noted with how many there are.
type branch struct {
	answers []uint16
	counts  []uint16
	at      int
	ends    bool // the move is that of ending the turn
}

// Decide answers as the present branch says.
func (b *branch) Decide(m *engine.Match, q *engine.Question) int {
	n := uint16(len(q.Answers))
	if b.at == len(b.answers) {
		b.answers, b.counts = append(b.answers, 0), append(b.counts, n)
	} else if b.counts[b.at] != n {
		m.Fail(fmt.Errorf("%w: %d answers where there were %d", errUnsteady, n, b.counts[b.at]))
	}
	i := int(b.answers[b.at])
	b.at++
	b.ends = b.ends || q.Always && m.Rules.Verbs[q.Answers[i].Verb].Ends
	return i
}

// begin forgets all branches.
func (b *branch) begin() { b.answers, b.counts, b.at, b.ends = b.answers[:0], b.counts[:0], 0, false }

// next goes on to the branch that comes next; false when there is none.
func (b *branch) next() bool {
	b.at, b.ends = 0, false
	for last := len(b.answers) - 1; last >= 0; last-- {
		if b.answers[last]++; b.answers[last] < b.counts[last] {
			b.answers, b.counts = b.answers[:last+1], b.counts[:last+1]
			return true
		}
	}
	return false
}

// given is the decider that gives answers once more.
type given struct {
	answers []uint16
	at      int
	see     func(m *engine.Match, q *engine.Question, answer int) // nil, or told of every answer before it is given
}

// Decide gives the next answer.
func (d *given) Decide(m *engine.Match, q *engine.Question) int {
	if d.at == len(d.answers) || int(d.answers[d.at]) >= len(q.Answers) {
		m.Fail(errUnsteady)
	}
	i := int(d.answers[d.at])
	d.at++
	if d.see != nil {
		d.see(m, q, i)
	}
	return i
}
