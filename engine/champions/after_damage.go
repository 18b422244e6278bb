package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
)

// What waits until an enemy's attack has dealt its damage, or the activation that a boost ability speaks of, and whom
// that has damaged (mc.amb.activation-damage).

// wound is damage that the activation of an enemy has dealt to a character: its attack, or a boost ability.
type wound struct {
	card  engine.CardID
	n     int
	less  bool // what it could not take went on to another
	boost bool
}

// awaiting is a sentence that waits until the damage of an activation is dealt.
type awaiting struct {
	depth int // within how many attacks and schemes
	by    By
	s     *cardtext.Step
}

// means says whether damage counts for what waits: for a boost ability all damage of the activation, else that of the
// attack.
func (w *awaiting) means(x *wound) bool { return x.n > 0 && (w.by.Boost || !x.boost) }

// forget forgets what was noted of an attack or a scheme that is over, and of those made within it: how many attacks,
// schemes and wounds there were before.
func (g *Match) forget(attacks, schemes, wounds int) {
	g.attacks, g.schemes, g.wounds = g.attacks[:attacks], g.schemes[:schemes], g.wounds[:wounds]
	for n := len(g.awaiting); n > 0 && g.awaiting[n-1].depth > attacks+schemes; n-- {
		g.awaiting = g.awaiting[:n-1]
	}
}

// activating says whether an enemy is attacking, or scheming.
func (g *Match) activating() bool {
	if a := g.attack(); a != nil {
		return a.enemy
	}
	return len(g.schemes) > 0
}

// textIfDamaged has a text wait until the activation that is going on has dealt its damage.
func (g *Match) textIfDamaged(f *Frame, s *cardtext.Step) cardtext.Outcome {
	if !g.activating() {
		g.nothing(f.By)
		return cardtext.NoneThere
	}
	w := awaiting{depth: len(g.attacks) + len(g.schemes), by: f.By, s: s}
	if s.Verb == doStunsWithAttack {
		w.by.Cite = g.Card(w.by.Card).Cite
	}
	g.awaiting = append(g.awaiting, w)
	return cardtext.Done
}

// afterDamage does what has waited for the damage of an attack or a scheme that is over, once for each character that
// was damaged and is meant, before any response (mc.delayed-effect.resolves-at-once, mc.amb.stunned-by-an-attack). from
// is where its damage is noted.
func (g *Match) afterDamage(from int) {
	for i := 0; i < len(g.awaiting) && !g.over(); i++ {
		w := g.awaiting[i]
		if w.depth != len(g.attacks)+len(g.schemes) {
			continue
		}
		some := w.s.Verb == doEnemyAttack && g.answerAttack(&w, from)
		for j := from; j < len(g.wounds) && !g.over(); j++ {
			if c := g.wounds[j].card; w.s.Verb != doEnemyAttack && g.firstWound(&w, from, j) && g.meansWounded(&w, c) {
				some = true
				g.answerDamage(&w, from, c)
			}
		}
		if !some && !g.over() {
			g.nothing(g.undamaged(&w, from))
		}
	}
}

// undamaged is who says that the damage was not dealt for which a text waits; that of a boost card is none of an
// attack (mc.amb.activation-damage).
func (g *Match) undamaged(w *awaiting, from int) By {
	by := w.by
	if slices.ContainsFunc(g.wounds[from:], func(x wound) bool { return x.n > 0 && !w.means(&x) }) {
		by.Cite = engine.Cite(by.Cite.First(), book.AmbActivationDamage).WithIfRoom(by.Cite)
	}
	by.Cite = by.Cite.WithIfRoom(engine.Cite(book.DelayedEffectResolvesAtOnce, book.AmbStunnedByAnAttack))
	return by
}

// answerAttack does what a text has wait for an attack that deals damage, whomever it has damaged, and says whether it
// has damaged anybody.
func (g *Match) answerAttack(w *awaiting, from int) bool {
	by := w.by.with(book.DelayedEffectResolvesAtOnce).with(book.AmbStunnedByAnAttack)
	by.N = 0
	for i := range g.wounds[from:] {
		if x := &g.wounds[from+i]; w.means(x) {
			by.N += x.n
		}
	}
	if by.N > 0 {
		g.carryOn(by, w.s.Body, nil, 0)
	}
	return by.N > 0
}

