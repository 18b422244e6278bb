package sandbox

import (
	"slices"
	"strconv"

	"github.com/yuin/gopher-lua/ast"

	"tablereferee/engine"
)

// The bounds of what one function of a script may hold. The first two are what the compiler can express, the third is
// that of Lua 5.1.
const (
	maxLocals  = 180 // local names in sight of one function, its own
	maxList    = 100 // arguments of one call, values of one return or assignment
	maxOutside = 60  // locals of the functions around it that one function uses

	maxFunctions = 1000   // in one source; each weighs 15 kB
	maxFields    = 25_000 // in one table constructor: the compiler loses the values beyond
)

// The compiler searches lists where it could search maps, so a source that is small can still take it minutes. It
// compares each name with all names in sight, and each constant of a function with all before it. Counting the
// comparisons beforehand bounds that.
const maxComparisons = 40_000_000

// The guards are host functions that stand in for operators whose cost the count of instructions cannot see. Their
// names cannot be written in a script.
const (
	guardJoin    = "(join)"    // a .. b
	guardLength  = "(length)"  // #a
	guardModulo  = "(modulo)"  // a % b
	guardPower   = "(power)"   // a ^ b
	guardEqual   = "(equal)"   // a == b
	guardCompare = "(compare)" // a, in a < b and the like
	guardThere   = "(there)"   // a, in { a } and { x = a.b }
	guardBound   = "(bound)"   // a, in for i = a, a
	guardStep    = "(step)"    // a, in for i = 1, 9, a
	guardTruth   = "(truth)"   // a, in if a then and the like
	guardValues  = "(values)"  // ...
	guardCharge  = "(charge)"  // a sentence put before one that creates tables or functions
)

// resolver walks a syntax tree once, before it is compiled. It binds every name, refuses unknown global names, measures
// depth and effort, puts the guards in place, and notes what later explains an error of the run.
type resolver struct {
	tokens *tokens
	words  *Globals

	err         *Error // the first mistake; once it is set the walk only returns
	depth       int
	functions   int
	comparisons int

	fn *scope

	// cost is what the tables and functions of the current sentence cost beyond their instructions.
	cost int

	sites   map[site]string
	loops   map[int]bool
	calls   []Call
	sure    map[*ast.FunctionExpr]bool // the functions that are run where they stand
	certain bool                       // the block that is walked next runs whenever the sentence around it does
	among   string                     // the global name whose call is being walked
	called  *ast.IdentExpr             // the name of the function of the call that is walked
	named   map[string][]string

	tables map[int][]*ast.TableExpr // by the line of the call that is given them, where they go on beyond it
}

// constant tells a text from a number that is written the same.
type constant struct {
	number bool
	text   string
}

func newResolver(t *tokens, words *Globals) *resolver {
	return &resolver{tokens: t, words: words, sites: map[site]string{}, loops: map[int]bool{},
		named: map[string][]string{}, tables: map[int][]*ast.TableExpr{}}
}

// failf notes the first mistake.
func (r *resolver) failf(line, col int, hint engine.Text, en, fr string, args ...any) {
	if r.err == nil {
		r.err = &Error{File: r.tokens.file, Line: line, Col: col, Msg: plainText(engine.Sayf(en, fr, args...)),
			Hint: hint}
	}
}

// faultf notes the first mistake, and of which kind it is.
func (r *resolver) faultf(fault Fault, name string, line int, hint engine.Text, en, fr string) {
	if r.err == nil {
		r.failf(line, r.tokens.column(line, name), hint, en, fr, clip(name, 60))
		r.err.Fault, r.err.Name = fault, name
	}
}

// compare takes n comparisons of the compiler into account.
func (r *resolver) compare(line, n int) {
	if r.comparisons += n; r.comparisons > maxComparisons {
		r.failf(line, 0, engine.Text{"split the file into several", "partagez le fichier en plusieurs"},
			"the script holds too many different names, texts and numbers to be compiled",
			"le script contient trop de noms, de textes et de nombres différents pour être compilé")
	}
}

