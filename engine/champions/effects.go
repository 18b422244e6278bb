package champions

import (
	"math"
	"slices"

	"tablereferee/engine"
)

// What several cards say in the same words.

// doing is what an ability does.
type doing = func(g *Game, by By, e *engine.Event)

func on(ks ...engine.Kind) engine.Kinds { return engine.KindsOf(ks...) }

// entersPlay is a player's card entering play, however (mc.enter-play.ways).
var entersPlay = on(PlayCard, PutIntoPlay)

func contains(list []string, s string) bool { return slices.Contains(list, s) }

// Triggering conditions.

func itself(_ *Game, by By, e *engine.Event) bool { return e.Card == by.Card }

func hostIsMeant(g *Game, by By, e *engine.Event) bool {
	return g.HostOf(by.Card) == e.Card
}

func villainAttacksYou(g *Game, by By, e *engine.Event) bool {
	return e.Player == by.Player && g.Card(e.Card).Type == Villain
}

func attackDamagesYou(g *Game, by By, e *engine.Event) bool {
	return e.Asked && e.Card == g.identity(by.Player)
}

// revealedNow is an encounter card being revealed from the encounter deck.
func revealedNow(g *Game, _ By, e *engine.Event) bool {
	for i := range g.reveals {
		if g.reveals[i].card == e.Card {
			return g.reveals[i].deck && g.In(e.Card) == Resolving
		}
	}
	return false
}

func treacheryRevealed(g *Game, by By, e *engine.Event) bool {
	return revealedNow(g, by, e) && g.Card(e.Card).Type == Treachery && (g.Card(e.Card).Revealed != nil || g.Card(e.Card).Unknown)
}

func yourHeroDefended(g *Game, by By, _ *engine.Event) bool {
	a, id := g.attack(), g.identity(by.Player)
	return (a.defender == id || a.also == id) && g.form(by.Player) == HeroForm
}

// subjectTakes is what an event is about, still in play and able to take damage.
func subjectTakes(g *Game, by By, e *engine.Event) bool {
	return e == nil || g.inPlay(e.Card) && !g.immune(by, e.Card)
}

// What could change the game.

func canAttack(g *Game, by By, _ *engine.Event) bool { return g.anyVictim(by, true, nil) }
func anyEnemy(g *Game, by By, _ *engine.Event) bool  { return g.anyVictim(by, false, nil) }
func canRemove(g *Game, _ By, _ *engine.Event) bool  { return g.anyScheme(nil) }
func heroExhausted(g *Game, by By, _ *engine.Event) bool {
	return g.Flag(g.identity(by.Player), Exhausted)
}

func (g *Game) isMinion(c engine.CardID) bool { return g.Card(c).Type == Minion }
func (g *Game) exhaustedAlly(c engine.CardID) bool {
	return g.Card(c).Type == Ally && g.Flag(c, Exhausted)
}
func (g *Game) hurt(c engine.CardID) bool       { return g.isCharacter(c) && g.Sustained(c) > 0 }
func (g *Game) hurtFriend(c engine.CardID) bool { return g.hurt(c) && g.friendly(c) }

// Effects.

func draws(n int, cs ...engine.Clause) doing {
	return func(g *Game, by By, _ *engine.Event) { g.Draw(by, by.Player, n, cs...) }
}

// canDraw: a card is there to be drawn (mc.ability.must-change-state).
func canDraw(g *Game, by By, _ *engine.Event) bool { return g.drawable(by.Player) }

func anybodyCanDraw(g *Game, _ By, _ *engine.Event) bool {
	for p := range g.players {
		if g.drawable(p) {
			return true
		}
	}
	return false
}

func (g *Game) drawable(p engine.Player) bool {
	return g.Len(g.Zone(p, Deck_))+g.Len(g.Zone(p, Discard)) > 0
}

func somebodyDraws(n int) doing {
	return func(g *Game, by By, _ *engine.Event) { g.Draw(by, g.choosePlayer(by, g.drawable), n) }
}

// removes removes threat without thwarting.
func removes(n int) doing {
	return func(g *Game, by By, _ *engine.Event) {
		if !g.anyScheme(nil) {
			g.nothing(by, ChooseNoChoiceNoAbility)
			return
		}
		g.RemoveThreat(by, g.chooseScheme(by, anyPurpose, nil), n)
	}
}

// deals deals damage to an enemy without attacking it.
func deals(n int) doing {
	return func(g *Game, by By, _ *engine.Event) { g.Damage(by, g.victim(by, false, nil), n) }
}

