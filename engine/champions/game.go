package champions

import (
	"slices"
	"sync"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/champions/book"
)

// Game is Marvel Champions as the referee lists it.
var Game = asPrinted.game()

// title is the game with a set of cards: those of the box, and perhaps some that somebody has added. They are read when
// somebody asks for them.
type title struct {
	own      []engine.Source
	book     *engine.Book
	declared func() ([]cardtext.Declared, error)
	boxes    func() map[string]*Box // by edition
	rules    func() map[string]*engine.Rules
}

// asPrinted is the game as it lies in the box.
var asPrinted = newTitle(&book.Rulebook, declarations)

func newTitle(book *engine.Book, declared func() ([]cardtext.Declared, error)) *title {
	t := &title{book: book, declared: declared}
	t.boxes = sync.OnceValue(func() map[string]*Box {
		k, err := t.readBoxes()
		if err != nil {
			// the files are part of the program, and a test reads them; with has read all others
			panic(&engine.Unfit{Game: book.Game, Err: err})
		}
		return k
	})
	t.rules = sync.OnceValue(t.editions)
	return t
}

// with gives the game with more cards of somebody's own.
func (t *title) with(own []engine.Source) (*engine.Game, error) {
	own = slices.Concat(t.own, own)
	box, err := declarations()
	if err != nil {
		return nil, err
	}
	cards, err := CardFiles().WithOwn(box, own)
	if err == nil {
		err = cardtext.CalledAsPlaces(cards, sharedZones(), playerZones())
	}
	if err != nil {
		return nil, err
	}
	book := book.Rulebook.With(func(b *engine.Book) { cardtext.OwnClauses(b, cards) })
	t = newTitle(book, func() ([]cardtext.Declared, error) { return cards, nil })
	t.own = own
	k, err := t.readBoxes()
	if err != nil {
		return nil, err
	}
	t.boxes = func() map[string]*Box { return k }
	g := t.game()
	return &g, nil
}

// box gives the cards as the first edition has them.
func (t *title) box() *Box { return t.boxes()[t.book.Editions[0]] }

// game is the game as the referee lists it.
func (t *title) game() engine.Game {
	return engine.Game{
		ID:       book.Rulebook.Game,
		Name:     engine.Text{"Marvel Champions: The Card Game", "Marvel Champions : Le Jeu de Cartes"},
		Editions: t.book.Editions,
		Book:     t.book,
		Samples:  samples,
		Rules:    func(edition string) *engine.Rules { return t.rules()[edition] },
		With:     t.with,
		Own:      t.own,
		Start: func(r *engine.Rules, s *engine.Setup, d engine.Decider) (*engine.Match, error) {
			return start(t.boxes()[r.Edition], r, s, d)
		},
		Play: func(m *engine.Match) {
			On(m).goOn()
			for On(m).Step() {
			}
		},
		Step: func(m *engine.Match) bool { return On(m).Step() },
		Resume: func(table *engine.Table, d engine.Decider) *engine.Match {
			return &newGame(t.boxes()[table.Rules().Edition], table, d).Match
		},
		Scenarios: func() []engine.Named { return t.box().named() },
		Decks:     t.building(),
		Head:      func(m *engine.Match, p engine.Player) engine.CardID { return On(m).identity(p) },
		IsHead:    func(d engine.Def) bool { c := t.box().Cards[d].Type; return c == Hero || c == AlterEgo },
		Options:   func() map[string]engine.SetupWord { return t.box().setUpWords() },
		Together:  true, // mc.win.players
		Policies: []engine.Playing{
			{Name: "sensible",
				Says: engine.Text{"plays cards, defends when it hurts, thwarts when the scheme grows, attacks otherwise", "joue ses cartes, défend quand il le faut, contre quand la menace monte, sinon attaque"},
				New:  func(uint64) engine.Decider { return Sensible{} }},
			{Name: "random", Says: engine.Text{"any legal answer, evenly",
				"n'importe quelle réponse permise, à chances égales"},
				New: func(seed uint64) engine.Decider { return engine.NewRandom(seed) }},
			{Name: "strong", Says: engine.Text{"plays to win: tries ways of playing each turn to the next round, knowing no more than its player",
				"joue pour gagner : essaie des façons de jouer chaque tour jusqu'au round suivant, sans en savoir plus que son joueur"},
				New: func(seed uint64) engine.Decider { return NewStrong(seed) }},
		},
		Sightings: t.sightings(),
		Facts: func(d engine.Def) []engine.Fact {
			return cardtext.FactsOf(t.book.Editions, func(edition string) []engine.Fact {
				return facts(t.boxes()[edition], d)
			})
		},
		Keywords:   func(d engine.Def) []engine.Text { return keywordsOf(t.box(), d) },
		Source:     t.source,
		Says:       t.told,
		Natives:    t.natively,
		Watch:      watch,
		Fair:       fair,
		Tally:      tally,
		TurnOf:     func(m *engine.Match) engine.Player { return On(m).active() },
		TurnBreaks: true, // a player who is eliminated has no more moves
		Done:       func(m *engine.Match) bool { return On(m).over() },
		Won:        func(m *engine.Match, p engine.Player) bool { return On(m).hasWon(p) },
		Stats:      stats,
		Sections:   sections,
	}
}