// program walks a whole file.
func (r *resolver) program(chunk []ast.Stmt) []ast.Stmt {
	r.fn = &scope{}
	chunk = r.block(chunk)
	r.leave(r.fn, 1)
	return chunk
}

// leave ends a function.
func (r *resolver) leave(fn *scope, line int) {
	r.compare(line, fn.uses*len(fn.constants))
	r.fn = fn.outer
}

// block walks the sentences of a block. The locals they declare end with it.
func (r *resolver) block(stmts []ast.Stmt) []ast.Stmt {
	mark := len(r.fn.locals)
	stmts = r.sentences(stmts)
	r.fn.locals = r.fn.locals[:mark]
	return stmts
}

// sentences walks the sentences of a block and puts the cost of each before it.
func (r *resolver) sentences(stmts []ast.Stmt) []ast.Stmt {
	if r.depth++; r.depth > maxNesting && len(stmts) > 0 {
		r.tooDeep(stmts[0].Line())
	}
	out := make([]ast.Stmt, 0, len(stmts))
	unsure := r.depth > 1 && !r.certain
	r.certain = false
	for _, s := range stmts {
		if r.err != nil {
			break
		}
		if deed := r.deed(s); unsure && deed != "" {
			out = append(out, r.noting(s.Line(), deed))
			unsure = false
		}
		unsure = unsure || leaves(s, false)
		outer := r.cost
		r.cost = 0
		r.stmt(s)
		if r.cost > 0 {
			out = append(out, r.chargeStmt(s.Line(), r.cost))
		}
		r.cost = outer
		out = append(out, s)
	}
	r.depth--
	return out
}

func (r *resolver) tooDeep(line int) {
	r.failf(line, 0, noHint, "this is nested too deeply: more than %d levels",
		"l'imbrication est trop profonde : plus de %d niveaux", maxNesting)
}

// chargeStmt makes the sentence that takes n steps.
func (r *resolver) chargeStmt(line, n int) ast.Stmt {
	number := &ast.NumberExpr{Value: strconv.Itoa(n)}
	number.SetLine(line)
	s := &ast.FuncCallStmt{Expr: r.guard(guardCharge, line, number)}
	s.SetLine(line)
	return s
}

// guard makes the call of a guard.
func (r *resolver) guard(name string, line int, args ...ast.Expr) *ast.FuncCallExpr {
	fn := &ast.IdentExpr{Value: name}
	fn.SetLine(line)
	call := &ast.FuncCallExpr{Func: fn, Args: args, AdjustRet: true} // one value, also where it is the last of a list
	call.SetLine(line)
	r.constant(false, name)
	return call
}

// constant notes that the current function uses a constant.
func (r *resolver) constant(number bool, text string) {
	if r.fn.constants == nil {
		r.fn.constants = map[constant]bool{}
	}
	r.fn.constants[constant{number, text}] = true
	r.fn.uses++
}

