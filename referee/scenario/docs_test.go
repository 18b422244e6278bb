package scenario

import (
	"bytes"
	"errors"
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/engine/log"
	"tablereferee/internal/sandbox"
)

// The documents about the language show scripts, logs and errors. All of them are real: this test runs every script of
// a document and compares what it gives with what the document shows below it.
//
//	```lua         a scenario; or a few lines, which follow the last scenario of the document; or a file for use,
//	               which begins with its path
//	```lua sketch  lines that only show how something is written; they are compiled, not run
//	```log         lines that the log of the scenario above really has, one after the other
//	```jsonl       the same for the JSON Lines
//	```error       the error that the script above really gives
//
// With -update, errors and whole logs are written anew; so is the table of the kinds of events.
func TestDocuments(t *testing.T) {
	for _, name := range []string{"scenarios.md", "log.md", "engine.md"} {
		t.Run(name, func(t *testing.T) { checkDocument(t, "../../docs/"+name) })
	}
}

// A document in pieces: text, and blocks of code.
type piece struct {
	info string // what follows the three backticks; "" for text
	text string
	line int
}

func checkDocument(t *testing.T, file string) {
	pieces := split(t, file)
	parts := map[string]string{}
	var last string // the last scenario
	var result *Result
	rulings := 0
	for i := range pieces {
		p := &pieces[i]
		at := fmt.Sprintf("%s:%d", file, p.line)
		switch p.info {
		case "lua":
			result = nil
			if path, ok := strings.CutPrefix(strings.SplitN(p.text, "\n", 2)[0], "-- scenarios/"); ok {
				parts[strings.TrimSuffix(path, ".lua")] = p.text
				continue
			}
			script := last + p.text
			if strings.HasPrefix(p.text, "scenario ") {
				script, last = p.text, p.text+"\n"
			}
			result = play(script, parts)
			switch broken := next(pieces, i) == "error"; {
			case broken && result.Err == nil:
				t.Errorf("%s: this script should fail, but it passes", at)
			case !broken && result.Err != nil:
				t.Errorf("%s: %s", at, told(result.Err))
			case !broken && strings.Contains(p.text, "\nruling "):
				rulings++
				if err := result.Complete(); err != nil {
					t.Errorf("%s: %v", at, err)
				}
			}
		case "lua sketch":
			if _, err := Compile("sketch", "sketch.lua", "local ann, ben, cleo\n"+p.text); err != nil {
				t.Errorf("%s: %v (counting one line more)", at, err)
			}
		case "error":
			if want := told(result.Err); *update {
				p.text = want + "\n"
			} else if strings.TrimSpace(p.text) != want {
				t.Errorf("%s: the script above gives another error:\n%s", at, want)
			}
		case "log", "jsonl":
			if result == nil || result.Log == nil {
				t.Errorf("%s: no scenario above gives a log", at)
				continue
			}
			text := string(log.Text(result.Log, engine.EN))
			if p.info == "jsonl" {
				text = string(log.JSONLines(result.Log, engine.EN))
			}
			whole := strings.HasPrefix(p.text, "referee-log") || strings.HasPrefix(p.text, `{"log"`)
			if whole && *update {
				p.text = text
			}
			if whole && p.text != text || !strings.Contains("\n"+text, "\n"+p.text) {
				t.Errorf("%s: the log of the scenario above has no such lines:\n%s", at, text)
			}
		}
	}
	if strings.HasSuffix(file, "scenarios.md") && rulings < 3 {
		t.Errorf("%s: %d whole scenarios with a ruling; it should have three", file, rulings)
	}
	if *update {
		write(t, file, pieces)
	}
}

// play compiles and runs a script of a document.
func play(script string, parts map[string]string) *Result {
	s, err := Compile("example", "example.lua", script)
	if err != nil {
		return &Result{Err: err}
	}
	return s.Run(Options{Use: func(name string) (string, string, error) {
		if parts[name] == "" {
			return "", "", errors.New("there is no such file")
		}
		return name + ".lua", parts[name], nil
	}})
}

// told is an error with its hint, as a reader sees it.
func told(err error) string {
	if err == nil {
		return "no error"
	}
	return engine.Tell(err, engine.EN)
}

func split(t *testing.T, file string) []piece {
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var out []piece
	in, n := piece{}, 0
	for line := range strings.Lines(string(b)) {
		n++
		if fence, ok := strings.CutPrefix(line, "```"); ok {
			out = append(out, in)
			in = piece{line: n + 1}
			if info := strings.TrimSpace(fence); info != "" {
				in.info = info
			}
			continue
		}
		in.text += line
	}
	if in.info != "" {
		t.Fatalf("%s: a block of code is never closed", file)
	}
	return append(out, in)
}

// next is what the next block after a script shows of it.
func next(pieces []piece, i int) string {
	for _, p := range pieces[i+1:] {
		if p.info != "" {
			return p.info
		}
	}
	return ""
}

func write(t *testing.T, file string, pieces []piece) {
	var b strings.Builder
	for _, p := range pieces {
		if p.info == "" {
			b.WriteString(p.text)
		} else {
			b.WriteString("```" + p.info + "\n" + p.text + "```\n")
		}
	}
	if err := renew(file, []byte(b.String())); err != nil {
		t.Fatal(err)
	}
}

