package table

import "tablereferee/engine"

// fewSeats is how many play where nobody has said, if the game lets so few play.
const fewSeats = 2

// First is the script of a game's own set-up for so many players, two where the number is 0: all that it leaves open is
// by the seed. The error is that no game has so many.
func First(g *engine.Game, seats int) (string, error) {
	d, err := ofGame(g, seats)
	if err != nil {
		return "", err
	}
	return d.Source(), nil
}

// New is First with the set-up played, and all that is asked in it.
func New(g *engine.Game, seats int) (string, error) {
	d, err := ofGame(g, seats)
	if err != nil {
		return "", err
	}
	d.NewGame()
	return d.Source(), nil
}

func ofGame(g *engine.Game, seats int) (*Draft, error) {
	d, err := NewDraft(g, "")
	if err != nil {
		return nil, err
	}
	if seats == 0 {
		seats = max(fewSeats, d.Least())
	}
	if err := d.Fill(seats); err != nil {
		return nil, err
	}
	return d, nil
}