// sections are what groups of clauses are called that their headings do not tell well.
var sections = []engine.Named{
	{ID: "villain", Name: engine.Text{"The villain", "Le méchant"}},
	{ID: "deck", Name: engine.Text{"Player decks", "Decks joueur"}},
}

// stats are the values of cards that a script may ask for.
var stats = []engine.StatInfo{
	{ID: "hit_points", Name: engine.Text{"remaining hit points", "points de vie restants"}, Printed: hitPoints,
		Of: func(m *engine.Match, c engine.CardID) int {
			return On(m).Remaining(c)
		}, Lacks: lacksHitPoints,
		Range: func(m *engine.Match, c engine.CardID) engine.Range { return On(m).hitPointRange(c) }},
	{ID: "max_hit_points", Name: engine.Text{"maximum hit points", "points de vie maximums"}, Printed: hitPoints,
		Of: func(m *engine.Match, c engine.CardID) int {
			return On(m).Maximum(c)
		}, Lacks: lacksHitPoints,
		Range: statRange(StatHP)},
	{ID: "thw", Name: engine.Text{"THW", "CTR"}, Of: stat(StatTHW), Lacks: lacksStat(StatTHW), Face: true,
		Range: statRange(StatTHW)},
	{ID: "atk", Name: engine.Text{"ATK", "ATQ"}, Of: stat(StatATK), Lacks: lacksStat(StatATK), Face: true,
		Range: statRange(StatATK)},
	{ID: "def", Name: engine.Text{"DEF", "DEF"}, Of: stat(StatDEF), Lacks: lacksStat(StatDEF), Face: true,
		Range: statRange(StatDEF)},
	{ID: "rec", Name: engine.Text{"REC", "REC"}, Of: stat(StatREC), Lacks: lacksStat(StatREC), Face: true,
		Range: statRange(StatREC)},
	{ID: "sch", Name: engine.Text{"SCH", "MNG"}, Of: stat(StatSCH), Lacks: lacksStat(StatSCH), Face: true,
		Range: statRange(StatSCH)},
	{ID: "hand_size", Name: engine.Text{"hand size", "taille de main"}, Of: stat(StatHand),
		Lacks: lacksUnless(Hero, AlterEgo), Face: true, Range: statRange(StatHand)},
	{ID: "ally_limit", Name: engine.Text{"ally limit", "limite d'alliés"}, Of: stat(StatAllies),
		Lacks: lacksUnless(Hero, AlterEgo), Range: statRange(StatAllies)},
	{ID: "aerial", Name: engine.Text{"Aerial trait", "trait Aérien"}, Of: stat(StatAerial), YesNo: true,
		Lacks: lacksUnless(Hero, AlterEgo, Ally, Minion, Villain), Face: true, Range: statRange(StatAerial)},
	{ID: "threshold", Name: engine.Text{"threshold", "seuil de menace"},
		Of: func(m *engine.Match, c engine.CardID) int {
			g := On(m)
			return g.per(g.Card(c).Threshold)
		}, Lacks: lacksUnless(MainSchemeCard), Face: true,
		Range: func(m *engine.Match, c engine.CardID) engine.Range { return On(m).thresholdRange(c) }},
}

// lacksUnless gives the clauses by which a card of any other type has no such value.
func lacksUnless(of ...Type) func(m *engine.Match, c engine.CardID) engine.Clauses {
	return func(m *engine.Match, c engine.CardID) engine.Clauses {
		if t := On(m).Card(c).Type; !slices.Contains(of, t) {
			return engine.Cite(types[t])
		}
		return 0
	}
}

