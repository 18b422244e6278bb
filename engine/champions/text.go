package champions

import (
	"cmp"
	"iter"
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
)

// What cards say, carried out by the verbs of Match.

// Frame is a text that is being carried out.
type Frame = cardtext.Frame[By]

// texter lends a match to its texts (cardtext.Game).
type texter struct{ *Match }

// carry carries out a text; e is what it has waited for, nil for nothing.
func (g *Match) carry(by By, t cardtext.Text, e *engine.Event) { g.carryOn(by, t, e, 0) }

// carryOn carries out a text that is about a card from its beginning.
func (g *Match) carryOn(by By, t cardtext.Text, e *engine.Event, c engine.CardID) {
	if by.Host == 0 && by.Card != 0 {
		by.Host = g.HostOf(by.Card)
	}
	f := g.texts.Open(by)
	if g.texts.Deep() {
		g.Endless()
	}
	f.Event = e
	f.It.Many = by.N
	if c != 0 {
		f.About(c)
	}
	outer := g.dug
	g.dug = 0
	cardtext.Run[By](texter{g}, f, t)
	if c := g.dug; c != 0 && g.In(c) == Resolving { // nothing has been done with it: it goes where it was to go
		g.do(engine.Event{Kind: Discarded, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card,
			To: EncounterDiscard, Cite: by.Cite})
	}
	g.dug = outer
	g.texts.Close()
}

// carried gives the declarations of the cards whose texts are being carried out, the innermost first.
func carried(m *engine.Match) iter.Seq[engine.Def] {
	return func(yield func(engine.Def) bool) {
		g := On(m)
		for f := range g.texts.Opened {
			if f.By.Card != 0 && !yield(g.Def(f.By.Card)) {
				return
			}
		}
	}
}

// Beyond ends the game where a number cannot be counted.
func (g texter) Beyond() {
	if g.Running() {
		g.Match.Beyond()
	}
}

// Ruled says whether a clause is in force.
func (g texter) Ruled(c engine.Clause) bool { return g.Rules.On(c) }

// Citing adds a clause to what is cited.
func (texter) Citing(by By, c engine.Clause) By { return by.with(c) }

// NothingMore says that a text does nothing more.
func (g texter) NothingMore(f *Frame) { g.nothing(f.By) }

// Otherwise cites why what comes instead comes: a wild resource is not what was looked for
// (mc.wild.otherwise-only-wild), or the text for heroes was not that of this player (mc.triggered-ability.form-label).
func (g texter) Otherwise(f *Frame, s *cardtext.Step) bool {
	if s.What != nil && s.What.How == cardtext.Each && len(s.What.Zones) > 0 {
		for c := range g.Cards(g.place(f, &s.What.Zones[0])) {
			f.By = g.printed(f.By, c)
		}
	}
	return true
}

// who is who somebody of a text is, where nobody has to choose.
func (g *Match) who(f *Frame, w cardtext.Who) engine.Player {
	switch w {
	case cardtext.FirstPlayer:
		return g.first()
	case cardtext.EngagedPlayer: // one that has just been defeated was engaged with them
		if p := g.engagedWith(f.By.Card); p != engine.NoPlayer {
			return p
		}
	}
	return f.By.Player
}

// place is a zone that a text names.
func (g *Match) place(f *Frame, p *cardtext.Place) engine.Zone {
	if p.Of == cardtext.Nobody {
		return engine.Zone(p.Zone)
	}
	return g.Zone(g.who(f, p.Of), p.Zone)
}

// The words that mean cards by themselves.
const (
	theHost = cardtext.FirstCards + iota
	villainCard
	yourIdentityCard
	yourHeroCard
	eachHero
	mainSchemeCard
	faceCard
	targetCard
	woundedCard
)

// The words that say what a card is, by number.
const (
	classEnemy = iota
	classMinion
	classVillain
	classCharacter
	classFriend
	classAlly
	classUpgrade
	classSupport
	classScheme
	classSideScheme
	classTreachery
	classHero
)

var classWords = []string{"enemy", "minion", "villain", "character", "friendly character", "ally", "upgrade", "support",
	"scheme", "side scheme", "treachery", "hero"}

