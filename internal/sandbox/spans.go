package sandbox

import (
	"strings"

	"github.com/yuin/gopher-lua/parse"
)

// Span is a piece of a source, in bytes: from the first to the one behind the last.
type Span struct{ From, To int }

// Head is where the parts of a call stand that is given a text and a table: scenario "…" { game = "…" }.
type Head struct {
	Text   Span            // with its quotes
	Table  Span            // with its braces
	Fields map[string]Span // each with its name and the comma behind it
}

// HeadOf finds the first call of a word that stands by itself at the outermost level and is given a text and a table.
// It is nil where there is none.
func HeadOf(name, source, word string) *Head {
	t, err := scan(name, source)
	if err != nil {
		return nil
	}
	c := &cutter{tokens: t, source: source, starts: lineStarts(source), words: []string{word}}
	depth := 0
	for i := range c.list {
		switch tok := &c.list[i]; {
		case opens(tok.kind):
			depth++
		case closes(tok.kind):
			depth--
		case depth == 0 && tok.kind == parse.TIdent && tok.text == word && i+2 < len(c.list) &&
			c.list[i+1].kind == parse.TString && c.list[i+2].kind == '{':
			return c.head(i + 1)
		}
	}
	return nil
}

// head reads the text that stands at a token, and the table behind it.
func (c *cutter) head(text int) *Head {
	h := &Head{Fields: map[string]Span{}}
	h.Text = Span{c.offset(text), c.offset(text + 1)}
	h.Text.To = h.Text.From + len(strings.TrimRight(c.source[h.Text.From:h.Text.To], " \t\r\n"))
	depth, field, from := 0, "", 0
	begins := false // a field of the table may begin here
	for i := text + 1; i < len(c.list); i++ {
		tok := &c.list[i]
		parts := tok.kind == ',' || tok.kind == ';'
		if depth == 1 && field != "" && (parts || tok.kind == '}') {
			to := c.offset(i)
			if parts {
				to++
			}
			h.Fields[field] = Span{from, to}
			field = ""
		}
		switch {
		case opens(tok.kind):
			depth++
		case closes(tok.kind):
			depth--
		}
		if depth == 0 {
			h.Table = Span{c.offset(text + 1), c.offset(i) + 1}
			return h
		}
		if begins && tok.kind == parse.TIdent && i+1 < len(c.list) && c.list[i+1].kind == '=' {
			field, from = tok.text, c.offset(i)
		}
		begins = depth == 1 && (parts || tok.kind == '{')
	}
	return nil
}
