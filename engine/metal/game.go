// Package metal is the DC Deck-building Game: Dark Nights: Metal.
//
//	book              every clause, in our own words, with the constant that cites it
//	game.go           the game as a declaration: its parameters, and the parts it is put together of
//	setup.go          the set-up: the tile, the Super-Villains from 9 to Barbatos
//	team.go           Super Heroes who are rescued, recruited and Captured
//	packs.go          cards of other boxes that join
//	demands.go        Weaknesses come first
//	endturn.go        which steps a turn has after it, and the end of the game
//	words.go          what the cards of this game say of it
//	cards/            the cards, by type
package metal

import (
	"embed"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/metal/book"

	db "tablereferee/engine/deckbuilder"
)

// Game is Dark Nights: Metal.
var Game = Title.Game()

// Title is the game as it lies in the box.
var Title = db.NewTitle(&db.Declaration{
	Name: engine.Text{"DC Deck-building Game: Dark Nights – Metal", "DC Comics Deck-Building : Dark Nights – Metal"},
	Book: &book.Rulebook,
	Sections: []engine.Named{
		{ID: "villain", Name: engine.Text{"Super-Villains", "Super-Vilains"}},
		{ID: "first-appearance", Name: engine.Text{"First Appearance", "Première Apparition"}},
		{ID: "own", Name: engine.Text{"Owning cards", "Posséder des cartes"}},
		{ID: "control", Name: engine.Text{"Controlling cards", "Contrôler des cartes"}},
		{ID: "capture", Name: engine.Text{"Captured cards", "Cartes capturées"}},
		{ID: "tile", Name: engine.Text{"The tile", "La tuile"}},
		{ID: "rescue", Name: engine.Text{"Rescuing", "Secourir"}},
	},
	Options: setUpWords,
	Files:   cardFiles, Order: cardOrder, Snapshot: snapshot,
	Form: engine.Text{formEN, formFR},
	Parts: db.Parts{
		Never: []engine.Kind{db.PutAway, db.AppearNone, db.PlaysNone, db.Deal, db.NothingEnters,
			db.NoneToPass, db.IsDestroyed},
		Vocabulary: &vocabulary, Verbs: ownVerbs(), Conds: ownConds(), Amounts: ownAmounts(), Places: ownPlaces,
		Options: options,
		Hooks:   hooks, Has: facts, More: more, Beside: beside,
		Keywords: keywords, Clarified: clarified, Assumed: assumed, LeavesOut: leaveOutUnknown,
		Subtypes: []engine.Text{{"Metal", "Metal"}},
		SetUp:    setUp, Starting: starting, EndTurn: endTurn, InBox: inBox,
		DealsTwo: true, DealsTogether: true, Unchosen: db.Characters, Defeated: scorePile, AnyFirst: true,
		First:          firstAppears,
		OrdersOwn:      true, // metal.team.order
		PlaysElsewhere: true,
		TellsWhy:       true,
		Likes:          likes,
		Requires:       requires, Moved: moved, Due: moved, Through: through, Plays: plays, Fells: fells,
		NoGain: noGain, Appears: appears, NoBossEnds: isDoomed, StackedBy: stackedBy,
		PlayedBy: playedBy, Takes: takes, Natives: natives(), Plain: isTeamless,
		Ties: []db.Tie{
			{Clause: book.ScoreTieSuperVillains, Also: book.AmbSuperVillainType, Count: (*db.Match).Bosses,
				Shown: VillainsCounted},
			{Clause: book.ScoreTieCards, Count: deckSize, Shown: CardsCounted}},
		Bars: bars, Watch: watch,
	},
	Rules: add,
})

//go:embed cards/*.lua
var cardFiles embed.FS

//go:embed cards.snapshot
var snapshot []byte

// cardOrder are the card files.
var cardOrder = []string{
	"basics", "heroes", "villains", "super_powers", "equipment", "locations", "super_villains", "super_heroes", "tests",
	"tests_turn", "tests_cards", "tests_team",
}

// facts are those on the cards of this game that not all deck-building games have.
var facts = []string{"subtype", "provisional", "reward", "in_play", "aside", "title", "keywords"}

