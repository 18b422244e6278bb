package sandbox

import (
	"slices"
	"strings"

	"github.com/yuin/gopher-lua/parse"

	"tablereferee/engine"
)

// Apart takes the calls of some words out of a source, where each stands by itself at the outermost level, and with
// them the local names that only they use. Both parts have all lines of the source, so that what stands in either
// stands where the author wrote it. Where the first of the words is called anywhere else the error is what inside says;
// without any call of it everything stays.
func Apart(name, source string, inside engine.Text, words ...string) (rest, taken string, err error) {
	source = strings.TrimPrefix(source, "\ufeff")
	t, err := scan(name, source)
	if err != nil {
		return source, "", nil // whoever compiles the source says what is wrong with it
	}
	c := &cutter{tokens: t, source: source, starts: lineStarts(source), words: words, cut: make([]bool, len(t.list))}
	if err := c.calls(inside); err != nil {
		return "", "", err
	}
	if !c.found {
		return source, "", nil
	}
	c.locals()
	rest, taken = c.split()
	return rest, taken, nil
}

// cutter takes a source apart.
type cutter struct {
	*tokens
	source string
	starts []int
	words  []string
	cut    []bool // by token: it is taken out
	both   []bool // by token: it stands in both parts
	found  bool
}

// calls marks the calls of the words.
func (c *cutter) calls(inside engine.Text) error {
	depth := 0
	for i := 0; i < len(c.list); i++ {
		switch tok := &c.list[i]; {
		case opens(tok.kind):
			depth++
		case closes(tok.kind):
			depth--
		case tok.kind != parse.TIdent || !slices.Contains(c.words, tok.text) || !c.called(i):
		case depth == 0 && c.begins(i):
			end := c.end(i)
			for j := i; j < end; j++ {
				c.cut[j] = true
				if j > i && c.list[j].text == c.words[0] && c.list[j].kind == parse.TIdent && c.called(j) {
					return c.errorf(c.list[j], "%s", "%s", inside)
				}
			}
			c.found = c.found || tok.text == c.words[0]
			i = end - 1
		case tok.text == c.words[0] && c.list[i+1].kind == parse.TString &&
			!(i > 0 && (c.list[i-1].kind == '.' || c.list[i-1].kind == ':')):
			return c.errorf(*tok, "%s", "%s", inside)
		}
	}
	return nil
}

func opens(kind int) bool { _, ok := blocks[kind]; return ok }
func closes(kind int) bool {
	return slices.Contains([]int{')', '}', ']', parse.TEnd, parse.TUntil}, kind)
}

// called says whether a word is called.
func (c *cutter) called(i int) bool {
	return i+1 < len(c.list) && slices.Contains([]int{parse.TString, '(', '{'}, c.list[i+1].kind)
}

// begins says whether a sentence begins with a word: what stands before it cannot go on with it.
func (c *cutter) begins(i int) bool {
	return i == 0 || slices.Contains([]int{')', '}', ']', ';', parse.TIdent, parse.TString, parse.TNumber, parse.TEnd,
		parse.TNil, parse.TTrue, parse.TFalse}, c.list[i-1].kind)
}

// end is the token behind a call and the calls of what it gives.
func (c *cutter) end(i int) int {
	for i++; i < len(c.list); i++ {
		switch c.list[i].kind {
		case parse.TString:
		case '(', '{':
			for depth := 0; i < len(c.list); i++ {
				if opens(c.list[i].kind) {
					depth++
				} else if closes(c.list[i].kind) {
					if depth--; depth == 0 {
						break
					}
				}
			}
		default:
			return i
		}
	}
	return min(i, len(c.list))
}

// locals marks the local names of the source that what is taken out uses: those that nothing else uses are taken out
// with it.
func (c *cutter) locals() {
	c.both = make([]bool, len(c.list))
	statements, err := Statements(c.file, c.source)
	if err != nil {
		return // whoever compiles the parts says what is wrong
	}
	for i := range slices.Backward(statements) {
		s := &statements[i]
		if len(s.Locals) == 0 || i+1 < len(statements) && statements[i+1].First == s.Last {
			continue
		}
		if used, beside := c.uses(s); used {
			for j := range c.list {
				if line := c.list[j].line; line >= s.First && line <= s.Last {
					c.cut[j], c.both[j] = true, beside
				}
			}
		}
	}
}

// uses says whether what is taken out uses local names, and whether the rest does.
func (c *cutter) uses(s *Statement) (used, beside bool) {
	for j := range c.list {
		tok := &c.list[j]
		if tok.kind != parse.TIdent || tok.line >= s.First && tok.line <= s.Last ||
			!slices.Contains(s.Locals, tok.text) {
			continue
		}
		used = used || c.cut[j]
		beside = beside || !c.cut[j] || c.both[j]
	}
	return used, beside
}

// split gives both parts: what is not in one is spaces there.
func (c *cutter) split() (rest, taken string) {
	in := [2][]byte{[]byte(c.source), []byte(c.source)}
	blank := func(part, from, to int) {
		for i := from; i < to; i++ {
			if b := c.source[i]; b != '\n' && b != '\r' {
				in[part][i] = ' '
			}
		}
	}
	for j := 0; j < len(c.list); {
		to := j
		for to < len(c.list) && c.cut[to] == c.cut[j] && c.both[to] == c.both[j] {
			to++
		}
		from, end := c.offset(j), len(c.source)
		if to < len(c.list) {
			end = c.offset(to)
		}
		switch {
		case !c.cut[j]:
			blank(1, from, end)
		case !c.both[j]:
			blank(0, from, end)
		}
		j = to
	}
	return string(in[0]), string(in[1])
}

// offset is where a token begins.
func (c *cutter) offset(i int) int {
	tok := &c.list[i]
	return min(c.starts[tok.line-1]+tok.col-1, len(c.source))
}
