package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
)

// The words for forms, labels and values, by number.
var (
	formWords  = []string{AnyForm: "", HeroForm: "hero", AlterEgoForm: "alter_ego"}
	labelWords = []string{Unlabelled: "", AttackLabel: "attack", ThwartLabel: "thwart", DefenseLabel: "defense"}
	limitWords = []string{"", "round"}
	statWords  = []string{StatTHW: "thw", StatATK: "atk", StatDEF: "def", StatREC: "rec", StatSCH: "sch", StatHP: "hp",
		StatHand:   "hand_size",
		StatAllies: "allies", StatRetaliate: "retaliate", StatAerial: "aerial"}
)

// momentWords are the words that begin an ability.
var momentWords = map[string]Moment{"action": Action, "interrupt": Interrupt, "instead": Replacement,
	"response": Response,
	"resource": ResourceAbility, "delayed": Delayed}

// textOf makes what happens of a text, nil of none.
func textOf(t cardtext.Text) func(g *Match, by By) {
	if len(t) == 0 {
		return nil
	}
	return func(g *Match, by By) { g.carry(by, t, nil) }
}

// readTexts reads what a card says.
func readTexts(f *cardtext.Facts, c *Card) {
	scope := scopeOf(f, c)
	f.Begin(scope)
	defer f.Begin(scope)
	says := func(key string) cardtext.Text {
		in := scope
		switch {
		case key == "revealed" && slices.Contains(encounters, typeWords[c.Type]):
			in.Knows |= knowsRevealed
		case key == "boost":
			in.Knows |= knowsBoost | knowsAttack | knowsDefender
		case key == "when_defeated":
			in.Knows |= knowsDefender
		}
		if key == "boost" || key == "when_defeated" { // the card is not there any longer then
			in.Knows &^= knowsStays
		}
		f.Begin(in)
		t := f.Says(key)
		selfFits(f, c, t)
		announced(f, Unlabelled, t)
		if key == "revealed" {
			soleFits(f, c, t)
		}
		if key == "revealed" || key == "setup" {
			noteLaid(c, t)
		}
		if key == "when_defeated" {
			stageFits(f, c, t)
			goneFits(f, c, t)
			if c.Type == Ally || c.Type == Minion || c.Type == SideScheme {
				liesFits(f, t)
			}
		}
		return t
	}
	readHost(f, c)
	boost := says("boost")
	c.BoostsYou = speaksOfYou(boost)
	c.Revealed, c.Boosted, c.Defeated, c.Setup = textOf(says("revealed")), textOf(boost),
		textOf(says("when_defeated")), textOf(says("setup"))
	if c.Arrives > 0 {
		c.Entering = func(g *Match, by By) { g.putCounters(by, int(g.Card(by.Card).Arrives)) }
	}
	f.Begin(scope)
	if s := f.Inside("special"); s != nil {
		readSpecial(s, c)
	}
	for _, v := range f.List() {
		n, ok := v.(*cardtext.Node)
		if !ok {
			f.Stray(v)
			continue
		}
		moment, isAbility := momentWords[n.Word]
		switch {
		case n.Word == "gets":
			gets := f.Gets(n.Line, n.Arg(0, 0))
			getsFit(f, n.Line, gets)
			valuesFit(f, c, n.Line, gets)
			nobodysFit(f, c, n.Line, gets)
			fallsAtOnce(f, c, n.Line, gets)
			for _, x := range gets {
				c.Constants = append(c.Constants, changing(&x))
			}
		case n.Word == "cannot":
			readImmunity(f, c, n)
		case isAbility:
			readAbility(f, c, n, moment)
		default:
			f.Stray(v)
		}
	}
	usesFit(f, c)
	specialFits(f, c)
	replaces := func(a Ability) bool { return a.Moment == Replacement }
	if c.Breaks > 0 && !c.Unknown && !slices.ContainsFunc(c.Abilities, replaces) {
		f.Fail("no damage ever comes to it: instead(damage_dealt{ host }){ forced = true, redirect(this) }, or breaks_at = 0",
			"aucun dégât ne lui arrive jamais : instead(damage_dealt{ host }){ forced = true, redirect(this) }, ou breaks_at = 0")
	}
	if c.ThreatStays && f.Get("when_defeated") != nil {
		f.Fail("threat_stays keeps it from being defeated: leave when_defeated out",
			"threat_stays l'empêche d'être déjouée : enlever when_defeated")
	}
	if name := f.Word("native"); name != "" {
		i := slices.Index(nativeNames(), name)
		if i < 0 {
			f.Wrong("native", name, nativeNames())
			return
		}
		natives()[i].do(c)
	}
	if f.OneOf("x", []string{"", "remaining_hp"}, 0) == 1 {
		c.XIs = func(g *Match, x engine.CardID) int { return g.Remaining(x) }
	}
}

