package cardtext

import (
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
)

// How numbers, conditions and events are told.

// quantity is a number of a noun, and what of it is said at the end of the sentence: 2 damage; for each Location.
func (t *Teller) quantity(a *Amount, n Noun) (head, tail string) {
	mass := t.in(n.One) == t.in(n.Many) && t.Lang != engine.FR
	counted := func(k int) string {
		if k == 1 || k == -1 || k == 0 && t.Lang == engine.FR {
			return strconv.Itoa(k) + " " + t.in(n.One)
		}
		return strconv.Itoa(k) + " " + t.in(n.Many)
	}
	switch {
	case a.Op == Number && a.N >= Everything:
		if n.Fem {
			return t.say("all ", "toutes les ") + t.in(n.Many), ""
		}
		return t.say("all ", "tous les ") + t.in(n.Many), ""
	case a.Op == Number:
		return counted(a.N), ""
	case a.Op == ThatMany && t.units != (Noun{}): // for each of those
	case a.Op == ThatMany && mass:
		return t.say("that much ", "autant de ") + t.in(n.Many), ""
	case a.Op == ThatMany:
		return t.say("that many ", "autant de ") + t.in(n.Many), ""
	case a.Op == Whether && a.A.Op == Number && a.B.Op == Number:
		c, known, holds := t.cond(a.If, true)
		switch {
		case known && holds:
			return counted(a.A.N), ""
		case known:
			return counted(a.B.N), ""
		}
		return counted(a.B.N), " (" + t.number(a.A) + t.say(" if ", " si ") + c + ")"
	}
	if k, each := t.each(a); each != "" {
		return counted(k), t.say(" for each ", " pour chaque ") + each
	}
	if a.Op >= FirstAmount {
		if p := &t.Phrases.Amounts[a.Op-FirstAmount]; p.Suffix != (engine.Text{}) && a.A != nil && a.A.Op == Number {
			return counted(a.A.N) + " " + t.in(p.Suffix), ""
		}
	}
	if t.Lang == engine.FR {
		return "des " + t.in(n.Many), ", en nombre égal à " + t.number(a)
	}
	if mass {
		return t.in(n.Many), t.say(" equal to ", " égal à ") + t.number(a)
	}
	return t.say("a number of ", "un nombre de ") + t.in(n.Many), t.say(" equal to ", " égal à ") + t.number(a)
}

// each tells what a number counts, one of which stands behind "for each", and how much one is worth; empty if it counts
// nothing.
func (t *Teller) each(a *Amount) (worth int, of string) {
	worth = 1
	if a.Op == Mul && a.A.Op == Number && a.A.N != 0 {
		worth, a = a.A.N, a.B
	}
	switch a.Op {
	case Count:
		if a.Of.How == Each {
			return worth, t.noun(a.Of, card)
		}
	case Distinct:
		if a.Of.How == Each {
			return worth, t.in(t.Phrases.Values[a.Word].Each) + " " + t.say("among ", "parmi ") + t.noun(a.Of, theCards)
		}
	case ThisTurn:
		return worth, t.counted(a.Event, card)
	case ThatMany:
		return worth, t.in(t.units.One)
	}
	if a.Op >= FirstAmount {
		if p := &t.Phrases.Amounts[a.Op-FirstAmount]; p.Each != (engine.Text{}) && a.Whom != You {
			return worth, strings.ReplaceAll(t.in(p.Each), "{whom}", t.player(a.Whom))
		}
	}
	return 0, ""
}

// Number says how many.
func (t *Teller) Number(a *Amount) string { return t.number(a) }

