package champions

import (
	_ "embed"
	"slices"
	"sync"

	"tablereferee/engine"
)

//go:generate go run ../../cmd/bookgen rulebook.yaml

//go:embed glossary.txt
var spoken string

// Listed is Marvel Champions as the referee lists it.
var Listed = engine.Game{
	ID:       Book.Game,
	Name:     engine.Text{"Marvel Champions: The Card Game", "Marvel Champions : Le Jeu de Cartes"},
	Editions: []string{"fr"},
	Book:     &Book,
	Glossary: spoken,
	Samples:  samples,
	Doubt:    0.6, // by the questions of the test set: rulings on much the same thing stand side by side
	Rules:    func(string) *engine.Rules { return rules() },
	Start:    start,
	Play: func(m *engine.Match) {
		On(m).goOn()
		for On(m).Step() {
		}
	},
	Step: func(m *engine.Match) bool { return On(m).Step() },
	Resume: func(t *engine.Table, d engine.Decider) *engine.Match {
		return &newGame(kit(), t, d).Match
	},
	Scenarios: []string{"rhino"},
	Head:      func(m *engine.Match, p engine.Player) engine.CardID { return On(m).identity(p) },
	IsHead:    func(d engine.Def) bool { t := kit().Cards[d].Type; return t == Hero || t == AlterEgo },
	Options: map[string]engine.SetupWord{
		"expert":           {Says: engine.Text{"1: expert mode, stages II and III and the Expert set", "1 : mode expert, étapes II et III et le set Expert"}, Most: 1},
		"random_modular":   {Says: engine.Text{"1: a modular set drawn at random, of those whose cards are all defined here", "1 : un set modulaire tiré au hasard, parmi ceux dont toutes les cartes sont définies ici"}, Most: 1},
		"bomb_scare":       {Says: engine.Text{"1: with the modular set Bomb Scare", "1 : avec le set modulaire Alerte à la Bombe"}, Most: 1},
		"masters_of_evil":  {Says: engine.Text{"1: with the modular set Masters of Evil", "1 : avec le set modulaire Maîtres du Mal"}, Most: 1},
		"under_attack":     {Says: engine.Text{"1: with the modular set Under Attack", "1 : avec le set modulaire Civils Attaqués"}, Most: 1},
		"legions_of_hydra": {Says: engine.Text{"1: with the modular set Legions of Hydra", "1 : avec le set modulaire Légions d'Hydra"}, Most: 1},
		"doomsday_chair":   {Says: engine.Text{"1: with the modular set The Doomsday Chair", "1 : avec le set modulaire Le Siège de l'Apocalypse"}, Most: 1},
	},
	Policies: []engine.Playing{
		{Name: "sensible", Says: engine.Text{"plays cards, defends when it hurts, thwarts when the scheme grows, attacks otherwise", "joue ses cartes, défend quand il le faut, contre quand la menace monte, sinon attaque"},
			New: func(uint64) engine.Decider { return Sensible{} }},
		{Name: "random", Says: engine.Text{"any legal answer, evenly", "n'importe quelle réponse permise, à chances égales"},
			New: func(seed uint64) engine.Decider { return engine.NewRandom(seed) }},
	},
	CitedAt: citedAt[:],
	Facts:   facts,
	Watch:   watch,
	Fair:    fair,
	Tally:   tally,
	TurnOf:  func(m *engine.Match) engine.Player { return On(m).active() },
	Done:    func(m *engine.Match) bool { return On(m).over() },
	Won:     func(m *engine.Match, _ engine.Player) bool { return On(m).global(Won) > 0 },
	Stats:   stats,
}

