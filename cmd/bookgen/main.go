// Command bookgen turns the rulebook file of a game into a Go constant for each clause, and into what the program reads
// of the clauses.
//
//	go run ./cmd/bookgen engine/foreverevil/book/rulebook.yaml
//
// It writes clauses_gen.go and clauses.txt beside the file. No YAML is read when the program runs, and a clause that
// does not exist does not compile.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"go/format"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// text is one thing said in both languages.
type text struct {
	EN string `yaml:"en"`
	FR string `yaml:"fr"`
}

func (t text) empty() bool { return t.EN == "" && t.FR == "" }

// roles are the rules of the shared code that a clause is: one word, or a list of them.
type roles []string

// UnmarshalYAML reads them.
func (r *roles) UnmarshalYAML(read func(any) error) error {
	var one string
	if read(&one) == nil {
		*r = roles{one}
		return nil
	}
	return read((*[]string)(r))
}

type clause struct {
	ID         string     `yaml:"id"`
	Kind       string     `yaml:"kind"`
	Role       roles      `yaml:"role"`
	Where      by[string] `yaml:"where"`
	About      []string   `yaml:"about"`
	ExampleOf  []string   `yaml:"example_of"`
	Says       text       `yaml:"says"`
	Why        text       `yaml:"why"`
	Differs    by[string] `yaml:"differs"`
	Cards      []string   `yaml:"cards"`
	Structural bool       `yaml:"structural"`
	Refuses    bool       `yaml:"refuses"`
	Switch     bool       `yaml:"switch"`
	Value      by[int16]  `yaml:"value"`

	at string // file:line
}

// texts are what the clause says, by the keys under which it stands.
func (c *clause) texts(book *rulebook) (out []said) {
	of := func(key string, all by[string]) {
		for _, e := range book.Editions {
			if s := all[e.ID]; s != "" {
				out = append(out, said{key + "." + e.ID, []string{s}})
			}
		}
	}
	both := func(key string, t text) {
		if !t.empty() {
			out = append(out, said{key, []string{t.EN, t.FR}})
		}
	}
	of("where", c.Where)
	both("says", c.Says)
	both("why", c.Why)
	of("differs", c.Differs)
	for _, list := range []said{{"cards", c.Cards}, {"about", c.About}} {
		if len(list.all) > 0 {
			out = append(out, list)
		}
	}
	return out
}

type said struct {
	key string
	all []string
}

type card struct {
	ID              string `yaml:"id"`
	Name            text   `yaml:"name"`
	Role            roles  `yaml:"role"`
	Says            text   `yaml:"says"`
	Defense         *text  `yaml:"defense"`
	FirstAppearance *text  `yaml:"first_appearance"`
}

type rulebook struct {
	Game     string    `yaml:"game"`
	Prefix   string    `yaml:"prefix"`
	Editions []edition `yaml:"editions"`
	Clauses  []clause  `yaml:"clauses"`
	Cards    []card    `yaml:"cards"`

	elsewhere bool // the cards are declared elsewhere, with their clauses
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: bookgen path/to/rulebook.yaml")
		os.Exit(2)
	}
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(path string) error {
	src, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	book, err := read(path, src)
	if err != nil {
		return err
	}
	abs, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	dir, file := filepath.Split(abs)
	out, err := generate(filepath.Base(dir), file, book)
	if err != nil {
		return err
	}
	if err := renew(filepath.Join(dir, written), write(file, book)); err != nil {
		return err
	}
	return renew(filepath.Join(dir, "clauses_gen.go"), out)
}

// renew writes a file unless it is so already: a file that is not touched leaves what is built and tested from it as it
// is.
func renew(file string, text []byte) error {
	if is, err := os.ReadFile(file); err == nil && bytes.Equal(is, text) {
		return nil
	}
	return os.WriteFile(file, text, 0o644)
}