// scopeOf is where the texts of a card stand.
func scopeOf(f *cardtext.Facts, c *Card) cardtext.Scope {
	knows := uint16(0)
	if f.Get("attach") != nil {
		knows |= knowsHost
	}
	if c.Type == SideScheme {
		knows |= knowsStays
	}
	return cardtext.Scope{Knows: knows}
}

// readHost reads to what a card is attached: by its player's choice, to the villain, or to a minion that the first
// player picks.
func readHost(f *cardtext.Facts, c *Card) {
	v := f.Get("attach")
	if v == nil {
		return
	}
	s := f.Selector(v)
	hostFits(f, c, s)
	c.hosts = typesMeant(c, s)
	c.HostStays = s.How == villainCard || s.Class == 0 && s.How != cardtext.Each ||
		s.Class&(1<<classEnemy|1<<classVillain|1<<classCharacter) != 0
	switch s.How {
	case villainCard:
		c.FindHost = theVillain
	case cardtext.Picked:
		c.OnMinion = s.Class == 1<<classMinion
		c.ByPrinted = slices.ContainsFunc(s.Tests, func(t cardtext.Test) bool { return t.Key == keyMost })
		c.FindHost = func(g *Match, by By) engine.CardID {
			fr := g.texts.Open(by)
			defer g.texts.Close()
			return g.target(by, g.fitting(fr, s))
		}
	default:
		c.Hosts = func(g *Match, p engine.Player, x engine.CardID) bool {
			fr := g.texts.Open(By{Player: p})
			defer g.texts.Close()
			return g.means(fr, s, x)
		}
		if s.How == cardtext.Each { // one that is meant by its name
			c.FindHost = func(g *Match, by By) engine.CardID {
				fr := g.texts.Open(by)
				defer g.texts.Close()
				return g.one(fr, s)
			}
		}
	}
}

// readSpecial reads a Special ability: carried out by another card only.
func readSpecial(s *cardtext.Facts, c *Card) {
	scope := s.Where()
	scope.Knows |= knowsFinal
	s.Begin(scope)
	text, label := s.ListText(), Label(s.OneOf("label", labelWords, 0))
	selfFits(s, c, text)
	announced(s, label, text)
	if len(text) == 0 {
		s.Empty()
		return
	}
	could := false
	text.Walk(func(x *cardtext.Step) { could = could || x.Verb == doThwart || x.Verb == doMoveDamage })
	nothing := text[0].Verb == doThwart
	c.Special = func(g *Match, by By, final bool) {
		if g.lostStatus(by, label, g.performer(by)) {
			return
		}
		by.Final = final
		if nothing && !g.could(by, nil, text) {
			g.nothing(by)
			return
		}
		g.carry(by, text, nil)
	}
	if could {
		c.SpecialCan = func(g *Match, by By) bool { return g.could(by, nil, text) }
	}
}

// changing makes a constant ability.
func changing(x *cardtext.Gets) Constant {
	gets := *x
	return Constant{Stat: Stat(gets.Stat), Mode: Mode(gets.How), To: whose(gets.To), Most: gets.Most,
		N: func(g *Match, src, c engine.CardID, p engine.Player) int {
			if gets.N.Op == cardtext.Number {
				return gets.N.N
			}
			f := g.texts.Open(By{Player: p, Card: src})
			defer g.texts.Close()
			if g.texts.Deep() { // it rests on itself
				if g.Running() {
					g.Endless()
				}
				return 0
			}
			return cardtext.Reckon[By](texter{g}, f, gets.N) // what changes may become less
		}}
}

// whose says which cards a constant ability changes.
func whose(s *cardtext.Selector) func(g *Match, src, c engine.CardID, p engine.Player) bool {
	switch s.How {
	case cardtext.This:
		return self
	case theHost:
		return host
	case yourHeroCard:
		return yourHero
	case yourIdentityCard:
		return yourIdentity
	case faceCard:
		return func(g *Match, _, c engine.CardID, _ engine.Player) bool { return g.Def(c) == s.Card }
	}
	return func(g *Match, src, c engine.CardID, p engine.Player) bool {
		f := g.texts.Open(By{Player: p, Card: src})
		defer g.texts.Close()
		return g.means(f, s, c)
	}
}

