package lesson

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"tablereferee/engine"
)

// The keys of a file of lessons. Those of a language are its own.
const (
	keyTitle    = "title"
	keyAim      = "aim"
	keySteps    = "steps"
	keyScenario = "scenario"
)

var (
	lessonKeys = []string{keyTitle, keyAim, keySteps}
	textKeys   = []string{engine.EN.Code(), engine.FR.Code()}
	stepKeys   = append([]string{keyScenario}, textKeys...)
)

// deepest is how many brackets may be open at once: a reader of YAML goes down with each, and lessons need none.
const deepest = 16

// reader reads one file.
type reader struct {
	file string
	dir  string
	bad  Mistakes
}

func (r *reader) fault(line int, en, fr string, args ...any) {
	r.bad = append(r.bad, Mistake{r.file, line, engine.Sayf(en, fr, args...)})
}

// read gives the lessons of a file, and all that is wrong with it. The scenarios that it names are those of a folder.
func read(text []byte, file, dir string) ([]Lesson, Mistakes) {
	r := &reader{file: file, dir: dir}
	if !utf8.Valid(text) {
		r.fault(1, "this is not UTF-8", "ce n'est pas de l'UTF-8")
		return nil, r.bad
	}
	if line := tooDeep(text); line > 0 {
		r.fault(line, "these brackets are nested too deep", "ces parenthèses sont trop imbriquées")
		return nil, r.bad
	}
	doc, err := parser.ParseBytes(text, 0, parser.AllowDuplicateMapKey())
	if err != nil {
		r.broken(err)
		return nil, r.bad
	}
	var out []Lesson
	for i, d := range doc.Docs {
		if i > 0 && d.Body != nil {
			r.fault(lineOf(d.Body), "a second document begins here, and lessons stand in one",
				"un second document commence ici, et les leçons sont dans un seul")
			break
		}
		if d.Body != nil {
			r.each(d.Body, nil, func(name string, line int, body ast.Node) {
				out = append(out, r.lesson(name, line, body))
			})
		}
	}
	return out, r.bad
}

// tooDeep gives the line on which more brackets are open than a file may have, 0 if there is none. Brackets in texts
// are counted, too: nobody writes so many of those either.
func tooDeep(text []byte) int {
	open := 0
	for i, c := range text {
		switch c {
		case '[', '{':
			if open++; open > deepest {
				return 1 + bytes.Count(text[:i], []byte("\n"))
			}
		case ']', '}':
			open = max(open-1, 0)
		}
	}
	return 0
}

// broken says why a file cannot be read at all.
func (r *reader) broken(err error) {
	line, why := 1, err.Error()
	var at yaml.Error
	if errors.As(err, &at) {
		if why = at.GetMessage(); at.GetToken() != nil {
			line = at.GetToken().Position.Line
		}
	}
	r.fault(line, "this is no YAML: %s", "ce n'est pas du YAML : %s", why)
}

// lineOf is the line on which something begins.
func lineOf(n ast.Node) int {
	if n == nil || n.GetToken() == nil || n.GetToken().Position == nil {
		return 1
	}
	return n.GetToken().Position.Line
}

// each goes through the keys below a node, and what stands behind them. Where keys are given no other may stand there.
func (r *reader) each(n ast.Node, keys []string, do func(key string, line int, value ast.Node)) {
	all, ok := n.(ast.MapNode)
	if !ok {
		if len(keys) == 0 {
			r.fault(lineOf(n), "the names of lessons are expected here, each with a : behind it",
				"on attend ici les noms des leçons, chacun suivi d'un :")
			return
		}
		r.fault(lineOf(n), "%s are expected here, each with a : behind it", "on attend ici %s, chacun suivi d'un :",
			strings.Join(keys, ", "))
		return
	}
	seen := map[string]int{}
	for it := all.MapRange(); it.Next(); {
		line, key := lineOf(it.Key()), ""
		if s, is := it.Key().(*ast.StringNode); is {
			key = s.Value
		} else if t := it.Key().GetToken(); t != nil {
			key = t.Value
		}
		switch first := seen[key]; {
		case first > 0:
			r.fault(line, "%q stands here already, on line %d", "%q est déjà ici, à la ligne %d", key, first)
			continue
		case len(keys) > 0 && !slices.Contains(keys, key):
			r.unknown(line, key, keys)
			continue
		}
		seen[key] = line
		do(key, line, it.Value())
	}
}

