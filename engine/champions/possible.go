package champions

import (
	"cmp"
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// What a script fixes about the start must be a table that a game can come to.

// possible says what no game comes to, of the cards in play: tokens and status cards where none lie, characters that
// would be defeated, schemes that would be complete, and cards that cannot be in play together.
func (b *builder) possible() error {
	g := b.Match
	for c := range g.each {
		k := g.Card(c)
		if k.Unknown {
			return unknownCard(k)
		}
		if w := g.misplaced(c, b.s.AsIf); w.cite != 0 {
			return b.impossible(c, w)
		}
		if x := g.namesake(c); k.Unique && x != 0 && g.Rules.On(book.UniqueOneInPlay) {
			n := g.Card(x).Name
			return b.impossible(c, fault{engine.Cite(book.UniqueOneInPlay), engine.Sayf(
				"is unique, and %s is in play", "unique, et %s est déjà en jeu", n)})
		}
	}
	for p := range engine.Player(g.Seats()) {
		if err := b.ownsDeck(p); err != nil {
			return err
		}
		if err := b.stepsBefore(p); err != nil {
			return err
		}
		if err := b.besidesPlay(p); err != nil {
			return err
		}
		if err := b.withinLimits(p); err != nil {
			return err
		}
	}
	return nil
}

// besidesPlay says which card beside a player's cards in play cannot lie there: a dealt one that would have been
// revealed, and one of another hero's nemesis set.
func (b *builder) besidesPlay(p engine.Player) error {
	g := b.Match
	if c := g.Top(g.Zone(p, Dealt)); c != 0 && b.s.At-1 == stepSetUp-1 && !b.s.AsIf {
		return b.impossible(c, fault{engine.Cite(book.VillainPhase4UntilNone), engine.Text{
			"would have been revealed in step 4", "aurait été révélée à l'étape 4"}})
	}
	set := g.Box.nemesisOf(g.Card(g.identity(p)).Set)
	if set == NoSet || b.s.AsIf {
		return nil
	}
	for c := range g.Cards(g.Zone(p, Nemesis)) {
		if g.Card(c).Set != set {
			return b.impossible(c, fault{engine.Cite(book.NemesisOnePerHero, book.Setup05Nemeses), engine.Text{
				"is not of this hero's nemesis set", "pas du set Némésis de ce héros"}})
		}
	}
	return nil
}

// withinLimits says which card a player controls beyond a limit: of its copies, of Restricted cards, or of allies.
func (b *builder) withinLimits(p engine.Player) error {
	g := b.Match
	allies, restricted := 0, 0
	for c := range g.Cards(g.Zone(p, InPlay)) {
		k := g.Card(c)
		if k.MaxPerPlayer && b.again(c) {
			return b.impossible(c, fault{engine.Cite(book.MaxPerPlayer), engine.Text{
				"is in play twice under one player: at most one each",
				"deux exemplaires en jeu chez un joueur ; un seul par joueur"}})
		}
		if k.Restricted {
			if n := g.Rules.Value(book.KeywordsRestrictedTwo); g.Rules.On(book.KeywordsRestrictedTwo) &&
				restricted == n {
				return b.impossible(c, fault{engine.Cite(book.KeywordsRestrictedTwo), engine.Sayf(
					"is one Restricted card too many: a player controls at most %d",
					"une carte Restreint de trop ; un joueur en contrôle %d au plus", n)})
			}
			restricted++
		}
		if k.Type == Ally {
			if allies++; allies > g.allyLimit(p) {
				n := g.allyLimit(p)
				return b.impossible(c, fault{engine.Cite(book.AllyLimitThree), engine.Sayf(
					"is one ally too many: a player controls at most %d",
					"un allié de trop ; un joueur en contrôle %d au plus", n)})
			}
		}
	}
	return nil
}

// again says whether another copy of a card lies below it.
func (b *builder) again(c engine.CardID) bool {
	for x := b.Below(c); x != 0; x = b.Below(x) {
		if b.Def(x) == b.Def(c) {
			return true
		}
	}
	return false
}

// ownsDeck says whether the cards of a player, wherever they lie, can be of one deck (mc.deck.one-aspect,
// mc.deck.rest).
func (b *builder) ownsDeck(p engine.Player) error {
	g := b.Match
	hero := g.Card(g.identity(p)).Set
	var of [Protection + 1]engine.CardID // a card of each aspect: one that the script names, where it names one
	var list map[engine.Def]int
	for i := range b.s.Zones {
		if z := &b.s.Zones[i]; z.Zone == g.Zone(p, DeckList) {
			list = map[engine.Def]int{}
			for _, d := range z.Cards {
				list[d]++
			}
		}
	}
	for c := engine.CardID(1); int(c) <= g.CardCount() && !b.s.AsIf; c++ {
		x := &g.Box.Cards[g.Def(c)] // also of a Drone, which is a card of the deck
		if g.OwnerOf(c) != p || c == g.identity(p) || x.Test {
			continue
		}
		if x.Aspect == HeroCard && x.Set != hero && g.Rules.On(book.DeckRest) {
			return b.impossible(c, fault{engine.Cite(book.DeckRest), engine.Text{
				"belongs to another hero", "appartient à un autre héros"}})
		}
		if x.Aspect.chosen() {
			if had := of[x.Aspect]; had == 0 || b.line(had) == 0 && b.line(c) > 0 {
				of[x.Aspect] = c
			}
		}
		if list != nil {
			if list[g.Def(c)]--; list[g.Def(c)] < 0 {
				return b.impossible(c, fault{engine.Cite(book.DeckRest), engine.Text{
					"is not in the deck list, or not so often",
					"absente de la liste de deck, ou pas en autant d'exemplaires"}})
			}
		}
	}
	return b.ofOneAspect(of[:])
}

// ofOneAspect says which two cards of a player are of two aspects, of one card of each: those that the script names,
// and one of the deck's own only where it names no other.
func (b *builder) ofOneAspect(of []engine.CardID) error {
	of = slices.DeleteFunc(of, func(c engine.CardID) bool { return c == 0 })
	slices.SortFunc(of, func(x, y engine.CardID) int {
		return cmp.Or(cmp.Compare(min(1, b.line(y)), min(1, b.line(x))), cmp.Compare(x, y))
	})
	if len(of) < 2 || !b.Rules.On(book.DeckOneAspect) {
		return nil
	}
	c, other := of[1], of[0]
	if b.line(c) == 0 { // the deck's own; the script named the other
		c, other = other, c
	}
	return b.impossible(c, fault{engine.Cite(book.DeckOneAspect), engine.Sayf(
		"is of a second aspect, %s: %s is of %s", "d'une seconde affinité, %s ; celle de %s est %s",
		aspectNames[b.Card(c).Aspect], b.Card(other).Name, aspectNames[b.Card(other).Aspect])})
}

// stepsBefore says what of a player the steps at the end of the player phase have left otherwise, where play begins
// right behind them: a hand that is not of its size, and cards that are not ready. From step two of the villain phase
// on both may have changed again.
func (b *builder) stepsBefore(p engine.Player) error {
	g, at := b.Match, b.s.At-1
	if at > stepVillain || b.s.AsIf || !g.Rules.On(book.Round3PlayerPhaseEnds) {
		return nil
	}
	hand, size := g.Zone(p, Hand), g.handSize(p)
	switch n := g.Len(hand); {
	case !g.Given(hand):
	case at > stepEndPhase && n > size && g.Rules.On(book.EndPlayerPhase1MustDiscard):
		return b.impossible(g.Top(hand), fault{engine.Cite(book.EndPlayerPhase1MustDiscard, book.DrawDiscardExcess),
			engine.Sayf("is one of %d cards in a hand of %d at most: what is too much has been discarded in step 1",
				"une des %d cartes d'une main de %d au plus ; le surplus a été défaussé à l'étape 1", n, size)})
	case at > stepEndPhase+1 && n < size && g.Len(g.Zone(p, PlayerDeck)) > 0 && g.Rules.On(book.EndPlayerPhase2Draw):
		return &engine.SetupError{Line: b.lineOf(hand), Cite: engine.Cite(book.EndPlayerPhase2Draw,
			book.HandSizeAdjust),
			Msg: engine.Sayf("%s: %s after step 2 has drawn up to %d",
				"%s : %s après une étape 2 qui a complété la main jusqu'à %d",
				g.PlaceOf(b.s, hand), engine.Counted(n, engine.Text{"card", "carte"}), size)}
	}
	if at != stepVillain || !g.Rules.On(book.EndPlayerPhase3Ready) {
		return nil
	}
	for _, z := range [...]int{Identity, InPlay} {
		for c := range g.Cards(g.Zone(p, z)) {
			if g.Flag(c, Exhausted) {
				return b.impossible(c, fault{engine.Cite(book.EndPlayerPhase3Ready), engine.Text{
					"has been readied in step 3 of the end of the player phase",
					"redressée à l'étape 3 de la fin de la phase des joueurs"}})
			}
		}
	}
	return nil
}

// fault is what is wrong with a card of a set-up.
type fault struct {
	cite engine.Clauses
	says engine.Text
}

// misplaced says what lies on a card, or on what a card lies, that no game comes to.
func (g *Match) misplaced(c engine.CardID, asIf bool) fault {
	character := g.isCharacter(c) || g.Flag(c, FaceDown)
	if w := g.wrongDamage(c, character); w.cite != 0 {
		return w
	}
	if w := g.wrongThreat(c); w.cite != 0 {
		return w
	}
	if w := g.wrongCounters(c, asIf); w.cite != 0 {
		return w
	}
	if w := g.wrongHost(c); w.cite != 0 {
		return w
	}
	if g.Box.lowers && g.Sustained(c) == 0 { // a card that is there leaves it none: the game begins with its defeat
		character = false
	}
	if character && g.Remaining(c) <= 0 {
		n := g.Maximum(c)
		return fault{engine.Cite(book.DamageZeroDefeats), engine.Sayf(
			"would be defeated: %d damage on %d hit points",
			"plus de points de vie, donc plus en jeu : %d dégâts pour %d points de vie", g.Sustained(c), n)}
	}
	return fault{}
}

// wrongDamage says which status cards and damage lie on a card that takes none, or not so much.
func (g *Match) wrongDamage(c engine.CardID, character bool) fault {
	k := g.Card(c)
	switch {
	case (g.Flag(c, Stunned) || g.Flag(c, Confused) || g.Flag(c, Tough)) && g.neverBears(c, Stunned) != 0:
		return fault{g.neverBears(c, Stunned), engine.Text{
			"is no character: it has no status cards", "pas un personnage, donc sans carte d'état"}}
	case k.Breaks > 0 && g.Tokens(c, DamageToken) >= int(k.Breaks):
		return fault{k.Cite, engine.Sayf("would be discarded: it holds less than %d damage",
			"défaussée : elle porte moins de %d dégâts", k.Breaks)}
	case !character && g.Tokens(c, DamageToken) > 0 && g.Tokens(c, DamageToken) >= int(g.Card(c).Breaks):
		return fault{engine.Cite(book.HitPointsEveryCharacter), engine.Text{
			"is no character: it takes no damage", "pas un personnage, donc sans dégâts"}}
	}
	return fault{}
}

// wrongThreat says which threat lies on a card that has none, or not so much, or must have some.
func (g *Match) wrongThreat(c engine.CardID) fault {
	switch {
	case g.Tokens(c, ThreatToken) > 0 && g.neverHolds(c, ThreatToken) != 0:
		return fault{g.neverHolds(c, ThreatToken), engine.Text{
			"is no scheme: no threat lies on it", "pas une manigance, donc sans menace"}}
	case g.Card(c).Type == SideScheme && g.threat(c) == 0:
		return fault{engine.Cite(book.SideSchemeLeavesAtNoThreat), engine.Text{
			"would be defeated: no threat is on it", "plus de menace, donc plus en jeu"}}
	case c == g.scheme() && g.per(g.Card(c).Threshold) > 0 && g.threat(c) >= g.per(g.Card(c).Threshold):
		return fault{engine.Cite(book.MainSchemeAdvancesAtThreshold), engine.Sayf(
			"would be complete: %d threat, threshold %d", "manigance achevée : menace %d, seuil %d", g.threat(c),
			g.per(g.Card(c).Threshold))}
	}
	return fault{}
}

// wrongCounters says which counters lie on a card that has none, or not so many, or must have some, and what is
// exhausted and never is.
func (g *Match) wrongCounters(c engine.CardID, asIf bool) fault {
	k := g.Card(c)
	switch {
	case g.Flag(c, Exhausted) && g.neverBears(c, Exhausted) != 0:
		return fault{g.neverBears(c, Exhausted), engine.Text{
			"never exhausts: only identities, allies, supports and upgrades do",
			"ne s'incline jamais : seuls les identités, alliés, soutiens et améliorations le font"}}
	case g.Tokens(c, CounterToken) > 0 && g.neverHolds(c, CounterToken) != 0:
		return fault{g.neverHolds(c, CounterToken), engine.Text{
			"has no ability that puts counters on it", "aucune de ses capacités n'y place de jetons"}}
	case k.Uses > 0 && g.Tokens(c, CounterToken) == 0 && !asIf:
		return fault{engine.Cite(book.KeywordsUsesDiscard, book.KeywordsUsesCounters), engine.Sayf(
			"has no counter left, so it is not in play (it comes with counters = %d)",
			"plus de jeton, donc plus en jeu (elle arrive avec counters = %d)", k.Uses)}
	case k.Uses > 0 && g.Tokens(c, CounterToken) > int(k.Uses) && !asIf:
		return fault{engine.Cite(book.KeywordsUsesCounters), engine.Sayf(
			"has more counters than the %d it comes with", "plus de jetons que les %d avec lesquels elle arrive",
			k.Uses)}
	case k.Arrives > 0 && g.Tokens(c, CounterToken) > int(k.Arrives) && !asIf:
		return fault{k.Cite, engine.Sayf("has more counters than the %d it comes with",
			"plus de jetons que les %d avec lesquels elle arrive", k.Arrives)}
	}
	return fault{}
}

// wrongHost says why a card does not lie on the card on which it lies, or must lie on one.
func (g *Match) wrongHost(c engine.CardID) fault {
	k, host := g.Card(c), g.HostOf(c)
	switch {
	case host == 0 && (k.Type == Attachment || k.Hosts != nil):
		return fault{engine.Cite(book.AttachToMustAttach), engine.Text{
			"lies attached to another card: write it into the with = { … } of that card",
			"attachée à une autre carte : l'écrire dans le with = { … } de celle-ci"}}
	case host != 0 && k.Type == Attachment && k.Hosts == nil && g.Card(host).Type != k.hostType():
		n := g.Card(host).Name
		return fault{engine.Cite(book.AttachToMustAttach).With(k.Cite), engine.Sayf(
			"is not attached to %s", "ne s'attache pas à %s", n)}
	case host != 0 && k.Hosts != nil && !k.Hosts(g, g.controller(c), host):
		n := g.Card(host).Name
		return fault{engine.Cite(book.AttachToMustAttach).With(k.Cite).And(book.AttachToCheckedOnce), engine.Sayf(
			"is not attached to %s", "ne s'attache pas à %s", n)}
	case host != 0 && k.MaxPerHost && g.any(func(x engine.CardID) bool {
		return x != c && g.HostOf(x) == host && g.Def(x) == g.Def(c)
	}):
		return fault{k.Cite, engine.Text{
			"is attached twice to one card: at most one each", "deux exemplaires sur une carte ; un seul par carte"}}
	}
	return fault{}
}

// exhausts says whether a card is one that exhausts and readies: a player's own.
func (c *Card) exhausts() bool {
	switch c.Type {
	case Hero, AlterEgo, Ally, Support, Upgrade:
		return true
	}
	return false
}

// counts says whether counters lie on a card by its own text.
func (c *Card) counts() bool {
	return c.Uses > 0 || slices.ContainsFunc(c.Abilities, func(a Ability) bool {
		return a.Cost.Counters > 0 || a.Option == OptCounters
	})
}

// impossible names a card of a set-up, what is wrong with it, and the line that placed it.
func (b *builder) impossible(c engine.CardID, f fault) error {
	k := &b.Box.Cards[b.Def(c)] // also of a Drone: its script has named it
	no := &engine.SetupError{Line: b.line(c), Cite: f.cite, Msg: engine.Sayf("%s %s", "%s : %s", k.Name, f.says)}
	if n := b.per(k.Start); k.Type == SideScheme && b.threat(c) == 0 {
		no.Comes, no.With = n, ThreatToken
	} else if k.Uses > 0 && b.Tokens(c, CounterToken) == 0 {
		no.Comes, no.With = int(k.Uses), CounterToken
	}
	return no
}

// line is where the script names a card, zero if it does not.
func (b *builder) line(c engine.CardID) int {
	if line := b.Named(c); line > 0 {
		return line
	}
	for i := range b.s.Zones {
		if slices.Contains(b.s.Zones[i].Cards, b.Def(c)) {
			return b.s.Zones[i].Line
		}
	}
	return 0
}

// lineOf is where the script says what lies in a place, zero if it does not.
func (b *builder) lineOf(z engine.Zone) int {
	for i := range b.s.Zones {
		if b.s.Zones[i].Zone == z {
			return b.s.Zones[i].Line
		}
	}
	return 0
}

// hostType is what an attachment is attached to: the villain, or a minion.
func (c *Card) hostType() Type {
	if c.OnMinion {
		return Minion
	}
	return Villain
}
