package mcp

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/sandbox"
	"tablereferee/referee/explore"
	"tablereferee/referee/scenario"
	"tablereferee/referee/table"
)

// Playing scripts.

// longestRun bounds how long one call plays: a script ends by its own bounds long before.
const longestRun = 10 * time.Second

type runIn struct {
	Script  string         `json:"script" jsonschema:"a whole scenario in Lua; the guide tells how it is written"`
	Edition string         `json:"edition,omitempty" jsonschema:"play by this edition instead of that of the script"`
	Rules   map[string]any `json:"rules,omitempty" jsonschema:"clauses set otherwise for this run, by id: on, off or a number"`
	Log     string         `json:"log,omitempty" jsonschema:"all (default), or last: only what the last line of the script caused, or none"`
	Board   bool           `json:"board,omitempty" jsonschema:"also what lies where at the end"`
	Lang    string         `json:"lang,omitempty" jsonschema:"en or fr"`
}

type runOut struct {
	Passes   bool     `json:"passes" jsonschema:"the script runs to its end and what it expects holds"`
	Fault    *fault   `json:"fault,omitempty" jsonschema:"the first thing that is wrong; where refused is true the rules say no"`
	Checks   int      `json:"checks" jsonschema:"expectations and refusals that held; with none a script proves nothing by passing"`
	Game     string   `json:"game,omitempty"`
	Edition  string   `json:"edition,omitempty"`
	Events   []event  `json:"events"`
	State    []string `json:"state" jsonschema:"what is otherwise at the end than at the beginning"`
	Warnings []string `json:"warnings" jsonschema:"why the run may not show what it seems to"`
	Clauses  []clause `json:"clauses" jsonschema:"the clauses of what the last answer brought, with their words"`
	Readings []clause `json:"readings" jsonschema:"readings of ours on which any of it rests"`
	Claims   []claim  `json:"claims,omitempty"`
	Board    *board   `json:"board,omitempty"`
	Rests    string   `json:"rests_on"`
}

type claim struct {
	Says    string   `json:"says"`
	Verdict string   `json:"verdict" jsonschema:"true, false or undecided"`
	Account string   `json:"account"`
	Play    []string `json:"play,omitempty" jsonschema:"the shortest line of play that shows it, as lines of a script"`
}

// compile reads a script of an assistant.
func (s *Server) compile(source string) (*scenario.Script, error) {
	if strings.TrimSpace(source) == "" {
		return nil, wrong("the script is empty; the guide shows the smallest one")
	}
	return s.Language.Compile("", "script", source)
}

// use finds the parts of a script on any shelf.
func (s *Server) use(name string) (file, source string, err error) {
	for i := range s.Shelves {
		if file, source, err = s.Shelves[i].Folder.Use(name); err == nil {
			break
		}
	}
	return file, source, err
}

// options are those of a run of an assistant.
func (s *Server) options(edition string, rules map[string]any) (scenario.Options, error) {
	o := scenario.Options{Edition: strings.ToLower(edition), Use: s.use}
	for _, id := range slices.Sorted(maps.Keys(rules)) {
		said := fmt.Sprint(rules[id])
		n, err := strconv.Atoi(said)
		switch said {
		case "on", "true":
			n, err = 1, nil
		case "off", "false":
			n, err = 0, nil
		}
		if err != nil {
			return o, wrong("rules: %s is set to on, off or a number, and not to %q", clip(id), clip(said))
		}
		if o.Rules == nil {
			o.Rules = map[string]int{}
		}
		o.Rules[id] = n
	}
	return o, nil
}

