package table

import (
	"regexp"
	"strings"

	"tablereferee/engine"
)

// quotedName finds a name in a line of a script, and the number behind it.
var quotedName = regexp.MustCompile(`(["'])([^"'#\n]*)(#\d+)?(["'])`)

// veiled is a line of a script without the name of a card that lies face down in play: as the legal answer is told that
// it is; of a line that is none of these, with what such cards are called, unless a card of that name lies open.
func (t *Table) veiled(line string) string {
	m := t.live.Match()
	if m.Rules.Veil == 0 {
		return line
	}
	if q := t.live.Question(); q != nil {
		said := strings.TrimSpace(line)
		for i := range q.Answers {
			if t.live.Line(i)[engine.EN] == said {
				return t.live.Shown(i)[engine.EN]
			}
		}
	}
	return quotedName.ReplaceAllStringFunc(line, func(name string) string {
		parts := quotedName.FindStringSubmatch(name)
		down, open := false, false
		for c := engine.CardID(1); int(c) <= m.CardCount(); c++ {
			if m.In(c) == engine.Box || !m.Rules.Means(m.Def(c), parts[2]) {
				continue
			}
			down = down || m.Veiled(c)
			open = open || m.Open(c) && !m.Veiled(c)
		}
		if down && !open {
			return parts[1] + m.Rules.VeilSays[engine.EN] + parts[4]
		}
		return name
	})
}