func readiesHero(g *Game, by By, _ *engine.Event) { g.ready(by, g.identity(by.Player)) }

// nothing says that a text does nothing, or nothing more, and by which rule.
func (g *Game) nothing(by By, cs ...engine.Clause) {
	g.say(engine.Event{Kind: Nothing, Actor: by.Player, Player: by.Player, Card: by.Card, Cite: by.Citing(cs...)})
}

// idle says that nothing comes of an ability of a card, by the rules that say so.
func (g *Game) idle(c engine.CardID, cs ...engine.Clause) {
	g.say(engine.Event{Kind: Nothing, Actor: engine.NoPlayer, Player: g.OwnerOf(c), Card: c, Cite: engine.Cite(cs...).With(g.Card(c).Cite)})
}

// stop keeps an event from happening, and cites what stops it.
func stop(by By, e *engine.Event, cs ...engine.Clause) {
	e.Kind, e.Cite = engine.NoKind, by.Citing(cs...)
}

// instead keeps an event from happening because something else takes its place (mc.replacement.definition).
func instead(by By, e *engine.Event) { stop(by, e, ReplacementDefinition) }

// cancels cancels a treachery's When Revealed effects (mc.cancel.can-cancel).
func cancels(g *Game, by By, e *engine.Event) {
	if !g.starts() {
		return
	}
	g.cancel(by, e, by.Player)
}

// cancel keeps the effects of a card from beginning.
func (g *Game) cancel(by By, e *engine.Event, p engine.Player) {
	c := e.Card
	if !g.Rules.On(CancelCanCancel) || !g.Rules.On(CancelBeforeInitiation) {
		g.nothing(by)
		return
	}
	stop(by, e, CancelBeforeInitiation)
	g.say(engine.Event{Kind: CancelledCard, Actor: by.Player, Player: p, Card: c, Cite: by.Citing(CancelCanCancel)})
}

// hits is an attack by an event or another labelled ability on an enemy of the player's choice.
func (g *Game) hits(by By, n int) {
	g.Attack(by, g.identity(by.Player), g.victim(by, true, nil), n, attack{}) // mc.attack.labelled-ability
}

// attackFor is a hero action that attacks an enemy for some damage.
func attackFor(n int) Ability {
	return Ability{Moment: Action, Form: HeroForm, Label: AttackLabel, Can: canAttack, Do: func(g *Game, by By, _ *engine.Event) { g.hits(by, n) }}
}

// prevent lowers the damage or threat that an event is about to bring (mc.prevent.damage, mc.prevent.threat).
func (g *Game) prevent(by By, e *engine.Event, n int) {
	if !g.starts() {
		return
	}
	why := PreventDamage
	if e.Kind == ThreatUp {
		why = PreventThreat
	}
	if !g.Rules.On(why) {
		g.nothing(by)
		return
	}
	n = min(n, int(e.N))
	e.N -= int32(n)
	cite := by.Citing(why)
	if e.Kind == ThreatUp {
		cite = cite.And(AmbPreventThreatWhere)
	}
	g.say(engine.Event{Kind: Prevented, Actor: by.Player, Player: by.Player, Card: by.Card, N: int32(n), Cite: cite})
	if e.N == 0 {
		stop(by, e, why)
	}
}

// damageEach deals damage to every character that fits, all at the same time.
func (g *Game) damageEach(by By, n int, fits func(c engine.CardID) bool) {
	var buffer [48]engine.CardID
	all := buffer[:0]
	for c := range g.each {
		if g.isCharacter(c) && fits(c) {
			all = append(all, c)
		}
	}
	g.together(by, func(by By) {
		for _, c := range all {
			g.Damage(by, c, n, AbilityInPlayOnly)
		}
	})
}

