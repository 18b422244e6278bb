package lesson

import (
	"strings"
	"testing"
	"testing/fstest"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/internal/suite"
	"tablereferee/referee/scenario"
	"tablereferee/scenarios"
)

// TestShipped: the lessons of every game hold: each step is a scenario of the game that comes out as it says.
func TestShipped(t *testing.T) {
	folder := scenario.NewFolder(scenarios.FS, "scenarios")
	lessons, err := In(folder)
	if err != nil {
		t.Fatal(err)
	}
	names, err := folder.Names()
	if err != nil {
		t.Fatal(err)
	}
	runner := &suite.Runner{Scenarios: folder, Options: scenario.Options{Use: folder.Use}}
	of, n := map[string]string{}, map[string]int{}
	for i := range lessons {
		l := &lessons[i]
		if len(l.Steps) < 5 || len(l.Steps) > 10 {
			t.Errorf("%s:%d: %d steps", l.file, l.line, len(l.Steps))
		}
		if l.Title[engine.EN] == "" || l.Title[engine.FR] == "" || l.Aim[engine.EN] == l.Aim[engine.FR] {
			t.Errorf("%s:%d: the title or the aim is not in both languages", l.file, l.line)
		}
		for _, s := range l.Steps {
			c := runner.Play(t.Context(), s.Scenario)
			if c.Err != nil || c.Result == nil || c.Result.Ruling == (engine.Text{}) {
				t.Errorf("%s:%d: %s does not hold, or rules nothing: %v", l.file, s.line, s.Scenario, c.Err)
				continue
			}
			of[s.Scenario] = c.Result.Game.ID
			if !strings.HasPrefix(s.Scenario, c.Result.Game.ID+"/") {
				t.Errorf("%s:%d: %s is of %s", l.file, s.line, s.Scenario, c.Result.Game.ID)
			}
			if s.Says[engine.EN] == s.Says[engine.FR] {
				t.Errorf("%s:%d: the same is said in both languages", l.file, s.line)
			}
		}
		n[Game(l, of)]++
	}
	if err := Check(lessons, names, of); err != nil {
		t.Error(err)
	}
	for _, g := range games.All() {
		if n[g.ID] < 5 {
			t.Errorf("%s has %d lessons", g.ID, n[g.ID])
		}
	}
}

// good is a file as it should be.
const good = `first:
  title: {en: A, fr: B}
  aim:
    en: >-
      Two
      lines.
    fr: "Une : ligne."
  steps:
    - {scenario: f/one, en: Look., fr: Regardez.}
    - scenario: f/two
      en: Look again.
      fr: Regardez encore.
`

func names() []string { return []string{"g/f/one", "g/f/two", "g/h/three", "g/i/of-another"} }

func TestGood(t *testing.T) {
	all, bad := read([]byte(good), "g/lessons.yaml", "g")
	if len(bad) > 0 || len(all) != 1 || all[0].Aim != (engine.Text{"Two lines.", "Une : ligne."}) ||
		len(all[0].Steps) != 2 || all[0].Steps[1].Scenario != "g/f/two" || all[0].Steps[1].Says[engine.FR] == "" {
		t.Fatal(all, bad)
	}
	if err := Check(all, names(), map[string]string{"g/f/one": "g", "g/f/two": "g"}); err != nil {
		t.Error(err)
	}
	if err := Check(all, names(), nil); err != nil {
		t.Errorf("a lesson of a game that is left out: %v", err)
	}
}