// isClass says whether a card is of one of some classes.
func (g *Match) isClass(c engine.CardID, classes uint64) bool {
	for i := 0; classes != 0; i, classes = i+1, classes>>1 {
		if classes&1 != 0 && g.isOne(c, i) {
			return true
		}
	}
	return false
}

func (g *Match) isOne(c engine.CardID, class int) bool {
	t := g.Card(c).Type
	switch class {
	case classEnemy:
		return g.isEnemy(c)
	case classMinion:
		return t == Minion
	case classVillain:
		return t == Villain
	case classCharacter:
		return g.isCharacter(c)
	case classFriend:
		return g.isCharacter(c) && g.friendly(c)
	case classAlly:
		return t == Ally
	case classUpgrade:
		return t == Upgrade
	case classSupport:
		return t == Support
	case classScheme:
		return g.isScheme(c)
	case classSideScheme:
		return t == SideScheme
	case classHero:
		return t == Hero
	}
	return t == Treachery
}

// The keys of a selector.
const (
	keyTrait uint8 = iota
	keyName
	keyOf
	keyEngaged
	keyMakes
	keyDamaged
	keyExhausted
	keyStunned
	keyMost
	keyDifferent
	keyShows
	keyFaces
	keyWithout
	keyFacedown
)

// hostOf is to what the card of a text is attached, or was as the text began: a card that discards itself means the
// same one as before. The villain may have gone on to its next stage.
func (g *Match) hostOf(by By) engine.CardID {
	switch h := g.HostOf(by.Card); {
	case h != 0 || by.Host == 0 || g.inPlay(by.Host):
		return cmp.Or(h, by.Host)
	case g.Card(by.Host).Type == Villain:
		return g.villain()
	}
	return 0
}

// hostNow is the host by now, where something happened to it: the villain may have gone on to its next stage
// (mc.amb.villain-is-one-enemy).
func (g *Match) hostNow(f *Frame) engine.CardID {
	c := g.hostOf(f.By)
	if e := f.Event; e != nil && e.Card != c && c != 0 && c == g.villain() && g.Card(e.Card).Type == Villain {
		f.By = f.By.with(book.AmbVillainIsOneEnemy)
	}
	return c
}

// means says whether a card is what a selector asks for, wherever it lies.
func (g *Match) means(f *Frame, s *cardtext.Selector, c engine.CardID) bool {
	switch s.How {
	case cardtext.This:
		return c == f.By.Card
	case cardtext.That:
		return c != 0 && c == g.one(f, s)
	case theHost:
		return c != 0 && g.hostOf(f.By) == c
	case villainCard:
		return c == g.villain()
	case yourIdentityCard, yourHeroCard:
		return c != 0 && c == g.identity(f.By.Player)
	case mainSchemeCard:
		return c == g.scheme()
	case faceCard:
		return g.Def(c) == s.Card
	}
	if s.Class != 0 && !g.isClass(c, s.Class) {
		return false
	}
	for i := range s.Tests {
		if !g.passes(f, s, &s.Tests[i], c) {
			return false
		}
	}
	return true
}

func (g *Match) passes(f *Frame, s *cardtext.Selector, t *cardtext.Test, c engine.CardID) bool {
	switch t.Key {
	case keyTrait:
		return g.Card(c).Traits&Traits(t.Bits) != 0
	case keyName: // what lies facedown has no name
		return !g.Flag(c, FaceDown) && slices.Contains(t.Cards, g.Def(c))
	case keyFacedown:
		return g.Flag(c, FaceDown)
	case keyOf:
		return g.controller(c) == f.By.Player
	case keyEngaged:
		return g.engages(f, t, c)
	case keyFaces: // the villain is engaged with nobody, and faces everybody
		return c != 0 && c == g.villain() || g.engages(f, t, c)
	case keyMakes:
		return g.Card(c).Makes[t.Bits] > 0
	case keyDamaged:
		return g.Sustained(c) > 0
	case keyExhausted:
		return g.Flag(c, Exhausted)
	case keyStunned:
		return !g.Flag(c, Stunned)
	case keyShows:
		return g.Card(c).Makes[t.Bits] > 0 || g.Card(c).Makes[Wild] > 0
	case keyDifferent:
		return !slices.ContainsFunc(f.It.Cards, func(x engine.CardID) bool {
			return g.Card(x).title() == g.Card(c).title()
		})
	case keyWithout:
		return !slices.ContainsFunc(t.Cards, func(d engine.Def) bool { return g.bears(c, d) })
	case keyMost:
		return g.printedHP(c) == g.mostHP(f, s)
	}
	return true
}

