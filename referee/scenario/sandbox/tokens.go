package sandbox

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/yuin/gopher-lua/ast"
	"github.com/yuin/gopher-lua/parse"
)

// maxNesting bounds how deep brackets, blocks and expressions stand inside one another. Compiling recurses once or a few
// times per level, and a goroutine that outgrows its stack takes the whole process down.
const maxNesting = 200

// token is one word, number, text or sign of a source.
type token struct {
	kind      int
	line, col int
	text      string
}

// tokens is a source cut into tokens by the scanner of the parser itself, so the two never disagree. It exists for the
// checks that come before parsing, and because the syntax tree knows lines only: columns come from here.
type tokens struct {
	file string
	list []token

	// unbalanced is the first bracket or block that does not close as it should. It is kept until the parser has
	// failed: an earlier mistake explains more.
	unbalanced *Error
}

// blocks maps each word or sign that opens to the one that closes it.
var blocks = map[int]struct {
	by   int
	text string
}{
	'(': {')', ")"}, '{': {'}', "}"}, '[': {']', "]"},
	parse.TFunction: {parse.TEnd, "end"},
	parse.TDo:       {parse.TEnd, "end"},
	parse.TIf:       {parse.TEnd, "end"},
	parse.TRepeat:   {parse.TUntil, "until"},
}

// scan cuts a source into tokens and refuses what the parser should not see.
func scan(file, source string) (*tokens, error) {
	t := &tokens{file: file, list: make([]token, 0, len(source)/4)}
	scanner := parse.NewScanner(strings.NewReader(source), file)
	lexer := &parse.Lexer{}
	var open []token
	for {
		tok, err := scanner.Scan(lexer)
		if err != nil {
			return nil, t.lexError(source, tok, err)
		}
		if tok.Type == parse.EOF {
			break
		}
		lexer.PrevTokenType = tok.Type
		here := token{kind: tok.Type, line: tok.Pos.Line, col: tok.Pos.Column, text: tok.Str}
		if len(t.list) == maxTokens {
			return nil, t.errorAt(here, "the script is too long: more than %d words and signs", maxTokens)
		}
		t.list = append(t.list, here)

		switch tok.Type {
		case '(', '{', '[', parse.TFunction, parse.TDo, parse.TIf, parse.TRepeat:
			if len(open) == maxNesting {
				return nil, t.errorAt(here, "brackets and blocks stand in one another too deeply: more than %d levels", maxNesting)
			}
			open = append(open, here)
		case ')', '}', ']', parse.TEnd, parse.TUntil:
			if t.unbalanced != nil {
				break
			}
			if len(open) == 0 {
				t.unbalanced = t.errorAt(here, "%s closes nothing: nothing is open here", here.text)
				break
			}
			last := open[len(open)-1]
			if blocks[last.kind].by != here.kind {
				t.unbalanced = t.errorAt(here, "%s stands where the %s of line %d must first be closed with %s",
					here.text, last.text, last.line, blocks[last.kind].text)
				break
			}
			open = open[:len(open)-1]
		case parse.TNumber:
			if why := badNumber(here.text); why != "" {
				return nil, t.errorAt(here, "%s", why)
			}
		case parse.TGoto, parse.T2Colon:
			return nil, t.errorAt(here, "goto and its labels are not part of the scenario language")
		}
	}
	if t.unbalanced == nil && len(open) > 0 {
		last := open[len(open)-1]
		t.unbalanced = t.errorAt(last, "%s is never closed: %s is missing", last.text, blocks[last.kind].text)
	}
	return t, nil
}

// badNumber says what is wrong with a number; empty where nothing is. The compiler reads a malformed number as "not a
// number" without a word, and one that begins with zeros as octal.
func badNumber(text string) string {
	if len(text) > 40 {
		return "this number has too many digits"
	}
	if len(text) > 1 && text[0] == '0' && '0' <= text[1] && text[1] <= '9' {
		return "a number cannot begin with more than one 0"
	}
	if _, err := strconv.ParseInt(text, 0, 64); err == nil {
		return ""
	}
	if _, err := strconv.ParseFloat(text, 64); err != nil {
		return text + " is not a number"
	}
	return ""
}

// errorAt makes an error at a token.
func (t *tokens) errorAt(at token, format string, args ...any) *Error {
	return &Error{File: t.file, Line: at.line, Col: at.col, Msg: fmt.Sprintf(format, args...)}
}

// strangers are characters that often stand in a script by mistake, with what to write instead.
var strangers = map[rune]string{
	'!':      "write ~= for not equal and not for the opposite",
	'&':      "write and",
	'|':      "write or",
	'~':      "write ~= for not equal",
	'“':      "write straight quotes \"",
	'”':      "write straight quotes \"",
	'„':      "write straight quotes \"",
	'«':      "write straight quotes \"",
	'»':      "write straight quotes \"",
	'‘':      "write a straight quote '",
	'’':      "write a straight quote '",
	'\u00a0': "this is a space that only looks like one: type it again",
}