// lacksStat gives the clauses by which a card has no such value, and so none that could be modified.
func lacksStat(s Stat) func(m *engine.Match, c engine.CardID) engine.Clauses {
	return func(m *engine.Match, c engine.CardID) engine.Clauses {
		if On(m).base(c, s) == int(Dash) {
			return engine.Cite(book.BaseValueDefinition)
		}
		return 0
	}
}

func lacksHitPoints(m *engine.Match, c engine.CardID) engine.Clauses { return On(m).lacks(c) }

func stat(s Stat) func(m *engine.Match, c engine.CardID) int {
	return func(m *engine.Match, c engine.CardID) int { return On(m).Stat(c, s) }
}

// editions makes the rules of each edition.
func (t *title) editions() map[string]*engine.Rules {
	out := map[string]*engine.Rules{}
	for _, edition := range t.book.Editions {
		out[edition] = t.makeRules(edition)
	}
	return out
}

func (t *title) makeRules(edition string) *engine.Rules {
	k := t.boxes()[edition]
	r := &engine.Rules{
		Game: book.Rulebook.Game, Edition: edition, Book: t.book,
		Shared: sharedZones(), PerPlayer: playerZones(),
		Globals: Globals, Counters: PerPlayer, CountInfo: counts(),
		Kinds: kinds(), Sayings: sayings(), Tokens: tokens(), Flags: flags(), Verbs: verbs(), Questions: questions(),
		Types: typeNames[:], Options: options(), Reasons: reasons(), Hints: hints(), Later: comesLater(),
		Elsewhere: elsewhere(),
		Steps:     moments(), Deeds: deeds(), Whose: ownerOf, Carried: carried,
		WhyNot: whyNot, Untimely: untimely, Locate: locate, Minds: minds, HostZone: hostZone, Bars: k.bars,
		Strange: strange, Able: k.able,
		Waits: k.waits, Guise: k.guise, Range: tokenRange, Keeps: keeps, Foe: VillainZone,
		Veil: FaceDown, VeilSays: engine.Text{"facedown Drone", "Drone face cachée"},
		Holds: func(m *engine.Match, c engine.CardID, k engine.Token) engine.Clauses {
			return On(m).neverHolds(c, k)
		},
		Bears: func(m *engine.Match, c engine.CardID, f engine.Flag) engine.Clauses {
			return On(m).neverBears(c, f)
		},
		CopiesClause: func(engine.Def) engine.Clauses { return engine.Cite(book.OwnershipOwner) },
		// Forced abilities before optional ones, in the order the first player gives; optional ones in player order
		// until all have passed in a row.
		Policy: engine.Policy{
			Rounds: true, // mc.player-order.keeps-going-round, mc.interrupt.several, mc.response.several
			Closes: book.InterruptChangedOrCancelled, Latest: engine.Cite(book.ReplacementLatestWins,
				book.AmbLatestReplacementVsClosedWindow),
			// mc.first-player.first-interrupt, mc.interrupt.imminent-in-order
			First: func(m *engine.Match, _ *engine.Event) engine.Player { return On(m).first() },
			// mc.forced.first-player-orders
			Orders:        func(m *engine.Match, _ *engine.Event) engine.Player { return On(m).first() },
			OrderQuestion: AskOrder, OrderCite: engine.Cite(book.ForcedFirstPlayerOrders,
				book.SimultaneousFirstPlayerOrders, book.ForcedOneFullyThenNext, book.FirstPlayerOrdersEffects),
			AnyOrder: book.TriggeringConditionAnyOrderInside},
	}
	k.declare(r)
	r.Complete()
	return r
}

// hasWon says whether a player has won: the players win as a group, whoever is still in the game
// (mc.elimination.shared-result).
func (g *Match) hasWon(p engine.Player) bool {
	return g.global(Won) > 0 && (g.Rules.On(book.EliminationSharedResult) || !g.out(p))
}

func tally(m *engine.Match) engine.Tally {
	g := On(m)
	t := engine.Tally{Turns: g.global(Round), End: engine.Clause(g.global(Over)), Scores: make([]int, m.Seats()),
		Won: make([]bool, m.Seats())}
	for p := range t.Won {
		t.Won[p] = g.hasWon(engine.Player(p))
	}
	return t
}
