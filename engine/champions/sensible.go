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
	left, hurt := 99, 0
	if id != 0 {
		left, hurt = g.Remaining(id), g.Sustained(id)
	}
	danger := g.danger()
	switch q.Kind {
	case AskTurn, AskAction:
		switch a.Verb {
		case VerbPlay:
			return 50 + int(g.Card(a.Card).Cost)
		case engine.VerbUse:
			return 60
		case VerbAttack:
			return 40
		case VerbThwart:
			if danger >= 14 || g.Len(SideSchemes) > 0 || g.Stat(a.Card, StatTHW) > g.Stat(a.Card, StatATK) {
				return 45
			}
			return 30
		case VerbRecover:
			if hurt >= 4 {
				return 75
			}
			return -5
		case VerbFlip:
			switch {
			case g.form(p) == AlterEgoForm && (hurt < 5 || danger > 50):
				return 70
			case g.form(p) == HeroForm && left <= 4 && danger < 40 && g.Flag(id, Exhausted):
				return 10
			}
			return -10
		case VerbEnd:
			return 0
		}
		return -1
	case AskPay:
		switch {
		case a.Verb == engine.VerbDecline:
			return 0
		case a.Verb == engine.VerbUse:
			return 30
		case g.Card(a.Card).Type == Resource:
			return 20
		}
		return 10 - int(g.Card(a.Card).Cost)
	case AskDefender:
		switch {
		case a.Verb == engine.VerbDecline:
			return 0
		case g.Card(a.Card).Type == Ally && (left <= 8 || g.Remaining(a.Card) == 1 || g.Flag(a.Card, Tough)):
			return 6 - g.Remaining(a.Card)
		case g.Card(a.Card).Type == Hero && left <= 6:
			return 1
		}
		return -1
	case AskEnemy:
		if g.Card(a.Card).Type == Minion {
			return 20 - g.Remaining(a.Card)
		}
		return 10
	case AskScheme:
		k := g.Card(a.Card)
		v := g.threat(a.Card)
		switch {
		case k.Crisis > 0:
			return 100 - v
		case k.Type == MainSchemeCard && danger >= 50:
			return 200
		case k.Type == SideScheme:
			return 60 - v
		}
		return v
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

// danger is how much of the main scheme's threshold is reached, in hundredths.
func (g *Game) danger() int {
	c := g.scheme()
	if c == 0 {
		return 0
	}
	return 100 * g.threat(c) / max(1, g.per(g.Card(c).Threshold))
}
