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

// deckReader reads the decks of a set-up, which are held against each other.
type deckReader struct {
	game  *engine.Game
	decks []*decklist.Deck
}

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

// of reads a deck for a set-up.
func (x *deckReader) of(d *deckFile) func(*engine.Rules, engine.Def) (engine.Def, []engine.Def, error) {
	return func(r *engine.Rules, head engine.Def) (engine.Def, []engine.Def, error) {
		deck, err := decklist.Read(d.file, d.text, x.game, r, head)
		if err == nil {
			x.decks = append(x.decks, deck)
			err = decklist.Together(x.game, r, x.decks)
		}
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
	decks := make([]*decklist.Deck, len(names))
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
		p.Decks[seat], p.Heads[seat], decks[seat] = deck.Cards, deck.Head, deck
	}
	return decklist.Together(p.Game, p.Rules, decks)
}

// noHero tells that nobody can be played who is called so, and who can.
func noHero(g *engine.Game, r *engine.Rules, name string) error {
	var heads []engine.Text
	var names []string
	for d := engine.Def(1); int(d) < len(r.Cards); d++ {
		k := &r.Cards[d]
		if !g.IsHead(d) || k.Test {
			continue
		}
		names = slices.AppendSeq(names, k.Name.All())
		if g.Decks == nil || g.Decks.Begins(d) != d {
			heads = append(heads, k.Name)
		}
	}
	who := engine.Sayf("; there are %s", " ; il y a %s", engine.Join(heads, engine.Commas))
	if d := r.FindCard(name); d != 0 {
		return engine.Errorf("--heroes %s: that is no character one plays, but a card (%s)%v",
			"--heroes %s : ce n'est pas un personnage que l'on joue, mais une carte (%s)%v", clip(name),
			r.Types[r.Cards[d].Type], who)
	}
	near := didYouMean(engine.Nearest(name, names))
	if near == (engine.Text{}) {
		near = who
	}
	return engine.Errorf("--heroes %s: there is no such character%v", "--heroes %s : il n'y a pas de tel personnage%v",
		clip(name), near)
}

// completeDeckList completes the file of a player's deck.
func completeDeckList(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	return nil, cobra.ShellCompDirectiveDefault
}
