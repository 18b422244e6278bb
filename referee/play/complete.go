package play

import (
	"slices"
	"strings"

	"tablereferee/engine"
)

// Complete gives the lines that one may be meant to become, sorted: commands, answers, and what stands behind a
// command.
func (s *Session) Complete(line string, l engine.Lang) []string {
	const most = 200 // letters: nobody types more before asking what may follow
	if len(line) > most {
		return nil
	}
	line = strings.TrimLeft(line, " ")
	c, arg := Read(line)
	head := ""
	if c != Answer && c != Next && (arg != "" || strings.HasSuffix(line, " ")) {
		head = strings.TrimRight(strings.TrimSuffix(strings.TrimRight(line, " "), arg), " ") + " "
		if arg != "" && strings.HasSuffix(line, " ") {
			arg += " "
		}
	} else {
		c, arg = Answer, line
	}
	var all []string
	switch c {
	case Answer:
		for i := range Words {
			w := Words[i].Command.In(l)
			if Words[i].takes == something {
				w += " "
			}
			all = append(all, w)
		}
		all = append(all, s.answers(l)...)
	case Why, WhatIf:
		all = s.answers(l)
	case Clause:
		for c := range s.Table().Game().Book.All() {
			all = append(all, c.ID)
		}
	case Auto:
		all = []string{"turn", "end"}
		if l == engine.FR {
			all = []string{"tour", "fin"}
		}
		for _, p := range s.Table().Game().Policies {
			all = append(all, p.Name)
		}
	}
	out := begun(head, arg, all)
	if len(out) == 0 && (c == Answer || c == Why || c == WhatIf || c == Card) {
		out = s.withCard(head, arg, l)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// begun gives those of some lines that begin so.
func begun(head, arg string, all []string) (out []string) {
	folded := engine.FoldName(arg)
	if strings.HasSuffix(arg, " ") && folded != "" {
		folded = strings.TrimRight(folded, " ") + " "
	}
	for _, a := range all {
		if strings.HasPrefix(engine.FoldName(a)+" ", folded) {
			out = append(out, head+a)
		}
	}
	return out
}

// answers are the legal answers in words.
func (s *Session) answers(l engine.Lang) (out []string) {
	if q := s.Table().Question(); q != nil {
		for i := range q.Answers {
			out = append(out, q.Answers[i].Says.In(l))
		}
	}
	return out
}

// withCard completes the end of a line to the name of a card, from the first of its words that begins one.
func (s *Session) withCard(head, line string, l engine.Lang) []string {
	cards := s.Table().Rules().Cards
	for at := 0; at < len(line); {
		if said := line[at:]; strings.TrimSpace(said) != "" {
			var names []string
			for d := 1; d < len(cards); d++ {
				names = append(names, cards[d].Name.In(l))
			}
			if out := begun(head+line[:at], said, names); len(out) > 0 && (len(said) > 1 || at == 0) {
				return out
			}
		}
		next := strings.Index(line[at:], " ")
		if next < 0 {
			break
		}
		at += next + 1
	}
	return nil
}

// Common is what some lines have in common at their beginning.
func Common(lines []string) string {
	if len(lines) == 0 {
		return ""
	}
	out := []rune(lines[0])
	for _, line := range lines[1:] {
		n := 0
		for _, r := range line {
			if n == len(out) || out[n] != r {
				break
			}
			n++
		}
		out = out[:n]
	}
	return string(out)
}
