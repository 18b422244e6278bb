package sandbox

import (
	"iter"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	lua "github.com/yuin/gopher-lua"
	"github.com/yuin/gopher-lua/ast"
	"github.com/yuin/gopher-lua/parse"

	"tablereferee/engine"
)

// MaxSource is how many bytes a source may have.
const MaxSource = 256 << 10

// The bounds of a source. A scenario has some hundred tokens, a file that defines every card of a game some ten
// thousand.
const (
	maxSource = MaxSource
	maxTokens = 60_000 // words, numbers, texts and signs
)

// Program is a compiled script. It does not change any more, so goroutines may share it.
type Program struct {
	name  string
	proto *lua.FunctionProto
	sites map[site]string
	loops map[int]bool
	calls []Call
	named map[string][]string
	lines []string // of the source

	objects engine.Text // see Globals

	tables map[int][]*ast.TableExpr // by the line of the call that is given them
}

// Call is a place where a global name is called, or where something is done that must be reached.
type Call struct {
	Name  string
	Line  int
	Inner bool   // in a function of the file
	Among string // the global name in whose call it stands, empty for none
	Deed  bool   // it is the first line of a block that does something, such as a move, and no global name
}

// Calls gives the places where global names are called, also in what never runs, and those where a block that may not
// run does something.
func (p *Program) Calls() iter.Seq2[int, Call] { return slices.All(p.calls) }

// Named gives the local names under which what a word gives is kept, where it is first: local ann, ben = players { … }.
func (p *Program) Named(word string) []string { return p.named[word] }

// names notes the names of a local sentence whose value is what a word gives.
func (r *resolver) names(s *ast.LocalAssignStmt) {
	if len(s.Exprs) != 1 {
		return
	}
	call, ok := s.Exprs[0].(*ast.FuncCallExpr)
	if !ok {
		return
	}
	if word, ok := call.Func.(*ast.IdentExpr); ok && r.words.known[word.Value] && !r.local(word.Value) &&
		r.named[word.Value] == nil {
		r.named[word.Value] = s.Names
	}
}

// Name is the name given to Compile.
func (p *Program) Name() string { return p.name }

// site is a place where a name is used, as the messages of the virtual machine tell it.
type site struct {
	line int
	name string
	use  use
}

// use is what is done with the name at a site.
type use uint8

const (
	indexed use = iota // the name is looked up in a value
	called             // the value of that name is called
)

// site gives the words of the script for what a message calls by its last name alone: for indexed the value in which
// the name is looked up, for called the whole expression. It is empty where the line does not settle it.
func (p *Program) site(line int, name string, u use) string {
	if p == nil {
		return ""
	}
	return p.sites[site{line, name, u}]
}

// loopHint is the hint for a failed call on a line that begins a for-in loop, where the usual reason is a missing
// pairs.
func (p *Program) loopHint(line int) engine.Text {
	if p == nil || !p.loops[line] {
		return noHint
	}
	return engine.Text{"after in, write ipairs(list) for a list or pairs(table) for any table",
		"après in, écrivez ipairs(liste) pour une liste ou pairs(table) pour toute table"}
}

// Compile reads a script. The name stands in every error; words are the global names that the host will define, besides
// the library of this package. Any other global name is an error, read or assigned.
//
// The error of Compile is always an *Error.
func Compile(name, source string, words *Globals) (p *Program, err error) {
	// Nothing below is known to panic. But the parser and the compiler are not ours, and the text is a stranger's.
	defer func() {
		if v := recover(); v != nil {
			fault := &HostPanic{Value: v}
			p, err = nil, &Error{File: name, Err: fault}
		}
	}()
	source = strings.TrimPrefix(source, "\ufeff")
	defer func() {
		if e, ok := err.(*Error); ok {
			e.Excerpt = excerpt(source, e.Line, e.Col)
		}
	}()
	if err := checkText(name, source); err != nil {
		return nil, err
	}
	tokens, err := scan(name, source)
	if err != nil {
		return nil, err
	}
	chunk, err := parse.Parse(strings.NewReader(source), name)
	if failure := tokens.parseError(err); failure != nil {
		return nil, failure
	}
	r := newResolver(tokens, words)
	chunk = r.program(chunk)
	if r.err != nil {
		return nil, r.err
	}
	proto, err := lua.Compile(chunk, name)
	if err != nil {
		return nil, compileError(name, err)
	}
	return &Program{name: name, proto: proto, sites: r.sites, loops: r.loops, calls: r.calls, named: r.named,
		tables: r.tables, lines: strings.Split(source, "\n"), objects: words.objects}, nil
}

