package scenario

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/log"
)

// What could never have happened is nothing to expect of the log.

// couldHave stops an expectation that something did not happen where nothing could have: nothing has happened at all,
// or a card takes no part in the game.
func (r *run) couldHave(d *description, of *logValue) {
	if of.from >= len(r.log.Events) && !r.opts.Lenient {
		r.fail(failure("%s is still empty: nothing has happened of which something could be expected",
			"%s est encore vide : rien ne s'est passé dont on puisse attendre quelque chose", of.what))
	}
	if d.Opens(r.m.Rules) && !r.opts.Lenient && !slices.ContainsFunc(r.log.Events[of.from:],
		func(e engine.Event) bool {
			return r.rules.Kinds[e.Kind].Opens
		}) {
		r.failf("\"%s\": such a line only stands before the first move, where a set-up is shown or play begins in the middle: here it never could",
			"« %s » : une telle ligne ne se trouve qu'avant le premier coup, où une mise en place est montrée ou la partie prise en cours : ici, elle ne pourrait jamais y être", d.says)
	}
	if d.Ends(r.m.Rules) && !r.opts.Lenient && !r.game.Done(r.m) {
		f := failure("\"%s\": such a line only stands in the log once the game is over, and it goes on: here it never could",
			"« %s » : une telle ligne ne se trouve au journal qu'une fois la partie finie, et elle continue : ici, elle ne pourrait jamais y être", d.says)
		f.Hint = engine.Text{"that it goes on is  expect(game):goes_on()",
			"qu'elle continue, c'est  expect(game):goes_on()"}
		r.fail(f)
	}
	for _, t := range d.Things {
		if t.Sort == log.SomeCard {
			r.takesPart(t.Card)
		}
	}
	for _, c := range d.By {
		if d := r.rules.CardOf(c); d != 0 {
			r.takesPart(r.rules.Cards[d].Name[engine.EN])
		}
	}
}

// nothingYet stops an expectation that something did not happen before anybody has done anything: only the turn has
// begun, and a refusal is nothing that happens. Where play begins in the middle of a turn, what is left of it is played
// by itself.
func (r *run) nothingYet(of *logValue) {
	if r.opts.Lenient || r.setup.At > 0 {
		return
	}
	for i := of.from; i < len(r.log.Events); i++ {
		if k := r.log.Events[i].Kind; k != engine.Refused && k != engine.Claimed && !r.rules.Kinds[k].Chapter {
			return
		}
	}
	r.failf("%s: nobody has done anything yet, so this would hold whatever the rules are: it stands behind the move that could bring it about",
		"%s : personne n'a encore rien fait, et ceci serait vrai quelles que soient les règles : cela se met après le coup qui pourrait l'amener", of.what)
}

// byNothing stops an expectation that something did not happen by a clause where it did not happen at all: then the
// clause says nothing.
func (r *run) byNothing(d *description, of *logValue) {
	loose := d.Description
	loose.By = nil
	if r.opts.Lenient || len(d.By) == 0 || len(d.Words) == 0 || r.sentences().Read(&loose) != nil {
		return
	}
	for range r.find(&loose, of, of.from) {
		return
	}
	r.failf("%s: there is no such line at all, by whatever clause: leave out \"by\" and the clause, which says more",
		"%s : il n'y a aucune ligne de ce genre, par quelque clause que ce soit : laissez « by » et la clause, cela dit davantage", of.what)
}

// mayHappen stops an expectation of what could never happen: no line of its kind takes a card from there, or is about
// such a card. With house rules anything may.
func (r *run) mayHappen(d *description) {
	if r.opts.Lenient || len(r.values) > 0 {
		return
	}
	for _, c := range d.By {
		if r.rules.Book.Info(c).Refuses {
			id := r.rules.Book.ID(c)
			f := failure("%s only refuses: no line of what happens ever cites it",
				"%s ne fait que refuser : aucune ligne de ce qui se passe ne la cite jamais", id)
			f.Hint = engine.Sayf("a refusal is expected by  refused(function() … end, %q)",
				"un refus s'attend par  refused(function() … end, %q)", id)
			r.fail(f)
		}
	}
	if err := d.Impossible(r.m); err != nil {
		f := failure("\"%s\" could never happen: %v", "« %s » ne pourrait jamais arriver : %v", d.says, err)
		f.Hint = r.likelier(d)
		r.fail(f)
	}
}

// likelier is the hint which lines may have been meant by an impossible description.
func (r *run) likelier(d *description) engine.Text {
	lines := d.Likelier(r.m)
	if lines == (engine.Text{}) {
		return lines
	}
	return engine.Sayf("lines that can be so: %s", "des lignes possibles : %s", lines)
}
