package sandbox

import (
	"cmp"
	"iter"

	lua "github.com/yuin/gopher-lua"
	"github.com/yuin/gopher-lua/ast"
)

// Where the keys of a table stand that is written where it is given: the machine knows of a call only the line on which
// it begins, and a table may fill many.

// Key is what a value of a table stands under: a name, or its place in the list.
type Key struct {
	Name  string
	Place int // counted from 1; 0 for a name
}

// given notes the tables of a call that go on beyond its line.
func (r *resolver) given(e *ast.FuncCallExpr) {
	for _, arg := range e.Args {
		if t, ok := arg.(*ast.TableExpr); ok && lastLine(t) > e.Line() {
			r.tables[e.Line()] = append(r.tables[e.Line()], t)
		}
	}
}

// lastLine is the last line on which something of a value begins.
func lastLine(e ast.Expr) int {
	t, ok := e.(*ast.TableExpr)
	if !ok || len(t.Fields) == 0 {
		return e.Line()
	}
	last := t.Fields[len(t.Fields)-1]
	if last.Key != nil {
		return max(last.Key.Line(), lastLine(last.Value))
	}
	return lastLine(last.Value)
}

// Written is a table of the running script as it is written out in the call of the host function that runs.
type Written struct {
	called Place
	table  *ast.TableExpr // nil where it is not written there: the table may have come from anywhere
}

// WrittenAs finds where a table, or one around it, is written out in the call of the host function that runs.
func WrittenAs(L *lua.LState, t *lua.LTable) Written {
	var w Written
	w.called.File, w.called.Line = Where(L)
	r := runOf(L)
	if r == nil || r.programs[w.called.File] == nil {
		return w
	}
	for _, written := range r.programs[w.called.File].tables[w.called.Line] {
		for i := 1; i <= L.GetTop(); i++ {
			root, ok := L.Get(i).(*lua.LTable)
			if !ok {
				continue
			}
			if at := within(written, root, t); at != nil && agrees(at, t) {
				w.table = at
				return w
			}
		}
	}
	return w
}

// Place tells where a key of the table stands: where that is not known, the line that runs.
func (w Written) Place(key Key) Place {
	if w.table == nil {
		return w.called
	}
	return Place{w.called.File, cmp.Or(keyLine(w.table, key), w.called.Line)}
}

// within finds, in a table as it is written, the one from which a table within its value was made.
func within(written *ast.TableExpr, value, wanted *lua.LTable) *ast.TableExpr {
	if value == wanted {
		return written
	}
	for key, f := range fields(written) {
		inner, ok := f.Value.(*ast.TableExpr)
		if !ok {
			continue
		}
		if v, ok := key.of(value).(*lua.LTable); ok {
			if at := within(inner, v, wanted); at != nil {
				return at
			}
		}
	}
	return nil
}

// agrees says whether a table has the texts that are written there: another call of the same line may have been given
// it.
func agrees(written *ast.TableExpr, value *lua.LTable) bool {
	for key, f := range fields(written) {
		if s, ok := f.Value.(*ast.StringExpr); ok && key.of(value) != lua.LString(s.Value) {
			return false
		}
	}
	return true
}

func keyLine(written *ast.TableExpr, wanted Key) int {
	for key, f := range fields(written) {
		if key == wanted {
			if f.Key != nil {
				return f.Key.Line()
			}
			return f.Value.Line()
		}
	}
	return 0
}

// fields goes through the values of a table as it is written, those under a key that is worked out left aside.
func fields(t *ast.TableExpr) iter.Seq2[Key, *ast.Field] {
	return func(yield func(Key, *ast.Field) bool) {
		listed := 0
		for _, f := range t.Fields {
			var key Key
			switch k := f.Key.(type) {
			case nil:
				listed++
				key.Place = listed
			case *ast.StringExpr:
				key.Name = k.Value
			case *ast.NumberExpr:
				x, _ := parseNumber(k.Value, 10)
				n, ok := Whole(lua.LNumber(x), 1, maxFields)
				if !ok {
					continue
				}
				key.Place = int(n)
			default:
				continue
			}
			if !yield(key, f) {
				return
			}
		}
	}
}

// of gives what stands under the key in a table.
func (k Key) of(t *lua.LTable) lua.LValue {
	if k.Place > 0 {
		return t.RawGetInt(k.Place)
	}
	return t.RawGetString(k.Name)
}
