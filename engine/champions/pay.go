package champions

import "tablereferee/engine"

// price is what must be generated: some of each kind, and more of any kind.
type price struct {
	any   int
	typed Resources
	of    engine.CardID // the card that is paid for
	not   engine.CardID // a card that cannot be spent on it, as it is the one being played
	open  bool          // as much as the player likes: X
}

func (x *price) total() int { return x.any + x.typed.total() }

// makes is what discarding a card from hand generates for a price (mc.resource-card.text-when-used).
func (g *Game) makes(c engine.CardID, x *price) Resources {
	k := g.Card(c)
	m := k.Makes
	if g.favours(k, x) && !g.inPlay(x.of) {
		m.add(m)
	}
	return m
}

// favours says whether a price is asked by a card of the aspect for which a resource card is worth twice: by the card itself, or by an ability
// of it in play, for which it is not (mc.amb.doubled-for-a-card).
func (g *Game) favours(k *Card, x *price) bool {
	return k.Doubles != 0 && x.of != 0 && g.Card(x.of).Aspect == k.Doubles
}

// sources walks what a player can generate resources with: cards of the own hand, and Resource abilities (mc.cost.own-cards-only).
func (g *Game) sources(p engine.Player, x *price, yield func(c engine.CardID, makes Resources, ab *Ability)) {
	for c := g.Top(g.Zone(p, Hand)); c != 0 && g.Rules.On(ResourceByDiscarding); c = g.Below(c) {
		if c != x.not {
			yield(c, g.makes(c, x), nil)
		}
	}
	for _, z := range [...]int{Identity, InPlay} {
		for c := g.Top(g.Zone(p, z)); c != 0; c = g.Below(c) {
			k := g.Card(c)
			if i := k.at(ResourceAbility); i >= 0 && c != x.of && g.mayUse(p, c, i) {
				yield(c, k.Abilities[i].Makes, &k.Abilities[i])
			}
		}
	}
}

// affordable says whether a player can generate a price.
func (g *Game) affordable(p engine.Player, x price) bool {
	if x.total() <= 0 {
		return true
	}
	var have Resources
	g.sources(p, &x, func(_ engine.CardID, m Resources, _ *Ability) { have.add(m) })
	return covers(have, &x)
}

func covers(have Resources, x *price) bool {
	short := 0
	for t := range Wild {
		short += max(0, int(x.typed[t])-int(have[t]))
	}
	return short <= int(have[Wild]) && have.total() >= x.total()
}

// pay asks a player for what generates a price, one source at a time, and gives what was spent. False if it could not be paid. It ends when
// there is enough, unless the player has said to pay more (mc.cost.may-overpay): then whatever generates resources may follow.
func (g *Game) pay(by By, x price) (Resources, bool) {
	var pool Resources
	var cares Resources
	if x.of != 0 {
		cares = g.Card(x.of).Cares
	}
	if x.total() <= 0 && cares == (Resources{}) { // mc.amb.cost-of-zero
		g.free = true
		return pool, true
	}
	if !g.affordable(by.Player, x) {
		return pool, false
	}
	p := by.Player
	g.paying, g.due = true, x
	defer func() { g.paying = false }()
	var further further
	for more := false; !g.over(); {
		enough := covers(pool, &x)
		done := enough && (cares == Resources{} || spent(pool, cares))
		extra := g.Extra == engine.ExtraAnyOrder || enough && g.Extra == engine.ExtraAfter
		if done && !more && !extra {
			return pool, true
		}
		wants := by.Citing(ResourceByDiscarding)
		switch {
		case more && enough:
			wants = by.Citing(CostMayOverpay, CostExcessLost)
		case x.total() <= 0:
			wants = by.Citing(CostMayOverpay, AmbCostOfZero)
		}
		q := g.Question(p, AskPay, by.Card, wants)
		q.More = true
		needed := 0
		passed := further.begin(g, p)
		g.sources(p, &x, func(c engine.CardID, m Resources, ab *Ability) {
			passed = passed && c != further.next && ab == nil
			wanted := more || !done && g.helps(pool, &x, m, enough, cares)
			if !wanted && (!extra || passed) {
				return
			}
			n := len(q.Answers)
			if ab == nil {
				q.Card(VerbPay, c)
			} else {
				q.Add(engine.Answer{Verb: engine.VerbUse, Card: c, Zone: g.In(c)})
			}
			for i := range q.Answers[n:] {
				q.Answers[n+i].More = !wanted
			}
			if wanted {
				needed++
			}
		})
		if enough {
			if len(q.Answers) == 0 {
				return pool, true
			}
			q.Add(engine.Answer{Verb: engine.VerbDecline, More: needed == 0})
		}
		a := g.ask(q)
		if a.Verb == engine.VerbDecline || a.Card == 0 {
			return pool, enough
		}
		if done && a.Verb == VerbPay && g.Extra == engine.ExtraAfter {
			further = furtherFrom(g, p, a.Card, x.not)
		}
		m := g.spend(by, a, &x, pool)
		g.receive(by, &pool, m, &x, cares)
		more = a.More
	}
	return pool, false
}

