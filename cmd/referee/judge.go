package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/golden"
	"tablereferee/internal/keys"
	"tablereferee/internal/review"
)

// mostNewLines is how many lines of a new log are shown at first.
const mostNewLines = 120

// mostGroups is how many groups are told at the beginning.
const mostGroups = 12

// judge goes through what is to be judged, and asks for a key at each.
func (r *reviewer) judge(ctx context.Context) (int, error) {
	if len(r.session.Items()) > 0 {
		if err := r.overview(); err != nil {
			return 0, err
		}
	}
	whole := r.flags.whole
	r.judging = true
	for n := 0; ; {
		items := r.session.Items()
		for n < len(items) && items[n].State != review.Open {
			n++
		}
		if n == len(items) {
			break
		}
		if err := r.show(items[n], n+1, len(items), whole); err != nil {
			return 0, err
		}
		whole = r.flags.whole
		next, err := r.decide(ctx, items[n])
		switch {
		case err != nil:
			return 0, err
		case next == quits:
			return r.ended()
		case next == showsWhole:
			whole = true
		}
	}
	return r.ended()
}

// ended tells how the review has come out, with the names of what was rejected.
func (r *reviewer) ended() (int, error) {
	r.tellBefore()
	p := r.page()
	for _, i := range r.session.Items() {
		switch i.State {
		case review.Rejected:
			p.whole(r.sayf("rejected: %s", "refusé : %s", i.Case.Name))
		case review.Unfit:
			why, _, _ := strings.Cut(i.Case.Says(r.lang), "\n")
			p.line("", r.sayf("not to be accepted: %s: %s", "ne peut être accepté : %s : %s", i.Case.Name, why))
		}
	}
	r.sum(p)
	return r.code(), r.print(p)
}

// overview tells the groups before the first log.
func (r *reviewer) overview() error {
	p := r.page()
	for n, g := range r.session.Groups {
		if n == mostGroups && len(r.session.Groups) > mostGroups+1 {
			p.line("", r.sayf("and %d more kinds of change", "et %d autres sortes de changement", len(r.session.Groups)-n))
			break
		}
		title := engine.Text{"new logs", "nouveaux journaux"}
		if g.Change != nil {
			title = g.Change.Title()
		}
		p.line(fmt.Sprintf("%s %5d  ", g.ID, len(g.Items)), title.In(r.lang))
	}
	return r.print(p)
}

// groupOf gives the group of a log.
func (r *reviewer) groupOf(item *review.Item) *review.Group {
	for _, g := range r.session.Groups {
		for _, i := range g.Items {
			if i == item {
				return g
			}
		}
	}
	return nil
}

// show shows a log with what is needed to judge it.
func (r *reviewer) show(i *review.Item, n, of int, whole bool) error {
	p, c := r.page(), i.Case
	p.whole("")
	p.heading(fmt.Sprintf("[%d/%d] %s", n, of, cleanLine(c.Name)))
	if g := r.groupOf(i); g.Change != nil && len(g.Items) > 1 {
		p.aside("  ", r.sayf("%s, %d scenarios: %v", "%s, %d scénarios : %v", g.ID, len(g.Items), g.Change.Title()))
	}
	if c.Result != nil {
		p.line(r.sayf("  question  ", "  question  "), c.Result.Question.In(r.lang))
		p.line(r.sayf("  ruling    ", "  décision  "), c.Result.Ruling.In(r.lang))
		p.line(r.sayf("  clauses   ", "  clauses   "), strings.Join(c.Result.Shows, " "))
	}
	p.message("  ", c.Says(r.lang))
	left := 0
	switch {
	case c.Difference != nil:
		// a buffer takes everything
		left, _ = c.Difference.Write(p, golden.View{Colour: p.colour, Lang: r.lang, Whole: whole, Width: p.width})
	case c.Result != nil && c.Result.Log != nil:
		left = r.newLog(p, log.Text(c.Result.Log, r.lang), whole)
	}
	if left > 0 {
		p.line("  ", r.sayf("w shows all of it", "w montre tout"))
	}
	if bytes.Count(p.Bytes(), []byte("\n")) > screen { // its name has gone by
		p.heading(fmt.Sprintf("[%d/%d] %s", n, of, cleanLine(c.Name)))
		p.line(r.sayf("  ruling    ", "  décision  "), c.Result.Ruling.In(r.lang))
	}
	return r.print(p)
}

