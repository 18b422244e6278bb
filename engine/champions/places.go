package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// Where a card lies, and where it never does.

// types gives the clause of each card type.
var types = [...]engine.Clause{
	Hero: book.IdentityType, AlterEgo: book.IdentityType, Ally: book.AllyType, Event: book.EventType,
	Resource: book.ResourceCardType, Support: book.SupportType, Upgrade: book.UpgradeType,
	Villain: book.VillainType, Minion: book.MinionType, MainSchemeCard: book.MainSchemeType,
	SideScheme: book.SideSchemeType, Treachery: book.TreacheryType,
	Attachment: book.AttachmentType, Environment: book.EnvironmentType, Obligation: book.ObligationType,
}

// hostZone is where a card lies that a set-up attaches to another: a player's card in front of its player, who has
// played it and controls it on whatever it lies (mc.ownership.control-constant), any other beside the villain.
func hostZone(m *engine.Match, host engine.CardID, d engine.Def, of engine.Player) (engine.Zone, engine.Clauses) {
	c := &On(m).Box.Cards[d]
	if c.Type != Attachment && c.Hosts == nil {
		return engine.Box, engine.Cite(types[c.Type], book.AttachToMustAttach)
	}
	if c.Aspect == Encounter {
		return Attachments, 0
	}
	p := max(m.Owner(m.In(host)), 0)
	if of != engine.NoPlayer {
		p = of
	}
	if c.Aspect == HeroCard { // whoever plays its hero has played it, wherever the host is
		for o := range engine.Player(m.Seats()) {
			if id := m.Top(m.Zone(o, Identity)); id != 0 && On(m).Card(id).Set == c.Set {
				p = o
			}
		}
	}
	return m.Zone(p, InPlay), 0
}

// bars keeps a card out of zones where no card of its type ever lies.
func (box *Box) bars(owner engine.Player, k int, d engine.Def, on engine.Flag) engine.Clauses {
	c := &box.Cards[d]
	scenario := c.Aspect == Encounter
	identity, villain, main := c.Type == Hero || c.Type == AlterEgo, c.Type == Villain, c.Type == MainSchemeCard
	piled := !identity && !villain && !main
	can := true
	if owner == engine.NoPlayer {
		switch engine.Zone(k) {
		case EncounterDeck, EncounterDiscard:
			can = scenario && piled
		case VillainZone, VillainDeck:
			can = villain
		case MainScheme, SchemeDeck:
			can = main
		case SideSchemes:
			can = c.Type == SideScheme
		case Environments:
			can = c.Type == Environment
		case Attachments:
			can = c.Type == Attachment
		}
	} else {
		switch k {
		case Identity:
			can = identity
		case Hand, PlayerDeck, Discard, DeckList:
			can = !scenario && piled
		case InPlay:
			can = c.Type == Ally || c.Type == Support || c.Type == Upgrade
		case Engaged:
			if can = c.Type == Minion; on&FaceDown != 0 { // a Drone
				can = !scenario && piled
			}
		case Dealt, Nemesis:
			can = scenario && piled
		}
	}
	switch {
	case can:
		return 0
	case on&FaceDown != 0:
		return engine.Cite(book.ScenarioCardFigureUltronDrones, types[c.Type])
	}
	return engine.Cite(types[c.Type])
}

// strange says that another player's identity never lies with a player, nor another hero's own card, or a card of a
// second aspect, in the hand or the deck, unless the set-up has given it to that player all the same. (That a card has
// gone to the discard pile of its owner, and of nobody else, is worth an expectation.)
func strange(m *engine.Match, z engine.Zone, d engine.Def) engine.Clauses {
	g := On(m)
	p, x := m.Owner(z), &g.Box.Cards[d]
	if p != engine.NoPlayer && z == g.Zone(p, Identity) && !g.plays(p, d) {
		return engine.Cite(book.IdentityType)
	}
	if p == engine.NoPlayer || x.Test || z != g.Zone(p, Hand) && z != g.Zone(p, PlayerDeck) {
		return 0
	}
	second := false
	for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
		k := g.Card(c)
		if g.OwnerOf(c) != p {
			continue
		}
		if g.Def(c) == d || k.Aspect == x.Aspect && x.Aspect.chosen() {
			return 0
		}
		second = second || k.Aspect.chosen()
	}
	switch {
	case x.Aspect == HeroCard && x.Set != g.Card(g.identity(p)).Set && g.Rules.On(book.DeckRest):
		return engine.Cite(book.DeckRest, book.OwnershipOwner)
	case x.Aspect.chosen() && second && g.Rules.On(book.DeckOneAspect):
		return engine.Cite(book.DeckOneAspect, book.OwnershipOwner)
	}
	return 0
}

// plays says whether a card is the identity of a player, by either face, also if that player is out.
func (g *Match) plays(p engine.Player, d engine.Def) bool {
	for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
		if g.OwnerOf(c) == p && (g.Def(c) == d || g.Box.Def(g.Card(c).Back) == d) {
			return true
		}
	}
	return false
}