// further is where a hand is gone on with by who goes through all that it can be paid with beyond what is needed: each set of its cards is
// looked at in one order only, because the rules do not ask in which they were discarded (engine.ExtraAfter).
type further struct {
	next engine.CardID // 0 behind the last card
	held int           // cards in hand by then, 0 where none is passed over
}

// furtherFrom goes on behind a card that is about to be discarded; not is none that can be.
func furtherFrom(g *Game, p engine.Player, c, not engine.CardID) further {
	next := g.Below(c)
	if next == not && next != 0 {
		next = g.Below(next)
	}
	return further{next, g.Len(g.Zone(p, Hand)) - 1}
}

// begin says whether cards are passed over: not where the hand is another by now.
func (f *further) begin(g *Game, p engine.Player) bool {
	return f.held > 0 && f.held == g.Len(g.Zone(p, Hand)) && (f.next == 0 || g.In(f.next) == g.Zone(p, Hand))
}

// spend takes one answer of a payment: a card discarded from hand or a Resource ability; it gives what that generates.
func (g *Game) spend(by By, a engine.Answer, x *price, pool Resources) Resources {
	p, k := by.Player, g.Card(a.Card)
	if a.Verb == VerbPay {
		m := g.makes(a.Card, x)
		cite := engine.Cite(ResourceByDiscarding, CostResourceCost, Initiation4Pay)
		switch {
		case x.open:
			cite = engine.Cite(ResourceByDiscarding, ResourceTypedCost)
		case g.inPlay(x.of): // for an ability, and not to play a card
			cite = engine.Cite(ResourceByDiscarding, CostAbilityCost, Initiation4Pay)
		}
		doubled := k.Doubles != 0 && m[Wild] > 1
		if doubled {
			cite = cite.And(ResourceCardTextWhenUsed).With(k.Cite)
		}
		if k.Type == Resource {
			cite = k.Cite.With(cite)
		}
		if !doubled && g.favours(k, x) {
			cite = engine.Cite(k.Cite.First(), AmbDoubledForACard).With(cite)
		}
		if pool.total()+m.total() > x.total() && !x.open {
			cite = engine.Cite(cite.First(), CostMayOverpay, CostExcessLost, ResourceExcessLost, ResourceByDiscarding)
			if doubled {
				cite = cite.And(ResourceCardTextWhenUsed)
			}
		}
		g.do(engine.Event{Kind: PaysWith, Actor: p, Player: p, Card: a.Card, Source: by.Card, To: g.pileOf(a.Card), N: int32(m.total()), Cite: cite})
		return m
	}
	i := k.at(ResourceAbility)
	makes := k.Abilities[i].Makes
	g.say(engine.Event{Kind: Generates, Actor: p, Player: p, Card: a.Card, Source: by.Card, N: int32(makes.total()), Cite: k.Cite.And(ResourceByAbilities).And(ResourceAbilityWhilePaying)})
	g.Indent()
	own := g.mine(p, a.Card)
	g.payCost(own, a.Card, i)
	g.usedUp(own, a.Card)
	g.Outdent()
	return makes
}

func spent(pool, kinds Resources) bool {
	for t := range Wild {
		if kinds[t] > 0 && pool[t] > 0 {
			return true
		}
	}
	return false
}

// helps says whether a source brings a payment nearer to its end.
func (g *Game) helps(pool Resources, x *price, m Resources, enough bool, cares Resources) bool {
	if enough {
		return m[Wild] > 0 || spent(m, cares)
	}
	for t := range Wild {
		if pool[t] < x.typed[t] && (m[t] > 0 || m[Wild] > 0) {
			return true
		}
	}
	return x.any > 0
}

var wildKinds = [...]engine.Kind{Energy: WildEnergy, Mental: WildMental, Physical: WildPhysical}

var typeOptions = [...]engine.Option{Energy: OptEnergy, Mental: OptMental, Physical: OptPhysical}

// receive adds resources to a payment; of a wild one the player says what it is, where that makes a difference (mc.wild.declare-type).
func (g *Game) receive(by By, pool *Resources, m Resources, x *price, cares Resources) {
	wild := m[Wild]
	m[Wild] = 0
	pool.add(m)
	for range wild {
		q := g.Question(by.Player, AskWild, by.Card, engine.Cite(WildDeclareType, ResourceWildAny))
		for t := range Wild {
			if pool[t] < x.typed[t] && g.Rules.On(WildDeclareType) {
				q.Option(typeOptions[t])
			}
		}
		if len(q.Answers) == 0 {
			if cares == (Resources{}) || !g.Rules.On(WildDeclareType) {
				pool[Wild]++
				continue
			}
			for t := range Wild {
				q.Option(typeOptions[t])
			}
		}
		a := g.ask(q)
		for t := range Wild {
			if a.Option == typeOptions[t] {
				pool[t]++
				g.say(engine.Event{Kind: wildKinds[t], Actor: by.Player, Player: by.Player, Card: by.Card, Cite: engine.Cite(WildDeclareType, ResourceWildAny)})
			}
		}
	}
}
