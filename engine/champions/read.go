package champions

import (
	"embed"
	"slices"
	"sync"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
	"tablereferee/internal/cardfile"
)

//go:embed cards
var cardFiles embed.FS

// cardOrder are the card files. The number of a card, and so every shuffle, follows from this order and from the order
// in each file.
var cardOrder = []string{
	"heroes/spider_man", "heroes/captain_marvel", "heroes/she_hulk", "heroes/iron_man", "heroes/black_panther",
	"aspects/aggression", "aspects/justice", "aspects/leadership", "aspects/protection", "aspects/basic",
	"villains/rhino", "modular/bomb_scare", "villains/klaw", "modular/masters_of_evil", "villains/ultron",
	"modular/under_attack",
	"modular/legions_of_hydra", "modular/doomsday_chair", "villains/standard", "tests",
}

// The words of the facts, by number.
var (
	typeWords = []string{"", "hero", "alter_ego", "ally", "event", "resource", "support", "upgrade", "villain",
		"minion", "main_scheme", "side_scheme", "treachery", "attachment", "environment", "obligation"}
	aspectWords   = []string{"encounter", "hero", "aggression", "justice", "leadership", "protection", "basic"}
	resourceWords = []string{"energy", "mental", "physical", "wild"}
)

//go:embed cards.snapshot
var snapshot []byte

// CardFiles is where the cards are declared.
func CardFiles() *cardfile.Box {
	words := cardWords(nil, nil)
	return &cardfile.Box{Game: book.Rulebook.Game, Files: cardFiles, Order: cardOrder, Words: words.All(),
		Snapshot: snapshot, Lists: words.Lists, Keys: keys}
}

// keys gives what may stand on a card by a name: what is asked of one of which nothing is said.
func keys() []string {
	f := cardtext.NewFacts(&cardtext.Declared{Says: &cardtext.Table{}, Origin: engine.Invented},
		cardWords(book.Rulebook.Find, nil), nil)
	readCard(f, new(Card), nil)
	f.Get("in_deck") // of cards that a deck may hold
	return f.Asked()
}

// declarations are the cards as their files declare them, in their order.
var declarations = sync.OnceValues(func() ([]cardtext.Declared, error) { return CardFiles().Cards() })

// natively gives the printed cards of which something is done by a function.
func (t *title) natively() (names []string, of int) {
	all, _ := t.declared() // whoever reads the cards says what is wrong with them
	return cardtext.Natives(all)
}

func init() { // the clauses of the cards stand in their declarations
	book.Rulebook.More = func(b *engine.Book) {
		all, _ := declarations() // whoever reads the cards says what is wrong with them
		cardtext.CardClauses(b, b.Prefix+".card.", all)
	}
}

// source is how a card is declared.
func (t *title) source(d engine.Def) (file, text string) {
	all, _ := t.declared()
	return CardFiles().Source(all, int(d)-1, t.own...)
}

// readBoxes reads the cards as each edition has them.
func (t *title) readBoxes() (map[string]*Box, error) {
	all, err := t.declared()
	if err != nil {
		return nil, err
	}
	return cardtext.ByEdition(t.book.Editions, all, t.readBox)
}

// readBox reads the cards of an edition.
func (t *title) readBox(edition string) (*Box, error) {
	all, err := t.declared()
	if err != nil {
		return nil, err
	}
	cards, wrong := readCards(t.book, edition, all)
	if wrong := cardtext.Together(wrong); wrong != nil {
		return nil, wrong // what one reads amiss may have no type
	}
	k := newBox(cards)
	return k, cardtext.Together(append(k.faults(all), k.ownFaults(all)...))
}

// readCards reads every card of an edition; the index of a card, counted from 1, is its engine.Def.
func readCards(book *engine.Book, edition string, all []cardtext.Declared) (cards []Card, wrong []error) {
	traits, wrong := traitsOf(all)
	words := cardWords(book.Find, traits)
	words.Editions, words.Edition = book.Editions, edition
	words.Kind = func(d engine.Def) string {
		kind, _ := cardtext.NewFacts(&all[d-1], nil, nil).Get("type").(string)
		return kind
	}
	cards = make([]Card, len(all))
	wrong = append(wrong, cardtext.EachCard(all, words, func(i int, f *cardtext.Facts) {
		readCard(f, &cards[i], traits)
	})...)
	return cards, wrong
}

