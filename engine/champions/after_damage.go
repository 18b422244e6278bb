package champions

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
)

// What waits until an enemy's attack has dealt its damage, and whom that has damaged.

// wound is damage that an enemy's attack has dealt to a character.
type wound struct {
	card engine.CardID
	n    int
	less bool // what it could not take went on to another
}

// awaiting is a sentence that waits until the damage of an attack is dealt.
type awaiting struct {
	at int // which of the attacks being made
	by By
	s  *cardtext.Step
}

// forget forgets what was noted of an attack that is over, and of those made within it.
func (g *Match) forget(at, wounds int) {
	g.attacks, g.wounds = g.attacks[:at], g.wounds[:wounds]
	for n := len(g.awaiting); n > 0 && g.awaiting[n-1].at >= at; n-- {
		g.awaiting = g.awaiting[:n-1]
	}
}

// textIfDamaged has a text wait until the attack that is being made has dealt its damage.
func (g *Match) textIfDamaged(f *Frame, s *cardtext.Step) cardtext.Outcome {
	a := g.attack()
	if a == nil || !a.enemy {
		g.nothing(f.By)
		return cardtext.NoneThere
	}
	g.awaiting = append(g.awaiting, awaiting{at: len(g.attacks) - 1, by: f.By, s: s})
	return cardtext.Done
}

// afterDamage does what has waited for the damage of an attack, once for each character that was damaged and is meant,
// before any response (mc.delayed-effect.resolves-at-once, mc.amb.stunned-by-an-attack).
func (g *Match) afterDamage(at int) {
	for i := 0; i < len(g.awaiting) && !g.over(); i++ {
		w := g.awaiting[i]
		if w.at != at {
			continue
		}
		by := w.by.with(book.DelayedEffectResolvesAtOnce).with(book.AmbStunnedByAnAttack)
		some := false
		for j := g.attacks[at].wounds; j < len(g.wounds) && !g.over(); j++ {
			if c := g.wounds[j].card; g.firstWound(at, j) && g.meansWounded(by, w.s, c) {
				some = true
				done := by
				done.N = g.damageTo(at, c)
				if g.wounds[j].less {
					done.Cite = engine.Cite(by.Cite.First(), book.KeywordsOverkillAlly, book.DelayedEffectResolvesAtOnce,
						book.AmbStunnedByAnAttack).WithIfRoom(by.Cite)
				}
				g.carryOn(done, w.s.Body, nil, c)
			}
		}
		if !some && !g.over() {
			g.nothing(by)
		}
	}
}

// firstWound says whether the j-th damage is the first that an attack has dealt to its character.
func (g *Match) firstWound(at, j int) bool {
	c := g.wounds[j].card
	return !slices.ContainsFunc(g.wounds[g.attacks[at].wounds:j], func(w wound) bool { return w.card == c })
}

// lessens takes damage back that an attack has dealt to a character beyond what that can take.
func (g *Match) lessens(at int, c engine.CardID, n int) {
	wounds := g.wounds[g.attacks[at].wounds:]
	if i := slices.IndexFunc(wounds, func(w wound) bool { return w.card == c }); i >= 0 {
		wounds[i].n -= n
		wounds[i].less = true
	}
}

// damageTo is how much damage an attack has dealt to a character.
func (g *Match) damageTo(at int, c engine.CardID) int {
	n := 0
	for _, h := range g.wounds[g.attacks[at].wounds:] {
		if h.card == c {
			n += h.n
		}
	}
	return n
}

// meansWounded says whether a sentence that waits means a character that was damaged.
func (g *Match) meansWounded(by By, s *cardtext.Step, c engine.CardID) bool {
	f := g.texts.Open(by)
	defer g.texts.Close()
	return g.means(f, s.What, c)
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

func ifDamagedFits(r *cardtext.Reader, s *cardtext.Step) {
	inPlayFits(r, s)
	if s.What.How == cardtext.Each && !within(s.What, 1<<classCharacter|1<<classFriend|1<<classAlly|1<<classHero) {
		r.Fault(s.Line, "an enemy damages characters: if_damaged(your_identity){ … }, if_damaged(each{ \"ally\" }){ … }",
			"un ennemi blesse des personnages : if_damaged(your_identity){ … }, if_damaged(each{ \"ally\" }){ … }")
	}
}
