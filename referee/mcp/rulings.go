package mcp

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"strings"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"tablereferee/engine"
	"tablereferee/internal/suite"
	"tablereferee/referee/ask"
	"tablereferee/referee/ask/lexicon"
	"tablereferee/referee/scenario"
)

// What is on record.

type searchRulingsIn struct {
	Text    string   `json:"text" jsonschema:"the question in the player's own words, English or French"`
	Game    string   `json:"game,omitempty" jsonschema:"the game, by any of its names; without it all games are searched"`
	Clauses []string `json:"clauses,omitempty" jsonschema:"only rulings that rest on one of these clauses"`
	Cards   []string `json:"cards,omitempty" jsonschema:"only rulings whose scenario names one of these cards"`
	Limit   int      `json:"limit,omitempty" jsonschema:"how many at most; 8 unless said"`
	Lang    string   `json:"lang,omitempty" jsonschema:"en or fr: the language of the texts; that of the question unless said"`
}

// ruling is something on record that may answer a question.
type ruling struct {
	Scenario  string   `json:"scenario,omitempty" jsonschema:"its name; empty for a rule"`
	Game      string   `json:"game"`
	Edition   string   `json:"edition,omitempty" jsonschema:"by which it was ruled; empty where the game has one"`
	Question  string   `json:"question,omitempty"`
	Ruling    string   `json:"ruling,omitempty"`
	Clauses   []clause `json:"clauses"`
	HoldsIf   []string `json:"holds_if,omitempty" jsonschema:"of its case, what the question that was asked does not say: where that is otherwise, so may be the ruling"`
	Chance    float64  `json:"chance" jsonschema:"how likely it answers, 0 to 1, from how players put questions; a question with one word that decides otherwise has nearly the same: read its question and decide"`
	Holds     bool     `json:"holds" jsonschema:"its scenario was played just now, and its log is the accepted one"`
	New       bool     `json:"not_accepted,omitempty" jsonschema:"its scenario was played just now and passes, and nobody has accepted its log yet"`
	Why       string   `json:"why,omitempty" jsonschema:"why it does not hold"`
	Otherwise []string `json:"otherwise,omitempty" jsonschema:"editions by whose rules the scenario goes otherwise, with the first event that differs"`
	Rests     string   `json:"rests_on"`
}

type searchRulingsOut struct {
	Verdict   string      `json:"verdict" jsonschema:"given: the first one most likely answers; offered: one of them may; of either compare question and holds_if with the facts that were asked about; none: nothing on record answers, what is found is only near"`
	Found     []ruling    `json:"found" jsonschema:"what is given first, then by chance"`
	Elsewhere []ruling    `json:"elsewhere,omitempty" jsonschema:"where no game was named: the likeliest of the other games"`
	Parts     []string    `json:"parts,omitempty" jsonschema:"the question asks several things: search each by itself"`
	Left      []string    `json:"unanswered,omitempty" jsonschema:"of these parts, those that what is given does not answer"`
	Cards     []shortCard `json:"cards,omitempty" jsonschema:"cards that it names"`
	Undefined []string    `json:"undefined,omitempty" jsonschema:"cards it names whose effect is not known here: what needs their text cannot be ruled"`
	Unknown   []string    `json:"unknown,omitempty" jsonschema:"words that nobody uses in these games"`
	Foreign   []string    `json:"foreign,omitempty" jsonschema:"what is named and is in none of the games here"`
}

const (
	fewRulings  = 8
	mostRulings = 25
	onlyNear    = 3 // of what is no answer
	fewCards    = 3
	elsewhere   = 2 // of each other game
)

