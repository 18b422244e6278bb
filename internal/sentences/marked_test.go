package sentences_test

import (
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/engine/log"
	"tablereferee/internal/language"
	"tablereferee/internal/sentences"
	"tablereferee/languages"
	"tablereferee/referee/scenario"
	"tablereferee/scenarios"
)

// file is the file of a language that nobody speaks, in which what is translated can be told from what is not: it says
// every sentence in other letters, one for each letter of the alphabet.
var file string

// TestMain has the file of the language written by a process of its own, since this one must not make the rules of a
// game before it speaks the language, and speaks it.
func TestMain(m *testing.M) {
	const child = "SENTENCES_FILE"
	if path := os.Getenv(child); path != "" {
		check(write(path))
		return
	}
	if flag.Parse(); testing.Short() { // nothing runs side by side here: the run without the race detector reads it all
		return
	}
	dir, err := os.MkdirTemp("", "sentences")
	check(err)
	file = filepath.Join(dir, "qq.yaml")
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), child+"="+file)
	cmd.Stderr = os.Stderr
	check(cmd.Run())
	src, err := os.ReadFile(file)
	check(err)
	l, err := language.Read(src, "qq.yaml")
	check(err)
	engine.Speak(l)
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// write makes the file.
func write(path string) error {
	all, err := sentences.All("../..")
	if err != nil {
		return err
	}
	l := &engine.Language{Code: "qq", Name: "marked", Says: map[string]string{}}
	for _, s := range all {
		l.Says[s.Text[engine.EN]] = mark(s.Text[engine.EN])
	}
	return os.WriteFile(path, sentences.Write(l, all), 0o644)
}

// mark writes a sentence in the other letters. What is filled into it stays.
func mark(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '%' && i+1 < len(s):
			end := i + 1
			for end < len(s)-1 && strings.IndexByte("+-#*0123456789.[]", s[end]) >= 0 {
				end++
			}
			b.WriteString(s[i : end+1])
			i = end
		case c == '{':
			end := strings.IndexByte(s[i:], '}')
			if end < 0 || strings.Trim(strings.TrimPrefix(s[i+1:i+end], "a "), "+abcdefghijklmnopqrstuvwxyz") != "" {
				b.WriteByte(c)
				continue
			}
			b.WriteString(s[i : i+end+1])
			i += end
		case c >= 'a' && c <= 'z':
			b.WriteRune('а' + rune(c-'a'))
		case c >= 'A' && c <= 'Z':
			b.WriteRune('А' + rune(c-'A'))
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}

var word = regexp.MustCompile(`[A-Za-z]+`)

// id is that of a clause, of a scenario or of the language itself, what is given to a flag of the command line, or a
// field
// of a sentence of the log that is quoted.
var id = regexp.MustCompile(`\b[a-z]+([-./][a-z0-9]+)+|--\pL+ [a-z]+|\(qq\)|\{[+a-z]+\}`)

// left gives the words of a text that are not translated: those in our letters that the French text does not have as
// well. What both have are names, ids and words of scripts.
func left(marked, french string) []string {
	same := map[string]bool{"Ann": true, "Ben": true, "Cy": true}
	for _, w := range word.FindAllString(french, -1) {
		same[w] = true
	}
	var out []string
	for _, w := range word.FindAllString(marked, -1) {
		if !same[w] && !slices.Contains(out, w) {
			out = append(out, w)
		}
	}
	return out
}

// leaks gathers what is left untranslated, and one place of each.
type leaks map[string]string

func (l leaks) look(t *testing.T, where string, says func(engine.Lang) string) {
	t.Helper()
	marked, french := strings.Split(says(engine.Further), "\n"), strings.Split(says(engine.FR), "\n")
	if len(marked) != len(french) {
		french = []string{strings.Join(french, "\n")}
	}
	for i, line := range marked {
		if strings.HasPrefix(strings.TrimSpace(line), "own.card.") {
			continue // what a card of a script says, is said in the languages of that script
		}
		line = id.ReplaceAllString(line, "")
		for _, w := range left(line, french[min(i, len(french)-1)]) {
			if _, known := l[w]; !known {
				l[w] = where + ": " + line
			}
		}
	}
}

func (l leaks) report(t *testing.T) {
	t.Helper()
	for _, w := range slices.Sorted(maps.Keys(l)) {
		t.Errorf("%s is not translated: %s", w, l[w])
	}
}

