package scenario

import (
	"strconv"
	"strings"

	"tablereferee/engine"
)

// What is expected while an optional question is open may be so only until it has been declined. Where questions are
// declined in silence, the author may not have seen that one is open: so what was expected must still be as it was when
// the silence ends.

// beside is an expectation of the table that was made while an optional question was open.
type beside struct {
	line     int
	question engine.Text
	from     int // how many questions had been declined in silence before
	was      string
	is       func() string // what was looked at, as it is now
}

// looks notes an expectation that is made while a question is open which could be declined in silence. is tells what it
// looks at.
func (r *run) looks(is func() string) {
	q := r.d.q
	if r.windows && !r.opts.Lenient && q != nil && !r.isMenu(q) && declinable(q) {
		r.beside = append(r.beside, beside{line: r.at(), question: r.question(q), from: len(r.silent), was: is(),
			is: is})
	}
}

// looksAt does so for an expectation of anything but the log and the question itself.
func (r *run) looksAt(of any) {
	switch of := of.(type) {
	case *zoneValue:
		z := r.zone(of)
		r.looks(func() string {
			var b strings.Builder
			for c := range r.m.Cards(z) {
				b.WriteString(strconv.Itoa(int(r.m.Def(c))))
				b.WriteString(map[bool]string{true: "+", false: "-"}[r.m.Flag(c, engine.FaceUp)])
			}
			return b.String()
		})
	case *numberValue:
		r.looks(func() string {
			if n, ok := of.of.number.Read(r.m); ok {
				return strconv.Itoa(n)
			}
			return ""
		})
	case gameValue:
		r.looks(func() string { return strconv.FormatBool(r.game.Done(r.m)) + strconv.Itoa(int(r.game.TurnOf(r.m))) })
	}
}

// looksAtRefusal does so for a refusal: what is refused because a question is open may be legal as soon as that is
// declined.
func (r *run) looksAtRefusal() {
	a := r.attempted
	if a == nil || r.d == nil {
		return
	}
	r.looks(func() string {
		q := r.d.q
		return strconv.FormatBool(q != nil && q.Player == a.Player && len(r.fitting(q, a)) > 0)
	})
}

// unseen is the failure of an expectation that was made while a question was open and is overtaken by what came of
// declining it in silence; nil if all is as it was, or no question was so declined since.
func (r *run) unseen() *Failure {
	all, silent := r.beside, r.silent
	r.beside, r.silent = nil, nil
	for _, b := range all {
		if b.from == len(silent) || b.is() == b.was {
			continue
		}
		f := failure("what is expected on line %d was so while a question was open (%s); that was declined in silence, and now it is otherwise",
			"ce qui est attendu à la ligne %d était ainsi tant qu'une question était ouverte (%s) ; on y a renoncé en silence, et il en est maintenant autrement", b.line, b.question)
		lines := silent[b.from]
		for _, no := range silent[b.from+1 : min(len(silent), b.from+6)] {
			lines = engine.Sayf("%s %s", "%s %s", lines, no)
		}
		f.Hint = engine.Sayf("write the answers before the expectation, as far as it is meant: %s",
			"écrivez les réponses avant l'attente, jusqu'où elle est voulue : %s", lines)
		if len(silent) == b.from+1 {
			f.Hint = engine.Sayf("write the answer before the expectation: %s",
				"écrivez la réponse avant l'attente : %s", lines)
		}
		return f
	}
	return nil
}
