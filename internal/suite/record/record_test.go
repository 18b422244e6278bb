package record

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/internal/suite"
	"tablereferee/referee/scenario"
	"tablereferee/scenarios"
)

const plain = `-- a comment
scenario "Title" {
  game     = "forever-evil", -- another
  edition  = "fr",
  settings = { ["fe.x"] = 1 },
  question = { en = "One?", fr = 'Un ?' },
  shows    = { "a.b", "c.d" },
}
local ann = 1
ruling { en = "Yes: it is {so}.", fr = "Oui." }
`

func TestRead(t *testing.T) {
	want := header{game: games.Find("forever-evil"), title: "Title", question: engine.Text{"One?", "Un ?"},
		ruling: engine.Text{"Yes: it is {so}.", "Oui."}, shows: []string{"a.b", "c.d"}}
	source := strings.Replace(plain, `  settings = { ["fe.x"] = 1 },`+"\n", "  seed = 12,\n", 1)
	if got, ok := read(source, games.Find); !ok || !reflect.DeepEqual(got, want) {
		t.Errorf("%v %+v", ok, got)
	}
	for _, change := range [][2]string{
		{`"Title"`, `"Ti" .. "tle"`},
		{`"Title"`, `title`},
		{`"One?"`, `"One" .. "?"`},
		{`"One?"`, `"O\nne?"`},
		{`"One?"`, `[[One?]]`},
		{`"One?"`, `one()`},
		{`{ en = "One?", fr = 'Un ?' }`, `both`},
		{`{ "a.b", "c.d" }`, `{ "a.b", c }`},
		{`{ "a.b", "c.d" }`, `"a.b"`},
		{"ruling {", " ruling {"},
		{"ruling {", "if x then ruling {"},
		{"ruling {", "ruling {} ruling {"},
		{"ruling {", "ruling {}\nruling {"},
		{"ruling {", "ruling(x) {"},
		{"local ann = 1", "local ann = scenario"},
		{"local ann = 1", "local ann = [[\nruling { en = \"No.\" }\n]]"},
		{"local ann = 1", "--[[\nruling { en = \"No.\" }\n]]"},
		{"local ann = 1", `local ann = "`},
		{"scenario", "local x; scenario"},
		{source, ""},
		{source, `scenario "Title" {`},
		{source, `scenario "Title" {{{{{{{{{{{{{{{{{{`},
	} {
		changed := strings.Replace(source, change[0], change[1], 1)
		if changed == source {
			t.Fatalf("nothing to change: %q", change[0])
		}
		if got, ok := read(changed, games.Find); ok {
			t.Errorf("%q for %q was read: %+v", change[1], change[0], got)
		}
	}
	if _, ok := read(plain, games.Find); ok {
		t.Error("a table with computed keys was read")
	}
}

// What is read of the shipped scenarios is what playing them gives.
func TestReadingAgreesWithPlaying(t *testing.T) {
	r := suite.Runner{Scenarios: scenario.NewFolder(scenarios.FS, "scenarios")}
	played, err := r.Run(t.Context(), func(name string) bool { return !testing.Short() || len(name)%11 == 0 }, nil)
	if err != nil {
		t.Fatal(err)
	}
	readOnly, unread := 0, 0
	for i := range played.Cases {
		want := &played.Cases[i]
		got := readCase(r.Scenarios, want.Name)
		if got.Result == nil {
			unread++
			t.Log("left to be played: ", want.Name)
			continue
		}
		readOnly++
		if a, b := got.Result, want.Result; a.Title != b.Title || a.Question != b.Question || a.Ruling != b.Ruling ||
			!reflect.DeepEqual(a.Shows, b.Shows) {
			t.Errorf("%s\n  read   %q %q %q %q\n  played %q %q %q %q", want.Name, a.Title, a.Question, a.Ruling,
				a.Shows, b.Title, b.Question, b.Ruling, b.Shows)
		}
	}
	if unread > readOnly/20 {
		t.Errorf("%d scenarios must be played, %d are read", unread, readOnly)
	}
}

func TestWhatCannotBeReadIsPlayed(t *testing.T) {
	body := "\nlocal ann, ben = players { { \"Ann\", hand = { \"Punch\" } }, { \"Ben\" } }\nann:plays \"Punch\"\n"
	scene := func(en string) string {
		return `scenario "A Punch" { game = "forever-evil", shows = { "fe.play.any-order" }, question = { en = ` + en +
			`, fr = "Q ?" } }` +
			body + `ruling { en = "R.", fr = "D." }`
	}
	fsys := fstest.MapFS{
		"a.lua": {Data: []byte(scene(`"Read?"`))},
		"b.lua": {Data: []byte(scene(`"Pla" .. "yed?"`))},
		"c.lua": {Data: []byte(")")},
	}
	report, err := Report(t.Context(), &suite.Runner{Scenarios: scenario.NewFolder(fsys, "s")})
	if err != nil || len(report.Cases) != 3 {
		t.Fatal(report, err)
	}
	a, b, c := &report.Cases[0], &report.Cases[1], &report.Cases[2]
	if a.Result.Question[engine.EN] != "Read?" || a.Result.Log != nil || a.Status != suite.Passed {
		t.Errorf("a: %+v", a.Result)
	}
	if b.Result.Question[engine.EN] != "Played?" || b.Result.Log == nil {
		t.Errorf("b: %+v", b.Result)
	}
	if c.Status != suite.Broken {
		t.Errorf("c: %s", c.Status)
	}
	stopped, stop := context.WithCancel(t.Context())
	stop()
	if _, err := Report(stopped,
		&suite.Runner{Scenarios: scenario.NewFolder(fstest.MapFS{"a.lua": fsys["a.lua"]}, "s")}); !errors.Is(err,
		context.Canceled) {
		t.Errorf("interrupted, it gives %v", err)
	}
}

// FuzzRead checks that reading ends, whatever the script.
func FuzzRead(f *testing.F) {
	f.Add(plain)
	f.Add("scenario \"a\" {{{")
	f.Fuzz(func(_ *testing.T, source string) { read(source, games.Find) })
}

func BenchmarkReport(b *testing.B) {
	r := suite.Runner{Scenarios: scenario.NewFolder(scenarios.FS, "scenarios")}
	for b.Loop() {
		if _, err := Report(b.Context(), &r); err != nil {
			b.Fatal(err)
		}
	}
}
