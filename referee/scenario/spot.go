package scenario

import (
	"iter"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/internal/sandbox"
)

// Where a script is read: a table may fill many lines, and what is wrong with one of its values is told on the line of
// that value.

// spot is the value of a table that is being read; of none, where the whole line is meant.
type spot struct {
	of    *written
	key   sandbox.Key
	place place // where it is known already
}

// written is a table that is being read, and how it is written, which is looked for when somebody asks.
type written struct {
	table *lua.LTable
	where sandbox.Written
	known bool
}

// place is a line of a script.
type place struct {
	file string
	line int
}

// items goes through the values of a list, each being what is read meanwhile.
func items[T any](r *run, t *lua.LTable, list []T) iter.Seq2[int, T] {
	return func(yield func(int, T) bool) {
		outer, of := r.spot, &written{table: t}
		for i, v := range list {
			r.spot = spot{of: of, key: sandbox.Key{Place: i + 1}}
			if !yield(i, v) {
				break
			}
		}
		r.spot = outer
	}
}

// fields goes through the named values of a table, each being what is read meanwhile.
func (r *run) fields(t *lua.LTable, named []field) iter.Seq[field] {
	return func(yield func(field) bool) {
		outer, of := r.spot, &written{table: t}
		for _, f := range named {
			r.spot = spot{of: of, key: sandbox.Key{Name: f.name}}
			if !yield(f) {
				break
			}
		}
		r.spot = outer
	}
}

// key says that a named value of a table is read from here on.
func (r *run) key(t *lua.LTable, name string) {
	r.spot = spot{of: &written{table: t}, key: sandbox.Key{Name: name}}
}

// here is the place of what is read.
func (r *run) here() place {
	if r.spot.place.line > 0 {
		return r.spot.place
	}
	of := r.spot.of
	if of == nil {
		file, line := sandbox.Where(r.L)
		return place{file, line}
	}
	if !of.known {
		of.where, of.known = sandbox.WrittenAs(r.L, of.table), true
	}
	at := of.where.Place(r.spot.key)
	return place{at.File, at.Line}
}

// nth says that a value of a list is read from here on.
func (r *run) nth(t *lua.LTable, n int) {
	r.spot = spot{of: &written{table: t}, key: sandbox.Key{Place: n}}
}