func (s *Server) searchRulings(ctx context.Context, _ *sdk.CallToolRequest, in searchRulingsIn) (*sdk.CallToolResult,
	searchRulingsOut, error) {
	out := searchRulingsOut{Found: []ruling{}}
	l, err := s.lang(in.Lang)
	if err == nil {
		err = bounded(in.Text, len(in.Cards)+len(in.Clauses))
	}
	if err != nil {
		return nil, out, err
	}
	limit, err := limited(in.Limit, fewRulings, mostRulings)
	if err != nil {
		return nil, out, err
	}
	game, err := s.game(in.Game)
	if err != nil {
		return nil, out, err
	}
	records, err := s.records()
	if err != nil {
		return nil, out, err
	}
	q := ask.Question{Words: in.Text, Game: game}
	answer, err := records.Ask(q)
	if err != nil {
		return nil, out, err
	}
	if in.Lang == "" && answer.Lang == engine.FR {
		l = engine.FR // English is also what is guessed where nothing tells
	}
	out.Verdict = [...]string{ask.None: "none", ask.Offer: "offered", ask.Given: "given"}[answer.Verdict]
	out.Unknown, out.Parts, out.Left = answer.Unknown, answer.Parts, answer.Unanswered
	for _, x := range answer.Strangers {
		out.Foreign = append(out.Foreign, x.Name)
	}
	hits := slices.Concat(answer.Given, answer.Offers)
	if game == nil && len(hits) > 0 {
		game = hits[0].Game
	}
	if answer.Verdict == ask.None {
		limit = min(limit, onlyNear)
	}
	q.Game = game
	if len(out.Foreign) == 0 {
		near, err := records.Nearest(q, 4*mostRulings)
		if err != nil {
			return nil, out, err
		}
		if out.Found, err = s.found(ctx, records, append(hits, near...), &in, limit, l); err != nil {
			return nil, out, err
		}
		byChance := out.Found[min(len(answer.Given), len(out.Found)):]
		slices.SortStableFunc(byChance, func(a, b ruling) int { return cmp.Compare(b.Chance, a.Chance) })
	}
	var named []engine.Def // in the question
	if game != nil {
		named = s.cardsNamed(game, in.Text)
	}
	if len(out.Found) > 0 && out.Verdict == "given" && !out.Found[0].Holds {
		out.Verdict = "offered" // there is a ruling, and nobody may rely on it as things are
	}
	// A card that is named is of one game.
	if in.Game == "" && game != nil && len(out.Foreign)+len(named) == 0 && answer.Verdict != ask.None {
		if out.Elsewhere, err = s.inOtherGames(ctx, records, q, &in, l); err != nil {
			return nil, out, err
		}
	}
	for _, d := range named {
		label := game.Rules(game.Editions[0]).Label(d, l)
		if game.Undefined(d) {
			out.Undefined = append(out.Undefined, label)
		} else if len(out.Cards) < fewCards && answer.Verdict != ask.None {
			out.Cards = append(out.Cards, shortCard{label, game.ID, factsOf(game, d, l), textOf(game, d, l)})
		}
	}
	return out.told(in.Game == "", game), out, nil
}

// likely is from which chance on another game is worth a look.
const likely = 0.3

// inOtherGames finds what the games that a question was not taken to be about have on it.
func (s *Server) inOtherGames(ctx context.Context, records *ask.Records, q ask.Question, in *searchRulingsIn,
	l engine.Lang) (out []ruling, err error) {
	taken := q.Game
	for _, g := range s.Games {
		if g == taken {
			continue
		}
		q.Game = g
		near, err := records.Nearest(q, elsewhere)
		if err != nil {
			return nil, err
		}
		near = slices.DeleteFunc(near, func(h ask.Hit) bool { return h.Sure < likely })
		others, err := s.found(ctx, records, near, in, elsewhere, l)
		if err != nil {
			return nil, err
		}
		out = append(out, others...)
	}
	return out, nil
}