// split assigns damage one by one among the characters that fit, then deals it (mc.indirect-damage.spread). Of indirect damage, which its player assigns, none gets
// more than would defeat it (mc.indirect-damage.cap); any other damage of an encounter card the first player assigns.
func (g *Game) split(by By, n int, indirect bool, fits func(c engine.CardID) bool, cs ...engine.Clause) {
	var who []engine.CardID
	for c := range g.each {
		if fits(c) {
			who = append(who, c)
		}
	}
	much := make([]int, len(who))
	assigns, why := by.Player, cs
	if !indirect {
		assigns, why = g.first(), append(cs, g.picks(by)...)
	}
	for range n {
		q := g.Question(assigns, AskSplit, by.Card, by.Citing(why...))
		for i := range who {
			if !indirect || much[i] < g.Remaining(who[i]) {
				q.Add(engine.Answer{Verb: engine.VerbChoose, Card: who[i], Zone: g.In(who[i]), Index: uint16(i)})
			}
		}
		if len(q.Answers) == 0 {
			if len(who) == 0 { // heroes and allies: without any ally, every hero is an alter ego
				g.nothing(by, FormAlterEgoHidesHero)
			} else {
				g.nothing(by, IndirectDamageCap)
			}
			break
		}
		wanted := anyPurpose
		if indirect {
			wanted = toAssign
		}
		if a := g.askFor(q, wanted); a.Card != 0 {
			much[a.Index]++
		}
	}
	g.together(by, func(by By) {
		for i := range who {
			g.Damage(by, who[i], much[i], cs...)
		}
	})
}

// take puts a card into the hand of its owner.
func (g *Game) take(by By, c engine.CardID, cs ...engine.Clause) {
	g.do(engine.Event{Kind: Take, Actor: by.Player, Player: g.OwnerOf(c), Card: c, Source: by.Card, To: g.Zone(g.OwnerOf(c), Hand), Cite: by.Citing(cs...)})
}

// searchDeck lets a player take a card that fits from the own deck, which is shuffled afterwards.
func (g *Game) searchDeck(by By, fits func(c engine.CardID) bool) {
	z := g.Zone(by.Player, Deck_)
	g.rebuild(by.Player, AmbBothPilesEmpty)
	c := g.Search(by, z, fits)
	if c != 0 {
		g.take(by, c, SearchToNamedZone)
	}
	g.shuffle(by, z, SearchShuffleAfter)
	if c != 0 {
		g.deckOut(by.Player)
	}
}

// discardChosen lets a player choose and discard cards from hand, and gives how many; the card that is being played is none of them.
func (g *Game) discardChosen(by By, least, most int) int {
	n := 0
	for n < most && !g.over() {
		q := g.Question(by.Player, AskDiscard, by.Card, by.Citing(CostAbilityCost, CostOwnZonesOnly))
		q.Cards(VerbDiscard, g.Zone(by.Player, Hand), func(c engine.CardID) bool { return c != by.Card })
		if len(q.Answers) == 0 {
			break
		}
		if n >= least {
			q.Decline()
		}
		a := g.ask(q)
		if a.Card == 0 {
			break
		}
		g.discard(by, a.Card)
		n++
	}
	return n
}

// payAny lets a player generate as many resources of a kind as wanted, at least one, and gives how many (mc.amb.cost-reduction-and-x).
func (g *Game) payAny(by By, kind int) int {
	var pool Resources
	x := price{of: by.Card, open: true}
	x.typed[kind] = math.MaxInt8 // a wild resource is always one of them
	for !g.over() {
		n := int(pool[kind])
		q := g.Question(by.Player, AskPay, by.Card, by.Citing(ResourceTypedCost))
		g.sources(by.Player, &x, func(c engine.CardID, m Resources, ab *Ability) {
			switch {
			case m[kind]+m[Wild] == 0:
			case ab == nil:
				q.Card(VerbPay, c)
			default:
				q.Add(engine.Answer{Verb: engine.VerbUse, Card: c, Zone: g.In(c)})
			}
		})
		if len(q.Answers) == 0 {
			return n
		}
		if n > 0 {
			q.Decline()
		}
		a := g.ask(q)
		if a.Card == 0 {
			return n
		}
		g.receive(by, &pool, g.spend(by, a, &x, pool), &x, Resources{})
	}
	return int(pool[kind])
}

// Make the Call's: an ally in some player's discard pile whose printed cost can be paid.

// judgeCalled says why an ally of a discard pile cannot be called.
func (g *Game) judgeCalled(by By, c engine.CardID) why {
	if g.Card(c).Unknown {
		return no(EffectUnknown, AbilityDefinition).of(c)
	}
	if g.Card(c).HeroOnly && g.form(by.Player) != HeroForm && !g.Rules.On(PlayPutPutSkipsRestrictions) {
		return no(NotHeroForm, PlayRestrictionsAllRespected).of(c)
	}
	if w := g.judgeEnter(by.Player, c); w.not() {
		return w.with(engine.Cite(PlayPutPutLegalPlace)).of(c)
	}
	if !g.affordable(by.Player, price{any: int(g.Card(c).Cost), of: by.Card, not: by.Card}) {
		return no(CannotPay, CostAbilityCost).of(c)
	}
	return why{}
}

