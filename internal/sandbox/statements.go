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
	for _, word := range t.list {
		for at+1 < len(out) && word.line >= out[at+1].First {
			at++
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
