package sandbox

import (
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"
	"github.com/yuin/gopher-lua/ast"
)

// Names under which a script keeps objects of the game: those of locals, of parameters, of what a loop goes through,
// and of the fields of tables. The host may look at them: a player under the name of another makes a script say what it
// does not mean.

// The guards around what a name is given.
const (
	guardKept  = "(kept)"  // a, in local x = a, x = a, t.x = a and { x = a }; x, at the beginning of a loop over it
	guardGiven = "(given)" // x, at the beginning of a function that is given it
)

// Kept is the word in the metatable of a value of the host that is told under which name a script keeps it: a *Keeping.
const Kept = "kept"

// Keeping looks at a name under which a value of the host is kept, and may end the script. A parameter is a name, too.
type Keeping struct {
	Look func(name string, parameter bool, v *lua.LUserData)
}

// mayKeep says whether there is anything to look at: a host that seats no players has none.
func (r *resolver) mayKeep() bool { return r.words.known["players"] }

// keeping puts the guard around values that names are given, where they may be objects of the game.
func (r *resolver) keeping(line int, names []string, values []ast.Expr) {
	if !r.mayKeep() {
		return
	}
	for i, v := range values {
		if i >= len(names) || names[i] == "" {
			continue
		}
		under := names[i : i+1]
		switch v := v.(type) {
		case *ast.IdentExpr, *ast.AttrGetExpr, *ast.LogicalOpExpr:
		case *ast.FuncCallExpr:
			if fn, ok := v.Func.(*ast.IdentExpr); ok && fn.Value[0] == '(' && fn.Value != guardValues &&
				fn.Value != guardThere {
				continue // what an operator gives
			}
			if i == len(values)-1 && !v.AdjustRet {
				under = names[i:]
			}
		default:
			continue
		}
		guard := r.guard(guardKept, line, r.nameList(line, under), v)
		if call, ok := v.(*ast.FuncCallExpr); ok {
			guard.AdjustRet = call.AdjustRet || i < len(values)-1
		}
		values[i] = guard
	}
}

// nameList makes a text of names.
func (r *resolver) nameList(line int, names []string) ast.Expr {
	text := &ast.StringExpr{Value: strings.Join(names, " ")}
	text.SetLine(line)
	r.constant(false, text.Value)
	return text
}

// looking puts sentences before a block that look at what its names have been given.
func (r *resolver) looking(guard string, line int, names []string, block []ast.Stmt) []ast.Stmt {
	const atOnce = 40 // a call takes as many registers as it has values
	names = slices.DeleteFunc(slices.Clone(names), func(name string) bool { return name == "_" })
	if !r.mayKeep() || r.err != nil {
		return block
	}
	var out []ast.Stmt
	for some := range slices.Chunk(names, atOnce) {
		args := []ast.Expr{r.nameList(line, some)}
		for _, name := range some {
			value := &ast.IdentExpr{Value: name}
			value.SetLine(line)
			args = append(args, r.again(value))
		}
		s := &ast.FuncCallStmt{Expr: r.guard(guard, line, args...)}
		s.SetLine(line)
		out = append(out, s)
	}
	return append(out, block...)
}

// targets are the names that an assignment gives values: of locals, and of the fields of tables. Empty where a place of
// a table is worked out.
func targets(left []ast.Expr) []string {
	names := make([]string, len(left))
	for i, e := range left {
		switch e := e.(type) {
		case *ast.IdentExpr:
			names[i] = e.Value
		case *ast.AttrGetExpr:
			names[i] = field(e.Key)
		}
	}
	return names
}

// field is the name that stands for a place of a table; empty where it is worked out.
func field(key ast.Expr) string {
	if name, ok := key.(*ast.StringExpr); ok && !strings.Contains(name.Value, " ") {
		return name.Value
	}
	return ""
}

// kept stands around what names are given, and gives it back. Before it stand the names.
func kept(parameter bool) lua.LGFunction {
	return func(L *lua.LState) int {
		top := L.GetTop()
		names := strings.Split(string(L.Get(1).(lua.LString)), " ")
		for i := 2; i <= top && i-2 < len(names); i++ {
			ud, ok := L.Get(i).(*lua.LUserData)
			if !ok {
				continue
			}
			meta, ok := ud.Metatable.(*lua.LTable)
			if !ok {
				continue
			}
			if own, ok := meta.RawGetString(Kept).(*lua.LUserData); ok {
				if look, ok := own.Value.(*Keeping); ok {
					look.Look(names[i-2], parameter, ud)
				}
			}
		}
		return top - 1
	}
}