// screen is how many lines stand at once on a small terminal.
const screen = 20

// newLog prints a log that there was none of, and says how many lines of it are left out.
func (r *reviewer) newLog(p *page, text []byte, whole bool) (left int) {
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	if !whole && len(lines) > mostNewLines {
		left = len(lines) - mostNewLines
		lines = lines[:mostNewLines]
	}
	for _, line := range lines {
		p.event(line)
	}
	if left > 0 {
		p.line("", r.sayf("… lines not shown: %d", "… lignes non montrées : %d", left))
	}
	return left
}

// step is where a review goes on.
type step byte

const (
	goesOn step = iota // with the next log, or the same where it is left to judge
	quits
	showsWhole
)

// decide asks for a key until something is decided about a log.
func (r *reviewer) decide(ctx context.Context, i *review.Item) (step, error) {
	group := r.groupOf(i)
	if r.forget != nil {
		r.forget() // what was typed before the log was shown is no answer to it
	}
	r.tellBefore()
	sure := false // A was pressed, and will be once more
	for {
		fmt.Fprint(r.out, r.prompt(i))
		key := r.press(ctx)
		if ctx.Err() != nil {
			return quits, ctx.Err()
		}
		shown := string(rune(key))
		if key < ' ' {
			shown = ""
		}
		fmt.Fprintln(r.out, shown)
		wasSure := sure
		sure = false
		if i.State == review.Unfit && strings.ContainsRune("ayrnAew", rune(key)) {
			continue // there is no log to judge
		}
		switch key {
		case 'a', 'y':
			return goesOn, r.take(ctx, []*review.Item{i})
		case 'r', 'n':
			i.State = review.Rejected
			return goesOn, nil
		case 's':
			if i.State == review.Open {
				i.State = review.Skipped
			}
			return goesOn, nil
		case 'A':
			left := group.Left()
			if others := r.unlike(left, i); others > 0 && !wasSure {
				sure = true
				r.tells(r.sayf("logs left in this group: %d; of these, go on otherwise than this one: %d; A again accepts all, e only those like this one",
					"journaux restants du groupe : %d ; parmi eux, d'une autre suite que celui-ci : %d ; A encore les accepte tous, e seulement ceux comme celui-ci",
					len(left), others))
				continue
			}
			return goesOn, r.take(ctx, left)
		case 'e':
			var like []*review.Item
			for _, other := range group.Left() {
				if other.Alike == i.Alike {
					like = append(like, other)
				}
			}
			return goesOn, r.take(ctx, like)
		case 'o':
			opened, err := r.edit(ctx, i)
			if err != nil || opened && i.State != review.Unfit {
				return goesOn, err
			}
		case 'w':
			return showsWhole, nil
		case 'g':
			r.members(group)
		case 'q', keys.None, keys.Interrupt, keys.End:
			return quits, nil
		default:
			r.keyHelp()
		}
	}
}

// prompt asks what to do with a log. Of a script that was mended and does not hold, it asks whether to go on mending.
func (r *reviewer) prompt(i *review.Item) string {
	if i.State == review.Unfit {
		return r.sayf("no log to judge: o opens the script again, s leave it so, q quit: ",
			"pas de journal à juger : o rouvre le script, s le laisser ainsi, q quitter : ")
	}
	return r.sayf("accept? a yes, r no, s later, A all of its group, ? all keys, q quit: ",
		"accepter ? a oui, r non, s plus tard, A tout le groupe, ? touches, q quitter : ")
}