// found tells of some of what was found.
func (s *Server) found(ctx context.Context, records *ask.Records, hits []ask.Hit, in *searchRulingsIn, limit int,
	l engine.Lang) ([]ruling, error) {
	out := []ruling{}
	seen := map[string]bool{}
	for _, h := range hits {
		if len(out) == limit || seen[h.Name] {
			continue
		}
		seen[h.Name] = true
		r, err := s.ruling(ctx, records, h, l)
		if err == nil && r != nil {
			r.HoldsIf, err = records.Unasked(h.Game, r.Question, in.Text, l)
		}
		if err != nil {
			return nil, err
		}
		if r != nil && s.wanted(r, in) {
			out = append(out, *r)
		}
	}
	return out, nil
}

// verdicts say how what was found is to be taken.
var verdicts = map[string]string{
	"given": "given: the first one most likely answers. Compare its question and \"holds if\" with the facts asked about: " +
		decisive,
	"offered": "offered: one of these may be the same case. Compare its question and \"holds if\" with the facts asked about: " +
		decisive,
	"none": "none: nothing on record answers; if the question is not about the rules of these games, say so",
}

// decisive is what makes two questions with nearly the same words two cases.
const decisive = "who, when, how many, a second condition. Where one differs, the ruling may be the opposite: play the case (run_script)"

// told writes what was found for reading. guessed says that no game was named.
func (out *searchRulingsOut) told(guessed bool, game *engine.Game) *sdk.CallToolResult {
	var b strings.Builder
	b.WriteString("verdict " + verdicts[out.Verdict] + "\n")
	if out.Verdict == "none" && len(out.Found) > 0 {
		b.WriteString("what follows is near by its words only and is NO answer\n")
	}
	if len(out.Foreign) > 0 {
		b.WriteString("in none of the games here: " + strings.Join(out.Foreign, ", ") + ". Not covered.\n")
	}
	if len(out.Unknown) > 0 {
		b.WriteString("words that nobody uses in these games: " + strings.Join(out.Unknown, ", ") +
			"; if one is a card, it is not here\n")
	}
	if guessed && game != nil && out.Verdict != "none" {
		b.WriteString("taken as a question about " + game.ID + "; name the game if it is another\n")
	}
	if len(out.Parts) > 1 {
		b.WriteString("it asks several things, search each by itself: " + strings.Join(out.Parts, " | ") + "\n")
	}
	if len(out.Left) > 0 {
		b.WriteString("what is given does not answer: " + strings.Join(out.Left, " | ") + "\n")
	}
	if len(out.Undefined) > 0 {
		b.WriteString("the effect of these is not known here, so what needs their text cannot be ruled; a general rule still holds (try it with another card): " +
			strings.Join(out.Undefined, ", ") + "\n")
	}
	for _, c := range out.Cards {
		b.WriteString("card " + c.Name + ": " + c.Facts + "\n    " + c.Text + "\n")
	}
	for i := range out.Found {
		out.Found[i].write(&b)
	}
	if len(out.Elsewhere) > 0 {
		b.WriteString("\n--- IF ANOTHER GAME IS MEANT, WHERE IT MAY BE OTHERWISE ---\n")
	}
	for i := range out.Elsewhere {
		out.Elsewhere[i].write(&b)
	}
	if len(out.Found) == 0 && len(out.Foreign) == 0 {
		b.WriteString("nothing on record; play it: similar_scenarios, then run_script\n")
	}
	return text(&b)
}

// cardsNamed are the cards that a question names, by their names or as players call them.
func (s *Server) cardsNamed(g *engine.Game, said string) (out []engine.Def) {
	records, err := s.records()
	if err != nil {
		return nil
	}
	x, err := records.Index(g)
	if err != nil {
		return nil
	}
	r := g.Rules(g.Editions[0])
	terms := x.Lexicon().Hear(said, nil).Terms
	slices.SortStableFunc(terms, func(a, b lexicon.Term) int { // the longer a name, the surer it is one
		return cmp.Compare(len(strings.Fields(b.Typed)), len(strings.Fields(a.Typed)))
	})
	for _, term := range terms {
		if name, ok := x.Lexicon().Card(term.Tokens[0]); ok {
			for _, d := range r.Called(name) {
				if !slices.Contains(out, d) {
					out = append(out, d)
				}
			}
		}
	}
	return out
}

