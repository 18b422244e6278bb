package scenario

import (
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/referee/explore"
)

// That a move is not legal says something where a rule forbids it. Where only the card lies elsewhere than the move
// takes it from, it would hold whatever the rules are: so it is said of a card that lies there, or has lain there.

// nowhere is a statement that a move is not legal, made while no card of its name lay where the move takes it from.
type nowhere struct {
	at    place
	name  string
	in    func(z engine.Zone) bool // where it is taken from
	fault *Failure                 // if none ever lies there
}

// emptyHanded is the failure of the first such statement of which the card lay nowhere to the end of the script either,
// and its place; nil if there is none.
func (r *run) emptyHanded() (*Failure, place) {
	for _, n := range r.nowhere {
		if !log.Lay(r.log, r.m.Table, n.name, n.in) {
			return n.fault, n.at
		}
	}
	return nil, place{}
}

// takenFromThere stops a may_not that holds because the open question does not look where the card lies, or because no
// such card has lain where it looks: that is seen when the script has ended, for of what comes there late it says that
// it has not come yet. With house rules a card may be taken from anywhere.
func (r *run) takenFromThere(q *engine.Question, a *engine.Attempt) {
	name, _, _ := strings.Cut(a.Name, "#")
	d := r.rules.FindCard(name)
	if d == 0 || len(r.values) > 0 {
		return
	}
	looks := r.looksIn(q, a)
	elsewhere := r.elsewhereFor(q, a)
	lies := func(z engine.Zone) bool { return looks(z) && z != elsewhere && (a.Zone < 0 || z == a.Zone) }
	if elsewhere < 0 && (a.Zone < 0 || r.m.In(r.meant(q, *a).Card) == a.Zone) {
		return // a rule forbids it
	}
	if a.Zone >= 0 && !looks(a.Zone) {
		f := failure("the open question (%s) is about no card of this place (%s), so this would hold whatever happens",
			"la question ouverte (%s) ne porte sur aucune carte de cet endroit (%s) : ceci serait vrai quoi qu'il arrive", r.question(q), r.zoneName(a.Zone))
		if r.isMenu(q) {
			f = failure("%s never says %q of a card of this place (%s), so this would hold whatever happens",
				"%s ne dit jamais %q d'une carte de cet endroit (%s) : ceci serait vrai quoi qu'il arrive",
				r.names[a.Player], r.rules.Verbs[a.Verb].Word, r.zoneName(a.Zone))
		}
		f.Hint = r.refusalShows(q, a)
		r.fail(f)
	}
	if log.Lay(r.log, r.m.Table, name, lies) {
		return
	}
	f := failure("no %s ever lies where %s could say %q of it, so this would hold whatever the rules are",
		"aucune carte %s n'est jamais là où %s pourrait en dire %q : ceci serait vrai quelles que soient les règles",
		r.rules.Cards[d].Name, r.names[a.Player], r.rules.Verbs[a.Verb].Word)
	f.Hint = r.refusalShows(q, a)
	if other := r.anotherHead(a.Player, d); other != (engine.Text{}) {
		f.Hint = engine.Sayf("%s\n  %s", "%s\n  %s", other, f.Hint)
	} else if out := r.layOut(d, func(z engine.Zone) bool {
		return lies(z) && r.answeredFrom(q, a, z)
	}); out != (engine.Text{}) {
		f.Hint = hints(f.Hint, out)
	} else {
		f.Hint = hints(f.Hint, r.layOut(d, lies))
	}
	r.nowhere = append(r.nowhere, nowhere{r.here(), name, lies, f})
}

