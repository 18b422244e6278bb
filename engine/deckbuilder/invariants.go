package deckbuilder

import (
	"fmt"
	"slices"

	"tablereferee/engine"
)

// Watch gives a watcher of what must hold after every event of a match, whatever is played.
func Watch() func(m *engine.Match, e *engine.Event) error {
	var (
		step     int // how many of the steps have been seen
		defeats  int
		made     int // Power made and spent this turn
		spent    int
		defended = map[int32]Seats{}                   // who has used a Defense against which Attack
		own      func(g *Match, e *engine.Event) error // what the game watches besides
	)
	return func(m *engine.Match, e *engine.Event) error {
		g := On(m)
		if own == nil && g.Parts.Watch != nil {
			own = g.Parts.Watch()
		}
		if own != nil {
			if err := own(g, e); err != nil {
				return err
			}
		}
		if n := CardsIn(m); n != m.CardCount() {
			return fmt.Errorf("%d cards in all zones, %d in the game", n, m.CardCount())
		}
		if err := g.noneAside(); err != nil {
			return err
		}
		switch e.Kind {
		case Turn:
			step, defeats, made, spent = 0, 0, g.Count(e.Player, Power), 0 // a set-up may give Power to begin with
			if err := m.Check(); err != nil {
				return err
			}
		case GoesOn: // a set-up began in the middle: which step comes first is not known
			step = -1
			made = g.Count(e.Player, Power)
		case PowerUp:
			made += int(e.N)
		case Pay:
			if spent -= int(e.N); spent > made {
				return fmt.Errorf("%d Power spent, %d made", spent, made)
			}
		case TokensUp, TokensDown:
			if e.Now < 0 {
				return fmt.Errorf("player %d has %d VP tokens", e.Player, e.Now)
			}
		case Defeat:
			if defeats++; defeats > 1 {
				return fmt.Errorf("two bosses defeated in one turn")
			}
		case setDefended:
			if defended[e.N]&Only(e.Player) != 0 {
				return fmt.Errorf("player %d uses two Defenses against one Attack", e.Player)
			}
			defended[e.N] |= Only(e.Player)
		case GameOver:
			return m.Check()
		}
		at := slices.Index(g.Parts.shown, e.Kind)
		if at < 0 {
			return nil
		}
		if step < 0 {
			step = at
		}
		if at != step {
			return fmt.Errorf("step %q of the end of the turn after %d others", m.Rules.Kinds[e.Kind].Name, step)
		}
		step++
		if at == 0 || g.Parts.shown[at-1] != EndRefill {
			return nil
		}
		if n := m.Len(LineUp); n < m.Rules.Value(g.Parts.Cites.LineUpSlots) {
			return fmt.Errorf("the Line-Up has %d cards after it was filled", n)
		}
		return nil
	}
}

// noneAside says that no card lies revealed where no text is being carried out: none is left there for a next move.
func (g *Match) noneAside() error {
	if g.frames.Depth() > 0 {
		return nil
	}
	for p := range g.From(engine.NoPlayer) {
		if n := g.Len(g.Zone(p, Revealed)); n > 0 {
			return fmt.Errorf("%d cards of player %d left revealed by a text that is over", n, p)
		}
	}
	return nil
}

// CardsIn counts the cards of all zones.
func CardsIn(m *engine.Match) int {
	n := 0
	for z := range engine.Zone(m.ZoneCount()) {
		n += m.Len(z)
	}
	return n
}

// Sum sums a finished match up.
func Sum(m *engine.Match) engine.Tally {
	t := engine.Tally{
		Turns: m.Count(engine.NoPlayer, TurnNo), End: engine.Clause(m.Count(engine.NoPlayer, Over)),
		Scores: make([]int, m.Seats()), Won: make([]bool, m.Seats()),
	}
	for p := range m.From(engine.NoPlayer) {
		t.Scores[p], t.Won[p] = m.Count(p, Score), m.Count(p, Won) > 0
	}
	return t
}
