package log

import (
	"fmt"
	"strconv"
	"strings"

	"tablereferee/engine"
)

// Line is one line of a canonical log, read back.
type Line struct {
	// "game", "players", "cards", "rule", "given", "event", "what if", "state", "ruling", or "" for an empty line
	Section string
	Depth   int    // of an event, and of the name and the end of a branch
	Within  int    // in how many branches it stands
	Text    string // without indentation, section word and clauses
	Clauses []string
}

// Parse reads a canonical log back into its lines. The error names the line that is none.
func Parse(log []byte) ([]Line, error) {
	var out []Line
	var open []int // how deep the names of the branches stand in which a line is
	n := 0
	for raw := range strings.Lines(string(log)) {
		n++
		line, whole := strings.CutSuffix(raw, "\n")
		if !whole {
			return nil, fmt.Errorf("log line %d: it does not end", n)
		}
		if n == 1 {
			v, ok := strings.CutPrefix(line, "referee-log ")
			if version, err := strconv.Atoi(v); !ok || err != nil {
				return nil, fmt.Errorf("log line 1: %q is not the first line of a log", line)
			} else if version != Version {
				return nil, fmt.Errorf("log line 1: version %d; this program writes and reads version %d", version,
					Version)
			}
			continue
		}
		l, err := parseLine(line)
		if err != nil {
			return nil, fmt.Errorf("log line %d: %w", n, err)
		}
		for len(open) > 0 && open[len(open)-1] >= l.Depth {
			open = open[:len(open)-1]
		}
		if l.Within = len(open); l.Section == "what if" {
			open = append(open, l.Depth)
		}
		if l.Section == "state" && l.Depth > 0 && l.Within == 0 {
			return nil, fmt.Errorf("log line %d: the end of a branch, and there is none", n)
		}
		out = append(out, l)
	}
	if n == 0 {
		return nil, fmt.Errorf("log line 1: the log is empty")
	}
	return out, nil
}

func parseLine(line string) (Line, error) {
	if line == "" {
		return Line{}, nil
	}
	if strings.TrimRight(line, " \t\r") != line {
		return Line{}, fmt.Errorf("space at the end of the line")
	}
	for _, s := range [...]string{"game", "players", "cards", "rule", "windows", "given", "impossible", "state",
		"ruling"} {
		if rest, ok := strings.CutPrefix(line, s+" "); ok {
			l := Line{Section: s, Text: rest}
			if s == "impossible" {
				l.cut()
			}
			return l, nil
		}
	}
	text := strings.TrimLeft(line, " ")
	indent := len(line) - len(text)
	if indent%2 != 0 {
		return Line{}, fmt.Errorf("indented by %d spaces, not by a multiple of two", indent)
	}
	l := Line{Section: "event", Depth: indent / 2, Text: text}
	if rest, ok := strings.CutPrefix(text, "state "); ok && indent > 0 {
		l.Section, l.Text = "state", rest
		return l, nil
	}
	if rest, ok := strings.CutPrefix(text, whatIf[engine.EN]); ok {
		l.Section, l.Text = "what if", rest
		return l, nil
	}
	l.cut()
	return l, nil
}

// cut takes the clauses off the end of a line.
func (l *Line) cut() {
	if open := strings.LastIndex(l.Text, " ["); open >= 0 && strings.HasSuffix(l.Text, "]") {
		if cs := strings.Fields(l.Text[open+2 : len(l.Text)-1]); len(cs) > 0 {
			l.Clauses = cs
			l.Text = strings.TrimRight(l.Text[:open], " ")
		}
	}
}
