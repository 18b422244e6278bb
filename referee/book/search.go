package book

import (
	"path"
	"strings"

	"tablereferee/engine"
)

// found is what can be found of one kind.
type found struct {
	// At are the ends of the addresses, in lists of those that begin alike: behind their beginning.
	At [][]string `json:"at"`
	EN []string   `json:"en"`
	FR []string   `json:"fr"` // empty where it is what English says
}

// add adds something at an address, which begins in some way and ends with a name.
func (f *found) add(at, name string, says engine.Text) {
	if len(f.At) == 0 || f.At[len(f.At)-1][0] != at {
		f.At = append(f.At, []string{at})
	}
	last := &f.At[len(f.At)-1]
	*last = append(*last, name)
	en, fr := says.In(engine.EN), says.In(engine.FR)
	if fr == en {
		fr = ""
	}
	f.EN, f.FR = append(f.EN, en), append(f.FR, fr)
}

// search gives the file in which the pages of a game are found: its questions in the order of their pages, its cards,
// and its clauses in the order of their numbers. The scripts of the pages read it, to find, to say of a link where it
// leads, and to tell what stands on another page. Each language stands on its own: so it is compressed best.
func (g *game) search() page {
	return given(path.Join(g.dir, "search.js"), func() any {
		var questions, cards, clauses found
		otherwise := map[string]string{}
		for _, q := range g.inOrder() {
			dir, name := path.Split(to(g.dir+"/", q.page))
			questions.add(dir, strings.TrimSuffix(name, ".html"), q.heading())
			if g.calledOtherwise(q) {
				otherwise[q.name] = q.page
			}
		}
		for _, x := range g.groups {
			for _, d := range x.cards {
				cards.add(to(g.dir+"/", x.page)+"#", g.cardAnchor(d), g.rules.Cards[d].Name)
			}
		}
		for _, c := range g.numbered {
			clauses.add(to(g.dir+"/", c.page)+"#", c.ID, c.Text().Says)
		}
		return struct {
			Questions found             `json:"questions"`
			Cards     found             `json:"cards"`
			Clauses   found             `json:"clauses"`
			Otherwise map[string]string `json:"otherwise,omitempty"` // the pages that are not called by their questions
		}{questions, cards, clauses, otherwise}
	})
}

// inOrder gives the questions in the order of their pages.
func (g *game) inOrder() (out []*question) {
	for _, c := range g.chapters {
		out = append(out, c.questions...)
	}
	return out
}