// looksIn says in which places the open question looks for the cards of a verb: for the next move those of the rules,
// for another question those in which an answer lies, or a card of which something else is wrong than where it lies. It
// is what the question says now, whatever is asked later.
func (r *run) looksIn(q *engine.Question, a *engine.Attempt) func(z engine.Zone) bool {
	takes := func(z engine.Zone) bool {
		may, known := r.m.Takes(a.Verb, a.Player, z, r.isMenu(q))
		return may || !known
	}
	if _, known := r.m.Takes(a.Verb, a.Player, engine.Box, true); r.isMenu(q) && known {
		return takes
	}
	looked := make([]bool, r.m.ZoneCount())
	for z := engine.Zone(1); int(z) < len(looked); z++ {
		looked[z] = r.answeredFrom(q, a, z)
		x := *a
		x.Zone, x.Number = -1, 0
		for c := range r.m.Cards(z) {
			if looked[z] || !takes(z) {
				break
			}
			x.Card, x.Name = c, r.rules.Cards[r.m.Def(c)].Name[engine.EN]
			looked[z] = !slices.Contains(r.rules.Elsewhere, r.rules.WhyNot(r.m, q, x).Reason)
		}
	}
	return func(z engine.Zone) bool { return looked[z] }
}

// answeredFrom says whether an answer by a verb lies in a place; of the next move, whether one may.
func (r *run) answeredFrom(q *engine.Question, a *engine.Attempt, z engine.Zone) bool {
	return r.isMenu(q) && r.rules.Verbs[a.Verb].Turn || slices.ContainsFunc(q.Answers, func(x engine.Answer) bool {
		return x.Card != 0 && x.Zone == z && (x.Verb == a.Verb || r.rules.Verbs[x.Verb].Like == a.Verb)
	})
}

// elsewhereFor gives the place of a player in which the card of an attempt lies that is not legal for no other reason
// than that, the box if it is no player's, and -1 where there is another reason. Others may be taken from that place:
// in play those that are kept there. From a stack it is the top that is taken, and that a card lies below it is a rule.
func (r *run) elsewhereFor(q *engine.Question, a *engine.Attempt) engine.Zone {
	x := r.meant(q, *a)
	switch {
	case !slices.Contains(r.rules.Elsewhere, r.rules.WhyNot(r.m, q, x).Reason):
		return -1
	case x.Card == 0 || r.m.Owner(r.m.In(x.Card)) == engine.NoPlayer:
		return engine.Box
	}
	return r.m.In(x.Card)
}

// mayTakePart stops what is said of a move with a card that takes no part in the game, and tells where it would lie.
func (r *run) mayTakePart(name string, takes func(z engine.Zone) bool) {
	f := r.noPart(name)
	if f == nil {
		return
	}
	if len(f.Clauses) == 0 {
		f.Hint = r.layOut(r.rules.FindCard(name), takes)
	}
	r.fail(f)
}

// layOut is the hint how a card is laid out in the first of some places in which it can lie; empty where there is none.
func (r *run) layOut(d engine.Def, in func(z engine.Zone) bool) engine.Text {
	for z := engine.Zone(1); int(z) < r.m.ZoneCount(); z++ {
		if !in(z) || r.m.Info(z).Inner || !r.m.CanLay(z, d) {
			continue
		}
		id, name := r.m.Info(z).ID, r.rules.Cards[d].Name[engine.EN]
		if p := r.m.Owner(z); p != engine.NoPlayer { // in the braces of that player
			return engine.Sayf(`lay it out: { %q, %s = { %q, … } }`, `mettez-la en place : { %q, %s = { %q, … } }`,
				r.names[p], id, name)
		}
		return engine.Sayf(`lay it out: %s { %q, … }`, `mettez-la en place : %s { %q, … }`, id, name)
	}
	return engine.Text{}
}

