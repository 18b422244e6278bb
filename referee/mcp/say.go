package mcp

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"tablereferee/engine"
	"tablereferee/internal/files"
	"tablereferee/internal/sandbox"
	"tablereferee/referee/scenario"
	"tablereferee/referee/table"
)

// What an answer rests on.
const (
	onRecord  = "on record: the scenario was played just now and its log is the accepted one"
	playedNow = "played now"

	notAccepted = "kept in a folder of somebody's own; it passes, and its log has not been accepted yet"

	aRule    = "a rule of the rulebook"
	aReading = "a reading of ours, where the rulebook is silent or contradicts itself"
)

// wrong is what is wrong with a call. It is said to the assistant, in English.
func wrong(format string, args ...any) error { return fmt.Errorf(format, args...) }

// clip cuts what somebody wrote to what a message can bear.
func clip(s string) string {
	const most = 200
	if len(s) > most {
		s = strings.ToValidUTF8(s[:most], "") + "…"
	}
	return s
}

// longestText bounds what is looked for: a question is a few lines.
const longestText = 2000

// bounded says what is too much of a call that looks for something: its text, and how many things it names.
func bounded(text string, named int) error {
	if len(text) > longestText {
		return wrong("the text has %d bytes; at most %d are looked for", len(text), longestText)
	}
	if named > mostAsked {
		return wrong("%d things are named; %d at most", named, mostAsked)
	}
	return nil
}

// visible is a text without what a terminal obeys or nobody sees.
func visible(said string) string {
	return strings.Map(func(c rune) rune {
		if c == '\n' || c == '\t' || !files.Hidden(c) {
			return c
		}
		return '\ufffd'
	}, said)
}

// text makes a result of a text, beside which the structured one stands.
func text(b *strings.Builder) *sdk.CallToolResult {
	said := visible(b.String())
	said, cut := wholeLines(said)
	if cut {
		said += "… (cut here: ask for less)"
	}
	return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: strings.TrimRight(said, "\n")}}}
}

// longestAnswer bounds a text that is given back.
const longestAnswer = 60_000

// wholeLines is as many lines of a text as are given back.
func wholeLines(said string) (lines string, cut bool) {
	if len(said) <= longestAnswer {
		return said, false
	}
	said = said[:longestAnswer]
	if at := strings.LastIndexByte(said, '\n'); at >= 0 {
		return said[:at+1], true
	}
	return strings.ToValidUTF8(said, "") + "\n", true
}

// limited is how many are asked for: few unless said, and no more than most.
func limited(asked, few, most int) (int, error) {
	if asked < 0 {
		return 0, wrong("limit is a number from 1 on, and not %d", asked)
	}
	return min(cmp.Or(asked, few), most), nil
}

// clause is a clause as it is told.
type clause struct {
	ID      string `json:"id"`
	Says    string `json:"says" jsonschema:"the rule in our own words"`
	Reading bool   `json:"reading,omitempty" jsonschema:"it is a reading of ours, and not printed"`
}

// lang is the language that a call wants its texts in.
func (s *Server) lang(code string) (engine.Lang, error) {
	if code == "" {
		return s.Lang, nil
	}
	if l, ok := engine.LangOf(code); ok {
		return l, nil
	}
	return s.Lang, wrong("lang is en or fr, and not %q", clip(code))
}

// clauses tells clauses of a citation that the edition has.
func clauses(r *engine.Rules, cite engine.Clauses, l engine.Lang) (out []clause) {
	for c := range cite.All() {
		if r.Printed(c) {
			out = append(out, clauseOf(r.Book.Info(c), l))
		}
	}
	return out
}

func clauseOf(info *engine.ClauseInfo, l engine.Lang) clause {
	return clause{info.ID, info.Text().Says.In(l), info.Kind == "reading"}
}