// readImmunity reads from what a card takes no damage.
func readImmunity(f *cardtext.Facts, c *Card, n *cardtext.Node) {
	in := f.Called(n)
	if in == nil {
		return
	}
	for _, v := range in.List() {
		if v != "take damage" {
			in.Stray(v)
		}
	}
	if _, several := in.Get("while_there").(*cardtext.Table); several {
		there := in.Among("while_there")
		c.Immune = func(g *Match, x engine.CardID, _ By) bool {
			fr := g.texts.Open(g.by(x))
			defer g.texts.Close()
			return g.any(func(o engine.CardID) bool { return g.means(fr, there, o) })
		}
		return
	}
	if name := in.Word("while_there"); name != "" {
		d, known := f.Find(name)
		switch itself, _ := f.Find(f.Card.Name); {
		case !known:
			f.NoCard(n.Line, name)
		case d == itself:
			f.Fault(n.Line, "it is there itself as long as it is in play, and could never take damage",
				"elle est là elle-même tant qu'elle est en jeu, et ne subirait jamais de dégâts")
		}
		c.Immune = func(g *Match, _ engine.CardID, _ By) bool { return g.find(g.Box.Cards[d].ID) != 0 }
		return
	}
	from := in.Among("from")
	c.Immune = func(g *Match, _ engine.CardID, by By) bool {
		if by.Card == 0 {
			return false
		}
		fr := g.texts.Open(by)
		defer g.texts.Close()
		return g.means(fr, from, by.Card)
	}
}

// readAbility reads an ability: its moment, what it waits for, what it asks and costs, and its text.
func readAbility(f *cardtext.Facts, c *Card, n *cardtext.Node, m Moment) {
	ab, on := Ability{Moment: m}, cardtext.Trigger{}
	in, scope := (*cardtext.Facts)(nil), cardtext.Scope{Late: m == Response || m == Delayed, Many: c.Cost == X,
		Lasts: true, Knows: scopeOf(f, c).Knows}
	if c.Type == Event {
		scope.Knows |= knowsPaid
	}
	defer f.Begin(f.Where())
	f.Begin(scope)
	if m == Action || m == ResourceAbility {
		in = f.Called(n)
	} else {
		wrong := len(f.Errors)
		on = f.Trigger(n.Arg(0, 0))
		in = f.CalledIn(n, 1)
		if told := len(f.Errors); told > wrong { // what follows cannot be judged before it is known what it waits for
			defer func() { f.Errors = f.Errors[:told] }()
		}
		ab.On, ab.When, ab.InStep = kindsOf(c, &on, m), when(on), inStep(&on)
		ab.ByYou = on.Event == eventDefeated && hasRole(&on, roleByYou)
		triggerFits(f, c, m, &on)
		neverFits(f, c, &on)
		scope.Waits, scope.Event = true, on.Event
		scope.Knows |= attackKnown(on.Event, scope.Late)
	}
	if in == nil {
		return
	}
	ab.Forced = in.Yes("forced") || m == Delayed
	ab.Form, ab.Label = Form(in.OneOf("form", formWords, 0)), Label(in.OneOf("label", labelWords, 0))
	ab.Limit = in.OneOf("limit", limitWords, 0) == 1
	scope.Many = readCost(in, c, &ab, &on, scope) || scope.Many
	f.Begin(scope)
	if m == ResourceAbility && len(in.List()) > 0 {
		in.Stray(in.List()[0])
	}
	if ab.MakesTop = m == ResourceAbility && makesTop(in); !ab.MakesTop {
		ab.Makes = makes(in, "makes")
	}
	if given := in.Get("makes") != nil; given != (m == ResourceAbility) {
		in.Fail("a resource ability makes resources, and no other: resource{ makes = … }",
			"une capacité ressource génère des ressources, et aucune autre : resource{ makes = … }")
	}
	ab.Max = in.OneOf("max", limitWords, 0) == 1
	text := in.ListText()
	if len(text) == 0 && m != ResourceAbility {
		in.Empty()
		return
	}
	if scope.Waits {
		youFit(f, c, &ab, &on, text)
		thatFits(f, c, m, &on, text)
	}
	labelFits(in, c, &ab, n.Line, waited(&on, scope.Waits), text)
	abilityFits(f, in, c, &ab, n.Line, &on, scope, text)
	c.Lasting = append(c.Lasting, lasting(text, len(c.Lasting))...)
	caring(text, &c.Cares)
	ab.When = notFurther(text, ab.When)
	text.Walk(func(s *cardtext.Step) { c.GainsOverkill = c.GainsOverkill || s.Verb == doGainOverkill })
	if m != ResourceAbility {
		ab.Do = do(text, ab.Label == DefenseLabel, m)
		if !ab.Forced {
			ab.Can = func(g *Match, by By, e *engine.Event) bool { return g.could(by, e, text) }
		}
		if m == Replacement && on.Event == eventDefeated { // where nothing is left to heal, it is defeated all the same
			savedFits(f, &on, text)
			ab.Can = func(g *Match, by By, e *engine.Event) bool { return g.could(by, e, text[:1]) }
		}
		if in.Yes("if_useful") {
			useful := text[min(1, len(text)-1):]
			ab.Can = func(g *Match, by By, e *engine.Event) bool { return g.could(by, e, useful) }
		}
		ab.Status, ab.Removes, ab.Chooses = givesStatus(text), removesThreat(text), offersChoice(text)
	}
	formFits(f, &ab, text)
	selfFits(f, c, text)
	if (m == Action || m == ResourceAbility) && c.at(m) >= 0 {
		f.Fault(n.Line, "a card has one %s", "une carte n'a qu'une capacité %s", n.Word)
	}
	c.Abilities = append(c.Abilities, ab)
}

