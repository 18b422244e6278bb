// Package cardfile reads card files: Lua that declares cards. It runs them in the sandbox, and whatever words stand in
// them become plain nodes (cardtext.Node); what they mean is found out elsewhere, without Lua.
package cardfile

import (
	"cmp"
	"slices"
	"unicode"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/internal/sandbox"
)

// The words of every card file besides those of its game.
const (
	wordCard = "card" // card "Name" { … } declares a card
	wordAll  = "all"  // all { … } says something of all cards behind it in the file
)

// Reader reads the card files of one game.
type Reader struct {
	words *sandbox.Globals
	known map[string]bool
}

// NewReader makes a reader of card files that may use some words.
func NewReader(words []string) *Reader {
	globals := sandbox.NewGlobals(append(slices.Clone(words), wordCard, wordAll)...).Objects(compares)
	r := &Reader{words: globals, known: map[string]bool{}}
	for _, w := range words {
		r.known[w] = true
	}
	return r
}

// Read gives the cards that a file declares, in their order. The error tells file and line.
func (r *Reader) Read(file, source string) ([]cardtext.Declared, error) {
	p, err := sandbox.Compile(file, source, r.words)
	if err != nil {
		return nil, unquoted(err)
	}
	f := &reading{Reader: r, file: file, size: map[any]int{}, part: map[*cardtext.Node]bool{}}
	err = sandbox.Run(p, sandbox.DefaultLimits, func(L *lua.LState) {
		f.meta = nodeMeta(L, f)
		sandbox.Provide(L, f.word)
	})
	if err != nil {
		return f.cards, err
	}
	return f.cards, cardtext.Together(append(f.wrong, f.leftOver()...))
}

// unquoted tells of a name that nothing has, and that begins as types and cards do, that its quotes may be missing.
func unquoted(err error) error {
	e, ok := err.(*sandbox.Error)
	if ok && e.Fault == sandbox.Unknown && e.Hint == (engine.Text{}) && e.Name != "" &&
		unicode.IsUpper(rune(e.Name[0])) {
		e.Hint = engine.Sayf("a name or a type stands in quotes: %q", "un nom ou un type se met entre guillemets : %q", e.Name)
	}
	return err
}

// What is written where a file compares or joins what cards say, which the words of cards do themselves.
var (
	compares = engine.Text{
		"what a card says is compared by a word: at_least(2, count{ hand }), just(2, count{ hand }), no(at_least(2, count{ hand }))",
		"ce que dit une carte se compare par un mot : at_least(2, count{ hand }), just(2, count{ hand }), no(at_least(2, count{ hand }))"}
	joins = engine.Sayf("between sentences stands a comma: { power(1), draw(1) }, between places as well: one{ hand, discard_pile }; of conditions, both(…, …) is and, either(…, …) is or, no(…) is not; %s",
		"entre des phrases se met une virgule : { power(1), draw(1) }, entre des lieux aussi : one{ hand, discard_pile } ; de conditions, both(…, …) est et, either(…, …) est ou, no(…) est non ; %s",
		compares)
	joined = &sandbox.Reason{Msg: engine.Text{"and, or, not and == say nothing of what stands on a card",
		"and, or, not et == ne disent rien de ce qui est sur une carte"}, Hint: joins}
)

// reading is one file that is being read.
type reading struct {
	*Reader
	file  string
	meta  *lua.LTable
	cards []cardtext.Declared
	heads []*cardtext.Table
	size  map[any]int             // how many words a node or a table holds
	made  []*cardtext.Node        // what is said, in its order
	part  map[*cardtext.Node]bool // what of it is part of something
	begun []*cardtext.Declared    // cards whose names have been said; what they are is missing as long as Says is nil
	words int                     // that the cards of the file say, together
	wrong []error                 // numbers that no card knows
	key   int                     // the line of the key that is being read, 0 of none
}

