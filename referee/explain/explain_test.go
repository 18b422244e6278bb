package explain

import (
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/referee/scenario"
	"tablereferee/scenarios"
)

const script = `scenario "t" { game = "forever-evil" }
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power", "Punch" } },
  { "Ben", character = "Sinestro", hand = { "Invulnerable", "Kick" } },
}
ann:plays "Bizarro Power"
what_if("Ben defends", function()
  ben:defends "Invulnerable"
  ann:plays "Punch"
end)
ben:declines()
`

func explained(t *testing.T, source string) (*Account, *scenario.Result) {
	t.Helper()
	s, err := scenario.Compile("t", "t.lua", source)
	if err != nil {
		t.Fatal(err)
	}
	a, r := Of(s, scenario.Options{})
	if r.Err != nil || a == nil {
		t.Fatal(r.Err)
	}
	return a, r
}

// find gives the step that says something.
func find(t *testing.T, a *Account, says string) *Step {
	t.Helper()
	for i := range a.Steps {
		if a.Steps[i].Says[engine.EN] == says {
			return &a.Steps[i]
		}
	}
	t.Fatalf("nothing says %q", says)
	return nil
}

// TestOf proves that a log is explained line by line, in both languages, and what else could have been done, also in a
// branch.
func TestOf(t *testing.T) {
	a, _ := explained(t, script)
	s := find(t, a, "avoid the Attack? Ben declines")
	if s.Line != 11 || s.Depth != 4 || !s.Chosen || len(s.Others) != 1 || !slices.Equal(s.Clauses, []string{"fe.attack.may-avoid"}) ||
		s.Says[engine.FR] != "éviter l'Attaque ? Ben renonce" {
		t.Errorf("%+v", s)
	}
	o := s.Others[0]
	if o.Line[engine.EN] != `ben:defends "Invulnerable"` || !o.Known || len(o.Comes) != 4 ||
		o.Comes[3].Says[engine.EN] != "players who did not avoid the Attack: 0" ||
		o.Comes[0].Says[engine.FR] != "Ben se défend avec Invulnérable" {
		t.Errorf("%+v", o)
	}
	s = find(t, a, "Ann plays Punch")
	if s.Line != 9 || !slices.Equal(s.Within, []int{7}) || !slices.ContainsFunc(s.Others, func(o Other) bool {
		return o.Says[engine.EN] == "ends the turn" && o.Known && len(o.Comes) > 5
	}) {
		t.Errorf("%+v", s)
	}
	s = find(t, a, "what if: Ben defends")
	if s.Branch != "Ben defends" || s.Line != 7 || len(s.Within) != 0 || s.Says[engine.FR] != "et si : Ben defends" {
		t.Errorf("%+v", s)
	}
	if s = find(t, a, "state Ben hand: Kick"); !s.Ends || !slices.Equal(s.Within, []int{7}) {
		t.Errorf("%+v", s)
	}
	if got := a.Lines(); !slices.Equal(got, []int{6, 7, 8, 9, 11}) {
		t.Errorf("%v", got)
	}
	seen := map[string]bool{}
	for _, c := range a.Clauses {
		if seen[c.ID] || c.Says[engine.EN] == "" || c.Says[engine.FR] == "" {
			t.Errorf("%+v", c)
		}
		seen[c.ID] = true
	}
}

// TestAt proves that of a line that begins a branch the whole branch is told, and of another line only its own.
func TestAt(t *testing.T) {
	a, _ := explained(t, script)
	for line, want := range map[int]int{1: 0, 6: 6, 7: 14, 9: 3, 11: 4} {
		at := a.At(line)
		if len(at.Steps) != want {
			t.Errorf("line %d: %d steps", line, len(at.Steps))
		}
		for _, s := range at.Steps {
			for _, id := range s.Clauses {
				if !slices.ContainsFunc(at.Clauses, func(c Clause) bool { return c.ID == id }) {
					t.Errorf("line %d: what %s says is missing", line, id)
				}
			}
		}
	}
}

// TestTriedLeavesTheGame proves that what is tried to explain a log changes nothing of it.
func TestTriedLeavesTheGame(t *testing.T) {
	folder := scenario.NewFolder(scenarios.FS, "scenarios")
	names, err := folder.Names()
	if err != nil {
		t.Fatal(err)
	}
	tried, known := 0, 0
	for i, name := range names {
		if i%9 != 0 && !strings.Contains(name, "/choices/") {
			continue
		}
		s, err := folder.Compile(name)
		if err != nil {
			t.Fatal(err)
		}
		plain := s.Run(scenario.Options{Use: folder.Use})
		a, r := Of(s, scenario.Options{Use: folder.Use})
		if (plain.Err == nil) != (r.Err == nil) || a == nil {
			t.Errorf("%s: %v, %v", name, plain.Err, r.Err)
			continue
		}
		if x, y := log.Text(plain.Log, engine.EN), log.Text(r.Log, engine.EN); string(x) != string(y) {
			t.Errorf("%s: explained it is another log", name)
		}
		for i := range a.Steps {
			for _, o := range a.Steps[i].Others {
				if tried++; o.Known {
					known++
				}
			}
		}
	}
	if tried < 500 || known < tried/2 {
		t.Errorf("%d others, of %d it is known what comes of them", tried, known)
	}
}

// BenchmarkOf explains a scenario.
func BenchmarkOf(b *testing.B) {
	s, err := scenario.Compile("t", "t.lua", script)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, r := Of(s, scenario.Options{}); r.Err != nil {
			b.Fatal(r.Err)
		}
	}
}

// TestTold: told briefly, a log has the same steps, and names in one line what else could have been answered.
func TestTold(t *testing.T) {
	whole, r := explained(t, script)
	brief := Told(r)
	if len(brief.Steps) != len(whole.Steps) {
		t.Fatalf("%d steps of %d", len(brief.Steps), len(whole.Steps))
	}
	for _, c := range brief.Clauses { // those by which another answer would have come about are not among them
		if !slices.Contains(whole.Clauses, c) {
			t.Errorf("%s is cited by nothing", c.ID)
		}
	}
	for i := range whole.Steps {
		a, b := &whole.Steps[i], &brief.Steps[i]
		if a.Says != b.Says || a.Depth != b.Depth || !slices.Equal(a.Clauses, b.Clauses) {
			t.Errorf("step %d: %+v became %+v", i, a, b)
		}
		for _, o := range a.Others {
			for _, l := range []engine.Lang{engine.EN, engine.FR} {
				if !strings.Contains(b.Or[l], o.Says[l]) {
					t.Errorf("%q does not name %q", b.Or[l], o.Says[l])
				}
			}
		}
		if len(a.Others) > 0 && !strings.HasPrefix(b.Or[engine.EN], "or: ") || len(a.Others) == 0 && b.Or[engine.EN] != "" {
			t.Errorf("%q, with %d others", b.Or[engine.EN], len(a.Others))
		}
	}
	if len(brief.Head) != 3 || brief.Head[0][engine.EN] != "Ann (Lex Luthor), Ben (Sinestro)" ||
		brief.Head[1][engine.FR] != "main d'Ann : Pouvoir de Bizarro, Coup de Poing" {
		t.Errorf("the table at the beginning: %q", brief.Head)
	}
	if Told(&scenario.Result{}) != nil {
		t.Error("of nothing something is told")
	}
}
