package mcp

import (
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/log"
)

// passage is a line of a log between its head and its end: an event of the game or of a branch, the name of a branch,
// or what is otherwise at its end.
type passage struct {
	event
	kind   engine.Kind    // 0 where it is no event
	cites  engine.Clauses // likewise
	caused int            // the line of the script: of what happens in a branch, that on which the outermost begins
}

// story gives the passages of a log in the order in which it tells them: a branch before the event of the line it
// leaves.
func story(record *engine.Log, l engine.Lang) (out []passage) {
	titles, begins := map[*engine.Log]string{}, map[*engine.Log]int{}
	for in := range record.Told() {
		if in.Branch != nil {
			if titles[in.Log] = in.Branch.Title; in.Deep == 1 {
				begins[in.Log] = in.Branch.Line
			}
		}
	}
	lines := strings.Split(string(log.Text(record, l)), "\n")
	texts := map[*engine.Log][]string{}
	outermost := 0
	for n, t := range log.Lines(record) {
		if t.Log == nil {
			continue // the head, the end, and what stands empty between paragraphs
		}
		said := strings.TrimLeft(lines[n], " ")
		p := passage{event: event{Line: t.Line(), Depth: (len(lines[n]) - len(said)) / 2, Says: said}, caused: t.Line()}
		if line := begins[t.Log]; line > 0 {
			outermost = line
		}
		if t.Log != record {
			p.Within, p.caused = titles[t.Log], outermost
		}
		if t.Event >= 0 {
			e := &t.Log.Events[t.Event]
			if texts[t.Log] == nil {
				texts[t.Log] = log.EventTexts(t.Log, 0, len(t.Log.Events), l, false)
			}
			p.Says, p.kind, p.cites = texts[t.Log][t.Event], e.Kind, e.Cite
			for _, c := range clauses(record.Rules, e.Cite, l) {
				p.Clauses = append(p.Clauses, c.ID)
			}
		}
		out = append(out, p)
	}
	return out
}