// lexError puts an error of the scanner into our form.
func (t *tokens) lexError(source string, tok ast.Token, err error) *Error {
	at := token{line: tok.Pos.Line, col: tok.Pos.Column}
	failure, ok := err.(*parse.Error)
	if !ok || at.line < 1 {
		at.line, at.col = 1+strings.Count(source, "\n"), 0
	}
	if !ok {
		return t.errorAt(at, "%s", plain(err.Error()))
	}
	switch {
	case strings.HasPrefix(failure.Message, "Invalid"):
		c := runeAt(source, at)
		e := t.errorAt(at, "%s", plain(fmt.Sprintf("%c cannot stand here", c)))
		if e.Hint = strangers[c]; e.Hint == "" && c >= utf8.RuneSelf {
			e.Hint = "names are made of plain letters, digits and _; accents belong inside quotes"
		}
		return e
	case strings.Contains(failure.Message, "multiline comment"):
		return t.errorAt(at, "the comment that begins here has no end: ]] is missing")
	case strings.Contains(failure.Message, "multiline string"):
		return t.errorAt(at, "the text that begins here has no end: ]] is missing")
	case strings.Contains(failure.Message, "unterminated string"):
		e := t.errorAt(at, "the text that begins here has no closing quote on its line")
		e.Hint = "a text of several lines stands between [[ and ]]"
		return e
	case strings.Contains(failure.Message, "hexadecimal"):
		return t.errorAt(at, "0x must be followed by hexadecimal digits")
	}
	return t.errorAt(at, "%s", plain(failure.Message))
}

// runeAt gives the character of a source at a position.
func runeAt(source string, at token) rune {
	for line := 1; line < at.line; line++ {
		_, source, _ = strings.Cut(source, "\n")
	}
	if at.col < 1 || at.col > len(source) {
		return utf8.RuneError
	}
	c, _ := utf8.DecodeRuneInString(source[at.col-1:])
	return c
}

// parseError puts an error of the parser into our form; nil where there is none.
func (t *tokens) parseError(err error) error {
	if err == nil {
		if t.unbalanced != nil {
			return t.unbalanced
		}
		return nil
	}
	failure, ok := err.(*parse.Error)
	if !ok {
		return &Error{File: t.file, Line: 1, Msg: plain(err.Error())}
	}
	// The parser tells where the token ends at which it gave up, or that it was at the end of the file.
	gaveUp := len(t.list)
	for i, tok := range t.list {
		if at := failure.Pos; tok.line < at.Line || tok.line == at.Line && tok.col <= at.Column {
			gaveUp = i
		}
	}
	at := token{line: 1}
	if len(t.list) > 0 {
		at = t.list[min(gaveUp, len(t.list)-1)]
	}
	if u := t.unbalanced; u != nil && (gaveUp == len(t.list) || u.Line < at.line || u.Line == at.line && u.Col <= at.col) {
		return u
	}
	switch {
	case failure.Message == "parse error":
		// It is the sentence before this token that is none.
		return t.errorAt(t.list[max(gaveUp-1, 0)], "this is not a whole sentence: a value alone does nothing")
	case strings.Contains(failure.Message, "ambiguous"):
		return t.errorAt(at, "it is unclear whether this ( begins a sentence or calls what stands before it")
	case gaveUp == len(t.list):
		return t.errorAt(at, "the script ends in the middle of a sentence")
	case at.kind == parse.TString:
		return t.errorAt(at, "%s is not expected here", plain(strconv.Quote(clip(at.text, 40))))
	}
	return t.errorAt(at, "%s is not expected here", plain(clip(at.text, 40)))
}

// clip shortens a text for a message.
func clip(text string, n int) string {
	if len(text) <= n {
		return text
	}
	return strings.ToValidUTF8(text[:n], "") + "…"
}

// column finds where a name stands in a line, for errors about a name that the syntax tree places by line only. It skips
// names after a dot or a colon, which are not names of their own, and prefers one that is not the key of a table.
func (t *tokens) column(line int, name string) int {
	col := 0
	for i, tok := range t.list {
		if tok.line < line || tok.kind != parse.TIdent || tok.text != name {
			continue
		}
		if tok.line > line {
			break
		}
		if i > 0 && (t.list[i-1].kind == '.' || t.list[i-1].kind == ':') {
			continue
		}
		key := i+1 < len(t.list) && t.list[i+1].kind == '='
		if !key {
			return tok.col
		}
		if col == 0 {
			col = tok.col
		}
	}
	return col
}
