package scenario_test

import (
	"fmt"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/referee/scenario"
	"tablereferee/scenarios"
)

// A scenario is compiled, run, and its log read, as text or event by event.
func Example() {
	script, err := scenario.Compile("punch", "punch.lua", `
scenario "A Punch" { game = "forever-evil", shows = { "fe.play.any-order" } }
local ann, ben = players {
  { "Ann", hand = { "Punch", "Vulnerability" } },
  { "Ben" },
}
ann:plays "Punch"
expect(ann.power):is(1)
ruling { en = "Any card may come first." }
`)
	if err != nil {
		fmt.Println(err)
		return
	}
	result := script.Run(scenario.Options{})
	if result.Err != nil {
		fmt.Println(result.Err)
		return
	}
	for i, e := range result.Log.Events {
		if e.Card != 0 {
			fmt.Println(log.EventText(result.Log, i, engine.EN), result.Game.Book.ID(e.Cite.First()))
		}
	}
	fmt.Println(result.Ruling[engine.EN])
	// Output:
	// Ann plays Punch: Ann hand -> Ann in play fe.play.resolve-at-once
	// Any card may come first.
}

// The scenarios that come with the module are a folder like any other: os.DirFS opens one of your own.
func ExampleFolder() {
	folder := scenario.NewFolder(scenarios.FS, "scenarios")
	script, err := folder.Compile("forever-evil/attack/one-defense-per-attack")
	if err != nil {
		fmt.Println(err)
		return
	}
	result := script.Run(scenario.Options{Use: folder.Use})
	fmt.Println(result.Err == nil, result.Ruling[engine.EN])
	// Output: true No. Against one Attack a player has one Defense; the second card stays in Ben's hand.
}
