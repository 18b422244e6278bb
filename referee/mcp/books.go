package mcp

import (
	"context"
	"slices"
	"strconv"
	"strings"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"tablereferee/engine"
	"tablereferee/referee/ask"
	"tablereferee/referee/ask/lexicon"
)

// What the rulebooks say, what is printed on the cards, and what players call things.

type searchClausesIn struct {
	Text  string `json:"text,omitempty" jsonschema:"words, or a question; without it all of that kind or with that beginning"`
	Game  string `json:"game,omitempty"`
	Kind  string `json:"kind,omitempty" jsonschema:"rule, restriction, definition, reading, timing, card …"`
	ID    string `json:"id,omitempty" jsonschema:"the beginning of the ids: fe.attack."`
	Limit int    `json:"limit,omitempty" jsonschema:"12 unless said"`
	Lang  string `json:"lang,omitempty" jsonschema:"en or fr"`
}

type clausesOut struct {
	Clauses []fullClause `json:"clauses"`
	Unknown []string     `json:"unknown,omitempty" jsonschema:"ids that no rulebook has"`
}

// fullClause is a clause with all that is known of it.
type fullClause struct {
	ID       string            `json:"id"`
	Game     string            `json:"game"`
	Kind     string            `json:"kind"`
	Says     string            `json:"says" jsonschema:"the rule in our own words"`
	Where    map[string]string `json:"where,omitempty" jsonschema:"the heading in the booklet, by edition; an edition that is silent has none"`
	Differs  map[string]string `json:"differs,omitempty" jsonschema:"what each edition says where they disagree"`
	Why      string            `json:"why,omitempty" jsonschema:"of a reading: the reason"`
	Settles  []string          `json:"settles,omitempty" jsonschema:"of a reading: the clauses that it settles"`
	Switch   bool              `json:"switch,omitempty" jsonschema:"a run may set it otherwise, by rules"`
	ShownBy  []string          `json:"shown_by,omitempty" jsonschema:"scenarios that show it"`
	RestsOn  string            `json:"rests_on"`
	editions []string
}

// full tells all that is known of a clause.
func (s *Server) full(g *engine.Game, c engine.Clause, shown bool, l engine.Lang) fullClause {
	info := g.Book.Info(c)
	said := info.Text()
	out := fullClause{ID: info.ID, Game: g.ID, Kind: info.Kind, Says: said.Says.In(l), Why: said.Why.In(l),
		Settles: said.About, Switch: info.Switch, RestsOn: aRule, editions: g.Editions}
	if info.Kind == "reading" {
		out.RestsOn = aReading
	}
	by := func(all []string) map[string]string {
		m := map[string]string{}
		for i, x := range all {
			if x != "" {
				m[g.Editions[i]] = x
			}
		}
		return m
	}
	out.Where, out.Differs = by(said.Where), by(said.Differs)
	if records, err := s.records(); shown && err == nil {
		const few = 3
		names, _ := records.Showing(g, info.ID)
		out.ShownBy = names[:min(few, len(names))]
	}
	return out
}

// write writes a clause for reading.
func (c *fullClause) write(b *strings.Builder) {
	b.WriteString(c.ID + " (" + c.Kind + "): " + c.Says + "\n")
	for _, e := range c.editions {
		if d := c.Differs[e]; d != "" {
			b.WriteString("  edition " + e + ": " + d + "\n")
		}
	}
	if len(c.editions) > 1 && len(c.Differs) == 0 {
		b.WriteString("  the editions do not differ in it\n")
	}
	if c.Why != "" {
		b.WriteString("  a reading of ours, because: " + c.Why + "\n")
	}
	if len(c.ShownBy) > 0 {
		b.WriteString("  shown by: " + strings.Join(c.ShownBy, ", ") + "\n")
	}
}

// books gives one game, or all where none is named.
func (s *Server) books(name string) ([]*engine.Game, error) {
	game, err := s.game(name)
	if err != nil || game != nil {
		return []*engine.Game{game}, err
	}
	return s.Games, nil
}

