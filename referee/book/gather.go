package book

import (
	"cmp"
	"context"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablereferee/engine"
	"tablereferee/referee/compare"
)

// book is all that is in it.
type book struct {
	games []*game
	left  []Left
}

// game is what the book tells of a game.
type game struct {
	*engine.Game
	dir       string
	rules     *engine.Rules
	chapters  []*chapter
	questions []*question
	sections  []*section
	groups    []*group
	clauses   map[string]*clause // by their ids
	numbered  []*clause          // by their numbers, the first of which is 1
	taken     map[string]bool    // the paths of its pages, in lower case
	topics    map[string][]*compare.Topic
	lessons   []*course
	quiz      []asked
}

// chapter is a folder of scenarios.
type chapter struct {
	*game
	name      string
	page      string
	questions []*question
}

// question is a scenario in the book.
type question struct {
	played
	page string
}

// heading is what it is called: its question, where it asks one.
func (q *question) heading() engine.Text {
	if q.question != (engine.Text{}) {
		return q.question
	}
	return asIs(q.title)
}

// clause is a clause in the book.
type clause struct {
	*engine.ClauseInfo
	n     int    // in the book
	page  string // on which it stands
	shown []*question
	cited []*question // of a clause of a card: in which it is done
}

// href is where it stands.
func (c *clause) href() string { return c.page + "#" + c.ID }

// group is cards of one type.
type group struct {
	*game
	kind  int // of Rules.Types
	name  engine.Text
	page  string
	cards []engine.Def
}

// asIs is a text that no language says otherwise.
func asIs(s string) engine.Text { return engine.Each(func(engine.Lang) string { return s }) }

// gather puts together what the book is made of.
func gather(ctx context.Context, s Source) (*book, error) {
	all, err := playAll(ctx, &s)
	if err != nil {
		return nil, err
	}
	b := &book{}
	byID := map[string]*game{}
	for _, g := range s.Games {
		one := newGame(g)
		b.games, byID[g.ID] = append(b.games, one), one
	}
	for i := range all {
		p := &all[i]
		if p.err != nil {
			b.left = append(b.left, Left{p.name, p.err})
		} else if g := byID[p.game]; g != nil {
			g.add(p)
		}
	}
	return b, b.teach(s.Shelves)
}

// newGame gathers what a game has without scenarios.
func newGame(g *engine.Game) *game {
	out := &game{Game: g, dir: slug(g.ID), rules: g.Rules(g.Editions[0]), clauses: map[string]*clause{},
		taken: map[string]bool{}, topics: map[string][]*compare.Topic{}}
	out.group()
	out.divide()
	out.number()
	for i := range compare.Topics() {
		t := &compare.Topics()[i]
		if side := t.Side(g.ID); side != nil {
			for _, id := range side.Clauses {
				out.topics[id] = append(out.topics[id], t)
			}
		}
	}
	return out
}

// add puts a scenario into its chapter.
func (g *game) add(p *played) {
	name := strings.TrimPrefix(p.name, g.ID+"/")
	folder := path.Dir(name)
	var in *chapter
	for _, c := range g.chapters {
		if c.name == folder {
			in = c
		}
	}
	if in == nil {
		in = &chapter{game: g, name: folder, page: g.free(path.Join("q", slug(folder), "index"))}
		g.chapters = append(g.chapters, in)
	}
	q := &question{played: *p, page: g.free(path.Join("q", slug(name)))}
	g.questions, in.questions = append(g.questions, q), append(in.questions, q)
	for _, id := range p.shows {
		if c := g.clauses[id]; c != nil {
			c.shown = append(c.shown, q)
		}
	}
	if p.account == nil {
		return
	}
	for _, k := range p.account.Clauses {
		if c := g.clauses[k.ID]; c != nil && c.Kind == "card" {
			c.cited = append(c.cited, q)
		}
	}
}

// free gives the path of a page that no other has, whatever the case of its letters.
func (g *game) free(name string) string {
	out := path.Join(g.dir, name)
	for n := 2; g.taken[strings.ToLower(out)]; n++ {
		out = path.Join(g.dir, name+"-"+strconv.Itoa(n))
	}
	g.taken[strings.ToLower(out)] = true
	return out + ".html"
}

// calledOtherwise says whether the address of a question's page does not tell the name of its scenario: game/q/name is
// that of game/name.
func (g *game) calledOtherwise(q *question) bool {
	name, of := strings.CutPrefix(q.name, g.ID+"/")
	return !of || q.page != path.Join(g.dir, "q", name)+".html"
}

// slug makes of a name one that any file system, address and page can hold. Slashes stay.
func slug(name string) string {
	parts := strings.Split(name, "/")
	for i, p := range parts {
		p = strings.Trim(strings.Map(func(r rune) rune {
			switch {
			case r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)), r == '-', r == '_', r == '.':
				return r
			}
			return '-'
		}, engine.FoldName(p)), "-.")
		if p == "" {
			p = "_"
		}
		parts[i] = p
	}
	return strings.Join(parts, "/")
}

// group puts the cards into groups by their types, in the order in which these come.
func (g *game) group() {
	for d := engine.Def(1); int(d) < len(g.rules.Cards); d++ {
		card := &g.rules.Cards[d]
		var in *group
		name := g.rules.Types[card.Type]
		for _, x := range g.groups {
			if x.kind == card.Type {
				in = x
			}
		}
		if in == nil {
			file := slug(name.In(engine.EN))
			in = &group{game: g, kind: card.Type, page: g.free(path.Join("cards", file))}
			in.name = engine.Each(func(l engine.Lang) string { return capital(name.In(l)) })
			g.groups = append(g.groups, in)
		}
		in.cards = append(in.cards, d)
		own, _ := g.Book.ClausesOf(card)
		for _, k := range own {
			info := g.Book.Info(k)
			if g.clauses[info.ID] == nil { // the two faces of a card may share it
				g.clauses[info.ID] = &clause{ClauseInfo: info, page: in.page}
			}
		}
	}
	for _, x := range g.groups {
		slices.SortStableFunc(x.cards, func(a, b engine.Def) int {
			return cmp.Or(cmp.Compare(g.test(a), g.test(b)), strings.Compare(g.sorted(a), g.sorted(b)))
		})
	}
}

// test is 1 of a test card, which no box holds, and 0 of any other: those come last.
func (g *game) test(d engine.Def) int {
	if g.rules.Cards[d].Test {
		return 1
	}
	return 0
}

// sorted is by what a card is sorted.
func (g *game) sorted(d engine.Def) string {
	return engine.FoldName(strings.TrimPrefix(g.rules.Cards[d].Name.In(engine.EN), "The "))
}
