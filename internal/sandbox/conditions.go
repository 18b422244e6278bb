package sandbox

import (
	"slices"

	lua "github.com/yuin/gopher-lua"
	"github.com/yuin/gopher-lua/ast"

	"tablereferee/engine"
)

// Conditions: what stands behind if, while, until, not and assert. One that could not be false says nothing and is an
// error.

// guardAbout stands around what type and tostring are said of, in a comparison.
const guardAbout = "(about)" // a, in type(a) == "…"

// condition walks a value of which only is asked whether it is true. A number of the game is no such value: it would
// always be true, and so is a text or a number of the script.
func (r *resolver) condition(e ast.Expr) ast.Expr {
	r.decided(e)
	if both, ok := e.(*ast.LogicalOpExpr); ok {
		r.constantly(both.Lhs)
		r.constantly(both.Rhs)
		return r.joining(both, r.condition, r.condition)
	}
	return r.asked(e)
}

// chooses walks what stands before "and" and "or" where a value is made: in  a and x or y  only a is a condition, and x
// is a value.
func (r *resolver) chooses(e ast.Expr) ast.Expr {
	if both, ok := e.(*ast.LogicalOpExpr); ok {
		r.joined(both)
		if both.Operator == "and" {
			return r.joining(both, r.chooses, r.expr)
		}
		return r.joining(both, r.chooses, r.chooses)
	}
	return r.asked(e)
}

// joining walks both sides of "and" or "or".
func (r *resolver) joining(both *ast.LogicalOpExpr, left, right func(ast.Expr) ast.Expr) ast.Expr {
	if r.depth++; r.depth > maxNesting {
		r.tooDeep(both.Line())
	}
	if r.err == nil {
		both.Lhs, both.Rhs = left(both.Lhs), right(both.Rhs)
	}
	r.depth--
	return both
}

// asked walks a value that is asked whether it is true.
func (r *resolver) asked(e ast.Expr) ast.Expr {
	return r.told(r.expr(e), e)
}

// told puts the guard around a value that is asked whether it is true, with the value that it is looked up in: what an
// object of the game has is always there, and so is a word of the language.
func (r *resolver) told(walked, e ast.Expr) ast.Expr {
	switch e.(type) {
	case *ast.IdentExpr, *ast.AttrGetExpr, *ast.FuncCallExpr:
		if owner := r.owner(e); owner != nil {
			return r.guard(guardTruth, e.Line(), walked, owner)
		}
		return r.guard(guardTruth, e.Line(), walked)
	}
	return walked
}

// owner gives once more what a value is looked up in, or a value itself that the script keeps under the name of what a
// word gave: where that is an object of the game, the value is always there. A name alone may be what a function was
// given, or not. nil where neither is told.
func (r *resolver) owner(e ast.Expr) ast.Expr {
	switch e := e.(type) {
	case *ast.IdentExpr:
		if r.words.known[e.Value] && !r.local(e.Value) || r.keeps(e.Value) && !r.parameter(e.Value) {
			return r.again(e)
		}
	case *ast.AttrGetExpr:
		return r.again(e.Object)
	}
	return nil
}

// again gives a name a second time, nil where an expression is more than a name.
func (r *resolver) again(e ast.Expr) ast.Expr {
	name, ok := e.(*ast.IdentExpr)
	if !ok {
		return nil
	}
	twin := &ast.IdentExpr{Value: name.Value}
	twin.SetLine(name.Line())
	return r.expr(twin)
}

