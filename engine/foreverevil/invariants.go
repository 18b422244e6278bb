package foreverevil

import (
	"fmt"

	"tablereferee/engine"
	db "tablereferee/engine/deckbuilder"
)

// steps are the events of the end of a turn, in the order of the rulebook.
var steps = [...]engine.Kind{db.EndAnnounce, db.EndEffects, db.EndRefill, db.EndDraw, db.EndFlip, db.EndNext}

// watch gives a watcher of what must hold after every event of a match, whatever is played.
func watch() func(m *engine.Match, e *engine.Event) error {
	var (
		step     int // how many of the steps have been seen
		defeats  int
		made     int // Power made and spent this turn
		spent    int
		attack   int // the Attack being made, and who has used a Defense against it
		defended db.Seats
	)
	return func(m *engine.Match, e *engine.Event) error {
		g := db.On(m)
		if n := cardsIn(m); n != m.CardCount() {
			return fmt.Errorf("%d cards in all zones, %d in the game", n, m.CardCount())
		}
		switch e.Kind {
		case db.Turn:
			step, defeats, made, spent = 0, 0, g.Count(e.Player, db.Power), 0 // a set-up may give Power to begin with
			if err := m.Check(); err != nil {
				return err
			}
		case db.GoesOn: // a set-up began in the middle: which step comes first is not known
			step = -1
			made = g.Count(e.Player, db.Power)
		case db.PowerUp:
			made += int(e.N)
		case db.Pay:
			if spent -= int(e.N); spent > made {
				return fmt.Errorf("%d Power spent, %d made", spent, made)
			}
		case db.TokensUp, db.TokensDown:
			if e.Now < 0 {
				return fmt.Errorf("player %d has %d VP tokens", e.Player, e.Now)
			}
		case db.Defeat:
			if defeats++; defeats > 1 {
				return fmt.Errorf("two Super Heroes defeated in one turn")
			}
		case db.Attack:
			if n := g.Count(engine.NoPlayer, db.AttackNo); n != attack {
				attack, defended = n, 0
			}
		case db.Avoid:
			if defended&db.Only(e.Player) != 0 {
				return fmt.Errorf("player %d uses two Defenses against one Attack", e.Player)
			}
			defended |= db.Only(e.Player)
		case db.EndDraw:
			if m.Len(db.LineUp) < m.Rules.Value(SetupLineupFive) {
				return fmt.Errorf("the Line-Up has %d cards after it was filled", m.Len(db.LineUp))
			}
		case db.GameOver:
			return m.Check()
		}
		for i, k := range steps {
			if e.Kind == k {
				if step < 0 {
					step = i
				}
				if i != step {
					return fmt.Errorf("step %q of the end of the turn after %d others", m.Rules.Kinds[k].Name, step)
				}
				step++
			}
		}
		return nil
	}
}

func cardsIn(m *engine.Match) int {
	n := 0
	for z := range engine.Zone(m.ZoneCount()) {
		n += m.Len(z)
	}
	return n
}

// tally sums a finished match up.
func tally(m *engine.Match) engine.Tally {
	t := engine.Tally{
		Turns: m.Count(engine.NoPlayer, db.TurnNo), End: engine.Clause(m.Count(engine.NoPlayer, db.Over)),
		Scores: make([]int, m.Seats()), Won: make([]bool, m.Seats()),
	}
	for p := range m.From(engine.NoPlayer) {
		t.Scores[p], t.Won[p] = m.Count(p, db.Score), m.Count(p, db.Won) > 0
	}
	return t
}
