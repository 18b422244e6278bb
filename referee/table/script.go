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
// open that is no move of a turn: that one is to be answered first, which its last line says. Where nothing was played
// but what the script says that the table was opened with, it is that script; otherwise its question, its clauses and
// its ruling are left to be filled in, with comments in a language.
func (t *Table) Script(l engine.Lang) string {
	if t.changed || t.at < len(t.steps) || t.otherwise() {
		return t.unruled(l)
	}
	source := t.written + strings.TrimPrefix(t.source(t.at), t.head)
	if t.ending != "" {
		return source + t.ending
	}
	return withoutBlanks(source, isOpen) + t.open(l)
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
	source := withoutBlanks(withoutBranches(t.file, t.source(t.at)), isBlank)
	head := sandbox.HeadOf(t.file, source, "scenario")
	if head == nil {
		return source
	}
	asked := t.asking && head.Fields["question"] != sandbox.Span{}
	fill := ""
	if !asked {
		fill = "\n  " + blankQuestion.In(l) + "\n  -- question = { en = \"…\", fr = \"…\" },"
	}
	fill += "\n  " + blankShows.In(l) + "\n  -- shows    = { " + strings.Join(t.rests(), ", ") + " },"
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
		b.WriteString("\n" + blankExpect.In(l) + "\n" + t.expectations())
	}
	b.WriteString("\n" + blankRuling.In(l) + "\n-- ruling { en = \"…\", fr = \"…\" }\n" + t.open(l))
	return b.String()
}

// The comments above what is left to be filled in, and that which tells of the open question.
var (
	blankQuestion = engine.Text{"-- The question as a player would put it.", "-- La question, comme un joueur la poserait."}
	blankShows    = engine.Text{"-- The clauses that the ruling rests on.",
		"-- Les clauses sur lesquelles repose la décision."}
	blankExpect = engine.Text{"-- What must be true now, so that the ruling stands.",
		"-- Ce qui doit être vrai maintenant, pour que la décision tienne."}
	blankRuling = engine.Text{"-- The ruling, as you would give it at the table.",
		"-- La décision, comme vous la diriez à la table."}
	blankOpen = engine.Text{"-- A question is open, which the next line has to answer:",
		"-- Une question est ouverte, à laquelle la ligne suivante doit répondre :"}
)

// blanks are those comments, with what stands below them as long as nobody has filled it in.
var blanks = []struct {
	says  engine.Text
	below *regexp.Regexp
}{
	{blankQuestion, regexp.MustCompile(`^\s*-- question = \{ en = "…", fr = "…" \},\n`)},
	{blankShows, regexp.MustCompile(`^\s*-- shows    = \{.*\},\n`)},
	{blankExpect, regexp.MustCompile(`^(-- expect\(.*\n)*`)},
	{blankRuling, regexp.MustCompile(`^-- ruling \{ en = "…", fr = "…" \}\n`)},
}

// open is the comment about an open question at which no script may end, empty where there is none.
func (t *Table) open(l engine.Lang) string {
	q := t.Question()
	if q == nil || q.Menu {
		return ""
	}
	return "\n" + blankOpen.In(l) + " " + strings.Join(strings.Fields(q.Asks.In(l)), " ") + "\n"
}

// isOpen gives how long the comment about an open question is with which a script begins, 0 where it does with none.
func isOpen(script string) int {
	line, _, _ := strings.Cut(script, "\n")
	for says := range blankOpen.All() {
		if strings.HasPrefix(strings.TrimSpace(line), says) {
			return min(len(line)+1, len(script))
		}
	}
	return 0
}

// isBlank gives how long the comment with which a script begins is together with what is left to be filled in below it,
// 0 where it begins with none, or with one that somebody has filled in.
func isBlank(script string) int {
	if n := isOpen(script); n > 0 {
		return n
	}
	line, rest, _ := strings.Cut(script, "\n")
	for _, b := range blanks {
		for says := range b.says.All() {
			if below := b.below.FindStringIndex(rest); strings.TrimSpace(line) == says && below != nil {
				return len(line) + 1 + below[1]
			}
		}
	}
	return 0
}

// withoutBlanks is a script without what is written into it anew whenever it is written down, which a finder tells at
// the beginning of a line, and without the empty line above that.
func withoutBlanks(script string, find func(script string) int) string {
	var b strings.Builder
	empty := "" // the empty line above
	for script != "" {
		if n := find(script); n > 0 {
			script, empty = script[n:], ""
			continue
		}
		n := strings.IndexByte(script, '\n') + 1
		if n == 0 {
			n = len(script)
		}
		b.WriteString(empty)
		if empty = ""; strings.TrimSpace(script[:n]) == "" {
			empty = script[:n]
		} else {
			b.WriteString(script[:n])
		}
		script = script[n:]
	}
	return b.String() + empty
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
		if p.Word == "" || p.Hidden || p.Aside && p.Count == 0 || len(p.Cards) != p.Count || p.Count > mostExpected {
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
	return strings.Join(append(lines[:min(len(lines), mostExpected)], ""), "\n")
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

// butOtherwise is what a title ends with that goes on otherwise.
const butOtherwise = ", but otherwise"

// title is what a scenario is called that goes on otherwise than the one the table was opened with.
func (t *Table) title() string {
	was := t.live.Result().Title
	switch {
	case t.asking && was != "":
		return was
	case t.name == "" || was == "":
		return "TITLE"
	case strings.HasSuffix(was, butOtherwise):
		return was
	}
	return was + butOtherwise
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
