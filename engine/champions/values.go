package champions

import "tablereferee/engine"

// base is the printed value (mc.base-value.definition), Dash where there is none.
func (g *Game) base(c engine.CardID, s Stat) int {
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
		if k.PerPlayer {
			return int(k.HP) * g.global(Started)
		}
		v = k.HP
	case StatHand:
		v = k.HandSize
	case StatAllies:
		return g.Rules.Value(AllyLimitThree)
	case StatRetaliate:
		v = k.Retaliate
	case StatAerial:
		v = 0
		if k.Traits.Has(Aerial) {
			v = 1
		}
	}
	if v == X { // Titania: her remaining hit points
		return g.Remaining(c)
	}
	return int(v)
}

// Stat is a value of a card as it is now, worked out from its base with everything that is active
// (mc.modifiers.recompute-from-base): additions before multiplications, a value that is set over all others, the latest of those,
// fractions up, never below zero.
func (g *Game) Stat(c engine.CardID, s Stat) int {
	n := g.base(c, s)
	if n == int(Dash) {
		return 0
	}
	num, den, set := 1, 1, -1
	apply := func(k *Constant, src engine.CardID, p engine.Player, fixed int) {
		if k.Stat != s || k.To != nil && !k.To(g, src, c, p) {
			return
		}
		v := fixed
		if k.N != nil {
			v = k.N(g, src, c, p)
		}
		switch k.Mode {
		case Add: // each copy (mc.constant-ability.instances-independent)
			n += v
		case Times:
			num *= v
		case Halve:
			den *= 2
		case Set0:
			set = v // mc.modifiers.latest-set-wins
		}
	}
	bit := uint16(1) << s
	// What lies beside the villain, and what is attached, acts as long as it is there (mc.upgrade.attached-modifies-host,
	// mc.constant-ability.active-at-once, mc.gain-stat.while-active, mc.modifiers.always-current).
	for z := VillainZone; z <= Attachments; z++ {
		for x := g.Top(z); x != 0; x = g.Below(x) {
			if g.Kit.mods[g.Def(x)]&bit != 0 {
				for i := range g.Card(x).Constants {
					apply(&g.Card(x).Constants[i], x, engine.NoPlayer, 0)
				}
			}
			if z == Attachments && g.HostOf(x) == c {
				n += g.bonus(x, s)
			}
		}
	}
	// So does what lies before the players (mc.upgrade.modifies-identity, mc.upgrade.active-while-in-play, mc.constant-ability.active-at-once,
	// mc.gain-stat.while-active, mc.modifiers.always-current).
	for p := range engine.Player(g.Seats()) {
		for _, k := range [...]int{Identity, InPlay, Engaged} {
			for x := g.Top(g.Zone(p, k)); x != 0; x = g.Below(x) {
				if g.Kit.mods[g.Def(x)]&bit != 0 {
					for i := range g.Card(x).Constants {
						apply(&g.Card(x).Constants[i], x, p, 0)
					}
				}
			}
		}
	}
	// What lasts counts like it (mc.lasting-effect.as-constant).
	effects := g.Effects()
	for i := range effects {
		if k := g.Kit.lasting[effects[i].Ability]; k != nil && g.lives(&effects[i], c) {
			apply(k, effects[i].Source.Card, effects[i].Player, int(effects[i].A))
		}
	}
	if a := g.attacking(c); a != nil && s == StatATK {
		n += a.boost
	}
	if a := g.scheming(c); a != nil && s == StatSCH {
		n += a.boost
	}
	n = (n*num + den - 1) / den // mc.modifiers.round-up, mc.modifiers.add-before-multiply
	if set >= 0 && g.Rules.On(ModifiersSetOverrides) {
		n = set
	}
	if n < 0 && g.Rules.On(ModifiersFloorZero) {
		return 0
	}
	return n
}

// valueKinds are the events that tell how a value came about, by Stat.
var valueKinds = [statCount]engine.Kind{StatTHW: ValueTHW, StatATK: ValueATK, StatDEF: ValueDEF, StatREC: ValueREC, StatSCH: ValueSCH}

// value is a value as it is used; where it is not the printed one the log tells why.
func (g *Game) value(c engine.CardID, s Stat) int {
	n, base := g.Stat(c, s), g.base(c, s)
	if n != base {
		g.say(engine.Event{Kind: valueKinds[s], Actor: engine.NoPlayer, Player: g.controller(c), Card: c, N: int32(max(base, 0)), Now: int32(n), Cite: g.because(c, s, n)})
	} else if g.Card(c).ATK == X && s == StatATK {
		g.say(engine.Event{Kind: valueKinds[s], Actor: engine.NoPlayer, Player: g.controller(c), Card: c, N: int32(base), Now: int32(n), Cite: g.Card(c).Cite.And(AmbAttackX).And(RemainingHpTokenCharacters)})
	}
	return n
}

