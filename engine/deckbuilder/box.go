package deckbuilder

import (
	"cmp"

	"tablereferee/engine"
)

// What the box holds, and where its cards may lie when a table is laid out.

// copiesClause is the clause that says how many copies of a card the box has.
func (k *Parts) copiesClause(card *Card) engine.Clauses {
	c := k.Cites
	switch card.Sort {
	case StartCard:
		var cite engine.Clauses
		for _, s := range k.Starting {
			if cite = engine.Cite(cmp.Or(s.Box, c.StartingDeck)); s.Card == card.ID {
				break
			}
		}
		return cite
	case KickCard:
		return engine.Cite(c.KickCards)
	case WeaknessCard:
		return engine.Cite(c.WeaknessCards)
	case BossCard:
		return engine.Cite(k.stackedBy(card, c.BossCards))
	case CharacterCard:
		return engine.Cite(c.CharacterCards, c.OneCharacterEach)
	case AsideCard:
		return engine.Cite(c.AsideCards)
	}
	return engine.Cite(c.MainDeckCards)
}

// stackedBy gives the clause by which a boss lies in its stack: what is said of those of this box, where it is one.
func (k *Parts) stackedBy(card *Card, own engine.Clause) engine.Clause {
	if k.StackedBy == nil {
		return own
	}
	return cmp.Or(k.StackedBy(card), own)
}

// bars keeps other cards out of the stacks beside the Line-Up, the characters out of all decks, and starting cards and
// Weaknesses out of the main deck and the Line-Up: no text puts a card of cost 0 there. Any other card may be gained,
// bought or put back, so it can lie in all other zones.
func (k *Parts) bars(owner engine.Player, kind int, d engine.Def, _ engine.Flag) engine.Clauses {
	c, card := k.Cites, &k.Cards[d]
	isCharacter, place, own := card.Sort == CharacterCard, kind == Character, kind >= OwnPlayerZone
	if owner == engine.NoPlayer {
		place, own = engine.Zone(kind) == Characters, engine.Zone(kind) >= OwnZone
	}
	switch {
	case card.Sort == AsideCard && !own:
		return engine.Cite(c.AsideCards)
	case own && k.Bars != nil: // only the game knows what comes there
		return k.Bars(k, owner, kind, card)
	case own:
	case isCharacter && !place:
		return engine.Cite(c.CharacterNoDeck, c.CharacterCards, c.OneCharacterEach)
	case !isCharacter && place:
		return engine.Cite(c.CharacterCards)
	case isCharacter:
	case card.Sort == BossCard && k.Defeated != 0 && (owner != engine.NoPlayer || engine.Zone(kind) == MainDeck ||
		engine.Zone(kind) == LineUp):
		return engine.Cite(c.BossNoDeck)
	case owner == engine.NoPlayer:
		return k.barsOfTable(engine.Zone(kind), card)
	case k.Bars != nil:
		return k.Bars(k, owner, kind, card)
	}
	return 0
}

// barsOfTable are those of the zones of the table, of any card but a character.
func (k *Parts) barsOfTable(z engine.Zone, card *Card) engine.Clauses {
	c := k.Cites
	copies := k.copiesClause(card)
	switch z {
	case MainDeck, LineUp:
		switch card.Sort {
		case StartCard:
			return engine.Cite(c.MainDeckExcludes, c.StartingDeck).With(copies)
		case WeaknessCard:
			return engine.Cite(cmp.Or(c.WeaknessSource, c.SortCards)).With(copies)
		}
	case KickStack:
		if card.Sort != KickCard {
			return engine.Cite(c.KickCards)
		}
	case WeaknessStack:
		if card.Sort != WeaknessCard {
			return engine.Cite(c.WeaknessCards)
		}
	case BossStack, TeamStack:
		if card.Sort != BossCard {
			return engine.Cite(cmp.Or(c.BossCards, c.SortCards)) // a game without bosses has no such stack
		}
	}
	return 0
}
