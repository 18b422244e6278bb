package mcp

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/jsonschema-go/jsonschema"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"tablereferee/engine/games"
	"tablereferee/golden"
	store "tablereferee/internal/golden"
	"tablereferee/referee/ask"
	"tablereferee/referee/scenario"
	"tablereferee/scenarios"
)

// server is one of what is built in; what it saves is kept in a map.
func server(saved map[string]string) *Server {
	folder := scenario.NewFolder(scenarios.FS, "scenarios")
	c := Config{Version: "test", Games: games.All(),
		Records: func() (*ask.Records, error) { return ask.Open(context.Background(), scenarios.FS) },
		Shelves: []Shelf{{Folder: folder, Golden: store.OpenFS(golden.FS)}}}
	for _, g := range c.Games {
		g.Rules(g.Editions[0])
	}
	if saved != nil {
		c.Save = func(name, source string) (string, error) {
			if _, there := saved[name]; there {
				return "", errors.New("it exists already")
			}
			saved[name] = source
			return "scenarios/" + name + ".lua", nil
		}
	}
	return New(c)
}

var shared = server(nil)

// client connects a client to a server over a pair of streams, as the command does.
func client(t testing.TB, s *Server) *sdk.ClientSession {
	t.Helper()
	in, calls := io.Pipe()
	answers, out := io.Pipe()
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- s.Serve(ctx, in, out) }()
	cs, err := sdk.NewClient(&sdk.Implementation{Name: "test", Version: "1"}, nil).Connect(ctx,
		&sdk.IOTransport{Reader: answers, Writer: calls, MaxLineLength: -1}, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cs.Close()
		stop()
		<-ended
	})
	return cs
}

