package table

import (
	"regexp"
	"slices"
	"strings"

	"tablereferee/internal/sandbox"
)

// How a script falls into the part that sets the table up and the steps that are played at it.

// setsUp are the words by which a script sets a table up, besides the places of a game that it lays out.
var setsUp = []string{"scenario", "players", "stacks", "as_if", "begin", "use", "card", "shuffle_gives"}

// pieces cuts a script that compiles into the part that sets the table up and the steps behind it. Each step begins
// with a move, and what is no move stands with the move before it; of each the line of its move is given. All pieces
// together are the script. The ruling at its end is a piece by itself.
func pieces(name, source string) (head string, steps []string, lines []int, ending string) {
	source = strings.TrimRight(strings.ReplaceAll(strings.TrimPrefix(source, "\ufeff"), "\r\n", "\n"), "\n \t") + "\n"
	statements, err := sandbox.Statements(name, source)
	if err != nil || len(statements) == 0 {
		return source, nil, nil, ""
	}
	statements = slices.DeleteFunc(statements, func(s sandbox.Statement) bool {
		return s.Last == 0 // it begins a line on which another one stands, which has its words
	})
	text := strings.SplitAfter(source, "\n")
	if last := statements[len(statements)-1]; last.Word == "ruling" && len(statements) > 1 &&
		statements[len(statements)-2].Last < last.First {
		statements = statements[:len(statements)-1]
		at := statements[len(statements)-1].Last
		text, ending = text[:at], strings.Join(text[at:], "")
		source = strings.Join(text, "")
	}
	between := func(first, last int) string { return strings.Join(text[first-1:last], "") }
	players, locals := namesOf(statements)
	behind := 0 // the first statement behind the set-up
	for i := range statements {
		if preparing(&statements[i], locals) {
			behind = i + 1
		}
		if moving(&statements[i], players, locals) {
			break
		}
	}
	from := 1
	if behind > 0 {
		from = statements[behind-1].Last + 1
		for behind < len(statements) && statements[behind].First < from { // on the same line
			from = max(from, statements[behind].Last+1)
			behind++
		}
		for behind > 0 && behind < len(statements)-1 && statements[behind].Word == "what_if" {
			from = max(from, statements[behind].Last+1) // it is tried before the first move
			behind++
		}
		head = between(1, from-1)
	}
	for i := behind; i < len(statements); i++ {
		s := &statements[i]
		last := s.Last
		for i+1 < len(statements) && (!moving(&statements[i+1], players, locals) || statements[i+1].First <= last) {
			i++
			last = max(last, statements[i].Last)
		}
		if i+1 == len(statements) {
			last = len(text)
		}
		if last >= from {
			steps, lines = append(steps, between(from, last)), append(lines, s.First)
		}
		from = last + 1
	}
	if len(steps) == 0 {
		head = source
	}
	return head, steps, lines, ending
}

// namesOf gives the names under which a script holds its players, and all local names.
func namesOf(statements []sandbox.Statement) (players, locals []string) {
	for i := range statements {
		s := &statements[i]
		if s.Word == "players" || s.Word == "use" {
			players = append(players, s.Locals...)
		}
		locals = append(locals, s.Locals...)
	}
	return players, locals
}

// asksOnly are the words that neither set a table up nor play at it.
var asksOnly = []string{"expect", "refused", "ruling", "possible", "always", "never", "that", "until_step", "what_if",
	"game", "log"}

// preparing says whether a sentence sets the table up: one of the words for that, or a place of the table and what lies
// there.
func preparing(s *sandbox.Statement, locals []string) bool {
	if slices.Contains(setsUp, s.Word) {
		return true
	}
	lays := s.Of == "{" || s.Of == "(" || s.Of == ":" // villain { … }, main_deck:on_top { … }
	return lays && len(s.Locals) == 0 && !slices.Contains(asksOnly, s.Word) && !slices.Contains(locals, s.Word)
}

// moving says whether a sentence makes a move of a player, or may.
func moving(s *sandbox.Statement, players, locals []string) bool {
	switch {
	case len(s.Locals) > 0:
		return false
	case s.Block:
		return slices.ContainsFunc(s.Names, func(n string) bool { return slices.Contains(players, n) })
	case slices.Contains(players, s.Word):
		return s.Of == ":"
	}
	return s.Of == "(" && slices.Contains(locals, s.Word)
}

// move is what the first sentence of a step says, however it is spaced.
func move(step string) string {
	return strings.NewReplacer(" ", "", "(", "", ")", "", "'", `"`).Replace(firstLine(step))
}

// firstLine is the line with which a step begins, without what is said beside it.
func firstLine(step string) string {
	for line := range strings.SplitSeq(step, "\n") {
		line, _, _ = strings.Cut(line, " --")
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "--") {
			return line
		}
	}
	return ""
}

// calls finds the call of a function: behind a space, parentheses belong to the name of a card.
var calls = regexp.MustCompile(`\w\(.*\)`)

// isLine says whether somebody speaks in the words of a script.
func isLine(said string) bool {
	if name, rest, ok := strings.Cut(said, ":"); ok && !strings.ContainsAny(name, " \"") && rest != "" &&
		rest[0] != ' ' {
		return true
	}
	return !strings.HasPrefix(said, "<") && (calls.MatchString(said) || strings.Contains(said, "{"))
}

// branchTitle finds what a branch of a script shows.
var branchTitle = regexp.MustCompile(`^\s*what_if\s*\(\s*"([^"\n]*)"`)

// branches gives the branches of a script, or of a piece of one, in their order.
func branches(file, source string) (out []sandbox.Statement) {
	statements, err := sandbox.Statements(file, source)
	if err != nil {
		return nil // it is read elsewhere, and told there
	}
	behind := 0
	for _, s := range statements {
		if s.Word == "what_if" && s.First > behind && s.Last >= s.First {
			out = append(out, s)
			behind = s.Last
		}
	}
	return out
}

// BranchAt gives the line on which the branch begins in which a line of a script stands, 0 where it stands in none. A
// table does not stand within a branch, but before it.
func BranchAt(file, source string, line int) int {
	for _, s := range branches(file, source) {
		if s.First < line && line <= s.Last {
			return s.First
		}
	}
	return 0
}

// Playable is a script without its ruling, so that it may go on; it ends with a whole line.
func Playable(name, source string) string {
	head, steps, _, _ := pieces(name, source)
	return head + strings.Join(steps, "")
}
