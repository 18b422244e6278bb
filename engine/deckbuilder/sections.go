package deckbuilder

import "tablereferee/engine"

// sections are what groups of clauses are called that these rulebooks share; a game adds its own
// (Declaration.Sections).
var sections = []engine.Named{
	{ID: "cards", Name: engine.Text{"Certain cards", "Cartes spécifiques"}},
	{ID: "types", Name: engine.Text{"Card types", "Types de cartes"}},
	{ID: "stacks", Name: engine.Text{"Stacks and piles", "Piles de cartes"}},
	{ID: "start", Name: engine.Text{"The beginning", "Le début de la partie"}},
	{ID: "turn", Name: engine.Text{"The turn", "Le tour"}},
	{ID: "buy", Name: engine.Text{"Buying cards", "Acheter des cartes"}},
	{ID: "discard", Name: engine.Text{"Discarding", "Défausser"}},
	{ID: "deck", Name: engine.Text{"The deck", "Le deck"}},
	{ID: "power", Name: engine.Text{"Power", "Puissance"}},
	{ID: "play", Name: engine.Text{"Playing cards", "Jouer des cartes"}},
	{ID: "overview", Name: engine.Text{"Overview", "Présentation"}},
}
