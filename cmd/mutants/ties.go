package main

import (
	"cmp"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"iter"
	"regexp"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// nearness is how closely a mutant belongs to a citation; the smaller, the closer.
type nearness int

const (
	guard     nearness = iota // it changes a condition under which the code that cites the clause runs
	statement                 // it changes what the citing statement does, or one that the citation is handed to
	comment                   // it changes code whose comment names the clause
	exit                      // it changes a condition under which the code before it leaves
	function                  // it takes away the function, which is about few clauses
)

// nearnessNames are the names as they stand in a proof. To leave before and not to come there are the same condition.
var nearnessNames = map[nearness]string{guard: "guard", statement: "statement", comment: "comment", exit: "guard",
	function: "function"}

// few is how many clauses a function may cite to be about them: what it does is not done without it.
const few = 4

// tie says that a mutant changes the code that a citation of a clause belongs to.
type tie struct {
	game   *engine.Game
	clause string
	*Mutant
	near nearness
	far  int // how many nodes of the syntax lie between
}

// tier looks for the ties of a package.
type tier struct {
	p       *pkg
	mutants map[string][]*Mutant      // by file, in order
	fields  map[string][]*types.Const // of deckbuilder.Cites: the clauses that games have for one
	found   map[string]map[Key]tie    // by clause
}

// ties finds the mutants that belong to the clauses of the games, for each clause the closest first.
func ties(pkgs []*pkg) map[string][]tie {
	t := tier{fields: map[string][]*types.Const{}, found: map[string]map[Key]tie{}}
	for _, p := range pkgs {
		t.cast(p)
	}
	for _, p := range pkgs {
		t.p, t.mutants = p, map[string][]*Mutant{}
		for _, m := range p.mutants() {
			if !idle(m) {
				t.mutants[m.File] = append(t.mutants[m.File], m)
			}
		}
		for _, f := range p.files {
			t.file(f)
		}
	}
	out := map[string][]tie{}
	for clause, by := range t.found {
		for _, x := range by {
			out[clause] = append(out[clause], x)
		}
		slices.SortFunc(out[clause], func(a, b tie) int {
			return cmp.Or(cmp.Compare(a.near, b.near), cmp.Compare(a.far, b.far), cmp.Compare(a.File, b.File),
				cmp.Compare(a.from, b.from),
				cmp.Compare(a.ID(), b.ID()))
		})
	}
	return out
}

// trivial are conditions that no clause is about: that the game is not over, that there is something to do it with.
var trivial = regexp.MustCompile(`over\(\)|^\w+ [!=]= (0|nil|engine\.NoPlayer)$`)

// onConditions are the mutants of a whole condition.
var onConditions = []string{"negate", "never-met", "always-met"}

// idle says whether a mutant can prove nothing: it changes only what is cited, or a condition without which nothing at
// all would work.
func idle(m *Mutant) bool {
	return m.Op == "drop-clause" || m.Op == "drop-reason" || slices.Contains(onConditions, m.Op) &&
		trivial.MatchString(m.Source)
}

// cast notes which clauses of a game have a role in the code that games share.
func (t *tier) cast(p *pkg) {
	for c := range clausesOf(p) {
		g, id := t.clause(c)
		if g == nil {
			continue
		}
		k, _ := g.Book.Find(id)
		for _, role := range g.Book.Info(k).Roles {
			t.fields[fieldOf(role)] = append(t.fields[fieldOf(role)], c)
		}
	}
}

// fieldOf gives the field of deckbuilder.Cites that a role is: one-defense is OneDefense.
func fieldOf(role string) string {
	var b strings.Builder
	for word := range strings.SplitSeq(role, "-") {
		b.WriteString(strings.ToUpper(word[:1]) + word[1:])
	}
	return b.String()
}

// clausesOf gives the constants of the clauses that a package can cite: those of its book.
func clausesOf(p *pkg) iter.Seq[*types.Const] {
	return func(yield func(*types.Const) bool) {
		for _, imported := range p.types.Imports() {
			if imported.Name() != "book" {
				continue
			}
			for _, name := range imported.Scope().Names() {
				if c, ok := imported.Scope().Lookup(name).(*types.Const); ok && isClause(c) && !yield(c) {
					return
				}
			}
		}
	}
}

func isCites(typ types.Type) bool {
	n, ok := typ.(*types.Named)
	return ok && n.Obj().Name() == "Cites"
}

// clauseConst gives the constant of a clause that an expression is, nil for any other.
func clauseConst(p *pkg, e ast.Expr) *types.Const {
	id, ok := e.(*ast.Ident)
	if !ok {
		return nil
	}
	c, ok := p.info.Uses[id].(*types.Const)
	if !ok || !isClause(c) {
		return nil
	}
	return c
}

func isClause(c *types.Const) bool {
	n, ok := c.Type().(*types.Named)
	return ok && n.Obj().Name() == "Clause"
}

// clause names the clause of a constant, and the game whose it is.
func (t *tier) clause(c *types.Const) (*engine.Game, string) {
	n, ok := constant.Int64Val(c.Val())
	for _, g := range games.All() {
		if ok && strings.HasSuffix(c.Pkg().Path(), strings.ReplaceAll("/"+g.ID, "-", "")+"/book") {
			return g, g.Book.ID(engine.Clause(n))
		}
	}
	return nil, ""
}

// cited gives the clauses that a node cites: in code that games share, one of each of them.
func (t *tier) cited(n ast.Node) []*types.Const {
	switch n := n.(type) {
	case *ast.Ident:
		if c := clauseConst(t.p, n); c != nil {
			return []*types.Const{c}
		}
	case *ast.SelectorExpr:
		typ := t.p.info.Types[n.X].Type
		if ptr, ok := typ.(*types.Pointer); ok {
			typ = ptr.Elem()
		}
		if isCites(typ) {
			return t.fields[n.Sel.Name]
		}
	}
	return nil
}

// file looks for citations.
func (t *tier) file(f *file) {
	for _, d := range f.Decls {
		t.comments(f, d)
		var stack []ast.Node
		ast.Inspect(d, func(n ast.Node) bool {
			if n == nil {
				stack = stack[:len(stack)-1]
				return true
			}
			stack = append(stack, n)
			if cited := t.cited(n); len(cited) > 0 && !asked(stack) {
				for _, c := range cited {
					t.citation(f, c, d, stack)
				}
			}
			return true
		})
	}
}

// asked says whether a clause is named to ask something of it and not to cite it.
func asked(stack []ast.Node) bool {
	if len(stack) > 1 {
		if _, ok := stack[len(stack)-2].(*ast.SelectorExpr); ok { // book.X
			stack = stack[:len(stack)-1]
		}
	}
	if len(stack) < 2 {
		return false
	}
	for _, n := range stack {
		if kv, ok := n.(*ast.KeyValueExpr); ok {
			if key, ok := kv.Key.(*ast.Ident); ok && (key.Name == "Under" || key.Name == "Without") {
				return true // of a row of the judge's table
			}
		}
	}
	switch p := stack[len(stack)-2].(type) {
	case *ast.CallExpr:
		s, ok := p.Fun.(*ast.SelectorExpr)
		return ok && slices.Contains(asks, s.Sel.Name)
	case *ast.BinaryExpr, *ast.CaseClause:
		return true
	}
	return false
}

// tie notes the mutants within a stretch of a file.
func (t *tier) tie(f *file, c *types.Const, near nearness, far int, from, to token.Pos, ops ...string) {
	game, id := t.clause(c)
	if game == nil {
		return
	}
	if t.found[id] == nil {
		t.found[id] = map[Key]tie{}
	}
	for _, m := range t.mutants[f.name] {
		if m.from < from || m.to > to || len(ops) > 0 && !slices.Contains(ops, m.Op) {
			continue
		}
		if old, ok := t.found[id][m.Key]; !ok || near < old.near || near == old.near && far < old.far {
			t.found[id][m.Key] = tie{game, id, m, near, far}
		}
	}
}

// citation ties the mutants around one citation.
func (t *tier) citation(f *file, c *types.Const, d ast.Decl, stack []ast.Node) {
	at := stack[len(stack)-1].Pos()
	simple := true // the innermost statement is still to come
	for i, n := range slices.Backward(stack) {
		far := len(stack) - i
		switch n := n.(type) {
		case *ast.CompositeLit:
			if t.p.rowOf(n) != nil { // what a row demands is what its clauses demand, and nothing that stands beside it
				t.tie(f, c, guard, far, n.Pos(), n.End())
				simple = false
			}
			if named, ok := t.p.info.Types[n].Type.(*types.Named); ok && named.Obj().Name() == "Ability" && simple {
				t.tie(f, c, statement, far, n.Pos(), n.End())
			}
		case *ast.FuncLit:
			if t.about(n.Body, c) <= few {
				t.tie(f, c, function, far, n.Pos(), n.Body.Lbrace, "early-return")
			}
		case *ast.FuncDecl:
			if t.about(n.Body, c) <= few {
				t.tie(f, c, function, far, n.Type.Pos(), n.Body.Lbrace, "early-return")
			}
		case *ast.IfStmt:
			t.tie(f, c, guard, far, n.Cond.Pos(), n.Cond.End())
		case *ast.ForStmt:
			t.tie(f, c, guard, far, n.Pos(), n.Body.Lbrace)
		case *ast.RangeStmt:
			t.tie(f, c, guard, far, n.Pos(), n.Body.Lbrace)
		case *ast.CaseClause:
			for _, e := range n.List {
				t.tie(f, c, guard, far, e.Pos(), e.End())
			}
			t.exits(f, c, far, n.Body, at)
		case *ast.BlockStmt:
			t.exits(f, c, far, n.List, at)
		case *ast.ExprStmt, *ast.AssignStmt, *ast.ReturnStmt, *ast.DeclStmt:
			if simple {
				t.tie(f, c, statement, far, n.Pos(), n.End())
				t.handed(f, c, d, n.(ast.Stmt))
				simple = false
			}
		}
	}
}

// about is how many clauses of the game of one a function cites.
func (t *tier) about(body *ast.BlockStmt, of *types.Const) int {
	cited := map[*types.Const]bool{}
	ast.Inspect(body, func(n ast.Node) bool {
		if n != nil {
			for _, c := range t.cited(n) {
				if c.Pkg() == of.Pkg() {
					cited[c] = true
				}
			}
		}
		return true
	})
	return len(cited)
}

// exits ties the conditions under which the code before a citation leaves.
func (t *tier) exits(f *file, c *types.Const, far int, list []ast.Stmt, at token.Pos) {
	for _, s := range list {
		if s.End() > at {
			return
		}
		if x, ok := s.(*ast.IfStmt); ok && len(x.Body.List) > 0 {
			switch x.Body.List[len(x.Body.List)-1].(type) {
			case *ast.ReturnStmt, *ast.BranchStmt:
				t.tie(f, c, exit, far, x.Cond.Pos(), x.Cond.End())
			}
		}
	}
}

// handedOn is farther than what stands around the citation itself.
const handedOn = 100

// handed ties the statements that a citation is handed to by a variable, and the conditions around them.
func (t *tier) handed(f *file, c *types.Const, d ast.Decl, first ast.Stmt) {
	carriers := map[types.Object]bool{}
	carry := func(s ast.Stmt) bool {
		a, ok := s.(*ast.AssignStmt)
		if !ok {
			return false
		}
		more := false
		for _, l := range a.Lhs {
			if o := t.root(l); o != nil && !carriers[o] {
				carriers[o], more = true, true
			}
		}
		return more
	}
	if !carry(first) {
		return
	}
	for more := true; more; {
		more = false
		var stack []ast.Node
		ast.Inspect(d, func(n ast.Node) bool {
			if n == nil {
				stack = stack[:len(stack)-1]
				return true
			}
			stack = append(stack, n)
			s, ok := n.(ast.Stmt)
			if !ok || n.Pos() < first.Pos() || !t.mentions(s, carriers) {
				return true
			}
			switch s.(type) {
			case *ast.ExprStmt, *ast.AssignStmt, *ast.ReturnStmt:
				t.tie(f, c, statement, handedOn, s.Pos(), s.End())
				for _, above := range stack {
					if x, ok := above.(*ast.IfStmt); ok {
						t.tie(f, c, guard, handedOn, x.Cond.Pos(), x.Cond.End())
					}
				}
				more = carry(s) || more
			}
			return true
		})
	}
}

// root is the variable that is assigned to, or a part of it.
func (t *tier) root(e ast.Expr) types.Object {
	switch e := e.(type) {
	case *ast.Ident:
		o := cmp.Or(t.p.info.Defs[e], t.p.info.Uses[e])
		if v, ok := o.(*types.Var); ok && carries(v.Type()) {
			return o
		}
	case *ast.SelectorExpr:
		return t.root(e.X)
	}
	return nil
}

// carries says whether a variable of a type can carry a citation on.
func carries(typ types.Type) bool {
	if s, ok := typ.Underlying().(*types.Slice); ok {
		typ = s.Elem()
	}
	if p, ok := typ.(*types.Pointer); ok {
		typ = p.Elem()
	}
	n, ok := typ.(*types.Named)
	return ok && slices.Contains([]string{"By", "Clauses", "Clause", "Event", "Question", "why"}, n.Obj().Name())
}

// mentions says whether a statement uses one of the variables.
func (t *tier) mentions(s ast.Stmt, carriers map[types.Object]bool) bool {
	found := false
	ast.Inspect(s, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && carriers[t.p.info.Uses[id]] {
			found = true
		}
		return !found
	})
	return found
}