// unknown tells of a key that means nothing.
func (r *reader) unknown(line int, key string, keys []string) {
	if near := engine.Nearest(key, keys); near != "" {
		r.fault(line, "there is no key %q here; did you mean %q?", "il n'y a pas de clé %q ici ; vouliez-vous dire %q ?",
			key, near)
		return
	}
	r.fault(line, "there is no key %q here, only %s", "il n'y a pas de clé %q ici, seulement %s", key,
		strings.Join(keys, ", "))
}

// lesson reads what stands behind the name of a lesson.
func (r *reader) lesson(name string, line int, body ast.Node) Lesson {
	l := Lesson{Name: name, file: r.file, folder: r.dir, line: line}
	if strings.TrimSpace(name) == "" {
		r.fault(line, "a lesson has no name", "une leçon n'a pas de nom")
	}
	had := map[string]bool{}
	r.each(body, lessonKeys, func(key string, line int, value ast.Node) {
		had[key] = true
		switch key {
		case keyTitle:
			l.Title = r.text(line, value)
		case keyAim:
			l.Aim = r.text(line, value)
		case keySteps:
			l.Steps = r.steps(line, value)
		}
	})
	if _, ok := body.(ast.MapNode); ok {
		r.missing(line, had, lessonKeys)
	}
	return l
}

// missing tells of the keys that are not there.
func (r *reader) missing(line int, had map[string]bool, keys []string) {
	for _, key := range keys {
		if !had[key] {
			r.fault(line, "%s is missing", "il manque %s", key)
		}
	}
}

// text reads what is said in both languages.
func (r *reader) text(line int, n ast.Node) (out engine.Text) {
	had := map[string]bool{}
	r.each(n, textKeys, func(key string, line int, value ast.Node) {
		had[key] = true
		r.say(&out, key, line, value)
	})
	if _, ok := n.(ast.MapNode); ok {
		r.missing(line, had, textKeys)
	}
	return out
}

// say reads what is said in one language.
func (r *reader) say(out *engine.Text, key string, line int, value ast.Node) {
	for l := range engine.Lang(2) {
		if l.Code() == key {
			out[l] = r.word(line, value)
		}
	}
}

// word reads a text, on however many lines it stands.
func (r *reader) word(line int, n ast.Node) string {
	said := ""
	switch n := n.(type) {
	case *ast.StringNode:
		said = n.Value
	case *ast.LiteralNode:
		if n.Value != nil {
			said = n.Value.Value
		}
	}
	said = strings.Join(strings.Fields(said), " ")
	if said == "" {
		r.fault(line, "a text is expected here; one with a : or another sign in it stands in quotes, or below a >-",
			"on attend ici un texte ; avec un : ou un autre signe, il se met entre guillemets, ou sous un >-")
	}
	return said
}

// steps reads the steps of a lesson.
func (r *reader) steps(line int, n ast.Node) []Step {
	all, ok := n.(*ast.SequenceNode)
	if !ok {
		r.fault(line, "the steps are a list, each step behind a -", "les étapes sont une liste, chacune derrière un -")
		return nil
	}
	var out []Step
	first := map[string]int{}
	for _, v := range all.Values {
		s := r.step(v)
		if at := first[s.Scenario]; at > 0 && s.Scenario != "" {
			r.fault(s.line, "%q is a step of this lesson already, on line %d",
				"%q est déjà une étape de cette leçon, à la ligne %d", s.Scenario, at)
		} else {
			first[s.Scenario] = s.line
		}
		out = append(out, s)
	}
	if len(out) < 2 {
		r.fault(line, "a lesson has two steps at least", "une leçon a au moins deux étapes")
	}
	return out
}

// step reads a step.
func (r *reader) step(n ast.Node) Step {
	s := Step{line: lineOf(n)}
	had := map[string]bool{}
	r.each(n, stepKeys, func(key string, line int, value ast.Node) {
		had[key] = true
		if len(had) == 1 {
			s.line = line
		}
		if key != keyScenario {
			r.say(&s.Says, key, line, value)
		} else if name := r.word(line, value); name != "" {
			s.Scenario, s.line = name, line
			if r.dir != "." {
				s.Scenario = r.dir + "/" + name
			}
		}
	})
	if _, ok := n.(ast.MapNode); ok {
		r.missing(s.line, had, stepKeys)
	}
	return s
}
