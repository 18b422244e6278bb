package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"path"
	"slices"
	"strconv"
	"strings"
)

// Mutant is a small change of the code.
type Mutant struct {
	Key
	Package string // its folder
	Line    int
	Fact    bool // a number or word printed on a card, not logic

	from, to token.Pos // the text it changes
	path     string    // of its file
	edits    func(id int) []edit
	score    float64
}

// finder looks for the mutants of a file.
type finder struct {
	p     *pkg
	f     *file
	found []*Mutant
	seen  map[Key]int
	stack []ast.Node
}

// mutants finds all mutants of a package, in the order of the sources.
func (p *pkg) mutants() []*Mutant {
	var all []*Mutant
	for _, f := range p.files {
		d := &finder{p: p, f: f, seen: map[Key]int{}}
		ast.Inspect(f.File, d.visit)
		all = append(all, d.found...)
	}
	return all
}

// add notes a mutant of the text between two positions.
func (d *finder) add(op string, from, to token.Pos, edits func(id int) []edit) {
	k := Key{File: d.f.name, Func: d.scope(), Op: op, Source: sourceOf(d.p.source(d.f, from, to))}
	d.seen[k]++
	if n := d.seen[k]; n > 1 {
		k.Nth = n
	}
	d.found = append(d.found, &Mutant{Key: k, Package: d.p.folder, Line: d.p.fset.Position(from).Line, Fact: d.fact(),
		from: from, to: to, path: d.f.path, edits: edits})
}

// wrap notes a mutant that sets something around an expression or statement. In the texts %d is its number.
func (d *finder) wrap(op string, n ast.Node, before, after string) {
	from, to := n.Pos(), n.End()
	d.add(op, from, to, func(id int) []edit { return d.p.around(from, to, number(before, id), number(after, id)) })
}

// number fills in the number of a mutant.
func number(text string, id int) string { return strings.ReplaceAll(text, "%d", strconv.Itoa(id)) }

// scope names the declaration that is being visited, and the card within it.
func (d *finder) scope() string {
	name, card := "", ""
	for i, n := range d.stack {
		switch n := n.(type) {
		case *ast.FuncDecl:
			name = funcName(n)
		case *ast.ValueSpec:
			if i < 3 {
				name = n.Names[0].Name
			}
		case *ast.CompositeLit:
			if id := idOf(n); id != "" && card == "" {
				card = id
			}
		}
	}
	if card != "" {
		name += " (" + card + ")"
	}
	return name
}

// funcName is the name of a function, with the type it is a method of.
func funcName(f *ast.FuncDecl) string {
	if f.Recv == nil || len(f.Recv.List) == 0 {
		return f.Name.Name
	}
	t := f.Recv.List[0].Type
	if star, ok := t.(*ast.StarExpr); ok {
		t = star.X
	}
	if id, ok := t.(*ast.Ident); ok {
		return id.Name + "." + f.Name.Name
	}
	return f.Name.Name
}

// idOf gives the id of a declaration: the text of its field ID.
func idOf(lit *ast.CompositeLit) string {
	for _, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			key, isName := kv.Key.(*ast.Ident)
			value, isText := kv.Value.(*ast.BasicLit)
			if isName && isText && key.Name == "ID" && value.Kind == token.STRING {
				if id, err := strconv.Unquote(value.Value); err == nil {
					return id
				}
			}
		}
	}
	return ""
}

// printed are the functions that make a number as it is printed on a card.
var printed = []string{"Fixed", "Each", "Per"}

// fact says whether what is visited is a fact of a card: a field of its declaration that holds a bare value.
func (d *finder) fact() bool {
	if name := path.Base(d.f.name); !strings.HasPrefix(name, "cards") && !strings.HasPrefix(name, "testcards") {
		return false
	}
	for _, n := range slices.Backward(d.stack) {
		switch n := n.(type) {
		case *ast.FuncLit, ast.Stmt:
			return false
		case *ast.CallExpr:
			if id, ok := n.Fun.(*ast.Ident); !ok || !slices.Contains(printed, id.Name) {
				return false
			}
		case *ast.CompositeLit:
			return idOf(n) != ""
		}
	}
	return false
}

// parent is the node above the one that is visited.
func (d *finder) parent() ast.Node {
	if len(d.stack) < 2 {
		return nil
	}
	return d.stack[len(d.stack)-2]
}