// call calls a tool and gives its text; out takes the structured result.
func call(t testing.TB, cs *sdk.ClientSession, name string, in, out any) (text string, isError bool) {
	t.Helper()
	result, err := cs.CallTool(context.Background(), &sdk.CallToolParams{Name: name, Arguments: in})
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	for _, c := range result.Content {
		text += c.(*sdk.TextContent).Text
	}
	if out != nil && !result.IsError {
		raw, err := json.Marshal(result.StructuredContent)
		if err == nil {
			err = json.Unmarshal(raw, out)
		}
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
	return text, result.IsError
}

const attack = `scenario "t" { game = "forever-evil" }
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power", "Punch" } },
  { "Ben", character = "Sinestro", hand = { "Invulnerable", "Punch" } },
}
stacks { weakness = 1 }
`

// outputs are the schemas of what the tools give, as a client is told of them.
func outputs(t *testing.T, cs *sdk.ClientSession) map[string]*jsonschema.Resolved {
	out := map[string]*jsonschema.Resolved{}
	for tool, err := range cs.Tools(context.Background(), nil) {
		if err != nil {
			t.Fatal(err)
		}
		var schema jsonschema.Schema
		raw, err := json.Marshal(tool.OutputSchema)
		if err == nil {
			err = json.Unmarshal(raw, &schema)
		}
		if err == nil {
			out[tool.Name], err = schema.Resolve(nil)
		}
		if err != nil {
			t.Fatalf("%s: %v", tool.Name, err)
		}
	}
	return out
}

func TestEveryTool(t *testing.T) {
	saved := map[string]string{}
	cs := client(t, server(saved))
	schemas := outputs(t, cs)
	seen := map[string]bool{}
	use := func(name string, in map[string]any, out any, holds ...string) {
		t.Helper()
		seen[name] = true
		var data json.RawMessage
		text, isError := call(t, cs, name, in, &data)
		var told any
		err := json.Unmarshal(data, &told)
		if err == nil {
			err = schemas[name].Validate(told)
		}
		if err == nil && out != nil {
			err = json.Unmarshal(data, out)
		}
		if err != nil {
			t.Errorf("%s: what it gives is not as its schema says: %v", name, err)
		}
		if isError {
			t.Errorf("%s: %s", name, text)
		}
		for _, h := range holds {
			if !strings.Contains(text, h) {
				t.Errorf("%s: there is no %q in\n%s", name, h, text)
			}
		}
	}
	var rulings searchRulingsOut
	use("search_rulings", map[string]any{"text": "One Weakness is left and I play Bizarro Power, who gets it?"}, &rulings,
		"forever-evil/cards/bizarro-power-last-weakness", "rests on: on record")
	if rulings.Verdict != "given" || !rulings.Found[0].Holds || rulings.Found[0].Ruling == "" {
		t.Errorf("%+v", rulings)
	}
	use("search_rulings", map[string]any{"text": "What is an obligation and who has to deal with it if its hero did not draw it?"}, &rulings,
		"what is given does not answer: who has to deal with it if its hero did not draw it?")
	use("search_rulings", map[string]any{"text": "untap my creature in Magic: The Gathering"}, &rulings, "none of the games here: Magic")
	use("search_rulings", map[string]any{"text": "peut-on bloquer avec un héros incliné ?", "game": "MC", "lang": "fr",
		"clauses": []string{"mc.defend.hero-exhausts"}}, &rulings, "mc.defend.hero-exhausts")
	use("guide", map[string]any{"game": "Forever Evil"}, nil, "line_up", "`plays`", "Lex Luthor")
	use("similar_scenarios", map[string]any{"game": "champions", "cards": []string{"Backflip"}, "words": []string{"exhausted"}},
		nil, "Backflip")
	use("scenario", map[string]any{"name": "forever-evil/cards/bizarro-power-last-weakness"}, nil, "stacks { weakness = 1 }",
		"fe.weakness.empty-stack")
	var ran runOut
	use("run_script", map[string]any{"script": attack + "ann:plays \"Bizarro Power\"\nben:declines()\n", "board": true},
		&ran, "nothing is expected", "fe.weakness.empty-stack")
	if !ran.Passes || ran.Checks != 0 || len(ran.Events) == 0 || ran.Board == nil || len(ran.State) == 0 {
		t.Errorf("%+v", ran)
	}
	use("run_script", map[string]any{"script": attack + "ann:buys \"Kick\"\n"}, &ran, "THE RULES REFUSE",
		"fe.buy.combined-cost", `ann:plays "Punch"`)
	if ran.Passes || !ran.Fault.Refused || ran.Fault.Line != 7 || len(ran.Fault.Legal) == 0 {
		t.Errorf("%+v", ran.Fault)
	}
	use("run_script", map[string]any{"script": "this is no script"}, &ran, "CANNOT BE READ")
	var varied variantsOut
	use("variants", map[string]any{"script": attack + "ann:plays \"Bizarro Power\"\nben:declines()\n", "changes": []map[string]any{
		{"name": "two are left", "replace": []map[string]string{{"old": "weakness = 1", "new": "weakness = 2"}}},
		{"name": "he defends", "replace": []map[string]string{{"old": "ben:declines()", "new": `ben:defends "Invulnerable"`}}},
		{"name": "French", "edition": "fr"}}}, &varied, "two are left: parts at line")
	if len(varied.Variants) != 3 || varied.Variants[1].Same || !varied.Variants[2].Same {
		t.Errorf("%+v", varied)
	}
	var proven proveOut
	use("prove", map[string]any{"script": attack, "claim": "possible", "that": []string{"that(ann.power):at_least(5)"},
		"within": "this turn"}, &proven, "TRUE", "Bizarro Power")
	use("prove", map[string]any{"script": attack, "claim": "possible", "that": []string{"that(ann.power):at_least(50)"},
		"within": "this turn"}, &proven)
	var at tableOut
	use("open_table", map[string]any{"script": attack}, &at, "open question: Ann", `ann:plays "Punch"`)
	use("answer", map[string]any{"answers": []string{"Bizarro Power", "buys Kick"}}, &at, "REFUSED", "open question: Ben")
	if at.Given != 1 || at.Refused == nil || at.Player != "Ben" || len(at.Legal) != 2 {
		t.Errorf("%+v", at)
	}
	use("answer", map[string]any{"table": at.Table, "answers": []string{"declines"}, "fork": true}, &at, "table-2")
	use("why_not", map[string]any{"table": "table-1", "move": "Ann plays Punch"}, nil, "NOT LEGAL")
	use("why_not", map[string]any{"table": "table-1", "move": "defends with Invulnerable"}, nil, "LEGAL")
	use("look", map[string]any{"table": "table-1"}, nil, "ann.hand: Punch")
	use("look", map[string]any{"table": "table-2", "what": "script"}, nil, "ben:declines()")
	use("look", map[string]any{"table": "table-2", "what": "log"}, nil, "referee-log 1")
	use("undo", map[string]any{"table": "table-2"}, &at, "open question: Ben")
	use("search_clauses", map[string]any{"text": "defense attack", "game": "forever-evil"}, nil, "fe.attack.one-defense")
	use("search_clauses", map[string]any{"kind": "reading", "id": "fe.amb."}, nil, "fe.amb.")
	use("clauses", map[string]any{"ids": []string{"fe.attack.one-defense", "xx.nothing"}}, nil, "one Defense card", "xx.nothing")
	use("compare", map[string]any{}, nil, "weakness-play: ")
	use("compare", map[string]any{"topic": "faiblese", "games": []string{"metal", "rivals"}, "lang": "fr"}, nil, "metal: ", "rivals: ",
		"metal.weakness.")
	use("find_cards", map[string]any{"text": "spidey dodge"}, nil, "Backflip")
	use("find_cards", map[string]any{"facts": []string{"ally", "Avenger"}, "game": "champions"}, nil, "Hawkeye")
	use("card", map[string]any{"name": "bizarro power"}, nil, "fe.card.bizarro-power", "Pouvoir de Bizarro")
	use("glossary", map[string]any{"word": "graveyard", "game": "forever-evil"}, nil, "discard")
	use("what_may_be_set_up", map[string]any{"game": "champions"}, nil, "encounter_deck")
	use("save_scenario", map[string]any{"name": "mine/a", "script": attack + "ann:plays \"Punch\"\nexpect(ann.power):is(1)\n"}, nil, "kept")
	if saved["mine/a"] == "" {
		t.Error("nothing was kept")
	}
	for _, tool := range toolList {
		if !seen[tool.name] {
			t.Errorf("%s was not called", tool.name)
		}
	}
}

// TestBranchesAreTold: what a script tries in a what_if is told beside what happens, and a variant that parts there is
// none in which all is the same.
func TestBranchesAreTold(t *testing.T) {
	cs := client(t, server(map[string]string{}))
	tried := attack + `ann:plays "Bizarro Power"
what_if("Ben takes it", function()
  ben:declines()
  what_if("Ann stops", function() ann:ends_turn() end)
end)
ben:defends "Invulnerable"
`
	var all, last, cutShort runOut
	text, _ := call(t, cs, "run_script", map[string]any{"script": tried}, &all)
	for _, line := range []string{"    what if: Ben takes it\n", "what if: Ann stops\n", "Ben is next"} {
		if !strings.Contains(text, line) {
			t.Errorf("%q is not in\n%s", line, text)
		}
	}
	within := map[string]int{}
	for _, e := range all.Events {
		within[e.Within]++
	}
	if len(within) != 3 || within[""] < 5 || within["Ben takes it"] < 3 || within["Ann stops"] < 5 {
		t.Errorf("%v", within)
	}
	call(t, cs, "run_script", map[string]any{"script": tried, "log": "last"}, &last)
	if len(last.Events) == 0 || len(last.Events) >= within[""] || last.Events[0].Within != "" {
		t.Errorf("%+v", last.Events)
	}
	cut, _, _ := strings.Cut(tried, "ben:defends")
	call(t, cs, "run_script", map[string]any{"script": cut, "log": "last"}, &cutShort)
	if n := within["Ben takes it"] + within["Ann stops"]; len(cutShort.Events) != n {
		t.Errorf("%d events of %d: %+v", len(cutShort.Events), n, cutShort.Events)
	}
	var stopped runOut
	call(t, cs, "run_script", map[string]any{"script": strings.Replace(tried, "  ben:declines()\n",
		"  ben:declines()\n  expect(ben.discard):is { \"Punch\" }\n", 1)}, &stopped)
	if stopped.Passes || stopped.Fault == nil || len(stopped.State) > 0 {
		t.Errorf("a run that stops in a branch ends with another table: %+v", stopped)
	}
	var at tableOut
	said, _ := call(t, cs, "open_table", map[string]any{"script": tried, "before": 10}, &at)
	if at.Branch != 8 || !slices.Equal(at.Tries, []string{"Ben takes it"}) || !strings.Contains(said, "before it, on line 8") ||
		!strings.Contains(said, "and not played (run_script tells what comes of them): Ben takes it\n") {
		t.Errorf("%d %q in\n%s", at.Branch, at.Tries, said)
	}
	at = tableOut{}
	if call(t, cs, "answer", map[string]any{"answers": []string{`what_if("he does", function() ben:declines() end)`}}, &at); len(at.Tries) == 0 {
		t.Errorf("what is tried is not told: %+v", at)
	}
	var varied variantsOut
	call(t, cs, "variants", map[string]any{"script": tried, "changes": []map[string]any{
		{"name": "more cards", "rules": map[string]string{"fe.end-turn.6-draw": "6"}},
		{"name": "two Defenses", "rules": map[string]string{"fe.attack.one-defense": "off"}}}}, &varied)
	if v := varied.Variants; v[0].Same || !strings.Contains(v[0].Here, "new hand of 6") || v[0].Line == 0 || !v[1].Same {
		t.Errorf("%+v", v)
	}
}

// TestEveryError makes the mistakes that an assistant makes: each is told, and nothing ends the server.
func TestEveryError(t *testing.T) {
	cs := client(t, server(map[string]string{"mine/a": "x"}))
	for _, x := range []struct {
		name string
		in   any
	}{
		{"search_rulings", map[string]any{"text": "x", "game": "Monopoly"}},
		{"search_rulings", map[string]any{"text": "x", "lang": "klingon"}},
		{"search_rulings", map[string]any{}},
		{"search_rulings", map[string]any{"text": 7}},
		{"search_rulings", map[string]any{"text": "x", "nonsense": true}},
		{"scenario", map[string]any{"name": "../../etc/passwd"}},
		{"similar_scenarios", map[string]any{"game": "champions"}},
		{"run_script", map[string]any{"script": "x", "log": "loud"}},
		{"run_script", map[string]any{"script": attack, "rules": map[string]string{"fe.attack.one-defense": "maybe"}}},
		{"variants", map[string]any{"script": attack, "changes": []any{}}},
		{"variants", map[string]any{"script": attack, "changes": []any{map[string]any{"name": "nothing"}}}},
		{"variants", map[string]any{"script": attack, "changes": []any{map[string]any{"name": "twice",
			"replace": []any{map[string]any{"old": "Punch", "new": "Kick"}}}}}},
		{"prove", map[string]any{"script": attack, "claim": "perhaps", "that": []string{"x"}, "within": "this turn"}},
		{"open_table", map[string]any{}},
		{"open_table", map[string]any{"script": attack, "game": "champions"}},
		{"open_table", map[string]any{"script": "nonsense ("}},
		{"answer", map[string]any{"answers": []string{"x"}}},
		{"undo", map[string]any{"table": "table-9"}},
		{"why_not", map[string]any{"move": "x"}},
		{"look", map[string]any{}},
		{"search_clauses", map[string]any{"kind": "colour"}},
		{"clauses", map[string]any{"ids": []string{}}},
		{"card", map[string]any{"name": "Black Lotus"}},
		{"glossary", map[string]any{"word": "x", "game": ""}},
		{"compare", map[string]any{"topic": "zzzzzz"}},
		{"compare", map[string]any{"topic": "weakness", "games": []string{"chess"}}},
		{"guide", map[string]any{"game": ""}},
		{"what_may_be_set_up", map[string]any{"game": "?"}},
		{"save_scenario", map[string]any{"name": "mine/a", "script": attack + "ann:plays \"Punch\"\nexpect(ann.power):is(1)\n"}},
		{"save_scenario", map[string]any{"name": "mine/b", "script": attack + "ann:buys \"Kick\"\n"}},
		{"save_scenario", map[string]any{"name": "mine/b", "script": "("}},
	} {
		if text, isError := call(t, cs, x.name, x.in, nil); !isError || text == "" {
			t.Errorf("%s %v is taken: %s", x.name, x.in, text)
		}
	}
	if _, err := cs.CallTool(context.Background(), &sdk.CallToolParams{Name: "no_such_tool"}); err == nil {
		t.Error("a tool that there is not is called")
	}
	if err := cs.Ping(context.Background(), nil); err != nil {
		t.Fatal(err)
	}
}

// TestHostileInput gives every tool what nobody should: it ends soon, and the server lives.
func TestHostileInput(t *testing.T) {
	cs := client(t, shared)
	for _, text := range []string{"", "\x00", "\xff\xfe", strings.Repeat("a ", 50_000), strings.Repeat("(", 5_000),
		"'; drop table cards; --", "while true do end", attack + "while true do end\n",
		attack + "local s = 'x' for i = 1, 60 do s = s .. s end\n", attack + "local function f() f() end f()\n",
		`scenario "t" { game = "forever-evil", seed = 1e308 }`, "os.exit()", "require 'os'", "\u202e"} {
		for _, tool := range toolList {
			if tool.name == "save_scenario" {
				continue
			}
			in := map[string]any{}
			switch tool.name {
			case "search_rulings", "search_clauses", "find_cards":
				in["text"] = text
			case "guide", "what_may_be_set_up":
				in["game"] = text
			case "similar_scenarios":
				in["game"], in["cards"], in["words"] = "champions", []string{text}, []string{text}
			case "scenario", "card":
				in["name"] = text
			case "run_script":
				in["script"] = text
			case "variants":
				in["script"], in["changes"] = text, []any{map[string]any{"name": text, "edition": text}}
			case "prove":
				in["script"], in["claim"], in["that"], in["within"] = attack, "never", []string{text}, text
			case "open_table":
				in["script"] = text
			case "answer":
				in["answers"] = []string{text}
			case "why_not":
				in["move"] = text
			case "undo", "look":
				in["table"] = text
			case "clauses":
				in["ids"] = []string{text}
			case "glossary":
				in["word"], in["game"] = text, "champions"
			}
			began := time.Now()
			if said, _ := call(t, cs, tool.name, in, nil); strings.Contains(said, "internal error") {
				t.Errorf("%s of %.40q: %s", tool.name, text, said)
			}
			if d := time.Since(began); d > 300*time.Millisecond {
				t.Logf("%s of %.40q took %v", tool.name, text, d)
			}
		}
	}
	if err := cs.Ping(context.Background(), nil); err != nil {
		t.Fatal(err)
	}
}

// TestTablesOfClientsAreApart opens tables of two clients: neither sees the other's, and the oldest of many is closed.
func TestTablesOfClientsAreApart(t *testing.T) {
	one, other := client(t, shared), client(t, shared)
	var at tableOut
	call(t, one, "open_table", map[string]any{"script": attack}, &at)
	call(t, one, "answer", map[string]any{"answers": []string{"Punch"}}, &at)
	if _, isError := call(t, other, "look", map[string]any{"table": at.Table}, nil); !isError {
		t.Error("a client sees the table of another")
	}
	call(t, other, "open_table", map[string]any{"script": attack}, &at)
	if at.Table != "table-1" || at.Played != 0 {
		t.Errorf("%+v", at)
	}
	for range mostTables {
		call(t, other, "open_table", map[string]any{"game": "champions", "players": 2}, &at)
	}
	if at.Closed != "table-1" {
		t.Errorf("%q was closed", at.Closed)
	}
	if _, isError := call(t, other, "look", map[string]any{"table": "table-1"}, nil); !isError {
		t.Error("more tables are open than a client may have")
	}
	if text, isError := call(t, one, "look", map[string]any{"table": "table-1"}, nil); isError || !strings.Contains(text, "ann.power 1") {
		t.Error(text)
	}
}

// TestGuidesAndPrompts reads every guide, which is one page, and gets every prompt.
func TestGuidesAndPrompts(t *testing.T) {
	cs := client(t, shared)
	ctx := context.Background()
	n := 0
	for r, err := range cs.Resources(ctx, nil) {
		if err != nil {
			t.Fatal(err)
		}
		n++
		read, err := cs.ReadResource(ctx, &sdk.ReadResourceParams{URI: r.URI})
		if err != nil {
			t.Fatal(err)
		}
		// four letters are about a token
		if said := read.Contents[0].Text; len(said) < 2000 || len(said) > 4*6000 {
			t.Errorf("%s has %d letters", r.URI, len(said))
		}
	}
	if n != len(games.All()) {
		t.Errorf("there are %d guides", n)
	}
	if _, err := cs.ReadResource(ctx, &sdk.ReadResourceParams{URI: "file:///etc/passwd"}); err == nil {
		t.Error("a file was read")
	}
	var prompts []string
	for p, err := range cs.Prompts(ctx, nil) {
		if err != nil {
			t.Fatal(err)
		}
		prompts = append(prompts, p.Name)
		args := map[string]string{}
		for _, a := range p.Arguments {
			args[a.Name] = "something"
		}
		got, err := cs.GetPrompt(ctx, &sdk.GetPromptParams{Name: p.Name, Arguments: args})
		if err != nil || !strings.Contains(got.Messages[0].Content.(*sdk.TextContent).Text, "something") {
			t.Errorf("%s: %v %v", p.Name, got, err)
		}
		if _, err := cs.GetPrompt(ctx, &sdk.GetPromptParams{Name: p.Name}); err == nil {
			t.Errorf("%s says something of nothing", p.Name)
		}
	}
	slices.Sort(prompts)
	if fmt.Sprint(prompts) != "[check_card settle_dispute write_scenario]" {
		t.Error(prompts)
	}
}

func BenchmarkSearch(b *testing.B) {
	cs := client(b, shared)
	in := map[string]any{"text": "can I defend with an exhausted hero?"}
	call(b, cs, "search_rulings", in, nil)
	for b.Loop() {
		call(b, cs, "search_rulings", in, nil)
	}
}

func BenchmarkRun(b *testing.B) {
	cs := client(b, shared)
	in := map[string]any{"script": attack + "ann:plays \"Bizarro Power\"\nben:declines()\n"}
	for b.Loop() {
		call(b, cs, "run_script", in, nil)
	}
}