// What a file may say. A word that is used twice counts twice: so a file cannot say more than it takes time to read.
const (
	mostWords = cardtext.MaxSays    // of one card
	mostAll   = cardtext.MaxSaysAll // of all cards of a file
	mostHeads = 16
	mostCalls = 8 // pairs of brackets behind one word
)

// leftOver tells what a file says outside of all cards: nobody would read it.
func (f *reading) leftOver() []error {
	var wrong []error
	for _, d := range f.begun {
		if d.Says != nil {
			continue
		}
		wrong = append(wrong, &cardtext.Error{File: d.File, Line: d.Line, Card: cardtext.NameShown(d.Name),
			Says: engine.Text{"behind the name of a card stands what it is, in braces",
				"derrière le nom d'une carte se trouve ce qu'elle est, entre accolades"}})
	}
	for _, n := range f.made {
		if !f.part[n] {
			wrong = append(wrong, &cardtext.Error{File: f.file, Line: n.Line,
				Says: engine.Sayf("%s stands outside of all cards, and nothing reads it",
					"%s se trouve hors de toute carte, et rien ne le lit", n.Word)})
		}
	}
	return wrong
}

// counted notes how many words a value holds, and ends the file where they are too many.
func (f *reading) counted(L *lua.LState, v any, parts ...int) {
	n := 1
	for _, p := range parts {
		n += p
	}
	if n > mostWords {
		sandbox.Raise(L, engine.Errorf("a card says %d words at most", "une carte dit %d mots au plus", mostWords))
	}
	f.size[v] = n
}

// say makes a node of what stands in a file.
func (f *reading) say(L *lua.LState, n *cardtext.Node) lua.LValue {
	if len(n.Calls) > mostCalls {
		sandbox.Raise(L, engine.Errorf("%s says too much: %d pairs of brackets stand behind a word at most",
			"%s en dit trop : %d paires de parenthèses au plus se trouvent derrière un mot", n.Word, mostCalls))
	}
	parts := []int{f.size[n.Of]}
	for _, call := range n.Calls {
		for _, v := range call {
			parts = append(parts, f.sizeOf(v))
		}
	}
	f.counted(L, n, parts...)
	f.made = append(f.made, n)
	if n.Of != nil {
		f.part[n.Of] = true
	}
	return f.value(n)
}

// sizeOf is how many words a value holds.
func (f *reading) sizeOf(v cardtext.Value) int {
	switch v := v.(type) {
	case *cardtext.Node:
		return max(1, f.size[v])
	case *cardtext.Table:
		return max(1, f.size[v])
	}
	return 1
}

// word makes a global word: card and all declare, every other is a node.
func (f *reading) word(name string) lua.LValue {
	switch {
	case name == wordCard:
		return &lua.LFunction{IsG: true, GFunction: f.card}
	case name == wordAll: // alone it means all of something
		return f.value(&cardtext.Node{Word: name})
	case f.known[name]:
		return f.value(&cardtext.Node{Word: name})
	}
	return lua.LNil
}

// value wraps a node for the script.
func (f *reading) value(n *cardtext.Node) lua.LValue {
	return &lua.LUserData{Value: n, Metatable: f.meta}
}

// card is called with a name, and gives what is called with the table of the card.
func (f *reading) card(L *lua.LState) int {
	name, ok := L.Get(1).(lua.LString)
	if !ok || L.GetTop() != 1 {
		sandbox.Raise(L, engine.Errorf(`a card is declared with its name: card "Name" { … }`,
			`une carte se déclare par son nom : card "Nom" { … }`))
	}
	_, line := sandbox.Where(L)
	d := &cardtext.Declared{Name: string(name), File: f.file, Line: line}
	f.begun = append(f.begun, d)
	L.Push(L.NewFunction(func(L *lua.LState) int {
		t, ok := L.Get(1).(*lua.LTable)
		if !ok || L.GetTop() != 1 || d.Says != nil {
			sandbox.Raise(L, engine.Errorf(`behind the name of a card stands what it is, in braces: card %q { … }`,
				`derrière le nom d'une carte se trouve ce qu'elle est, entre accolades : card %q { … }`, string(name)))
		}
		d.Says = f.read(L, t).(*cardtext.Table)
		if f.words += f.sizeOf(d.Says); f.words > mostAll {
			sandbox.Raise(L, engine.Errorf("the cards of a file say %d words at most",
				"les cartes d'un fichier disent %d mots au plus", mostAll))
		}
		_, d.End = sandbox.Where(L)
		d.Heads = slices.Clone(f.heads)
		f.cards = append(f.cards, *d)
		return 0
	}))
	return 1
}

