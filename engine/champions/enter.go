package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// Entering play: what stands in the way of a card (unique, one per player, hosts, the ally limit) and what its arrival
// brings.

func (g *Match) controls(p engine.Player, d engine.Def) bool {
	return g.controlled(p, func(c engine.CardID) bool { return g.Def(c) == d }) > 0
}

// namesake is a unique card in play that stands in the way of another: the same title, and no other subtitle or alter
// ego tells them apart (mc.unique.exceptions-ground).
func (g *Match) namesake(c engine.CardID) engine.CardID {
	if !g.mayClash(c) {
		return 0
	}
	for x := range g.each {
		if x != c && g.Card(x).Unique && g.Box.clash(g.Def(c), g.Def(x)) {
			return x
		}
	}
	return 0
}

// mayClash says whether a copy of any card that is one person with another is in play beside it: nearly always there is
// none, and nothing else need be looked at.
func (g *Match) mayClash(c engine.CardID) bool {
	there := func(x engine.CardID) bool { return x != c && g.inPlay(x) }
	for _, d := range g.Box.rivals[g.Def(c)] {
		if g.AnyOf(d, there) {
			return true
		}
	}
	return false
}

// samePrintedTitle is a card in play of the same title as another, zero if there is none.
func (g *Match) samePrintedTitle(c engine.CardID) engine.CardID {
	for x := range g.each {
		if x != c && g.Card(x).Unique && g.Box.sameTitle(g.Def(x), g.Def(c)) {
			return x
		}
	}
	return 0
}

// liesFacedown says whether the title of a unique card is that of one that lies facedown as a Drone.
func (g *Match) liesFacedown(c engine.CardID) bool {
	return g.Box.Cards[g.Def(c)].Unique && g.any(func(x engine.CardID) bool {
		return g.Flag(x, FaceDown) && g.Box.sameTitle(g.Def(x), g.Def(c))
	})
}

// titled is the first declaration of the same title: a maximum is by title (mc.max.counts-plays).
func (k *Box) titled(d engine.Def) engine.Def {
	title := k.Cards[d].title()
	for x := 1; x < int(d); x++ {
		if k.Cards[x].title() == title {
			return engine.Def(x)
		}
	}
	return d
}

// clash says whether two unique declarations are one person: not those of one title whose subtitles differ
// (mc.unique.allies-coexist).
func (k *Box) clash(a, b engine.Def) bool {
	for _, x := range k.persons[a] {
		for _, y := range k.persons[b] {
			if x.title == y.title && (x.other == y.other || x.other == 0 || y.other == 0) {
				return true
			}
		}
	}
	return false
}

// person is who a face shows, as the number of its title and of what tells it apart; zero for nothing.
type person struct{ title, other uint16 }

// tellApart numbers who is on the faces of each card, so that nothing is compared letter by letter during a game.
func (k *Box) tellApart() {
	numbers := map[string]uint16{"": 0}
	number := func(s string) uint16 {
		n, is := numbers[s]
		if !is {
			n = uint16(len(numbers))
			numbers[s] = n
		}
		return n
	}
	k.persons = make([][2]person, len(k.Cards))
	for d := range k.Cards {
		for i, x := range k.faces(engine.Def(d)) {
			k.persons[d][i] = person{number(x.title()), number(x.other(k))}
		}
	}
	k.findRivals()
}

// findRivals lists of each unique card those that are one person with it.
func (k *Box) findRivals() {
	bearers := map[uint16][]engine.Def{} // of a title, on either face
	for d, faces := range k.persons {
		if !k.Cards[d].Unique {
			continue
		}
		for i, x := range faces {
			if i == 0 || x.title != faces[0].title {
				bearers[x.title] = append(bearers[x.title], engine.Def(d))
			}
		}
	}
	k.rivals = make([][]engine.Def, len(k.Cards))
	for d, faces := range k.persons {
		for i, x := range faces {
			for _, other := range bearers[x.title] {
				if (i == 0 || x.title != faces[0].title) && k.clash(engine.Def(d), other) {
					k.rivals[d] = append(k.rivals[d], other)
				}
			}
		}
	}
}

