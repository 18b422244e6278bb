package ask_test

import (
	"context"
	"fmt"

	"tablereferee/engine"
	"tablereferee/referee/ask"
	"tablereferee/scenarios"
)

// A question in a player's words is answered by what is on record, where it surely is what is meant; to see that a
// ruling still holds, run its scenario.
func Example() {
	ctx := context.Background()
	records, err := ask.Open(ctx, scenarios.FS)
	if err != nil {
		fmt.Println(err)
		return
	}
	answer, err := records.Ask(ask.Question{Words: "one weakness left and I play bizarro power. who takes it"})
	if err != nil || answer.Verdict != ask.Given {
		fmt.Println("not surely on record", err)
		return
	}
	on, err := records.Scenario(ctx, answer.Given[0].Name)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(on.Question[engine.EN])
	fmt.Println(on.Ruling[engine.EN])
	fmt.Println(on.Shows, on.Name)
	// Output:
	// One Weakness is left and I play Bizarro Power. Who takes it?
	// You do, before the Attack happens. Your foe gains nothing.
	// [fe.cards.bizarro-power fe.weakness.empty-stack] forever-evil/cards/bizarro-power-last-weakness
}