// answerDamage does what has waited, to a character that was damaged.
func (g *Match) answerDamage(w *awaiting, from int, c engine.CardID) {
	n, boost := g.damageTo(w, from, c)
	by := w.by
	if boost {
		by.Cite = g.Card(by.Card).Cite.And(book.AmbActivationDamage)
	}
	by = by.with(book.DelayedEffectResolvesAtOnce).with(book.AmbStunnedByAnAttack)
	if g.wentOn(from, c) {
		by.Cite = engine.Cite(by.Cite.First(), book.KeywordsOverkillAlly, book.DelayedEffectResolvesAtOnce,
			book.AmbStunnedByAnAttack).WithIfRoom(by.Cite)
	}
	by.N, by.Boost = n, false
	if w.s.Verb == doStunsWithAttack {
		g.stun(by, c)
		return
	}
	g.carryOn(by, w.s.Body, nil, c)
}

// firstWound says whether the j-th damage is the first that counts of what was dealt to its character.
func (g *Match) firstWound(w *awaiting, from, j int) bool {
	c := g.wounds[j].card
	return w.means(&g.wounds[j]) && !slices.ContainsFunc(g.wounds[from:j], func(x wound) bool {
		return x.card == c && w.means(&x)
	})
}

// lessens takes damage back that an attack has dealt to a character beyond what that can take.
func (g *Match) lessens(from int, c engine.CardID, n int) {
	for i := len(g.wounds) - 1; i >= from; i-- {
		if x := &g.wounds[i]; x.card == c && !x.boost {
			x.n, x.less = x.n-n, true
			return
		}
	}
}

// damageTo is how much damage that counts was dealt to a character, and whether boost abilities dealt some of it.
func (g *Match) damageTo(w *awaiting, from int, c engine.CardID) (n int, boost bool) {
	for i := range g.wounds[from:] {
		if x := &g.wounds[from+i]; x.card == c && w.means(x) {
			n, boost = n+x.n, boost || x.boost
		}
	}
	return n, boost
}

// wentOn says whether some of the damage to a character went on to another (mc.keywords.overkill-ally).
func (g *Match) wentOn(from int, c engine.CardID) bool {
	return slices.ContainsFunc(g.wounds[from:], func(x wound) bool { return x.card == c && x.less })
}

// meansWounded says whether a sentence that waits means a character that was damaged.
func (g *Match) meansWounded(w *awaiting, c engine.CardID) bool {
	if w.s.Verb == doStunsWithAttack {
		return g.inPlay(c) && g.friendly(c)
	}
	f := g.texts.Open(w.by)
	defer g.texts.Close()
	return g.means(f, w.s.What, c)
}

// wounded is the character that an attack has damaged, zero if it has damaged none: of several, which only Overkill
// makes, the last.
func (g *Match) wounded(e *engine.Event) engine.CardID {
	if e.N == 0 {
		return 0
	}
	if e.Actor != engine.NoPlayer {
		return e.Target
	}
	for i := len(g.attacks) - 1; i >= 0; i-- {
		if a := &g.attacks[i]; a.enemy && a.attacker == e.Card {
			return a.damaged
		}
	}
	return g.done.damaged
}

// afterDamage is where the text in the braces of if_damaged stands: the attack is over but for the responses, and it is
// the character that was damaged.
func afterDamage(in cardtext.Scope) cardtext.Scope {
	return cardtext.Scope{Late: true, About: true, Many: true, Lasts: in.Lasts,
		Knows: in.Knows &^ (knowsAttack | knowsBoost | knowsStays)}
}

// afterAttack is where the text in the braces of enemy_attack stands: as there, and nobody is meant.
func afterAttack(in cardtext.Scope) cardtext.Scope {
	out := afterDamage(in)
	out.About = false
	return out
}

func ifDamagedFits(r *cardtext.Reader, s *cardtext.Step) {
	inPlayFits(r, s)
	if s.What.How == cardtext.Each && !within(s.What, 1<<classCharacter|1<<classFriend|1<<classAlly|1<<classHero) {
		r.Fault(s.Line, "an enemy damages characters: if_damaged(your_identity){ … }, if_damaged(each{ \"ally\" }){ … }",
			"un ennemi blesse des personnages : if_damaged(your_identity){ … }, if_damaged(each{ \"ally\" }){ … }")
	}
}
