package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// Which enemies may be attacked, and which can be damaged.

// mayAttack says whether a player may attack an enemy: Guard shields the villain (mc.keywords.guard).
func (g *Match) mayAttack(p engine.Player, c engine.CardID) bool { return g.guard(p, c) == 0 }

// guard is the minion with Guard that keeps a player from attacking an enemy, zero if none does.
func (g *Match) guard(p engine.Player, c engine.CardID) engine.CardID {
	if g.Card(c).Type != Villain || g.Card(c).Guard || !g.Rules.On(book.KeywordsGuard) {
		return 0
	}
	for x := g.Top(g.Zone(p, Engaged)); x != 0; x = g.Below(x) {
		if g.Card(x).Guard {
			return x
		}
	}
	return 0
}

// enemies adds to a question every enemy that fits.
func (g *Match) enemies(q *engine.Question, fits func(c engine.CardID) bool) {
	for c := range g.each {
		if g.isEnemy(c) && (fits == nil || fits(c)) {
			q.Card(engine.VerbChoose, c)
		}
	}
}

// chooseEnemy lets a player choose an enemy for something; to attack it only one that may be attacked.
func (g *Match) chooseEnemy(by By, wanted purpose, fits func(c engine.CardID) bool, cs ...engine.Clause) engine.CardID {
	q := g.Question(by.Player, AskEnemy, by.Card, by.Citing(append(cs, g.choosing(by))...))
	g.enemies(q, func(c engine.CardID) bool {
		return (wanted != toAttack || g.mayAttack(by.Player, c)) && (fits == nil || fits(c))
	})
	return g.askFor(q, wanted).Card
}

// immune says whether a character takes no damage from somebody's doing (mc.cannot.absolute).
func (g *Match) immune(by By, c engine.CardID) bool {
	im := g.Card(c).Immune
	return im != nil && im(g, c, by)
}

// victim lets a player choose an enemy to be damaged, by an attack or without one: of those that fit, one that can take
// the damage (mc.amb.damage-must-matter).
func (g *Match) victim(by By, attack bool, fits func(c engine.CardID) bool, cs ...engine.Clause) engine.CardID {
	if spared := func(c engine.CardID) bool { return g.immune(by, c) }; g.anyEnemy(by, attack, fits, spared) {
		cs = append(cs, book.AmbDamageMustMatter, book.ChooseMustMatter)
		by.Cite = engine.Cite(by.Cite.First()).With(engine.CiteAll(cs)).With(by.Cite)
	}
	wanted := anyPurpose
	if attack {
		wanted = toAttack
	}
	return g.chooseEnemy(by, wanted, func(c engine.CardID) bool {
		return (fits == nil || fits(c)) && !g.immune(by, c)
	}, cs...)
}

// anyVictim says whether there is an enemy that victim would offer.
func (g *Match) anyVictim(by By, attack bool, fits func(c engine.CardID) bool) bool {
	return g.anyEnemy(by, attack, fits, func(c engine.CardID) bool { return !g.immune(by, c) })
}

// anyEnemy says whether there is an enemy that fits and is such; of an attack, one that may be attacked.
func (g *Match) anyEnemy(by By, attack bool, fits, such func(c engine.CardID) bool) bool {
	enemy := func(c engine.CardID) bool {
		return g.isEnemy(c) && (!attack || g.mayAttack(by.Player, c)) && (fits == nil || fits(c)) && such(c)
	}
	if g.anyIn(VillainZone, enemy) {
		return true
	}
	for p := range engine.Player(g.Seats()) {
		if g.anyIn(g.Zone(p, Engaged), enemy) {
			return true
		}
	}
	return false
}

// anyIn says whether a zone holds such a card.
func (g *Match) anyIn(z engine.Zone, such func(c engine.CardID) bool) bool {
	for c := g.Top(z); c != 0; c = g.Below(c) {
		if such(c) {
			return true
		}
	}
	return false
}