// read decodes a rulebook file strictly, checks it and gives it back with the cards made into clauses after the others.
func read(path string, src []byte) (*rulebook, error) {
	var book rulebook
	if err := yaml.UnmarshalWithOptions(src, &book, yaml.Strict()); err != nil {
		line := 1
		var ye yaml.Error
		if errors.As(err, &ye) && ye.GetToken() != nil {
			line = ye.GetToken().Position.Line
			err = errors.New(ye.GetMessage())
		}
		return nil, fmt.Errorf("%s:%d: %w", path, line, err)
	}
	at, err := positions(path, src)
	if err != nil {
		return nil, err
	}
	var bad []error
	fail := func(where, format string, args ...any) {
		bad = append(bad, fmt.Errorf("%s: %s", where, fmt.Sprintf(format, args...)))
	}
	if book.Game == "" {
		fail(path+":1", "game is missing")
	}
	if book.Prefix == "" {
		fail(path+":1", "prefix is missing")
	}
	for i := range book.Clauses {
		book.Clauses[i].at = at("clauses", i)
	}
	for i, c := range book.Cards {
		cl, where := cardClauses(book.Prefix, c), at("cards", i)
		if c.ID == "" || c.Name.EN == "" {
			fail(where, "a card needs id and name.en")
		}
		for j := range cl {
			cl[j].at = where
		}
		book.Clauses = append(book.Clauses, cl...)
	}
	book.elsewhere, book.Cards = len(book.Cards) == 0, nil
	checkEditions(path+":1", &book, fail)
	check(&book, fail)
	return &book, errors.Join(bad...)
}

// cardClauses gives the clauses of a card: its effect, its Defense, its First Appearance.
func cardClauses(prefix string, c card) []clause {
	id := prefix + ".card." + c.ID
	one := func(id string, says text) clause {
		return clause{ID: id, Kind: "card", Says: says, Cards: []string{c.Name.EN}}
	}
	out := []clause{one(id, c.Says)}
	out[0].Role = c.Role
	if c.Defense != nil {
		out = append(out, one(id+".defense", *c.Defense))
	}
	if c.FirstAppearance != nil {
		out = append(out, one(id+".first-appearance", *c.FirstAppearance))
	}
	return out
}

// role is the form of a role.
var role = regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)

// check looks at what the YAML reader cannot see: the fields of each clause, and that ids and constants are one each.
func check(book *rulebook, fail func(where, format string, args ...any)) {
	ids, names := map[string]bool{}, map[string]string{"Book": "the table of clauses"}
	for _, c := range book.Clauses {
		ids[c.ID] = true
	}
	seen, plays := map[string]bool{}, map[string]string{}
	for _, c := range book.Clauses {
		for _, r := range c.Role {
			if !role.MatchString(r) {
				fail(c.at, "%s: a role is words in small letters with hyphens between, not %q", c.ID, r)
			}
			if plays[r] != "" {
				fail(c.at, "%s: role %s is that of %s", c.ID, r, plays[r])
			}
			plays[r] = c.ID
		}
		switch name := constant(book.Prefix, c.ID); {
		case !strings.HasPrefix(c.ID, book.Prefix+"."):
			fail(c.at, "id %q does not begin with %q", c.ID, book.Prefix+".")
		case seen[c.ID]:
			fail(c.at, "id %s stands twice", c.ID)
		case !token.IsIdentifier(name) || !token.IsExported(name):
			fail(c.at, "id %s makes no Go constant: %q", c.ID, name)
		case names[name] != "":
			fail(c.at, "id %s makes the constant %s, as does %s", c.ID, name, names[name])
		default:
			names[name] = c.ID
		}
		seen[c.ID] = true
		if c.Kind == "" {
			fail(c.at, "%s: kind is missing", c.ID)
		}
		both := func(field string, t text) {
			if t.EN == "" {
				fail(c.at, "%s: %s.en is missing", c.ID, field)
			}
			if t.FR == "" {
				fail(c.at, "%s: %s.fr is missing", c.ID, field)
			}
		}
		for _, s := range slices.Concat([]string{c.ID, c.Kind}, c.ExampleOf) {
			if strings.ContainsAny(s, " ,\t\n") {
				fail(c.at, "%s: %q is not one word", c.ID, s)
			}
		}
		for _, t := range c.texts(book) {
			if strings.ContainsAny(strings.Join(t.all, ""), "\t\n") {
				fail(c.at, "%s: %s has a tab, or is of several lines", c.ID, t.key)
			}
		}
		both("says", c.Says)
		if c.Kind == "reading" {
			both("why", c.Why)
			if len(c.About) == 0 {
				fail(c.at, "%s: about is missing", c.ID)
			}
		} else if len(c.About) > 0 || !c.Why.empty() {
			fail(c.at, "%s: about and why belong to a reading", c.ID)
		}
		for _, id := range slices.Concat(c.About, c.ExampleOf) {
			if !ids[id] && !(book.elsewhere && strings.HasPrefix(id, book.Prefix+".card.")) {
				fail(c.at, "%s: about names the unknown clause %s", c.ID, id)
			}
		}
	}
}

