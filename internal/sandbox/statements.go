package sandbox

import (
	"slices"
	"strings"

	"github.com/yuin/gopher-lua/ast"
	"github.com/yuin/gopher-lua/parse"
)

// Statement is one of the sentences of which a file is made, those within others left aside.
type Statement struct {
	First, Last int      // its lines
	Locals      []string // the local names that it gives
	Names       []string // all names that stand in it, each once
	Word        string   // the name that it begins with, or that a local name is given the value of; often empty
	Of          string   // what stands behind that: ":", ".", "(", "{", a text, or anything else
	Block       bool     // it begins with a word such as for, if or do
}

// Statements gives the sentences of a file that Compile takes, in their order.
func Statements(name, source string) ([]Statement, error) {
	source = strings.TrimPrefix(source, "\ufeff")
	t, err := scan(name, source)
	if err != nil {
		return nil, err
	}
	chunk, err := parse.Parse(strings.NewReader(source), name)
	if failure := t.parseError(err); failure != nil {
		return nil, failure
	}
	out := make([]Statement, len(chunk))
	for i, s := range chunk {
		out[i].First = s.Line()
		switch s := s.(type) {
		case *ast.LocalAssignStmt:
			out[i].Locals = s.Names
		case *ast.FuncCallStmt:
			out[i].First = s.Expr.Line()
		}
	}
	at := 0
	for i, word := range t.list {
		for at+1 < len(out) && word.line >= out[at+1].First {
			at++
		}
		if at < len(out) && out[at].Last == 0 {
			out[at].begins(t.list[i:])
		}
		if at < len(out) {
			s := &out[at]
			s.Last = word.line
			if word.kind == parse.TIdent && !slices.Contains(s.Names, word.text) {
				s.Names = append(s.Names, word.text)
			}
		}
	}
	return out, nil
}

// begins notes how a sentence begins.
func (s *Statement) begins(words []token) {
	if words[0].kind == parse.TLocal {
		i := slices.IndexFunc(words, func(w token) bool { return w.kind == '=' })
		if i < 0 || i+1 == len(words) || words[i].line > s.First+len(s.Locals) {
			return
		}
		words = words[i+1:]
	}
	switch words[0].kind {
	case parse.TIdent:
		s.Word = words[0].text
		if len(words) > 1 {
			s.Of = words[1].text
			if words[1].kind == parse.TString {
				s.Of = `"`
			}
		}
	default:
		s.Block = words[0].kind != parse.TFunction && opens(words[0].kind) || words[0].kind == parse.TFor ||
			words[0].kind == parse.TWhile
	}
}
