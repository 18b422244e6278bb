package main

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"
)

// helpers are the functions that stand for an operator and its mutant.
var helpers = map[token.Token]string{
	token.LSS: "Less", token.LEQ: "AtMost", token.GTR: "More", token.GEQ: "AtLeast", token.ADD: "Plus",
	token.SUB: "Minus",
}

func (d *finder) binary(b *ast.BinaryExpr) {
	if d.p.info.Types[b].Value != nil {
		return
	}
	switch b.Op {
	case token.LAND, token.LOR:
		d.connective(b)
	case token.EQL, token.NEQ:
		if !d.negatedAlready(b) {
			d.wrap("negate", b, "((", ") != schema.At(%d))")
		}
	case token.LSS, token.LEQ, token.GTR, token.GEQ, token.ADD, token.SUB:
		op := "boundary"
		if b.Op == token.ADD || b.Op == token.SUB {
			if t, ok := d.p.info.Types[b].Type.Underlying().(*types.Basic); !ok || t.Info()&types.IsNumeric == 0 {
				return
			}
			op = "other-way"
		}
		from, at, to, width := b.Pos(), b.OpPos, b.End(), token.Pos(len(b.Op.String()))
		d.add(op, from, to, func(id int) []edit {
			return append(d.p.around(from, to, fmt.Sprintf("schema.%s(%d, ", helpers[b.Op], id), ")"),
				d.p.replace(at, at+width, ","))
		})
	}
}

// connective: "and" for "or", and either side left out.
func (d *finder) connective(b *ast.BinaryExpr) {
	from, to := b.Pos(), b.End()
	// By de Morgan, "a and b" with both sides and the whole turned round is "a or b"; nothing is evaluated twice.
	d.add("and↔or", from, to, func(id int) []edit {
		turn := fmt.Sprintf(") != schema.At(%d))", id)
		edits := d.p.around(from, to, "((", turn)
		edits = append(edits, d.p.around(b.X.Pos(), b.X.End(), "((", turn)...)
		return append(edits, d.p.around(b.Y.Pos(), b.Y.End(), "((", turn)...)
	})
	for _, side := range []struct {
		op string
		e  ast.Expr
	}{{"drop-left", b.X}, {"drop-right", b.Y}} {
		after := ") || schema.At(%d))"
		if b.Op == token.LOR {
			after = ") && !schema.At(%d))"
		}
		d.add(side.op, from, to, func(id int) []edit {
			return d.p.around(side.e.Pos(), side.e.End(), "((", number(after, id))
		})
	}
}

// literal: a number one more and one less.
func (d *finder) literal(l *ast.BasicLit) {
	if l.Kind != token.INT || d.constantPlace(l) {
		return
	}
	if d.p.info.Types[l].Value.Kind() != constant.Int {
		return // it stands for a fraction
	}
	v, ok := constant.Int64Val(d.p.info.Types[l].Value)
	name := d.typeName(d.p.info.Types[l].Type)
	if !ok || v > 100_000 || name == "" {
		return
	}
	for _, x := range []struct {
		op string
		v  int64
		ok bool
	}{{"one-more", v + 1, true}, {"one-less", v - 1, v > 0}} {
		if x.ok {
			d.wrap(x.op, l, "schema.Value["+name+"](%d, ", fmt.Sprintf(", %d)", x.v))
		}
	}
}

// constantPlace says whether the language wants a constant where the literal stands.
func (d *finder) constantPlace(l *ast.BasicLit) bool {
	child := ast.Node(l)
	for _, n := range slices.Backward(d.stack[:len(d.stack)-1]) {
		switch n := n.(type) {
		case *ast.ArrayType, *ast.Field:
			return true
		case *ast.KeyValueExpr:
			if n.Key == child {
				return true
			}
		case *ast.CaseClause:
			return slices.ContainsFunc(n.List, func(e ast.Expr) bool { return e == child })
		case *ast.BinaryExpr:
			// A shifted or combined constant takes its type from what is around it.
			if d.p.info.Types[n].Value != nil || n.Op == token.SHL || n.Op == token.SHR {
				return true
			}
		case *ast.IndexExpr:
			return n.Index == child
		case *ast.SliceExpr:
			return false
		case ast.Stmt, *ast.CallExpr:
			return false
		}
		child = n
	}
	return false
}

// typeName is how a type is written in the file, "" where it cannot be.
func (d *finder) typeName(t types.Type) string {
	if t == nil {
		return ""
	}
	ok := true
	name := types.TypeString(t, func(p *types.Package) string {
		if p == d.p.types {
			return ""
		}
		for _, i := range d.f.Imports {
			if at, err := strconv.Unquote(i.Path.Value); err == nil && at == p.Path() {
				if i.Name != nil {
					return i.Name.Name
				}
				return p.Name()
			}
		}
		ok = false
		return ""
	})
	if !ok || strings.HasPrefix(name, "untyped") {
		return ""
	}
	return name
}

// addressable says whether the address of a number can be taken.
func (d *finder) addressable(e ast.Expr) bool {
	tv := d.p.info.Types[e]
	b, ok := tv.Type.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsNumeric != 0 && tv.Addressable()
}