// number says how many.
func (t *Teller) number(a *Amount) string {
	operand := func(x *Amount) string {
		if sums(x) || x.Op == Least || x.Op == Most {
			return "(" + t.number(x) + ")"
		}
		if x.Op == Whether {
			if c, known, _ := t.cond(x.If, true); !known {
				return "(" + t.number(x.A) + t.say(" if ", " si ") + c + t.say(", otherwise ", ", sinon ") + t.number(x.B) + ")"
			}
		}
		return t.number(x)
	}
	switch a.Op {
	case Number:
		if a.N >= Everything {
			return t.say("all", "tout")
		}
		return strconv.Itoa(a.N)
	case Add:
		return operand(a.A) + t.say(" plus ", " plus ") + operand(a.B)
	case Sub:
		return operand(a.A) + t.say(" minus ", " moins ") + operand(a.B)
	case Mul:
		return operand(a.A) + t.say(" times ", " fois ") + operand(a.B)
	case Least, Most:
		return t.bounded(a, operand)
	case Whether:
		c, known, holds := t.cond(a.If, true)
		switch {
		case known && holds:
			return t.number(a.A)
		case known:
			return t.number(a.B)
		}
		return operand(a.B) + " (" + t.number(a.A) + t.say(" if ", " si ") + c + ")"
	case Count:
		if a.Of.How != Each {
			return t.say("the number of cards among ", "le nombre de cartes parmi ") + t.Cards(a.Of)
		}
		return t.say("the number of ", "le nombre de ") + t.noun(a.Of, cards)
	case Distinct:
		return t.say("the number of ", "le nombre de ") + t.in(t.Phrases.Values[a.Word].Different) + t.say(" among ",
			" parmi ") + t.noun(a.Of, theCards)
	case Printed:
		return strings.ReplaceAll(t.in(t.Phrases.Values[a.Word].Of), "{of}", t.Cards(a.Of))
	case ThisTurn:
		return t.say("the number of ", "le nombre de ") + t.counted(a.Event, cards)
	case ThatMany:
		if t.units != (Noun{}) {
			return t.say("the number of ", "le nombre de ") + t.in(t.units.Many)
		}
		return t.say("that number", "ce nombre")
	}
	p := &t.Phrases.Amounts[a.Op-FirstAmount]
	says := t.in(p.Says)
	if a.Whom == You && t.you == "" && p.Yours != (engine.Text{}) {
		says = t.in(p.Yours)
	}
	if p.Lies {
		says = t.in(t.Phrases.Values[a.Word].Lies)
	}
	var fill []string
	if a.A != nil {
		fill = append(fill, "{a}", operand(a.A))
	}
	if a.Of != nil {
		fill = append(fill, "{of}", t.Cards(a.Of))
	}
	return strings.NewReplacer(append(fill, "{whom}", t.player(a.Whom))...).Replace(says)
}

// sums says whether a number is worked out of two others.
func sums(a *Amount) bool { return a.Op == Add || a.Op == Sub || a.Op == Mul }

// bounded says a number that is no less, or no more, than another.
func (t *Teller) bounded(a *Amount, operand func(*Amount) string) string {
	bound, of := a.A, a.B
	if bound.Op != Number {
		bound, of = of, bound
	}
	switch {
	case bound.Op != Number || of.Op == Number:
		if a.Op == Most {
			return t.say("the greater of %s and %s", "le plus grand de %s et %s", operand(a.A), operand(a.B))
		}
		return t.say("the lesser of %s and %s", "le plus petit de %s et %s", operand(a.A), operand(a.B))
	case a.Op == Most && sums(of):
		return t.number(of) + t.say(", but at least ", ", mais au moins ") + t.number(bound)
	case a.Op == Most:
		return operand(of) + t.say(" (at least ", " (au moins ") + t.number(bound) + ")"
	case sums(of):
		return t.number(of) + t.say(", but at most ", ", mais au plus ") + t.number(bound)
	}
	return operand(of) + t.say(" (at most ", " (au plus ") + t.number(bound) + ")"
}

// Cond tells a condition, behind "if".
func (t *Teller) Cond(c *Cond) string {
	says, known, holds := t.cond(c, true)
	switch {
	case !known:
		return says
	case holds:
		return t.say("the rules say so", "les règles le disent")
	}
	return t.say("the rules said so", "les règles le disaient")
}

// Holds says whether the rules in force decide a condition for good, and how.
func (t *Teller) Holds(c *Cond) (known, holds bool) {
	_, known, holds = t.cond(c, true)
	return known, holds
}

