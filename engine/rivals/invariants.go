package rivals

import (
	"fmt"

	"tablereferee/engine"
	"tablereferee/engine/rivals/book"

	db "tablereferee/engine/deckbuilder"
)

// watch gives a watcher of what must hold in this game, whatever is played: of Characters, and of the turn in which a
// player confronts the other.
func watch() func(g *db.Match, e *engine.Event) error {
	took, bought := 0, false // of Characters taken this turn; whether anything was bought in it
	return func(g *db.Match, e *engine.Event) error {
		on := g.Count(engine.NoPlayer, confronting)
		switch e.Kind {
		case db.Turn:
			took, bought = 0, false
			for p := range g.From(engine.NoPlayer) {
				if n := g.Count(p, raised); n > 0 && on == 0 {
					return fmt.Errorf("the Character of player %d costs %d more, and nobody confronts", p, n)
				}
			}
			return charactersWhole(g)
		case Confronts:
			if bought {
				return fmt.Errorf("player %d confronts and has bought", e.Actor)
			}
		case Taken:
			if took++; took > 1 {
				return fmt.Errorf("player %d takes two Characters in one turn", e.Actor)
			}
			if on != handedOver || g.OnTurn() != e.Actor {
				return fmt.Errorf("player %d takes a Character, and that is not how it is done", e.Actor)
			}
		case Follows, db.GameOver:
			return charactersWhole(g)
		case db.Bought:
			if bought = true; on > 0 && g.OnTurn() == e.Player && g.Rules.On(book.ConfrontNoBuying) {
				return fmt.Errorf("player %d buys in a turn with a Confrontation", e.Player)
			}
		case db.Play:
			if on == handedOver && g.OnTurn() == e.Player {
				return fmt.Errorf("player %d plays a card and has handed over", e.Player)
			}
		case Blocks:
			if on != handedOver || g.OnTurn() != foe(e.Actor) {
				return fmt.Errorf("player %d blocks, and the other does not confront", e.Actor)
			}
		}
		return nil
	}
}

// charactersWhole looks whether the Characters of each side are those of one player, each once: one that is played, the
// dearer ones still to come, the cheaper ones with the opponent.
func charactersWhole(g *db.Match) error {
	seen := make([]bool, len(g.Rules.Cards))
	for p := range g.From(engine.NoPlayer) {
		n, lost, side := 0, g.Zone(foe(p), won), uint8(0)
		played := character(g, p)
		if played == 0 && (g.Len(g.Zone(p, later)) > 0 || !g.IsOver()) {
			return fmt.Errorf("player %d has no Character", p)
		}
		for _, z := range [...]engine.Zone{lost, g.Zone(p, db.Character), g.Zone(p, later)} {
			for x := range g.Cards(z) {
				k := g.Card(x)
				name := k.Name[engine.EN]
				switch n++; {
				case k.Sort != db.CharacterCard:
					return fmt.Errorf("%s lies among the Characters", name)
				case seen[g.Def(x)]:
					return fmt.Errorf("%s is in two places", name)
				case n > 1 && k.Hook != side:
					return fmt.Errorf("%s is on the side of player %d", name, p)
				case played != 0 && z == lost && k.Cost >= g.Cost(played),
					z == g.Zone(p, later) && k.Cost <= g.Cost(played):
					return fmt.Errorf("%s lies in %s, and %s is played", name, g.Info(z).ID,
						g.Card(played).Name[engine.EN])
				}
				seen[g.Def(x)], side = true, k.Hook
			}
		}
		all := 0
		for range charactersByCost(g, side) {
			all++
		}
		if n != all || g.Len(g.Zone(p, db.Character)) > 1 {
			return fmt.Errorf("player %d has %d Characters of %d", p, n, all)
		}
	}
	return nil
}
