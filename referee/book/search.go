package book

import (
	"bytes"
	"encoding/json"
	"path"
	"strings"

	"tablereferee/engine"
)

// search gives the file in which the pages of a game are found: a list of entries, each of them a page and what is
// looked for in it, in English and, where that is something else, in French. The script of the pages reads it.
func (g *game) search() page {
	return page{path.Join(g.dir, "search.js"), func() ([]byte, error) {
		var b bytes.Buffer
		name, err := json.Marshal(g.dir)
		if err != nil {
			return nil, err
		}
		b.WriteString("(window.refereeBook=window.refereeBook||{})[" + string(name) + "]=[\n")
		write := func(page string, says engine.Text) {
			if err != nil {
				return
			}
			entry := []string{strings.TrimPrefix(page, g.dir+"/"), says[engine.EN]}
			if fr := says.In(engine.FR); fr != entry[1] {
				entry = append(entry, fr)
			}
			var line []byte
			if line, err = json.Marshal(entry); err == nil {
				b.Write(line)
				b.WriteString(",\n")
			}
		}
		for _, q := range g.questions {
			write(q.page, q.heading())
		}
		for _, x := range g.groups {
			for _, d := range x.cards {
				write(x.page+"#"+g.cardAnchor(d), g.rules.Cards[d].Name)
			}
		}
		for info := range g.Book.All() {
			write(g.clauses[info.ID].href(), info.Text().Says)
		}
		b.WriteString("]\n")
		return b.Bytes(), err
	}}
}