// cond tells a condition, or its contrary, unless the rules in force decide it.
func (t *Teller) cond(c *Cond, yes bool) (says string, known, holds bool) {
	pick := func(en, notEN, fr, notFR string, args ...any) string {
		if yes {
			return t.say(en, fr, args...)
		}
		return t.say(notEN, notFR, args...)
	}
	switch c.Op {
	case Always:
		return "", true, yes
	case On:
		return "", true, t.Ruled(c.Clause) == yes
	case Not:
		return t.cond(c.All[0], !yes)
	case All, Either:
		return t.together(c, yes)
	case Any, None:
		return t.there(c.Of, (c.Op == Any) == yes), false, false
	case AtLeast:
		return pick("%s is at least %s", "%s is less than %s", "%s vaut au moins %s", "%s vaut moins de %s",
			t.number(c.A), t.number(c.B)), false, false
	case Just:
		return pick("%s is exactly %s", "%s is not %s", "%s vaut exactement %s", "%s ne vaut pas %s", t.number(c.A),
			t.number(c.B)), false, false
	case Is:
		return t.is(c.Of, yes), false, false
	}
	p := &t.Phrases.Conds[c.Op-FirstCond]
	s := t.in(p.Yes)
	if !yes {
		s = t.in(p.No)
	}
	w := &t.Words.Conds[c.Op-FirstCond]
	switch {
	case w.Card:
		s = strings.ReplaceAll(s, "{card}", t.in(t.Card(c.Card)))
	case len(w.Of) > 0:
		for _, word := range w.Of {
			if t.Words.Sets[word] == c.Bits {
				name := t.word(word)
				if n, ok := t.Phrases.Nouns[word]; ok {
					name = t.withArticle(n, aCard)
				}
				s = strings.ReplaceAll(s, "{word}", name)
			}
		}
	}
	return s, false, false
}

// together tells conditions of which all hold, or one.
func (t *Teller) together(c *Cond, yes bool) (says string, known, holds bool) {
	all := (c.Op == All) == yes
	var out []string
	for _, x := range c.All {
		s, known, holds := t.cond(x, yes)
		switch {
		case known && holds != all:
			return "", true, holds
		case known:
			continue
		}
		if (x.Op == All || x.Op == Either) && len(c.All) > 1 {
			s = "(" + s + ")"
		}
		out = append(out, s)
	}
	switch {
	case len(out) == 0:
		return "", true, all
	case len(out) == 1:
		return strings.TrimSuffix(strings.TrimPrefix(out[0], "("), ")"), false, false
	case all:
		return strings.Join(out, t.say(" and ", " et ")), false, false
	}
	return strings.Join(out, t.say(" or ", " ou ")), false, false
}

// there tells that there is a card, or none.
func (t *Teller) there(s *Selector, yes bool) string {
	name := t.onlyNamed(s)
	if s.How == This || s.How >= FirstCards {
		name = t.Cards(s)
	}
	if name != "" && t.Phrases.InPlay != (engine.Text{}) {
		if yes {
			return name + t.say(" is in play", " est en jeu")
		}
		return name + t.say(" is not in play", " n'est pas en jeu")
	}
	switch {
	case s.How != Each && yes:
		return t.say("there is such a card: ", "il y a une telle carte : ") + t.Cards(s)
	case s.How != Each:
		return t.say("there is no such card: ", "il n'y a pas de telle carte : ") + t.Cards(s)
	case yes:
		return t.say("there is ", "il y a ") + t.lying(s, aCard)
	}
	return t.say("there is ", "il n'y a ") + t.lying(s, noCard)
}

// is tells what is asked of what was found.
func (t *Teller) is(s *Selector, yes bool) string {
	var out []string
	for i := range s.Tests {
		k := &s.Tests[i]
		p := &t.Phrases.Keys[k.Key]
		says := p.Is
		if !yes {
			says = p.Not
		}
		out = append(out, t.agree(t.asked(k, t.in(says)), true, false))
	}
	plain := Selector{How: s.How, Name: s.Name}
	join := t.say(" and ", " et ")
	if !yes {
		join = t.say(" or ", " ou ")
	}
	of := ""
	switch {
	case !t.several(&Step{What: &plain}):
	case yes: // what is asked of several cards holds of all of them
		of = t.say("each of ", "chacune de ")
	default:
		of = t.say("one of ", "l'une de ")
	}
	return of + t.Cards(&plain) + " " + strings.Join(out, join)
}

// role tells who or what has to do with an event.
func (t *Teller) role(r *Role, says string, p *EventPhrase) string {
	if p.On != (engine.Text{}) && strings.Contains(says, "{who}") {
		says = t.in(p.On)
	}
	if at := strings.Index(says, "|"); at >= 0 { // without a card, and with one
		if r.Of == nil {
			says = says[:at]
		} else {
			says = says[at+1:]
		}
	}
	if r.Of != nil {
		says = strings.ReplaceAll(says, "{of}", t.Cards(r.Of))
	}
	return strings.ReplaceAll(says, "{who}", t.player(r.Who))
}

