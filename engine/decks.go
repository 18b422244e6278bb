package engine

// Decks is how players build decks of their own in a game.
type Decks struct {
	Zone int // the place of a player in which a set-up gives the list of a deck
	// Cards gives so many cards of a name, for a deck that has some before them; fewer than asked for where no card is
	// called so.
	Cards func(r *Rules, name string, n int, before []Def) []Def
	// Head is the character whose deck it is, as far as its cards tell; zero if they do not.
	Head func(cards []Def) Def
	// Begins is the side of a character that shows when a game begins.
	Begins func(head Def) Def
	// Faults are what is wrong with a deck by the rules of building one.
	Faults func(r *Rules, head Def, cards []Def) []DeckFault
}

// DeckFault is what is wrong with a deck.
type DeckFault struct {
	Card int // the place of the card in the list, counted from 0, or WholeDeck
	Cite Clauses
	Says Text
}

// WholeDeck is the place of a fault that no single card has.
const WholeDeck = -1