// refusalShows is the hint that a refusal shows by which clause something is not done with a card that lies elsewhere,
// as it is written; empty where none would: no such card lies where it is said to, or that line was answered without a
// choice before.
func (r *run) refusalShows(q *engine.Question, a *engine.Attempt) engine.Text {
	name, _, _ := strings.Cut(a.Name, "#")
	if a.Zone >= 0 && !slices.ContainsFunc(slices.Collect(r.m.Cards(a.Zone)), func(c engine.CardID) bool {
		return r.rules.Means(r.m.Def(c), name)
	}) {
		return engine.Text{}
	}
	cite := r.rules.WhyNot(r.m, q, r.meant(q, *a)).Cite
	if cite == 0 || len(r.insteadOf(a)) > 0 || slices.ContainsFunc(r.unasked, func(t taken) bool {
		return r.says(&t, a)
	}) {
		return engine.Text{}
	}
	thing := " " + strconv.Quote(a.Name)
	if a.Zone >= 0 {
		thing = "(" + strconv.Quote(a.Name) + ", " + r.placeWord(a.Zone) + ")"
	}
	return engine.Sayf("which rule forbids it is shown by  refused(function() %s:%s%s end, %q)",
		"quelle règle l'interdit se montre par  refused(function() %s:%s%s end, %q)",
		r.variable(a.Player), r.rules.Verbs[a.Verb].Word, thing, r.rules.Book.ID(cite.First()))
}

// anotherHead is the hint that a card is what another player is, or nobody, and not this one; empty where that is not
// so.
func (r *run) anotherHead(p engine.Player, d engine.Def) engine.Text {
	is := func(q engine.Player) engine.Def {
		if c := r.game.Head(r.m, q); c != 0 {
			return r.m.Def(c)
		}
		return 0
	}
	own := is(p)
	if !r.game.IsHead(d) || own == 0 || own == d || r.rules.Cards[own].Back == d {
		return engine.Text{}
	}
	for q := range r.names {
		if head := is(engine.Player(q)); head != 0 && (head == d || r.rules.Cards[head].Back == d) {
			return engine.Sayf("%s is %s; %s is %s", "%s est %s ; %s est %s", r.names[p], r.rules.Cards[own].Name,
				r.names[q], r.rules.Cards[d].Name)
		}
	}
	return engine.Sayf("%s is %s, and %s takes no part", "%s est %s, et %s ne prend pas part à la partie", r.names[p],
		r.rules.Cards[own].Name, r.rules.Cards[d].Name)
}

// hints puts two hints into one, of which either may be empty.
func hints(one, other engine.Text) engine.Text {
	switch {
	case one == engine.Text{}:
		return other
	case other == engine.Text{}:
		return one
	}
	return engine.Sayf("%s\n  or say it of a card that lies where the question looks: %s",
		"%s\n  ou dites-le d'une carte qui est là où la question regarde : %s", one, other)
}

// lieSomewhere notes a claim that has been proven only because at no point that it looks at the card of a move lies
// where the move takes it from.
func (r *run) lieSomewhere(p *explore.Plan, word string) {
	if r.opts.Lenient {
		return
	}
	for _, x := range p.That.Lie(r.m, p.Kind == explore.Never) {
		who, verb, d := x.Move()
		name := r.rules.Cards[d].Name[engine.EN]
		lies := func(z engine.Zone) bool { may, _ := r.m.Nexts(verb, who, z); return may }
		if len(r.values) > 0 || log.Lay(r.log, r.m.Table, name, lies) || r.mayCome(p, x) {
			continue
		}
		f := failure("at no point that is looked at does %s lie where %s could say %q of it, so %s would hold whatever the rules are",
			"à aucun moment examiné %s n'est là où %s pourrait en dire %q : %s serait vrai quelles que soient les règles",
			r.rules.Cards[d].Name, r.names[who], r.rules.Verbs[verb].Word, word)
		f.Hint = r.layOut(d, lies)
		r.nowhere = append(r.nowhere, nowhere{r.here(), name, lies, f})
	}
}

// mayCome says whether something may come about as far as a claim looks. It is looked for with what the script may
// still spend: where that is not enough, it may.
func (r *run) mayCome(p *explore.Plan, x explore.Term) bool {
	look := *p
	look.That, look.Akin, look.Kind, look.TurnEnds = explore.Statement{x}, nil, explore.Possible, false
	if r.opts.States == 0 {
		look.States, look.Work = min(p.States, MostStates-r.states), maxWork-r.work
	}
	if look.States <= 0 || look.Work < 0 || look.Work == 0 && r.opts.States == 0 {
		return true
	}
	found := explore.Answer(&look)
	r.states += found.States
	r.work += found.Work
	return found.Verdict != explore.False
}
