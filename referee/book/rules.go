package book

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/internal/about"
)

// told is a clause as the pages of rules and cards tell it.
type told struct {
	N         int
	ID        string
	Kind      engine.Text
	Reading   bool
	Says, Why engine.Text
	Settles   []noted
	Where     []edition
	Differs   []edition
	Switch    bool
	Cards     []link
	Topics    []link
	Shown     []string // the pages of questions
	Data      bool     // a check of the data shows it
}

// tell gives what a page tells of a clause.
func (g *game) tell(at string, c *clause) told {
	text := c.Text()
	out := told{N: c.n, ID: c.ID, Kind: about.Kind(c.Kind), Reading: c.Kind == "reading", Says: text.Says, Why: text.Why,
		Switch: c.Switch, Data: c.Structural}
	for _, id := range text.About {
		n := noted{ID: id}
		if other := g.clauses[id]; other != nil {
			n.Href = to(at, other.href())
		}
		out.Settles = append(out.Settles, n)
	}
	for i, heading := range text.Where {
		if heading != "" {
			out.Where = append(out.Where, edition{g.Editions[i], asIs(heading)})
		}
	}
	if apart(g.Game, c.ClauseInfo) {
		for _, e := range g.Editions {
			out.Differs = append(out.Differs, edition{e, about.InEdition(c.ClauseInfo, e)})
		}
	} else if c.IsNumber() {
		for _, e := range g.Editions[:1] {
			out.Differs = append(out.Differs, edition{"", about.InEdition(c.ClauseInfo, e)})
		}
	}
	for _, name := range text.Cards {
		if l, ok := g.cardLink(at, name); ok {
			out.Cards = append(out.Cards, l)
		}
	}
	for _, t := range g.topics[c.ID] {
		out.Topics = append(out.Topics, link{to(at, "topics.html#"+slug(t.ID)), t.Name})
	}
	for _, q := range c.shown {
		out.Shown = append(out.Shown, to(at, q.page))
	}
	return out
}

// apart says whether the editions of a game have a clause differently.
func apart(g *engine.Game, c *engine.ClauseInfo) bool {
	if len(g.Editions) < 2 {
		return false
	}
	first := about.InEdition(c, g.Editions[0])
	return slices.ContainsFunc(g.Editions[1:], func(e string) bool { return about.InEdition(c, e) != first })
}

// sectionPage is the page of a section of the rules.
func (g *game) sectionPage(i int) page {
	s := g.sections[i]
	return made(s.page, "section", func() any {
		v := struct {
			view
			Clauses       []told
			Before, After string
		}{view: g.view(s.page, s.name)}
		for _, c := range s.clauses {
			v.Clauses = append(v.Clauses, g.tell(s.page, c))
		}
		v.Before, v.After = beside(g.sections, i, func(x *section) string { return to(s.page, x.page) })
		return v
	})
}

// readings gives the clauses that are readings of ours.
func (g *game) readings() (out []*clause) {
	for _, s := range g.sections {
		for _, c := range s.clauses {
			if c.Kind == "reading" {
				out = append(out, c)
			}
		}
	}
	return out
}

// readingsPage lists the readings.
func (g *game) readingsPage() page {
	at := g.dir + "/readings.html"
	return made(at, "readings", func() any {
		v := struct {
			view
			Readings []noted
		}{view: g.view(at, engine.Text{"Readings of the rules", "Lectures des règles"})}
		for _, c := range g.readings() {
			v.Readings = append(v.Readings, noted{c.n, c.ID, to(at, c.href()), c.Text().Says})
		}
		return v
	})
}
