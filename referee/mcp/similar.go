package mcp

import (
	"cmp"
	"context"
	"slices"
	"strings"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
)

// Scenarios on record that are like a case.

type similarIn struct {
	Game    string   `json:"game" jsonschema:"the game"`
	Cards   []string `json:"cards,omitempty" jsonschema:"cards that the case is about"`
	Words   []string `json:"words,omitempty" jsonschema:"other words of scripts: stunned, tough, weakness, until_step, defends_with"`
	Clauses []string `json:"clauses,omitempty" jsonschema:"clauses that it is about"`
	Limit   int      `json:"limit,omitempty" jsonschema:"5 unless said"`
	Lang    string   `json:"lang,omitempty" jsonschema:"en or fr"`
}

// mostAsked is how many cards, words and clauses are looked for at once.
const mostAsked = 30

type similarOut struct {
	Found []similar `json:"found"`
}

type similar struct {
	Scenario string   `json:"scenario"`
	Has      []string `json:"has" jsonschema:"what of that it has"`
	Title    string   `json:"title"`
	Question string   `json:"question,omitempty"`
	lines    int
	score    int
}

func (s *Server) similarScenarios(_ context.Context, _ *sdk.CallToolRequest, in similarIn) (*sdk.CallToolResult,
	similarOut, error) {
	out := similarOut{Found: []similar{}}
	game, err := s.game(in.Game)
	if err != nil {
		return nil, out, err
	}
	if n := len(in.Cards) + len(in.Words) + len(in.Clauses); game == nil || n == 0 || n > mostAsked {
		return nil, out, wrong("name the game, and cards, words or clauses that the case is about, %d at most", mostAsked)
	}
	var all []similar
	for i := range s.Shelves {
		found, err := s.similarOn(&s.Shelves[i], game, &in)
		if err != nil {
			return nil, out, err
		}
		all = append(all, found...)
	}
	slices.SortStableFunc(all, func(a, b similar) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.lines, b.lines), cmp.Compare(a.Scenario, b.Scenario))
	})
	const few, most = 5, 20
	l, err := s.lang(in.Lang)
	if err != nil {
		return nil, out, err
	}
	limit, err := limited(in.Limit, few, most)
	if err != nil {
		return nil, out, err
	}
	var b strings.Builder
	for _, x := range all[:min(len(all), limit)] {
		if script, shelf := s.script(x.Scenario); script != nil {
			result := script.Run(scenario.Options{Use: shelf.Folder.Use, Lenient: true})
			x.Title, x.Question = result.Title, result.Question.In(l)
		}
		out.Found = append(out.Found, x)
		b.WriteString(x.Scenario + "  (" + strings.Join(x.Has, ", ") + ")\n  " + cmp.Or(x.Question, x.Title) + "\n")
	}
	if len(out.Found) == 0 {
		b.WriteString("no scenario has any of that\n")
	}
	return text(&b), out, nil
}

// similarOn looks for scenarios of a game on a shelf.
func (s *Server) similarOn(shelf *Shelf, game *engine.Game, in *similarIn) (out []similar, err error) {
	all, err := s.sources(shelf)
	if err != nil {
		return nil, err
	}
	cards := make([][]string, len(in.Cards))
	for i, card := range in.Cards {
		cards[i] = s.spellings(clip(card))
	}
	for i := range all {
		from := &all[i]
		if !strings.Contains(from.source, `"`+game.ID+`"`) {
			continue
		}
		x := similar{Scenario: from.name, lines: strings.Count(from.source, "\n"), Has: []string{}}
		for i, card := range in.Cards {
			if n := names(from.source, cards[i]); n > 0 {
				x.Has, x.score = append(x.Has, card), x.score+4+min(n, 2)
			}
		}
		for _, id := range in.Clauses {
			if strings.Contains(from.source, `"`+clip(id)+`"`) {
				x.Has, x.score = append(x.Has, id), x.score+4
			}
		}
		for _, word := range in.Words {
			if word != "" && strings.Contains(from.lower, strings.ToLower(clip(word))) {
				x.Has, x.score = append(x.Has, word), x.score+2
			}
		}
		if x.score > 0 {
			out = append(out, x)
		}
	}
	return out, nil
}

// source is a script on a shelf.
type source struct{ name, source, lower string }

// sources reads the scripts of a shelf. Those of the program are read once.
func (s *Server) sources(shelf *Shelf) ([]source, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if known := s.scripts[shelf]; known != nil {
		return known, nil
	}
	all, err := shelf.Folder.Names()
	if err != nil {
		return nil, err
	}
	out := make([]source, 0, len(all))
	for _, name := range all {
		if _, text, err := shelf.Folder.Use(name); err == nil { // one that is being written is looked at the next time
			out = append(out, source{name, text, strings.ToLower(text)})
		}
	}
	if !shelf.Own {
		if s.scripts == nil {
			s.scripts = map[*Shelf][]source{}
		}
		s.scripts[shelf] = out
	}
	return out, nil
}

// spellings are the names of a card in the languages of its game, as a script may write them.
func (s *Server) spellings(card string) (out []string) {
	for _, g := range s.Games {
		r := g.Rules(g.Editions[0])
		for _, d := range r.Called(card) {
			out = slices.AppendSeq(out, r.Cards[d].Name.All())
			out = slices.AppendSeq(out, r.Cards[d].Title.All())
		}
	}
	if len(out) == 0 {
		out = []string{card}
	}
	return out
}

// names counts how often a script names one of some names, in quotes.
func names(source string, spellings []string) (n int) {
	for _, name := range spellings {
		n += strings.Count(source, `"`+name+`"`)
	}
	return n
}