func (s *Server) runScript(ctx context.Context, _ *sdk.CallToolRequest, in runIn) (*sdk.CallToolResult, runOut, error) {
	out := runOut{Events: []event{}, State: []string{}, Warnings: []string{}, Clauses: []clause{}, Readings: []clause{},
		Rests: playedNow}
	l, err := s.lang(in.Lang)
	if err != nil {
		return nil, out, err
	}
	if in.Log != "" && !slices.Contains([]string{"all", "last", "none"}, in.Log) {
		return nil, out, wrong("log is all, last or none, and not %q", clip(in.Log))
	}
	options, err := s.options(in.Edition, in.Rules)
	if err != nil {
		return nil, out, err
	}
	leave, err := s.enter(ctx)
	if err != nil {
		return nil, out, err
	}
	defer leave()
	ctx, stop := context.WithTimeout(ctx, longestRun)
	defer stop()
	options.Context = ctx
	var b strings.Builder
	script, err := s.compile(in.Script)
	if err != nil {
		out.Fault = faultOf(err, l)
		b.WriteString("THE SCRIPT CANNOT BE READ\n" + out.Fault.whole + "\n")
		return text(&b), out, nil
	}
	result := script.Run(options)
	out.Passes, out.Checks, out.Edition = result.Err == nil, result.Checks, result.Edition
	if result.Game != nil {
		out.Game = result.Game.ID
	}
	for i := range result.Claims {
		c := &result.Claims[i]
		out.Claims = append(out.Claims, claim{c.Says.In(l), verdictOf(c), c.Account().In(l), c.Play})
	}
	switch {
	case result.Err != nil:
		out.Fault = faultOf(result.Err, l)
		word := "THE SCRIPT STOPS"
		switch {
		case out.Fault.impossible:
			word = "THE SET-UP IS IMPOSSIBLE (no ruling on the question: lay the table out otherwise)"
		case out.Fault.Refused:
			word = "THE RULES REFUSE (a ruling, if the line is what you meant to ask)"
		}
		b.WriteString(word + "\n" + out.Fault.whole + "\n")
	default:
		b.WriteString("passes, checks that held: " + strconv.Itoa(result.Checks) + "; " + out.Game + ", edition " + out.Edition +
			"; rests on: " + playedNow + "\n")
	}
	if result.Log != nil {
		s.tell(&out, result, in.Log, l)
		out.Warnings = s.warnings(script, result, options, l)
		if in.Board && result.Err == nil {
			out.Board = s.boardAtEnd(in.Script, options, l)
		}
	}
	out.write(&b)
	return text(&b), out, nil
}

// verdictOf is what was found of a claim.
func verdictOf(c *scenario.Claim) string { return c.Outcome.Verdict.String() }

// tell puts what has happened into an answer.
func (s *Server) tell(out *runOut, result *scenario.Result, which string, l engine.Lang) {
	record := result.Log
	all := story(record, l)
	last := len(all) // where what the last line of the script has caused begins
	for ; last > 0 && all[last-1].caused == all[len(all)-1].caused; last-- {
	}
	decides := last // what the last answer brought, where that line answers anything
	for i := last; i < len(all); i++ {
		if all[i].kind == engine.Chosen && all[i].Within == "" {
			decides = i
		}
	}
	from := map[string]int{"last": last, "none": len(all)}[which]
	seen := map[string]bool{}
	for i := range all {
		if i >= from {
			out.Events = append(out.Events, all[i].event)
		}
		for _, c := range clauses(record.Rules, all[i].cites, l) {
			if !seen[c.ID] && (c.Reading || i >= decides) {
				seen[c.ID] = true
				if c.Reading {
					out.Readings = append(out.Readings, c)
				} else {
					out.Clauses = append(out.Clauses, c)
				}
			}
		}
	}
	out.Events = boundedEvents(out.Events)
	if len(out.Readings) > 0 {
		out.Rests += "; " + aReading
	}
	if !result.Amidst { // that of the branch stands in it
		out.State = stateOf(record, l)
	}
}

// stateOf are the lines that tell what is otherwise at the end of a log.
func stateOf(record *engine.Log, l engine.Lang) []string {
	out := []string{}
	for line := range strings.Lines(string(log.Text(record, l))) {
		for _, word := range []string{"state ", "état "} {
			if rest, ok := strings.CutPrefix(line, word); ok {
				out = append(out, strings.TrimSpace(rest))
			}
		}
	}
	return out
}

// mostTold is of how many clauses the words are told beside the events.
const mostTold = 10