// unlike is how many of some logs go on otherwise behind their first change than one does; each new log is one of its
// own.
func (r *reviewer) unlike(logs []*review.Item, i *review.Item) (n int) {
	for _, other := range logs {
		if other != i && (other.Alike != i.Alike || i.Case.Difference == nil) {
			n++
		}
	}
	return n
}

// members prints the names of a group, and what was decided about each.
func (r *reviewer) members(g *review.Group) {
	p := r.page()
	for _, i := range g.Items {
		mark := ' '
		switch i.State {
		case review.Accepted:
			mark = 'a'
		case review.Rejected:
			mark = 'r'
		case review.Skipped:
			mark = 's'
		}
		p.whole(fmt.Sprintf("  %c %s", mark, cleanLine(i.Case.Name)))
	}
	// what cannot be printed is noticed where the next log is shown
	_ = r.print(p)
}

// keyHelp tells the keys.
func (r *reviewer) keyHelp() {
	fmt.Fprintln(r.out, r.sayf(`  a  accept this log (also y): it becomes the golden one
  r  reject it (also n): it is left as it is, and named at the end
  s  skip it: it is left to judge
  A  accept all of its group that are left
  e  accept those of its group that change in the same lines to the end
  g  show the names of its group
  o  open its script in the editor ($VISUAL or $EDITOR), and play it again
  w  show it to its end
  q  quit; what was accepted stays so`, `  a  accepter ce journal (aussi y) : il devient celui de référence
  r  le refuser (aussi n) : il est laissé tel quel, et nommé à la fin
  s  le passer : il reste à juger
  A  accepter tous ceux de son groupe qui restent
  e  accepter ceux du groupe qui changent dans les mêmes lignes jusqu'au bout
  g  montrer les noms de son groupe
  o  ouvrir son script dans l'éditeur ($VISUAL ou $EDITOR), et le rejouer
  w  le montrer jusqu'au bout
  q  quitter ; ce qui a été accepté le reste`))
}

// edit opens the script of a log in the editor that the environment names, and plays it again.
func (r *reviewer) edit(ctx context.Context, i *review.Item) (opened bool, err error) {
	words := strings.Fields(r.env("VISUAL"))
	if len(words) == 0 {
		words = strings.Fields(r.env("EDITOR"))
	}
	file := r.lib.Path(i.Case.Name)
	if len(words) == 0 {
		r.tells(r.sayf("no editor is known: set VISUAL or EDITOR, as in  EDITOR=vi referee review;  the script is %s",
			"aucun éditeur n'est connu : donnez VISUAL ou EDITOR, comme dans  EDITOR=vi referee review ;  le script est %s", cleanLine(file)))
		return false, nil
	}
	cmd := exec.CommandContext(ctx, words[0], append(words[1:], file)...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, r.out, r.err
	if err := cmd.Run(); err != nil {
		r.tells(r.sayf("the editor %s: %v", "l'éditeur %s : %v", cleanLine(words[0]), err))
		return false, nil
	}
	r.session.Again(ctx, i)
	switch i.State {
	case review.Settled:
		fmt.Fprintln(r.out, r.sayf("its log is the golden one now", "son journal est maintenant celui de référence"))
	case review.Unfit:
		p := r.page()
		p.message("", i.Case.Says(r.lang))
		return true, r.print(p)
	}
	return true, nil
}

// tellBefore tells what was not accepted, where it is seen: behind the log that is shown next.
func (r *reviewer) tellBefore() {
	const most = 3
	for n, says := range r.before {
		if n == most {
			r.tells(r.sayf("and %d more", "et %d de plus", len(r.before)-n))
			break
		}
		r.tells(says)
	}
	r.before = nil
}

// tells prints a line between two keys.
func (r *reviewer) tells(text string) {
	p := r.page()
	p.line("", text)
	_ = r.print(p) // what cannot be printed is noticed where the next log is shown
}