// Readable refuses a source that is no text at all, but what an editor has saved in another way.
func Readable(name, source string) error {
	for _, k := range otherKinds {
		if slices.ContainsFunc(k.begins, func(head string) bool { return strings.HasPrefix(source, head) }) {
			return &Error{File: name, Line: 1, Msg: k.says, Hint: k.hint}
		}
	}
	if len(source) > 1 && (source[0] == 0) != (source[1] == 0) { // two bytes for each letter
		return &Error{File: name, Line: 1, Msg: otherKinds[0].says, Hint: otherKinds[0].hint}
	}
	return nil
}

// otherKinds are files that are no text as it is read here, by how they begin.
var otherKinds = []struct {
	begins     []string
	says, hint engine.Text
}{
	{[]string{"\xff\xfe", "\xfe\xff"},
		engine.Text{"the file is saved as UTF-16 and not as UTF-8", "le fichier est enregistré en UTF-16 et non en UTF-8"},
		engine.Text{"save it again, and choose UTF-8 for its encoding",
			"enregistrez-le de nouveau, en choisissant UTF-8 comme codage"}},
	{[]string{"PK\x03\x04", "{\\rtf", "\xd0\xcf\x11\xe0"},
		engine.Text{"the file is a document of a word processor, and no plain text",
			"le fichier est un document de traitement de texte, et non du texte simple"},
		engine.Text{"save it as plain text, in UTF-8, with a name that ends with .lua",
			"enregistrez-le en texte simple, en UTF-8, sous un nom qui se termine par .lua"}},
}

// checkText refuses a source that is too long or is no text.
func checkText(name, source string) error {
	if err := Readable(name, source); err != nil {
		return err
	}
	if len(source) > maxSource {
		return &Error{File: name, Line: 1, Msg: engine.Sayf("the script has %d bytes; the longest allowed has %d",
			"le script a %d octets ; le plus long permis en a %d", len(source), maxSource)}
	}
	line, start := 1, 0
	for i, c := range source {
		switch {
		case c == '\n':
			line, start = line+1, i+1
		case c < ' ' && c != '\t' && (c != '\r' || !strings.HasPrefix(source[i:], "\r\n")):
			return &Error{File: name, Line: line, Col: i - start + 1, Hint: engine.Text{"is the file plain text?",
				"le fichier est-il du texte simple ?"},
				Msg: engine.Sayf("the script holds a control character (byte %d)",
					"le script contient un caractère de contrôle (octet %d)", c)}
		case unseen(c):
			return &Error{File: name, Line: line, Col: i - start + 1, Hint: engine.Text{"take it out", "enlevez-le"},
				Msg: engine.Sayf("the script holds a character that cannot be seen and can make it read otherwise (U+%04X)",
					"le script contient un caractère qui ne se voit pas et peut le faire lire autrement (U+%04X)", c)}
		case c == utf8.RuneError && !strings.HasPrefix(source[i:], "\ufffd"):
			return &Error{File: name, Line: line, Col: i - start + 1, Hint: engine.Text{"save the file as UTF-8",
				"enregistrez le fichier en UTF-8"},
				Msg: engine.Text{"the script is not valid UTF-8 here", "le script n'est pas de l'UTF-8 valide ici"}}
		}
	}
	return nil
}

// unseen says whether a character is an order to a terminal, turns the direction of what is read, or stands in the text
// without showing, in a remark as well. The joiners of letters and of signs only shape what they stand between, and the
// marks behind a sign how it is drawn.
func unseen(c rune) bool {
	switch {
	case c < 0x7f || c == '\u200c' || c == '\u200d':
		return false
	case c == 0x7f || c >= 0x80 && c <= 0x9f || c == '\u2028' || c == '\u2029':
		return true
	}
	return unicode.In(c, unicode.Cf, unicode.Co, unicode.Other_Default_Ignorable_Code_Point) || c == '\u2800' ||
		c == '\U0001d159' || c >= 0xe0100 && c <= 0xe01ef
}

// compileError puts an error of the compiler into our form.
func compileError(name string, err error) *Error {
	failure, ok := err.(*lua.CompileError)
	if !ok {
		return &Error{File: name, Line: 1, Err: err}
	}
	e := &Error{File: name, Line: max(failure.Line, 1),
		Msg: engine.Text{plain(failure.Message), plain(failure.Message)}}
	switch says := failure.Message; {
	case strings.Contains(says, "local variables"), strings.Contains(says, "register overflow"):
		e.Msg = engine.Text{"one function uses too many local names and values at once",
			"une fonction emploie trop de noms locaux et de valeurs en même temps"}
		e.Hint = engine.Text{"split it into several functions", "partagez-la en plusieurs fonctions"}
	case strings.Contains(says, "no loop to break"):
		e.Msg = engine.Text{"break stands outside of any loop", "break est hors de toute boucle"}
	case strings.Contains(says, "vararg"):
		e.Msg = engine.Text{"... is used outside a function that takes ...",
			"... sert hors d'une fonction qui prend ..."}
	}
	return e
}