// inBlock says whether a statement stands in a list of statements, and not in the head of another.
func (d *finder) inBlock(s ast.Stmt) bool {
	switch p := d.parent().(type) {
	case *ast.BlockStmt:
		return true
	case *ast.CaseClause:
		return slices.Contains(p.Body, s)
	}
	return false
}

func (d *finder) visit(n ast.Node) bool {
	if n == nil {
		d.stack = d.stack[:len(d.stack)-1]
		return true
	}
	d.stack = append(d.stack, n)
	if !d.look(n) {
		d.stack = d.stack[:len(d.stack)-1]
		return false
	}
	return true
}

// look notes the mutants of a node; false leaves out what is within it.
func (d *finder) look(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.GenDecl:
		return n.Tok == token.VAR
	case *ast.KeyValueExpr:
		return !d.onlySaves(n)
	case *ast.ExprStmt:
		return d.callAlone(n)
	case ast.Stmt:
		d.statement(n)
	case ast.Expr:
		d.expression(n)
	case *ast.FuncDecl:
		if n.Body != nil {
			d.returnEarly(n.Type, n.Body)
		}
	}
	return true
}

// statement notes the mutants of a statement.
func (d *finder) statement(n ast.Stmt) {
	switch n := n.(type) {
	case *ast.IfStmt:
		d.condition(n.Cond)
	case *ast.ForStmt:
		if n.Cond != nil {
			d.negate(n.Cond)
			d.loop(n.Body)
		}
	case *ast.RangeStmt:
		d.loop(n.Body)
	case *ast.CaseClause:
		d.cases(n)
	case *ast.IncDecStmt:
		d.step(n)
	case *ast.AssignStmt:
		d.assign(n)
	case *ast.ReturnStmt:
		for _, r := range n.Results {
			d.negate(r)
		}
	case *ast.BranchStmt:
		if n.Tok == token.CONTINUE && n.Label == nil && d.innermostIsLoop() {
			d.wrap("continue→break", n, "if schema.At(%d) { break }; ", "")
		}
	}
}

// expression notes the mutants of an expression.
func (d *finder) expression(n ast.Expr) {
	switch n := n.(type) {
	case *ast.FuncLit:
		d.returnEarly(n.Type, n.Body)
	case *ast.BinaryExpr:
		d.binary(n)
	case *ast.BasicLit:
		d.literal(n)
	case *ast.Ident:
		if (n.Name == "true" || n.Name == "false") && d.p.info.Uses[n] == types.Universe.Lookup(n.Name) {
			op := map[string]string{"true": "true→false", "false": "false→true"}[n.Name]
			d.wrap(op, n, "(", " != schema.At(%d))")
		}
	case *ast.CallExpr:
		d.call(n)
	case *ast.CompositeLit:
		d.row(n)
	}
}

// callAlone: a call for what it does is left out. What a panic says is of no interest: false.
func (d *finder) callAlone(n *ast.ExprStmt) bool {
	c, ok := n.X.(*ast.CallExpr)
	if !ok || !d.inBlock(n) {
		return true
	}
	if id, ok := c.Fun.(*ast.Ident); ok && id.Name == "panic" {
		return false
	}
	d.wrap("remove-call", n, "if !schema.At(%d) { ", " }")
	return true
}

// step: counted in the other direction.
func (d *finder) step(n *ast.IncDecStmt) {
	if !d.addressable(n.X) {
		return
	}
	name := map[token.Token]string{token.INC: "Raise", token.DEC: "Lower"}[n.Tok]
	from, at, to := n.Pos(), n.TokPos, n.End()
	d.add("other-way", from, to, func(id int) []edit {
		around := d.p.around(from, to, fmt.Sprintf("schema.%s(%d, &", name, id), ", 1)")
		return append(around, d.p.replace(at, at+2, ""))
	})
}

// isBool says whether an expression is true or false and not a constant.
func (d *finder) isBool(e ast.Expr) bool {
	tv := d.p.info.Types[e]
	if tv.Value != nil || tv.Type == nil {
		return false
	}
	b, ok := tv.Type.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsBoolean != 0
}

