package mcp

import (
	"context"
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"text/template"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
	"tablereferee/referee/table"
)

// The one page that an assistant reads of each game: what holds of all games, what must be known of this one, and its
// words, which are made of the same data as everything else.

//go:embed guide
var guides embed.FS

var guidePage = template.Must(template.ParseFS(guides, "guide/common.md"))

// page is what the guide of a game is made of.
type page struct {
	Name, Frame, Notes, Editions, Words                  string
	CardExample, MarkExample, NumberExample, ReadExample string
	ChooseExample                                        string
}

// guideOf makes the guide of a game.
func guideOf(g *engine.Game, l engine.Lang) (string, error) {
	v := scenario.VocabularyOf(g)
	rules := g.Rules(g.Editions[0])
	frame, err := table.First(g, 0)
	if err != nil {
		return "", err
	}
	p := page{Name: g.Name.In(l), Frame: strings.TrimSpace(frame), Editions: strings.Join(g.Editions, ", ")}
	if notes, err := fs.ReadFile(guides, "guide/"+g.ID+".md"); err == nil {
		p.Notes = strings.TrimSpace(string(notes))
	}
	for d := 1; d < len(rules.Cards) && p.CardExample == ""; d++ {
		if c := &rules.Cards[d]; c.Copies > 1 && !c.Test {
			p.CardExample = c.Name[engine.EN]
		}
	}
	p.MarkExample, p.NumberExample, p.ReadExample = "…", "…", "…"
	if len(v.Card) > 0 {
		p.MarkExample = v.Card[0].Word + " = 1"
		p.ReadExample = "place:" + v.Card[0].Word + " " + strconv.Quote(p.CardExample)
	}
	for _, r := range v.Reads {
		if name, ok := strings.CutPrefix(r.Word, "ann."); ok {
			p.NumberExample = name
			break
		}
	}
	if defends := slices.IndexFunc(rules.Verbs, func(v engine.VerbInfo) bool {
		return strings.HasPrefix(v.Word, "defends")
	}); defends >= 0 {
		says := strings.Replace(rules.Verbs[defends].Says[engine.EN], "{x}", p.CardExample, 1)
		p.ChooseExample = "`{ " + strconv.Quote(says) + ", \"declines\" }`"
	}
	p.Words = wordsOf(&v, unknownCharacters(g), l)
	var b strings.Builder
	err = guidePage.Execute(&b, &p)
	return b.String(), err
}

// unknownCharacters are the characters of whom not all is known, who are laid out like others.
func unknownCharacters(g *engine.Game) (out []engine.Text) {
	rules := g.Rules(g.Editions[0])
	for _, d := range scenario.Characters(g, rules) {
		if g.Undefined(d) {
			out = append(out, rules.Cards[d].Name)
		}
	}
	return out
}

// namesOf are names as scripts have them.
func namesOf(all []engine.Text) []string {
	out := make([]string, len(all))
	for i := range all {
		out[i] = all[i][engine.EN]
	}
	return out
}

// wordsOf lists what may be said.
func wordsOf(v *scenario.Vocabulary, unknown []engine.Text, l engine.Lang) string {
	var b strings.Builder
	list := func(about string, words []scenario.Word) {
		if len(words) == 0 {
			return
		}
		b.WriteString("\n" + about + "\n")
		for _, w := range words {
			b.WriteString("- `" + w.Word + "`")
			if w.Takes != "" {
				b.WriteString(" (" + w.Takes + ")")
			}
			if says := w.Says.In(l); says != "" {
				b.WriteString(": " + says)
			}
			b.WriteString("\n")
		}
	}
	list("Header, `scenario \"…\" { … }`:", v.Header)
	list("A player, `{ \"Ann\", … }`:", v.Seat)
	list("Places of the table, before the first move `place { … }`:", v.Places)
	list("On a card, `{ \"Name\", … }`:", v.Card)
	list("Moves and answers, `ann:word \"Name\"`:", v.Moves)
	list("Numbers:", v.Reads)
	names := func(about string, all []engine.Text) {
		if len(all) > 0 {
			fmt.Fprintf(&b, "\n%s: \"%s\"\n", about, strings.Join(namesOf(all), `", "`))
		}
	}
	names("Steps", v.Steps)
	names("Characters", v.Heads)
	names("Characters whose effect is not known here, or not all of it", unknown)
	return b.String()
}

