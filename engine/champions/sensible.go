package champions

import "tablereferee/engine"

// Sensible plays as a careful beginner would: it never knows more than its player.
type Sensible struct{}

// Decide answers a question.
func (Sensible) Decide(m *engine.Match, q *engine.Question) int {
	g := On(m)
	best, at := -1<<30, 0
	for i := range q.Answers {
		if v := g.worth(q, &q.Answers[i]); v > best {
			best, at = v, i
		}
	}
	return at
}

// worth is how good an answer looks.
func (g *Game) worth(q *engine.Question, a *engine.Answer) int {
	p := q.Player
	id := g.identity(p)
	left := 99
	if id != 0 {
		left = g.Remaining(id)
	}
	scheme := g.scheme()
	danger := 0
	if scheme != 0 {
		danger = 100 * g.threat(scheme) / max(1, g.per(g.Card(scheme).Threshold))
	}
	switch q.Kind {
	case AskTurn, AskAction:
		switch a.Verb {
		case VerbPlay:
			return 50 + int(g.Card(a.Card).Cost)
		case engine.VerbUse:
			return 60
		case VerbAttack:
			if danger > 55 && g.anyScheme(nil) {
				return 20
			}
			return 40
		case VerbThwart:
			if danger > 30 {
				return 41
			}
			return 30
		case VerbRecover:
			if left < g.Maximum(id) {
				return 45
			}
			return -5
		case VerbFlip:
			if g.form(p) == AlterEgoForm && left > 4 {
				return 70
			}
			if g.form(p) == HeroForm && left <= 4 && g.Flag(id, Exhausted) {
				return 10
			}
			return -10
		case VerbEnd:
			return 0
		}
		return -1
	case AskPay:
		if a.Verb == engine.VerbDecline {
			return 0
		}
		if a.Verb == engine.VerbUse {
			return 10
		}
		return 5 - int(g.Card(a.Card).Cost)
	case AskDefender:
		if a.Verb == engine.VerbDecline {
			return 0
		}
		if g.Card(a.Card).Type == Ally {
			return 5 - g.Remaining(a.Card)
		}
		if left <= 5 {
			return 4
		}
		return -1
	case AskEnemy:
		if g.Card(a.Card).Type == Minion {
			return 10 - g.Remaining(a.Card)
		}
		return 5
	case AskScheme:
		return g.threat(a.Card)
	case AskDiscard, AskMulligan:
		if a.Verb == engine.VerbDecline {
			return 1
		}
		return 0
	case AskInterrupt, AskResponse, AskMay:
		if a.Verb == engine.VerbDecline {
			return 0
		}
		return 1
	}
	return 0
}