// shipped gives the scenarios of the program.
func shipped(t *testing.T) map[string]string {
	t.Helper()
	out := map[string]string{}
	err := fs.WalkDir(scenarios.FS, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".lua") {
			return err
		}
		source, err := fs.ReadFile(scenarios.FS, path)
		out[path] = string(source)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// declared is the name of a card that a script declares: it says what that is called in its own languages.
var declared = regexp.MustCompile(`(?m)^card "([^"]+)"`)

// nameless takes the names of a script's own cards out of a log.
func nameless(source, text string) string {
	for _, m := range declared.FindAllStringSubmatch(source, -1) {
		text = strings.ReplaceAll(text, m[1], "")
	}
	return text
}

// TestLogsAreTranslated plays every scenario and reads its log.
func TestLogsAreTranslated(t *testing.T) {
	found, lines := leaks{}, 0
	for name, source := range shipped(t) {
		s, err := scenario.Compile(name, name, source)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		r := s.Run(scenario.Options{})
		if r.Log == nil {
			t.Errorf("%s: no log", name)
			continue
		}
		r.Log.Ruling = engine.Text{}
		found.look(t, name, func(l engine.Lang) string { return nameless(source, string(log.Text(r.Log, l))) })
		lines += strings.Count(string(log.Text(r.Log, engine.Further)), "\n")
	}
	found.report(t)
	t.Logf("%d lines", lines)
}

// TestCardsAreTranslated reads what is told of every card and clause.
func TestCardsAreTranslated(t *testing.T) {
	found := leaks{}
	for _, g := range games.All() {
		r := g.Rules(g.Editions[0])
		for d := range r.Cards[1:] {
			d := engine.Def(d + 1)
			where := r.Cards[d].ID
			found.look(t, where, r.Cards[d].Label)
			for _, f := range g.Facts(d) {
				found.look(t, where, f.Name.In)
				found.look(t, where, f.Value.In)
			}
			for _, s := range g.Says(d) {
				found.look(t, where, s.In)
			}
		}
		for c := range g.Book.All() {
			found.look(t, c.ID, c.Text().Says.In)
			found.look(t, c.ID, c.Text().Why.In)
		}
	}
	found.report(t)
}

// TestEveryFileIsUpToDate: the languages that are built in say nothing that the program does not.
func TestEveryFileIsUpToDate(t *testing.T) {
	for _, code := range language.Codes(languages.FS) {
		src, err := languages.FS.ReadFile(code + ".yaml")
		if err != nil {
			t.Fatal(err)
		}
		l, err := language.Read(src, code+".yaml")
		if err != nil {
			t.Fatal(err)
		}
		all, err := sentences.All("../..")
		if err != nil {
			t.Fatal(err)
		}
		for _, stale := range sentences.Stale(l, all) {
			t.Errorf("%s.yaml: the program says no longer: %q", code, stale[engine.EN])
		}
	}
}

// TestNothingIsPutTogetherInTwoLanguages: a text of which English and French are put together apart from each other is
// lost to a further language, unless its parts or the whole of it are found elsewhere.
func TestNothingIsPutTogetherInTwoLanguages(t *testing.T) {
	found := map[string]string{
		"engine/log/sentences.go":       "a sentence of the log with the names of its fields in French",
		"engine/champions/sayings.go":   "what players say stands whole in the rules",
		"engine/deckbuilder/sayings.go": "what players say stands whole in the rules",
		"engine/champions/read.go":      "names of cards",
		"engine/metal/game.go":          "the form for cards, a file in each language",
		"engine/rivals/game.go":         "the form for cards, a file in each language",
		"engine/deckbuilder/read.go":    "names of cards",
		"internal/language/language.go": "the file of a language",
		"referee/ask/records.go":        "what a scenario says in the further language",
	}
	said, composed, err := sentences.Source("../..")
	if err != nil || len(said) < 3000 {
		t.Fatal(len(said), err)
	}
	for _, s := range said {
		if wrong := language.Agree(s.Text[engine.EN], s.Text[engine.FR]); wrong != (engine.Text{}) &&
			!strings.Contains(s.Text[engine.EN], "top {of_stack}") { // where French names what lies there
			t.Errorf("%s:%d: in French: %s", s.File, s.Line, wrong[engine.EN])
		}
	}
	for _, c := range composed {
		if file, _, _ := strings.Cut(c, ":"); found[file] == "" {
			t.Errorf("%s: a further language does not say this", c)
		}
	}
}

// slips are what somebody who writes a script may do wrong at a line; false where that line has no place for it.
var slips = []func(line *string) bool{
	func(line *string) bool { *line = ""; return true },
	func(line *string) bool { *line += "\n" + *line; return true },
	func(line *string) bool { return put(line, `[a-z]"`, `"`) },
	func(line *string) bool { return put(line, `[0-9]+`, "77") },
	func(line *string) bool { return put(line, `:[a-z]`, ":x") },
	func(line *string) bool { return put(line, `[})]`, "") },
	func(line *string) bool { return put(line, `[a-z]+ = `, "zzz = ") },
	func(line *string) bool { return put(line, `"[^"]*"`, "{}") },
	func(line *string) bool { return put(line, `"[^"]*"`, "7") },
	func(line *string) bool { return put(line, `"[^"]*"`, `"Kick"`) },
	func(line *string) bool { return put(line, `\b(ann|ben)\b`, "game") },
	func(line *string) bool { return put(line, `is\(.*\)`, "is(nil)") },
	func(line *string) bool { return put(line, `is\(.*\)`, `has("Kick")`) },
	func(line *string) bool { return put(line, `plays|buys|attacks_with`, "ends_turn") },
}

func put(line *string, pattern, by string) bool {
	in := regexp.MustCompile(pattern).FindStringIndex(*line)
	if in != nil {
		*line = (*line)[:in[0]] + by + (*line)[in[1]:]
	}
	return in != nil
}

// TestMessagesAreTranslated breaks every scenario in some ways and reads what is said of it.
func TestMessagesAreTranslated(t *testing.T) {
	found, messages := leaks{}, map[string]bool{}
	all := shipped(t)
	for n, name := range slices.Sorted(maps.Keys(all)) {
		for i := range 5 {
			lines := strings.Split(all[name], "\n")
			slip, at := slips[(n+3*i)%len(slips)], (7*n+11*i)%len(lines)
			for range lines {
				if strings.TrimSpace(lines[at]) != "" && slip(&lines[at]) {
					break
				}
				at = (at + 1) % len(lines)
			}
			s, err := scenario.Compile(name, name, strings.Join(lines, "\n"))
			if err == nil {
				err = s.Run(scenario.Options{}).Err
			}
			if err != nil {
				messages[err.Error()] = true
				found.look(t, name, func(l engine.Lang) string { return engine.Tell(err, l) })
			}
		}
	}
	found.report(t)
	t.Logf("%d messages", len(messages))
}

// TestProgramIsTranslated calls the program in many ways and reads what it prints.
func TestProgramIsTranslated(t *testing.T) {
	program := filepath.Join(t.TempDir(), "referee")
	build := exec.Command("go", "build", "-o", program, "../../cmd/referee")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	dir := t.TempDir()
	script := filepath.Join(dir, "scenarios", "mine.lua")
	if err := os.MkdirAll(filepath.Dir(script), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(script, []byte(`scenario "Mine" { game = "forever-evil" }`), 0o644); err != nil {
		t.Fatal(err)
	}
	call := func(lang string, args ...string) string {
		cmd := exec.Command(program, append(args, "--lang", lang)...)
		cmd.Dir = dir
		out, _ := cmd.CombinedOutput()
		return string(out)
	}
	found, lines := leaks{}, 0
	for _, command := range commands {
		args := strings.Fields(command)
		for i := range args {
			args[i] = strings.ReplaceAll(args[i], "_", " ")
		}
		found.look(t, command, func(l engine.Lang) string {
			if l == engine.Further {
				out := call(file, args...)
				lines += strings.Count(out, "\n")
				return out
			}
			return call("fr", args...)
		})
	}
	found.report(t)
	t.Logf("%d lines", lines)
}

// commands are ways to call the program; an underscore stands for a space.
var commands = []string{
	"help", "help ask", "help card", "help clause", "help compare", "compare", "compare zzz", "help completion",
	"help completion bash", "help coverage",
	"help help", "help list", "help new", "help possible", "help replay", "help run", "help show", "help simulate",
	"help test", "help version", "version", "bogus", "tset", "run --zzz", "run", "run nothere", "run mine",
	"card kick", "card kikc", "card --game zzz kick", "card", "clause", "clause fe.attack.one-defense",
	"clause fe.attack.one-defence", "list zzz zzz",
	"run forever-evil/attack/attacker-is-not-hit", "show zzz",
	"run --seed x forever-evil/attack/attacker-is-not-hit",
	"run --rule fe.zzz=1 forever-evil/attack/attacker-is-not-hit",
	"test forever-evil/attack/attacker-is-not-hit", "test zzz", "test mine", "possible mine", "possible",
	"possible forever-evil/attack/attacker-is-not-hit", "simulate --games 3", "simulate --games 3 --check",
	"simulate --policy zzz", "simulate --players 9", "simulate --games x", "replay", "replay zzz", "new", "new mine",
	"simulate --game champions --games 2", "simulate --game zzz", "coverage --game zzz", "coverage --list zzz",
	"card --cards nowhere kick", "list --scenarios nowhere", "ask", "ask may_I_use_two_Defense_cards", "completion zzz",
	"completion",
}
