package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// By says by whose doing and by which text something happens.
type By struct {
	Player   engine.Player
	Card     engine.CardID
	Host     engine.CardID // to which the card was attached as its ability began, which may discard it
	Cite     engine.Clauses
	Paid     Resources // what was spent on it
	Attack   bool      // part of an attack
	Together bool      // its damage defeats nobody until all of it is dealt
	Final    bool      // it is the last of several Special abilities
	Boost    bool      // by a boost ability: its damage is damage of the activation
	N        int       // what paying the cost gave: cards discarded, X
}

// tags are what an event that is done so bears.
func (b By) tags() engine.Tags {
	if b.Attack {
		return ByAttack
	}
	return 0
}

// by is the scenario's doing, by a card.
func (g *Match) by(c engine.CardID) By {
	return By{Player: engine.NoPlayer, Card: c, Cite: g.Card(c).Cite}
}

// mine is a card's doing in a player's name.
func (g *Match) mine(p engine.Player, c engine.CardID) By {
	return By{Player: p, Card: c, Cite: g.Card(c).Cite}
}

// Citing adds rules of the book to what is cited, the most specific first and as far as there is room: they hold of
// whatever is done so.
func (b By) Citing(cs ...engine.Clause) engine.Clauses { return b.Cite.AndIfRoom(cs...) }

// with cites a further clause.
func (b By) with(c engine.Clause) By {
	b.Cite = b.Cite.And(c)
	return b
}

// namesFace cites that a title on a card means that face of an identity.
func (b By) namesFace() By { return b.with(book.IdentityTitleNamesFace) }

// controlStays cites, of a card that lies on another, that its control has not changed thereby
// (mc.ownership.control-constant).
func (b By) controlStays(g *Match, c engine.CardID) By {
	if g.HostOf(c) == 0 {
		return b
	}
	return b.with(book.OwnershipControlConstant)
}

// asIfPrinted cites that a gained characteristic counts as if the card had it.
func (b By) asIfPrinted() By { return b.with(book.GainCharacteristicAsIfHad) }

// friendly cites whose characters are friendly.
func (b By) friendly() By { return b.with(book.FriendlyDefinition) }