func (s *Server) searchClauses(_ context.Context, _ *sdk.CallToolRequest, in searchClausesIn) (*sdk.CallToolResult,
	clausesOut, error) {
	out := clausesOut{Clauses: []fullClause{}}
	l, err := s.lang(in.Lang)
	if err == nil {
		err = bounded(in.Text, 0)
	}
	if err != nil {
		return nil, out, err
	}
	about, err := s.books(in.Game)
	if err != nil {
		return nil, out, err
	}
	const few, most = 12, 60
	limit, err := limited(in.Limit, few, most)
	if err != nil {
		return nil, out, err
	}
	kinds := map[string]bool{}
	words := strings.Fields(engine.FoldName(in.Text))
	fits := func(info *engine.ClauseInfo) bool {
		kinds[info.Kind] = true
		return (in.Kind == "" || info.Kind == in.Kind) && strings.HasPrefix(info.ID, strings.ToLower(in.ID))
	}
	type found struct {
		game  *engine.Game
		c     engine.Clause
		words int
	}
	var all []found
	for _, g := range about {
		for info := range g.Book.All() {
			if !fits(info) {
				continue
			}
			x := found{g, info.Clause, 0}
			said := engine.FoldName(info.ID + " " + strings.Join(slices.Collect(info.Text().Says.All()), " "))
			for _, w := range words {
				if strings.Contains(said, w) {
					x.words++
				}
			}
			if len(words) == 0 || x.words == len(words) {
				all = append(all, x)
			}
		}
	}
	if in.Kind != "" && !kinds[in.Kind] {
		return nil, out, wrong("no clause is of the kind %q; kinds are %s", clip(in.Kind), strings.Join(sorted(kinds), ", "))
	}
	if len(words) > 0 { // what is meant, before what only has the words
		records, err := s.records()
		if err != nil {
			return nil, out, err
		}
		var first []found
		for _, g := range about {
			hits, err := records.Nearest(ask.Question{Words: in.Text, Game: g}, most)
			if err != nil {
				return nil, out, err
			}
			for _, h := range hits {
				if c, ok := g.Book.Find(h.Name); ok && h.Clause && fits(g.Book.Info(c)) {
					first = append(first, found{g, c, 0})
				}
			}
		}
		all = append(first, all...)
	}
	var b strings.Builder
	seen := map[string]bool{}
	for _, x := range all {
		id := x.game.Book.ID(x.c)
		if len(out.Clauses) < limit && !seen[id] {
			seen[id] = true
			out.Clauses = append(out.Clauses, s.full(x.game, x.c, false, l))
			out.Clauses[len(out.Clauses)-1].write(&b)
		}
	}
	if len(out.Clauses) == 0 {
		b.WriteString("no clause has that; try fewer or other words, or glossary\n")
	}
	return text(&b), out, nil
}

