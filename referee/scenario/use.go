package scenario

import (
	"slices"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
)

// Bounds of the parts of a script. Compiling takes time that no step of the script counts.
const (
	maxParts     = 32        // different ones
	maxPartBytes = 256 << 10 // of all of them together
	maxPartDepth = 8         // one inside the other
	partSteps    = 200       // that using one takes
)

// parts are the other files that a script has used so far: each is read and compiled once.
type parts struct {
	compiled map[string]*chapter
	bytes    int
	open     []string // that run now, one inside the other
}

// useWord runs another file of the scenarios folder: shared beginnings.
func (r *run) useWord(L *lua.LState) int {
	given, ok := L.Get(1).(lua.LString)
	if !ok || given == "" {
		r.failf(`use names a part: use "lib/two-players"`, `use nomme une partie : use "lib/two-players"`)
	}
	name := string(given)
	r.printable(engine.Text{"the name of a part", "le nom d'une partie"}, name, false)
	if slices.Contains(r.parts.open, name) {
		r.failf("use %q: the file uses itself", "use %q : le fichier s'emploie lui-même", clip(name))
	}
	if len(r.parts.open) >= maxPartDepth {
		r.failf("use %q: files use files more than %d deep",
			"use %q : des fichiers emploient des fichiers sur plus de %d niveaux", clip(name), maxPartDepth)
	}
	sandbox.Charge(L, partSteps)
	p := r.part(L, name)
	r.parts.open = append(r.parts.open, name)
	defer func() { r.parts.open = r.parts.open[:len(r.parts.open)-1] }()
	top := L.GetTop()
	r.brings(p.cards)
	L.Push(sandbox.Load(L, p.program))
	L.Call(0, lua.MultRet)
	if L.GetTop() == top {
		L.Push(r.value("nothing", nothing{p.program.Name()}))
	}
	return L.GetTop() - top
}

// nothing is what a part gives back that gives nothing back.
type nothing struct{ file string }

// nothingIndex stops a script that takes a player of a part which gives none back.
func (r *run) nothingIndex(L *lua.LState) int {
	file := ""
	if ud, ok := L.Get(1).(*lua.LUserData); ok {
		if n, ok := ud.Value.(nothing); ok {
			file = n.file
		}
	}
	r.failf("%s gives nothing back: a last line is missing there, such as  return ann, ben",
		"%s ne rend rien : il y manque une dernière ligne, comme  return ann, ben", file)
	return 0
}

// part gives a part, read and compiled when it is first used.
func (r *run) part(L *lua.LState, name string) *chapter {
	if p := r.parts.compiled[name]; p != nil {
		return p
	}
	if r.opts.Use == nil {
		r.failf("use %q: this scenario stands alone, there is no folder to take it from",
			"use %q : ce scénario est seul, il n'y a pas de dossier où le prendre", clip(name))
	}
	if len(r.parts.compiled) >= maxParts {
		r.failf("use %q: a script uses more than %d different parts",
			"use %q : un script emploie plus de %d parties différentes", clip(name), maxParts)
	}
	file, source, err := r.opts.Use(name)
	if err != nil {
		r.failf("use %q: %s", "use %q : %s", clip(name), err)
	}
	if r.parts.bytes += len(source); r.parts.bytes > maxPartBytes {
		r.failf("use %q: the parts of a script have more than %d bytes together",
			"use %q : les parties d'un script ont plus de %d octets ensemble", clip(name), maxPartBytes)
	}
	p, err := r.script.language.compile(file, source)
	if err != nil {
		sandbox.Raise(L, err)
	}
	if r.parts.compiled == nil {
		r.parts.compiled = map[string]*chapter{}
	}
	r.parts.compiled[name] = &p
	return &p
}
