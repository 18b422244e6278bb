package table

import (
	"errors"
	"regexp"
	"sort"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
	"tablereferee/referee/scenario"
)

// What of a set-up makes it impossible is found by trying it, whole and in parts.

// mostOpenings is how often a set-up is tried at most until what is wrong with it is told. A look for one thing more
// that has begun by then is not broken off.
const mostOpenings = 100

// search tries set-ups.
type search struct {
	setup Setup
	asIf  bool // what no real game could hold is allowed
	left  int  // how many times more
}

// refusal is why no table comes to a script: the rules have none such, or a script does not say such a thing.
type refusal struct {
	*scenario.Failure
	line int   // of the script; 0 where that is not known
	at   cause // the same line of a draft
}

// refusalOf is the refusal that an error is, nil where it is none.
func refusalOf(err error) *refusal {
	no := &refusal{at: cause{-1, -1}}
	if !errors.As(err, &no.Failure) {
		return nil
	}
	var in *sandbox.Error
	if no.Impossible != nil {
		no.line = no.Impossible.Line
	} else if errors.As(err, &in) {
		no.line = in.Line
	}
	return no
}

// why is the reason alone.
func (r *refusal) why() engine.Text {
	if r.Impossible != nil {
		return r.Impossible.Msg
	}
	return engine.Each(func(l engine.Lang) string { return onLine.ReplaceAllString(r.What.In(l), "") })
}

// onLine is where in a script something is that nobody has seen.
var onLine = regexp.MustCompile(`, (?:on line|à la ligne) \d+`)

// first is why a draft is refused, nil where it is not. What is only to be allowed where it is needed is allowed there
// alone.
func (x *search) first(d *Draft) (*refusal, error) {
	real := &search{setup: x.setup}
	no, err := real.try(d)
	if x.left--; no != nil && x.asIf {
		return x.try(d)
	}
	return no, err
}

// try sets a draft up, and says why it is refused; nil where it is not. The script has a line for each thing that was
// said and for each card. The error is that of a set-up that fails otherwise.
func (x *search) try(d *Draft) (*refusal, error) {
	x.left--
	source, of := d.source(numbered, true)
	if x.asIf {
		source += allows
	}
	language, options := x.setup.Language, x.setup.Options
	if options.Lenient = true; language == nil { // it may allow what is not needed any more
		language = scenario.Listed()
	}
	script, err := language.Compile(x.setup.Name, x.setup.File, source+"begin()\n")
	if err != nil {
		return nil, err
	}
	live, err := script.Live(options)
	if err == nil {
		live.Close()
		return nil, nil
	}
	no := refusalOf(err)
	if no == nil {
		return nil, err
	}
	if no.line > 0 && no.line <= len(of) {
		no.at = of[no.line-1]
	}
	return no, nil
}

// culprit is what of a draft makes it impossible. What no line tells of is looked for: it is the first thing with which
// it becomes impossible for that reason.
func (x *search) culprit(d *Draft, no *refusal) (cause, error) {
	at := no.at
	if at.card >= 0 {
		return at, nil
	}
	of := d.labelOf(at.of)
	if of == nil {
		var said []int
		for i := range d.said {
			if d.labelOf(i) != nil {
				said = append(said, i)
			}
		}
		i, err := x.becomes(no, len(said), func(n int) *Draft {
			return d.only(func(l *label) bool { return l.of < 0 || n > 0 && l.of <= said[n-1] })
		})
		if i < 0 || err != nil {
			return cause{-1, -1}, err
		}
		of = d.labelOf(said[i])
	}
	if len(of.cards) < 2 {
		return cause{of.of, -1}, nil
	}
	card, err := x.card(d, no, of)
	return cause{of.of, card}, err
}

// card is the first card of a list with which a draft becomes impossible, the last of those that were said with it; -1
// where the cards have no part in it.
func (x *search) card(d *Draft, no *refusal, of *label) (int, error) {
	var ends []int // of the parts
	for i := range of.cards {
		if i == len(of.cards)-1 || of.cards[i].part != of.cards[i+1].part {
			ends = append(ends, i)
		}
	}
	i, err := x.becomes(no, len(ends), func(n int) *Draft {
		out, end := d.only(everything), 0
		if n > 0 {
			end = ends[n-1] + 1
		}
		l := out.labelOf(of.of)
		l.cards = l.cards[:end:end]
		return out
	})
	if i < 0 || err != nil {
		return -1, err
	}
	return ends[i], nil
}

// becomes is the first of so many things with which a draft is refused for that reason, counted from 0, as it is with
// all of them; -1 where it is without any, or where that is not to be tried any more.
func (x *search) becomes(no *refusal, all int, with func(n int) *Draft) (int, error) {
	if x.left <= 0 || all == 0 {
		return -1, nil
	}
	var failed error
	refused := func(n int) bool {
		again, err := x.try(with(n))
		failed = errors.Join(failed, err)
		return again != nil && again.why() == no.why()
	}
	if refused(0) || failed != nil {
		return -1, failed
	}
	i := sort.Search(all-1, func(i int) bool { return failed == nil && refused(i+1) })
	return i, failed
}