// faults says which sets no game is played with, and which scenarios lack what they are played with.
func (k *Box) faults(all []cardtext.Declared) []error {
	var wrong []error
	fault := func(d engine.Def, word string, others []string, en, fr string) {
		of := &all[d-1]
		hint := engine.Text{}
		if near := engine.Nearest(word, others); near != "" {
			hint = engine.Sayf("; did you mean %q?", " ; vouliez-vous dire %q ?", near)
		}
		wrong = append(wrong, &cardtext.Error{File: of.File, Line: of.Line, Card: of.Name,
			Says: engine.Sayf(en, fr, word, hint)})
	}
	var founded, modular []string
	for s := range k.sets {
		if !k.nowhere(Set(s)) {
			founded = append(founded, k.sets[s].word)
		}
		if k.sets[s].isModular() {
			modular = append(modular, k.sets[s].word)
		}
	}
	for s := range k.sets {
		if set := &k.sets[s]; k.nowhere(Set(s)) {
			fault(set.cards[0], set.word, founded,
				"the set %q has neither a hero nor a scenario, and is no modular set%s",
				"le set %q n'a ni héros ni scénario, et n'est pas un set modulaire%s")
		}
	}
	for _, s := range k.scenarios {
		if len(s.schemes) == 0 || len(k.stages(s, false)) == 0 || len(k.stages(s, true)) == 0 {
			fault(k.sets[s.set].cards[0], s.ID, nil,
				"the scenario %q lacks its main scheme, or a stage of its villain%s",
				"il manque au scénario %q sa manigance principale, ou un stade de son méchant%s")
		}
		for _, word := range s.Modular {
			if !slices.Contains(modular, word) {
				if engine.Nearest(word, modular) != "" {
					fault(s.said, word, modular, "there is no modular set %q%s", "il n'y a pas de set modulaire %q%s")
					continue
				}
				fault(s.said, word, modular,
					`there is no modular set %q%s in the files that are read; all { set = "…", modular = { "…", "…" } } makes one`,
					`il n'y a pas de set modulaire %q%s dans les fichiers lus ; all { set = "…", modular = { "…", "…" } } en fait un`)
			}
		}
	}
	return wrong
}

// mostPrinted is the greatest number that stands on a card.
const mostPrinted = 99

// fits says whether a number may stand on a card.
func fits(n int) bool { return n >= 0 && n <= mostPrinted }

// small gives a number that fits a printed value.
func small(f *cardtext.Facts, key string, otherwise int8) int8 {
	return int8(f.Within(key, 0, mostPrinted, int(otherwise)))
}

// positive gives a number that is one at least, 0 where none is printed.
func positive(f *cardtext.Facts, key string) int8 {
	return int8(f.Within(key, 1, mostPrinted, 0))
}

// icons gives a number of which 0 is none: a change takes those that are printed away.
func icons(f *cardtext.Facts, key string) int8 { return int8(f.Within(key, 0, mostPrinted, 0)) }

// printedValue gives a value that may be a dash, which is left out, or X.
func printedValue(f *cardtext.Facts, key string) int8 {
	switch v := f.Get(key).(type) {
	case nil:
		return Dash
	case string:
		if v == "X" {
			return X
		}
	case *cardtext.Table: // { value, what using it costs }
		n, _, ok := both(v)
		if !ok {
			f.Fault(v.Line, "%s is a number, or two in braces: what it is, and the damage that using it deals to the card",
				"%s est un nombre, ou deux entre accolades : ce qu'il vaut, et les dégâts que son usage inflige à la carte", key)
		}
		return n
	}
	return small(f, key, Dash)
}

// consequential gives what using a value costs an ally: the second number behind it.
func consequential(f *cardtext.Facts, key string) int8 {
	if t, ok := f.Get(key).(*cardtext.Table); ok {
		_, n, _ := both(t)
		return n
	}
	return 0
}

// both reads a value and what using it costs.
func both(t *cardtext.Table) (value, cost int8, ok bool) {
	if len(t.List) != 2 || len(t.Keys) > 0 {
		return 0, 0, false
	}
	a, one := t.List[0].(int)
	b, two := t.List[1].(int)
	if !one || !two || !fits(a) || !fits(b) {
		return 0, 0, false
	}
	return int8(a), int8(b), true
}