// Event tells what a text waits for: before it happens, or after.
func (t *Teller) Event(on *Trigger, before bool) string {
	p := &t.Phrases.Events[on.Event]
	after, told := p.After, p.Before
	if p.Own != 0 && on.Of != nil && on.Of.How == p.Own {
		after, told = p.OwnAfter, p.OwnBefore
	}
	if !before {
		told = after
	}
	says := strings.ReplaceAll(t.in(told), "{of}", t.about(on, t.in(p.Any)))
	for _, whose := range [...]bool{true, false} { // a player first
		for i := range on.Roles {
			role := t.in(t.Phrases.Roles[on.Roles[i].Key])
			if strings.Contains(role, "{who}") == whose {
				says += t.spaced(t.role(&on.Roles[i], role, p))
			}
		}
	}
	if on.From != nil {
		says += t.say(" from ", " de ") + t.place(on.From)
	}
	switch {
	case on.First && on.Yours:
		says += t.say(" for the first time in a turn of yours", " pour la première fois d'un de vos tours")
	case on.First:
		says += t.say(" for the first time in a turn", " pour la première fois d'un tour")
	case on.Yours:
		says += t.say(" in your turn", " à votre tour")
	}
	return says
}

// about names the card that an event is about.
func (t *Teller) about(on *Trigger, otherwise string) string {
	switch {
	case on.Of != nil && on.Of.How == Each && on.Of.Class != 0:
		s := *on.Of
		s.How = One
		return t.Cards(&s)
	case on.Of != nil:
		return t.Cards(on.Of)
	case t.askedOf(on):
		return t.noun(&Selector{How: One, Tests: on.Tests}, aCard)
	}
	return otherwise
}

// askedOf says whether an event asks something of its card.
func (t *Teller) askedOf(on *Trigger) bool {
	for i := range on.Tests {
		if !t.Phrases.Keys[on.Tests[i].Key].Mute {
			return true
		}
	}
	return false
}

// counted tells which cards a text counts, behind "for each".
func (t *Teller) counted(on *Trigger, a article) string {
	return t.noun(&Selector{Tests: on.Tests}, a) + " " + t.in(t.Phrases.Events[on.Event].Each)
}

// lasts tells the same of one that counts all over the turn.
func (t *Teller) lasts(on *Trigger) string {
	out := t.noun(&Selector{Tests: on.Tests}, card) + " " + t.in(t.Phrases.Events[on.Event].Lasts)
	for i := range on.Tests {
		if k := &on.Tests[i]; k.Clause != 0 && t.Ruled(k.Clause) || k.Clause == 0 && t.Phrases.Keys[k.Key].Mute {
			out += t.spaced(t.in(t.Phrases.Keys[k.Key].Is))
		}
	}
	return out
}

// Changes tells what values change, and of what. How much one changes by stands behind all of them where it is the same
// of each, and else behind each.
func (t *Teller) Changes(gets []Gets) string {
	var out, tails []string
	for i := range gets {
		x := &gets[i]
		how := t.in(t.Phrases.Hows[x.How])
		stat := t.in(t.Phrases.Stats[x.Stat])
		if at := strings.IndexByte(stat, '='); at >= 0 { // it is no number: "the trait Aerial"
			out, tails = append(out, stat[at+1:]), append(tails, "")
			continue
		}
		head, tail := t.quantity(x.N, Noun{One: engine.Text{"\x00", "\x00"}, Many: engine.Text{"\x00", "\x00"}})
		head = strings.TrimSpace(strings.ReplaceAll(head, "\x00", ""))
		if x.N.Op == Number && x.N.N < 0 {
			how = strings.Replace(how, "+{n}", "{n}", 1)
		}
		if x.N.Op != Number && tail == "" || strings.Contains(tail, t.say("equal", "égal")) {
			head, tail = "X", t.say(", where X is ", ", où X vaut ")+t.number(x.N)
		}
		out = append(out, strings.NewReplacer("{n}", head, "{stat}", stat).Replace(how))
		if x.How == 0 {
			tail = strings.Replace(tail, " (", " (+", 1)
		}
		tails = append(tails, tail)
	}
	if len(slices.Compact(slices.Clone(tails))) == 1 {
		return strings.Join(out, t.say(" and ", " et ")) + tails[0]
	}
	for i := range out {
		out[i] += tails[i]
	}
	return strings.Join(out, t.say(", and ", ", et "))
}