// engages says whether a minion is engaged with the player of whom a test speaks (mc.engaged.on-entry).
func (g *Match) engages(f *Frame, t *cardtext.Test, c engine.CardID) bool {
	p := f.By.Player
	if t.Who == cardtext.Foe {
		p = f.Foe
	}
	return p != engine.NoPlayer && g.engagedWith(c) == p
}

// mostHP is the greatest number of printed hit points among the cards that are what a selector asks for besides.
func (g *Match) mostHP(f *Frame, s *cardtext.Selector) int {
	most := 0
	for c := range g.each {
		if g.isClass(c, s.Class) && g.passesElse(f, s, c) {
			most = max(most, g.printedHP(c))
		}
	}
	return most
}

// passesElse says whether a card passes what is asked of it besides having the most of something.
func (g *Match) passesElse(f *Frame, s *cardtext.Selector, c engine.CardID) bool {
	for i := range s.Tests {
		if t := &s.Tests[i]; t.Key != keyMost && !g.passes(f, s, t, c) {
			return false
		}
	}
	return true
}

// printedHP are the hit points printed on a card; what lies facedown shows none (mc.printed.definition).
func (g *Match) printedHP(c engine.CardID) int {
	if g.Flag(c, FaceDown) {
		return 0
	}
	return int(g.Card(c).HP)
}

// one is the card that a word means by itself, zero if there is none.
func (g *Match) one(f *Frame, s *cardtext.Selector) engine.CardID {
	switch s.How {
	case cardtext.This:
		return f.By.Card
	case cardtext.That:
		return g.aimed(f, f.Event.Card)
	case cardtext.It:
		if len(f.It.Cards) > 0 {
			return f.It.Cards[0]
		}
	case theHost:
		return g.hostNow(f)
	case villainCard:
		return g.villain()
	case yourIdentityCard, yourHeroCard:
		return g.identity(f.By.Player)
	case mainSchemeCard:
		return g.scheme()
	case targetCard:
		return g.aimed(f, f.Event.Target)
	case woundedCard:
		return g.wounded(f.Event)
	case cardtext.Each: // the first that fits
		for c := range g.each {
			if g.means(f, s, c) {
				return c
			}
		}
	case faceCard:
		for p := range g.players {
			if c := g.identity(p); g.Def(c) == s.Card {
				return c
			}
		}
	}
	return 0
}

// aimed is the card that an event was about: of the villain, the stage that is in play now.
func (g *Match) aimed(f *Frame, c engine.CardID) engine.CardID {
	f.By, c = g.thatEnemy(f.By, c)
	return c
}

// Gather adds all cards that are meant: in play, unless the selector names places.
func (g texter) Gather(f *Frame, s *cardtext.Selector, into []engine.CardID) []engine.CardID {
	switch {
	case s.How == cardtext.It:
		return append(into, f.It.Cards...)
	case s.How >= cardtext.FirstCards || s.How == cardtext.This || s.How == cardtext.That:
		if c := g.one(f, s); g.inPlay(c) {
			into = append(into, c)
		}
		return into
	case len(s.Zones) > 0:
		for i := range s.Zones {
			for c := range g.Cards(g.place(f, &s.Zones[i])) {
				if g.means(f, s, c) {
					into = append(into, c)
				}
			}
		}
		return into
	}
	for c := range g.each {
		if g.means(f, s, c) {
			into = append(into, c)
		}
	}
	return into
}

// Value is what is printed on a card.
func (g texter) Value(_ *Frame, word uint8, c engine.CardID) int {
	k := g.Card(c)
	switch word {
	case printedHandSize:
		return int(k.HandSize)
	case printedBoost:
		return int(k.Boost)
	case printedEnergy, printedMental, printedPhysical, printedWild:
		return int(k.Makes[word-printedEnergy])
	}
	return 0
}