// TestMistakes: whatever is wrong is told with its line, in both languages.
func TestMistakes(t *testing.T) {
	change := func(from, to string) string {
		if !strings.Contains(good, from) {
			t.Fatalf("%q does not stand there", from)
		}
		return strings.Replace(good, from, to, 1)
	}
	for _, c := range []struct{ text, want, fr string }{
		{change("  steps:", "  stesp:"), `l:8: there is no key "stesp" here; did you mean "steps"?`, "vouliez-vous dire"},
		{change("  aim:", "  colour:"), "only title, aim, steps", "seulement title, aim, steps"},
		{change(", fr: B", ""), "l:2: fr is missing", "il manque fr"},
		{change(", fr: B", ", fr: ''"), "l:2: a text is expected", "on attend ici un texte"},
		{change(", fr: B", ", fr: [B]"), "l:2: a text is expected", "on attend ici un texte"},
		{change("{en: A, fr: B}", "A"), "l:2: en, fr are expected here", "on attend ici en, fr"},
		{change(", fr: B", ", de: C, fr: B"), `l:2: there is no key "de" here, only en, fr`, "seulement en, fr"},
		{change("f/one", "f/two"), `l:10: "g/f/two" is a step of this lesson already, on line 9`, "déjà une étape"},
		{change("f/one", "f/oen"), `l:9: there is no scenario "f/oen" in the folder of this file; did you mean "f/one"?`,
			"vouliez-vous dire"},
		{change("f/one", "f/three"), `did you mean "h/three"?`, `vouliez-vous dire "h/three"`},
		{change("f/one", "g/f/one"), `did you mean "f/one"?`, `vouliez-vous dire "f/one"`},
		{change("f/one", "../k/four"), `l:9: there is no scenario "../k/four"`, "il n'y a pas de scénario"},
		{change("f/two", "i/of-another"), `l:10: "g/i/of-another" is no scenario of g`, "n'est pas un scénario de g"},
		{change("f/one", "nothing like it"), `there is no scenario "nothing like it"`, "il n'y a pas de scénario"},
		{change("scenario: f/two", "scenaroi: f/two"), `did you mean "scenario"?`, "vouliez-vous dire"},
		{change("- scenario: f/two\n      en", "- en"), "l:10: scenario is missing", "il manque scenario"},
		{good[:strings.Index(good, "    - scenario")], "l:8: a lesson has two steps at least", "au moins deux étapes"},
		{good + good, `l:13: "first" stands here already, on line 1`, "est déjà ici, à la ligne 1"},
		{change("  steps:", "  steps: none\n  aim:"), "l:8: the steps are a list", "sont une liste"},
		{"- first", "the names of lessons are expected here", "les noms des leçons"},
		{"first:", "title, aim, steps are expected here", "on attend ici title, aim, steps"},
		{"first: {", "this is no YAML", "ce n'est pas du YAML"},
		{"'': {}", "a lesson has no name", "n'a pas de nom"},
		{good + "---\n" + good, "l:14: a second document", "un second document"},
		{"\xff", "l:1: this is not UTF-8", "ce n'est pas de l'UTF-8"},
		{"\n" + strings.Repeat("[", most-1), "l:2: these brackets are nested too deep", "trop imbriquées"},
		{change("title: {en: A, fr: B}", "title: &a {en: A, fr: B}\n  <<: *a"), `no key "<<" here`, "pas de clé"},
	} {
		all, bad := read([]byte(c.text), "l", "g")
		err := bad.err()
		if err == nil {
			err = Check(all, names(), map[string]string{"g/f/one": "g", "g/f/two": "g", "g/i/of-another": "k"})
		}
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s\ngives %v, not %s", c.text[:min(len(c.text), 400)], err, c.want)
		} else if fr := engine.Tell(err, engine.FR); !strings.Contains(fr, c.fr) {
			t.Errorf("in French: %s, not %s", fr, c.fr)
		}
	}
}

// TestIn: every folder may have its lessons, and the mistakes of all are told at once.
func TestIn(t *testing.T) {
	fsys := fstest.MapFS{
		"lessons.yaml":         {Data: []byte(strings.ReplaceAll(good, "f/", "g/f/"))},
		"g/lessons.yaml":       {Data: []byte(good)},
		".git/lessons.yaml":    {Data: []byte("nonsense")},
		"g/h/lessons.yaml/one": {Data: []byte("nonsense")},
	}
	all, err := In(scenario.NewFolder(fsys, "mine"))
	if err != nil || len(all) != 2 || all[0].Steps[0].Scenario != "g/f/one" || all[1].Steps[0].Scenario != "g/f/one" {
		t.Fatal(all, err)
	}
	fsys["a/lessons.yaml"] = &fstest.MapFile{Data: []byte("x: {title: }\n")}
	fsys["b/lessons.yaml"] = &fstest.MapFile{Data: []byte("\n\nx: y\n")}
	if _, err = In(scenario.NewFolder(fsys, "mine")); err == nil || !strings.Contains(err.Error(), "mine/a/lessons.yaml:1: ") ||
		!strings.Contains(err.Error(), "\nmine/b/lessons.yaml:3: ") {
		t.Error(err)
	}
	fsys["b/lessons.yaml"].Data = make([]byte, most+1)
	if _, err = In(scenario.NewFolder(fsys, "mine")); err == nil || !strings.Contains(err.Error(), "mine/b/lessons.yaml") {
		t.Error(err)
	}
}

// FuzzRead: no file makes the reader fall, and what it gives without a mistake is whole.
func FuzzRead(f *testing.F) {
	f.Add([]byte(good))
	f.Add([]byte("a: &b {title: *b}"))
	f.Add([]byte("? - a\n: !!map {<<: [*x]}\n"))
	f.Add([]byte("a:\n\t- |+2\n  b: >-\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		if len(text) > most {
			return
		}
		all, bad := read(text, "l", "g")
		for _, m := range bad {
			if m.Line < 1 || m.Says[engine.EN] == "" || m.Says[engine.FR] == "" {
				t.Errorf("a mistake that is not told: %+v", m)
			}
		}
		if len(bad) > 0 {
			return
		}
		for i := range all {
			l := &all[i]
			if l.Name == "" || l.Title[engine.EN] == "" || l.Aim[engine.FR] == "" || len(l.Steps) < 2 {
				t.Errorf("%+v", l)
			}
			for _, s := range l.Steps {
				if s.Scenario == "" || s.Says[engine.EN] == "" || s.Says[engine.FR] == "" {
					t.Errorf("%+v", s)
				}
			}
		}
		_ = Check(all, names(), map[string]string{"g/f/one": "g", "g/i/of-another": "k"})
	})
}
