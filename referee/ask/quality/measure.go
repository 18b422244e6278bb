package quality

import (
	"fmt"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/ask"
)

// outcome is what became of a question.
type outcome uint8

const (
	missed  outcome = iota // nothing that answers it was named
	offered                // something that answers it is among those to choose from
	right                  // it was answered
	wrong                  // it was answered with something else
)

func (o outcome) String() string { return [...]string{"missed", "offered", "right", "wrong"}[o] }

// Tally counts what became of some questions.
type Tally struct {
	Answerable, Right, Offered, Wrong int // of those that something answers
	Nothing, Ruled                    int // of those that nothing answers; Ruled got an answer all the same
	Other, Same                       int // asked in the other language too; Same had the same outcome
	Plain, PlainRight                 int // plain questions, answered or offered first
	Rule, RuleRight                   int // questions for a rule
}

// Report is what was measured on a set.
type Report struct {
	Lang  [2]Tally // by the language in which the questions were written
	Worst []string // questions that were answered with something else, and what that was
}

// All adds up both languages.
func (r *Report) All() Tally {
	a, b := r.Lang[engine.EN], r.Lang[engine.FR]
	return Tally{a.Answerable + b.Answerable, a.Right + b.Right, a.Offered + b.Offered, a.Wrong + b.Wrong,
		a.Nothing + b.Nothing, a.Ruled + b.Ruled, a.Other + b.Other, a.Same + b.Same, a.Plain + b.Plain,
		a.PlainRight + b.PlainRight, a.Rule + b.Rule, a.RuleRight + b.RuleRight}
}

// Measure asks the questions of a set as they were typed: no game is named, and no language.
func Measure(records *ask.Records, set []Question) (*Report, error) {
	return MeasureWith(records, set, ask.TheBars())
}

// MeasureWith measures by other bars.
func MeasureWith(records *ask.Records, set []Question, by ask.Bars) (*Report, error) {
	return measure(set, func(_ *Question, words string) (ask.Answer, error) {
		return records.AskWith(ask.Question{Words: words}, by)
	})
}

// MeasureNamed asks each question of its game, as somebody does who says which one is played.
func MeasureNamed(records *ask.Records, set []Question) (*Report, error) {
	return measure(set, func(q *Question, words string) (ask.Answer, error) {
		return records.Ask(ask.Question{Words: words, Game: games.Find(q.Game)})
	})
}

func measure(set []Question, asked func(q *Question, words string) (ask.Answer, error)) (*Report, error) {
	r := &Report{}
	for i := range set {
		q := &set[i]
		t := &r.Lang[q.Language()]
		a, err := asked(q, q.Asked)
		if err != nil {
			return nil, err
		}
		got := q.judge(&a)
		if len(q.Answers) == 0 {
			t.Nothing++
			if a.Verdict == ask.Given {
				t.Ruled++
				r.Worst = append(r.Worst, fmt.Sprintf("%.2f nothing answers: %s\n     got %s", a.Given[0].Sure, q.Asked, names(a.Given)))
			}
		} else {
			t.Answerable++
			switch got {
			case right:
				t.Right++
			case offered:
				t.Offered++
			case wrong:
				t.Wrong++
				r.Worst = append(r.Worst, fmt.Sprintf("%.2f %s: %s\n     got %s, not %s", a.Given[0].Sure, q.Kind, q.Asked, names(a.Given),
					strings.Join(q.Answers[0][:min(3, len(q.Answers[0]))], ", ")))
			}
			switch q.Kind {
			case "plain":
				t.Plain++
				t.PlainRight += q.first(&a)
			case "rule":
				t.Rule++
				t.RuleRight += q.first(&a)
			}
		}
		if q.Other != "" {
			b, err := asked(q, q.Other)
			if err != nil {
				return nil, err
			}
			t.Other++
			same := q.judge(&b) == got
			if len(q.Answers) == 0 {
				same = (a.Verdict == ask.Given) == (b.Verdict == ask.Given)
			}
			if same {
				t.Same++
			}
		}
	}
	return r, nil
}

// first is 1 where the first thing that is named answers a question, given or offered.
func (q *Question) first(a *ask.Answer) int {
	all := slices.Concat(a.Given, a.Offers)
	if len(all) > 0 && q.answeredBy(all[:1]) {
		return 1
	}
	return 0
}

// judge says what an answer is to a question. Where two things were asked, half of it is enough; what is given beside
// it must be right as well. What is said beside a clause does not count.
func (q *Question) judge(a *ask.Answer) outcome {
	switch {
	case a.Verdict == ask.Given:
		for i := range a.Given {
			if !q.answeredBy(a.Given[i : i+1]) {
				return wrong
			}
		}
		return right
	case q.answeredBy(a.Offers):
		return offered
	}
	return missed
}

func (q *Question) answeredBy(hits []ask.Hit) bool {
	return slices.ContainsFunc(hits, func(h ask.Hit) bool {
		return slices.ContainsFunc(q.Answers, func(one []string) bool { return slices.Contains(one, h.Name) })
	})
}

func names(hits []ask.Hit) string {
	var out []string
	for _, h := range hits {
		out = append(out, h.Name)
	}
	return strings.Join(out, ", ")
}

// Share is a part of a whole in per cent; 0 of nothing.
func Share(part, whole int) float64 {
	if whole == 0 {
		return 0
	}
	return 100 * float64(part) / float64(whole)
}

// String is the table, and below it the questions that were answered with something else.
func (r *Report) String() string {
	var out strings.Builder
	columns := []Tally{r.Lang[engine.EN], r.Lang[engine.FR], r.All()}
	fmt.Fprintf(&out, "%-58s %15s %15s %15s\n", "", "English", "French", "both")
	row := func(label string, of func(t *Tally) (part, whole int)) {
		fmt.Fprintf(&out, "%-58s", label)
		for i := range columns {
			part, whole := of(&columns[i])
			fmt.Fprintf(&out, " %6.1f %% %3d/%-3d", Share(part, whole), part, whole)
		}
		out.WriteByte('\n')
	}
	row("answered, and right", func(t *Tally) (int, int) { return t.Right, t.Answerable })
	row("right, or the right one among the three offered", func(t *Tally) (int, int) { return t.Right + t.Offered, t.Answerable })
	row("answered with something else, of all questions", func(t *Tally) (int, int) { return t.Wrong + t.Ruled, t.Answerable + t.Nothing })
	row("of the answers given, right", func(t *Tally) (int, int) { return t.Right, t.Right + t.Wrong + t.Ruled })
	row("a question that nothing answers gets an answer", func(t *Tally) (int, int) { return t.Ruled, t.Nothing })
	row("asked in the other language: the same outcome", func(t *Tally) (int, int) { return t.Same, t.Other })
	row("plain question in the words of the rulebook: right first", func(t *Tally) (int, int) { return t.PlainRight, t.Plain })
	row("question for a rule: right first", func(t *Tally) (int, int) { return t.RuleRight, t.Rule })
	for _, w := range r.Worst {
		out.WriteString("  " + w + "\n")
	}
	return out.String()
}
