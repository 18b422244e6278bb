package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

// base is the printed value (mc.base-value.definition), Dash where there is none.
func (g *Match) base(c engine.CardID, s Stat) int {
	k := g.Card(c)
	v := Dash
	switch s {
	case StatTHW:
		v = k.THW
	case StatATK:
		v = k.ATK
	case StatDEF:
		v = k.DEF
	case StatREC:
		v = k.REC
	case StatSCH:
		v = k.SCH
	case StatHP:
		if k.PerPlayer { // mc.setup.09-villain-hit-points
			return int(k.HP) * g.global(Started)
		}
		v = k.HP // mc.setup.02-hit-points
	case StatHand:
		v = k.HandSize
	case StatAllies:
		return g.Rules.Value(book.AllyLimitThree)
	case StatRetaliate:
		v = k.Retaliate
	case StatAerial:
		v = 0
		if k.Aerial {
			v = 1
		}
	}
	if v == X {
		return k.XIs(g, c)
	}
	return int(v)
}

// reckoning is a value that is being worked out: what is added comes together in n, and what is multiplied waits for
// the end, because additions come before it wherever the cards lie.
type reckoning struct {
	of       engine.CardID
	stat     Stat
	n        int
	num, den int
	set      int // the latest value that is set over all others, negative where none is
	most     int // what it does not go beyond by adding and multiplying, 0 where nothing bounds it
}

// Stat is a value of a card as it is now, worked out from its base with everything that is active
// (mc.modifiers.recompute-from-base): additions before multiplications, a value that is set over all others, the latest
// of those, fractions up, never below zero. Nothing of it is kept from one time to the next: whatever comes, goes or is
// turned over changes it, and a kept value would have to know of all of that.
func (g *Match) Stat(c engine.CardID, s Stat) int {
	base := g.base(c, s)
	if base == int(Dash) {
		return 0
	}
	r := reckoning{of: c, stat: s, n: base, num: 1, den: 1, set: -1}
	bit := uint16(1) << s
	// What lies beside the villain, and what is attached, acts as long as it is there
	// (mc.upgrade.attached-modifies-host, mc.constant-ability.active-at-once, mc.gain-stat.while-active,
	// mc.modifiers.always-current).
	// So does what lies before the players (mc.upgrade.modifies-identity, mc.upgrade.active-while-in-play,
	// mc.constant-ability.active-at-once, mc.gain-stat.while-active, mc.modifiers.always-current).
	for _, x := range g.Constants() {
		if g.Box.mods[g.Def(x)]&bit != 0 {
			g.constants(&r, x, g.Owner(g.In(x)))
		}
	}
	if g.IsHost(c) {
		for x := g.Top(Attachments); x != 0; x = g.Below(x) {
			if g.HostOf(x) == c {
				r.n += g.bonus(x, s)
			}
		}
	}
	// What lasts counts like it (mc.lasting-effect.as-constant).
	effects := g.Effects()
	for i := range effects {
		if k := g.Box.lasting[effects[i].Ability]; k != nil && g.lives(&effects[i], c) {
			g.apply(&r, k, effects[i].Source.Card, effects[i].Player, int(effects[i].A))
		}
	}
	if a := g.attacking(c); a != nil && s == StatATK {
		r.n += a.boost
	}
	if a := g.scheming(c); a != nil && s == StatSCH {
		r.n += a.boost
	}
	n := r.total(g.Rules)
	if n > engine.MostCounted {
		n = g.beyond(c, s)
	}
	return n
}

// beyond ends the game where a value comes to a number that cannot be counted, and names the card of somebody's own
// that changes it. Where no game goes on it is the greatest that can.
func (g *Match) beyond(c engine.CardID, s Stat) int {
	if !g.Running() {
		return engine.MostCounted
	}
	for x := range g.each {
		k := g.Card(x)
		for i := range k.Constants {
			if m := &k.Constants[i]; k.Origin != engine.Printed && m.Stat == s &&
				(m.To == nil || m.To(g, x, c, g.controller(x))) {
				g.BeyondBy(g.Def(x))
			}
		}
	}
	g.Beyond()
	return engine.MostCounted
}

// mostTimes is by how much all that multiplies a value multiplies it at most: what goes beyond cannot be counted.
const mostTimes = 1 << 20

// constants adds what the constant abilities of a card do to a value.
func (g *Match) constants(r *reckoning, x engine.CardID, p engine.Player) {
	all := g.Card(x).Constants
	for i := range all {
		g.apply(r, &all[i], x, p, 0)
	}
}

// apply adds one constant to a value, if it is about it; fixed is its number where it says none of its own.
func (g *Match) apply(r *reckoning, k *Constant, src engine.CardID, p engine.Player, fixed int) {
	if k.Stat != r.stat || k.To != nil && !k.To(g, src, r.of, p) {
		return
	}
	v := fixed
	if k.N != nil {
		v = k.N(g, src, r.of, p)
	}
	if k.Most > 0 && (r.most == 0 || k.Most < r.most) {
		r.most = k.Most
	}
	switch k.Mode {
	case Add: // each copy (mc.constant-ability.instances-independent)
		r.n += v
	case Times:
		r.num = max(-mostTimes, min(mostTimes, r.num*v))
	case Halve:
		r.den *= 2
	case SetTo:
		r.set = v // mc.modifiers.latest-set-wins
	}
}