// stats are the values of cards that a script may ask for.
var stats = []engine.StatInfo{
	{ID: "hit_points", Name: engine.Text{"remaining hit points", "points de vie restants"}, Of: func(m *engine.Match, c engine.CardID) int { return On(m).Remaining(c) }, Lacks: lacksHitPoints,
		Range: func(m *engine.Match, c engine.CardID) engine.Range { return On(m).hitPointRange(c) }},
	{ID: "max_hit_points", Name: engine.Text{"maximum hit points", "points de vie maximums"}, Of: func(m *engine.Match, c engine.CardID) int { return On(m).Maximum(c) }, Lacks: lacksHitPoints,
		Range: statRange(StatHP)},
	{ID: "thw", Name: engine.Text{"THW", "CTR"}, Of: stat(StatTHW), Lacks: lacksStat(StatTHW), Face: true, Range: statRange(StatTHW)},
	{ID: "atk", Name: engine.Text{"ATK", "ATQ"}, Of: stat(StatATK), Lacks: lacksStat(StatATK), Face: true, Range: statRange(StatATK)},
	{ID: "def", Name: engine.Text{"DEF", "DEF"}, Of: stat(StatDEF), Lacks: lacksStat(StatDEF), Face: true, Range: statRange(StatDEF)},
	{ID: "rec", Name: engine.Text{"REC", "REC"}, Of: stat(StatREC), Lacks: lacksStat(StatREC), Face: true, Range: statRange(StatREC)},
	{ID: "sch", Name: engine.Text{"SCH", "MNG"}, Of: stat(StatSCH), Lacks: lacksStat(StatSCH), Face: true, Range: statRange(StatSCH)},
	{ID: "hand_size", Name: engine.Text{"hand size", "taille de main"}, Of: stat(StatHand), Lacks: lacksUnless(Hero, AlterEgo), Face: true, Range: statRange(StatHand)},
	{ID: "ally_limit", Name: engine.Text{"ally limit", "limite d'alliés"}, Of: stat(StatAllies), Lacks: lacksUnless(Hero, AlterEgo), Range: statRange(StatAllies)},
	{ID: "aerial", Name: engine.Text{"Aerial trait", "trait Aérien"}, Of: stat(StatAerial), YesNo: true, Lacks: lacksUnless(Hero, AlterEgo, Ally, Minion, Villain), Face: true, Range: statRange(StatAerial)},
	{ID: "threshold", Name: engine.Text{"threshold", "seuil de menace"}, Of: func(m *engine.Match, c engine.CardID) int { g := On(m); return g.per(g.Card(c).Threshold) }, Lacks: lacksUnless(MainSchemeCard), Face: true,
		Range: func(m *engine.Match, c engine.CardID) engine.Range { return On(m).thresholdRange(c) }},
}

// lacksUnless gives the clauses by which a card of any other type has no such value.
func lacksUnless(of ...Type) func(m *engine.Match, c engine.CardID) engine.Clauses {
	return func(m *engine.Match, c engine.CardID) engine.Clauses {
		if t := On(m).Card(c).Type; !slices.Contains(of, t) && !On(m).Flag(c, FaceDown) {
			return engine.Cite(types[t])
		}
		return 0
	}
}

// lacksStat gives the clauses by which a card has no such value, and so none that could be modified.
func lacksStat(s Stat) func(m *engine.Match, c engine.CardID) engine.Clauses {
	return func(m *engine.Match, c engine.CardID) engine.Clauses {
		if On(m).base(c, s) == int(Dash) {
			return engine.Cite(BaseValueDefinition)
		}
		return 0
	}
}

func lacksHitPoints(m *engine.Match, c engine.CardID) engine.Clauses { return On(m).lacks(c) }

func stat(s Stat) func(m *engine.Match, c engine.CardID) int {
	return func(m *engine.Match, c engine.CardID) int { return On(m).Stat(c, s) }
}

var kit = sync.OnceValue(func() *Kit { return newKit(box()) })

