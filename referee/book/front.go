package book

import (
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/compare"
)

// front is the first page of the book.
func (b *book) front() page {
	const at = "index.html"
	type entry struct {
		link
		Questions, Clauses, Cards int
		Learn                     []link
	}
	return made(at, "front", func() any {
		v := struct {
			view
			List []entry
		}{view: view{Title: engine.Text{"The book of the referee", "Le livre de l'arbitre"},
			Games: b.dirs()}}
		for _, g := range b.games {
			v.List = append(v.List, entry{link{g.dir + "/index.html", g.Name}, len(g.questions), len(g.clauses),
				len(g.rules.Cards) - 1, g.learn(at)})
		}
		return v
	})
}

// dirs are the folders of the games.
func (b *book) dirs() string {
	var all []string
	for _, g := range b.games {
		all = append(all, g.dir)
	}
	return strings.Join(all, " ")
}

// counted is a way to a page with how much stands there.
type counted struct {
	link
	N int
}

// front is the first page of a game.
func (g *game) front() page {
	at := g.dir + "/index.html"
	return made(at, "game", func() any {
		v := struct {
			view
			ID                       string
			Editions                 []string
			Chapters, Rules, Cards   []counted
			Questions, Readings, All int
			Learn                    []link
		}{view: g.view(at, g.Name), ID: g.ID, Questions: len(g.questions), Readings: len(g.readings()),
			All:   len(g.clauses),
			Learn: g.learn(at)}
		if len(g.Editions) > 1 {
			v.Editions = g.Editions
		}
		for _, c := range g.chapters {
			v.Chapters = append(v.Chapters, counted{link{to(at, c.page), c.title()}, len(c.questions)})
		}
		for _, s := range g.sections {
			v.Rules = append(v.Rules, counted{link{to(at, s.page), s.name}, len(s.clauses)})
		}
		for _, x := range g.groups {
			v.Cards = append(v.Cards, counted{link{to(at, x.page), x.name}, len(x.cards)})
		}
		return v
	})
}

// topicsPage tells in what the games differ, topic by topic.
func (b *book) topicsPage() page {
	const at = "topics.html"
	type side struct {
		Game    engine.Text
		Rule    engine.Text
		Clauses []noted
	}
	type topic struct {
		Anchor string
		Name   engine.Text
		Sides  []side
	}
	return made(at, "topics", func() any {
		v := struct {
			view
			Topics []topic
		}{view: view{Title: engine.Text{"In what the games differ", "En quoi les jeux diffèrent"},
			Trail: []link{{"index.html", nameBook}}, Games: b.dirs()}}
		for i := range compare.Topics() {
			t := &compare.Topics()[i]
			one := topic{Anchor: slug(t.ID), Name: t.Name}
			for _, g := range b.games {
				s := t.Side(g.ID)
				if s == nil {
					continue
				}
				told := side{Game: g.Name, Rule: s.Rule}
				for _, id := range s.Clauses {
					if c := g.clauses[id]; c != nil {
						told.Clauses = append(told.Clauses, noted{ID: id, Href: c.href()})
					}
				}
				one.Sides = append(one.Sides, told)
			}
			v.Topics = append(v.Topics, one)
		}
		return v
	})
}