// threat gives a number on a scheme: fixed, or per player.
func threat(f *cardtext.Facts, key string) Threat {
	v := f.Get(key)
	if v == nil {
		return Threat{}
	}
	if n, per := perPlayer(v); per {
		return Per(n)
	}
	return Fixed(small(f, key, 0))
}

// perPlayer reads per_player(n).
func perPlayer(v cardtext.Value) (int8, bool) {
	if n, ok := v.(*cardtext.Node); ok && n.Word == "per_player" && len(n.Calls) == 1 && len(n.Calls[0]) == 1 {
		if x, ok := n.Calls[0][0].(int); ok && fits(x) && n.Of == nil {
			return int8(x), true
		}
	}
	return 0, false
}

// makes gives what a card or an ability generates.
func makes(f *cardtext.Facts, key string) Resources {
	var out Resources
	list := []cardtext.Value{f.Get(key)}
	if t, ok := list[0].(*cardtext.Table); ok {
		if list = t.List; len(list) == 0 || len(t.Keys) > 0 {
			f.Wrong(key, nil, resourceWords)
		}
	}
	for _, v := range list {
		if word, ok := v.(string); ok {
			if i := slices.Index(resourceWords, word); i >= 0 {
				out[i]++
				continue
			}
		}
		if v != nil {
			f.Wrong(key, v, resourceWords)
		}
	}
	return out
}

// readCard makes a card of its declaration.
func readCard(f *cardtext.Facts, c *Card, traits []string) {
	f.Begin(cardtext.Scope{})
	*c = Card{ID: f.Word("id"), Code: f.Word("code"), Name: engine.Text{f.Card.Name, f.Word("fr")},
		Title: f.Both("title"), Also: f.Word("also"),
		Subtitle: f.Word("subtitle"), Back: f.Word("back"), Origin: f.Card.Origin, Anew: f.Card.Anew,
		File: f.Card.File, Line: f.Card.Line}
	if c.ID == "" {
		c.ID = cardtext.Slug(f.Card.Name)
	}
	if c.Name[engine.FR] == "" {
		c.Name[engine.FR] = c.Name[engine.EN]
	}
	f.Editions()
	c.Type = Type(f.OneOf("type", typeWords, 0))
	c.Aspect = Aspect(f.OneOf("aspect", aspectWords, int(usual(c.Type))))
	c.SetWord, c.Modular = f.Word("set"), f.Both("modular")
	readScenario(f, c, traits)
	bear(f, c, traits)
	c.Copies = f.Within("copies", 0, mostPrinted, 1)
	if c.Aspect != Encounter && c.Type != Hero && c.Type != AlterEgo {
		c.InDeck = f.Within("in_deck", 0, mostPrinted, c.Copies)
	}
	readValues(f, c)
	readMarks(f, c)
	c.Cite = clauseOf(f, c.ID).With(f.Cite("cites"))
	readTexts(f, c)
	readKind(f, c)
	if c.Origin != engine.Printed {
		checkOwn(f, c)
	}
}

// clauseOf gives the clause that says what a card says. Several printed cards may share one; a card of one's own has
// its own.
func clauseOf(f *cardtext.Facts, id string) engine.Clauses {
	f.Both(cardtext.KeySays)
	shared := f.ClauseID()
	if f.Card.Origin != engine.Printed {
		return f.Own(engine.OwnClause+id, true)
	}
	own, _ := f.Words.Clause(book.Rulebook.Prefix + ".card." + shared)
	return engine.Cite(own)
}