func newKit(cards []Card) *Kit {
	k := &Kit{Cards: append(make([]Card, 1), cards...)}
	k.byID = make(map[string]engine.Def, len(k.Cards))
	for d := range k.Cards {
		if id := k.Cards[d].ID; id != "" {
			k.byID[id] = engine.Def(d)
		}
		k.sets[k.Cards[d].Set] = append(k.sets[k.Cards[d].Set], engine.Def(d))
	}
	k.mods = make([]uint16, len(k.Cards))
	for d := range k.Cards {
		for i := range k.Cards[d].Constants {
			k.mods[d] |= 1 << k.Cards[d].Constants[i].Stat
		}
	}
	return k
}

var rules = sync.OnceValue(newRules)

func newRules() *engine.Rules {
	Book.Index()
	r := &engine.Rules{
		Game: Book.Game, Edition: "fr", Book: &Book,
		Shared: sharedZones(), PerPlayer: playerZones(),
		Globals: Globals, Counters: PerPlayer, CountInfo: counts(),
		Kinds: kinds(), Sayings: sayings(), Tokens: tokens(), Flags: flags(), Verbs: verbs(), Questions: questions(),
		Types: cardTypes(), Options: options(), Reasons: reasons(), Hints: hints(), Elsewhere: elsewhere(), Steps: moments(), Deeds: deeds(), Whose: ownerOf,
		WhyNot: whyNot, Locate: locate, Minds: minds, HostZone: hostZone, Bars: bars, Strange: strange, Able: able, Waits: waits, Guise: guise, Range: tokenRange, Keeps: keeps,
		Holds:        func(m *engine.Match, c engine.CardID, k engine.Token) engine.Clauses { return On(m).neverHolds(c, k) },
		Bears:        func(m *engine.Match, c engine.CardID, f engine.Flag) engine.Clauses { return On(m).neverBears(c, f) },
		CopiesClause: func(engine.Def) engine.Clauses { return engine.Cite(OwnershipOwner) },
		// Forced abilities before optional ones, in the order the first player gives; optional ones in player order until all have
		// passed in a row.
		Policy: engine.Policy{
			Rounds: true, // mc.player-order.keeps-going-round, mc.interrupt.several, mc.response.several
			Closes: InterruptChangedOrCancelled, Latest: engine.Cite(ReplacementLatestWins, AmbLatestReplacementVsClosedWindow),
			First:         func(m *engine.Match, _ *engine.Event) engine.Player { return On(m).first() }, // mc.first-player.first-interrupt
			Orders:        func(m *engine.Match, _ *engine.Event) engine.Player { return On(m).first() }, // mc.forced.first-player-orders
			OrderQuestion: AskOrder, OrderCite: engine.Cite(ForcedFirstPlayerOrders, SimultaneousFirstPlayerOrders, ForcedOneFullyThenNext, FirstPlayerOrdersEffects), AnyOrder: TriggeringConditionAnyOrderInside},
	}
	kit().declare(r)
	r.Ready(1)
	return r
}

