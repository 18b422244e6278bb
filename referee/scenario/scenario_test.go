package scenario

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
	"unicode/utf8"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/sandbox"
)

const head = `scenario "A test" { game = "forever-evil", question = { en = "?", fr = "?" }, shows = {} }
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch", "Punch", "Bizarro Power" } },
  { "Ben", character = "Sinestro", hand = { "Invulnerable", "Cosmic Staff" } },
}
line_up { "Giganta" }
`

func run1(t *testing.T, body string) *Result {
	t.Helper()
	s, err := Compile("test", "test.lua", head+body)
	if err != nil {
		t.Fatal(err)
	}
	return s.Run(Options{})
}

// TestStrict proves that nothing is decided in silence: what is unanswered, not asked, not legal or misspelt stops the
// script with the line, the clause and the legal lines to paste.
func TestStrict(t *testing.T) {
	for _, c := range []struct{ name, body, want string }{
		{"unanswered question", `ann:plays "Bizarro Power"
ann:plays "Punch"`, "test.lua:8: REFUSED: Ann plays Punch: a question to Ben is open"},
		{"legal lines", `ann:plays "Bizarro Power"
ann:plays "Punch"`, `    ben:defends "Invulnerable"`},
		{"open at the end", `ann:plays "Bizarro Power"`,
			"test.lua:7: the scenario ends while a question is open: Ben: avoid the Attack? (Bizarro Power) [fe.attack.may-avoid]"},
		{"answer nobody asked for", `ann:plays "Punch"
ann:declines()`, "REFUSED: Ann declines"},
		{"not your turn", `ben:plays "Cosmic Staff"`, "it is not Ben's turn [fe.play.own-turn]"},
		{"misspelt card", `ann:plays "Punhc"`, `did you mean "Punch"?`},
		{"misspelt verb", `ann:playz "Punch"`, `did you mean "plays"?`},
		{"dot for colon", `ann.plays "Punch"`, `write a colon before plays:  ann:plays "Punch"`},
		{"too dear", `ann:buys "Giganta"`, "Giganta costs 4 and Ann has Power 0 [fe.buy.combined-cost]"},
		{"expectation", `ann:plays "Punch"
expect(ann.power):is(2)`, "test.lua:8: Ann Power: expected 2, but it is 1"},
		{"wrong clause", `refused(function() ann:buys "Weakness" end, "fe.hero.may-defeat")`,
			"this is refused, but not by fe.hero.may-defeat"},
		{"accepted after all", `refused(function() ann:plays "Punch" end, "fe.hero.may-defeat")`, "but it is allowed"},
		{"set-up too late", `ann:plays "Punch"
line_up { "Kick" }`, "line_up comes too late: the game has begun"},
		{"shuffle that never came", `ann:plays "Punch"
shuffle_gives { "Punch" }`, "waiting for a shuffle that never came"},
		{"two things at once", `expect(ann):may("buys")`, "needs a name"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := run1(t, c.body)
			if r.Err == nil || !strings.Contains(r.Err.Error(), c.want) {
				t.Errorf("got %v\nwant … %s …", r.Err, c.want)
			}
			en, fr := engine.Tell(r.Err, engine.EN), engine.Tell(r.Err, engine.FR)
			if strings.Split(en, "\n")[0] == strings.Split(fr, "\n")[0] || strings.Contains(fr, "legal now") ||
				strings.Contains(fr, "did you mean") {
				t.Errorf("in French: %s", fr)
			}
		})
	}
}