// decided refuses a condition that is true whatever happens.
func (r *resolver) decided(e ast.Expr) {
	what := engine.Text{}
	switch e := e.(type) {
	case *ast.StringExpr, *ast.StringConcatOpExpr:
		what = engine.Text{"a text", "un texte"}
	case *ast.NumberExpr, *ast.ArithmeticOpExpr, *ast.UnaryMinusOpExpr, *ast.UnaryLenOpExpr:
		what = engine.Text{"a number", "un nombre"}
	case *ast.TableExpr:
		what = engine.Text{"a table", "une table"}
	case *ast.FunctionExpr:
		what = engine.Text{"a function", "une fonction"}
	case *ast.FuncCallExpr:
		if !r.naming(e) {
			return
		}
		what = engine.Text{"a text", "un texte"}
	case *ast.NilExpr:
		r.failf(e.Line(), 0, noHint, "nil is never true, so this says nothing",
			"nil n'est jamais vrai, et ceci ne dit rien")
		return
	default:
		return
	}
	r.failf(e.Line(), 0,
		engine.Text{`a condition compares: name == "Ann" or name == "Ben"; what is so in the game is asked by expect(…)`,
			`une condition compare : name == "Ann" or name == "Ben" ; ce qui est vrai dans la partie se demande par expect(…)`},
		"%s is always true as a condition, so this says nothing",
		"%s comme condition est toujours vrai, et ceci ne dit rien", what)
}

// asserted walks what assert is given: a condition like any other, but that true there could not fail. Of a call all is
// passed on, and assert looks at the first itself.
func (r *resolver) asserted(e ast.Expr) ast.Expr {
	switch e.(type) {
	case *ast.TrueExpr:
		r.failf(e.Line(), 0, gameHint("userdata", ""), "assert(true) could not fail, so this says nothing",
			"assert(true) ne peut pas échouer, et ceci ne dit rien")
	case *ast.NilExpr, *ast.FalseExpr: // this is how a script ends where it should not be
		return r.expr(e)
	case *ast.FuncCallExpr, *ast.Comma3Expr:
		r.decided(e)
		return r.expr(e)
	}
	return r.condition(e)
}

// naming says whether an expression is type(…) or tostring(…).
func (r *resolver) naming(e ast.Expr) bool {
	call, ok := e.(*ast.FuncCallExpr)
	if !ok || call.Func == nil {
		return false
	}
	name, ok := call.Func.(*ast.IdentExpr)
	return ok && (name.Value == "type" || name.Value == "tostring") && !r.local(name.Value)
}

// spoken puts the guard into type(x) and tostring(x) where they are compared: of an object of the game they say its
// name and its kind, which never change. A name alone may be what a function was given, which may be a text, too.
func (r *resolver) spoken(e ast.Expr) ast.Expr {
	if !r.naming(e) {
		return e
	}
	call := e.(*ast.FuncCallExpr)
	if len(call.Args) != 1 {
		return e
	}
	x := call.Args[0]
	if owner := r.owner(x); owner != nil {
		call.Args[0] = r.guard(guardAbout, x.Line(), x, owner)
	} else if said, ok := x.(*ast.FuncCallExpr); ok && said.Method != "" {
		call.Args[0] = r.guard(guardAbout, x.Line(), x)
	}
	return e
}

// keeps says whether a local name is one under which the file keeps what a word of the host gave, such as a player.
func (r *resolver) keeps(name string) bool {
	for word, names := range r.named {
		if !slices.Contains(libraryNames, word) && slices.Contains(names, name) {
			return true
		}
	}
	return false
}

// truth stands around a condition and gives it back. Behind it stands the value that it is looked up in, if any.
func truth(L *lua.LState) int {
	condition(L, L.Get(1))
	if _, ofGame := L.Get(2).(*lua.LUserData); ofGame && lua.LVAsBool(L.Get(1)) {
		undecided(L, noCondition)
	}
	L.SetTop(1)
	return 1
}

// about stands around what type or tostring is said of, and gives it back.
func about(L *lua.LState) int {
	_, object := L.Get(1).(*lua.LUserData)
	_, ofGame := L.Get(2).(*lua.LUserData)
	if object && L.GetTop() == 1 || ofGame {
		undecided(L, noName)
	}
	L.SetTop(1)
	return 1
}

// noName is why the text and the type of an object of the game are nothing to compare.
var noName = &Reason{
	Msg: engine.Text{"the text and the type of an object of the game are always the same, so this says nothing",
		"le texte et le type d'un objet du jeu sont toujours les mêmes, et ceci ne dit rien"},
	Hint: gameHint("userdata", ""),
}

// undecided ends the script at a condition that could not be otherwise.
func undecided(L *lua.LState, why *Reason) {
	file, line := Where(L)
	raise(&Error{File: file, Line: line, Msg: why.Msg, Hint: why.Hint})
}