func (g *Game) callable(by By, c engine.CardID) bool {
	return g.Card(c).Type == Ally && !g.judgeCalled(by, c).not()
}

func (g *Game) anyCallable(by By) bool {
	for p := range engine.Player(g.Seats()) { // also of players who are out: their discard piles are still there
		for c := g.Top(g.Zone(p, Discard)); c != 0; c = g.Below(c) {
			if g.callable(by, c) {
				return true
			}
		}
	}
	return false
}

// notCallable says why no ally can be called: none is there, or what forbids the first of them.
func notCallable(g *Game, by By) why {
	for p := range engine.Player(g.Seats()) {
		for c := g.Top(g.Zone(p, Discard)); c != 0; c = g.Below(c) {
			if g.Card(c).Type == Ally {
				return g.judgeCalled(by, c)
			}
		}
	}
	return no(ChangesNothing, ChooseNoChoiceNoAbility, EventMustChangeState)
}

func (g *Game) payForCalled(by By) int {
	q := g.Question(by.Player, AskAlly, by.Card, by.Citing(PlayRestrictionsPermission))
	for p := range engine.Player(g.Seats()) {
		q.Cards(engine.VerbChoose, g.Zone(p, Discard), func(c engine.CardID) bool { return g.callable(by, c) })
	}
	c := g.ask(q).Card
	if c == 0 {
		return -1
	}
	if _, ok := g.pay(by, price{any: int(g.Card(c).Cost), of: by.Card, not: by.Card}); !ok {
		return -1
	}
	return int(c)
}

// step is a number that is larger in the final step of a sequence.
func step(final bool, n, last int) int {
	if final {
		return last
	}
	return n
}

// wakandaForever resolves the Special ability of each Black Panther upgrade its player controls, in any order.
var wakandaForever = Ability{Moment: Action, Form: HeroForm,
	Can: func(g *Game, by By, _ *engine.Event) bool {
		special := g.special(by.Player)
		return g.any(func(c engine.CardID) bool {
			can := g.Card(c).SpecialCan
			return special(c) && (can == nil || can(g, g.mine(by.Player, c)))
		})
	},
	Do: func(g *Game, by By, _ *engine.Event) {
		var done []engine.CardID
		left := func(c engine.CardID) bool { return g.special(by.Player)(c) && !slices.Contains(done, c) }
		for !g.over() {
			n := 0
			q := g.Question(by.Player, AskCard, by.Card, by.Citing(SpecialOnlyWhenTold, TriggeredAbilityQuotedTrigger, TraitsReferenced))
			for c := range g.each {
				if left(c) {
					q.Card(engine.VerbChoose, c)
					n++
				}
			}
			c := g.ask(q).Card
			if c == 0 {
				return
			}
			done = append(done, c)
			text := g.mine(by.Player, c).with(SpecialOnlyWhenTold).with(TriggeredAbilityQuotedTrigger)
			g.say(engine.Event{Kind: UsesAbility, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card, Cite: text.Cite})
			g.Indent()
			g.Card(c).Special(g, text, n == 1)
			g.Outdent()
		}
	}}

func (g *Game) special(p engine.Player) func(c engine.CardID) bool {
	return func(c engine.CardID) bool { return g.controller(c) == p && g.Card(c).Special != nil }
}

// panther picks the Black Panther upgrades a player controls.
func (g *Game) panther(p engine.Player) func(c engine.CardID) bool {
	return func(c engine.CardID) bool {
		return g.controller(c) == p && g.Card(c).Type == Upgrade && g.Card(c).Traits.Has(BlackPantherTrait)
	}
}

// Encounter cards.

func theVillain(g *Game, _ By) engine.CardID { return g.villain() }

// morePerPlayer places further threat on the side scheme that was revealed.
func morePerPlayer(n int8) func(g *Game, by By) {
	return func(g *Game, by By) { g.PlaceThreat(by, by.Card, g.per(Per(n)), PerPlayerMultiply) }
}

