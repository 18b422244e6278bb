package book

import (
	"strings"

	"tablereferee/engine"
)

// own is the page of a table of one's own.
func (b *book) own() page {
	const at = "table.html"
	type entry struct {
		ID, Editions string
		Name         engine.Text
	}
	return made(at, "own", func() any {
		v := struct {
			view
			List []entry
		}{view: view{Title: engine.Text{"A table of your own", "Une table à soi"}, Games: b.dirs(),
			Trail: []link{{"index.html", nameBook}}}}
		for _, g := range b.games {
			v.List = append(v.List, entry{g.ID, strings.Join(g.Editions, " "), g.Name})
		}
		return v
	})
}