func (r *resolver) stmt(s ast.Stmt) {
	switch s := s.(type) {
	case *ast.AssignStmt:
		r.exprs(s.Line(), s.Rhs)
		r.keeping(s.Line(), targets(s.Lhs), s.Rhs)
		r.bounded(s.Line(), s.Lhs)
		for i, left := range s.Lhs {
			r.target(left)
			r.protectParameter(s, i)
		}
	case *ast.LocalAssignStmt:
		if fn, ok := singleFunction(s); ok {
			r.declare(s.Line(), s.Names[0]) // a local function sees itself
			r.function(fn, false)
			return
		}
		r.names(s)
		r.exprs(s.Line(), s.Exprs)
		r.keeping(s.Line(), s.Names, s.Exprs)
		r.declare(s.Line(), s.Names...)
	case *ast.FuncCallStmt:
		s.Expr = r.expr(s.Expr)
	case *ast.DoBlockStmt:
		s.Stmts = r.block(s.Stmts)
	case *ast.WhileStmt:
		s.Condition = r.condition(s.Condition)
		cost := r.cost // the condition is evaluated once more after each round
		s.Stmts = r.block(s.Stmts)
		if cost > 0 {
			s.Stmts = append([]ast.Stmt{r.chargeStmt(s.Line(), cost)}, s.Stmts...)
		}
	case *ast.RepeatStmt:
		mark := len(r.fn.locals)
		s.Stmts = r.sentences(s.Stmts)
		outer := r.cost
		r.cost = 0
		s.Condition = r.condition(s.Condition) // it sees the locals of the body
		if r.cost > 0 {
			s.Stmts = append([]ast.Stmt{r.chargeStmt(s.Line(), r.cost)}, s.Stmts...)
		}
		r.cost = outer
		r.fn.locals = r.fn.locals[:mark]
	case *ast.IfStmt:
		s.Condition = r.condition(s.Condition)
		s.Then = r.block(s.Then)
		s.Else = r.block(s.Else)
	case *ast.NumberForStmt:
		s.Init, s.Limit = r.counted(guardBound, s.Init), r.counted(guardBound, s.Limit)
		if s.Step != nil {
			s.Step = r.counted(guardStep, s.Step)
		}
		r.loop(s.Line(), &s.Stmts, s.Name)
	case *ast.GenericForStmt:
		r.loops[s.Line()] = true
		r.exprs(s.Line(), s.Exprs)
		r.loop(s.Line(), &s.Stmts, s.Names...)
	case *ast.FuncDefStmt:
		if s.Name.Func != nil {
			r.target(s.Name.Func)
		} else {
			s.Name.Receiver = r.expr(s.Name.Receiver)
			r.constant(false, s.Name.Method)
		}
		r.function(s.Func, s.Name.Func == nil)
	case *ast.ReturnStmt:
		r.exprs(s.Line(), s.Exprs)
	case *ast.BreakStmt:
	default:
		r.failf(s.Line(), 0, noHint, "this sentence is not part of the scenario language",
			"cette phrase ne fait pas partie du langage des scénarios")
	}
}

// function walks a function and takes its cost into the sentence that creates it.
func (r *resolver) function(fn *ast.FunctionExpr, method bool) {
	if r.functions++; r.functions > maxFunctions {
		r.failf(fn.Line(), 0, engine.Text{"split the file into several", "partagez le fichier en plusieurs"},
			"the script has more than %d functions", "le script a plus de %d fonctions", maxFunctions)
	}
	if r.err != nil {
		return
	}
	inner := &scope{outer: r.fn, parameters: fn.ParList.Names}
	r.fn = inner
	outer := r.cost
	if method {
		r.declare(fn.Line(), "self")
	}
	r.declare(fn.Line(), fn.ParList.Names...)
	r.certain = r.sure[fn]
	fn.Stmts = r.looking(guardGiven, fn.Line(), fn.ParList.Names, r.block(fn.Stmts))
	r.leave(inner, fn.Line())
	r.cost = outer + functionCost + outsideCost*len(inner.outside)
}

// bounded refuses a list that is too long.
func (r *resolver) bounded(line int, list []ast.Expr) {
	if len(list) > maxList {
		r.failf(line, 0, engine.Text{"put them into a table", "mettez-les dans une table"},
			"more than %d values stand in one list", "plus de %d valeurs se suivent dans une liste", maxList)
	}
}

// exprs walks a list of values.
func (r *resolver) exprs(line int, list []ast.Expr) {
	r.bounded(line, list)
	for i := range list {
		list[i] = r.expr(list[i])
	}
}

// expr walks a value and returns what takes its place.
func (r *resolver) expr(e ast.Expr) ast.Expr {
	if r.depth++; r.depth > maxNesting {
		r.tooDeep(e.Line())
	}
	if r.err == nil {
		e = r.value(e)
	}
	r.depth--
	return e
}

