package book

import (
	"bytes"
	"cmp"
	"embed"
	"html/template"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/about"
	"tablereferee/referee/compare"
)

//go:embed pages
var pagesFS embed.FS

// templates are those of all pages. The ends and margins of their lines are for whoever reads the templates, and stand
// in no page; between two words a space is left.
var templates = func() *template.Template {
	t := template.New("").Funcs(template.FuncMap{
		"en":   func(t engine.Text) string { return t.In(engine.EN) },
		"fr":   func(t engine.Text) string { return t.In(engine.FR) },
		"both": func(t engine.Text) bool { return t.In(engine.EN) != t.In(engine.FR) },
		"said": func(t engine.Text) bool { return t != engine.Text{} },
		"add":  func(a, b int) int { return a + b },
		"say":  func(en, fr string) engine.Text { return engine.Text{en, fr} },
	})
	prose := regexp.MustCompile(`([^<>{}\n])\n\s*([^<>{}\s])`)
	margins := regexp.MustCompile(`\n\s*`)
	entries, err := pagesFS.ReadDir("pages")
	for _, e := range entries {
		if path.Ext(e.Name()) != ".html" {
			continue
		}
		var text []byte
		if text, err = pagesFS.ReadFile("pages/" + e.Name()); err == nil {
			_, err = t.Parse(margins.ReplaceAllString(prose.ReplaceAllString(string(text), "$1 $2"), ""))
		}
		if err != nil {
			break
		}
	}
	return template.Must(t, err) // a mistake in a file of ours, which every test finds
}()

// still gives the files that are the same in every book.
func (b *book) still() (out []page) {
	for _, name := range []string{"style.css", "page.js", "teach.js", "table.css", "table.js", "ask.js", "own.css", "own.js",
		"playground.css", "playground.js", "licences.txt"} {
		out = append(out, page{name, func() ([]byte, error) { return pagesFS.ReadFile("pages/" + name) }})
	}
	return out
}

// view is what every template needs: where it stands, and what it is called.
type view struct {
	Root  string // the way to the folder of the book: "../"
	Games string // the folders of all games, on pages that are of none
	Title engine.Text
	Trail []link // the pages above it
}

// link is a way to another page.
type link struct {
	Href string
	Says engine.Text
}

// render gives a page that a template makes.
func render(name string, v any) ([]byte, error) {
	var b bytes.Buffer
	if err := templates.ExecuteTemplate(&b, name, v); err != nil {
		return nil, err
	}
	b.WriteByte('\n')
	return plainly(b.Bytes()), nil
}

// signs are those that a template escapes everywhere, and that mean nothing between tags.
var signs = strings.NewReplacer("&#39;", "'", "&#34;", `"`, "&#43;", "+", "&gt;", ">")

// plainly writes these signs as they are where they stand between tags; within a tag all stays as it was escaped.
func plainly(text []byte) []byte {
	out := make([]byte, 0, len(text))
	for len(text) > 0 {
		tag := bytes.IndexByte(text, '<')
		if tag < 0 {
			return append(out, text...)
		}
		out = append(out, signs.Replace(string(text[:tag]))...)
		end := tag + bytes.IndexByte(text[tag:], '>') + 1
		if end <= tag {
			return append(out, text[tag:]...)
		}
		out, text = append(out, text[tag:end]...), text[end:]
	}
	return out
}

// made is a page whose view is made when it is wanted.
func made(at, name string, v func() any) page {
	return page{at, func() ([]byte, error) { return render(name, v()) }}
}

// up is the way from a page to the folder of the book.
func up(at string) string { return strings.Repeat("../", strings.Count(at, "/")) }

// The names of the pages above others.
var (
	nameBook = asIs("Table Referee")
	wordFold = engine.Text{"General", "Général"}
)

// view gives what the pages of a game begin with.
func (g *game) view(at string, title engine.Text, above ...link) view {
	v := view{Root: up(at), Title: title}
	v.Trail = append(v.Trail, link{v.Root + "index.html", nameBook})
	if at != g.dir+"/index.html" {
		v.Trail = append(v.Trail, link{to(at, g.dir+"/index.html"), g.short()})
	}
	v.Trail = append(v.Trail, above...)
	return v
}

// short is what a game is called above its pages.
func (g *game) short() engine.Text {
	words := strings.Split(g.ID, "-")
	for i, w := range words {
		words[i] = capital(w)
	}
	return asIs(strings.Join(words, " "))
}

// to is the shortest way from one page to another.
func to(from, page string) string {
	for {
		dir, rest, ok := strings.Cut(from, "/")
		if !ok || !strings.HasPrefix(page, dir+"/") {
			return up(from) + page
		}
		from, page = rest, page[len(dir)+1:]
	}
}

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

// title is what a chapter is called: as the section of the rules with its name, else by the name of its folder.
func (c *chapter) title() engine.Text {
	if c.name == "." {
		return wordFold
	}
	if t, ok := chapterTitles[c.name]; ok {
		return t
	}
	for _, s := range c.sections {
		if s.id == c.name {
			return s.name
		}
	}
	return asIs(capital(strings.ReplaceAll(c.name, "-", " ")))
}

// contents is the list of the questions of a chapter.
func (c *chapter) contents() page {
	return made(c.page, "chapter", func() any {
		v := struct {
			view
			Questions []link
		}{view: c.view(c.page, c.title())}
		for _, q := range c.questions {
			v.Questions = append(v.Questions, link{to(c.page, q.page), q.heading()})
		}
		return v
	})
}