// The words by which the rules treat a card apart (hook = "…" in its declaration), from 1 on.
const (
	capturedFirst = iota + 1 // a Super Hero who is Captured when the game begins
	lastOfStack              // the Super-Villain under all others, whose defeat rescues nobody
	defendsInPlay            // a card whose Defense is used where it lies in play, whatever it does
)

var hooks = []string{"captured_first", "last_of_stack", "defends_in_play"}

// capturesAt is what a Super Hero has beside what all games have: at how many controlled Weaknesses the team loses one,
// if not at as many as the rules say.
// pack is of which other box a card is, none if it is of this one.
const (
	capturesAt = iota
	pack
)

// superVillain marks an oversized Super-Villain: for whatever counts Super Heroes it is one.
const superVillain = 2

// ofSuperHeroes are the facts of this game that are about the oversized cards alone.
var ofSuperHeroes = cardtext.Kinds{By: "pile", Of: map[string][]string{
	"captures_at": {"character"}, "super_villain": {"character"},
}}

func more(f *cardtext.Facts, c *db.Card) {
	c.More[capturesAt] = int16(f.Within("captures_at", 0, 9, 0))
	readPack(f, c)
	ofSuperHeroes.Fit(f, c.Pile(), false)
	if f.Yes("super_villain") {
		c.More[superVillain] = 1
	}
}

// The counters of this game, of the table: of whom a Super Hero is about to be Captured, a bit for each, whether the
// player whose turn ends has lost one in it, whether the last Super-Villain has been defeated in this turn, and who
// begins without any.
const (
	caught = engine.Counter(db.Globals) + iota
	lost
	doomed
	teamless // of the players who begin without a Super Hero, a bit for each
	globals  = iota
)

// protected is how far above the bit of a player in the counter caught the bit lies that says that a Super Hero had
// protected the team until then.
const protected = 8

// add gives the rules of an edition what only this game has.
func add(k *db.Parts, r *engine.Rules) {
	r.Excluded = func(s *engine.Setup, d engine.Def) error { return strange(s, &k.Cards[d], 0) }
	r.Globals += globals
	r.CountInfo = append(r.CountInfo, engine.CounterInfo{Counter: lost, ID: "ended_by_capture", Global: true,
		Silent: true, Most: 1, YesNo: true,
		Name: engine.Text{"a Capture has ended the turn", "une Capture a mis fin au tour"}})
}

// leaveOutUnknown is the word of the set-up by which what nobody knows of Super-Villains is left out.
const leaveOutUnknown = "leave_out_unknown"

// setUpWords are the words by which a script or the command line chooses how the game is set up.
func setUpWords() map[string]engine.SetupWord {
	return map[string]engine.SetupWord{
		leaveOutUnknown: {Name: engine.Text{"leave out what is unknown", "sans ce qui est inconnu"},
			Says: engine.Text{"1: what nobody knows of Super-Villains is left out, and the log says so",
				"1 : ce que personne ne sait des Super-Vilains n'est pas appliqué, et le compte rendu le dit"},
			Most: 1},
		withCrossover: {Name: engine.Text{"with a Crossover pack", "avec un paquet Crossover"},
			Says: engine.Text{"1: the cards that say crossover = true are added: to the main deck and to the Super Heroes",
				"1 : les cartes qui disent crossover = true s'ajoutent au deck commun et aux Super-Héros"},
			Most: 1},
		crossoverStack: {Name: engine.Text{"the Crossover's Super-Villains", "les Super-Vilains du Crossover"},
			Says: engine.Text{"1: with crossover = 1, its Super-Villains in place of those of this game",
				"1 : avec crossover = 1, ses Super-Vilains à la place de ceux de ce jeu"},
			Most: 1},
		otherMainDeck: {Name: engine.Text{"another game's main deck", "le deck commun d'un autre jeu"},
			Says: engine.Text{"1: the cards that say base_game = true make the main deck; 2: they are mixed into it",
				"1 : les cartes qui disent base_game = true forment le deck commun ; 2 : elles s'y mêlent"},
			Most: 2},
	}
}

// starting is the starting deck of each player.
var starting = []db.Starting{
	{Card: "punch", N: 7, Box: book.ComponentsPunches},
	{Card: "vulnerability", N: 3, Box: book.ComponentsVulnerabilities},
}

// deckSize is how many cards a gathered deck has.
func deckSize(g *db.Match, p engine.Player) int { return g.Len(g.Zone(p, db.Deck)) }
