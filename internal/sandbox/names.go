package sandbox

import (
	"slices"
	"strings"

	"github.com/yuin/gopher-lua/ast"

	"tablereferee/engine"
)

// scope is a function while it is walked.
type scope struct {
	outer      *scope
	locals     []string // the local names in sight, the innermost last
	parameters []string
	outside    map[string]bool
	constants  map[constant]bool
	uses       int // how often a constant is used
}

// Globals are the words of the host that scripts may use besides those of the libraries. They may be shared.
type Globals struct {
	listed []string
	known  map[string]bool
	said   map[string]bool

	objects engine.Text // what is written in the place of a comparison of what the words give; may be empty
}

// Objects says what is written where a script compares what its words give.
func (w *Globals) Objects(hint engine.Text) *Globals {
	w.objects = hint
	return w
}

// NewGlobals makes words of their names.
func NewGlobals(names ...string) *Globals {
	w := &Globals{listed: append(slices.Clone(names), libraryNames...), known: map[string]bool{}}
	for _, name := range w.listed {
		w.known[name] = true
	}
	return w
}

// singleFunction tells whether a sentence is local function f, or local f = function, which the parser does not tell
// apart.
func singleFunction(s *ast.LocalAssignStmt) (*ast.FunctionExpr, bool) {
	if len(s.Names) != 1 || len(s.Exprs) != 1 {
		return nil, false
	}
	fn, ok := s.Exprs[0].(*ast.FunctionExpr)
	return fn, ok
}

// loop walks the body of a for loop with the names it counts in.
func (r *resolver) loop(line int, body *[]ast.Stmt, names ...string) {
	mark := len(r.fn.locals)
	r.declare(line, "(for)", "(for)", "(for)") // the compiler keeps three values of its own
	r.declare(line, names...)
	*body = r.looking(guardKept, line, names, r.block(*body))
	r.fn.locals = r.fn.locals[:mark]
}

// declare brings local names into sight.
func (r *resolver) declare(line int, names ...string) {
	r.keptWords(line, names)
	r.fn.locals = append(r.fn.locals, names...)
	if len(r.fn.locals) > maxLocals {
		r.failf(line, 0, engine.Text{"keep them in a table, or split the function",
			"gardez-les dans une table, ou partagez la fonction"},
			"more than %d local names are in use here", "plus de %d noms locaux servent ici", maxLocals)
	}
}

// target walks what is assigned to.
func (r *resolver) target(e ast.Expr) {
	switch e := e.(type) {
	case *ast.IdentExpr:
		if r.bind(e) {
			return
		}
		if r.words.known[e.Value] {
			r.faultf(Reassigned, e.Value, e.Line(), engine.Text{"choose another name, and write local before it",
				"choisissez un autre nom, et écrivez local devant"},
				"%s is a word of the language and cannot be given another meaning",
				"%s est un mot du langage et ne peut pas recevoir un autre sens")
			return
		}
		r.faultf(Reassigned, e.Value, e.Line(), engine.Text{"write local before it where it is first used",
			"écrivez local devant, là où il sert pour la première fois"},
			"%s is not declared: only local names can be assigned",
			"%s n'est pas déclaré : seuls les noms locaux peuvent recevoir une valeur")
	case *ast.AttrGetExpr:
		if owner, ok := e.Object.(*ast.IdentExpr); ok && memberNames[owner.Value] != nil && !r.bind(owner) {
			r.failf(e.Line(), r.tokens.column(e.Line(), owner.Value), noHint, "%s cannot be changed",
				"%s ne peut pas être changé", owner.Value)
			return
		}
		r.expr(e)
	}
}

// protectParameter works around a fault of the compiler: in a = (f(a)) and in a, b = f(a), g(b) it may put f where the
// parameter a is before it has passed a on. A value that is an "or" is computed aside.
func (r *resolver) protectParameter(s *ast.AssignStmt, i int) {
	if _, ok := s.Lhs[i].(*ast.IdentExpr); !ok || i >= len(s.Rhs) {
		return
	}
	call, ok := s.Rhs[i].(*ast.FuncCallExpr)
	if !ok || i == len(s.Rhs)-1 && !call.AdjustRet {
		return
	}
	no := &ast.FalseExpr{}
	no.SetLine(call.Line())
	aside := &ast.LogicalOpExpr{Operator: "or", Lhs: no, Rhs: call}
	aside.SetLine(call.Line())
	s.Rhs[i] = aside
}

// bind finds the local a name means, here or in the functions around; it reports false for a global name.
func (r *resolver) bind(e *ast.IdentExpr) bool {
	for fn := r.fn; fn != nil; fn = fn.outer {
		i := len(fn.locals) - 1
		for i >= 0 && fn.locals[i] != e.Value {
			i--
		}
		r.compare(e.Line(), len(fn.locals)-max(i, 0))
		if i < 0 {
			continue
		}
		for inner := r.fn; inner != fn; inner = inner.outer {
			if inner.outside == nil {
				inner.outside = map[string]bool{}
			}
			inner.outside[e.Value] = true
			r.compare(e.Line(), len(inner.outside))
			if len(inner.outside) > maxOutside {
				r.failf(e.Line(), 0, engine.Text{"keep them in a table", "gardez-les dans une table"},
					"one function uses more than %d local names from outside it",
					"une fonction emploie plus de %d noms locaux du dehors", maxOutside)
			}
		}
		return true
	}
	return false
}

// global checks the use of a global name.
func (r *resolver) global(e *ast.IdentExpr) {
	r.constant(false, e.Value)
	if r.words.known[e.Value] {
		r.onlySaid(e)
		return
	}
	hint, known := absent[e.Value]
	if !known {
		var near []string
		for fn := r.fn; fn != nil; fn = fn.outer {
			near = append(near, fn.locals...)
		}
		word := nearest(e.Value, append(near, r.words.listed...))
		for _, w := range near {
			if strings.EqualFold(w, e.Value) {
				word = w
			}
		}
		if word != "" {
			hint = didYouMean(word)
		}
	}
	if known {
		r.failf(e.Line(), r.tokens.column(e.Line(), e.Value), hint, "%s is not part of the scenario language",
			"%s ne fait pas partie du langage des scénarios", e.Value)
		return
	}
	r.faultf(Unknown, e.Value, e.Line(), hint, "%s is not known: it is neither a word of the language nor a local name",
		"%s n'est pas connu : ce n'est ni un mot du langage ni un nom local")
}

// local says whether a name is that of a local, here or in the functions around.
func (r *resolver) local(name string) bool {
	for fn := r.fn; fn != nil; fn = fn.outer {
		if slices.Contains(fn.locals, name) {
			return true
		}
	}
	return false
}

// parameter says whether a name is that of a parameter: what a function is not given may be left out of a table.
func (r *resolver) parameter(name string) bool {
	for fn := r.fn; fn != nil; fn = fn.outer {
		if slices.Contains(fn.locals, name) {
			return slices.Contains(fn.parameters, name)
		}
	}
	return false
}
