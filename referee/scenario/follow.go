package scenario

import (
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/referee/explore"
)

// A statement about a number of a card is about the card, and not about how it lies there when the claim is made: a
// card that turns over keeps what lies on it, and one that is still in a deck may come.

// whose are the declarations of the cards that a number is of. What lies on a card stays there when it turns over; what
// is printed on a face is that face's. The title of a villain means each of its stages.
func (r *run) whose(name string, k *measure) []engine.Def {
	var out []engine.Def
	for d := 1; d < len(r.rules.Cards); d++ {
		if !r.rules.Means(engine.Def(d), name) {
			continue
		}
		out = append(out, engine.Def(d))
		if back := r.rules.Cards[d].Back; back != 0 && !k.face {
			out = append(out, back)
		}
	}
	return out
}

// called is what a card is called in a statement that names it: by the name that means it, or by the title where that
// means several cards.
func (r *run) called(name string, d engine.Def) *engine.Text {
	c := &r.rules.Cards[d]
	for o := 1; o < len(r.rules.Cards) && c.Title != (engine.Text{}); o++ {
		if o := engine.Def(o); o != d && c.Back != o && r.rules.Means(o, name) {
			return &c.Title
		}
	}
	return &c.Name
}

// notThere is the failure of what is said now of a number of a card that does not lie there.
func (r *run) notThere(z *zoneValue, name string, k *measure) *Failure {
	var lie []engine.Def
	other := engine.Def(0)
	base, _, _ := strings.Cut(name, "#")
	for c := range r.m.Cards(r.zone(z)) {
		lie = append(lie, r.m.Def(c))
		if back := r.rules.Cards[r.m.Def(c)].Back; back != 0 && r.rules.Means(back, base) {
			other = r.m.Def(c)
		}
	}
	f := failure("%s does not lie there (%s): %s", "%s n'est pas à cet endroit (%s) : %s", clip(name),
		r.zoneName(r.zone(z)), r.cardList(lie))
	if other != 0 {
		shown := r.rules.Cards[other].Name[engine.EN]
		f.Hint = engine.Sayf("its other face shows:  %s:%s %q", "c'est son autre face qui est visible :  %s:%s %q",
			r.placeWord(r.zone(z)), k.word, shown)
	} else {
		f.Hint = r.measuredIn(base, r.zone(z), k)
	}
	return f
}

// mayBeMeasured stops a statement about a number of a card that never lies there or never has such a number there, and
// of one of several equal cards: which of them is the first changes with every move.
func (r *run) mayBeMeasured(z *zoneValue, name string, k *measure) {
	base, _, numbered := strings.Cut(name, "#")
	word := k.called()
	if r.opts.Lenient {
		return
	}
	if numbered {
		f := failure("a claim does not tell equal cards apart, and %s names one of them: possible and never speak of any that lies there, always of each",
			"une affirmation ne distingue pas des cartes égales, et %s en nomme une : possible et never parlent de n'importe laquelle, always de chacune", clip(name))
		f.Hint = engine.Sayf("write:  that(%s:%s %q)", "écrivez :  that(%s:%s %q)", r.placeWord(r.zone(z)), k.word,
			base)
		r.fail(f)
	}
	r.takesPart(base)
	of := r.whose(base, k)
	for c := range r.m.Cards(r.zone(z)) {
		if k.lacks == nil || !slices.Contains(of, r.m.Def(c)) {
			continue
		}
		if why := k.lacks(r.m, c); why != 0 {
			r.fail(failure("%s of %s there (%s) is always 0: this would hold, or fail, whatever happens",
				"%s de %s à cet endroit (%s) : c'est toujours 0, et ceci serait vrai, ou faux, quoi qu'il arrive", word,
				base, r.zoneName(r.zone(z))).citing(r.rules, why))
		}
	}
	never := func(d engine.Def) bool {
		return r.m.Never(r.zone(z), d) != 0 || r.rules.Strange != nil && r.rules.Strange(r.m, r.zone(z), d) != 0
	}
	if !slices.ContainsFunc(of, func(d engine.Def) bool { return !never(d) }) {
		r.mayLie(r.zone(z), of[0])
	}
}

