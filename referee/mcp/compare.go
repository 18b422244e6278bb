package mcp

import (
	"context"
	"strings"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"tablereferee/engine"
	"tablereferee/referee/compare"
)

// In what the games differ.

type compareIn struct {
	Topic string   `json:"topic,omitempty" jsonschema:"what it is about, in words of either language: weakness, end of the game, main; without it all topics are listed"`
	Games []string `json:"games,omitempty" jsonschema:"the games that are compared; all unless said"`
	Lang  string   `json:"lang,omitempty" jsonschema:"en or fr"`
}

type compareOut struct {
	Topics []topic `json:"topics"`
}

// topic is a matter that several games have rules for.
type topic struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Games []side `json:"games,omitempty" jsonschema:"what each game rules; in a list of topics it is left out"`
}

// side is what one game rules on a topic.
type side struct {
	Game    string       `json:"game"`
	Rule    string       `json:"rule" jsonschema:"its rule in a sentence of ours"`
	Clauses []fullClause `json:"clauses" jsonschema:"those that it stands on"`
}

func (s *Server) compare(_ context.Context, _ *sdk.CallToolRequest, in compareIn) (*sdk.CallToolResult, compareOut,
	error) {
	out := compareOut{Topics: []topic{}}
	l, err := s.lang(in.Lang)
	if err == nil {
		err = bounded(in.Topic, len(in.Games))
	}
	if err != nil {
		return nil, out, err
	}
	about, err := s.allOf(in.Games)
	if err != nil {
		return nil, out, err
	}
	var topics []*compare.Topic
	words := strings.Fields(in.Topic)
	if len(words) > 0 {
		if topics, _ = compare.Find(words); len(topics) == 0 {
			return nil, out, wrong("there is no topic %q; topics are %s", clip(in.Topic), strings.Join(topicIDs(), ", "))
		}
	}
	var b strings.Builder
	const most = 3 // more of them nobody means at once
	whole := 0 < len(topics) && len(topics) <= most
	if len(topics) == 0 {
		for i := range compare.Topics() {
			topics = append(topics, &compare.Topics()[i])
		}
	}
	for _, t := range topics {
		one := topic{ID: t.ID, Name: t.Name.In(l)}
		b.WriteString(t.ID + ": " + one.Name + "\n")
		for _, g := range about {
			if of := t.Side(g.ID); whole && of != nil {
				one.Games = append(one.Games, s.side(g, of, l))
				one.Games[len(one.Games)-1].write(&b)
			}
		}
		out.Topics = append(out.Topics, one)
	}
	return text(&b), out, nil
}

// allOf gives some games, all where none is named.
func (s *Server) allOf(names []string) ([]*engine.Game, error) {
	if len(names) == 0 {
		return s.Games, nil
	}
	var out []*engine.Game
	for _, name := range names {
		some, err := s.books(name)
		if err != nil {
			return nil, err
		}
		out = append(out, some...)
	}
	return out, nil
}

func topicIDs() (ids []string) {
	for _, t := range compare.Topics() {
		ids = append(ids, t.ID)
	}
	return ids
}

// side tells what a game rules on a topic, with all that is known of its clauses.
func (s *Server) side(g *engine.Game, of *compare.Side, l engine.Lang) side {
	out := side{Game: g.ID, Rule: of.Rule.In(l), Clauses: []fullClause{}}
	for _, id := range of.Clauses {
		if c, ok := g.Book.Find(id); ok {
			out.Clauses = append(out.Clauses, s.full(g, c, true, l))
		}
	}
	return out
}

func (x *side) write(b *strings.Builder) {
	b.WriteString("\n" + x.Game + ": " + x.Rule + "\n")
	for i := range x.Clauses {
		x.Clauses[i].write(b)
	}
}
