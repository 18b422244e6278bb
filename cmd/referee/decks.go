package main

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tablereferee/engine"
	"tablereferee/internal/files"
	"tablereferee/referee/decklist"
	"tablereferee/referee/simulate"
)

// deckFile is a deck that the command line names: whose, empty for the first player, and the text.
type deckFile struct{ said, player, file, text string }

// readDeck reads what --deck-list says. Only the command line names files: no script does.
func readDeck(said string) (d deckFile, err error) {
	player, path, named := strings.Cut(said, ":")
	if !named {
		player, path = "", said
	}
	d = deckFile{said: said, player: strings.TrimSpace(player), file: files.Name(strings.TrimSpace(path))}
	text, err := files.Read(strings.TrimSpace(path), decklist.MaxBytes)
	if err != nil {
		return d, engine.Errorf("--deck-list %s: %v", "--deck-list %s : %v", clip(said), files.Why(err))
	}
	d.text = string(text)
	return d, nil
}

// read reads the deck for a set-up of a game.
func (d *deckFile) read(g *engine.Game) func(*engine.Rules, engine.Def) (engine.Def, []engine.Def, error) {
	return func(r *engine.Rules, head engine.Def) (engine.Def, []engine.Def, error) {
		deck, err := decklist.Read(d.file, d.text, g, r, head)
		if err != nil {
			return 0, nil, err
		}
		return deck.Head, deck.Cards, nil
	}
}

// deckLists reads the decks of the players of a simulation, and whose they are.
func (f *simulateFlags) deckLists(p *simulate.Plan) error {
	if len(f.Decks) == 0 || p.Players > simulate.MostPlayers {
		return nil
	}
	names := simulate.Names(max(p.Players, 1))
	p.Decks = make([][]engine.Def, len(names))
	if p.Heads == nil {
		p.Heads = make([]engine.Def, len(names))
	}
	for _, said := range f.Decks {
		d, err := readDeck(said)
		if err != nil {
			return err
		}
		seat := 0
		if d.player != "" {
			wanted := engine.FoldName(d.player)
			seat = slices.IndexFunc(names, func(n string) bool { return engine.FoldName(n) == wanted })
		}
		switch {
		case seat < 0:
			return engine.Errorf("--deck-list %s: no player is called %s; there are %s%v",
				"--deck-list %s : aucun joueur ne s'appelle %s ; il y a %s%v", clip(said), clip(d.player),
				strings.Join(names, ", "), didYouMean(engine.Nearest(d.player, names)))
		case p.Decks[seat] != nil:
			return engine.Errorf("--deck-list %s: %s has a deck already", "--deck-list %s : %s a déjà un deck", clip(said),
				names[seat])
		}
		deck, err := decklist.Read(d.file, d.text, p.Game, p.Rules, p.Heads[seat])
		if err != nil {
			return err
		}
		p.Decks[seat], p.Heads[seat] = deck.Cards, deck.Head
	}
	return nil
}

// completeDeckList completes the file of a player's deck.
func completeDeckList(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	return nil, cobra.ShellCompDirectiveDefault
}
