package champions

import (
	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
)

// attack is an attack being made, by an enemy or by a player's character. It lives while rule code runs, never between
// moves.
type attack struct {
	enemy    bool
	villain  bool // the enemy is the villain, in whatever stage by now
	basic    bool
	attacker engine.CardID
	target   engine.CardID // the character that takes the damage
	player   engine.Player // whom an enemy attacks; who attacks an enemy
	first    engine.Player // whom an enemy has attacked before somebody else defended
	defender engine.CardID // the character that defends, zero if none
	guard    engine.Ref    // it, as it was then: it may leave play
	// a hero that counts as defending too, by a labelled defence against what passes through an ally
	also     engine.CardID
	boost    int
	overkill bool
	boosts   int // further boost cards to be given
	dealt    int
	excess   int
	damaged  engine.CardID
	defeated engine.CardID
	stuns    engine.CardID // the card by which a damaged friendly character is stunned, zero if none
	text     cardtext.Text // what the text that makes it says in the middle, before its damage, and where that stands
	frame    *Frame
	begins   engine.Clauses // what is cited as it is announced, where more decides its damage
	after    awaiting       // what an enemy's attack that deals damage brings about as soon as it is over
	wounds   int            // from where on the damage of the activation is noted
	// the card by which an enemy's attack is made on each other hero as well, zero if none, and whether it is one of
	// those further ones
	others  engine.CardID
	further bool
}

func (g *Match) attack() *attack {
	n := len(g.attacks)
	if k := len(g.schemes); n == 0 || k > 0 && g.schemes[k-1].within == n { // an enemy schemes in the middle of it
		return nil
	}
	return &g.attacks[n-1]
}

// attacking gives the attack that an enemy is making.
func (g *Match) attacking(c engine.CardID) *attack {
	for i := len(g.attacks) - 1; i >= 0; i-- {
		if a := &g.attacks[i]; a.enemy && a.attacker == c {
			return a
		}
	}
	return nil
}

// BasicAttack is a character's basic attack: exhaust, choose, damage equal to its ATK (mc.attack.hero-basic,
// mc.attack.ally-basic).
func (g *Match) BasicAttack(p engine.Player, c engine.CardID) {
	ally := g.Card(c).Type == Ally
	by := By{Player: p, Card: c, Cite: engine.Cite(book.AttackHeroBasic)}
	costs := []engine.Clause{book.AttackHeroExhausts}
	if ally {
		by.Cite, costs[0] = engine.Cite(book.AttackAllyBasic), book.AllyExhaustAsCost
	}
	if g.unpaid(by, AttackLabel, c) {
		return
	}
	if !ally || g.Rules.On(book.AllyExhaustAsCost) {
		g.exhaust(by, c, costs...)
	}
	if g.lostStatus(by, AttackLabel, c) {
		return
	}
	// mc.attack.hero-damage-atk
	g.Attack(by, c, g.victim(by, true, nil, book.AttackAnyEnemy), g.value(c, StatATK), attack{basic: true})
}

// Attack makes an attack of a player's character on an enemy, and gives the damage dealt.
func (g *Match) Attack(by By, c, target engine.CardID, n int, how attack) int {
	if target == 0 {
		g.nothing(by, book.AmbChoicesAfterPayment)
		return 0
	}
	nested(g, g.attacks)
	how.attacker, how.target, how.player = c, target, by.Player
	how.overkill = how.overkill || g.Card(c).Overkill
	g.attacks = append(g.attacks, how)
	cite := book.AttackLabelledAbility
	if how.basic {
		if cite = book.AttackHeroDamageAtk; g.Card(c).Type == Ally {
			cite = book.AttackAllyBasic
			by.Cite = by.Cite.And(book.AllyAnyNumberPerTurn)
		}
	}
	begins := by
	if how.begins != 0 {
		begins.Cite = how.begins
	}
	announced := begins.Citing(cite)
	if how.basic && n == 0 {
		announced = announced.And(book.AmbAttackOfZero)
	}
	if !how.basic {
		announced = announced.AndIfRoom(book.AttackLabelledNoExhaust, book.AmbChoicesAfterPayment)
	}
	g.do(engine.Event{Kind: HeroAttacks, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card, Target: target,
		Cite: announced})
	g.Indent()
	g.Begin()
	n += g.further(how.frame, how.text)
	hit := by
	hit.Attack = true
	dealt := 0
	if g.inPlay(target) {
		minion := g.Card(target).Type == Minion
		dealt = g.Damage(hit, target, n)
		a := g.attack()
		if a.overkill && minion && a.defeated == target && a.excess > 0 {
			x := a.excess
			dealt -= x // it is dealt to the villain, not to the minion; all of it is dealt by the attack
			by := by   // the card that gives overkill is cited
			if g.Card(c).Overkill {
				by.Cite = g.Card(c).Cite
			}
			g.say(engine.Event{Kind: Excess, Actor: by.Player, Player: engine.NoPlayer, N: int32(x), Source: by.Card,
				Cite: engine.Cite(book.KeywordsOverkillMinion, by.Cite.First())})
			over := By{Player: by.Player, Card: by.Card, Cite: engine.Cite(book.KeywordsOverkillMinion), Attack: true}
			dealt += g.Damage(over, g.villain(), x)
		}
		g.do(engine.Event{Kind: Attacked, Actor: by.Player, Player: by.Player, Card: c, Source: by.Card, Target: target,
			N: int32(dealt), Cite: engine.Cite(book.AfterJustConcluded,
				book.TriggeringConditionOneOccurrenceOneWindow)})
	} else {
		g.say(engine.Event{Kind: Nothing, Actor: by.Player, Player: by.Player, Card: c,
			Cite: engine.Cite(book.InPlayTargetInPlay)})
	}
	g.End()
	if how.basic {
		g.consequential(by.Player, c, int(g.Card(c).ATKCost), book.ConsequentialDamageAfterAttack)
	}
	g.Outdent()
	g.attacks = g.attacks[:len(g.attacks)-1]
	return dealt
}

// consequential deals an ally what using its power costs it, once everything that the use set off is over
// (mc.ally.consequential-after, mc.amb.consequential-last). Only allies have such a cost; an attack or thwart that an
// ability makes uses no power.
func (g *Match) consequential(p engine.Player, c engine.CardID, n int, why engine.Clause) {
	if n > 0 {
		g.Damage(By{Player: p, Card: c, Cite: engine.Cite(why, book.AllyConsequentialAfter,
			book.AllyConsequentialDirect, book.AmbConsequentialLast)}, c, n)
	}
}