// positions gives a function from a list of the file and an index in it to the place where that entry stands.
func positions(path string, src []byte) (func(list string, i int) string, error) {
	file, err := parser.ParseBytes(src, 0)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	lines := map[string][]int{}
	for _, doc := range file.Docs {
		top, ok := doc.Body.(*ast.MappingNode)
		if !ok {
			continue
		}
		for _, field := range top.Values {
			list, ok := field.Value.(*ast.SequenceNode)
			if !ok {
				continue
			}
			key := field.Key.String()
			for _, entry := range list.Values {
				lines[key] = append(lines[key], line(entry))
			}
		}
	}
	return func(list string, i int) string {
		at := 1
		if l := lines[list]; i < len(l) {
			at = l[i]
		}
		return fmt.Sprintf("%s:%d", path, at)
	}, nil
}

// line gives the first line of a node: for a mapping that of its first key, as its own token is a colon.
func line(n ast.Node) int {
	switch m := n.(type) {
	case *ast.MappingNode:
		if len(m.Values) > 0 {
			return line(m.Values[0].Key)
		}
	case *ast.MappingValueNode:
		return line(m.Key)
	}
	return n.GetToken().Position.Line
}

// constant gives the Go name of a clause: fe.end-turn.6-draw is EndTurn6Draw.
func constant(prefix, id string) string {
	var b strings.Builder
	for _, part := range strings.FieldsFunc(strings.TrimPrefix(id, prefix+"."), func(r rune) bool {
		return r == '.' || r == '-'
	}) {
		b.WriteString(strings.ToUpper(part[:1]) + part[1:])
	}
	return b.String()
}

// generate writes the Go file of a rulebook. Each constant is a line of its own that does not tell its number, so that
// a new clause changes no other line.
func generate(pkg, file string, book *rulebook) ([]byte, error) {
	var b bytes.Buffer
	p := func(format string, args ...any) { fmt.Fprintf(&b, format, args...) }
	p("// Code generated by bookgen from %s; DO NOT EDIT.\n\npackage %s\n\n", file, pkg)
	p("import (\n_ \"embed\"\n\n\"tablereferee/engine\"\n)\n\n")
	p("//go:embed %s\nvar clauses string\n\n", written)
	var editions, printed []string
	for _, e := range book.Editions {
		editions, printed = append(editions, strconv.Quote(e.ID)), append(printed, languageOf(e.Language))
	}
	p("// Rulebook holds what each of them says.\nvar Rulebook = engine.Book{Game: %q, Prefix: %q,\n", book.Game, book.Prefix)
	p("Editions: []string{%s}, Languages: []engine.Lang{%s}, Written: clauses}\n\n", strings.Join(editions, ", "),
		strings.Join(printed, ", "))
	p("// The clauses of the rulebook, in its order.\nconst (\n_ engine.Clause = iota\n")
	for _, c := range book.Clauses {
		p("%s\n", constant(book.Prefix, c.ID))
	}
	p(")\n")
	return format.Source(b.Bytes())
}

// written is the file that holds the clauses for the program that runs.
const written = "clauses.txt"

// write writes that file, as engine.Book reads it: first what rules ask for, and then what persons read.
func write(file string, book *rulebook) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "# Code generated by bookgen from %s; DO NOT EDIT.\n", file)
	for i := range book.Clauses {
		b.WriteString(strings.Join(words(book, &book.Clauses[i]), " ") + "\n")
	}
	for _, c := range book.Clauses {
		b.WriteString("\n" + c.ID + "\n")
		for _, t := range c.texts(book) {
			b.WriteString(t.key + "\t" + strings.Join(t.all, "\t") + "\n")
		}
	}
	return b.Bytes()
}

// words are the line of a clause.
func words(book *rulebook, c *clause) []string {
	out := []string{c.ID, c.Kind}
	for _, mark := range []struct {
		word string
		is   bool
	}{{"structural", c.Structural}, {"refuses", c.Refuses}, {"switch", c.Switch}} {
		if mark.is {
			out = append(out, mark.word)
		}
	}
	if len(c.Role) > 0 {
		out = append(out, "role="+strings.Join(c.Role, ","))
	}
	var absent, values []string
	other := false
	for _, e := range book.Editions {
		if c.Where != nil && c.Where[e.ID] == "" {
			absent = append(absent, e.ID)
		}
		values = append(values, fmt.Sprintf("%s:%d", e.ID, c.Value[e.ID]))
		other = other || c.Value != nil && c.Value[e.ID] != 1
	}
	if len(absent) > 0 {
		out = append(out, "absent="+strings.Join(absent, ","))
	}
	if other {
		out = append(out, "value="+strings.Join(values, ","))
	}
	if len(c.ExampleOf) > 0 {
		out = append(out, "example="+strings.Join(c.ExampleOf, ","))
	}
	return out
}
