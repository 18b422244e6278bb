package sandbox

import (
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"
	"github.com/yuin/gopher-lua/ast"
)

// Names under which a script keeps objects of the game. The host may look at them: a player under the name of another makes a script say what
// it does not mean.

// guardKept stands around what a local name is given.
const guardKept = "(kept)"

// Kept is the word in the metatable of a value of the host that is told under which name a script keeps it: a *Keeping.
const Kept = "kept"

// Keeping looks at a name under which a value of the host is kept, and may end the script.
type Keeping struct {
	Look func(L *lua.LState, name string, v *lua.LUserData)
}

// keeping puts the guard around values that local names are given, where they may be objects of the game. What players gives the host sees
// itself, and a method gives none; before either is said there are no players.
func (r *resolver) keeping(line int, names []string, values []ast.Expr) {
	if r.named["players"] == nil && r.named["use"] == nil {
		return
	}
	for i, v := range values {
		if i >= len(names) || names[i] == "" {
			continue
		}
		many := false
		switch v := v.(type) {
		case *ast.IdentExpr, *ast.AttrGetExpr:
		case *ast.FuncCallExpr:
			if word, ok := v.Func.(*ast.IdentExpr); !ok || word.Value != "use" && r.words.known[word.Value] && !r.local(word.Value) || strings.HasPrefix(word.Value, "(") {
				continue
			}
			many = i == len(values)-1 && !v.AdjustRet
		default:
			continue
		}
		under := names[i : i+1]
		if many {
			under = names[i:]
		}
		text := &ast.StringExpr{Value: strings.Join(under, " ")}
		text.SetLine(line)
		r.constant(false, text.Value)
		guard := r.guard(guardKept, line, text, v)
		guard.AdjustRet = !many
		values[i] = guard
	}
}

// targets are the local names that an assignment gives values; empty where it is the place of a table.
func targets(left []ast.Expr) []string {
	names := make([]string, len(left))
	for i, e := range left {
		if name, ok := e.(*ast.IdentExpr); ok {
			names[i] = name.Value
		}
	}
	return names
}

// counts refuses the name of a player for what a loop counts: whatever it says of that player in the loop is said of another thing.
func (r *resolver) counts(line int, names []string) {
	for _, name := range names {
		if slices.Contains(r.named["players"], name) {
			r.failf(line, r.tokens.column(line, name), noHint, "%s is a player already: the loop needs another name", "%s est déjà un joueur : il faut un autre nom à la boucle", name)
			return
		}
	}
}

// kept stands around what a local name is given, and gives it back. Before it stand the names.
func kept(L *lua.LState) int {
	top := L.GetTop()
	for i := 2; i <= top; i++ {
		ud, ok := L.Get(i).(*lua.LUserData)
		if !ok {
			continue
		}
		meta, ok := ud.Metatable.(*lua.LTable)
		if !ok {
			continue
		}
		own, ok := meta.RawGetString(Kept).(*lua.LUserData)
		if !ok {
			continue
		}
		names := strings.Fields(string(L.Get(1).(lua.LString)))
		if look, ok := own.Value.(*Keeping); ok && i-2 < len(names) {
			look.Look(L, names[i-2], ud)
		}
	}
	return top - 1
}