// readValues reads the printed numbers.
func readValues(f *cardtext.Facts, c *Card) {
	c.Cost, c.Makes = printedValue(f, "cost"), makes(f, "makes")
	c.THW, c.ATK, c.DEF, c.REC, c.SCH = printedValue(f, "thw"), printedValue(f, "atk"), printedValue(f, "def"),
		printedValue(f, "rec"), printedValue(f, "sch")
	c.THWCost, c.ATKCost = consequential(f, "thw"), consequential(f, "atk")
	if n, per := perPlayer(f.Get("hp")); per {
		c.HP, c.PerPlayer = n, true
	} else {
		c.HP = positive(f, "hp")
	}
	c.HandSize, c.Stage = small(f, "hand_size", 0), positive(f, "stage")
	c.Start, c.Threshold, c.Escalation = threat(f, "threat"), threat(f, "threshold"), threat(f, "escalation")
	c.Crisis, c.Hazard, c.Acceleration = icons(f, "crisis"), icons(f, "hazard"), icons(f, "acceleration")
	c.Boost, c.Retaliate = icons(f, "boost_icons"), icons(f, "retaliate")
	c.Uses, c.Arrives, c.Breaks = positive(f, "uses"), positive(f, "enters_with"), icons(f, "breaks_at")
}

// readMarks reads what is so or not.
func readMarks(f *cardtext.Facts, c *Card) {
	for i := range marks {
		*marks[i].is(c) = f.Yes(marks[i].key)
	}
	c.Doubles = Aspect(f.OneOf("doubles", aspectWords, 0))
	c.GivenTo = f.Word("given_to")
	if s := f.Inside("starter"); s != nil {
		c.Starter = &Starter{Aspect: Aspect(s.OneOf("aspect", aspectWords, 0))}
		for _, v := range s.List() {
			id, ok := v.(string)
			if !ok {
				s.Stray(v)
			}
			c.Starter.Basics = append(c.Starter.Basics, id)
		}
	}
}

// readScenario reads what is played against, and what a facedown Drone is.
func readScenario(f *cardtext.Facts, c *Card, traits []string) {
	if s := f.Inside("scenario"); s != nil {
		c.Scenario = &Scenario{ID: s.Word("id"), Modular: words(s, "modular")}
	}
	if s := f.Inside("drone"); s != nil {
		c.Drone = &Card{ID: "drone", Name: engine.Text{"Drone", "Drone"}, Type: Minion,
			Cite: engine.Cite(book.ScenarioCardFigureUltronDrones)}
		bear(s, c.Drone, traits)
		readValues(s, c.Drone)
	}
}

// words reads one word or several in braces.
func words(f *cardtext.Facts, key string) []string {
	if in, ok := f.Get(key).(*cardtext.Table); ok {
		var out []string
		for _, v := range in.List {
			if word, ok := v.(string); ok {
				out = append(out, word)
			} else {
				f.Wrong(key, v, nil)
			}
		}
		return out
	}
	if word := f.Word(key); word != "" {
		return []string{word}
	}
	return nil
}

// marks are what is so or not on a card, by key.
var marks = []struct {
	key string
	is  func(c *Card) *bool
}{
	{"unique", func(c *Card) *bool { return &c.Unique }},
	{"boost_star", func(c *Card) *bool { return &c.Star }},
	{"guard", func(c *Card) *bool { return &c.Guard }},
	{"surge", func(c *Card) *bool { return &c.Surge }},
	{"peril", func(c *Card) *bool { return &c.Peril }},
	{"toughness", func(c *Card) *bool { return &c.Toughness }},
	{"quickstrike", func(c *Card) *bool { return &c.Quickstrike }},
	{"restricted", func(c *Card) *bool { return &c.Restricted }},
	{"overkill", func(c *Card) *bool { return &c.Overkill }},
	{"max_per_player", func(c *Card) *bool { return &c.MaxPerPlayer }},
	{"max_per_host", func(c *Card) *bool { return &c.MaxPerHost }},
	{"any_controller", func(c *Card) *bool { return &c.AnyController }},
	{"hero_form_only", func(c *Card) *bool { return &c.HeroOnly }},
	{"loses", func(c *Card) *bool { return &c.Loses }},
	{"threat_stays", func(c *Card) *bool { return &c.ThreatStays }},
	{"allies_defend", func(c *Card) *bool { return &c.AlliesDefend }},
	{"test", func(c *Card) *bool { return &c.Test }},
	{"unknown", func(c *Card) *bool { return &c.Unknown }},
	{"ends_with_attack", func(c *Card) *bool { return &c.EndsWithAttack }},
	{"in_starter_decks", func(c *Card) *bool { return &c.InStarters }},
	{"makes_drones", func(c *Card) *bool { return &c.MakesDrones }},
}
