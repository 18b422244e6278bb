package book

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"tablereferee/engine"
)

// asked is a question of the quiz.
type asked struct {
	*question
	answer string // "yes" or "no" where the reader can say that; else the ruling is only shown
}

// How many questions the quiz of a game has at most, and how many of each answer: more than anybody answers at one
// sitting, and few enough for the file of them. The others are only shown.
const (
	mostAsked = 150
	mostPlain = 60
)

// longest is how long a ruling may be that is only shown, in bytes: a reader holds it against what was thought.
const longest = 110

// apartFromPlay are chapters in which not the game but the program is asked, or many lines of play at once.
var apartFromPlay = []string{"explore", "impossible", "middle", "middle-of-a-confrontation", "test-cards"}

// unfit finds questions about scripts and the program.
var unfit = regexp.MustCompile(`(?i)\b(scripts?|referee|this program|set-up|known here|not known|not told|editions?|` +
	`table tells|we (write|lay|set))\b`)

// askable gives the questions of the quiz of a game, in the order of their pages. Where there are too many, some are
// left out evenly; and no answer is right more often than the other, lest it always be given.
func (g *game) askable() []asked {
	of := map[string][]asked{}
	place := map[*question]int{}
	for _, c := range g.chapters {
		if slices.Contains(apartFromPlay, path.Base(c.name)) {
			continue
		}
		for _, q := range c.questions {
			if a, ok := puzzle(q); ok {
				of[a.answer] = append(of[a.answer], a)
				place[q] = len(place)
			}
		}
	}
	plain := min(mostPlain, len(of["yes"]), len(of["no"]))
	all := slices.Concat(evenly(of["yes"], plain), evenly(of["no"], plain), evenly(of[""], mostAsked-2*plain))
	slices.SortFunc(all, func(a, b asked) int { return place[a.question] - place[b.question] })
	return all
}

// evenly gives so many of some things, from all over.
func evenly[T any](all []T, n int) []T {
	if len(all) <= n {
		return all
	}
	out := make([]T, n)
	for i := range out {
		out[i] = all[i*len(all)/n]
	}
	return out
}

// puzzle makes a question of the quiz, where it is good for one.
func puzzle(q *question) (asked, bool) {
	ruling := q.ruling[engine.EN]
	switch {
	case q.question == engine.Text{} || ruling == "" || q.fault != engine.Text{} || q.house || len(q.otherwise) > 0,
		unfit.MatchString(q.question[engine.EN]), unfit.MatchString(ruling):
		return asked{}, false
	}
	a := asked{q, plainAnswer(q)}
	return a, a.answer != "" || len(ruling) <= longest
}

var (
	yes  = [2]*regexp.Regexp{regexp.MustCompile(`^Yes\b`), regexp.MustCompile(`^Oui\b`)}
	no   = [2]*regexp.Regexp{regexp.MustCompile(`^No[.,:;]`), regexp.MustCompile(`^Non[.,:; ]`)}
	turn = regexp.MustCompile(`(?i)\b(yes|no) (for|to the)\b|\b(and|then|but) (yes|no)[.,:;]`)
	or   = regexp.MustCompile(`, or\b`)
)

// plainAnswer is whether a ruling says yes or no to all that is asked, in both languages; "" where it says neither.
func plainAnswer(q *question) string {
	asks, ruling := q.question[engine.EN], q.ruling[engine.EN]
	all := strings.HasPrefix(ruling, "Yes to both") || strings.HasPrefix(ruling, "No to both")
	if turn.MatchString(ruling) || or.MatchString(asks) || strings.Count(asks, "?") > 1 && !all {
		return ""
	}
	for answer, is := range map[string][2]*regexp.Regexp{"yes": yes, "no": no} {
		if is[0].MatchString(ruling) && is[1].MatchString(q.ruling[engine.FR]) {
			return answer
		}
	}
	return ""
}

// mostShown is how many questions of the quiz stand on its page, for whoever reads it without a script.
const mostShown = 20

// quizPage is the page of the quiz. The script puts the quiz in the place of the questions that stand there.
func (g *game) quizPage() page {
	at := g.dir + "/quiz.html"
	type one struct {
		Asks, Ruling engine.Text
		Href         string
	}
	return made(at, "quiz", func() any {
		v := struct {
			view
			Questions []one
		}{view: g.view(at, nameQuiz)}
		for _, a := range evenly(g.quiz, mostShown) {
			v.Questions = append(v.Questions, one{a.heading(), a.ruling, to(at, a.page)})
		}
		return v
	})
}

// quizFile gives the questions of the quiz to the script of its page. What they ask, and what clauses say, it takes
// from the file of what is found.
func (g *game) quizFile() page {
	type one struct {
		Page    int    `json:"page"` // its place among the questions of the game
		Answer  string `json:"answer,omitempty"`
		Ruling  both   `json:"ruling"`
		Table   []both `json:"table,omitempty"` // how it is set up
		Clauses []int  `json:"clauses"`
	}
	return given(g.dir+"/quiz.js", func() any {
		places := map[*question]int{}
		for i, q := range g.inOrder() {
			places[q] = i
		}
		all := []one{}
		for _, a := range g.quiz {
			o := one{Page: places[a.question], Answer: a.answer, Ruling: bothOf(a.ruling), Clauses: []int{}}
			if a.account != nil {
				for _, line := range a.account.Head {
					o.Table = append(o.Table, bothOf(line))
				}
			}
			for _, id := range a.shows {
				if c := g.clauses[id]; c != nil {
					o.Clauses = append(o.Clauses, c.n)
				}
			}
			all = append(all, o)
		}
		return all
	})
}
