package book

import (
	"path"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablereferee/engine"
)

// section is clauses of which the ids begin alike: fe.attack.
type section struct {
	*game
	id      string
	name    engine.Text
	page    string
	clauses []*clause
}

// titles are the names of sections that every rulebook may have; a game names its own (engine.Game.Sections).
var titles = []engine.Named{
	{ID: "amb", Name: engine.Text{"Readings", "Lectures"}},
	{ID: "card", Name: engine.Text{"Single cards", "Une carte à la fois"}},
	{ID: "setup", Name: engine.Text{"Setting up", "Mise en place"}},
}

// divide puts the clauses into sections: those that stand with no card.
func (g *game) divide() {
	byID := map[string]*section{}
	for info := range g.Book.All() {
		if g.clauses[info.ID] != nil {
			continue
		}
		id := info.ID
		if _, rest, ok := strings.Cut(id, "."); ok {
			id, _, _ = strings.Cut(rest, ".")
		}
		s := byID[id]
		if s == nil {
			s = &section{game: g, id: id, page: g.free(path.Join("rules", slug(id)))}
			byID[id] = s
			g.sections = append(g.sections, s)
		}
		c := &clause{ClauseInfo: info, page: s.page}
		s.clauses = append(s.clauses, c)
		g.clauses[info.ID] = c
	}
	for _, s := range g.sections {
		s.name = s.title()
	}
}

// title names a section: by our own word for it, else by its id and the heading that most of its clauses have.
func (s *section) title() engine.Text {
	for _, named := range slices.Concat(s.Sections, titles) {
		if named.ID == s.id {
			return named.Name
		}
	}
	words := strings.ReplaceAll(s.id, "-", " ")
	t := asIs(capital(words))
	counts, best := map[string]int{}, ""
	for _, c := range s.clauses {
		heading, _, _ := strings.Cut(c.Headings()[engine.FR], ";")
		if heading = strings.TrimSpace(heading); heading == "" {
			continue
		}
		if counts[heading]++; counts[heading] > counts[best] {
			best = heading
		}
	}
	if best != "" {
		t[engine.FR] = quietly(best)
	}
	return t
}

// quietly is a heading without its capitals, where it has no other letters.
func quietly(heading string) string {
	if strings.ContainsFunc(heading, unicode.IsLower) {
		return heading
	}
	for _, before := range []string{"APPENDICE III / ", "APPENDICE II : ", "APPENDICE I / "} {
		heading = strings.TrimPrefix(heading, before)
	}
	return capital(strings.ToLower(heading))
}

// capital begins a text with a capital.
func capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}