// because cites what makes a value what it is: the special cases of the arithmetic first, then what kinds of cards change it.
func (g *Game) because(c engine.CardID, s Stat, n int) engine.Clauses {
	var math, cards, kinds engine.Clauses
	sum, sets, copies := g.base(c, s), 0, 0
	var last engine.Def
	note := func(k *Constant, src engine.CardID, p engine.Player) {
		if k.Stat != s || k.To != nil && !k.To(g, src, c, p) {
			return
		}
		switch k.Mode {
		case Times:
			math = math.And(ModifiersAddBeforeMultiply)
		case Halve:
			math = math.And(ModifiersAddBeforeMultiply).And(ModifiersRoundUp)
		case Set0:
			if sets++; sets > 1 {
				math = math.And(ModifiersLatestSetWins)
			}
			math = math.And(ModifiersSetOverrides)
		case Add:
			if k.N != nil {
				sum += k.N(g, src, c, p)
			}
		}
		if src == 0 {
			return
		}
		cards = cards.With(g.Card(src).Cite)
		if g.Def(src) == last && src != c {
			copies++
		}
		last = g.Def(src)
		switch {
		case g.HostOf(src) == c:
			kinds = kinds.And(UpgradeAttachedModifiesHost).And(GainStatWhileActive)
		case g.Card(src).Type == Upgrade:
			kinds = kinds.And(UpgradeModifiesIdentity).And(UpgradeActiveWhileInPlay).And(GainStatWhileActive)
		default:
			kinds = kinds.And(ConstantAbilityActiveAtOnce).And(ModifiersAlwaysCurrent)
		}
	}
	for x := range g.each {
		for i := range g.Card(x).Constants {
			note(&g.Card(x).Constants[i], x, g.controller(x))
		}
		if g.HostOf(x) == c && g.bonus(x, s) != 0 {
			cards = cards.With(g.Card(x).Cite)
			kinds = kinds.And(AttachmentStatFields)
			sum += g.bonus(x, s)
		}
	}
	effects := g.Effects()
	for i := range effects {
		if k := g.Kit.lasting[effects[i].Ability]; k != nil && k.Stat == s && g.lives(&effects[i], c) && k.To(g, effects[i].Source.Card, c, effects[i].Player) {
			kinds = kinds.And(LastingEffectAsConstant)
			note(k, 0, effects[i].Player)
			if k.N == nil {
				sum += int(effects[i].A)
			}
		}
	}
	if copies > 0 {
		math = math.And(ConstantAbilityInstancesIndependent)
	}
	if sum < 0 && n == 0 {
		math = math.And(ModifiersFloorZero)
	}
	return math.With(cards).With(kinds).And(ModifiersRecomputeFromBase).And(BaseValueDefinition)
}

// bonus is what an attachment's own fields add to its host (mc.attachment.stat-fields).
func (g *Game) bonus(x engine.CardID, s Stat) int {
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
func (g *Game) Maximum(c engine.CardID) int { return g.Stat(c, StatHP) }

// Sustained is the damage a character has sustained (mc.sustained-damage.definition).
func (g *Game) Sustained(c engine.CardID) int { return g.Tokens(c, DamageToken) }

// Remaining is a character's remaining hit points: what its dial shows, or its maximum less the tokens on it.
func (g *Game) Remaining(c engine.CardID) int { return g.Maximum(c) - g.Sustained(c) }

// threat is the threat on a scheme.
func (g *Game) threat(c engine.CardID) int { return g.Tokens(c, ThreatToken) }

// handSize is how many cards a player's hand is reset to (mc.hand-size.when-checked).
func (g *Game) handSize(p engine.Player) int { return g.Stat(g.identity(p), StatHand) }

// lives says whether a lasting effect still is about a card: not about one that has left play and come back.
func (g *Game) lives(e *engine.Effect, c engine.CardID) bool {
	return e.Source.Card != c || g.Still(e.Source)
}

// lasts begins a constant that lasts: the i-th lasting one of a card's text, until a moment.
func (g *Game) lasts(by By, i int, about engine.CardID, n int, until uint8) {
	if !g.starts() {
		return
	}
	g.Last(engine.Effect{Ability: g.Card(by.Card).lasting[i], Source: g.Ref(about), Player: by.Player, A: int32(n), Until: until})
}

// Moments at which lasting effects end.
const (
	UntilPhase uint8 = iota + 1
	UntilRound
	UntilAttack
)

// expire ends what lasts until a moment (mc.lasting-effect.expires-first).
func (g *Game) expire(until uint8) {
	if !g.Rules.On(LastingEffectExpiresFirst) {
		return
	}
	n := len(g.Effects())
	g.Expire(func(e *engine.Effect) bool { return e.Until != until })
	if len(g.Effects()) != n {
		g.say(engine.Event{Kind: Expires, Actor: engine.NoPlayer, Player: engine.NoPlayer, Cite: engine.Cite(LastingEffectExpiresFirst)})
	}
}