// comesToLie stops a claim that every table is to show something of a card that does not lie there yet: at the first
// one it is no number.
func (r *run) comesToLie(p *explore.Plan, said []engine.Text) {
	if p.Kind != explore.Always || p.TurnEnds || r.opts.Lenient {
		return
	}
	for i := range p.That {
		if _, there := p.That[i].Measured(r.m); there {
			continue
		}
		f := failure("there is no such number yet, so always fails at the first point: %s",
			"il n'y a pas encore de tel nombre, et always échoue dès le premier moment : %s", said[i])
		f.Hint = engine.Sayf("that it is never otherwise once the card lies there is said by  never { … }  with the contrary",
			"qu'il ne soit jamais autrement une fois la carte là se dit par  never { … }  avec le contraire")
		r.fail(f)
	}
}

// lost stops a claim that has lost its card: there was no number of it at any point looked at, or it has left, and is
// said of it what is not so of the one that has taken its place.
func (r *run) lost(o *explore.Outcome, said []engine.Text, akin *kindred, word string) {
	switch {
	case r.opts.Lenient || o.Line != nil || o.Verdict == explore.Undecided:
	case len(o.Missing) > 0:
		f := failure("at no point that is looked at is there such a number, because the card never comes there or has none there, so %s would say nothing: %s",
			"à aucun moment examiné il n'y a de tel nombre, car la carte n'y vient jamais ou n'en a pas là, et %s ne dirait rien : %s", word, said[o.Missing[0]])
		f.Hint = engine.Sayf("look as far as it comes, or lay it out there",
			"regardez jusqu'à ce qu'elle vienne, ou mettez-la en place")
		r.fail(f)
	case o.Akin:
		r.fail(akin.fault)
	}
}

// oneCard gives the card that a name means where one is meant and no other: not the title of several, such as the
// stages of a villain.
func (r *run) oneCard(name string) engine.Def {
	d := r.card(name)
	c := &r.rules.Cards[d]
	if r.opts.Lenient || !c.Title.Means(engine.FoldName(name)) {
		return d
	}
	var all []string
	for o := 1; o < len(r.rules.Cards); o++ {
		if x := engine.Def(o); r.rules.Cards[d].Back != x && r.rules.Means(x, name) && log.TakesPart(r.log, r.m.Table,
			r.rules.Cards[o].Name[engine.EN]) {
			all = append(all, strconv.Quote(r.rules.Cards[o].Name[engine.EN]))
		}
	}
	if len(all) > 1 {
		r.failf("%s is the title of several cards: name the one that is meant, %s",
			"%s est le titre de plusieurs cartes : nommez celle qui est visée, %s",
			clip(name), strings.Join(all, ", "))
	}
	return d
}

// cardIn gives the card that a name means in a place: of several of this match that share it the one that may lie
// there, as in a set-up. A card that never lies there is told.
func (r *run) cardIn(z engine.Zone, name string) engine.Def {
	named := r.oneCard(name)
	d := r.rules.Namesake(named, func(d engine.Def) bool {
		return r.m.Never(z, d) == 0 && (r.rules.Strange == nil || r.rules.Strange(r.m, z, d) == 0) &&
			(d == named || log.TakesPart(r.log, r.m.Table, r.rules.Cards[d].Name[engine.EN]))
	})
	r.mayLie(z, d)
	return d
}

// kindred are the cards of the title of one that is named by more than that, such as the stages of a villain.
type kindred struct {
	number explore.Number
	fault  *Failure // of a claim that holds of the card and does not of them
}

// kindred gives those of a card that a name means; nil where it means all of them, and of what is printed on the card:
// another one has its own.
func (r *run) kindred(z *zoneValue, name string, nth int) *kindred {
	k, d := &r.measures()[nth], r.rules.FindCard(name)
	if k.face {
		return nil
	}
	title := r.rules.Cards[d].Title
	if title == (engine.Text{}) || title.Means(engine.FoldName(name)) {
		return nil
	}
	of, all := r.whose(name, k), r.whose(title[engine.EN], k)
	if len(all) == len(of) {
		return nil
	}
	f := failure("this never comes about of %s, and it does of another card called %s, which comes there",
		"ceci n'arrive jamais à %s, mais bien à une autre carte appelée %s, qui y vient", r.rules.Cards[d].Name, title)
	f.Hint = engine.Sayf("of all of them speaks  that(%s:%s %q);  of this one alone, with  that(%[1]s):has %[4]q  besides",
		"de toutes parle  that(%s:%s %q) ;  de celle-ci seule, avec  that(%[1]s):has %[4]q  en plus",
		r.placeWord(r.zone(z)), k.word, title[engine.EN], r.rules.Cards[d].Name[engine.EN])
	return &kindred{explore.Measure(r.zone(z), d, all, nth, k.read), f}
}