// guideURI is where the guide of a game is read.
func guideURI(g *engine.Game) string { return "referee://guide/" + g.ID }

// addGuides offers the guide of each game to be read.
func (s *Server) addGuides() {
	for _, g := range s.Games {
		s.sdk.AddResource(&sdk.Resource{URI: guideURI(g), Name: "guide-" + g.ID, MIMEType: "text/markdown",
			Title:       "Guide: " + g.Name[engine.EN],
			Description: "How a case of this game is laid out and played: one page. Read it before the first script."},
			func(context.Context, *sdk.ReadResourceRequest) (*sdk.ReadResourceResult, error) {
				said, err := guideOf(g, s.Lang)
				if err != nil {
					return nil, err
				}
				return &sdk.ReadResourceResult{Contents: []*sdk.ResourceContents{{URI: guideURI(g), MIMEType: "text/markdown",
					Text: said}}}, nil
			})
	}
}

type guideIn struct {
	Game string `json:"game" jsonschema:"the game"`
	Lang string `json:"lang,omitempty" jsonschema:"en or fr: the language of the names"`
}

type guideOut struct {
	Guide string `json:"guide" jsonschema:"Markdown"`
}

func (s *Server) guide(_ context.Context, _ *sdk.CallToolRequest, in guideIn) (*sdk.CallToolResult, guideOut, error) {
	l, err := s.lang(in.Lang)
	if err != nil {
		return nil, guideOut{}, err
	}
	game, err := s.game(in.Game)
	if err == nil && game == nil {
		err = wrong("name the game")
	}
	if err != nil {
		return nil, guideOut{}, err
	}
	said, err := guideOf(game, l)
	if err != nil {
		return nil, guideOut{}, err
	}
	var b strings.Builder
	b.WriteString(said)
	return text(&b), guideOut{said}, nil
}

type setUpIn struct {
	Game string `json:"game" jsonschema:"the game"`
}

// setUpOut is a schema of what may be laid out.
type setUpOut struct {
	Header     []word   `json:"header" jsonschema:"labels of scenario \"…\" { … }"`
	Player     []word   `json:"player" jsonschema:"labels of a player: { \"Ann\", … }"`
	Places     []word   `json:"places" jsonschema:"places of the table: place { … }, and labels of stacks { … }"`
	Card       []word   `json:"card" jsonschema:"labels of a card that is laid out: { \"Name\", … }"`
	Moves      []word   `json:"moves" jsonschema:"what players do: ann:word \"Name\""`
	Numbers    []word   `json:"numbers" jsonschema:"what may be read and expected"`
	Steps      []string `json:"steps"`
	Characters []string `json:"characters"`
	Unknown    []string `json:"characters_unknown,omitempty" jsonschema:"characters whose effect is not known here, or not all of it"`
}

type word struct {
	Word  string `json:"word"`
	Takes string `json:"takes,omitempty"`
	Says  string `json:"says,omitempty"`
}

func (s *Server) whatMayBeSetUp(_ context.Context, _ *sdk.CallToolRequest, in setUpIn) (*sdk.CallToolResult, setUpOut,
	error) {
	game, err := s.game(in.Game)
	if err == nil && game == nil {
		err = wrong("name the game")
	}
	if err != nil {
		return nil, setUpOut{}, err
	}
	v := scenario.VocabularyOf(game)
	words := func(all []scenario.Word) []word {
		out := make([]word, len(all))
		for i, w := range all {
			out[i] = word{w.Word, w.Takes, w.Says.In(s.Lang)}
		}
		return out
	}
	unknown := unknownCharacters(game)
	out := setUpOut{words(v.Header), words(v.Seat), words(v.Places), words(v.Card), words(v.Moves), words(v.Reads),
		namesOf(v.Steps), namesOf(v.Heads), namesOf(unknown)}
	var b strings.Builder
	b.WriteString(wordsOf(&v, unknown, s.Lang))
	return text(&b), out, nil
}