// fault is what is wrong with a script, or what the rules refuse.
type fault struct {
	Line    int      `json:"line,omitempty" jsonschema:"of the script, counted from 1"`
	Says    string   `json:"says"`
	Clauses []clause `json:"clauses,omitempty"`
	Legal   []string `json:"legal,omitempty" jsonschema:"what is legal instead, as lines of a script"`
	Hint    string   `json:"hint,omitempty"`
	Open    string   `json:"open,omitempty" jsonschema:"the question that is open"`
	Refused bool     `json:"refused,omitempty" jsonschema:"the rules refuse this: that is a ruling, and no mistake of the script"`
	Expects bool     `json:"expectation,omitempty" jsonschema:"an expectation does not hold: nobody has refused anything"`
	whole   string

	impossible bool // the set-up is one that no game comes to
}

// heading says at a table what kind of thing a fault is: only what the rules refuse is a ruling.
func (f *fault) heading() string {
	switch {
	case f.Refused:
		return "REFUSED"
	case f.Expects:
		return "DOES NOT HOLD (an expectation, and no ruling on a move)"
	}
	return "NOT PLAYED (no ruling: this is no answer here)"
}

// faultOf tells an error.
func faultOf(err error, l engine.Lang) *fault {
	f := &fault{whole: engine.Tell(err, l)}
	var at *sandbox.Error
	if errors.As(err, &at) {
		f.Line, f.whole = at.Line, at.In(l)
		f.Says, f.Hint = at.Msg.In(l), at.Hint.In(l)
	}
	var no *scenario.Failure
	if errors.As(err, &no) {
		f.Says, f.Hint, f.Open = no.What.In(l), no.Hint.In(l), no.Open.In(l)
		f.Refused, f.Expects, f.impossible = no.Refused, no.Expectation, no.Impossible != nil
		for i, id := range no.Clauses {
			c := clause{ID: id}
			if i < len(no.Says) {
				c.Says = no.Says[i].In(l)
			}
			f.Clauses = append(f.Clauses, c)
		}
		for _, line := range no.Legal {
			f.Legal = append(f.Legal, line.In(l))
		}
		if at == nil {
			f.whole = no.In(l)
		}
	}
	if errors.Is(err, context.DeadlineExceeded) {
		f.Says = fmt.Sprintf("it was stopped after %v, which is how long a call may play", longestRun)
		f.whole = f.Says
	}
	if f.Says == "" {
		f.Says, _, _ = strings.Cut(f.whole, "\n")
	}
	return f
}

// event is one thing that has happened.
type event struct {
	Line    int      `json:"line,omitempty" jsonschema:"of the script that caused it"`
	Depth   int      `json:"depth,omitempty" jsonschema:"how deep it lies in what brought it about"`
	Says    string   `json:"says"`
	Clauses []string `json:"clauses,omitempty" jsonschema:"ids of the clauses that made it happen"`
	Within  string   `json:"within,omitempty" jsonschema:"the title of the what_if in which it happens; the game goes on as if it had not"`
}

// write writes an event as the log does.
func (e *event) write(b *strings.Builder) {
	b.WriteString(strings.Repeat("  ", e.Depth) + e.Says)
	if len(e.Clauses) > 0 {
		b.WriteString("  [" + strings.Join(e.Clauses, " ") + "]")
	}
	b.WriteByte('\n')
}

// stepEvents are the events of a step at a table.
func stepEvents(all []table.Event, l engine.Lang) (out []event) {
	for i := range all {
		e := event{Depth: all[i].Depth, Says: all[i].Says.In(l)}
		for _, c := range all[i].Clauses {
			e.Clauses = append(e.Clauses, c.ID)
		}
		out = append(out, e)
	}
	return out
}

// boundedEvents are as many events as are given back: the first and the last, and between them how many there are more.
func boundedEvents(all []event) []event {
	const most = longestAnswer / 2
	size := func(e *event) int { return 40 + 2*e.Depth + len(e.Says) + len(strings.Join(e.Clauses, " ")) }
	whole := 0
	for i := range all {
		whole += size(&all[i])
	}
	if whole <= most {
		return all
	}
	from, to := 0, len(all)
	for room := most / 2; from < to && size(&all[from]) <= room; from++ {
		room -= size(&all[from])
	}
	for room := most / 2; to > from && size(&all[to-1]) <= room; to-- {
		room -= size(&all[to-1])
	}
	left := event{Says: fmt.Sprintf("… %d events are left out here …", to-from)}
	return slices.Concat(all[:from], []event{left}, all[to:])
}