// write writes an answer for reading.
func (out *runOut) write(b *strings.Builder) {
	for _, w := range out.Warnings {
		b.WriteString("WARNING: " + w + "\n")
	}
	for i := range out.Claims {
		c := &out.Claims[i]
		b.WriteString("CLAIM " + c.Verdict + ": " + c.Says + "\n  " + c.Account + "\n")
		for _, line := range c.Play {
			b.WriteString("    " + line + "\n")
		}
	}
	if len(out.Events) > 0 {
		b.WriteString("\nevents, with the clauses that made them happen:\n")
	}
	for i := range out.Events {
		out.Events[i].write(b)
	}
	if len(out.State) > 0 {
		b.WriteString("\nat the end: " + strings.Join(out.State, "; ") + "\n")
	}
	if len(out.Clauses) > 0 {
		b.WriteString("\nclauses of what the last answer brought:\n")
	}
	for _, c := range out.Clauses[:min(mostTold, len(out.Clauses))] {
		b.WriteString("  " + c.ID + ": " + c.Says + "\n")
	}
	if n := len(out.Clauses) - mostTold; n > 0 {
		fmt.Fprintf(b, "  and %d more\n", n)
	}
	for _, c := range out.Readings {
		b.WriteString("READING of ours " + c.ID + ": " + c.Says + "\n")
	}
	if out.Board != nil {
		out.Board.write(b)
	}
}

// logText is the log without the spaces that set its clauses in a column.
func logText(record *engine.Log, l engine.Lang) string {
	var b strings.Builder
	for line := range strings.Lines(string(log.Text(record, l))) {
		if at := strings.LastIndex(line, " ["); at > 0 {
			line = strings.TrimRight(line[:at], " ") + " " + line[at:]
		}
		b.WriteString(line)
	}
	return b.String()
}

// boundedLog is as much of a log as is given back.
func boundedLog(record *engine.Log, l engine.Lang) string {
	said, cut := wholeLines(logText(record, l))
	if cut {
		said += "…\n"
	}
	return said
}

// boardAtEnd is what lies where when a script has ended, nil where it cannot be left standing.
func (s *Server) boardAtEnd(source string, options scenario.Options, l engine.Lang) *board {
	t, err := table.Open(table.Setup{Language: s.Language, File: "script", Source: source, Options: options,
		Before: table.End})
	if err != nil {
		return nil
	}
	defer t.Close()
	return boardOf(t.Board(), l)
}

// part finds where two logs part, in the game or in a branch: what each tells there, and nothing where they do not.
func part(a, b *engine.Log, l engine.Lang) (one, other *passage) {
	if a == nil || b == nil {
		return nil, nil
	}
	x, y := happening(a, l), happening(b, l)
	none := &passage{}
	for i := range max(len(x), len(y)) {
		one, other = none, none
		if i < len(x) {
			one = &x[i]
		}
		if i < len(y) {
			other = &y[i]
		}
		if one.Says != other.Says || one.Within != other.Within {
			return one, other
		}
	}
	return nil, nil
}

// happening is a story without what is only tried or claimed.
func happening(record *engine.Log, l engine.Lang) []passage {
	return slices.DeleteFunc(story(record, l), func(p passage) bool {
		return p.kind == engine.Refused || p.kind == engine.Claimed
	})
}

type variantsIn struct {
	Script  string   `json:"script" jsonschema:"a whole scenario"`
	Changes []change `json:"changes" jsonschema:"each is tried by itself against the script as it stands; 8 at most"`
	Lang    string   `json:"lang,omitempty" jsonschema:"en or fr"`
}

type change struct {
	Name    string         `json:"name" jsonschema:"what it changes, in words"`
	Replace []replacement  `json:"replace,omitempty" jsonschema:"pieces of the script that are written otherwise"`
	Edition string         `json:"edition,omitempty" jsonschema:"another edition"`
	Rules   map[string]any `json:"rules,omitempty" jsonschema:"clauses set otherwise: on, off or a number"`
}

type replacement struct {
	Old string `json:"old" jsonschema:"a piece of the script, exactly as it is written there, once"`
	New string `json:"new"`
}

type variantsOut struct {
	Base     string    `json:"base" jsonschema:"how the script itself comes out"`
	Variants []variant `json:"variants"`
}

type variant struct {
	Name   string   `json:"name"`
	Passes bool     `json:"passes"`
	Same   bool     `json:"same" jsonschema:"all that happens is the same; where neither can be played it is what is wrong with them"`
	Line   int      `json:"line,omitempty" jsonschema:"of the script, where the runs part"`
	Base   string   `json:"base,omitempty" jsonschema:"the first event that is otherwise, as it is in the script itself"`
	Here   string   `json:"here,omitempty" jsonschema:"and as it is in the variant"`
	Fault  *fault   `json:"fault,omitempty"`
	State  []string `json:"state" jsonschema:"what is otherwise at the end of the variant than at its beginning"`
	began  bool     // it could be read and set up
}