// addPrompts offers what people ask assistants for.
func (s *Server) addPrompts() {
	add := func(name, title, about string, says func(args map[string]string) string, args ...*sdk.PromptArgument) {
		s.sdk.AddPrompt(&sdk.Prompt{Name: name, Title: title, Description: about, Arguments: args},
			func(_ context.Context, req *sdk.GetPromptRequest) (*sdk.GetPromptResult, error) {
				for _, a := range args {
					if a.Required && strings.TrimSpace(req.Params.Arguments[a.Name]) == "" {
						return nil, &jsonrpc.Error{Code: jsonrpc.CodeInvalidParams,
							Message: a.Name + " is missing: " + a.Description}
					}
				}
				return &sdk.GetPromptResult{Description: about, Messages: []*sdk.PromptMessage{{Role: "user",
					Content: &sdk.TextContent{Text: says(req.Params.Arguments)}}}}, nil
			})
	}
	game := &sdk.PromptArgument{Name: "game", Description: "the game that is played, where it is known"}
	of := func(args map[string]string) string {
		if args["game"] == "" {
			return ""
		}
		return " The game is " + clip(args["game"]) + "."
	}
	add("settle_dispute", "Settle a dispute", "What two players disagree about is ruled on, with the steps and the clauses.",
		func(args map[string]string) string {
			return "Players at a table disagree. Settle it with the referee's tools and never from memory." + of(args) +
				"\n\nWhat they say:\n" + args["dispute"] + "\n\nFirst search_rulings: a ruling whose question is this very case settles it, whatever its verdict says; compare who, when, how many and any second condition. " +
				"Otherwise read guide, start from the script of the most similar scenario, lay this case out, run it, and try the variants that the players may mean. " +
				"Answer in their language: the ruling in one sentence, the steps that lead to it, the clause ids, and what it rests on. " +
				"Where something they did not say decides it, give both cases. Where nothing settles it, say so."
		},
		&sdk.PromptArgument{Name: "dispute", Description: "what happened and what each of them claims", Required: true}, game)
	add("write_scenario", "Write a scenario", "A rules question becomes a script that can be kept and tested.",
		func(args map[string]string) string {
			return "Write a scenario for the referee that answers this question." + of(args) + "\n\n" + args["question"] +
				"\n\nRead guide; look at similar_scenarios and one script; write from the rulebook (search_clauses) what must happen before you run anything. " +
				"Then write header with the question in English and French, the clauses in shows, the table, the moves, what decides it in expect(…) or refused(…), and the ruling in both languages, in your own words. " +
				"Run it until it passes without warnings that matter, and show the script and its log."
		},
		&sdk.PromptArgument{Name: "question", Description: "the question, as a player would put it", Required: true}, game)
	add("check_card", "Check a card", "What a card does is looked up, and played where it is unclear.",
		func(args map[string]string) string {
			return "What exactly does the card " + strconv.Quote(clip(args["card"])) + " do?" + of(args) +
				"\n\nUse card for what is printed and ruled, scenario for the cases on record, and run_script for what nobody has recorded. " +
				"Tell each sentence of it with what it means at the table, when it may be used, what stops it, and the clauses."
		},
		&sdk.PromptArgument{Name: "card", Description: "its name", Required: true}, game)
}

type saveIn struct {
	Name   string `json:"name" jsonschema:"where it lies in the scenarios folder: forever-evil/attack/my-question"`
	Script string `json:"script"`
}

type saveOut struct {
	Path  string `json:"path"`
	Lacks string `json:"lacks,omitempty" jsonschema:"what is still missing for a ruling that can be accepted"`
	Rests string `json:"rests_on" jsonschema:"what a ruling of it rests on until its log is accepted"`
}

func (s *Server) saveScenario(_ context.Context, _ *sdk.CallToolRequest, in saveIn) (*sdk.CallToolResult, saveOut,
	error) {
	script, err := s.compile(in.Script)
	if err != nil {
		return nil, saveOut{}, wrong("this is no script that can be kept: %s", faultOf(err, s.Lang).whole)
	}
	result := script.Run(scenario.Options{Use: s.use})
	if result.Err != nil {
		return nil, saveOut{}, wrong("it does not pass, and is not kept: %s", faultOf(result.Err, s.Lang).whole)
	}
	path, err := s.Save(in.Name, in.Script)
	if err != nil {
		return nil, saveOut{}, err
	}
	s.recorded()
	out := saveOut{Path: path, Rests: notAccepted}
	if lacks := result.Complete(); lacks != nil {
		out.Lacks = engine.Tell(lacks, s.Lang)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "kept: %s\n%s: a person reads its log and accepts it, with referee review or referee test --update\n",
		path, out.Rests)
	if out.Lacks != "" {
		b.WriteString("for a ruling it lacks: " + out.Lacks + "\n")
	}
	return text(&b), out, nil
}
