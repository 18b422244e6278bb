package main

import (
	"cmp"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"

	"tablereferee/golden"
	"tablereferee/scenarios"
)

// schemas is the folder in which the output of --json is described, a file for each command.
const schemas = "../../docs/schemas"

// schemaOf reads a schema. What it names is found when it is resolved.
func schemaOf(t *testing.T, dir, name string) *jsonschema.Resolved {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(dir, name+".json"))
	if err != nil {
		t.Fatal(err)
	}
	var s jsonschema.Schema
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	if s.Schema != "https://json-schema.org/draft/2020-12/schema" || s.Title != "referee "+name+" --json" {
		t.Errorf("%s: %q, %q", name, s.Schema, s.Title)
	}
	resolved, err := s.Resolve(nil)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return resolved
}

// failing is a scenario that does not hold, unsound one that breaks, and curse one with a card of its own.
const (
	failing = `scenario "Fails" { game = "forever-evil", shows = { "fe.play.any-order" } }
local ann, ben = players { { "Ann", hand = { "Punch" } }, { "Ben" } }
expect(ann.power):is(3)
`
	unsound = `scenario "Breaks" { game = "forever-evil" }
local ann, ben = players { { "Ann", hand = { "Punch" } }, { "Ben" } }
ann:plays(nil)
`
	ownBox = `all { game = "rivals" }
card "Robin" { cost = 4, play = power(1) }
`
	ownCard = `all { game = "forever-evil", type = "Hero" }
card "Bizarro Power" { cost = 6, vp = 1, type = "Super Power", says = { "+1 Power.", "+1 en Puissance." }, play = power(1) }
`
)

// TestJSONIsAsDescribed runs each command that prints JSON, for well and for ill, and holds what it prints against the
// schema. A schema allows no key that it does not name.
func TestJSONIsAsDescribed(t *testing.T) {
	if testing.Short() {
		t.Skip("every scenario is played for it: the run without the race detector does so")
	}
	dir, err := filepath.Abs(schemas)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	if err := os.MkdirAll("scenarios/mine", 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"scenarios/mine/punch.lua": punch, "scenarios/mine/fails.lua": failing,
		"scenarios/mine/breaks.lua": unsound, "scenarios/mine/x.LUA": "", "cards.lua": ownCard, "box.lua": ownBox} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	const last = "forever-evil/cards/bizarro-power-last-weakness"
	calls := map[string][][]string{
		"ask": {{"may I use two Defense cards against one Attack?"}, {"what is a Weakness?"}, {twoThings}, {"--pick", "1", "what is a Weakness?"},
			{"kick pile empty"}, {"how do I castle in chess"}, {"--lang", "fr", "une seule faiblesse reste, qui la prend"},
			{"must a Vulnerability be played before a Punch"}, {"--cards", "cards.lua", "One Weakness is left and I play Bizarro Power. Who takes it?"},
			{"--edition", "fr", "One Weakness is left and I play Bizarro Power. Who takes it?"}, {"may I defnd with two Defense cards"},
			{"how many cards does a Catan player draw"}},
		"card": {nil, {"kick"}, {"Bizarro Power"}, {"--list", "starship"}, {"rhino"}, {"--game", "champions", "--type", "ally"},
			{"--cards", "cards.lua", "bizarro power"}},
		"cards": {{"--check", "box.lua"}},
		"clause": {nil, {"fe.attack.one-defense"}, {"--kind", "reading"}, {"--edition", "fr"}, {"fe.components.main-deck"},
			{"--cards", "cards.lua", "own."}},
		"compare": {nil, {"weaknesses"}, {"card"}, {"--editions", "forever-evil"}, {"--editions", "forever-evil", "locations"}},
		"explain": {{last}, {"--lang", "fr", "--at", "16", last}, {"mine/fails"},
			{"champions/choices/who-stands-in-the-way"}},
		"list": {nil, {"weakness"}, {"--folder", "mine"}, {"starship"}, {"--card", "kick"}},
		"run": {{last}, {"--lang", "fr", last}, {"mine/punch"}, {"mine/fails"}, {"mine/breaks"}, {"--rule", "fe.attack.one-defense=off", last},
			{"--cards", "cards.lua", last}},
		"play": {{"forever-evil"}, {last}, {last, "--at", "end"}, {"champions", "--lang", "fr", "--open"}},
		"test": {nil, {"--update"}, {"--all", "--filter", "kick"},
			{"--rule", "fe.end-turn.6-draw=6", "--all", "--filter", "end-of-turn"}},
		"simulate": {{"--games", "2"}, {"--games", "2", "--game", "champions", "--log", "logs"},
			{"--games", "2", "--game", "champions", "--reached"}},
		"coverage": {{"--game", "rivals"}, {"--game", "metal"}}, // the quicker ones
		"version":  {nil},
		"merge":    {{"part.json"}},
	}
	// What is merged is printed as the command prints it whose parts they are.
	prints := map[string]string{"merge": "test"}
	part := []string{"test", "--shard", "1/1", "--shard-out", "part.json", "mine/punch"}
	_, _, errs := call(t, &app{scenarios: scenarios.FS, golden: golden.FS}, part...)
	if _, err := os.Stat("part.json"); err != nil {
		t.Fatal(err, errs)
	}
	root := (&app{}).root()
	for _, cmd := range root.Commands() {
		if takes := cmd.Flags().Lookup("json") != nil; takes != (calls[cmd.Name()] != nil) {
			t.Errorf("%s: --json is %v, and calls of it are %v", cmd.Name(), takes, !takes)
		}
	}
	verdicts := map[string]bool{}
	for _, name := range slices.Sorted(maps.Keys(calls)) { // ask comes before test --update accepts the logs
		all := calls[name]
		schema := schemaOf(t, dir, cmp.Or(prints[name], name))
		for _, args := range all {
			a := &app{scenarios: scenarios.FS, golden: golden.FS}
			_, out, errs := call(t, a, append([]string{name, "--json"}, args...)...)
			var got any
			if err := json.Unmarshal([]byte(out), &got); err != nil {
				t.Errorf("%s %q: %v\n%.300s%s", name, args, err, out, errs)
				continue
			}
			if err := schema.Validate(got); err != nil {
				t.Errorf("%s %q: %v", name, args, err)
			}
			if answer, ok := got.(map[string]any); ok && name == "ask" {
				verdicts[answer["verdict"].(string)] = true
			}
		}
	}
	for _, v := range []string{verdictRuling, verdictClause, verdictWithheld, verdictCards, verdictOffer, verdictNone} {
		if !verdicts[v] {
			t.Errorf("no question was answered by %q", v)
		}
	}
}