// hostZone is where a card lies that a set-up attaches to another: a player's card in front of its player, who has played it and controls it
// on whatever it lies (mc.ownership.control-constant), any other beside the villain.
func hostZone(m *engine.Match, host engine.CardID, d engine.Def, of engine.Player) (engine.Zone, engine.Clauses) {
	c := &kit().Cards[d]
	if c.Type != Attachment && c.Hosts == nil {
		return engine.Box, engine.Cite(types[c.Type], AttachToMustAttach)
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

// types gives the clause of each card type.
var types = [...]engine.Clause{
	Hero: IdentityType, AlterEgo: IdentityType, Ally: AllyType, Event: EventType, Resource: ResourceCardType, Support: SupportType, Upgrade: UpgradeType,
	Villain: VillainType, Minion: MinionType, MainSchemeCard: MainSchemeType, SideScheme: SideSchemeType, Treachery: TreacheryType,
	Attachment: AttachmentType, Environment: EnvironmentType, Obligation: ObligationType,
}

// able says whether a card has an ability that a player uses: one that acts by itself is not used.
func able(v engine.Verb, d engine.Def) bool {
	return v != engine.VerbUse || kit().Cards[d].Unknown ||
		slices.ContainsFunc(kit().Cards[d].Abilities, func(a Ability) bool { return !a.Forced && a.Moment != Delayed })
}

// waits says whether a card is played, or used, only when its moment comes: it has nothing but interrupts, responses and resource abilities.
func waits(v engine.Verb, d engine.Def) bool {
	k := &kit().Cards[d]
	if k.Unknown || v == VerbPlay && k.Type != Event || v != VerbPlay && v != engine.VerbUse || !able(engine.VerbUse, d) {
		return false
	}
	return !slices.ContainsFunc(k.Abilities, func(a Ability) bool { return a.Moment == Action })
}

// strange says that another player's identity never lies with a player, nor another hero's own card, or a card of a second aspect, in the hand or
// the deck, unless the set-up has given it to that player all the same. (That a card has gone to the discard pile of its owner, and of nobody else, is worth an expectation.)
func strange(m *engine.Match, z engine.Zone, d engine.Def) engine.Clauses {
	p, x, g := m.Owner(z), &kit().Cards[d], On(m)
	if p != engine.NoPlayer && z == g.Zone(p, Identity) && !g.plays(p, d) {
		return engine.Cite(IdentityType)
	}
	if p == engine.NoPlayer || x.Test || z != g.Zone(p, Hand) && z != g.Zone(p, Deck_) {
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
	case x.Aspect == HeroCard && x.Set != g.Card(g.identity(p)).Set:
		return engine.Cite(DeckRest, OwnershipOwner)
	case x.Aspect.chosen() && second:
		return engine.Cite(DeckOneAspect, OwnershipOwner)
	}
	return 0
}

// plays says whether a card is the identity of a player, by either face, also if that player is out.
func (g *Game) plays(p engine.Player, d engine.Def) bool {
	for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
		if g.OwnerOf(c) == p && (g.Def(c) == d || g.Kit.Def(g.Card(c).Back) == d) {
			return true
		}
	}
	return false
}

// bars keeps a card out of zones where no card of its type ever lies.
func bars(owner engine.Player, k int, d engine.Def, on engine.Flag) engine.Clauses {
	c := &kit().Cards[d]
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
		case Hand, Deck_, Discard, DeckList:
			can = !scenario && piled
		case InPlay:
			can = c.Type == Ally || c.Type == Support || c.Type == Upgrade
		case Engaged:
			can = c.Type == Minion || on&FaceDown != 0 && !scenario && piled // a Drone
		case Dealt, Nemesis:
			can = scenario && piled
		}
	}
	if can {
		return 0
	}
	return engine.Cite(types[c.Type])
}

// declare makes the kernel's declarations of the cards and their abilities.
func (k *Kit) declare(r *engine.Rules) {
	r.Cards = make([]engine.CardInfo, len(k.Cards))
	r.Abilities = make([]engine.Ability, 1)
	k.lasting = make([]*Constant, 1)
	for d := range k.Cards {
		c := &k.Cards[d]
		info := engine.CardInfo{ID: c.ID, Name: c.Name, Title: c.Title, Copies: c.Copies, Test: c.Test, Back: k.Def(c.Back), Type: int(c.Type)}
		add := func(a engine.Ability, lasting *Constant) engine.AbilityID {
			id := engine.AbilityID(len(r.Abilities))
			r.Abilities, k.lasting = append(r.Abilities, a), append(k.lasting, lasting)
			return id
		}
		for i := range c.Abilities {
			if m := c.Abilities[i].Moment; m != Action && m != ResourceAbility {
				info.Abilities = append(info.Abilities, add(k.ability(c, i), nil))
			}
		}
		if c.isCharacter() {
			info.Abilities = append(info.Abilities, add(retaliation, nil))
		}
		if c.Quickstrike {
			info.Abilities = append(info.Abilities, add(quickness, nil))
		}
		var lasting []engine.AbilityID
		for i := range c.Lasting {
			lasting = append(lasting, add(engine.Ability{Name: c.ID}, &c.Lasting[i]))
		}
		c.lasting = lasting
		r.Cards[d] = info
	}
}