// wanted says whether something that was found has a clause or a card that is asked for.
func (s *Server) wanted(r *ruling, in *searchRulingsIn) bool {
	if len(in.Clauses) > 0 && !slices.ContainsFunc(r.Clauses, func(c clause) bool {
		return slices.Contains(in.Clauses, c.ID)
	}) {
		return false
	}
	if len(in.Cards) == 0 {
		return true
	}
	script, _ := s.script(r.Scenario)
	return script != nil && slices.ContainsFunc(in.Cards, func(card string) bool {
		return names(script.Source, s.spellings(card)) > 0
	})
}

// ruling tells of something that was found, nil where it is not there any more.
func (s *Server) ruling(ctx context.Context, records *ask.Records, h ask.Hit, l engine.Lang) (*ruling, error) {
	r := &ruling{Game: h.Game.ID, Chance: math.Round(h.Sure*100) / 100, Clauses: []clause{}}
	if h.Clause {
		c, ok := h.Game.Book.Find(h.Name)
		if !ok {
			return nil, nil
		}
		info := h.Game.Book.Info(c)
		r.Clauses, r.Holds, r.Rests = append(r.Clauses, clauseOf(info, l)), true, aRule
		if r.Clauses[0].Reading {
			r.Rests = aReading
		}
		shown, err := records.Showing(h.Game, h.Name)
		if err == nil && len(shown) > 0 {
			r.Scenario = shown[0]
		}
		return r, err
	}
	shelf, c, err := s.play(ctx, h.Name)
	if err != nil || c == nil || c.Result == nil {
		return nil, err
	}
	if r.Scenario = h.Name; len(h.Game.Editions) > 1 {
		r.Edition = c.Result.Edition
	}
	r.Question, r.Ruling = c.Result.Question.In(l), c.Result.Ruling.In(l)
	for _, id := range c.Result.Shows {
		if k, ok := h.Game.Book.Find(id); ok {
			r.Clauses = append(r.Clauses, clauseOf(h.Game.Book.Info(k), l))
		}
	}
	r.Rests = onRecord
	if r.New = c.Status == suite.Missing; r.New {
		r.Rests = notAccepted
		return r, nil
	}
	if r.Holds = c.Status == suite.Passed; !r.Holds {
		r.Why, r.Rests = engine.Tell(c.Err, l), "on record, but its scenario does not hold now"
		return r, nil
	}
	if slices.ContainsFunc(r.Clauses, func(c clause) bool { return c.Reading }) {
		r.Rests += "; " + aReading
	}
	r.Otherwise = otherwise(c.Script, c.Result, shelf.Folder.Use, l)
	return r, nil
}

// write writes a ruling for reading.
func (r *ruling) write(b *strings.Builder) {
	b.WriteString("\n")
	if r.Question == "" {
		for _, c := range r.Clauses {
			b.WriteString("RULE [" + r.Game + "] " + c.ID + ": " + c.Says + "\n")
		}
		if r.Scenario != "" {
			b.WriteString("  shown by: " + r.Scenario + "\n")
		}
	} else {
		b.WriteString("Q [" + r.Game + "] " + r.Question + "\n  RULING " + r.Ruling + "\n  scenario: " + r.Scenario + "\n")
		ids := make([]string, len(r.Clauses))
		for i, c := range r.Clauses {
			ids[i] = c.ID
		}
		b.WriteString("  clauses: " + strings.Join(ids, " ") + "\n")
		switch {
		case len(r.Otherwise) > 0:
			b.WriteString("  ruled by edition " + r.Edition + "; its scenario goes otherwise by " +
				strings.Join(r.Otherwise, "; by ") + "\n")
		case r.Edition != "" && r.Holds:
			b.WriteString("  the same in every edition\n")
		}
	}
	if len(r.HoldsIf) > 0 {
		b.WriteString("  holds if: " + strings.Join(r.HoldsIf, " ") + "\n")
	}
	if !r.Holds && !r.New {
		b.WriteString("  DOES NOT HOLD NOW: " + r.Why + "\n")
	}
	fmt.Fprintf(b, "  chance that it answers: %.2f; rests on: %s\n", r.Chance, r.Rests)
}

