package games

import (
	"path/filepath"
	"testing"

	"tablereferee/engine"
	"tablereferee/internal/playtest"
)

// Played are the games that the referee lists, and those of them once more, with stand-ins for the cards, of which
// nobody knows what most cards say: by them everything that such a game has comes about.
func Played(t testing.TB) []*engine.Game {
	var out []*engine.Game
	for _, g := range All() {
		out = append(out, g)
		if in := playtest.StandIns(t, g, filepath.Join("..", g.ID)); in != nil {
			out = append(out, in)
		}
	}
	return out
}