func (r *resolver) value(e ast.Expr) ast.Expr {
	switch e := e.(type) {
	case *ast.NumberExpr:
		r.constant(true, e.Value)
	case *ast.StringExpr:
		if len(e.Value) > DefaultLimits.Text {
			r.failf(e.Line(), 0, noHint, "this text has %d bytes; the longest allowed has %d",
				"ce texte a %d octets ; le plus long permis en a %d", len(e.Value), DefaultLimits.Text)
		}
		r.constant(false, e.Value)
	case *ast.IdentExpr:
		if !r.bind(e) {
			r.global(e)
		}
	case *ast.AttrGetExpr:
		r.attribute(e)
	case *ast.FuncCallExpr:
		r.call(e)
	case *ast.TableExpr:
		r.table(e)
	case *ast.FunctionExpr:
		r.function(e, false)
	case *ast.LogicalOpExpr:
		r.joined(e)
		e.Lhs, e.Rhs = r.chooses(e.Lhs), r.expr(e.Rhs)
	case *ast.RelationalOpExpr:
		return r.relation(e)
	case *ast.ArithmeticOpExpr:
		e.Lhs, e.Rhs = r.expr(e.Lhs), r.expr(e.Rhs)
		switch e.Operator {
		case "%":
			return r.guard(guardModulo, e.Line(), e.Lhs, e.Rhs)
		case "^":
			return r.guard(guardPower, e.Line(), e.Lhs, e.Rhs)
		}
		r.folded()
	case *ast.UnaryMinusOpExpr:
		e.Expr = r.expr(e.Expr)
		r.folded()
	case *ast.UnaryNotOpExpr:
		r.constantly(e.Expr)
		e.Expr = r.condition(e.Expr)
	case *ast.UnaryLenOpExpr:
		return r.guard(guardLength, e.Line(), r.expr(e.Expr))
	case *ast.StringConcatOpExpr:
		return r.join(e)
	case *ast.Comma3Expr:
		call := r.guard(guardValues, e.Line(), &ast.Comma3Expr{})
		call.Args[0].SetLine(e.Line())
		call.AdjustRet = e.AdjustRet
		return call
	}
	return e
}

// folded notes that the compiler may compute a number here, a constant of its own.
func (r *resolver) folded() { r.constant(true, "folded "+strconv.Itoa(r.fn.uses)) }

// attribute walks owner.key and owner[key].
func (r *resolver) attribute(e *ast.AttrGetExpr) {
	e.Object = r.expr(e.Object)
	key, named := e.Key.(*ast.StringExpr)
	e.Key = r.expr(e.Key)
	if !named {
		return
	}
	r.note(e.Line(), key.Value, indexed, expression(e.Object))
	owner, ok := e.Object.(*ast.IdentExpr)
	if !ok || memberNames[owner.Value] == nil || slices.Contains(memberNames[owner.Value], key.Value) || r.bind(owner) {
		return
	}
	hint := absent[key.Value]
	if word := nearest(key.Value, memberNames[owner.Value]); hint == noHint && word != "" {
		hint = didYouMean(owner.Value + "." + word)
	}
	r.failf(e.Line(), r.tokens.column(e.Line(), owner.Value), hint, "%s.%s is not part of the scenario language",
		"%s.%s ne fait pas partie du langage des scénarios", owner.Value, clip(key.Value, 60))
}