func sorted(set map[string]bool) []string {
	var out []string
	for k := range set {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}

type clausesIn struct {
	IDs  []string `json:"ids" jsonschema:"fe.attack.one-defense …; 40 at most"`
	Lang string   `json:"lang,omitempty" jsonschema:"en or fr"`
}

func (s *Server) clauses(_ context.Context, _ *sdk.CallToolRequest, in clausesIn) (*sdk.CallToolResult, clausesOut,
	error) {
	out := clausesOut{Clauses: []fullClause{}}
	l, err := s.lang(in.Lang)
	if err != nil {
		return nil, out, err
	}
	const most = 40
	if len(in.IDs) == 0 || len(in.IDs) > most {
		return nil, out, wrong("there are %d ids; name 1 to %d", len(in.IDs), most)
	}
	var b strings.Builder
	for _, id := range in.IDs {
		known := false
		for _, g := range s.Games {
			if c, ok := g.Book.Find(strings.ToLower(strings.TrimSpace(id))); ok {
				known = true
				out.Clauses = append(out.Clauses, s.full(g, c, true, l))
				out.Clauses[len(out.Clauses)-1].write(&b)
			}
		}
		if !known {
			out.Unknown = append(out.Unknown, clip(id))
			b.WriteString("no rulebook has a clause " + strconv.Quote(clip(id)) + "\n")
		}
	}
	return text(&b), out, nil
}

type findCardsIn struct {
	Text  string   `json:"text,omitempty" jsonschema:"a name in either language, a nickname, or words that stand on the card"`
	Game  string   `json:"game,omitempty"`
	Facts []string `json:"facts,omitempty" jsonschema:"what is printed on it, each as one of its facts or values: ally, Avenger, cost 2, hero"`
	Limit int      `json:"limit,omitempty" jsonschema:"12 unless said"`
	Lang  string   `json:"lang,omitempty" jsonschema:"en or fr"`
}

type findCardsOut struct {
	Cards []shortCard `json:"cards"`
}

type shortCard struct {
	Name  string `json:"name"`
	Game  string `json:"game"`
	Facts string `json:"facts"`
	Text  string `json:"text,omitempty" jsonschema:"what it does"`
}

func (s *Server) findCards(_ context.Context, _ *sdk.CallToolRequest, in findCardsIn) (*sdk.CallToolResult,
	findCardsOut, error) {
	out := findCardsOut{Cards: []shortCard{}}
	l, err := s.lang(in.Lang)
	if err == nil {
		err = bounded(in.Text, len(in.Facts))
	}
	if err != nil {
		return nil, out, err
	}
	about, err := s.books(in.Game)
	if err != nil {
		return nil, out, err
	}
	const few, most = 12, 80
	limit, err := limited(in.Limit, few, most)
	if err != nil {
		return nil, out, err
	}
	var b strings.Builder
	for _, g := range about {
		for _, d := range s.cardsMeant(g, in.Text, in.Facts) {
			if len(out.Cards) == limit {
				break
			}
			c := shortCard{g.Rules(g.Editions[0]).Label(d, l), g.ID, factsOf(g, d, l), textOf(g, d, l)}
			out.Cards = append(out.Cards, c)
			b.WriteString(c.Name + " [" + c.Game + "]: " + c.Facts + "\n")
			if c.Text != "" {
				b.WriteString("    " + c.Text + "\n")
			}
		}
	}
	if len(out.Cards) == 0 {
		b.WriteString("no card is called so or has that\n")
	}
	return text(&b), out, nil
}

// cardsMeant gives the cards of a game that a text and facts mean, the likeliest first.
func (s *Server) cardsMeant(g *engine.Game, said string, facts []string) (out []engine.Def) {
	r := g.Rules(g.Editions[0])
	add := func(d engine.Def) { // a test card is meant only where it is named
		if d != 0 && !slices.Contains(out, d) && hasFacts(g, d, facts) && (!r.Cards[d].Test || r.Means(d, said)) {
			out = append(out, d)
		}
	}
	if strings.TrimSpace(said) != "" {
		for _, d := range r.Called(said) {
			add(d)
		}
		for _, d := range s.cardsNamed(g, said) {
			add(d)
		}
		if near := r.NearCard(said); near != "" {
			add(r.FindCard(near))
		}
	}
	words := strings.Fields(engine.FoldName(said))
	for d, all := range s.cardWords(g) {
		if d > 0 && !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(all, w) }) {
			add(engine.Def(d))
		}
	}
	return out
}

// cardWords are the words of each card of a game, by its declaration: its names, what is printed on it and what it
// does, in both languages. They are put together once.
func (s *Server) cardWords(g *engine.Game) []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	if known := s.words[g]; known != nil {
		return known
	}
	r := g.Rules(g.Editions[0])
	out := make([]string, len(r.Cards))
	for d := 1; d < len(r.Cards); d++ {
		var all strings.Builder
		for n := range r.Cards[d].Name.All() {
			all.WriteString(n + " ")
		}
		for l := range engine.Spoken() {
			all.WriteString(factsOf(g, engine.Def(d), l) + " " + textOf(g, engine.Def(d), l) + " ")
		}
		out[d] = engine.FoldName(all.String())
	}
	if s.words == nil {
		s.words = map[*engine.Game][]string{}
	}
	s.words[g] = out
	return out
}

