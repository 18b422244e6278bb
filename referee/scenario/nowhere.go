package scenario

import (
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/explore"
)

// That a move is not legal says something where a rule forbids it. Where only the card lies elsewhere than the move takes it from, it would hold
// whatever the rules are: so it is said of a card that lies there, or has lain there.

// nowhere is a statement that a move is not legal, made while no card of its name lay where the move takes it from.
type nowhere struct {
	at    place
	name  string
	in    func(z engine.Zone) bool // where it is taken from
	fault *Failure                 // if none ever lies there
}

// emptyHanded is the failure of the first such statement of which the card lay nowhere to the end of the script either, and its place; nil if
// there is none.
func (r *run) emptyHanded() (*Failure, place) {
	for _, n := range r.nowhere {
		if !r.log.Lay(r.m.Table, n.name, n.in) {
			return n.fault, n.at
		}
	}
	return nil, place{}
}

// takenFromThere stops a may_not that holds because nobody ever makes such a move with a card of that place, or because no such card has lain
// where the move takes it from: that is seen when the script has ended, for of what comes there late
// it says that it has not come yet. With house rules a card may be taken from anywhere.
func (r *run) takenFromThere(q *engine.Question, a *engine.Attempt) {
	name, _, _ := strings.Cut(a.Name, "#")
	d := r.rules.FindCard(name)
	if d == 0 || len(r.values) > 0 {
		return
	}
	takes := func(z engine.Zone) bool {
		may, known := r.m.Takes(a.Verb, a.Player, z, q.Always)
		return may && known
	}
	if _, known := r.m.Takes(a.Verb, a.Player, engine.Box, q.Always); !known { // then the question says where it looks
		var looked []engine.Zone
		for i := range q.Answers {
			if x := &q.Answers[i]; x.Card != 0 && (x.Verb == a.Verb || r.rules.Verbs[x.Verb].Like == a.Verb) {
				looked = append(looked, x.Zone)
			}
		}
		takes = func(z engine.Zone) bool { return slices.Contains(looked, z) } // asked again when another question is open
		if !r.elsewhereFor(q, a) {
			return
		}
		if a.Zone >= 0 && !takes(a.Zone) {
			f := failure("the open question (%s) is about no card of this place (%s), so this would hold whatever happens",
				"la question ouverte (%s) ne porte sur aucune carte de cet endroit (%s) : ceci serait vrai quoi qu'il arrive", r.question(q), r.zoneName(a.Zone))
			f.Hint = r.refusalShows(a)
			r.fail(f)
		}
	} else if a.Zone >= 0 && !takes(a.Zone) {
		f := failure("%s never says %q of a card of this place (%s), so this would hold whatever happens",
			"%s ne dit jamais %q d'une carte de cet endroit (%s) : ceci serait vrai quoi qu'il arrive",
			r.names[a.Player], r.rules.Verbs[a.Verb].Word, r.zoneName(a.Zone))
		f.Hint = r.refusalShows(a)
		r.fail(f)
	}
	lies := func(z engine.Zone) bool { return takes(z) && (a.Zone < 0 || z == a.Zone) }
	if r.log.Lay(r.m.Table, name, lies) || a.Zone < 0 && !r.elsewhereFor(q, a) {
		return
	}
	f := failure("no %s ever lies where %s could say %q of it, so this would hold whatever the rules are",
		"aucune carte %s n'est jamais là où %s pourrait en dire %q : ceci serait vrai quelles que soient les règles",
		r.rules.Cards[d].Name, r.names[a.Player], r.rules.Verbs[a.Verb].Word)
	f.Hint = r.layOut(d, lies)
	if f.Hint == (engine.Text{}) {
		f.Hint = r.refusalShows(a)
	}
	r.nowhere = append(r.nowhere, nowhere{r.here(), name, lies, f})
}

// elsewhereFor says whether an attempt is not legal for no other reason than where its card lies.
func (r *run) elsewhereFor(q *engine.Question, a *engine.Attempt) bool {
	return slices.Contains(r.rules.Elsewhere, r.rules.WhyNot(r.m, q, r.meant(q, *a)).Reason)
}

