package metal

import (
	"fmt"
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/metal/book"

	db "tablereferee/engine/deckbuilder"
)

// watch gives a watcher of what must hold in this game, whatever is played: of Super Heroes, of Weaknesses, of the turn
// in which a Super Hero is Captured.
func watch() func(g *db.Match, e *engine.Event) error {
	var (
		heroes []int // how many there are of each, by declaration
		ended  bool  // the steps of its end are reached
		late   bool  // a Super Hero was Captured after that, too late to recruit
	)
	return func(g *db.Match, e *engine.Event) error {
		if heroes == nil && (e.Kind == db.Turn || e.Kind == db.GoesOn) { // all have been dealt
			heroes = superHeroes(g)
		}
		switch e.Kind {
		case db.Turn:
			ended, late = false, false
			return whole(g, heroes)
		case Captured:
			late = ended // too late to recruit in step 2
			ended = ended || g.Ends() == e.Player
			return whole(g, heroes)
		case Rescued, Recruited, NotChosen, db.GameOver:
			return whole(g, heroes)
		case db.EndAnnounce:
			if e.Cite.First() != book.EndTurn1Announce {
				return nil // a Capture ends the turn, and its parts are to come
			}
			ended = true
			if p := e.Player; holdsWeakness(g, p) && !hasLost(g, p) && g.Rules.On(book.WeaknessPlayFirst) {
				return fmt.Errorf("player %d ends the turn with a Weakness in hand", p)
			}
			if g.Count(engine.NoPlayer, caught) > 0 {
				return fmt.Errorf("player %d ends the turn, and a Super Hero was to be Captured", e.Player)
			}
		case db.EndNext:
			if p := g.Ends(); p != engine.NoPlayer && !late && g.Len(team(g, p)) == 0 && g.Len(db.Characters) > 0 &&
				g.Rules.On(book.EndTurn2Recruit) {
				return fmt.Errorf("player %d is left without a Super Hero, and %d are available", p,
					g.Len(db.Characters))
			}
		case db.Play, db.Bought, db.Defeat, db.Gain:
			if hasLost(g, e.Player) {
				return fmt.Errorf("player %d has lost a Super Hero, and the turn goes on: %s", e.Player,
					g.Rules.Kinds[e.Kind].Name)
			}
		}
		return nil
	}
}

// superHeroes counts the oversized cards that take part, by declaration: one of each, unless a set-up lays out what no
// real game could hold.
func superHeroes(g *db.Match) []int {
	n := make([]int, len(g.Rules.Cards))
	for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
		if g.Sort(c) == db.CharacterCard && g.In(c) != engine.Box {
			n[g.Def(c)]++
		}
	}
	return n
}

// whole looks whether each Super Hero who takes part is once under the tile, in a team or in the pile, each
// Super-Villain where it may be, and nothing but Super-Villains and Weaknesses in a score pile.
func whole(g *db.Match, heroes []int) error {
	if now := superHeroes(g); heroes != nil && !slices.Equal(now, heroes) {
		return fmt.Errorf("%v Super Heroes take part, by declaration, and it were %v", now, heroes)
	}
	for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
		z, k := g.In(c), g.Card(c)
		owner := g.Owner(z)
		scored := owner != engine.NoPlayer && z == g.Zone(owner, scorePile)
		name := k.Name[engine.EN]
		switch {
		case k.Sort == db.CharacterCard && z != engine.Box:
			if z != captured && z != db.Characters && (owner == engine.NoPlayer || z != team(g, owner)) {
				return fmt.Errorf("%s lies in %s", name, g.Info(z).ID)
			}
		case k.Sort == db.BossCard:
			if z != engine.Box && z != db.BossStack && z != db.Destroyed && !scored {
				return fmt.Errorf("%s lies in %s", name, g.Info(z).ID)
			}
		case scored && k.Sort != db.WeaknessCard:
			return fmt.Errorf("%s lies in a score pile", name)
		}
	}
	return nil
}
