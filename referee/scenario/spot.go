package scenario

import (
	"cmp"
	"iter"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/referee/scenario/sandbox"
)

// Where a script is read: a table may fill many lines, and what is wrong with one of its values is told on the line of that value.

// spot is the value of a table that is being read; of none, where the whole line is meant.
type spot struct {
	table *lua.LTable
	key   sandbox.Key
	place place // where it is known already
}

// place is a line of a script.
type place struct {
	file string
	line int
}

// items goes through the values of a list, each being what is read meanwhile.
func items[T any](r *run, t *lua.LTable, list []T) iter.Seq2[int, T] {
	return func(yield func(int, T) bool) {
		outer := r.spot
		for i, v := range list {
			r.nth(t, i+1)
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
		outer := r.spot
		for _, f := range named {
			r.key(t, f.name)
			if !yield(f) {
				break
			}
		}
		r.spot = outer
	}
}

// key says that a named value of a table is read from here on.
func (r *run) key(t *lua.LTable, name string) { r.spot = spot{table: t, key: sandbox.Key{Name: name}} }

// here is the place of what is read.
func (r *run) here() place {
	if r.spot.place.line > 0 {
		return r.spot.place
	}
	file, line := sandbox.Where(r.L)
	if r.spot.table != nil {
		line = cmp.Or(sandbox.KeyLine(r.L, r.spot.table, r.spot.key), line)
	}
	return place{file, line}
}

// nth says that a value of a list is read from here on.
func (r *run) nth(t *lua.LTable, n int) { r.spot = spot{table: t, key: sandbox.Key{Place: n}} }