// total is what a value comes to when all has been added.
func (r *reckoning) total(rules *engine.Rules) int {
	r.n = (r.n*r.num + r.den - 1) / r.den // mc.modifiers.round-up, mc.modifiers.add-before-multiply
	if r.most > 0 && r.n > r.most {       // mc.amb.maximum-value
		r.n = r.most
	}
	if r.set >= 0 && rules.On(book.ModifiersSetOverrides) {
		r.n = r.set
	}
	if r.n < 0 && rules.On(book.ModifiersFloorZero) {
		return 0
	}
	return r.n
}

// valueKinds are the events that tell how a value came about, by Stat.
var valueKinds = [statCount]engine.Kind{StatTHW: ValueTHW, StatATK: ValueATK, StatDEF: ValueDEF, StatREC: ValueREC,
	StatSCH: ValueSCH}

// value is a value as it is used; where it is not the printed one the log tells why.
func (g *Match) value(c engine.CardID, s Stat) int {
	n, base := g.Stat(c, s), g.base(c, s)
	if n != base {
		g.say(engine.Event{Kind: valueKinds[s], Actor: engine.NoPlayer, Player: g.controller(c), Card: c,
			N: int32(max(base, 0)), Now: int32(n), Cite: g.because(c, s, n)})
	} else if g.Card(c).ATK == X && s == StatATK {
		g.say(engine.Event{Kind: valueKinds[s], Actor: engine.NoPlayer, Player: g.controller(c), Card: c,
			N:   int32(base),
			Now: int32(n), Cite: g.Card(c).Cite.And(book.AmbAttackX).And(book.RemainingHpTokenCharacters)})
	}
	return n
}

// grounds are what makes a value what it is: the special cases of its arithmetic, the cards that change it, and of what
// kinds they are.
type grounds struct {
	of                 engine.CardID
	stat               Stat
	math, cards, kinds engine.Clauses
	sum                int        // the base and all that is added
	sets               int        // how many set it
	copies             int        // how often a copy of the card before has changed it
	last               engine.Def // the card before
	most               int        // the least bound that a card names, 0 for none
}

// because cites what makes a value what it is: the special cases of the arithmetic first, then what kinds of cards
// change it. It goes the same way as Stat once more, because a value is asked for a thousand times for once that a line
// tells of it.
func (g *Match) because(c engine.CardID, s Stat, n int) engine.Clauses {
	if !g.IsRead() {
		return 0
	}
	y := g.groundsOf(c, s, n)
	return y.math.WithIfRoom(y.cards).WithIfRoom(y.kinds).
		AndIfRoom(book.ModifiersRecomputeFromBase, book.BaseValueDefinition)
}

func (g *Match) groundsOf(c engine.CardID, s Stat, n int) grounds {
	y := grounds{of: c, stat: s, sum: g.base(c, s)}
	for x := range g.each {
		for i := range g.Card(x).Constants {
			g.note(&y, &g.Card(x).Constants[i], x, g.controller(x))
		}
		if g.HostOf(x) == c && g.bonus(x, s) != 0 {
			y.cards = y.cards.With(g.Card(x).Cite)
			y.kinds = y.kinds.And(book.AttachmentStatFields)
			y.sum += g.bonus(x, s)
		}
	}
	effects := g.Effects()
	for i := range effects {
		e := &effects[i]
		k := g.Box.lasting[e.Ability]
		if k != nil && k.Stat == s && g.lives(e, c) && k.To(g, e.Source.Card, c, e.Player) {
			y.kinds = y.kinds.And(book.LastingEffectAsConstant)
			if k.N != nil {
				y.kinds = y.kinds.And(book.ModifiersAlwaysCurrent)
			}
			g.note(&y, k, 0, e.Player)
			if k.N == nil {
				y.sum += int(e.A)
			}
		}
	}
	if y.copies > 0 {
		y.math = y.math.And(book.ConstantAbilityInstancesIndependent)
	}
	if y.sum < 0 && n == 0 {
		y.math = y.math.And(book.ModifiersFloorZero)
	}
	if y.most > 0 && y.sum > y.most && n == y.most {
		y.math = y.math.And(book.AmbMaximumValue)
	}
	return y
}

