// Package playtest holds what tests need that play games of every kind by chance.
package playtest

import (
	"errors"

	"tablereferee/engine"
)

// Setup is a table of so many players, or of as many as the game is for, and nothing else. Where a game can leave out
// what nobody knows of its cards, it does so, or hardly a match came to its end.
func Setup(game *engine.Game, seats int, seed uint64) *engine.Setup {
	s := &engine.Setup{Seed: seed, First: engine.NoPlayer, Options: map[string]int{}, Sizes: map[engine.Zone]int{}}
	if _, can := game.SetupWords()["leave_out_unknown"]; can {
		s.Options["leave_out_unknown"] = 1
	}
	if game.MostPlayers != nil {
		if most := game.MostPlayers(game.Rules(game.Editions[0])); most > 0 {
			seats = min(seats, most)
		}
	}
	for _, name := range []string{"Ann", "Ben", "Cy", "Dan", "Eve"}[:seats] {
		s.Players = append(s.Players, engine.SeatSetup{Name: name})
	}
	return s
}

// Names are the players of a set-up.
func Names(s *engine.Setup) []string {
	names := make([]string, len(s.Players))
	for p := range names {
		names[p] = s.Players[p].Name
	}
	return names
}

// Stopped says of how a game came out that it was stopped before its end, as it may be: at the limit of events, as a
// game in which next to nothing can be played comes to no end, or by a card of which nobody knows what it does.
func Stopped(err error) bool {
	var unknown *engine.UnknownEffect
	return errors.Is(err, engine.ErrLimit) || errors.As(err, &unknown)
}
