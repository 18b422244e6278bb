package book

import "tablereferee/engine"

// examples are the scenarios that the playground offers to begin with, where the book has them: one of each game.
var examples = [...]string{
	"forever-evil/attack/one-defense-per-attack",
	"metal/attack/a-defense-avoids-it",
	"rivals/confrontation/exactly-the-cost-is-enough",
	"champions/attacks/basic-attack-deals-atk-and-exhausts",
}

// playground is the page on which scripts are written and played.
func (b *book) playground() page {
	const at = "playground.html"
	return made(at, "playground", func() any {
		v := struct {
			view
			Examples, Blank []link
		}{view: view{Title: engine.Text{"The playground", "L'atelier"}, Trail: []link{{"index.html", nameBook}},
			Games: b.dirs()}}
		for _, g := range b.games {
			v.Blank = append(v.Blank, link{"#blank=" + g.ID, g.Name})
			for _, q := range g.questions {
				for _, name := range examples {
					if q.name == name {
						v.Examples = append(v.Examples, link{"#name=" + name, q.heading()})
					}
				}
			}
		}
		return v
	})
}