// play plays a scenario on record and compares its log with the accepted one. The case is nil where there is none of
// that name.
func (s *Server) play(ctx context.Context, name string) (*Shelf, *suite.Case, error) {
	for i := range s.Shelves {
		shelf := &s.Shelves[i]
		if _, err := shelf.Folder.Compile(name); err != nil {
			continue
		}
		runner := &suite.Runner{Scenarios: shelf.Folder, Golden: shelf.Golden,
			Options: scenario.Options{Use: shelf.Folder.Use}}
		c := runner.Play(ctx, name)
		return shelf, &c, ctx.Err()
	}
	return nil, nil, nil
}

// script gives the script of a scenario on record, and where it looks for its parts; nil where there is none.
func (s *Server) script(name string) (*scenario.Script, *Shelf) {
	for i := range s.Shelves {
		if script, err := s.Shelves[i].Folder.Compile(name); err == nil {
			return script, &s.Shelves[i]
		}
	}
	return nil, nil
}

// otherwise gives the other editions of its game by which a scenario goes otherwise, and where it does first.
func otherwise(script *scenario.Script, was *scenario.Result, use func(string) (string, string, error),
	l engine.Lang) (out []string) {
	if script == nil || was.Log == nil {
		return nil
	}
	for _, edition := range was.Game.Editions {
		if edition == was.Edition {
			continue
		}
		other := script.Run(scenario.Options{Edition: edition, Use: use, Lenient: true})
		switch one, is := part(was.Log, other.Log, l); {
		case one != nil:
			out = append(out, fmt.Sprintf("edition %s: %q instead of %q", edition, is.Says, one.Says))
		case other.Err != nil:
			out = append(out, "edition "+edition+": "+faultOf(other.Err, l).Says)
		}
	}
	return out
}

type scenarioIn struct {
	Name string `json:"name" jsonschema:"as search_rulings gives it"`
	Lang string `json:"lang,omitempty" jsonschema:"en or fr"`
}

type scenarioOut struct {
	Name   string `json:"name"`
	Script string `json:"script" jsonschema:"to change one thing in it and give it to run_script"`
	Log    string `json:"log" jsonschema:"what happens in it, with the clauses"`
	Holds  bool   `json:"holds" jsonschema:"it passes, and its log is the accepted one"`
	New    bool   `json:"not_accepted,omitempty" jsonschema:"it passes, and nobody has accepted its log yet"`
}

func (s *Server) scenario(ctx context.Context, _ *sdk.CallToolRequest, in scenarioIn) (*sdk.CallToolResult, scenarioOut,
	error) {
	l, err := s.lang(in.Lang)
	if err != nil {
		return nil, scenarioOut{}, err
	}
	_, c, err := s.play(ctx, in.Name)
	if err != nil {
		return nil, scenarioOut{}, err
	}
	if c == nil || c.Script == nil {
		return nil, scenarioOut{}, wrong("there is no scenario %q; search_rulings and similar_scenarios give names", clip(in.Name))
	}
	out := scenarioOut{Name: in.Name, Script: c.Script.Source, Holds: c.Status == suite.Passed,
		New: c.Status == suite.Missing}
	if c.Result != nil && c.Result.Log != nil {
		out.Log = boundedLog(c.Result.Log, l)
	}
	var b strings.Builder
	b.WriteString(out.Script + "\n--- its log ---\n" + out.Log)
	switch {
	case out.New:
		b.WriteString("\n" + notAccepted + "\n")
	case !out.Holds:
		b.WriteString("\nIT DOES NOT HOLD NOW: " + engine.Tell(c.Err, l) + "\n")
	}
	return text(&b), out, nil
}