// note adds one constant to the grounds of a value, if it is about it; src is 0 where it is one that lasts.
func (g *Match) note(y *grounds, k *Constant, src engine.CardID, p engine.Player) {
	if k.Stat != y.stat || k.To != nil && !k.To(g, src, y.of, p) {
		return
	}
	if k.Most > 0 && (y.most == 0 || k.Most < y.most) {
		y.most = k.Most
	}
	switch k.Mode {
	case Times:
		y.math = y.math.And(book.ModifiersAddBeforeMultiply)
	case Halve:
		y.math = y.math.And(book.ModifiersAddBeforeMultiply).And(book.ModifiersRoundUp)
	case SetTo:
		if y.sets++; y.sets > 1 {
			y.math = y.math.And(book.ModifiersLatestSetWins)
		}
		y.math = y.math.And(book.ModifiersSetOverrides)
	case Add:
		if k.N != nil {
			y.sum += k.N(g, src, y.of, p)
		}
	}
	if src != 0 {
		g.noteCard(y, src)
	}
}

// noteCard adds a card that changes a value, and how it does so.
func (g *Match) noteCard(y *grounds, src engine.CardID) {
	y.cards = y.cards.With(g.Card(src).Cite)
	if g.Def(src) == y.last && src != y.of {
		y.copies++
	}
	y.last = g.Def(src)
	switch {
	case g.HostOf(src) == y.of:
		y.kinds = y.kinds.And(book.UpgradeAttachedModifiesHost).And(book.GainStatWhileActive)
	case g.Card(src).Type == Upgrade:
		y.kinds = y.kinds.And(book.UpgradeModifiesIdentity).And(book.UpgradeActiveWhileInPlay).
			And(book.GainStatWhileActive)
	default:
		y.kinds = y.kinds.And(book.ConstantAbilityActiveAtOnce).And(book.ModifiersAlwaysCurrent)
	}
}

// bonus is what an attachment's own fields add to its host (mc.attachment.stat-fields).
func (g *Match) bonus(x engine.CardID, s Stat) int {
	k := g.Card(x)
	switch {
	case s == StatATK && k.ATK > 0:
		return int(k.ATK)
	case s == StatSCH && k.SCH > 0:
		return int(k.SCH)
	}
	return 0
}

// Maximum is a character's maximum hit points (mc.maximum-hp.computed).
func (g *Match) Maximum(c engine.CardID) int { return g.Stat(c, StatHP) }

// Sustained is the damage a character has sustained (mc.sustained-damage.definition).
func (g *Match) Sustained(c engine.CardID) int { return g.Tokens(c, DamageToken) }

// Remaining is a character's remaining hit points: what its dial shows, or its maximum less the tokens on it.
func (g *Match) Remaining(c engine.CardID) int { return g.Maximum(c) - g.Sustained(c) }

// threat is the threat on a scheme.
func (g *Match) threat(c engine.CardID) int { return g.Tokens(c, ThreatToken) }

// handSize is how many cards a player's hand is reset to (mc.hand-size.when-checked).
func (g *Match) handSize(p engine.Player) int { return g.Stat(g.identity(p), StatHand) }

// handSizeBy cites what makes a hand size another one than is printed.
func (g *Match) handSizeBy(p engine.Player, cite engine.Clauses) engine.Clauses {
	c := g.identity(p)
	if n := g.Stat(c, StatHand); n != g.base(c, StatHand) && g.IsRead() {
		y := g.groundsOf(c, StatHand, n)
		return cite.WithIfRoom(y.cards).WithIfRoom(y.math)
	}
	return cite
}

// lives says whether a lasting effect still is about a card: not about one that has left play and come back.
func (g *Match) lives(e *engine.Effect, c engine.CardID) bool {
	return e.Source.Card != c || g.Still(e.Source)
}

// lasts begins a constant that lasts: the i-th lasting one of a card's text, until a moment.
func (g *Match) lasts(by By, i int, about engine.CardID, n int, until uint8) {
	if !g.starts() {
		return
	}
	g.Last(engine.Effect{Ability: g.Card(by.Card).lasting[i], Source: g.Ref(about), Player: by.Player, A: int32(n),
		Until: until})
}

// Moments at which lasting effects end.
const (
	UntilPhase uint8 = iota + 1
	UntilRound
	UntilAttack
)

// expire ends what lasts until a moment (mc.lasting-effect.expires-first).
func (g *Match) expire(until uint8) {
	g.expired(func(e *engine.Effect) bool { return e.Until == until })
}

// expireAttack ends what lasts until the end of an attack: of that one, not of another in the middle of which it was
// made.
func (g *Match) expireAttack(at int) {
	g.expired(func(e *engine.Effect) bool { return e.Until == UntilAttack && int(e.B) == at })
}

// expired ends effects that last, and says so if there are any.
func (g *Match) expired(over func(e *engine.Effect) bool) {
	n := len(g.Effects())
	if n == 0 || !g.Rules.On(book.LastingEffectExpiresFirst) {
		return
	}
	g.Expire(func(e *engine.Effect) bool { return !over(e) })
	if len(g.Effects()) != n {
		g.say(engine.Event{Kind: Expires, Actor: engine.NoPlayer, Player: engine.NoPlayer,
			Cite: engine.Cite(book.LastingEffectExpiresFirst)})
	}
}