// mayTakePart stops what is said of a move with a card that takes no part in the game, and tells where it would lie.
func (r *run) mayTakePart(p engine.Player, v engine.Verb, name string, next bool) {
	f := r.noPart(name)
	if f == nil {
		return
	}
	f.Hint = r.layOut(r.rules.FindCard(name), func(z engine.Zone) bool {
		may, known := r.m.Takes(v, p, z, next)
		return may && known
	})
	r.fail(f)
}

// layOut is the hint how a card is laid out in the first of some places in which it can lie; empty where there is none.
func (r *run) layOut(d engine.Def, in func(z engine.Zone) bool) engine.Text {
	for z := engine.Zone(1); int(z) < r.m.ZoneCount(); z++ {
		if !in(z) || r.m.Info(z).Inner || r.m.Never(z, d) != 0 {
			continue
		}
		id, name := r.m.Info(z).ID, r.rules.Cards[d].Name[engine.EN]
		if p := r.m.Owner(z); p != engine.NoPlayer { // in the braces of that player
			return engine.Sayf(`lay it out: { %q, %s = { %q, … } }`, `mettez-la en place : { %q, %s = { %q, … } }`, r.names[p], id, name)
		}
		return engine.Sayf(`lay it out: %s { %q, … }`, `mettez-la en place : %s { %q, … }`, id, name)
	}
	return engine.Text{}
}

// refusalShows is the hint that a refusal shows by which clause something is not done with a card that lies elsewhere.
func (r *run) refusalShows(a *engine.Attempt) engine.Text {
	thing := " " + strconv.Quote(a.Name)
	if a.Zone >= 0 {
		thing = "(" + strconv.Quote(a.Name) + ", " + r.placeWord(a.Zone) + ")"
	}
	return engine.Sayf(`which rule forbids it is shown by  refused(function() %s:%s%s end, "…")`,
		`quelle règle l'interdit se montre par  refused(function() %s:%s%s end, "…")`,
		r.variable(a.Player), r.rules.Verbs[a.Verb].Word, thing)
}

// lieSomewhere notes a claim that has been proven only because at no point that it looks at the card of a move lies where the move takes it
// from.
func (r *run) lieSomewhere(p *explore.Plan, word string) {
	if r.opts.Lenient {
		return
	}
	for _, x := range p.That.Lie(r.m, p.Kind == explore.Never) {
		who, verb, d := x.Move()
		name := r.rules.Cards[d].Name[engine.EN]
		lies := func(z engine.Zone) bool { may, _ := r.m.Nexts(verb, who, z); return may }
		if len(r.values) > 0 || r.log.Lay(r.m.Table, name, lies) || r.mayCome(p, x) {
			continue
		}
		f := failure("at no point that is looked at does %s lie where %s could say %q of it, so %s would hold whatever the rules are",
			"à aucun moment examiné %s n'est là où %s pourrait en dire %q : %s serait vrai quelles que soient les règles",
			r.rules.Cards[d].Name, r.names[who], r.rules.Verbs[verb].Word, word)
		f.Hint = r.layOut(d, lies)
		r.nowhere = append(r.nowhere, nowhere{r.here(), name, lies, f})
	}
}

// mayCome says whether something may come about as far as a claim looks. It is looked for with what the script may still spend: where that is not
// enough, it may.
func (r *run) mayCome(p *explore.Plan, x explore.Term) bool {
	look := *p
	look.That, look.Akin, look.Kind, look.TurnEnds = explore.Statement{x}, nil, explore.Possible, false
	if r.opts.States == 0 {
		look.States, look.Work = min(p.States, maxStates-r.states), maxWork-r.work
	}
	if look.States <= 0 || look.Work < 0 || look.Work == 0 && r.opts.States == 0 {
		return true
	}
	found := explore.Answer(&look)
	r.states += found.States
	r.work += found.Work
	return found.Verdict != explore.False
}