// condition: turned round, never met, always met.
func (d *finder) condition(e ast.Expr) {
	d.negate(e)
	if d.isBool(e) {
		d.wrap("never-met", e, "(", ") && !schema.At(%d)")
		d.wrap("always-met", e, "(", ") || schema.At(%d)")
	}
}

// negate turns something true or false round.
func (d *finder) negate(e ast.Expr) {
	if d.isBool(e) {
		d.wrap("negate", e, "(", ") != schema.At(%d)")
	}
}

// negatedAlready says whether the expression that is visited is one whose negation is a mutant of the node above it.
func (d *finder) negatedAlready(e ast.Expr) bool {
	switch p := d.parent().(type) {
	case *ast.IfStmt:
		return p.Cond == e
	case *ast.ForStmt:
		return p.Cond == e
	case *ast.ReturnStmt:
		return true
	case *ast.CaseClause:
		return true
	}
	return false
}

// returnEarly makes a function return at once, with nothing.
func (d *finder) returnEarly(t *ast.FuncType, body *ast.BlockStmt) {
	if len(body.List) == 0 {
		return
	}
	var zeros []string
	if t.Results != nil {
		for _, r := range t.Results.List {
			for range max(1, len(r.Names)) {
				zeros = append(zeros, "*new("+d.p.source(d.f, r.Type.Pos(), r.Type.End())+")")
			}
		}
	}
	if len(body.List) == 1 && len(zeros) > 0 {
		// Where a constant is returned already, nothing may change; the values have mutants of their own.
		if r, ok := body.List[0].(*ast.ReturnStmt); ok && len(r.Results) == 1 && d.p.info.Types[r.Results[0]].Value !=
			nil {
			return
		}
	}
	at := body.Lbrace + 1
	text := " if schema.At(%d) { return " + strings.Join(zeros, ", ") + " }; "
	d.add("early-return", t.Pos(), body.Lbrace, func(id int) []edit { return []edit{d.p.insert(at, number(text, id))} })
}

// loop leaves a loop before or after its first round.
func (d *finder) loop(body *ast.BlockStmt) {
	if len(body.List) == 0 {
		return
	}
	head := d.stack[len(d.stack)-1].Pos()
	d.add("no-round", head, body.Lbrace, func(id int) []edit {
		return []edit{d.p.insert(body.Lbrace+1, fmt.Sprintf(" if schema.At(%d) { break }; ", id))}
	})
	d.add("one-round", head, body.Lbrace, func(id int) []edit {
		return []edit{d.p.atEnd(body.Rbrace, fmt.Sprintf("; if schema.At(%d) { break } ", id))}
	})
}

// cases: a condition turned round, or a value that is never met.
func (d *finder) cases(c *ast.CaseClause) {
	if len(d.stack) < 3 {
		return
	}
	sw, ok := d.stack[len(d.stack)-3].(*ast.SwitchStmt) // the block of the switch lies between
	if !ok {
		return
	}
	for _, e := range c.List {
		if sw.Tag == nil {
			d.condition(e)
			continue
		}
		if d.isWhole(e) {
			d.wrap("never", e, "schema.Never(%d, ", ")")
		}
	}
}

// isWhole says whether an expression has a typed whole number as its value.
func (d *finder) isWhole(e ast.Expr) bool {
	tv := d.p.info.Types[e]
	if tv.Type == nil {
		return false
	}
	b, ok := tv.Type.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0 && b.Info()&types.IsUntyped == 0
}

// assign: left out, or the other way.
func (d *finder) assign(a *ast.AssignStmt) {
	switch a.Tok {
	case token.ASSIGN:
		if d.inBlock(a) && !blank(a) {
			d.wrap("remove-assign", a, "if !schema.At(%d) { ", " }")
		}
	case token.ADD_ASSIGN, token.SUB_ASSIGN:
		if !d.addressable(a.Lhs[0]) {
			return
		}
		name := map[token.Token]string{token.ADD_ASSIGN: "Raise", token.SUB_ASSIGN: "Lower"}[a.Tok]
		from, at, to := a.Pos(), a.TokPos, a.End()
		d.add("other-way", from, to, func(id int) []edit {
			return append(d.p.around(from, to, fmt.Sprintf("schema.%s(%d, &", name, id), ")"),
				d.p.replace(at, at+2, ","))
		})
		if d.inBlock(a) {
			d.wrap("remove-assign", a, "if !schema.At(%d) { ", " }")
		}
	case token.OR_ASSIGN, token.AND_NOT_ASSIGN:
		if d.inBlock(a) {
			d.wrap("remove-assign", a, "if !schema.At(%d) { ", " }")
		}
	}
}