// sameTitle says whether two declarations share a title, on either face.
func (k *Box) sameTitle(a, b engine.Def) bool {
	for _, x := range k.persons[a] {
		if x.title == k.persons[b][0].title || x.title == k.persons[b][1].title {
			return true
		}
	}
	return false
}

// faces are both faces of an identity, twice the one of any other card (mc.amb.unique-identity-title).
func (k *Box) faces(d engine.Def) [2]*Card {
	c := &k.Cards[d]
	if c.Type == Hero || c.Type == AlterEgo {
		return [2]*Card{c, &k.Cards[k.Def(c.Back)]}
	}
	return [2]*Card{c, c}
}

// other is what tells two cards of one title apart: an ally's subtitle, a hero's alter ego.
func (c *Card) other(k *Box) string {
	if c.Back != "" && (c.Type == Hero || c.Type == AlterEgo) {
		return k.Cards[k.Def(c.Back)].title()
	}
	return c.Subtitle
}

func (c *Card) title() string {
	if c.Title != (engine.Text{}) {
		return c.Title[engine.EN]
	}
	return c.Name[engine.EN]
}

// titled says whether words are the title of a card, in any language, and not the name by which it is told from others
// of that title.
func (c *Card) titled(said string) bool {
	if c.Title != (engine.Text{}) {
		return c.Title.Means(engine.FoldName(said))
	}
	return c.Name.Means(engine.FoldName(said))
}

func (g *Match) allies(p engine.Player) int { return g.controlled(p, g.isAlly) }

func (g *Match) isAlly(c engine.CardID) bool { return g.Card(c).Type == Ally }

// controlled is how many cards that fit a player controls.
func (g *Match) controlled(p engine.Player, fits func(c engine.CardID) bool) int {
	n := 0
	for c := range g.Cards(g.Zone(p, InPlay)) {
		if fits(c) {
			n++
		}
	}
	return n
}

// allyLimit is how many allies a player may control (mc.ally-limit.three); as many as there are cards where that rule
// is off.
func (g *Match) allyLimit(p engine.Player) int {
	if !g.Rules.On(book.AllyLimitThree) {
		return g.CardCount()
	}
	if id := g.identity(p); id != 0 && g.Rules.On(book.GoldenRulesCardOverRules) {
		return g.Stat(id, StatAllies)
	}
	return g.Rules.Value(book.AllyLimitThree)
}

// anyHost says whether there is something in play that a card may be attached to.
func (g *Match) anyHost(p engine.Player, c engine.CardID) bool {
	for x := range g.each {
		if g.hosts(p, c, x) {
			return true
		}
	}
	return false
}

func (g *Match) hosts(p engine.Player, c, x engine.CardID) bool {
	k := g.Card(c)
	return k.Hosts(g, p, x) && !(k.MaxPerHost && g.bears(x, g.Def(c)))
}

// bears says whether a card of a declaration is attached to another.
func (g *Match) bears(host engine.CardID, d engine.Def) bool {
	if !g.IsHost(host) {
		return false
	}
	for c := range g.each {
		if g.HostOf(c) == host && g.Def(c) == d {
			return true
		}
	}
	return false
}

// taken is something in play of the kind that a card is attached to, zero if there is nothing.
func (g *Match) taken(p engine.Player, c engine.CardID) engine.CardID {
	for x := range g.each {
		if g.Card(c).Hosts(g, p, x) {
			return x
		}
	}
	return 0
}

// playPermanent plays an ally, a support or an upgrade (mc.play-put.play).
func (g *Match) playPermanent(p engine.Player, c engine.CardID) {
	by := g.mine(p, c)
	if _, ok := g.declare(by, c, 0); !ok {
		return
	}
	k := g.Card(c)
	under := p
	if k.AnyController && g.left() > 1 {
		q := g.Question(p, AskPlayer, c, by.Citing(book.Initiation5Choices))
		for o := range g.players {
			if !k.MaxPerPlayer || !g.controls(o, g.Def(c)) {
				q.Who(o)
			}
		}
		under = g.ask(q).Player
	}
	var host engine.CardID
	if k.Hosts != nil {
		host = g.chooseHost(by, c)
	}
	g.Indent()
	// What is played enters play, and is there from now on (mc.enter-play.ways, mc.enter-play.any-passage,
	// mc.in-play.in-play).
	g.enter(by, c, PlayCard, under, host)
	g.Outdent()
}