// abilityFits tells what does not go together in an ability.
func abilityFits(f, in *cardtext.Facts, c *Card, ab *Ability, line int, on *cardtext.Trigger, scope cardtext.Scope,
	text cardtext.Text) {
	if ab.Limit && c.Type == Event {
		in.Fail("a limit counts the uses of a card that stays in play; of an event max = \"round\" counts how often it is played, all copies together",
			"limit compte les utilisations d'une carte qui reste en jeu ; pour un événement, max = \"round\" compte combien de fois il est joué, tous exemplaires confondus")
	}
	if ab.Forced && (ab.Moment == Action || ab.Moment == ResourceAbility) {
		in.Fail("what is used is not forced", "ce qui s'utilise n'est pas forcé")
	}
	if ab.Forced && scope.Waits && !ab.Cost.Discard && !leaves(text) {
		f.Endless(line, scope.Event, text, alike(c, on))
	}
	if ab.Cost.Discard {
		liesFits(f, text)
	}
	if c.Type == Event && c.Cost == X && !saysMany(text) {
		f.Fault(line, "its cost is X, and this counts no X: damage(that_many, …), or cost = 1",
			"son coût est X, et ceci ne compte aucun X : damage(that_many, …), ou cost = 1")
	}
}

// when makes the condition of a trigger, nil where every event of its kinds is meant.
func when(t cardtext.Trigger) func(g *Match, by By, e *engine.Event) bool {
	minion := t.Event == eventEnters && t.Of != nil && t.Of.Class == 1<<classMinion
	if len(t.Roles) == 0 && t.Event != eventPlays && (t.Of == nil || minion) {
		return nil // the kinds of events tell it all
	}
	return func(g *Match, by By, e *engine.Event) bool { return g.meant(&t, by, e) }
}

// do makes what an ability does. A labelled defence against an attack counts as defending; what stands in the place of
// something keeps that from happening, and what comes before a defeat may leave nobody to be defeated.
func do(t cardtext.Text, defends bool, m Moment) func(g *Match, by By, e *engine.Event) {
	stops := m == Replacement && t[0].Verb != doRedirect
	return func(g *Match, by By, e *engine.Event) {
		if defends && e != nil && e.Tags.Has(ByAttack) {
			g.defendByLabel(by)
		}
		if stops {
			enemy := *e
			stop(by, e)
			g.carry(by, t, &enemy)
			return
		}
		g.carry(by, t, e)
		if m == Interrupt {
			g.spared(by, e)
		}
	}
}

// givesStatus says whether all that a text does is to give a status card.
func givesStatus(t cardtext.Text) bool {
	if len(t) != 1 {
		return false
	}
	switch t[0].Verb {
	case doStun, doConfuse, doToughen:
		return true
	}
	return false
}

