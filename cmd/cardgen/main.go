// Command cardgen takes snapshots of the card files of all games: what they declare, as it is read from their Lua. A
// program that finds its snapshot up to date reads that, in a fraction of the time; one that does not reads the files.
//
//	go run ./cmd/cardgen engine
package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"

	"tablereferee/engine/games"
	"tablereferee/internal/cardfile"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: cardgen path/to/engine")
		os.Exit(2)
	}
	for _, cards := range games.CardFiles() {
		if err := take(filepath.Join(os.Args[1], cards.Folder, "cards.snapshot"), cards.Files); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}

// take writes the snapshot of a game's cards, unless it is up to date: a file that is not touched leaves what is built
// from it as it is.
func take(file string, box *cardfile.Box) error {
	snapshot, err := box.Take()
	if err != nil {
		return err
	}
	if is, err := os.ReadFile(file); err == nil && bytes.Equal(is, snapshot) {
		return nil
	}
	return os.WriteFile(file, snapshot, 0o644)
}