// searchAndReveal searches the encounter deck and discard pile for a card and reveals it.
func searchAndReveal(id string) func(g *Game, by By) {
	return func(g *Game, by By) {
		d := g.Kit.Def(id)
		found := engine.CardID(0)
		for _, z := range [...]engine.Zone{EncounterDeck, EncounterDiscard} {
			g.say(engine.Event{Kind: Search, Actor: by.Player, Player: by.Player, Source: by.Card, From: z, Cite: by.Citing(SearchLookAtAll, AmbSearchDeckAndDiscard)})
			for c := range g.Cards(z) {
				if g.Def(c) == d && found == 0 {
					found = c
				}
			}
		}
		if found == 0 {
			g.say(engine.Event{Kind: NothingFound, Actor: by.Player, Player: by.Player, Source: by.Card, Cite: by.Citing(AmbSearchFindsNothing)})
		} else {
			g.revealByCard(by, found)
		}
		g.shuffle(by, EncounterDeck, SearchShuffleAfter)
	}
}

// fetchMinion searches the encounter deck and discard pile for a minion and puts it into play engaged with a player.
func (g *Game) fetchMinion(by By, id string) {
	d := g.Kit.Def(id)
	for _, z := range [...]engine.Zone{EncounterDeck, EncounterDiscard} {
		g.say(engine.Event{Kind: Search, Actor: by.Player, Player: by.Player, Source: by.Card, From: z, Cite: by.Citing(SearchLookAtAll, AmbSearchDeckAndDiscard)})
		for c := range g.Cards(z) {
			if g.Def(c) == d {
				g.bringMinion(by, c, by.Player, SearchToNamedZone)
				g.shuffle(by, EncounterDeck, SearchShuffleAfter)
				return
			}
		}
	}
	g.say(engine.Event{Kind: NothingFound, Actor: by.Player, Player: by.Player, Source: by.Card, Cite: by.Citing(AmbSearchFindsNothing)})
	g.shuffle(by, EncounterDeck, SearchShuffleAfter)
}

// minionForFirst digs for a minion, which enters play engaged with the first player.
func minionForFirst(g *Game, by By) {
	if c := g.dig(by, g.isMinion); c != 0 {
		g.bringMinion(by, c, g.first(), PlayPutPutSkipsCost)
	}
}

// dig discards cards from the encounter deck until one fits, and gives it; nothing is discarded from a deck that was rebuilt
// meanwhile (mc.empty-encounter-deck.search-fails).
func (g *Game) dig(by By, fits func(c engine.CardID) bool) engine.CardID {
	g.topEncounter()
	n := g.Len(EncounterDeck)
	for range n {
		c := g.Top(EncounterDeck)
		g.do(engine.Event{Kind: DiscardTop, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card, To: EncounterDiscard, Cite: by.Cite})
		if fits(c) {
			if g.Len(EncounterDeck) == 0 { // it is not shuffled into the new deck, which would only help the players
				if g.Rules.On(EmptyEncounterDeckReshuffle) {
					g.do(engine.Event{Kind: Move, Actor: engine.NoPlayer, Player: by.Player, Card: c, Source: by.Card, To: Resolving,
						Cite: engine.Cite(GrimRuleWorstForPlayers, GrimRuleGameContinues, EmptyEncounterDeckReshuffle)})
				}
				g.runOut()
			}
			return c
		}
	}
	if g.Len(EncounterDeck) == 0 && n > 0 {
		g.runOut()
	}
	none := by.Citing(EmptyEncounterDeckSearchFails, EmptyEncounterDeckNoDiscardFromNew)
	if g.global(PhaseNow) == SettingUp {
		none = by.Citing(AmbSetupDeckOrder)
	}
	g.say(engine.Event{Kind: NothingFound, Actor: by.Player, Player: by.Player, Source: by.Card, Cite: none})
	return 0
}

// obligation is what every obligation says: its player may flip to alter ego, then exhausts the identity to be rid of it, or takes
// what it costs otherwise. An option that cannot be carried out is not offered; forced is the cost citing why, where only that is left.
func obligation(face string, other func(g *Game, by By) engine.Option, do func(g *Game, by, forced By)) func(g *Game, by By) {
	return func(g *Game, by By) {
		p := by.Player
		if g.form(p) == HeroForm && g.may(By{Player: p, Card: by.Card, Cite: by.Citing(AbilityMayInsideMandatory)}, OptFlip) {
			g.flip(by, p)
		}
		exhaust, forced := engine.Option(0), by
		switch {
		case g.heroPlayer(face) != p: // nobody plays its hero
			forced = by.namesFace()
		case g.form(p) == HeroForm:
			forced = by.with(FormHeroHidesAlterEgo).namesFace()
		case g.Flag(g.identity(p), Exhausted):
			forced = by.with(ExhaustedCannotExhaustAgain)
		default:
			exhaust = OptExhaust
		}
		cost := other(g, by)
		switch g.choose(by, exhaust, cost) {
		case OptExhaust:
			only := by
			if cost == 0 {
				only = by.with(ChooseMustMatter)
			}
			g.exhaust(only, g.identity(p))
			g.do(engine.Event{Kind: RemoveCard, Actor: p, Player: p, Card: by.Card, To: Removed, Cite: by.Citing(RemovedDuration, RemovedNoInteraction)})
		case 0:
			g.say(engine.Event{Kind: Nothing, Actor: p, Player: p, Card: by.Card, Cite: forced.Citing(ChooseMustMatter)})
		default:
			do(g, by, forced)
		}
	}
}