// The table of docs/log.md lists every kind of event that a log can hold, with its sentence and its fields.
func TestDocumentsKinds(t *testing.T) {
	const file, begin, end = "../../docs/log.md", "<!-- kinds -->\n", "<!-- /kinds -->"
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(b), begin)
	table, after, ok2 := strings.Cut(rest, end)
	if !ok || !ok2 {
		t.Fatalf("%s has no place for the kinds of events", file)
	}
	want, fields := kindTable()
	if *update {
		if err := renew(file, []byte(before+begin+want+end+after)); err != nil {
			t.Fatal(err)
		}
	} else if table != want {
		t.Error("the kinds of events in docs/log.md are not those of the rules: run  go test ./referee/scenario -run Documents -update")
	}
	compare(t, "the fields of events in docs/log.md", fields, submatches("(?m)^\\| `(\\w+)` \\|", before))
}

var braces = regexp.MustCompile(`\{\+?(\w+)\}`)

// kindTable gives the table, and the fields that occur in it.
func kindTable() (table string, fields []string) {
	table = "| kind | the line of the log | fields |\n| --- | --- | --- |\n"
	isNew := once()
	for _, g := range games.All() {
		for _, k := range g.Rules(g.Editions[0]).Kinds {
			says := k.Says[engine.EN]
			if k.Quiet || k.Guard || says == "" || !isNew(k.Name) {
				continue
			}
			var own []string
			for _, m := range braces.FindAllStringSubmatch(says, -1) {
				if !slices.Contains(own, m[1]) {
					own = append(own, m[1])
				}
				if !slices.Contains(fields, m[1]) {
					fields = append(fields, m[1])
				}
			}
			table += fmt.Sprintf("| `%s` | `%s` | %s |\n", k.Name, says, strings.Join(own, ", "))
		}
	}
	return table, fields
}

// docs/scenarios.md leaves no word of the language out, and its bounds are the real ones.
func TestDocumentsComplete(t *testing.T) {
	b, err := os.ReadFile("../../docs/scenarios.md")
	if err != nil {
		t.Fatal(err)
	}
	doc := string(b)
	words := append(Words(), headerKeys...)
	words = append(words, zoneWords...)
	cardNumbers(func(word string, _ engine.Text) { words = append(words, word) })
	for _, of := range checkWords {
		words = append(words, of...)
	}
	verbs(func(v *engine.VerbInfo) { words = append(words, v.Word) })
	shared(func(z *engine.ZoneInfo) { words = append(words, z.ID) })
	own(func(z *engine.ZoneInfo) { words = append(words, z.ID) })
	numbers(false, func(c *engine.CounterInfo, _ string) { words = append(words, c.ID) })
	numbers(true, func(c *engine.CounterInfo, _ string) { words = append(words, c.ID) })
	for _, g := range games.All() {
		for o := range g.SetupWords() {
			words = append(words, o)
		}
		rules := g.Rules(g.Editions[0])
		words = append(append(append(words, momentWords(rules)...), deedWords(rules, true)...),
			deedWords(rules, false)...)
		for i := range rules.Steps {
			name, _, _ := strings.Cut(rules.Steps[i].Name[engine.EN], ",")
			words = append(words, name)
		}
		words = append(words, g.ID)
		for _, o := range g.Rules(g.Editions[0]).Options[1:] {
			words = append(words, o[engine.EN])
		}
	}
	for _, w := range words {
		if !regexp.MustCompile(`\b` + regexp.QuoteMeta(w) + `\b`).MatchString(doc) {
			t.Errorf("docs/scenarios.md says nothing of %q", w)
		}
	}
	for _, n := range []int{maxEvents, maxChecks, maxCards, maxParts, maxPartDepth, maxPartBytes,
		sandbox.DefaultLimits.Steps, sandbox.DefaultLimits.Text} {
		if s := grouped(n); !strings.Contains(doc, s) {
			t.Errorf("docs/scenarios.md does not tell the bound %s", s)
		}
	}
}

// grouped writes 20000 as 20,000.
func grouped(n int) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// docs/licences.md names every module that the code imports, and the tool of go.mod; it names none that go.mod does
// not.
func TestDocumentsLicences(t *testing.T) {
	mod, err := os.ReadFile("../../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	doc, err := os.ReadFile("../../docs/licences.md")
	if err != nil {
		t.Fatal(err)
	}
	modules := submatches(`(?m)^(?:require)?\s+([\w./-]+\.[\w./-]+) v\d`, string(mod))
	var used []string
	use := func(path string) {
		for _, m := range modules {
			if (path == m || strings.HasPrefix(path, m+"/")) && !slices.Contains(used, m) {
				used = append(used, m)
			}
		}
	}
	for _, tool := range submatches(`(?m)^tool (\S+)`, string(mod)) {
		use(tool)
	}
	err = filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return nil // the compiler says it better
		}
		for _, i := range f.Imports {
			use(strings.Trim(i.Path.Value, `"`))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	listed := submatches("(?m)^\\| `([\\w./-]+)` \\|", string(doc))
	for _, m := range used {
		if !slices.Contains(listed, m) {
			t.Errorf("docs/licences.md does not name %s, which the code uses", m)
		}
	}
	for _, m := range listed {
		if !slices.Contains(modules, m) {
			t.Errorf("docs/licences.md names %s, which go.mod does not", m)
		}
	}
}

// renew writes a file unless it is so already: a file that is not touched leaves what is tested with it as it is.
func renew(file string, text []byte) error {
	if is, err := os.ReadFile(file); err == nil && bytes.Equal(is, text) {
		return nil
	}
	return os.WriteFile(file, text, 0o644)
}