// hasFacts says whether a card has all of some facts.
func hasFacts(g *engine.Game, d engine.Def, facts []string) bool {
	said := engine.FoldName(factsOf(g, d, engine.EN) + "; " + factsOf(g, d, engine.FR))
	return !slices.ContainsFunc(facts, func(f string) bool { return !strings.Contains(said, engine.FoldName(f)) })
}

// factsOf is what is printed on a card.
func factsOf(g *engine.Game, d engine.Def, l engine.Lang) string {
	if g.Facts == nil {
		return ""
	}
	var out []string
	for _, f := range g.Facts(d) {
		out = append(out, f.Name.In(l)+" "+f.Value.In(l))
	}
	return strings.Join(out, "; ")
}

// textOf is what a card does: in sentences made of the steps that are carried out and, beside them, in our own words.
func textOf(g *engine.Game, d engine.Def, l engine.Lang) string {
	var out []string
	if g.Says != nil {
		for _, part := range g.Says(d) {
			out = append(out, part.In(l))
		}
	}
	own, _ := g.Book.ClausesOf(&g.Rules(g.Editions[0]).Cards[d])
	for _, c := range own {
		out = append(out, g.Book.Info(c).Text().Says.In(l))
	}
	return strings.Join(out, " ")
}

type cardIn struct {
	Name string `json:"name" jsonschema:"its name in either language, or a nickname"`
	Game string `json:"game,omitempty"`
	Lang string `json:"lang,omitempty" jsonschema:"en or fr"`
}

type cardOut struct {
	Cards []fullCard `json:"cards" jsonschema:"all that the name means, such as the stages of a villain"`
}

type fullCard struct {
	Name      string       `json:"name"`
	French    string       `json:"french"`
	Game      string       `json:"game"`
	Facts     []string     `json:"facts" jsonschema:"what is printed on it"`
	Text      []string     `json:"text" jsonschema:"what it does, in sentences made of the steps that are carried out"`
	Clauses   []fullClause `json:"clauses" jsonschema:"its own clauses, and those about it"`
	Scenarios []string     `json:"scenarios" jsonschema:"in which it does what it does"`
	RestsOn   string       `json:"rests_on"`
}

func (s *Server) card(_ context.Context, _ *sdk.CallToolRequest, in cardIn) (*sdk.CallToolResult, cardOut, error) {
	out := cardOut{Cards: []fullCard{}}
	l, err := s.lang(in.Lang)
	if err == nil {
		err = bounded(in.Name, 0)
	}
	if err != nil {
		return nil, out, err
	}
	about, err := s.books(in.Game)
	if err != nil {
		return nil, out, err
	}
	var b strings.Builder
	for _, g := range about {
		r := g.Rules(g.Editions[0])
		called := r.Called(in.Name)
		if len(called) == 0 {
			if meant := s.cardsMeant(g, in.Name, nil); len(meant) > 0 && len(about) == 1 {
				called = meant[:1]
			}
		}
		for _, d := range called {
			out.Cards = append(out.Cards, s.fullCard(g, d, l))
		}
	}
	if len(out.Cards) == 0 {
		return nil, out, wrong("no card is called %q; find_cards looks by nickname and by what is printed", clip(in.Name))
	}
	for i := range out.Cards {
		c := &out.Cards[i]
		b.WriteString(c.Name + " / " + c.French + " [" + c.Game + "]\n  " + strings.Join(c.Facts, "; ") + "\n")
		for _, t := range c.Text {
			b.WriteString("  does: " + t + "\n")
		}
		for k := range c.Clauses {
			c.Clauses[k].write(&b)
		}
		if len(c.Scenarios) > 0 {
			b.WriteString("  scenarios: " + strings.Join(c.Scenarios, ", ") + "\n")
		}
	}
	return text(&b), out, nil
}