// all says something of all cards behind it.
func (f *reading) all(L *lua.LState) int {
	t, ok := L.Get(2).(*lua.LTable)
	if !ok || L.GetTop() != 2 {
		sandbox.Raise(L, engine.Errorf("all takes what all the cards behind it share, in braces: all { … }",
			"all prend ce que toutes les cartes qui suivent ont en commun, entre accolades : all { … }"))
	}
	if len(f.heads) == mostHeads {
		sandbox.Raise(L, engine.Errorf("a file has %d heads at most", "un fichier a %d têtes au plus", mostHeads))
	}
	f.heads = append([]*cardtext.Table{f.read(L, t).(*cardtext.Table)}, f.heads...)
	return 0
}

// nodeMeta is the metatable of nodes: what is looked up in one, or called, or added, makes another.
func nodeMeta(L *lua.LState, f *reading) *lua.LTable {
	meta := L.NewTable()
	set := func(event string, fn lua.LGFunction) {
		meta.RawSetString(event, &lua.LFunction{IsG: true, GFunction: fn})
	}
	set("__index", func(L *lua.LState) int {
		of, _ := f.node(L.Get(1))
		name, ok := L.Get(2).(lua.LString)
		if of == nil || !ok {
			sandbox.Raise(L, engine.Errorf("behind a word stands another word",
				"derrière un mot se trouve un autre mot"))
		}
		_, line := sandbox.Where(L)
		L.Push(f.say(L, &cardtext.Node{Word: string(name), Of: of, Line: line}))
		return 1
	})
	set("__call", func(L *lua.LState) int {
		n, _ := f.node(L.Get(1))
		if n.Word == wordAll && n.Of == nil {
			return f.all(L)
		}
		from := 2
		if first, ok := f.node(L.Get(2)); ok && n.Of != nil && first == n.Of && len(n.Calls) == 0 {
			from = 3 // said of it with a colon
		}
		args := []cardtext.Value{}
		for i := from; i <= L.GetTop(); i++ {
			args = append(args, f.read(L, L.Get(i)))
		}
		_, line := sandbox.Where(L)
		f.part[n] = true
		L.Push(f.say(L, &cardtext.Node{Word: n.Word, Of: n.Of, Calls: append(slices.Clone(n.Calls), args), Line: line}))
		return 1
	})
	for _, sign := range []string{"+", "-", "*"} {
		set(map[string]string{"+": "__add", "-": "__sub", "*": "__mul"}[sign], func(L *lua.LState) int {
			_, line := sandbox.Where(L)
			both := []cardtext.Value{f.read(L, L.Get(1)), f.read(L, L.Get(2))}
			L.Push(f.say(L, &cardtext.Node{Word: sign, Calls: [][]cardtext.Value{both}, Line: line}))
			return 1
		})
	}
	for _, event := range [...]string{"__div", "__mod", "__pow", "__unm", "__concat"} {
		set(event, func(L *lua.LState) int {
			sandbox.Raise(L, engine.Errorf("the numbers of a card are added, subtracted and multiplied, and in no other way reckoned with; of two, whether(at_least(2, count{ hand }), 2, 1) takes one",
				"les nombres d'une carte s'additionnent, se soustraient et se multiplient, et rien d'autre ; de deux, whether(at_least(2, count{ hand }), 2, 1) en prend un"))
			return 0
		})
	}
	meta.RawSetString(sandbox.Undecided, &lua.LUserData{Value: joined})
	meta.RawSetString("__metatable", lua.LFalse)
	return meta
}

