package sandbox

import (
	"slices"

	lua "github.com/yuin/gopher-lua"
	"github.com/yuin/gopher-lua/ast"

	"tablereferee/engine"
)

// Words that a script only says, such as expect: what they check must be reached. So they are called where they stand,
// under their own name and no other, and each call tells when it is reached. What is done in a line of its own, such as
// a move, must be reached as well: the first such line of a block that may not run tells it.

// guardSaid stands around such a word where it is called.
const guardSaid = "(said)"

// Said marks words that a script only calls. It gives the words themselves.
func (w *Globals) Said(names ...string) *Globals {
	w.said = map[string]bool{}
	for _, name := range names {
		w.said[name] = true
	}
	return w
}

// Reached says whether a call of a program was reached in a run: one of a word that is only said, counted as Calls
// gives them.
func Reached(L *lua.LState, p *Program, nth int) bool {
	r := runOf(L)
	return r != nil && r.reached[reached{p.name, nth}]
}

// reached is a call of a program.
type reached struct {
	program string
	nth     int
}

// saying walks the name of a function that is called.
func (r *resolver) saying(e ast.Expr) ast.Expr {
	if name, ok := e.(*ast.IdentExpr); ok {
		r.called = name
	}
	return r.expr(e)
}

// noted puts the guard around a word that is only said.
func (r *resolver) noted(call *ast.FuncCallExpr, name *ast.IdentExpr) {
	if !r.words.said[name.Value] {
		return
	}
	call.Func = r.guard(guardSaid, call.Line(), name, r.nthCall(call.Line()))
}

// nthCall is the number of the last call, as a value of the script.
func (r *resolver) nthCall(line int) ast.Expr {
	nth := &ast.NumberExpr{Value: numberText(float64(len(r.calls) - 1))}
	nth.SetLine(line)
	r.constant(true, nth.Value)
	return nth
}

// surely notes the functions that a word which is only said is given: it runs them.
func (r *resolver) surely(e *ast.FuncCallExpr) {
	name, ok := e.Func.(*ast.IdentExpr)
	if !ok || !r.words.said[name.Value] {
		return
	}
	for _, a := range e.Args {
		if fn, ok := a.(*ast.FunctionExpr); ok {
			if r.sure == nil {
				r.sure = map[*ast.FunctionExpr]bool{}
			}
			r.sure[fn] = true
		}
	}
}

// deed is what a sentence does, as the script names it, where it is a word of the host or one said of a value:
// ann:plays. It is empty for others, and for what is behind a word that tells itself when it is reached.
func (r *resolver) deed(s ast.Stmt) string {
	stmt, ok := s.(*ast.FuncCallStmt)
	if !ok {
		return ""
	}
	call, ok := stmt.Expr.(*ast.FuncCallExpr)
	switch {
	case !ok:
		return ""
	case call.Func == nil:
		if of := expression(call.Receiver); of != "" {
			return of + ":" + call.Method
		}
		return ""
	}
	name, ok := call.Func.(*ast.IdentExpr)
	if !ok || !r.words.known[name.Value] || r.words.said[name.Value] || slices.Contains(libraryNames, name.Value) ||
		r.local(name.Value) {
		return ""
	}
	return name.Value
}

// noting makes the sentence that tells that what a line does is reached.
func (r *resolver) noting(line int, deed string) ast.Stmt {
	r.calls = append(r.calls, Call{Name: deed, Line: line, Inner: r.fn.outer != nil, Deed: true})
	yes := &ast.TrueExpr{}
	yes.SetLine(line)
	s := &ast.FuncCallStmt{Expr: r.guard(guardSaid, line, yes, r.nthCall(line))}
	s.SetLine(line)
	return s
}

// leaves says whether a sentence may end the block in which it stands before its end.
func leaves(s ast.Stmt, loop bool) bool {
	any := func(stmts []ast.Stmt, loop bool) bool {
		return slices.ContainsFunc(stmts, func(s ast.Stmt) bool { return leaves(s, loop) })
	}
	switch s := s.(type) {
	case *ast.ReturnStmt:
		return true
	case *ast.BreakStmt:
		return !loop
	case *ast.DoBlockStmt:
		return any(s.Stmts, loop)
	case *ast.IfStmt:
		return any(s.Then, loop) || any(s.Else, loop)
	case *ast.WhileStmt:
		return any(s.Stmts, true)
	case *ast.RepeatStmt:
		return any(s.Stmts, true)
	case *ast.NumberForStmt:
		return any(s.Stmts, true)
	case *ast.GenericForStmt:
		return any(s.Stmts, true)
	}
	return false
}

// onlySaid refuses a word that is only said where it stands for a value: under another name nobody would see whether it
// is reached.
func (r *resolver) onlySaid(e *ast.IdentExpr) {
	if r.words.said[e.Value] && r.called != e {
		r.failf(e.Line(), r.tokens.column(e.Line(), e.Value), noHint,
			"%s is no value: it is said where it checks something, %[1]s(…)",
			"%s n'est pas une valeur : cela se dit là où quelque chose est vérifié, %[1]s(…)", e.Value)
	}
}

// keptWords refuses local names that are words: the script would read as if it said what the word says.
func (r *resolver) keptWords(line int, names []string) {
	if i := slices.IndexFunc(names, func(name string) bool { return r.words.known[name] }); i >= 0 {
		r.faultf(Renamed, names[i], line, engine.Text{"choose another name", "choisissez un autre nom"},
			"%s is a word of the language and cannot be given another meaning",
			"%s est un mot du langage et ne peut pas recevoir un autre sens")
	}
}

// said notes that a word is said, and gives it.
func said(L *lua.LState) int {
	nth, _ := L.Get(2).(lua.LNumber)
	file, _ := Where(L)
	if r := runOf(L); r != nil {
		if r.reached == nil {
			r.reached = map[reached]bool{}
		}
		r.reached[reached{file, int(nth)}] = true
	}
	L.SetTop(1)
	return 1
}
