package table

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
	"tablereferee/referee/scenario"
)

// Script gives what was played as a scenario. It runs as it stands and gives the log of the table, unless a question is
// open that is no move of a turn: that one is to be answered first. Where nothing was played but what the script says
// that the table was opened with, it is that script; otherwise its question, its clauses and its ruling are left to be
// filled in, with comments in a language.
func (t *Table) Script(l engine.Lang) string {
	if !t.changed && t.at == len(t.steps) && !t.otherwise() {
		return t.written + strings.TrimPrefix(t.source(t.at), t.head) + t.ending
	}
	return t.unruled(l)
}

// Changed tells whether something else was played than the script says that the table was opened with.
func (t *Table) Changed() bool { return t.changed }

// withoutBranches is a script without what it tries in branches. They show another line of play than that of the
// script: once it is played otherwise, perhaps just this one, which none may show.
func withoutBranches(file, source string) string {
	lines := strings.SplitAfter(source, "\n")
	var b strings.Builder
	at := 0
	for _, s := range branches(file, source) {
		b.WriteString(strings.Join(lines[at:s.First-1], ""))
		at = s.Last
	}
	b.WriteString(strings.Join(lines[at:], ""))
	return b.String()
}

// unruled is the script as far as it is played, without what it says of another line of play.
func (t *Table) unruled(l engine.Lang) string {
	source := withoutBranches(t.file, t.source(t.at))
	head := sandbox.HeadOf(t.file, source, "scenario")
	if head == nil {
		return source
	}
	asked := t.asking && head.Fields["question"] != sandbox.Span{}
	fill := ""
	if !asked {
		fill = engine.Text{"\n  -- The question as a player would put it.", "\n  -- La question, comme un joueur la poserait."}.In(l) +
			"\n  -- question = { en = \"…\", fr = \"…\" },"
	}
	fill += engine.Text{"\n  -- The clauses that the ruling rests on.", "\n  -- Les clauses sur lesquelles repose la décision."}.In(l) +
		"\n  -- shows    = { " + strings.Join(t.rests(), ", ") + " },"
	var cuts []sandbox.Span
	for field, span := range head.Fields {
		set := field == "rules" && len(t.Log().Settings) > 0 || field == "edition" && t.options.Edition != ""
		if field == "question" && !asked || field == "shows" || set {
			cuts = append(cuts, span)
		}
	}
	slices.SortFunc(cuts, func(a, b sandbox.Span) int { return a.From - b.From })
	var b strings.Builder
	b.WriteString(source[:head.Text.From] + strconv.Quote(t.title()))
	at := head.Text.To
	for _, cut := range cuts {
		b.WriteString(strings.TrimRight(source[at:cut.From], " \t\n"))
		at = cut.To
	}
	end := head.Table.To - 1
	b.WriteString(strings.TrimRight(source[at:end], " \t\n"))
	if last := strings.TrimRight(b.String(), " \t\n"); !strings.HasSuffix(last, ",") && !strings.HasSuffix(last, "{") {
		b.WriteString(",")
	}
	b.WriteString(t.settings() + fill + "\n" + source[end:])
	if !t.expects() {
		b.WriteString(engine.Text{"\n-- What must be true now, so that the ruling stands.",
			"\n-- Ce qui doit être vrai maintenant, pour que la décision tienne."}.In(l) + "\n" + t.expectations() + "\n")
	}
	b.WriteString(engine.Text{"\n-- The ruling, as you would give it at the table.",
		"\n-- La décision, comme vous la diriez à la table."}.In(l) + "\n-- ruling { en = \"…\", fr = \"…\" }\n")
	return b.String()
}

// expects says whether the script expects something as far as it is played.
func (t *Table) expects() bool {
	return t.live.Result().Expects() && checks.MatchString(withoutBranches(t.file, t.source(t.at)))
}

// checks finds what a script holds against what happens.
var checks = regexp.MustCompile(`(?m)^\s*(expect|refused|possible|always|never)\b`)

// mostExpected is how many lines are proposed for what is to be expected.
const mostExpected = 6

// expectations proposes what is to be expected: what lies before the player who moved last, as it is.
func (t *Table) expectations() string {
	b := t.Board()
	if len(b.Seats) == 0 {
		return ""
	}
	seat := &b.Seats[max(0, b.Turn)]
	var lines []string
	for _, n := range seat.Numbers {
		if !n.Yes && n.ID != "" {
			lines = append(lines, fmt.Sprintf("-- expect(%s.%s):is(%d)", seat.Variable, n.ID, n.N))
		}
	}
	for _, p := range seat.Places {
		if p.Word == "" || p.Hidden || len(p.Cards) != p.Count || p.Count > mostExpected {
			continue
		}
		var names []string
		for _, c := range p.Cards {
			names = append(names, strconv.Quote(c.Name[engine.EN]))
		}
		cards := "{}"
		if len(names) > 0 {
			cards = "{ " + strings.Join(names, ", ") + " }"
		}
		lines = append(lines, fmt.Sprintf("-- expect(%s):is %s", p.Word, cards))
	}
	return strings.Join(lines[:min(len(lines), mostExpected)], "\n")
}

// otherwise says whether the table is played by another edition or other rules than the script says.
func (t *Table) otherwise() bool { return t.options.Edition != "" || len(t.options.Rules) > 0 }

// settings are the labels of the header for what is played otherwise than the edition has it.
func (t *Table) settings() string {
	out := ""
	if t.options.Edition != "" {
		out += "\n  edition  = " + strconv.Quote(t.Rules().Edition) + ","
	}
	var rules []string
	for _, s := range t.Log().Settings {
		info := t.Rules().Book.Info(s.Clause)
		value := strconv.Itoa(int(s.Value))
		if !info.IsNumber() {
			value = map[bool]string{true: `"on"`, false: `"off"`}[s.Value != 0]
		}
		rules = append(rules, "["+strconv.Quote(info.ID)+"] = "+value)
	}
	if len(rules) > 0 {
		out += "\n  rules    = { " + strings.Join(rules, ", ") + " },"
	}
	return out
}

// title is what a scenario is called that goes on otherwise than the one the table was opened with.
func (t *Table) title() string {
	was := t.live.Result().Title
	switch {
	case t.asking && was != "":
		return was
	case t.name == "" || was == "":
		return "TITLE"
	}
	return was + ", but otherwise"
}

// rests gives the clauses on which the last step rests, quoted.
func (t *Table) rests() (out []string) {
	for _, e := range t.events(t.last) {
		for _, c := range e.Clauses {
			if id := strconv.Quote(c.ID); !slices.Contains(out, id) && len(out) < 5 {
				out = append(out, id)
			}
		}
	}
	return out
}

// Unfinished is the failure of a table that cannot be written down as a scenario yet: nothing has been played, or a
// question is open at which no scenario may end. It is nil where it can.
func (t *Table) Unfinished() *scenario.Failure {
	q := t.Question()
	if t.at == 0 {
		f := &scenario.Failure{What: engine.Text{"nothing has been played yet", "rien n'a encore été joué"}}
		if q != nil {
			f.Open = q.Asks
		}
		return f
	}
	if q == nil || q.Menu {
		return nil
	}
	f := &scenario.Failure{What: engine.Sayf("a question is open, and no scenario ends there: %s",
		"une question est ouverte, et aucun scénario ne finit là : %s", q.Asks)}
	for _, a := range q.Answers {
		f.Legal = append(f.Legal, a.Line)
	}
	return f
}
