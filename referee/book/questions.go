package book

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/explain"
)

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
	Mark   string // what it is: a class of the style, and of the script that steps through the log
	Chosen bool   // something else was legal
	Refs   []int
	Kids   []*node
}

// What a step is, where that is marked.
const (
	answers  = "y"
	answered = "z" // an answer and, in one line, its event: two steps
	branches = "b"
)

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
		n := &node{Says: arrows(s.Says), Chosen: s.Chosen && s.Or != (engine.Text{})}
		switch {
		case s.Branch != "":
			n.Mark = branches
		case s.Chosen:
			n.Mark = answers
		}
		for _, id := range s.Clauses {
			n.Refs = append(n.Refs, numbers[id])
		}
		path = path[:min(s.Depth+1, len(path))]
		above := path[len(path)-1]
		above.Kids = append(above.Kids, n)
		path = append(path, n)
	}
	top.join()
	top.gather()
	return top.Kids
}

// join makes one line of an answer and its event, where that says the same in as many words or more.
func (n *node) join() {
	kept := n.Kids[:0]
	for i, k := range n.Kids {
		switch {
		case len(k.Kids) > 0 && k.does(k.Kids[0]):
			did := k.Kids[0]
			did.Kids = append(did.Kids, k.Kids[1:]...)
			k = did.answers(k)
		case len(k.Kids) == 0 && i+1 < len(n.Kids) && k.does(n.Kids[i+1]):
			n.Kids[i+1].answers(k)
			continue
		}
		k.join()
		kept = append(kept, k)
	}
	n.Kids = kept
}

// does says whether a step is an answer, and another one its event that tells it again.
func (n *node) does(did *node) bool {
	return n.Mark == answers && did.Mark == "" && explain.Again(n.Says, did.Says)
}

// answers makes an event the line of the answer as well.
func (n *node) answers(answer *node) *node {
	n.Mark, n.Chosen = answered, answer.Chosen
	for _, ref := range answer.Refs {
		if !slices.Contains(n.Refs, ref) {
			n.Refs = append(n.Refs, ref)
		}
	}
	return n
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
	single := n.Mark == m.Mark && n.Mark != branches && n.Mark != answered
	return n.Says == m.Says && slices.Equal(n.Refs, m.Refs) && !n.Chosen && !m.Chosen && single &&
		len(n.Kids)+len(m.Kids) == 0
}

// arrows is a line of a log with an arrow for the two signs that stand for one.
func arrows(t engine.Text) engine.Text {
	return engine.Each(func(l engine.Lang) string { return strings.ReplaceAll(t.In(l), " -> ", " → ") })
}