func (c *Card) isCharacter() bool {
	switch c.Type {
	case Hero, AlterEgo, Ally, Villain, Minion:
		return true
	}
	return false
}

// retaliation is the forced response of a character with Retaliate, printed or gained (mc.keywords.retaliate).
var retaliation = engine.Ability{
	Stage: engine.React, On: engine.KindsOf(Attacked), Where: ClassInPlay, Forced: true, Cite: engine.Cite(KeywordsRetaliate),
	If: func(m *engine.Match, a *engine.Acting) bool {
		return engine.CardID(a.Event.Aux) == a.Source.Card && m.Rules.On(KeywordsRetaliate) && On(m).Stat(a.Source.Card, StatRetaliate) > 0
	},
	Ready: func(m *engine.Match, a *engine.Acting) bool { return m.Still(a.Source) && On(m).inPlay(a.Event.Card) },
	Late: func(m *engine.Match, a *engine.Acting) {
		g, why := On(m), KeywordsRetaliateSurvive
		if m.Still(a.Source) {
			if why = InPlayTargetInPlay; g.inPlay(a.Event.Card) {
				return
			}
		}
		g.idle(a.Source.Card, KeywordsRetaliate, why)
	},
	Do: func(m *engine.Match, a *engine.Acting) { On(m).retaliate(a.Source.Card, a.Event.Card, a.Ahead) },
}

// quickness is the attack of a minion with Quickstrike that arrives (mc.keywords.quickstrike, mc.amb.quickstrike-is-forced).
var quickness = engine.Ability{
	Stage: engine.React, On: engine.KindsOf(EnterMinion), Self: true, Forced: true, Cite: engine.Cite(KeywordsQuickstrike),
	Do: func(m *engine.Match, a *engine.Acting) { On(m).quickstrike(a.Source.Card, a.Event.Player, a.Ahead) },
}

var stages = [...]engine.Stage{Interrupt: engine.Interrupt, Replacement: engine.Replace, Response: engine.React, Delayed: engine.Delayed}

