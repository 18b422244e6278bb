package champions

import (
	"math"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// price is what must be generated: some of each kind, and more of any kind.
type price struct {
	any   int
	typed Resources
	of    engine.CardID // the card that is paid for
	not   engine.CardID // a card that cannot be spent on it, as it is the one being played
	open  bool          // as much as the player likes: X
	asked bool          // what a card says asks for it, and it is no cost
}

func (x *price) total() int { return x.any + x.typed.total() }

// price is what an ability of a card in play asks to be generated.
func (c *Cost) price(of engine.CardID) price {
	x := price{typed: c.Spend, of: of}
	x.any, x.typed[Wild] = int(x.typed[Wild]), 0
	return x
}

// makes is what discarding a card from hand generates for a price (mc.resource-card.text-when-used).
func (g *Match) makes(c engine.CardID, x *price) Resources {
	k := g.Card(c)
	m := k.Makes
	if g.favours(k, x) && !g.inPlay(x.of) {
		m.add(m)
	}
	return m
}

// favours says whether a price is asked by a card of the aspect for which a resource card is worth twice: by the card
// itself, or by an ability of it in play, for which it is not (mc.amb.doubled-for-a-card).
func (g *Match) favours(k *Card, x *price) bool {
	return k.Doubles != 0 && x.of != 0 && g.Card(x.of).Aspect == k.Doubles
}

// sources walks what a player can generate resources with: cards of the own hand, and Resource abilities
// (mc.cost.own-cards-only).
func (g *Match) sources(p engine.Player, x *price, yield func(c engine.CardID, makes Resources, ab *Ability)) {
	c := g.Top(g.Zone(p, Hand))
	if !g.Rules.On(book.ResourceByDiscarding) {
		c = 0
	}
	for ; c != 0; c = g.Below(c) {
		if c != x.not {
			yield(c, g.makes(c, x), nil)
		}
	}
	for _, z := range [...]int{Identity, InPlay} {
		for c := g.Top(g.Zone(p, z)); c != 0; c = g.Below(c) {
			k := g.Card(c)
			if i := k.at(ResourceAbility); i >= 0 && c != x.of && g.mayUse(p, c, i) {
				yield(c, g.generated(p, &k.Abilities[i]), &k.Abilities[i])
			}
		}
	}
}

// affordable says whether a player can generate a price.
func (g *Match) affordable(p engine.Player, x price) bool {
	if x.total() <= 0 || g.handCovers(p, &x) {
		return true
	}
	return g.completes(p, &x, Resources{}, 0, Resources{}, nil)
}

// handCovers says whether the hand alone does: nearly always nothing else need be looked at.
func (g *Match) handCovers(p engine.Player, x *price) bool {
	if !g.Rules.On(book.ResourceByDiscarding) {
		return false
	}
	var have Resources
	for c := g.Top(g.Zone(p, Hand)); c != 0; c = g.Below(c) {
		if c == x.not {
			continue
		}
		if have.add(g.makes(c, x)); covers(have, x) {
			return true
		}
	}
	return false
}

func covers(have Resources, x *price) bool {
	short := 0
	for t := range Wild {
		short += max(0, int(x.typed[t])-int(have[t]))
	}
	return short <= int(have[Wild]) && have.total() >= x.total()
}

// payment is a price that a player is paying.
type payment struct {
	due    price
	cares  Resources // the kinds of which the card that is paid for does more
	pool   Resources // what has been generated
	enough bool      // it covers the price
	done   bool      // and nothing further would do the card any good
	extra  bool      // what is not needed is shown as well, for whoever goes through all that may be done
	more   bool      // the player has said to pay more
	further
}

// pay asks a player for what generates a price, one source at a time, and gives what was spent. False if it could not
// be paid. It ends when there is enough, unless the player has said to pay more (mc.cost.may-overpay): then whatever
// generates resources may follow. What is offered is looked for anew each time, because a source that is used may bring
// others with it or take them away.
func (g *Match) pay(by By, x price) (Resources, bool) {
	b := payment{due: x}
	if x.of != 0 {
		b.cares = g.Card(x.of).Cares
	}
	if x.total() <= 0 && b.cares == (Resources{}) { // mc.amb.cost-of-zero
		g.free = true
		return b.pool, true
	}
	if !g.affordable(by.Player, x) {
		return b.pool, false
	}
	defer g.payFor(x)()
	for more := false; !g.over(); {
		g.weigh(&b, more)
		if b.done && !more && !b.extra {
			return b.pool, true
		}
		wants := by.Citing(book.ResourceByDiscarding)
		if x.types() {
			wants = wants.AndIfRoom(book.ResourceTypedCost)
		}
		switch {
		case more && b.enough:
			wants = by.Citing(book.CostMayOverpay, book.CostExcessLost)
		case x.total() <= 0:
			wants = by.Citing(book.CostMayOverpay, book.AmbCostOfZero)
		}
		q := g.Question(by.Player, AskPay, by.Card, wants)
		if g.offerSources(q, &b); b.enough && len(q.Answers) == 0 {
			return b.pool, true
		}
		a := g.ask(q)
		if a.Verb == engine.VerbDecline || a.Card == 0 {
			return b.pool, b.enough
		}
		if b.done && a.Verb == VerbPay && g.Extra == engine.ExtraAfter {
			b.further = furtherFrom(g, by.Player, a.Card, x.not)
		}
		m := g.spend(by, a, &x, b.pool)
		g.receive(by, &b.pool, m, &x, b.cares)
		g.had = b.pool
		more = a.More
	}
	return b.pool, false
}

// payFor begins the payment of a price, and gives what ends it: it may lie within another, which goes on then.
func (g *Match) payFor(x price) (end func()) {
	paying, due, had, laid := g.paying, g.due, g.had, g.laid
	g.paying, g.due, g.had, g.laid = !x.open, x, Resources{}, 0
	return func() { g.paying, g.due, g.had, g.laid = paying, due, had, laid }
}

// weigh says how far a payment has come.
func (g *Match) weigh(b *payment, more bool) {
	b.more = more
	b.enough = covers(b.pool, &b.due)
	b.done = b.enough && (b.cares == Resources{} || spent(b.pool, b.cares))
	b.extra = g.Extra == engine.ExtraAnyOrder || b.enough && g.Extra == engine.ExtraAfter
}

// offerSources adds to a question what a price may be paid with next, and the end of the payment where there is enough.
func (g *Match) offerSources(q *engine.Question, b *payment) {
	q.More = true
	needed := 0
	passed := b.begin(g, q.Player)
	g.sources(q.Player, &b.due, func(c engine.CardID, m Resources, ab *Ability) {
		if ab != nil && m.total() == 0 || !b.enough && g.strands(q.Player, c, m, ab) {
			return
		}
		passed = passed && c != b.next && ab == nil
		wanted := b.more || !b.done && g.helps(b.pool, &b.due, m, b.enough, b.cares)
		if !wanted && (!b.extra || passed) {
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
	if b.enough && len(q.Answers) > 0 {
		q.Add(engine.Answer{Verb: engine.VerbDecline, More: needed == 0})
	}
}

// further is where a hand is gone on with by who goes through all that it can be paid with beyond what is needed: each
// set of its cards is looked at in one order only, because the rules do not ask in which they were discarded
// (engine.ExtraAfter).
type further struct {
	next engine.CardID // 0 behind the last card
	held int           // cards in hand by then, 0 where none is passed over
}

// furtherFrom goes on behind a card that is about to be discarded; not is none that can be.
func furtherFrom(g *Match, p engine.Player, c, not engine.CardID) further {
	next := g.Below(c)
	if next == not && next != 0 {
		next = g.Below(next)
	}
	return further{next, g.Len(g.Zone(p, Hand)) - 1}
}

// begin says whether cards are passed over: not where the hand is another by now.
func (f *further) begin(g *Match, p engine.Player) bool {
	return f.held > 0 && f.held == g.Len(g.Zone(p, Hand)) && (f.next == 0 || g.In(f.next) == g.Zone(p, Hand))
}

// spend takes one answer of a payment: a card discarded from hand or a Resource ability; it gives what that generates.
func (g *Match) spend(by By, a engine.Answer, x *price, pool Resources) Resources {
	p, k := by.Player, g.Card(a.Card)
	if a.Verb == VerbPay {
		m := g.makes(a.Card, x)
		cite := engine.Cite(book.ResourceByDiscarding, book.CostResourceCost, book.Initiation4Pay)
		switch {
		case x.open:
			cite = engine.Cite(book.ResourceByDiscarding, book.ResourceTypedCost)
		case x.asked:
			cite = by.Citing(book.ResourceByDiscarding, book.ResourceTypedCost)
		case g.inPlay(x.of): // for an ability, and not to play a card
			cite = engine.Cite(book.ResourceByDiscarding, book.CostAbilityCost, book.Initiation4Pay)
		}
		if x.types() && !x.open && !x.asked {
			cite = cite.And(book.ResourceTypedCost)
		}
		doubled := k.Doubles != 0 && m[Wild] > 1
		if doubled {
			cite = cite.And(book.ResourceCardTextWhenUsed).With(k.Cite)
		}
		if k.Type == Resource {
			cite = k.Cite.WithIfRoom(cite)
		}
		if !doubled && g.favours(k, x) {
			typed := engine.Clauses(0)
			if cite.Has(book.ResourceTypedCost) {
				typed = engine.Cite(book.ResourceTypedCost)
			}
			cite = engine.Cite(k.Cite.First(), book.AmbDoubledForACard).With(typed).WithIfRoom(cite)
		}
		if x.loses(pool, m) {
			kind := book.ResourceExcessLost
			if x.types() {
				kind = book.ResourceTypedCost
			}
			cite = engine.Cite(cite.First(), book.CostMayOverpay, book.CostExcessLost, kind, book.ResourceByDiscarding)
			if doubled {
				cite = cite.AndIfRoom(book.ResourceCardTextWhenUsed)
			}
		}
		g.do(engine.Event{Kind: PaysWith, Actor: p, Player: p, Card: a.Card, Source: by.Card, To: g.pileOf(a.Card),
			N: int32(m.total()), Cite: cite})
		g.laid = a.Card
		return m
	}
	i := k.at(ResourceAbility)
	makes, cite := g.generated(p, &k.Abilities[i]), k.Cite
	if k.Abilities[i].MakesTop && g.laid != 0 && g.Top(g.Zone(p, Discard)) == g.laid {
		cite = cite.And(book.AmbCopiedWhilePaying)
	}
	cite = cite.And(book.ResourceByAbilities)
	if x.loses(pool, makes) {
		cite = cite.And(book.CostMayOverpay).And(book.CostExcessLost)
	}
	g.say(engine.Event{Kind: Generates, Actor: p, Player: p, Card: a.Card, Source: by.Card, N: int32(makes.total()),
		Cite: cite.AndIfRoom(book.ResourceAbilityWhilePaying)})
	g.Indent()
	own := g.mine(p, a.Card)
	g.payCost(own, a.Card, i)
	g.usedUp(own, a.Card)
	g.Outdent()
	return makes
}

// types says whether only given numbers of given types are wanted (mc.resource.typed-cost).
func (x *price) types() bool { return x.any == 0 && x.typed.total() > 0 }

// loses says whether something of what a source generates is more than is still to be paid (mc.cost.excess-lost); a
// wild resource is of the type that is wanted.
func (x *price) loses(pool, m Resources) bool {
	if x.open {
		return false
	}
	all := pool
	all.add(m)
	return x.beyond(all) > x.beyond(pool)
}

// beyond is how much of a pool is not needed.
func (x *price) beyond(pool Resources) int {
	wild, rest, missing := int(pool[Wild]), 0, x.any
	for t := range Wild {
		more := int(pool[t]) - int(x.typed[t])
		rest += max(0, more)
		missing += max(0, -more)
	}
	return max(0, rest-x.any) + max(0, wild-max(0, missing-min(rest, x.any)))
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
func (g *Match) helps(pool Resources, x *price, m Resources, enough bool, cares Resources) bool {
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

// receive adds resources to a payment; of a wild one the player says what it is, where that makes a difference
// (mc.wild.declare-type).
func (g *Match) receive(by By, pool *Resources, m Resources, x *price, cares Resources) {
	wild := m[Wild]
	m[Wild] = 0
	pool.add(m)
	for range wild {
		q := g.Question(by.Player, AskWild, by.Card, engine.Cite(book.WildDeclareType, book.ResourceWildAny))
		for t := range Wild {
			if pool[t] < x.typed[t] && g.Rules.On(book.WildDeclareType) {
				q.Option(typeOptions[t])
			}
		}
		if len(q.Answers) == 0 {
			if cares == (Resources{}) || !g.Rules.On(book.WildDeclareType) {
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
				g.say(engine.Event{Kind: wildKinds[t], Actor: by.Player, Player: by.Player, Card: by.Card,
					Cite: engine.Cite(book.WildDeclareType, book.ResourceWildAny)})
			}
		}
	}
}

// discardChosen lets a player choose and discard cards from hand, and gives how many; the card that is being played is
// none of them.
func (g *Match) discardChosen(by By, least, most int) int {
	n := 0
	for n < most && !g.over() {
		q := g.Question(by.Player, AskDiscard, by.Card, by.Citing(book.CostAbilityCost, book.CostOwnZonesOnly))
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

// payAny lets a player generate as many resources of a kind as wanted, at least one, and gives how many
// (mc.amb.cost-reduction-and-x).
func (g *Match) payAny(by By, kind int) int {
	var pool Resources
	x := price{of: by.Card, open: true}
	x.typed[kind] = math.MaxInt8 // a wild resource is always one of them
	defer g.payFor(x)()
	for !g.over() {
		n := int(pool[kind])
		q := g.Question(by.Player, AskPay, by.Card, by.Citing(book.ResourceTypedCost))
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