// printedOn is a printed number: of one card, or of all that were found together. Of a resource that is looked for, a
// wild one is none (mc.wild.otherwise-only-wild).
func (g texter) printedOn(f *Frame, a *cardtext.Amount) int {
	if a.Of.How != cardtext.It {
		return g.Value(f, a.Word, g.one(f, a.Of))
	}
	n := 0
	if a.Word >= printedEnergy {
		f.By = f.By.with(book.PrintedDefinition)
	}
	for _, c := range f.It.Cards {
		if n += g.Value(f, a.Word, c); a.Word >= printedEnergy && a.Word < printedWild {
			f.By = g.printed(f.By, c)
		}
	}
	return n
}

// The words of values.
const (
	printedHandSize uint8 = iota
	printedBoost
	valueATK
	valueDamage
	valueThreat
	printedEnergy // as many as there are kinds of resources, in their order
	printedMental
	printedPhysical
	printedWild
)

// The numbers that the game knows.
const (
	amountPer = cardtext.FirstAmount + iota
	amountLies
	amountNow
	amountKinds
)

// Amount works out a number.
func (g texter) Amount(f *Frame, a *cardtext.Amount) int {
	switch a.Op {
	case cardtext.Printed:
		return g.printedOn(f, a)
	case amountPer:
		return cardtext.Reckon[By](g, f, a.A) * g.global(Started)
	case amountLies:
		if a.Word == valueThreat {
			return g.threat(g.one(f, a.Of))
		}
		return g.Sustained(g.one(f, a.Of))
	case amountNow:
		return g.Stat(g.one(f, a.Of), StatATK)
	case amountKinds:
		return g.kinds(f)
	}
	return 0
}

// kinds counts the kinds of resources on the cards that were found.
func (g *Match) kinds(f *Frame) int {
	var all Resources
	for _, c := range f.It.Cards {
		f.By = g.printed(f.By, c)
		all.add(g.Card(c).Makes)
	}
	n := 0
	for _, k := range all {
		if k > 0 {
			n++
		}
	}
	return n
}

// The conditions.
const (
	condForm = cardtext.FirstCond + iota
	condHeroForm
	condTrait
	condPaid
	condUndefended
	condFinal
	condIsHero
)

// Holds answers a condition.
func (g texter) Holds(f *Frame, c *cardtext.Cond) bool {
	switch c.Op {
	case cardtext.Is:
		return g.is(f, c.Of)
	case condIsHero: // what only a hero has is not there for an alter ego (mc.form.alter-ego-hides-hero)
		hero := g.form(f.By.Player) == HeroForm
		if !hero {
			f.By = f.By.with(book.FormAlterEgoHidesHero)
		}
		return hero
	case condForm: // a title names one face of an identity
		f.By = f.By.namesFace()
		return g.Def(g.identity(f.By.Player)) == c.Card
	case condHeroForm:
		f.By = f.By.with(book.TriggeredAbilityFormLabel)
		return g.form(f.By.Player) == HeroForm
	case condTrait:
		aerial := g.Stat(g.identity(f.By.Player), StatAerial) > 0
		if aerial {
			f.By = g.airborne(f.By)
		}
		return aerial
	case condPaid:
		return f.By.Paid[c.Bits] > 0
	case condUndefended:
		by, undefended := g.undefended(f.By)
		f.By = by
		return undefended
	case condFinal:
		return f.By.Final
	}
	return false
}

// is says whether each card that was found is what a condition asks. A wild resource that counts is cited
// (mc.wild.otherwise-only-wild).
func (g *Match) is(f *Frame, s *cardtext.Selector) bool {
	if len(f.It.Cards) == 0 {
		return false
	}
	c := f.It.Cards[0]
	for i := range s.Tests {
		if slices.ContainsFunc(f.It.Cards, func(x engine.CardID) bool { return !g.passes(f, s, &s.Tests[i], x) }) {
			return false
		}
		if s.Tests[i].Key == keyShows {
			f.By = g.printed(f.By, c)
		}
	}
	return true
}
