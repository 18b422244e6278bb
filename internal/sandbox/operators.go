package sandbox

import (
	"strconv"

	"github.com/yuin/gopher-lua/ast"

	"tablereferee/engine"
)

// What operators are given: comparisons, conditions, texts put together. Where a script means something else than they
// do, it is told.

// relation walks a comparison. Two values are put in order in one instruction however long they are, and an object of
// the game is compared with nothing; both is seen to here. Two numbers need neither, and whether something is nil is
// asked like a condition.
func (r *resolver) relation(e *ast.RelationalOpExpr) ast.Expr {
	r.compares(e)
	if isEquality(e) && (isNil(e.Lhs) || isNil(e.Rhs)) {
		for _, side := range []*ast.Expr{&e.Lhs, &e.Rhs} {
			if !isNil(*side) {
				r.decided(*side)
				*side = r.asked(*side)
			}
		}
		return e
	}
	left, right := isNumber(e.Lhs), isNumber(e.Rhs)
	e.Lhs, e.Rhs = r.spoken(r.expr(e.Lhs)), r.spoken(r.expr(e.Rhs))
	switch {
	case left && right:
		return e
	case !isEquality(e):
		if !left && !right {
			e.Lhs = r.guard(guardCompare, e.Line(), e.Lhs)
		}
		return e
	}
	same := r.guard(guardEqual, e.Line(), e.Lhs, e.Rhs)
	if e.Operator == "==" {
		return same
	}
	not := &ast.UnaryNotOpExpr{Expr: same}
	not.SetLine(e.Line())
	return not
}

// joined refuses "Punch" or "Kick": of two names it takes one, and the other is never looked at.
func (r *resolver) joined(e *ast.LogicalOpExpr) {
	if text, ok := e.Lhs.(*ast.StringExpr); ok {
		r.failf(e.Line(), 0, engine.Text{"write a line for each", "écrivez une ligne pour chacun"},
			"%s joins conditions and no names: of %s and what is behind it only one would be looked at",
			"%s relie des conditions et non des noms : de %s et de ce qui suit, un seul serait regardé", e.Operator,
			strconv.Quote(clip(text.Value, 40)))
	}
}

// counted walks a number by which a loop counts.
func (r *resolver) counted(guard string, e ast.Expr) ast.Expr {
	if n, plain := e.(*ast.NumberExpr); plain && !(guard == guardStep && zero(n)) {
		return r.expr(e)
	}
	return r.guard(guard, e.Line(), r.expr(e))
}

// zero says whether a number is written as nothing.
func zero(n *ast.NumberExpr) bool {
	x, ok := parseNumber(n.Value, 10)
	return ok && x == 0
}

// isEquality says whether a comparison is == or ~=.
func isEquality(e *ast.RelationalOpExpr) bool { return e.Operator == "==" || e.Operator == "~=" }

// isNumber says whether an expression is a number as it stands or one that the script works out.
func isNumber(e ast.Expr) bool {
	switch e.(type) {
	case *ast.NumberExpr, *ast.ArithmeticOpExpr, *ast.UnaryMinusOpExpr, *ast.UnaryLenOpExpr:
		return true
	}
	return false
}

func isNil(e ast.Expr) bool {
	_, none := e.(*ast.NilExpr)
	return none
}

// join turns a chain of .. into one call, so that joining n texts copies each of them once and nests nothing.
func (r *resolver) join(e *ast.StringConcatOpExpr) ast.Expr {
	parts := []ast.Expr{r.expr(e.Lhs)}
	rest := e.Rhs
	for {
		next, ok := rest.(*ast.StringConcatOpExpr)
		if !ok {
			break
		}
		parts = append(parts, r.expr(next.Lhs))
		rest = next.Rhs
	}
	parts = append(parts, r.expr(rest))
	if len(parts) > maxList {
		r.failf(e.Line(), 0, engine.Text{"use table.concat", "employez table.concat"},
			"more than %d texts are joined with .. in one go", "plus de %d textes sont joints d'un coup avec ..",
			maxList)
	}
	// The last argument of a call may bring several values, an operand only one.
	switch last := parts[len(parts)-1].(type) {
	case *ast.FuncCallExpr:
		last.AdjustRet = true
	}
	return r.guard(guardJoin, e.Line(), parts...)
}