// ability declares an interrupt or a response to the kernel.
func (k *Kit) ability(c *Card, i int) engine.Ability {
	ab := &c.Abilities[i]
	hand := c.Type == Event
	out := engine.Ability{Stage: stages[ab.Moment], On: ab.On, Self: ab.Self, Where: ClassInPlay, Forced: ab.Forced, Cite: c.Cite, Ask: AskInterrupt}
	out.Offer = c.Cite.With(engine.Cite(InterruptImminentInOrder, FirstPlayerFirstInterrupt, AbilityOptionalKinds, AbilityControllerDecides))
	out.Again = c.Cite.With(engine.Cite(InterruptSeveral, PlayerOrderKeepsGoingRound, AmbWindowRestart))
	if ab.Moment == Response {
		out.Ask = AskResponse
		out.Offer = c.Cite.With(engine.Cite(ResponseWindow, FirstPlayerFirstResponse, TriggeredAbilityOptionalUnlessForced, AbilityOptionalKinds))
		if !hand {
			out.Offer = c.Cite.With(engine.Cite(ResponseWindow, TriggeredAbilityOptionalUnlessForced, AbilityOptionalKinds, AbilityControllerDecides))
		}
		out.Again = c.Cite.With(engine.Cite(ResponseSeveral, PlayerOrderKeepsGoingRound, AmbWindowRestart))
	}
	if hand {
		out.Offer = c.Cite.And(EventOptional).With(out.Offer)
	}
	if hand {
		out.Where, out.Verb = ClassHand, VerbPlay
	}
	player := func(g *Game, a *engine.Acting) engine.Player {
		if a.Player == engine.NoPlayer {
			return engine.NoPlayer
		}
		return g.controller(a.Source.Card)
	}
	out.If = func(m *engine.Match, a *engine.Acting) bool {
		g := On(m)
		c := a.Source.Card
		p := player(g, a)
		if g.engagedWith(c) != engine.NoPlayer {
			a.Player = engine.NoPlayer
			p = engine.NoPlayer
		}
		if g.over() || p != engine.NoPlayer && g.out(p) || g.Flag(c, FaceDown) {
			return false
		}
		by := g.mine(p, c)
		if ab.When != nil && !ab.When(g, by, a.Event) {
			return false
		}
		return true
	}
	out.Ready = func(m *engine.Match, a *engine.Acting) bool {
		g := On(m)
		if g.over() || !m.Still(a.Source) && !ab.Self {
			return false
		}
		if ab.Forced { // what it costs is not paid for nothing (mc.cost.no-cost-without-effect)
			return ab.Can == nil || ab.Can(g, g.mine(a.Player, a.Source.Card), a.Event)
		}
		return a.Player != engine.NoPlayer && !g.judgeUse(a.Player, a.Source.Card, i, a.Event).not()
	}
	out.Late = func(m *engine.Match, a *engine.Acting) {
		g := On(m)
		switch {
		case !ab.Forced:
			g.miss(a, i)
		case ab.Self || ab.Moment == Delayed:
		case m.Still(a.Source):
			g.idle(a.Source.Card, TriggeredAbilityPlayerCardPotency)
		default:
			g.idle(a.Source.Card, InPlayAbilitiesNeedPlay)
		}
	}
	out.Do = func(m *engine.Match, a *engine.Acting) {
		g := On(m)
		g.Indent()
		if hand {
			g.playEvent(a.Player, a.Source.Card, i, a.Event)
		} else {
			// What is forced acts without being asked (mc.ability.mandatory-kinds, mc.triggered-ability.game-triggered).
			g.use(a.Player, a.Source.Card, i, a.Event, a.Ahead)
		}
		if ab.Moment == Replacement {
			a.Event.Cite = a.Event.Cite.With(engine.Cite(ReplacementDefinition, ReplacementTiming, AmbReplacementCalledResponse))
			if ab.On.Has(Damage) {
				a.Event.Cite = a.Event.Cite.And(AmbAttachmentWordingMood)
			}
		}
		g.Outdent()
	}
	return out
}

// miss notes that the i-th ability of a card was not offered although its moment had come, because it could change nothing
// (mc.ability.must-change-state). The log says so of a card that lies open. Of whatever was not used it notes that its moment is over.
func (g *Game) miss(a *engine.Acting, i int) {
	c := a.Source.Card
	if !slices.Contains(g.past, a.Source) {
		g.past = append(g.past, a.Source)
	}
	ab := &g.Card(c).Abilities[i]
	if ab.Can == nil || a.Player == engine.NoPlayer || !g.Still(a.Source) || ab.Can(g, g.mine(a.Player, c), a.Event) {
		return
	}
	if g.judgeUse(a.Player, c, i, a.Event).reason != ChangesNothing { // something else stood in the way before that
		return
	}
	g.missed = append(g.missed, a.Source)
	if g.inPlay(c) {
		g.say(engine.Event{Kind: Nothing, Actor: engine.NoPlayer, Player: g.OwnerOf(c), Card: c,
			Cite: ab.barred().With(engine.Cite(AbilityMustChangeState, TriggeredAbilityPlayerCardPotency)).With(g.Card(c).Cite)})
	}
}

func tally(m *engine.Match) engine.Tally {
	g := On(m)
	t := engine.Tally{Turns: g.global(Round), End: engine.Clause(g.global(Over)), Scores: make([]int, m.Seats()), Won: make([]bool, m.Seats())}
	for p := range t.Won {
		t.Won[p] = g.global(Won) > 0
	}
	return t
}
