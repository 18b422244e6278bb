package book

import (
	"slices"

	"tablereferee/engine"
	"tablereferee/internal/about"
)

// cardLink is the way to a card of an English name.
func (g *game) cardLink(at, name string) (link, bool) {
	d := g.rules.FindCard(name)
	if d == 0 {
		return link{}, false
	}
	for _, x := range g.groups {
		if x.kind == g.rules.Cards[d].Type {
			return link{to(at, x.page+"#"+g.cardAnchor(d)), g.rules.Cards[d].Name}, true
		}
	}
	return link{}, false
}

// cardAnchor is where a card stands on its page.
func (g *game) cardAnchor(d engine.Def) string { return slug(g.rules.Cards[d].ID) }

// card is a card as its page tells it.
type card struct {
	Anchor  string
	Name    engine.Text
	Test    bool // no box holds it
	Facts   []engine.Fact
	Notes   []engine.Text
	Missing []engine.Text
	Text    []engine.Text
	Does    []told
	Rulings []noted
	Played  []string // the pages of questions
	More    int
}

// mostPlayed is how many questions in which a card does what it does are named.
const mostPlayed = 4

// groupPage is the page of the cards of one type.
func (g *game) groupPage(i int) page {
	x := g.groups[i]
	return made(x.page, "cards", func() any {
		v := struct {
			view
			Notes         []engine.Text
			Cards         []card
			Tests         bool // the last of the cards are test cards
			Before, After string
		}{view: g.view(x.page, x.name)}
		done := map[string]bool{}
		for _, d := range x.cards {
			one := g.card(x, d, done)
			if !g.rules.Cards[d].Test { // what holds of many cards is said once
				for _, n := range one.Notes {
					if !slices.Contains(v.Notes, n) {
						v.Notes = append(v.Notes, n)
					}
				}
				one.Notes = nil
			}
			v.Cards, v.Tests = append(v.Cards, one), one.Test
		}
		v.Before, v.After = beside(g.groups, i, func(y *group) string { return to(x.page, y.page) })
		return v
	})
}

// printed is what is printed on a card, and what is known to be there and is not known itself. Where a clause of the
// card says that nothing of its text is known, that is not told again, nor is that the number of copies is a guess.
func (g *game) printed(d engine.Def, own []engine.Clause) (facts []engine.Fact, missing []engine.Text) {
	said := g.Undefined(d) && slices.ContainsFunc(own, func(k engine.Clause) bool { return g.Book.Info(k).Structural })
	for _, f := range g.Facts(d) {
		if !said || f.Name != engine.Undefined {
			facts = append(facts, f)
		}
	}
	if g.Gaps == nil || g.Form == (engine.Text{}) {
		return facts, nil
	}
	for _, gap := range g.Gaps(d) {
		if gap.Sort != engine.OfCopies && !(said && gap.Sort == engine.OfText) {
			missing = append(missing, gap.Says)
		}
	}
	return facts, missing
}

// card gives what is told of a card. Of a clause that several cards have, the first tells, and the others name it.
func (g *game) card(x *group, d engine.Def, done map[string]bool) card {
	info := &g.rules.Cards[d]
	c := card{Anchor: g.cardAnchor(d), Name: engine.Each(info.Label), Test: info.Test, Notes: about.Notes(g.Game, d)}
	if g.Says != nil {
		c.Text = g.Says(d)
	}
	own, rulings := g.Book.ClausesOf(info)
	c.Facts, c.Missing = g.printed(d, own)
	named := map[*question]bool{}
	var cited []*question
	for _, k := range own {
		one := g.clauses[g.Book.ID(k)]
		cited = append(append(cited, one.shown...), one.cited...)
		if done[one.ID] || one.page != x.page {
			c.Rulings = append(c.Rulings, noted{N: one.n, Href: to(x.page, one.href())})
			continue
		}
		done[one.ID] = true
		t := g.tell(x.page, one)
		t.Shown, t.Cards = nil, nil
		c.Does = append(c.Does, t)
	}
	for _, k := range rulings {
		if one := g.clauses[g.Book.ID(k)]; one != nil {
			c.Rulings = append(c.Rulings, noted{N: one.n, Href: to(x.page, one.href())})
		}
	}
	for _, q := range cited {
		if named[q] {
			continue
		}
		named[q] = true
		if len(c.Played) == mostPlayed {
			c.More++
			continue
		}
		c.Played = append(c.Played, to(x.page, q.page))
	}
	return c
}
