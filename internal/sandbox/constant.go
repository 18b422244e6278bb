package sandbox

import (
	"slices"

	"github.com/yuin/gopher-lua/ast"

	"tablereferee/engine"
)

// What a script works out of nothing but itself: a comparison or a condition of that kind is the same whatever happens.

// furthest is how deep such an expression is looked into.
const furthest = 12

// constantly refuses a constant where a condition is negated or joined with another.
func (r *resolver) constantly(e ast.Expr) {
	r.decided(e)
	if written(e, furthest) {
		r.failf(e.Line(), 0, gameHint("userdata", ""),
			"this condition is the same whatever happens, so it says nothing",
			"cette condition est la même quoi qu'il arrive, et elle ne dit rien")
	}
}

// compares refuses a comparison that could not come out otherwise.
func (r *resolver) compares(e *ast.RelationalOpExpr) {
	switch {
	case written(e.Lhs, furthest) && written(e.Rhs, furthest):
		r.failf(e.Line(), 0, gameHint("userdata", ""), "both sides are written here, so this comparison says nothing",
			"les deux côtés sont écrits ici, et cette comparaison ne dit rien")
	case alike(e.Lhs, e.Rhs, furthest):
		r.failf(e.Line(), 0, gameHint("userdata", ""), "both sides are the same, so this comparison says nothing",
			"les deux côtés sont les mêmes, et cette comparaison ne dit rien")
	case isEquality(e) && (made(e.Lhs) || made(e.Rhs)):
		r.failf(e.Line(), 0, engine.Text{`the cards that lie somewhere are expected: expect(ann.hand):is { "…" }`,
			`on dit par expect(…) quelles cartes sont à un endroit : expect(ann.hand):is { "…" }`},
			"what is made here is equal to nothing else, so this comparison says nothing",
			"ce qui est créé ici n'est égal à rien d'autre, et cette comparaison ne dit rien")
	}
}

// made says whether an expression makes a table or a function.
func made(e ast.Expr) bool {
	switch e.(type) {
	case *ast.TableExpr, *ast.FunctionExpr:
		return true
	}
	return false
}

// written says whether an expression is written out and worked out of nothing else.
func written(e ast.Expr, deep int) bool {
	parts, ok := operands(e)
	return ok && deep > 0 && !slices.ContainsFunc(parts, func(p ast.Expr) bool { return !written(p, deep-1) })
}

// operands gives what an expression is worked out of; false for a name, a call and what is looked up.
func operands(e ast.Expr) ([]ast.Expr, bool) {
	switch e := e.(type) {
	case *ast.NilExpr, *ast.TrueExpr, *ast.FalseExpr, *ast.NumberExpr, *ast.StringExpr:
		return nil, true
	case *ast.UnaryMinusOpExpr:
		return []ast.Expr{e.Expr}, true
	case *ast.UnaryNotOpExpr:
		return []ast.Expr{e.Expr}, true
	case *ast.UnaryLenOpExpr:
		return []ast.Expr{e.Expr}, true
	case *ast.ArithmeticOpExpr:
		return []ast.Expr{e.Lhs, e.Rhs}, true
	case *ast.StringConcatOpExpr:
		return []ast.Expr{e.Lhs, e.Rhs}, true
	case *ast.RelationalOpExpr:
		return []ast.Expr{e.Lhs, e.Rhs}, true
	case *ast.LogicalOpExpr:
		return []ast.Expr{e.Lhs, e.Rhs}, true
	}
	return nil, false
}

// alike says whether two expressions are written the same and give the same: a call may give something else each time.
func alike(a, b ast.Expr, deep int) bool {
	if deep == 0 {
		return false
	}
	switch a := a.(type) {
	case *ast.IdentExpr:
		b, ok := b.(*ast.IdentExpr)
		return ok && a.Value == b.Value
	case *ast.AttrGetExpr:
		b, ok := b.(*ast.AttrGetExpr)
		return ok && alike(a.Object, b.Object, deep-1) && alike(a.Key, b.Key, deep-1)
	}
	parts, ok := operands(a)
	others, also := operands(b)
	if !ok || !also || sign(a) != sign(b) || len(parts) != len(others) {
		return false
	}
	for i := range parts {
		if !alike(parts[i], others[i], deep-1) {
			return false
		}
	}
	return true
}

// sign is the constant that an expression is, or the sign by which it is worked out of others.
func sign(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.NilExpr:
		return "nil"
	case *ast.TrueExpr:
		return "true"
	case *ast.FalseExpr:
		return "false"
	case *ast.NumberExpr:
		return e.Value
	case *ast.StringExpr:
		return `"` + e.Value
	case *ast.UnaryMinusOpExpr:
		return "minus"
	case *ast.UnaryNotOpExpr:
		return "not"
	case *ast.UnaryLenOpExpr:
		return "#"
	case *ast.ArithmeticOpExpr:
		return e.Operator
	case *ast.StringConcatOpExpr:
		return ".."
	case *ast.RelationalOpExpr:
		return e.Operator
	case *ast.LogicalOpExpr:
		return e.Operator
	}
	return ""
}
