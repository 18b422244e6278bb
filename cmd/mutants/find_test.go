package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// packageOf reads a package of one file that imports nothing.
func packageOf(t *testing.T, text string) *pkg {
	t.Helper()
	p := &pkg{folder: "engine", fset: token.NewFileSet()}
	f := &file{name: "engine/a.go", path: "a.go", text: []byte(text)}
	var err error
	if f.File, err = parser.ParseFile(p.fset, f.path, text, parser.ParseComments); err != nil {
		t.Fatal(err)
	}
	p.files = []*file{f}
	p.info = &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{},
		Defs: map[*ast.Ident]types.Object{}}
	if p.types, err = (&types.Config{}).Check("a", p.fset, []*ast.File{f.File}, p.info); err != nil {
		t.Fatal(err)
	}
	return p
}

const code = `package a

type small int8

func f(a, b bool, n small) (out small) {
	if a && b {
		return n + 2
	}
	for n < 3 {
		n++
		if b {
			continue
		}
		g(true)
	}
	switch n {
	case 1:
		out = n
	}
	return
}

func g(bool) {}
`

func TestMutantsOfASource(t *testing.T) {
	p := packageOf(t, code)
	var got []string
	for _, m := range p.mutants() {
		changed := string(apply(p.files[0].text, m.edits(7)))
		before, after := strings.Split(code, "\n"), strings.Split(changed, "\n")
		if len(before) != len(after) {
			t.Fatalf("%s moves lines", m.Key)
		}
		var lines []string
		for i := range before {
			if before[i] != after[i] {
				lines = append(lines, strings.TrimSpace(after[i]))
			}
		}
		got = append(got, m.Op+": "+strings.Join(lines, " … "))
	}
	want := []string{
		"early-return: func f(a, b bool, n small) (out small) { if schema.At(7) { return *new(small) };",
		"negate: if (a && b) != schema.At(7) {",
		"never-met: if (a && b) && !schema.At(7) {",
		"always-met: if (a && b) || schema.At(7) {",
		"and↔or: if ((((a) != schema.At(7)) && ((b) != schema.At(7))) != schema.At(7)) {",
		"drop-left: if ((a) || schema.At(7)) && b {",
		"drop-right: if a && ((b) || schema.At(7)) {",
		"other-way: return schema.Plus(7, n , 2)",
		"one-more: return n + schema.Value[small](7, 2, 3)",
		"one-less: return n + schema.Value[small](7, 2, 1)",
		"negate: for (n < 3) != schema.At(7) {",
		"no-round: for n < 3 { if schema.At(7) { break };",
		"one-round: ; if schema.At(7) { break } }",
		"boundary: for schema.Less(7, n , 3) {",
		"one-more: for n < schema.Value[small](7, 3, 4) {",
		"one-less: for n < schema.Value[small](7, 3, 2) {",
		"other-way: schema.Raise(7, &n, 1)",
		"negate: if (b) != schema.At(7) {",
		"never-met: if (b) && !schema.At(7) {",
		"always-met: if (b) || schema.At(7) {",
		"continue→break: if schema.At(7) { break }; continue",
		"remove-call: if !schema.At(7) { g(true) }",
		"true→false: g((true != schema.At(7)))",
		"never: case schema.Never(7, 1):",
		"remove-assign: if !schema.At(7) { out = n }",
	}
	for i := range max(len(got), len(want)) {
		switch {
		case i >= len(got):
			t.Errorf("missing %s", want[i])
		case i >= len(want) || got[i] != want[i]:
			t.Errorf("%d: got %s", i, got[i])
		}
	}
}

// A row of a judge's table may refuse nothing; one whose demand others fill in is left to them, and what only saves a
// look is left alone.
func TestMutantsOfARow(t *testing.T) {
	const code = `package a

type Requirement[G, T any] struct {
	Holds  func(G, T) bool
	Reason int
	Given  bool
}

type row = Requirement[*int, bool]

func rows() []row {
	return []row{
		{Reason: here(), Holds: fits, Given: true},
		{Reason: here()},
		{},
	}
}

func here() (n int) { return }

func fits(*int, bool) (ok bool) { return }
`
	p := packageOf(t, code)
	var got []string
	for _, m := range p.mutants() {
		if m.Op == "early-return" || m.Op == "remove-call" {
			continue
		}
		for line := range strings.Lines(string(apply(p.files[0].text, m.edits(7)))) {
			if strings.Contains(line, "schema") {
				got = append(got, strings.TrimSpace(line))
			}
		}
	}
	want := []string{
		"{Reason: here(), Holds: schema.Met(7, fits), Given: true},",
		"{Holds: func(_ *int, _ bool) bool { return schema.At(7) }, Reason: here()},",
	}
	if !slices.Equal(got, want) {
		t.Errorf("the rows were changed to\n%s", strings.Join(got, "\n"))
	}
}

// All mutants of a source stand in it at once.
func TestAllAtOnce(t *testing.T) {
	p := packageOf(t, code)
	var all []edit
	for i, m := range p.mutants() {
		all = append(all, m.edits(i+1)...)
	}
	changed := string(apply(p.files[0].text, all))
	if _, err := parser.ParseFile(token.NewFileSet(), "a.go", changed, 0); err != nil {
		t.Errorf("%v in\n%s", err, changed)
	}
	for i := range p.mutants() {
		if id := strconv.Itoa(i + 1); !strings.Contains(changed, "("+id+")") && !strings.Contains(changed, "("+id+",") {
			t.Errorf("mutant %s is not there:\n%s", id, changed)
		}
	}
}

// A mutant has the same name, and the same luck in a draw, after lines have been added above it.
func TestKeysOutliveOtherChanges(t *testing.T) {
	before := packageOf(t, code).mutants()
	after := packageOf(t, strings.Replace(code, "type small", "// A comment.\nvar other = 3\n\ntype small",
		1)).mutants()
	names := func(all []*Mutant) (out []string) {
		for _, m := range all {
			if m.Func != "other" {
				out = append(out, m.ID()+" "+m.Key.String())
			}
		}
		return out
	}
	if a, b := names(before), names(after); !slices.Equal(a, b) {
		t.Errorf("the names were\n%s\nand are\n%s", strings.Join(a, "\n"), strings.Join(b, "\n"))
	}
	if a, b := sample(before, 3, 8), sample(before, 3, 8); !slices.Equal(names(a), names(b)) || len(a) != 8 {
		t.Errorf("two draws differ, or %d were drawn", len(a))
	}
	seen := map[string]bool{}
	for _, m := range before {
		if seen[m.ID()] {
			t.Errorf("two mutants are called %s", m.ID())
		}
		seen[m.ID()] = true
	}
}

func TestEquivalents(t *testing.T) {
	all, err := readEquivalents()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range all {
		if all.why(e.Key) == "" && !all.gap(e.Key) {
			t.Errorf("%s is not found again", e.Key)
		}
	}
	m := packageOf(t, code).mutants()[0]
	judged := equivalents{{Key: m.Key, Why: "so"}}
	if judged.why(m.Key) != "so" || len(judged.stale([]*Mutant{m})) != 0 {
		t.Error("what is judged is not found")
	}
	if stale := judged.stale(nil); len(stale) != 1 {
		t.Errorf("stale: %v", stale)
	}
}