// endsThere tells of a run in which nothing happens where another one goes on.
func endsThere(result *scenario.Result) string {
	if result.Err != nil {
		return "it stops"
	}
	return "nothing more happens"
}

const mostVariants = 8

func (s *Server) variants(ctx context.Context, _ *sdk.CallToolRequest, in variantsIn) (*sdk.CallToolResult, variantsOut,
	error) {
	out := variantsOut{Variants: []variant{}}
	l, err := s.lang(in.Lang)
	if err != nil {
		return nil, out, err
	}
	if len(in.Changes) == 0 || len(in.Changes) > mostVariants {
		return nil, out, wrong("there are %d changes; name 1 to %d", len(in.Changes), mostVariants)
	}
	leave, err := s.enter(ctx)
	if err != nil {
		return nil, out, err
	}
	defer leave()
	ctx, stop := context.WithTimeout(ctx, longestRun)
	defer stop()
	base, err := s.played(ctx, in.Script, nil, l)
	if err != nil {
		return nil, out, err
	}
	out.Base = "passes"
	if base.Err != nil {
		out.Base = faultOf(base.Err, l).whole
	}
	var b strings.Builder
	b.WriteString("as it stands: " + out.Base + "\n")
	for i := range in.Changes {
		c := &in.Changes[i]
		result, err := s.played(ctx, in.Script, c, l)
		if err != nil {
			return nil, out, wrong("%s: %v", clip(c.Name), err)
		}
		v := variant{Name: c.Name, Passes: result.Err == nil, State: []string{}}
		was, is := part(base.Log, result.Log, l)
		if result.Log != nil {
			v.State = stateOf(result.Log, l)
		}
		if result.Err != nil {
			v.Fault = faultOf(result.Err, l)
		}
		switch {
		case was != nil:
			v.Line = cmp.Or(was.Line, is.Line)
			v.Base, v.Here = cmp.Or(was.Says, endsThere(base)), cmp.Or(is.Says, endsThere(result))
		case base.Log != nil && result.Log != nil:
			v.Same = true
		case base.Log == nil && result.Log == nil:
			v.Same = base.Err != nil && v.Fault != nil && v.Fault.whole == out.Base
		}
		v.began = result.Log != nil
		out.Variants = append(out.Variants, v)
		v.write(&b)
	}
	return text(&b), out, nil
}

// write writes a variant for reading.
func (v *variant) write(b *strings.Builder) {
	b.WriteString("\n" + v.Name + ": ")
	switch {
	case v.Same && v.Passes:
		b.WriteString("all that happens is the same\n")
	case v.Same && v.began:
		b.WriteString("the same happens up to where it stops\n")
	case v.Same:
		b.WriteString("it cannot be played either, for the same reason\n")
	case !v.began:
		b.WriteString("it cannot be played\n")
	case v.Base == "":
		b.WriteString("it can be played, and the script as it stands cannot\n")
	default:
		b.WriteString("parts at line " + strconv.Itoa(v.Line) + "\n  as it stands: " + v.Base + "\n  here:         " + v.Here +
			"\n")
	}
	if v.Fault != nil {
		b.WriteString("  stops: " + v.Fault.whole + "\n")
	}
	if len(v.State) > 0 {
		b.WriteString("  at the end: " + strings.Join(v.State, "; ") + "\n")
	}
}

// played runs a script with a change. The error is of the change; what is wrong with the script stands in the result.
func (s *Server) played(ctx context.Context, source string, c *change, l engine.Lang) (*scenario.Result, error) {
	options := scenario.Options{Use: s.use, Context: ctx}
	if c != nil {
		var err error
		if options, err = s.options(c.Edition, c.Rules); err != nil {
			return nil, err
		}
		options.Context = ctx
		if len(c.Replace) == 0 && c.Edition == "" && len(c.Rules) == 0 {
			return nil, wrong("it changes nothing: give replace, edition or rules")
		}
		for _, r := range c.Replace {
			if n := strings.Count(source, r.Old); r.Old == "" || n != 1 {
				return nil, wrong("%q stands %d times in the script, and must stand once", clip(r.Old), n)
			}
			source = strings.Replace(source, r.Old, r.New, 1)
		}
	}
	script, err := s.compile(source)
	if err != nil {
		return &scenario.Result{Err: err}, nil
	}
	return script.Run(options), nil
}

