package scenario

import (
	"strings"

	"tablereferee/internal/sandbox"
)

// A point before a word that wants a colon: the author's own line is shown as it should be, where it is known which
// point is meant.

// longestShown is the longest line of a script that a message writes out once more, in bytes.
const longestShown = 120

// noColon stops a word that was called with a point before it.
func (r *run) noColon(word string) {
	if own := withColon(sandbox.RunningLine(r.L), word); own != "" {
		r.fail(failure("write a colon before %s:  %s", "écrivez deux-points devant %s :  %s", word, own))
	}
	r.fail(failure("write a colon before %s, and no point:  …:%[1]s",
		"écrivez deux-points devant %s, et non un point :  …:%[1]s", clip(word)))
}

// withColon gives a line of a script with a colon in the place of the point before a word; empty where that point is
// not the only one, and where the line is long.
func withColon(line, word string) string {
	at, quote := -1, byte(0)
	end := len(line)
scan:
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case quote != 0 && c == '\\':
			i++
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '"' || c == '\'':
			quote = c
		case strings.HasPrefix(line[i:], "--"):
			end = i
			break scan
		case c == '.':
			rest, ok := strings.CutPrefix(strings.TrimLeft(line[i+1:], " \t"), word)
			if !ok || rest != "" && inWord(rest[0]) {
				continue
			}
			if at >= 0 {
				return ""
			}
			at = i
		}
	}
	if at < 0 || word == "" {
		return ""
	}
	own := strings.TrimSpace(line[:at] + ":" + strings.TrimLeft(line[at+1:end], " \t"))
	if len(own) > longestShown {
		return ""
	}
	return own
}
