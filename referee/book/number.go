package book

import (
	"strings"
	"unicode/utf8"

	"tablereferee/engine"
)

// number counts the clauses of a game in the order in which its pages tell them: those of its rules, then those of its
// cards. By these numbers the lines of a log name them, for an id behind each line would be most of the book.
func (g *game) number() {
	count := func(c *clause) {
		if c.n == 0 {
			g.numbered = append(g.numbered, c)
			c.n = len(g.numbered)
		}
	}
	for _, s := range g.sections {
		for _, c := range s.clauses {
			count(c)
		}
	}
	for _, x := range g.groups {
		for _, d := range x.cards {
			own, _ := g.Book.ClausesOf(&g.rules.Cards[d])
			for _, k := range own {
				if c := g.clauses[g.Book.ID(k)]; c.page == x.page {
					count(c)
				}
			}
		}
	}
}

// mostFirst is how many letters of a clause its line in the list of all clauses begins with.
const mostFirst = 40

// first is how a text begins, cut between two words.
func first(s string) string {
	if utf8.RuneCountInString(s) <= mostFirst {
		return s
	}
	s = string([]rune(s)[:mostFirst])
	if at := strings.LastIndexByte(s, ' '); at > 0 {
		s = s[:at]
	}
	return strings.TrimRight(s, " ,;:.") + " …"
}

// clausesPage lists the clauses of a game by their numbers, for readers without the script that tells what a number
// stands for.
func (g *game) clausesPage() page {
	at := g.dir + "/clauses.html"
	return made(at, "clauses", func() any {
		v := struct {
			view
			Clauses []noted
		}{view: g.view(at, engine.Text{"Clauses", "Clauses"})}
		for _, c := range g.numbered {
			says := c.Text().Says
			v.Clauses = append(v.Clauses, noted{c.n, c.ID, to(at, c.href()),
				engine.Each(func(l engine.Lang) string { return first(says.In(l)) })})
		}
		return v
	})
}
