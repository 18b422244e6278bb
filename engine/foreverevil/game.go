// Package foreverevil is the DC Deck-building Game: Forever Evil, English and French editions.
//
//	book              every clause, in our own words, with the constant that cites it
//	game.go           the game as a declaration: its parameters, and the parts it is put together of
//	setup.go          the set-up
//	endturn.go        which steps a turn has after it, and the end of the game
//	cards/            the cards, by type
package foreverevil

import (
	"embed"

	"tablereferee/engine"
	"tablereferee/engine/foreverevil/book"

	db "tablereferee/engine/deckbuilder"
)

// Game is Forever Evil.
var Game = Title.Game()

// Title is the game as it lies in the box.
var Title = db.NewTitle(&db.Declaration{
	Name: engine.Text{"DC Deck-building Game: Forever Evil", "DC Comics Deck-Building : Forever Evil"},
	Book: &book.Rulebook,
	Sections: []engine.Named{
		{ID: "faq", Name: engine.Text{"Frequent questions", "Questions fréquentes"}},
		{ID: "hand", Name: engine.Text{"The hand", "La main"}},
		{ID: "hero", Name: engine.Text{"Super Heroes", "Super-Héros"}},
		{ID: "villain", Name: engine.Text{"Super-Villains", "Super-Vilains"}},
		{ID: "first-appearance", Name: engine.Text{"First Appearance", "Première Apparition"}},
		{ID: "vp", Name: engine.Text{"Victory Points", "Points de Victoire"}},
	},
	Options: setUpWords,
	Notes:   notes(),
	Files:   cardFiles, Order: cardOrder, Snapshot: snapshot,
	Parts: db.Parts{
		Vocabulary: &vocabulary, Options: options(), Natives: natives(), Verbs: ownVerbs(), Hooks: hooks, Taken: taken,
		SetUp: setUp, Starting: starting, LeftOut: leftOut, Plain: isGoodGuy, First: flashAppears,
		EndTurn: endTurn, Finish: finish, WaitsForAll: true,
		PlaysOwnTurn: true, // fe.location.first-of-type, and the Super-Villains that wait for a card say it, too
		Has:          []string{"carries"},
		Tells:        []engine.Kind{db.SetAsideUnseen, db.OnTop, db.AdviseDeck, db.AdviseSize},
		Outside:      outside, Fits: fits, Took: took, Received: received, NeverHas: neverInDeck, Bars: bars,
	},
	Rules: add,
})

// notes are what a reader must know besides. How many cards are known is what the French list says, to which a test
// holds the card files.
func notes() []engine.Note {
	said, _ := book.Rulebook.Info(book.ComponentsMainDeck).In("en")
	known, _ := book.Rulebook.Info(book.ComponentsMainDeck).In("fr")
	return []engine.Note{{About: book.ComponentsMainDeck, Says: engine.Sayf(
		"The English booklet says that the main deck has %d cards; %d are known, and %d are dealt in both editions.",
		"Le livret anglais dit que le deck commun a %d cartes ; %d sont connues, et %d sont distribuées dans les deux éditions.",
		said, known, known)}}
}

//go:embed cards/*.lua
var cardFiles embed.FS

//go:embed cards.snapshot
var snapshot []byte

// cardOrder are the card files.
var cardOrder = []string{
	"basics", "heroes", "villains", "super_powers", "equipment", "locations", "super_heroes", "super_villains", "tests",
}

// setUpWords are the words by which a script or the command line chooses how the game is set up.
func setUpWords() map[string]engine.SetupWord {
	return map[string]engine.SetupWord{
		"super_heroes": {Says: engine.Text{"how many Super Heroes the stack holds (8 to 12), The Flash on top",
			"le nombre de Super-Héros du paquet (8 à 12), Flash au-dessus"}, Most: 1000},
		"teams": {Name: engine.Text{"teams", "équipes"}, Says: engine.Text{"1: two teams, the first half of the seats against the second",
			"1 : deux équipes, la première moitié des places contre la seconde"}, Most: 1},
		"deal_two": {Name: engine.Text{"deal two", "deux au choix"}, Says: engine.Text{"1: each player is dealt two Super-Villains and chooses one",
			"1 : chaque joueur reçoit deux Super-Vilains et en choisit un"}, Most: 1},
	}
}

// add gives the rules of an edition what only this game has.
func add(k *db.Parts, r *engine.Rules) {
	r.Deeds = deeds(k)
	r.Tokens = [engine.Tokens]engine.MarkInfo{db.Locked: {ID: "tokens",
		Name: engine.Text{"Frozen tokens:", "jetons Gelé :"}}}
	r.Whose, r.Minds, r.Minding, r.Range = froze, minds, minding, tokenRange
	r.Keeps, r.Strange, r.Holds, r.Bears = keeps, strange, holds, bears
	r.Kinds[db.Keep].Through = k.FirstCard(keeping(k))
}

// The words by which the rules treat a card apart (hook = "…" in its declaration), from 1 on.
const (
	onTop          = iota + 1 // it lies face up on top of the Super Heroes when the game begins
	leftOutOfTeams            // it is left out of the game of two teams
	notForTheEnd              // what is destroyed when the game is over is not by its player's doing
	notAppearing              // what a First Appearance does to its player's cards is not by that player's doing
)

var hooks = []string{"on_top", "not_in_teams", "not_at_the_end", "not_in_appearances"}

// hooked says whether a player's Super-Villain is treated apart so.
func hooked(g *db.Match, p engine.Player, hook uint8) bool {
	x := g.Top(g.Zone(p, db.Character))
	return x != 0 && g.Card(x).Hook == hook
}

// The cards that the rules ask for by what they do.
func carries(c *db.Card) bool { return c.Carries }    // it takes the texts of those on the Super-Villain
func owned(c *db.Card) bool   { return c.Owned != 0 } // its text gives card types

// freezing says of a card that it puts Frozen tokens on others.
func freezing(k *db.Parts) func(*db.Card) bool {
	return func(c *db.Card) bool { return k.HasVerb(c, freezeWord) }
}

// keeping says of a card that it keeps others in play for the rest of the game.
func keeping(k *db.Parts) func(*db.Card) bool {
	return func(c *db.Card) bool { return k.Does(c, matrixName) }
}

// outside cites, for a discard during nobody's turn, why a Super-Villain does not act on it.
func outside(g *db.Match, p engine.Player) engine.Clause {
	if hooked(g, p, notAppearing) {
		return book.OversizedHarleyNotFirstAppearance
	}
	return 0
}

// bars keeps the card that takes texts off its own player's Super-Villain: it is in play while its text puts a card
// there, and there is one of it.
func bars(_ *db.Parts, _ engine.Player, zone int, c *db.Card) engine.Clauses {
	if zone == db.OnCharacter && c.Carries {
		return engine.Cite(c.Cite.First(), book.CardsFirestormText)
	}
	return 0
}