// TestSchemasRefuse: a schema that lets everything through would describe nothing.
func TestSchemasRefuse(t *testing.T) {
	for name, wrong := range map[string]string{
		"ask":     `{"asked": "x", "verdict": "maybe", "lang": "en", "answers": [], "offers": [], "understood": [], "not_understood": []}`,
		"list":    `[{"name": "a", "title": "A", "own": true, "file": ""}]`,
		"clause":  `[{"id": "fe.a", "game": "g", "kind": "k", "says": {"en": "x"}, "switch": false}]`,
		"compare": `[{"id": "ties", "name": {"en": "Ties", "fr": "Égalités"}, "shown_by": {}}]`,
		"card":    `[{"id": "a", "game": "g", "name": {"en": "A", "fr": "A"}, "facts": [], "colour": "red"}]`,
		"version": `{"version": "1", "log_format": "1", "go": "go1", "platform": "p", "games": []}`,
		"run":     `{"name": "a", "title": "A", "status": "differs", "lang": "en", "shows": [], "log": []}`,
	} {
		var got any
		if err := json.Unmarshal([]byte(wrong), &got); err != nil {
			t.Fatal(err)
		}
		if err := schemaOf(t, schemas, name).Validate(got); err == nil {
			t.Errorf("%s lets through %s", name, wrong)
		}
	}
}

// TestJSONPage: docs/json.md tells of every schema, and of nothing else.
func TestJSONPage(t *testing.T) {
	page, err := os.ReadFile("../../docs/json.md")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(schemas + "/*.json")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".json")
		if !strings.Contains(string(page), "[`schemas/"+name+".json`](schemas/"+name+".json)") {
			t.Errorf("docs/json.md does not tell of %s", f)
		}
	}
	if n := strings.Count(string(page), "](schemas/"); n != len(files) {
		t.Errorf("docs/json.md names %d schemas, and there are %d", n, len(files))
	}
}
