package book

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"path"
	"strings"

	"tablereferee/engine"
)

// entry is what is found at one place: what ends its address, and what is said there in English and, where that is
// something else, in French. Entries with the same beginning of their addresses stand in one list behind it.
func entry(name string, says engine.Text) []string {
	out := []string{name, says[engine.EN]}
	if fr := says.In(engine.FR); fr != out[1] {
		out = append(out, fr)
	}
	return out
}

// search gives the file in which the pages of a game are found: its questions, its cards, and its clauses in the order
// of their numbers. The script of the pages reads it, to find, and to say of a link where it leads. It is compressed,
// as what it says stands on the pages already.
func (g *game) search() page {
	return page{path.Join(g.dir, "search.js"), func() ([]byte, error) {
		found, err := squeezed(map[string][][]any{
			"questions": g.foundQuestions(), "cards": g.foundCards(), "clauses": g.foundClauses()})
		if err != nil {
			return nil, err
		}
		return handed("refereeBook", g.dir, found)
	}}
}

// foundQuestions are the questions by their folders; their names lack the end that all have.
func (g *game) foundQuestions() (out [][]any) {
	for _, c := range g.chapters {
		s := []any{to(g.dir+"/", path.Dir(c.questions[0].page)) + "/"}
		for _, q := range c.questions {
			s = append(s, entry(strings.TrimSuffix(path.Base(q.page), ".html"), q.heading()))
		}
		out = append(out, s)
	}
	return out
}

func (g *game) foundCards() (out [][]any) {
	for _, x := range g.groups {
		s := []any{to(g.dir+"/", x.page) + "#"}
		for _, d := range x.cards {
			s = append(s, entry(g.cardAnchor(d), g.rules.Cards[d].Name))
		}
		out = append(out, s)
	}
	return out
}

func (g *game) foundClauses() (out [][]any) {
	for _, c := range g.numbered {
		at := to(g.dir+"/", c.page) + "#"
		if len(out) == 0 || out[len(out)-1][0] != at {
			out = append(out, []any{at})
		}
		last := &out[len(out)-1]
		*last = append(*last, entry(c.ID, c.Text().Says))
	}
	return out
}

// squeezed is something as compressed JSON, in signs that stand in a script.
func squeezed(what any) (string, error) {
	data, err := json.Marshal(what)
	if err != nil {
		return "", err
	}
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		return "", err
	}
	if _, err = w.Write(data); err == nil {
		err = w.Close()
	}
	return base64.StdEncoding.EncodeToString(b.Bytes()), err
}

// handed is a script that hands something of a game to the script of the pages.
func handed(where, game string, what any) ([]byte, error) {
	name, err := json.Marshal(game)
	if err != nil {
		return nil, err
	}
	data, err := json.Marshal(what)
	return bytes.Join([][]byte{[]byte("(window." + where + "=window." + where + "||{})["), name, []byte("]="), data,
		[]byte("\n")}, nil), err
}