func (g *Match) chooseHost(by By, c engine.CardID) engine.CardID {
	q := g.Question(by.Player, AskCard, c, by.Citing(book.AttachToMustAttach, book.Initiation5Choices))
	for x := range g.each {
		if g.hosts(by.Player, c, x) {
			q.Card(engine.VerbChoose, x)
		}
	}
	return g.askFor(q, toAttachTo).Card
}

// enter brings a card into play under a player's control, ready, with what its keywords bring; then whatever waits for
// it.
func (g *Match) enter(by By, c engine.CardID, kind engine.Kind, under engine.Player, host engine.CardID) {
	g.known(c)
	k := g.Card(c)
	whole := g.begin()
	var cite engine.Clauses
	if kind == PlayCard {
		cite = engine.Cite(book.PlayPutPlay, book.Initiation7Destination, book.InPlayInPlay, book.InPlayEnters,
			book.EnterPlayAnyPassage)
		if g.Box.mods[g.Def(c)] != 0 {
			cite = engine.Cite(book.PlayPutPlay, book.ConstantAbilityActiveAtOnce, book.Initiation7Destination,
				book.InPlayInPlay, book.InPlayEnters)
			if g.Box.mods[g.Def(c)]&(1<<StatHP) != 0 {
				cite = engine.Cite(book.PlayPutPlay, book.GainStatHitPointsBoth, book.MaximumHpComputed,
					book.ConstantAbilityActiveAtOnce, book.Initiation7Destination)
			}
		}
		if k.Type == Ally {
			cite = engine.Cite(book.PlayPutPlay, book.EnterPlayWays, book.OwnershipEnterUnderOwner,
				book.ReadyEntersReady, book.InPlayInPlay)
			if g.liesFacedown(c) { // its face counts for nothing there
				cite = engine.Cite(book.PlayPutPlay, book.UniqueOneInPlay, book.CardTypesChangeType,
					book.ReadyEntersReady)
			}
			if x := g.samePrintedTitle(c); x != 0 {
				cite = engine.Cite(book.PlayPutPlay, book.UniqueAlliesCoexist, book.ReadyEntersReady)
				if g.Card(x).Type != Ally {
					cite = engine.Cite(book.PlayPutPlay, book.UniqueHeroAndAllyCoexist, book.ReadyEntersReady)
				}
			}
			if g.Rules.On(book.AllyLimitThree) && g.allies(under) >= g.Rules.Value(book.AllyLimitThree) {
				cite = engine.Cite(book.GoldenRulesCardOverRules, book.PlayPutPlay, book.ReadyEntersReady)
			}
		}
	} else {
		cite = engine.Cite(by.Cite.First(), book.PlayPutPutSkipsCost, book.PlayPutPutIsNotPlayed,
			book.PlayPutPutIgnoresResourceCost, book.PlayPutPutArea)
		if k.HeroOnly && g.form(under) != HeroForm {
			cite = engine.Cite(book.PlayPutPutSkipsRestrictions, book.PlayPutPutSkipsCost, book.PlayPutPutIsNotPlayed)
		}
		if p := g.Owner(g.In(c)); p != engine.NoPlayer && g.out(p) {
			cite = engine.Cite(by.Cite.First(), book.AmbPileOfTheEliminated).WithIfRoom(cite)
		}
	}
	if kind == PlayCard && g.forgotten(c) {
		cite = engine.Cite(book.PlayPutPlay, book.AmbComesBackNew).WithIfRoom(cite)
	}
	e := g.do(engine.Event{Kind: kind, Actor: by.Player, Player: under, Card: c, Source: by.Card,
		To: g.Zone(under, InPlay), Target: host, Cite: cite})
	if e.Kind == kind {
		g.Indent()
		if !g.Rules.On(book.ReadyEntersReady) {
			g.exhaust(by, c)
		}
		if kind == PutIntoPlay {
			entered := engine.Cite(book.InPlayEnters, book.EnterPlayAnyPassage, book.EnterPlayWays)
			if g.forgotten(c) {
				entered = entered.And(book.AmbComesBackNew)
			}
			g.say(engine.Event{Kind: EntersPlay, Actor: by.Player, Player: under, Card: c, Cite: entered})
		}
		if host != 0 {
			g.say(engine.Event{Kind: Attaches, Actor: by.Player, Player: under, Card: c, Target: host,
				Cite: k.Cite.And(book.AttachToMustAttach)})
		}
		if k.Toughness {
			g.toughen(By{Player: under, Card: c, Cite: k.Cite}, c, book.KeywordsToughness)
		}
		if k.Uses > 0 {
			g.do(engine.Event{Kind: Counters, Actor: by.Player, Player: under, Card: c, N: int32(k.Uses),
				Cite: k.Cite.And(book.KeywordsUsesCounters).And(book.CountersAbilityDefines)})
		}
		if k.Entering != nil {
			k.Entering(g, g.mine(under, c))
		}
		g.Outdent()
	}
	g.limitAllies(under)
	g.limitRestricted(under)
	g.end(whole)
}

