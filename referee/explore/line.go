package explore

import (
	"errors"

	"tablereferee/engine"
)

// Line is a line of play: the moves from the table of a Plan on, each with the answers given in it.
type Line struct {
	Order []engine.Def // how the pile lay whose order nobody knows, top first; nil if the plan has none
	Moves [][]uint16
}

// Play plays a line again and tells see of every answer before it is given. It gives the table to which the line leads.
func (l *Line) Play(p *Plan, see func(m *engine.Match, q *engine.Question, answer int)) (*engine.Table, error) {
	d := &given{see: see}
	m := p.resume(p.From.Clone(), d)
	if l.Order != nil {
		lay(m, p.Unknown, l.Order)
	}
	for _, move := range l.Moves {
		d.answers, d.at = move, 0
		if err := m.Run(func() { playMove(p.Game, m) }); err != nil {
			return nil, err
		}
		if d.at != len(move) {
			return nil, errUnsteady
		}
	}
	return m.Table, nil
}

// errUnsteady is a fault of the rules: the same table and the same answers went otherwise the second time.
var errUnsteady = errors.New("the same answers do not lead to the same questions")
