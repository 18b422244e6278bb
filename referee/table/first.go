package table

import (
	"fmt"
	"strconv"
	"strings"

	"tablereferee/engine"
)

// seatNames are what players are called who have not said their names.
var seatNames = []string{"Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"}

// fewSeats is how many play where nobody has said.
const fewSeats = 2

// First is the script of a game's own set-up for so many players, two where the number is 0: all that it leaves open is
// by the seed.
func First(g *engine.Game, seats int) string {
	if seats <= 0 {
		seats = fewSeats
	}
	seats = min(seats, len(seatNames))
	var b strings.Builder
	fmt.Fprintf(&b, "scenario \"TITLE\" {\n  game = %s,\n}\nlocal %s = players {\n", strconv.Quote(g.ID),
		strings.ToLower(strings.Join(seatNames[:seats], ", ")))
	for _, name := range seatNames[:seats] {
		fmt.Fprintf(&b, "  { %s },\n", strconv.Quote(name))
	}
	b.WriteString("}\n")
	return b.String()
}