// call walks f(...) and owner:method(...).
func (r *resolver) call(e *ast.FuncCallExpr) {
	r.given(e)
	among := r.among
	defer func() { r.among = among }()
	if e.Func != nil {
		r.surely(e)
		e.Func = r.saying(e.Func)
		switch fn := e.Func.(type) {
		case *ast.IdentExpr:
			r.note(e.Line(), fn.Value, called, fn.Value)
			if r.words.known[fn.Value] && !r.local(fn.Value) {
				r.calls = append(r.calls, Call{Name: fn.Value, Line: e.Line(), Inner: r.fn.outer != nil,
					Among: r.among})
				r.noted(e, fn)
				r.among = fn.Value
			}
		case *ast.AttrGetExpr:
			if key, ok := fn.Key.(*ast.StringExpr); ok {
				r.note(e.Line(), key.Value, called, expression(fn))
			}
		}
	} else {
		e.Receiver = r.expr(e.Receiver)
		r.constant(false, e.Method)
		owner := expression(e.Receiver)
		r.note(e.Line(), e.Method, indexed, owner)
		if owner != "" {
			owner += ":" + e.Method
		}
		r.note(e.Line(), e.Method, called, owner)
	}
	if name, ok := e.Func.(*ast.IdentExpr); ok && name.Value == "assert" && len(e.Args) > 0 && !r.local("assert") {
		e.Args[0] = r.asserted(e.Args[0])
		r.exprs(e.Line(), e.Args[1:])
		return
	}
	r.exprs(e.Line(), e.Args)
}

// table walks a table constructor.
func (r *resolver) table(e *ast.TableExpr) {
	if len(e.Fields) > maxFields {
		r.failf(e.Line(), 0, engine.Text{"split it into several", "partagez-la en plusieurs"},
			"this table has more than %d values", "cette table a plus de %d valeurs", maxFields)
	}
	r.cost += tableCost
	r.unique(e)
	for i, f := range e.Fields {
		if f.Key != nil {
			f.Key = r.expr(f.Key)
		}
		value := f.Value
		if _, none := value.(*ast.NilExpr); none && (f.Key != nil || i == len(e.Fields)-1) {
			r.failf(value.Line(), 0, engine.Text{"leave it out", "omettez-le"},
				"nil is nothing, and a table does not hold it", "nil n'est rien, et une table ne le contient pas")
		}
		f.Value = r.expr(f.Value)
		// A call that is the last value of a table puts all it returns into the list: the compiler does so even under a
		// name.
		if call, ok := f.Value.(*ast.FuncCallExpr); ok && f.Key != nil {
			call.AdjustRet = true
		}
		if name := expression(value); name != "" && (f.Key == nil || !r.parameter(name)) {
			text := &ast.StringExpr{Value: name}
			text.SetLine(value.Line())
			r.constant(false, name)
			f.Value = r.guard(guardThere, value.Line(), f.Value, text)
		}
		if f.Key != nil {
			under := []ast.Expr{f.Value}
			r.keeping(value.Line(), []string{field(f.Key)}, under)
			f.Value = under[0]
		}
	}
}

// unique refuses a table that names a place twice: the first value would be lost without a word.
func (r *resolver) unique(e *ast.TableExpr) {
	seen := map[constant]bool{}
	listed := 0
	for _, f := range e.Fields {
		var key constant
		switch k := f.Key.(type) {
		case nil:
			listed++
			key = constant{true, strconv.Itoa(listed)}
		case *ast.StringExpr:
			key = constant{false, k.Value}
		case *ast.NumberExpr:
			x, _ := parseNumber(k.Value, 10)
			key = constant{true, numberText(x)}
		default:
			continue
		}
		if seen[key] {
			r.failf(f.Value.Line(), 0, noHint, "this table says %s twice", "cette table dit deux fois %s",
				clip(key.text, 60))
			return
		}
		seen[key] = true
	}
}

// note remembers an expression for the message of an error. A line that uses a name in two ways settles nothing.
func (r *resolver) note(line int, name string, u use, text string) {
	at := site{line, name, u}
	if old, ok := r.sites[at]; ok && old != text {
		text = ""
	}
	r.sites[at] = text
}

// expression gives the text of a short expression: ann, ann.hand. It is empty for longer ones.
func expression(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.IdentExpr:
		return e.Value
	case *ast.AttrGetExpr:
		owner, ok := e.Object.(*ast.IdentExpr)
		key, named := e.Key.(*ast.StringExpr)
		if ok && named {
			return owner.Value + "." + key.Value
		}
	}
	return ""
}
