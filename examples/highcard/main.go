package main

import (
	"fmt"
	"os"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/referee/scenario"
)

// byChance plays a game of three players, and gives its log.
func byChance(seed uint64) (string, error) {
	g := Game()
	players := []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cy"}}
	s := &engine.Setup{Seed: seed, First: engine.NoPlayer, Players: players}
	var record *engine.Log
	s.Watch = func(m *engine.Match) { // from here on all is written down
		record = engine.NewLog(m, []string{"Ann", "Ben", "Cy"})
		record.Seed, m.Log = seed, record
	}
	m, err := g.Start(g.Rules("en"), s, engine.NewRandom(seed))
	if err != nil {
		return "", err
	}
	err = m.Run(func() { g.Play(m) })
	record.Close(m.Table)
	return string(log.Text(record, engine.EN)), err
}

// byScript plays a scenario: the language of scripts takes its words from the game.
func byScript(file string) (string, error) {
	source, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	script, err := scenario.For(Game()).Compile("low", file, string(source))
	if err != nil {
		return "", err
	}
	result := script.Run(scenario.Options{})
	if result.Err != nil {
		return "", result.Err
	}
	return string(log.Text(result.Log, engine.EN)), nil
}

func main() {
	text, err := "", error(nil)
	if len(os.Args) > 1 {
		text, err = byScript(os.Args[1])
	} else {
		text, err = byChance(1)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Print(text)
}
