package main

import (
	"fmt"
	"os"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
)

// byChance plays a game of three players, and gives its log.
func byChance(seed uint64) (string, error) {
	g := Game()
	players := []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cy"}}
	s := &engine.Setup{Seed: seed, First: engine.NoPlayer, Players: players}
	var log *engine.Log
	s.Watch = func(m *engine.Match) { // from here on all is written down
		log = engine.NewLog(m, []string{"Ann", "Ben", "Cy"})
		log.Seed, m.Log = seed, log
	}
	m, err := g.Start(g.Rules("en"), s, engine.NewRandom(seed))
	if err != nil {
		return "", err
	}
	err = m.Run(func() { g.Play(m) })
	log.Close(m.Table)
	return string(log.Text(engine.EN)), err
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
	return string(result.Log.Text(engine.EN)), nil
}

func main() {
	log, err := "", error(nil)
	if len(os.Args) > 1 {
		log, err = byScript(os.Args[1])
	} else {
		log, err = byChance(1)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Print(log)
}