// TestShippedTwice proves that every shipped scenario gives the same bytes twice, in both languages and faces, and that
// its log reads back.
func TestShippedTwice(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	for name, source := range shipped(t) {
		s, err := Compile(name, name, source)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		a, b := s.Run(Options{}), s.Run(Options{})
		if a.Log == nil || b.Log == nil {
			t.Errorf("%s: no log: %v", name, a.Err)
			continue
		}
		for _, lang := range []engine.Lang{engine.EN, engine.FR} {
			if !bytes.Equal(log.Text(a.Log, lang), log.Text(b.Log, lang)) ||
				!bytes.Equal(log.JSONLines(a.Log, lang), log.JSONLines(b.Log, lang)) {
				t.Errorf("%s: two runs differ", name)
			}
		}
		if _, err := log.Parse(log.Text(a.Log, engine.EN)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// shipped gives the scenarios of the repository.
func shipped(t testing.TB) map[string]string {
	t.Helper()
	out := map[string]string{}
	err := filepath.WalkDir("../../scenarios", func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".lua" || strings.Contains(path, "/lib/") {
			return err
		}
		b, err := os.ReadFile(path)
		out[path] = string(b)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// FuzzScript runs any text as a scenario: it ends, nothing panics, and what goes wrong is one clear error with its
// place.
func FuzzScript(f *testing.F) {
	n := 0
	for _, source := range shipped(f) {
		if n++; n > 40 {
			break
		}
		f.Add(source)
	}
	f.Add(head + `ann:plays "Punch#9"`)
	for _, source := range hostileScripts(f) {
		f.Add(source)
	}
	for _, c := range goodCalls(f) {
		f.Add(c.before + c.word + "(" + strings.Join(c.args, ", ") + ")" + c.after)
	}
	f.Fuzz(func(t *testing.T, source string) {
		s, err := Compile("fuzz", "fuzz.lua", source)
		if err == nil {
			r := s.Run(Options{})
			if err = r.Err; r.Log != nil {
				log.Text(r.Log, engine.FR)
				log.JSONLines(r.Log, engine.EN)
			}
		}
		if err != nil && (engine.Tell(err, engine.FR) == "" || !utf8.ValidString(err.Error()) ||
			strings.ContainsRune(err.Error(), '\x1b')) {
			t.Fatalf("not fit to be printed: %q", err.Error())
		}
		var e *sandbox.Error
		if err != nil && !errors.As(err, &e) {
			t.Fatalf("an error of another kind: %T %v", err, err)
		}
		var p *sandbox.HostPanic
		if errors.As(err, &p) {
			t.Fatalf("%v\n%s", p.Value, p.Stack)
		}
	})
}

// BenchmarkScenario is a scenario as users meet it: compiled, set up, fifteen moves, its log written and compared.
func BenchmarkScenario(b *testing.B) {
	source := fifteen
	s, err := Compile("bench", "bench.lua", source)
	if err != nil {
		b.Fatal(err)
	}
	r := s.Run(Options{})
	if r.Err != nil {
		b.Fatal(r.Err)
	}
	golden := log.Text(r.Log, engine.EN)
	defer debug.SetGCPercent(debug.SetGCPercent(400)) // as the command does
	b.ReportAllocs()
	for b.Loop() {
		s, err := Compile("bench", "bench.lua", source)
		if err != nil {
			b.Fatal(err)
		}
		if r := s.Run(Options{}); r.Err != nil || !bytes.Equal(golden, log.Text(r.Log, engine.EN)) {
			b.Fatal(r.Err)
		}
	}
}

const fifteen = `scenario "Fifteen moves" {
  game = "forever-evil",
  question = { en = "How does a turn go?", fr = "Comment se passe un tour ?" },
  shows = { "fe.play.any-order", "fe.end-turn.6-draw" },
}
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch", "Punch", "Punch", "Punch", "Bizarro Power" }, deck = { "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability" } },
  { "Ben", character = "Sinestro", hand = { "Invulnerable", "Punch", "Punch", "Punch", "Vulnerability" } },
}
line_up { "Giganta", "Vibe", "Catwoman", "Cold Gun", "Power Girl" }
main_deck { "Steel", "Grid", "Atomica", "Mallet", "Johnny Quick" }
ann:plays "Bizarro Power"
ben:defends "Invulnerable"
ben:chooses "discard it"
ann:plays "Punch"
ann:plays "Punch"
ann:buys "Giganta"
ann:plays "Punch"
ann:plays "Punch"
ann:buys "Vibe"
ann:buys "Cold Gun"
ann:ends_turn()
ben:plays "Punch"
ben:plays "Punch"
ben:plays "Punch"
ben:buys "Kick"
ben:ends_turn()
expect(ann):is_on_turn()
expect(ann.hand):count(6)
expect(ben.in_play):is_empty()
ruling { en = "Play, buy, end.", fr = "Jouez, achetez, terminez." }
`

// Where only what happens counts, an expectation that does not hold, and a refusal by another clause, stop nothing;
// that something is not refused at all does.
func TestLenient(t *testing.T) {
	const head = `scenario "x" { game = "forever-evil", shows = { "fe.hero.may-defeat" } }
local ann, ben = players { { "Ann", hand = { "Punch" } }, { "Ben" } }
`
	run := func(body string, lenient bool) *Result {
		s, err := Compile("x", "x.lua", head+body)
		if err != nil {
			t.Fatal(err)
		}
		return s.Run(Options{Lenient: lenient})
	}
	const wrong = `expect(ann.hand):count(5) refused(function() ann:buys "Weakness" end, "fe.hero.may-defeat") ann:plays "Punch"`
	if r := run(wrong, false); r.Err == nil {
		t.Error("what does not hold is not noticed")
	}
	if r := run(wrong, true); r.Err != nil || len(r.Log.Events) < 3 {
		t.Errorf("%v, %d events", r.Err, len(r.Log.Events))
	}
	r := run(`refused(function() ann:plays "Punch" end, "fe.hero.may-defeat")`, true)
	if f := r.Failed(); f == nil || !f.Allowed {
		t.Errorf("what is not refused: %v", r.Err)
	}
}