// removesThreat says whether a text takes threat off a scheme.
func removesThreat(t cardtext.Text) bool {
	some := false
	t.Walk(func(s *cardtext.Step) { some = some || s.Verb == doRemoveThreat || s.Verb == doThwart })
	return some
}

// lasting are the values that a text lets last, numbered from a place on.
func lasting(t cardtext.Text, from int) []Constant {
	var out []Constant
	t.Walk(func(s *cardtext.Step) {
		switch s.Verb {
		case doLasts: // by the number that it comes to as it begins
			s.Word = uint8(from + len(out))
			for _, x := range s.Gets {
				out = append(out, Constant{Stat: Stat(x.Stat), To: whose(x.To)})
			}
		case doForAttack: // always by the number that it is now (mc.modifiers.always-current)
			s.Word = uint8(from + len(out))
			for i := range s.Gets {
				out = append(out, changing(&s.Gets[i]))
			}
		}
	})
	return out
}

// caring notes the kinds of resources that make a difference when they are spent on a text.
func caring(t cardtext.Text, cares *Resources) {
	note := func(c *cardtext.Cond) {
		if c != nil && c.Op == condPaid {
			cares[c.Bits] = 1
		}
	}
	t.Walk(func(s *cardtext.Step) {
		note(s.If)
		for _, m := range s.Marks {
			note(m.If)
		}
		if s.N != nil {
			note(s.N.If)
		}
	})
}

// readCost reads what an ability costs: verbs, all of which must be done in full. It says whether that leaves a number.
func readCost(in *cardtext.Facts, c *Card, ab *Ability, on *cardtext.Trigger, scope cardtext.Scope) (many bool) {
	scope.Cost = true
	in.Begin(scope)
	paid := in.Says("cost")
	if !costFits(in, paid) {
		return true
	}
	if ab.Forced && scope.Waits {
		in.Endless(0, scope.Event, paid, alike(c, on))
	}
	for i, s := range paid {
		costStands(in, c, ab.Moment, &s)
		if slices.ContainsFunc(paid[:i], func(x cardtext.Step) bool { return paidAgain(&x, &s) }) {
			in.Fault(s.Line, "this cost is said twice: it is paid once", "ce coût est dit deux fois : il se paie une fois")
		}
		many = many || s.Verb == doHeal || s.Verb == doDiscard && s.What.How != cardtext.This
		cost := &ab.Cost
		switch {
		case s.Verb == doExhaust && (s.What.How == cardtext.This || typesOf(c.Type)&ofIdentity != 0):
			cost.Exhaust = true
		case s.Verb == doExhaust:
			cost.also(identityReady, exhaustIdentity)
			cost.Why = identityExhausted
		case s.Verb == doDiscard && s.What.How == cardtext.This:
			cost.Discard = true
		case s.Verb == doSpend:
			for _, t := range s.What.Tests {
				cost.Spend[t.Bits]++
			}
		case s.Verb == doSpendCounters:
			cost.Counters += int8(s.N.N)
		case s.Verb == doHeal:
			n := s.N.N
			cost.also(func(g *Match, by By) bool { return g.Sustained(by.Card) > 0 },
				func(g *Match, by By) int { return g.Heal(by, by.Card, n) })
		case s.Verb == doDamage:
			cost.also(nil, damageCost(s.What.How == cardtext.This, s.N.N))
		case s.Verb == doDiscard:
			most := 1
			if s.What.N != nil {
				most = s.What.N.N
			}
			cost.also(func(g *Match, by By) bool { return g.others(by) > 0 },
				func(g *Match, by By) int { return g.discardChosen(by, 1, most) })
		}
	}
	if c.Type != Event { // of an event all costs of its own are told
		selfFits(in, c, paid)
	}
	return many
}

// paidAgain says whether two costs are one: a card is exhausted once, and discarded once.
func paidAgain(x, y *cardtext.Step) bool {
	return x.Verb == y.Verb && (x.Verb == doExhaust || x.Verb == doDiscard && x.What.How == cardtext.This) &&
		x.What.How == y.What.How
}

// waited is what an ability waits for, nil if it waits for nothing.
func waited(t *cardtext.Trigger, waits bool) *cardtext.Trigger {
	if !waits {
		return nil
	}
	return t
}

// others is how many cards a player holds besides the one that acts.
func (g *Match) others(by By) int {
	n := g.Len(g.Zone(by.Player, Hand))
	if g.In(by.Card) == g.Zone(by.Player, Hand) {
		n--
	}
	return n
}
