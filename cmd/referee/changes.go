package main

import (
	"bytes"
	"fmt"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/changes"
	"tablereferee/internal/golden"
	"tablereferee/internal/suite"
)

// fewest is how many logs must change in the same way to be shown as one.
const fewest = 3

// Bounds of what is shown of a group: whoever wants more asks for it.
const (
	mostMembers = 3
	mostValues  = 3
	mostExample = 24 // lines of its example
)

// grouped are the logs of a report that have changed, by what has.
type grouped struct {
	groups []*changes.Group
	cases  []*suite.Case // that the members count
	of     map[*suite.Case]*changes.Group
}

func groupsOf(cases []suite.Case) *grouped {
	g := &grouped{of: map[*suite.Case]*changes.Group{}}
	g.groups, g.cases = suite.Changes(cases)
	for _, one := range g.groups {
		for _, m := range one.Members {
			g.of[g.cases[m.Index]] = one
		}
	}
	return g
}

// example is the log that a group is shown by.
func (g *grouped) example(of *changes.Group) *suite.Case { return g.cases[of.Members[0].Index] }

// sums tells a group without its logs: the kind of change, its clauses, and how the logs go on.
func (g *grouped) sums(p *page, of *changes.Group, lang engine.Lang) {
	p.line("  ", of.Title().In(lang))
	if len(of.Values) > 0 {
		var all []engine.Text
		for i, v := range of.Values {
			if i == mostValues && len(of.Values) > mostValues+1 {
				all = append(all, engine.Sayf("%d others", "%d autres", len(of.Values)-i))
				break
			}
			all = append(all, engine.Sayf("%s (%d times)", "%s (%d fois)", v.Text, v.Times))
		}
		p.aside("    ", engine.Join(all, engine.Commas).In(lang))
	}
	if len(of.Clauses) > 0 {
		clauses := engine.Text{strings.Join(of.Clauses, " "), strings.Join(of.Clauses, " ")}
		if of.More > 0 {
			clauses = engine.Sayf("%s, and %d more in some", "%s, et %d de plus dans certains", clauses, of.More)
		}
		p.aside("  ", engine.Sayf("clauses: %s", "clauses : %s", clauses).In(lang))
	}
	if n := of.Courses(); n > 1 {
		p.aside("  ", engine.Sayf("%d change in the same lines to the end; other courses: %d",
			"%d changent dans les mêmes lignes jusqu'au bout ; autres suites : %d",
			of.Alike(0), n-1).In(lang))
	}
	if n := g.unmet(of); n > 0 && of.Sort() != changes.Unmet {
		p.line("  ", engine.Sayf("in %d of them what the scenario expects does not hold any more",
			"dans %d d'entre eux, ce que le scénario attend n'est plus vrai", n).In(lang))
	}
}

// unmet is in how many scenarios of a group something is expected in vain.
func (g *grouped) unmet(of *changes.Group) (n int) {
	for _, m := range of.Members {
		if g.cases[m.Index].Turn == suite.Unmet {
			n++
		}
	}
	return n
}

// block tells a group of a test by its example: many logs that change alike are read once.
func (t *tester) block(b *bytes.Buffer, g *grouped, of *changes.Group, colour bool) {
	p := page{width: t.width(), colour: colour}
	first := g.example(of)
	fmt.Fprintf(&p, "%s %s  %s\n", paint(colour, first.Status, statuses[first.Status].In(t.lang)),
		t.sayf("%d scenarios in the same way", "%d scénarios de la même façon", len(of.Members)), of.ID)
	g.sums(&p, of, t.lang)
	var names []engine.Text
	for _, m := range of.Members[:min(mostMembers, len(of.Members))] {
		c := g.cases[m.Index]
		name := asIs(c.Name)
		if c.Line > 0 {
			name = engine.Sayf("%s (line %d)", "%s (ligne %d)", c.Name, c.Line)
		}
		names = append(names, name)
	}
	in := engine.Sayf("in %v", "dans %v", engine.Join(names, engine.Commas))
	if more := len(of.Members) - len(names); more > 0 {
		in = engine.Sayf("%v and %d more (--names-only names them, --whole shows each)",
			"%v et %d de plus (--names-only les nomme, --whole les montre)", in, more)
	}
	p.line("  ", in.In(t.lang))
	if first.Difference != nil {
		p.line("  ", t.sayf("such as %s:", "par exemple %s :", first.Name))
		// a buffer takes everything
		_, _ = first.Difference.Write(&p, golden.View{Colour: colour, Lang: t.lang, Most: mostExample, Width: p.width})
	} else {
		p.message("  ", first.Says(t.lang))
	}
	if t.at.Golden && first.Golden != "" && !t.turning() {
		p.whole("  " + t.sayf("one by one:  referee review%s", "un par un :  referee review%s", t.at.Flags))
		p.whole("  " + t.sayf("if all the new logs are right:  referee review%s --accept %s",
			"si tous les nouveaux journaux sont justes :  referee review%s --accept %s", t.at.Flags, of.ID))
	}
	p.WriteByte('\n')
	b.Write(p.Bytes())
}