// fullCard tells all that is known of a card.
func (s *Server) fullCard(g *engine.Game, d engine.Def, l engine.Lang) fullCard {
	r := g.Rules(g.Editions[0])
	info := &r.Cards[d]
	out := fullCard{Name: info.Name[engine.EN], French: info.Name.In(engine.FR), Game: g.ID, Facts: []string{},
		Text: []string{}, Clauses: []fullClause{}, Scenarios: []string{}, RestsOn: "what is printed on the card"}
	if g.Facts != nil {
		for _, f := range g.Facts(d) {
			out.Facts = append(out.Facts, f.Name.In(l)+": "+f.Value.In(l))
		}
	}
	if g.Says != nil {
		for _, part := range g.Says(d) {
			out.Text = append(out.Text, part.In(l))
		}
	}
	own, rest := g.Book.ClausesOf(info)
	const few = 8
	records, err := s.records()
	for _, c := range own {
		out.Clauses = append(out.Clauses, s.full(g, c, false, l))
		if err == nil {
			names, _ := records.Showing(g, g.Book.ID(c))
			for _, name := range names {
				if len(out.Scenarios) < few && !slices.Contains(out.Scenarios, name) {
					out.Scenarios = append(out.Scenarios, name)
				}
			}
		}
	}
	for _, c := range rest {
		out.Clauses = append(out.Clauses, s.full(g, c, false, l))
	}
	return out
}

type glossaryIn struct {
	Word string `json:"word" jsonschema:"a player's word, in English or French: market, cimetière, tap, untap"`
	Game string `json:"game" jsonschema:"the game"`
	Lang string `json:"lang,omitempty" jsonschema:"en or fr"`
}

type glossaryOut struct {
	Terms   []term       `json:"terms"`
	Clauses []fullClause `json:"clauses" jsonschema:"those that are likeliest about it"`
}

type term struct {
	Term    string   `json:"term"`
	English []string `json:"english"`
	French  []string `json:"french"`
}

func (s *Server) glossary(_ context.Context, _ *sdk.CallToolRequest, in glossaryIn) (*sdk.CallToolResult, glossaryOut,
	error) {
	out := glossaryOut{Terms: []term{}, Clauses: []fullClause{}}
	l, err := s.lang(in.Lang)
	if err == nil {
		err = bounded(in.Word, 0)
	}
	if err != nil {
		return nil, out, err
	}
	game, err := s.game(in.Game)
	if err != nil {
		return nil, out, err
	}
	if game == nil || strings.TrimSpace(in.Word) == "" {
		return nil, out, wrong("name the word and the game")
	}
	var b strings.Builder
	const few = 5
	entries := lexicon.Glossary(game.ID, in.Word)
	for _, e := range entries[:min(few, len(entries))] {
		out.Terms = append(out.Terms, term{e.Term, e.Forms[engine.EN], e.Forms[engine.FR]})
		b.WriteString(e.Term + ": " + strings.Join(e.Forms[engine.EN], ", ") + " | " +
			strings.Join(e.Forms[engine.FR], ", ") + "\n")
	}
	records, err := s.records()
	if err != nil {
		return nil, out, err
	}
	hits, err := records.Nearest(ask.Question{Words: "what is " + in.Word, Game: game}, 3*few)
	if err != nil {
		return nil, out, err
	}
	for _, h := range hits {
		if c, ok := game.Book.Find(h.Name); ok && h.Clause && len(out.Clauses) < few {
			out.Clauses = append(out.Clauses, s.full(game, c, false, l))
			out.Clauses[len(out.Clauses)-1].write(&b)
		}
	}
	if len(out.Terms) == 0 {
		said := b.String()
		b.Reset()
		b.WriteString("no term of this game is called so")
		if said != "" {
			b.WriteString("; near by its words only:")
		}
		b.WriteString("\n" + said)
	}
	return text(&b), out, nil
}