// clauseID is how comments name clauses.
var clauseID = regexp.MustCompile(`\b(?:` + prefixes() + `)\.[a-z0-9-]+(?:\.[a-z0-9-]+)+`)

// prefixes are those of the clauses of all games.
func prefixes() string {
	var all []string
	for _, g := range games.All() {
		all = append(all, regexp.QuoteMeta(g.Book.Prefix))
	}
	return strings.Join(all, "|")
}

// comments ties the code whose comment names a clause: the function it stands above, or the statement it stands at.
func (t *tier) comments(f *file, d ast.Decl) {
	if fn, ok := d.(*ast.FuncDecl); ok && fn.Doc != nil && fn.Body != nil {
		for _, id := range clauseID.FindAllString(fn.Doc.Text(), -1) {
			t.byID(f, id, 1, fn.Body.Pos(), fn.Body.End())
			t.byID(f, id, handedOn, fn.Type.Pos(), fn.Body.Lbrace)
		}
	}
	for _, group := range f.Comments {
		if group.Pos() < d.Pos() || group.End() > d.End() {
			continue
		}
		ids := clauseID.FindAllString(group.Text(), -1)
		if len(ids) == 0 {
			continue
		}
		line := func(p token.Pos) int { return t.p.fset.Position(p).Line }
		var at ast.Node
		ast.Inspect(d, func(n ast.Node) bool {
			switch n := n.(type) {
			case ast.Stmt, *ast.KeyValueExpr, *ast.CompositeLit:
				if _, block := n.(*ast.BlockStmt); block {
					return true
				}
				// The outermost that begins in the line of the comment, or in the next.
				if at == nil && (line(n.Pos()) == line(group.Pos()) || line(n.Pos()) == line(group.End())+1) {
					at = n
				}
			}
			return at == nil
		})
		if at == nil {
			continue
		}
		for _, id := range ids {
			t.byID(f, id, 0, at.Pos(), at.End())
		}
	}
}

// byID ties by the id of a clause.
func (t *tier) byID(f *file, id string, far int, from, to token.Pos) {
	for c := range clausesOf(t.p) {
		if _, is := t.clause(c); is == id {
			t.tie(f, c, comment, far, from, to)
			return
		}
	}
}