// node gives the node of a value.
func (f *reading) node(v lua.LValue) (*cardtext.Node, bool) {
	if ud, ok := v.(*lua.LUserData); ok {
		n, ok := ud.Value.(*cardtext.Node)
		return n, ok
	}
	return nil, false
}

// most is how deeply tables may lie in each other.
const most = 16

// read turns a value of the script into one of ours.
func (f *reading) read(L *lua.LState, v lua.LValue) cardtext.Value { return f.readAt(L, v, 0) }

func (f *reading) readAt(L *lua.LState, v lua.LValue, depth int) cardtext.Value {
	if depth > most {
		sandbox.Raise(L, engine.Errorf("these braces lie too deeply in each other",
			"ces accolades sont trop profondément emboîtées"))
	}
	switch v := v.(type) {
	case lua.LString:
		return string(v)
	case lua.LBool:
		return bool(v)
	case lua.LNumber:
		n, ok := sandbox.Whole(v, -1_000_000, 1_000_000)
		if !ok {
			f.noNumber(L, v)
		}
		return int(n)
	case *lua.LUserData:
		if n, ok := v.Value.(*cardtext.Node); ok {
			f.part[n] = true
			return n
		}
	case *lua.LTable:
		return f.table(L, v, depth)
	}
	sandbox.Raise(L, engine.Errorf("%s is nothing that a card can say", "%s n'est rien qu'une carte puisse dire",
		sandbox.Shown(v)))
	return nil
}

// noNumber notes a number that no card knows, with the card that is being read.
func (f *reading) noNumber(L *lua.LState, n lua.LNumber) {
	if len(f.wrong) == mostWrong {
		return
	}
	_, line := sandbox.Where(L)
	e := &cardtext.Error{File: f.file, Line: cmp.Or(f.key, line),
		Says: engine.Sayf("a card knows whole numbers up to a million only, not %s",
			"une carte ne connaît que des nombres entiers jusqu'à un million, et non %s", sandbox.Shown(n))}
	if last := len(f.begun) - 1; last >= 0 && f.begun[last].Says == nil {
		e.Card = cardtext.NameShown(f.begun[last].Name)
	}
	f.wrong = append(f.wrong, e)
}

// mostWrong bounds how many such numbers of a file are told.
const mostWrong = 20

func (f *reading) table(L *lua.LState, v *lua.LTable, depth int) *cardtext.Table {
	list, others := sandbox.Fields(L, v)
	_, line := sandbox.Where(L)
	t := &cardtext.Table{Line: line}
	for _, x := range list {
		t.List = append(t.List, f.readAt(L, x, depth+1))
	}
	sandbox.Charge(L, len(list)+len(others))
	parts := make([]int, 0, len(list)+len(others))
	for _, v := range t.List {
		parts = append(parts, f.sizeOf(v))
	}
	if len(others) == 0 {
		f.counted(L, t, parts...)
		return t
	}
	written := sandbox.WrittenAs(L, v)
	t.Keys = make([]cardtext.Key, 0, len(others))
	for _, o := range others {
		name, ok := o.Key.(lua.LString)
		if !ok {
			sandbox.Raise(L, engine.Errorf("the keys of a card are names, not %s",
				"les clés d'une carte sont des noms, et non %s", sandbox.Shown(o.Key)))
		}
		f.key = written.Place(sandbox.Key{Name: string(name)}).Line
		key := cardtext.Key{Name: string(name), Line: f.key}
		key.Value = f.readAt(L, o.Value, depth+1)
		f.key = 0
		parts = append(parts, f.sizeOf(key.Value))
		t.Keys = append(t.Keys, key)
	}
	f.counted(L, t, parts...)
	return t
}