// noted is a clause as a page names it: by its number, and by its id or in full.
type noted struct {
	N    int // 0 where it has none
	ID   string
	Href string // empty where it stands on no page
	Says engine.Text
}

// node is a step of a log with what it has led to.
type node struct {
	Says   engine.Text
	Chosen bool // something else was legal
	Branch bool
	Refs   []int
	Kids   []*node
}

// question is the page of a question.
func (c *chapter) question(i int) page {
	q := c.questions[i]
	return made(q.page, "question", func() any {
		v := struct {
			view
			Asks, Ruling, Fault engine.Text
			Name                string // where its page is not called by it
			Edition             string
			Otherwise           []edition
			Rests, Others       []noted
			Head                []engine.Text
			Steps               []*node
			Source              string
		}{Asks: q.heading(), Ruling: q.ruling, Fault: q.fault, Otherwise: q.otherwise, Source: q.source}
		v.view = c.view(q.page, asIs(cmp.Or(q.title, q.name)), link{to(q.page, c.page), c.title()})
		v.Trail = v.Trail[1:] // the page of the game leads to that of the book
		if c.calledOtherwise(q) {
			v.Name = q.name
		}
		if len(q.otherwise) > 0 {
			v.Edition = q.edition
		}
		numbers := map[string]int{}
		v.Rests, v.Others = c.notes(q, numbers)
		if q.account != nil {
			v.Head, v.Steps = q.account.Head, tree(q, numbers)
		}
		return v
	})
}

// beside gives the ways to what stands before and after something in a list, as far as there is such.
func beside[T any](list []T, i int, way func(T) string) (before, after string) {
	if i > 0 {
		before = way(list[i-1])
	}
	if i+1 < len(list) {
		after = way(list[i+1])
	}
	return before, after
}

// notes gives the clauses that a question says it shows, and those that its log cites and that stand on no other page,
// and notes the numbers of all. What stands on no other page is counted on from the last clause of the book.
func (g *game) notes(q *question, numbers map[string]int) (rests, others []noted) {
	says := map[string]engine.Text{}
	var cited []string
	if q.account != nil {
		for _, c := range q.account.Clauses {
			says[c.ID] = c.Says
			cited = append(cited, c.ID)
		}
	}
	last := len(g.numbered)
	note := func(id string) noted {
		n := noted{ID: id, Says: says[id]}
		if c := g.clauses[id]; c != nil {
			n.N, n.Href, n.Says = c.n, to(q.page, c.href()), c.Text().Says
		} else {
			last++
			n.N = last
		}
		numbers[id] = n.N
		return n
	}
	for _, id := range q.shows {
		if numbers[id] == 0 {
			rests = append(rests, note(id))
		}
	}
	for _, id := range cited {
		if numbers[id] != 0 {
			continue
		}
		if n := note(id); n.Href == "" {
			others = append(others, n)
		}
	}
	return rests, others
}

// tree puts the steps of a log below what has led to them.
func tree(q *question, numbers map[string]int) []*node {
	top := &node{}
	path := []*node{top}
	for i := range q.account.Steps {
		s := &q.account.Steps[i]
		n := &node{Says: arrows(s.Says), Chosen: s.Chosen && s.Or != (engine.Text{}), Branch: s.Branch != ""}
		for _, id := range s.Clauses {
			n.Refs = append(n.Refs, numbers[id])
		}
		path = path[:min(s.Depth+1, len(path))]
		above := path[len(path)-1]
		above.Kids = append(above.Kids, n)
		path = append(path, n)
	}
	top.gather()
	return top.Kids
}

// gather makes one line of those that say the same one after the other and have led to nothing.
func (n *node) gather() {
	times := 1
	kept := n.Kids[:0]
	for i, k := range n.Kids {
		k.gather()
		if i+1 < len(n.Kids) && k.same(n.Kids[i+1]) {
			times++
			continue
		}
		if times > 1 {
			says, by := k.Says, strconv.Itoa(times)
			k.Says = engine.Each(func(l engine.Lang) string { return says.In(l) + " ×" + by })
		}
		kept, times = append(kept, k), 1
	}
	n.Kids = kept
}

func (n *node) same(m *node) bool {
	return n.Says == m.Says && slices.Equal(n.Refs, m.Refs) && !n.Chosen && !m.Chosen && !n.Branch && !m.Branch &&
		len(n.Kids)+len(m.Kids) == 0
}

// arrows is a line of a log with an arrow for the two signs that stand for one.
func arrows(t engine.Text) engine.Text {
	return engine.Each(func(l engine.Lang) string { return strings.ReplaceAll(t.In(l), " -> ", " → ") })
}

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

// card is a card as its page tells it.
type card struct {
	Anchor  string
	Name    engine.Text
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
			v.Cards = append(v.Cards, one)
		}
		v.Before, v.After = beside(g.groups, i, func(y *group) string { return to(x.page, y.page) })
		return v
	})
}

// card gives what is told of a card. Of a clause that several cards have, the first tells, and the others name it.
func (g *game) card(x *group, d engine.Def, done map[string]bool) card {
	info := &g.rules.Cards[d]
	c := card{Anchor: g.cardAnchor(d), Name: engine.Each(info.Label), Facts: g.Facts(d), Notes: about.Notes(g.Game, d)}
	if g.Says != nil {
		c.Text = g.Says(d)
	}
	if g.Gaps != nil && g.Form != (engine.Text{}) {
		for _, gap := range g.Gaps(d) {
			c.Missing = append(c.Missing, gap.Says)
		}
	}
	own, rulings := g.Book.ClausesOf(info)
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
