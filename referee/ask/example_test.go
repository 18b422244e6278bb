package ask_test

import (
	"context"
	"fmt"

	"tablereferee/engine"
	"tablereferee/referee/ask"
	"tablereferee/scenarios"
)

// A question in a player's words is answered by the nearest one on record, where it surely is the same; to see that the
// ruling still holds, run its scenario.
func Example() {
	records, err := ask.Open(context.Background(), scenarios.FS)
	if err != nil {
		fmt.Println(err)
		return
	}
	answer := records.Ask("may I use two Defense cards against one Attack?", nil, nil)
	if !answer.Near {
		fmt.Println("not on record")
		return
	}
	on := answer.Entries[0].Entry
	fmt.Println(on.Question[engine.EN])
	fmt.Println(on.Ruling[engine.EN])
	fmt.Println(on.Clauses, on.Name)
	// Output:
	// I have just avoided an Attack with one Defense. May I play a second one against the same Attack, for its bonus?
	// No. Against one Attack a player has one Defense; the second card stays in Ben's hand.
	// [fe.attack.one-defense] forever-evil/attack/one-defense-per-attack
}