type proveIn struct {
	Script string   `json:"script" jsonschema:"a scenario up to the position from which is looked on; it stands at the next move of a turn"`
	Claim  string   `json:"claim" jsonschema:"possible (some line of play leads there), always or never (however all players choose)"`
	That   []string `json:"that" jsonschema:"what is claimed, all at once, as statements: that(ann.vp):at_least(5), that(ann.hand):has(\"Kick\"), that(game):is_over()"`
	Within string   `json:"within" jsonschema:"how far is looked: this turn, 2 turns, 3 moves, the game"`
	Lang   string   `json:"lang,omitempty" jsonschema:"en or fr"`
}

type proveOut struct {
	Claim  *claim `json:"claim,omitempty"`
	Fault  *fault `json:"fault,omitempty"`
	Advice string `json:"advice,omitempty" jsonschema:"of what is undecided: what may decide it"`
	Rests  string `json:"rests_on"`
}

// farthest is how many states a script may have looked at; costly ones end it sooner.
const farthest = scenario.MostStates

// isStatement says whether something is one statement of a claim: nothing stands beside it in the list.
func isStatement(said string) bool {
	all, err := sandbox.Statements("that", said)
	return err == nil && len(all) == 1 && all[0].Word == "that" && all[0].Of == "("
}

func (s *Server) prove(ctx context.Context, _ *sdk.CallToolRequest, in proveIn) (*sdk.CallToolResult, proveOut, error) {
	out := proveOut{Rests: "every line of play within the horizon, played now; shuffles come out as the seed has them"}
	l, err := s.lang(in.Lang)
	if err != nil {
		return nil, out, err
	}
	if !slices.Contains([]string{"possible", "always", "never"}, in.Claim) {
		return nil, out, wrong("claim is possible, always or never, and not %q", clip(in.Claim))
	}
	if len(in.That) == 0 {
		return nil, out, wrong(`that is what is claimed, such as that(ann.vp):at_least(5)`)
	}
	for _, x := range in.That {
		if !isStatement(x) {
			return nil, out, wrong("that takes statements, each by itself, such as that(ann.vp):at_least(5), and not %q", clip(x))
		}
	}
	leave, err := s.enter(ctx)
	if err != nil {
		return nil, out, err
	}
	defer leave()
	ctx, stop := context.WithTimeout(ctx, longestRun)
	defer stop()
	source := table.Playable("script", in.Script) + in.Claim + " { " + strings.Join(in.That, "\n, ") + "\n, within = " +
		strconv.Quote(in.Within) + ", states = " + strconv.Itoa(farthest) + " }\n"
	var b strings.Builder
	script, err := s.compile(source)
	if err == nil {
		result := script.Run(scenario.Options{Use: s.use, Context: ctx, Explore: true})
		err = result.Err
		if n := len(result.Claims); n > 0 && err == nil {
			c := &result.Claims[n-1]
			out.Claim = &claim{c.Says.In(l), verdictOf(c), c.Account().In(l), c.Play}
			b.WriteString(strings.ToUpper(out.Claim.Verdict) + ": " + out.Claim.Says + "\n" + out.Claim.Account + "\n")
			for _, line := range c.Play {
				b.WriteString("  " + line + "\n")
			}
			if c.Outcome.Verdict == explore.Undecided {
				out.Rests = "nothing: not every line of play within the horizon was looked at"
				out.Advice = nearer
				b.WriteString(out.Advice + "\n")
			}
			return text(&b), out, nil
		}
	}
	out.Rests = "nothing: no line of play was looked at"
	if err == nil {
		err = &sandbox.Error{File: "script", Err: engine.Errorf("the claim was not reached", "l'affirmation n'a pas été atteinte")}
	}
	out.Fault = faultOf(err, l)
	b.WriteString(out.Fault.whole + "\n")
	if errors.Is(err, context.DeadlineExceeded) {
		out.Advice = nearer
		b.WriteString(out.Advice + "\n")
	}
	return text(&b), out, nil
}

// nearer is what may decide what is undecided.
const nearer = "it was looked as far as is looked here: choose a nearer horizon (within), deal smaller hands, let the " +
	"script play on before it looks, or play the lines that matter with run_script"