// target is the card in play that an encounter card is about. Of several that fit the first player picks one, whoever resolves it
// (mc.first-player.picks-target); a text that says "choose" asks by.Player instead.
func (g *Game) target(by By, fits func(c engine.CardID) bool) engine.CardID {
	q := g.Question(g.first(), AskCard, by.Card, by.Citing(g.picks(by)...))
	for c := range g.each {
		if fits(c) {
			q.Card(engine.VerbChoose, c)
		}
	}
	return g.ask(q).Card
}

// picks cites that the first player picks a target, also in the place of somebody else who resolves the card.
func (g *Game) picks(by By) []engine.Clause {
	if by.Player != engine.NoPlayer && by.Player != g.first() {
		return []engine.Clause{FirstPlayerPicksTarget, AmbPicksOrChooses}
	}
	return []engine.Clause{FirstPlayerPicksTarget}
}

// named is a card in play by the id of its declaration, for an encounter card that names it.
func (g *Game) named(by By, id string) engine.CardID {
	d := g.Kit.Def(id)
	return g.target(by, func(c engine.CardID) bool { return g.Def(c) == d })
}

// biggestMinion is the minion with the most printed hit points.
func biggestMinion(g *Game, by By) engine.CardID {
	most := 0
	for c := range g.each {
		if g.isMinion(c) {
			most = max(most, int(g.Card(c).HP))
		}
	}
	return g.target(by, func(c engine.CardID) bool { return g.isMinion(c) && int(g.Card(c).HP) == most })
}

// shadowOfThePast brings the revealing player's nemesis set into the game (mc.nemesis.cards-tell-how).
func shadowOfThePast(g *Game, by By) {
	p := by.Player
	z := g.Zone(p, Nemesis)
	came := false
	for c := range g.Cards(z) {
		if g.isMinion(c) {
			came = true
			g.Reveal(by, p, c, NemesisCardsTellHow, AbilitySentenceBySentence, NemesisMayEnter)
		}
	}
	if g.out(p) { // by the minion: the next player goes on with what is left to do
		by.Player = g.after(p)
		by.Cite = by.Cite.And(EliminationFinishAbility)
	}
	for c := range g.Cards(z) {
		if g.Card(c).Type == SideScheme {
			g.Reveal(by, by.Player, c, NemesisCardsTellHow)
		}
	}
	for c := range g.Cards(z) {
		g.do(engine.Event{Kind: Move, Actor: p, Player: p, Card: c, To: EncounterDeck, Cite: by.Citing(NemesisCardsTellHow)})
	}
	g.shuffle(by, EncounterDeck)
	if !came {
		g.surges(by)
	}
}

// Whom a constant ability is about.

func always(n int) func(*Game, engine.CardID, engine.CardID, engine.Player) int {
	return func(*Game, engine.CardID, engine.CardID, engine.Player) int { return n }
}

func self(_ *Game, src, c engine.CardID, _ engine.Player) bool { return src == c }

func host(g *Game, src, c engine.CardID, _ engine.Player) bool { return g.HostOf(src) == c }

// yourHero is the identity of the controller, in hero form.
func yourHero(g *Game, _, c engine.CardID, p engine.Player) bool {
	return p != engine.NoPlayer && c == g.identity(p) && g.Card(c).Type == Hero
}

func yourIdentity(g *Game, _, c engine.CardID, p engine.Player) bool {
	return p != engine.NoPlayer && c == g.identity(p)
}

// faceOf is the identity face of a title (mc.identity.title-names-face).
func faceOf(id string) func(*Game, engine.CardID, engine.CardID, engine.Player) bool {
	return func(g *Game, _, c engine.CardID, _ engine.Player) bool { return g.Card(c).ID == id }
}

// controlled is every character that a player controls.
func controlled(g *Game, _, c engine.CardID, p engine.Player) bool {
	return g.isCharacter(c) && g.controller(c) == p
}