// forgotten says whether something that lasts was about a card before it left play: it is not about the one that comes
// back.
func (g *Match) forgotten(c engine.CardID) bool {
	effects := g.Effects()
	for i := range effects {
		if effects[i].Source.Card == c && !g.Still(effects[i].Source) {
			return true
		}
	}
	return false
}

// limitAllies lets a player who controls allies beyond the limit choose and discard down to it
// (mc.amb.ally-limit-overflow).
func (g *Match) limitAllies(p engine.Player) {
	for !g.over() && g.Rules.On(book.AmbAllyLimitOverflow) && g.allies(p) > g.allyLimit(p) {
		cite := engine.Cite(book.AmbAllyLimitOverflow, book.AllyLimitThree)
		q := g.Question(p, AskAlly, 0, cite)
		q.Cards(VerbDiscard, g.Zone(p, InPlay), g.isAlly)
		c := g.ask(q).Card
		g.do(engine.Event{Kind: Discarded, Actor: p, Player: p, Card: c, To: g.pileOf(c), Cite: cite})
		g.fall(c)
	}
}

// crowded has every player keep to the ally limit after an event, where a card of somebody's own may lower it at any
// time: what the limits of printed cards rest on changes when they leave play only. Of an ally that enters, and of
// control that changes, the rules see to it themselves.
func (g *Match) crowded(k engine.Kind) {
	if !g.Box.crowds || g.crowding || g.global(PhaseNow) == SettingUp || g.falls > 0 || len(g.struck) > 0 {
		return
	}
	switch k {
	case engine.NoKind, PlayCard, PutIntoPlay, Discarded, Defeat, Eliminated, RemoveCard:
		return
	}
	g.crowding = true
	defer func() { g.crowding = false }()
	for p := range g.players {
		g.limitAllies(p)
	}
}

// limitRestricted lets a player choose and discard Restricted cards beyond two (mc.keywords.restricted-discard).
func (g *Match) limitRestricted(p engine.Player) {
	restricted := func(c engine.CardID) bool { return g.Card(c).Restricted }
	for !g.over() && g.Rules.On(book.KeywordsRestrictedDiscard) && g.Rules.On(book.KeywordsRestrictedTwo) &&
		g.controlled(p, restricted) > g.Rules.Value(book.KeywordsRestrictedTwo) {
		cite := engine.Cite(book.KeywordsRestrictedDiscard, book.KeywordsRestrictedTwo)
		q := g.Question(p, AskCard, 0, cite)
		q.Cards(VerbDiscard, g.Zone(p, InPlay), restricted)
		c := g.ask(q).Card
		g.do(engine.Event{Kind: Discarded, Actor: p, Player: p, Card: c, To: g.pileOf(c), Cite: cite})
	}
}