// blank says whether an assignment only throws something away.
func blank(a *ast.AssignStmt) bool {
	for _, l := range a.Lhs {
		if id, ok := l.(*ast.Ident); !ok || id.Name != "_" {
			return false
		}
	}
	return true
}

// innermostIsLoop says whether break would leave a loop here.
func (d *finder) innermostIsLoop() bool {
	for _, n := range slices.Backward(d.stack) {
		switch n.(type) {
		case *ast.ForStmt, *ast.RangeStmt:
			return true
		case *ast.SwitchStmt, *ast.TypeSwitchStmt, *ast.SelectStmt, *ast.FuncLit:
			return false
		}
	}
	return false
}

// rowOf gives the type of a row of a judge's table, nil where a literal is none.
func (p *pkg) rowOf(lit *ast.CompositeLit) *types.Named {
	typ := p.info.Types[lit].Type
	if typ == nil {
		return nil
	}
	n, ok := types.Unalias(typ).(*types.Named)
	if !ok || n.Obj().Name() != "Requirement" || n.TypeArgs().Len() != 2 {
		return nil
	}
	return n
}

// onlySaves says of a field of a row that it saves a look where something is offered, and changes nothing else.
func (d *finder) onlySaves(kv *ast.KeyValueExpr) bool {
	lit, isLit := d.parent().(*ast.CompositeLit)
	key, isName := kv.Key.(*ast.Ident)
	return isLit && isName && (key.Name == "Given" || key.Name == "Early") && d.p.rowOf(lit) != nil
}

// field gives the value of a field of a literal, nil where it is not named.
func field(lit *ast.CompositeLit, name string) ast.Expr {
	for _, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			if key, ok := kv.Key.(*ast.Ident); ok && key.Name == name {
				return kv.Value
			}
		}
	}
	return nil
}

// row: one that refuses nothing.
func (d *finder) row(lit *ast.CompositeLit) {
	typ := d.p.rowOf(lit)
	if typ == nil {
		return
	}
	if holds := field(lit, "Holds"); holds != nil {
		from, to := holds.Pos(), holds.End()
		d.add("drop-row", lit.Pos(), lit.End(), func(id int) []edit {
			return d.p.around(from, to, fmt.Sprintf("schema.Met(%d, ", id), ")")
		})
		return
	}
	g, t := d.typeName(typ.TypeArgs().At(0)), d.typeName(typ.TypeArgs().At(1))
	if field(lit, "Reason") == nil || g == "" || t == "" {
		return // others fill in what it demands
	}
	text := "Holds: func(_ " + g + ", _ " + t + ") bool { return schema.At(%d) }, "
	d.add("drop-row", lit.Pos(), lit.End(), func(id int) []edit {
		return []edit{d.p.insert(lit.Lbrace+1, number(text, id))}
	})
}

// asks are the methods that ask something of a clause and cite nothing.
var asks = []string{"On", "Value", "Has", "Printed", "ID"}

// call: a clause left out of a citation, a reason left out of a refusal.
func (d *finder) call(c *ast.CallExpr) {
	if d.p.info.Types[c.Fun].IsType() {
		return
	}
	if s, ok := c.Fun.(*ast.SelectorExpr); ok && slices.Contains(asks, s.Sel.Name) {
		return
	}
	for _, a := range c.Args {
		switch d.kernelType(a) {
		case "Clause":
			d.wrap("drop-clause", a, "schema.Nothing(%d, ", ")")
		case "Reason":
			if d.p.info.Types[a].Value != nil {
				d.wrap("drop-reason", a, "schema.Nothing(%d, ", ")")
			}
		}
	}
}

// kernelType names the type of an expression if it is one of the kernel's.
func (d *finder) kernelType(e ast.Expr) string {
	n, ok := d.p.info.Types[e].Type.(*types.Named)
	if !ok || n.Obj().Pkg() == nil || n.Obj().Pkg().Path() != module+"engine" {
		return ""
	}
	return n.Obj().Name()
}
