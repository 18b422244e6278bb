package book

import (
	"path"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/lesson"
)

// course is a lesson in the book.
type course struct {
	*lesson.Lesson
	page  string
	steps []*question
}

// name is what the addresses of its steps call it.
func (c *course) name() string { return strings.TrimSuffix(path.Base(c.page), ".html") }

// teach gives the games the lessons that lie beside the scenarios, and their quiz.
func (b *book) teach(shelves []Shelf) error {
	var names []string
	var all []lesson.Lesson
	for i := range shelves {
		some, err := shelves[i].Folder.Names()
		if err != nil {
			return err
		}
		lessons, err := lesson.In(shelves[i].Folder)
		if err != nil {
			return err
		}
		names, all = append(names, some...), append(all, lessons...)
	}
	of, questions, games := map[string]string{}, map[string]*question{}, map[string]*game{}
	for _, g := range b.games {
		games[g.ID] = g
		for _, q := range g.questions {
			of[q.name], questions[q.name] = g.ID, q
		}
		g.quiz = g.askable()
	}
	if err := lesson.Check(all, names, of); err != nil {
		return err
	}
	for i := range all {
		l := &all[i]
		g := games[lesson.Game(l, of)]
		if g == nil { // of a game that is not in the book
			continue
		}
		c := &course{Lesson: l, page: g.free(path.Join("lesson", slug(strings.ReplaceAll(l.Name, "/", "-"))))}
		for _, s := range l.Steps {
			c.steps = append(c.steps, questions[s.Scenario])
		}
		g.lessons = append(g.lessons, c)
	}
	return nil
}

// teaching gives the pages of a game that teach.
func (g *game) teaching() (out []page) {
	if len(g.lessons) > 0 {
		out = append(out, g.lessonsPage(), g.lessonsFile())
		for i := range g.lessons {
			out = append(out, g.lessonPage(i))
		}
	}
	if len(g.quiz) > 0 {
		out = append(out, g.quizPage(), g.quizFile())
	}
	return out
}

// The names of the pages that teach.
var (
	nameLessons = engine.Text{"Lessons", "Leçons"}
	nameQuiz    = engine.Text{"Quiz", "Quiz"}
)

// learn gives the ways from a page to those that teach a game.
func (g *game) learn(at string) (out []link) {
	if len(g.lessons) > 0 {
		out = append(out, link{to(at, g.dir+"/lessons.html"), nameLessons})
	}
	if len(g.quiz) > 0 {
		out = append(out, link{to(at, g.dir+"/quiz.html"), nameQuiz})
	}
	return out
}

// lessonsPage lists the lessons of a game.
func (g *game) lessonsPage() page {
	at := g.dir + "/lessons.html"
	type one struct {
		link
		Aim engine.Text
		N   int
	}
	return made(at, "lessons", func() any {
		v := struct {
			view
			Lessons []one
		}{view: g.view(at, nameLessons)}
		for _, c := range g.lessons {
			v.Lessons = append(v.Lessons, one{link{to(at, c.page), c.Title}, c.Aim, len(c.steps)})
		}
		return v
	})
}

// lessonPage is a lesson with its steps.
func (g *game) lessonPage(i int) page {
	c := g.lessons[i]
	type step struct {
		N                  int
		Says, Asks, Ruling engine.Text
		Href               string
	}
	return made(c.page, "lesson", func() any {
		v := struct {
			view
			Aim           engine.Text
			Steps         []step
			Before, After string
		}{view: g.view(c.page, c.Title, link{to(c.page, g.dir+"/lessons.html"), nameLessons}), Aim: c.Aim}
		for k, q := range c.steps {
			n := strconv.Itoa(k + 1)
			v.Steps = append(v.Steps, step{k + 1, c.Steps[k].Says, q.heading(), q.ruling,
				to(c.page, q.page) + "#lesson=" + c.name() + "&step=" + n})
		}
		if i > 0 {
			v.Before = to(c.page, g.lessons[i-1].page)
		}
		if i+1 < len(g.lessons) {
			v.After = to(c.page, g.lessons[i+1].page)
		}
		return v
	})
}

// both is a text as the scripts of the pages read it: in English and in French.
type both [2]string

func bothOf(t engine.Text) both { return both{t.In(engine.EN), t.In(engine.FR)} }

// lessonsFile tells the script of a question's page of the lessons in which it is a step.
func (g *game) lessonsFile() page {
	type step struct {
		Page string `json:"page"`
		Says both   `json:"says"`
	}
	type one struct {
		Name  string `json:"name"`
		Title both   `json:"title"`
		Steps []step `json:"steps"`
	}
	return given(g.dir+"/lessons.js", func() any {
		var all []one
		for _, c := range g.lessons {
			o := one{Name: c.name(), Title: bothOf(c.Title)}
			for i, q := range c.steps {
				o.Steps = append(o.Steps, step{to(g.dir+"/", q.page), bothOf(c.Steps[i].Says)})
			}
			all = append(all, o)
		}
		return all
	})
}
