// Command strengthen learns what the strong policy of Marvel Champions weighs a table by, and writes
// engine/champions/strong_learned.txt: it plays games of two heroes against a villain, who may be hurt already, with
// what is learned so far, and finds by logistic regression of what came of them what each gauge, and each card where it
// lies, is worth against that villain. So it goes on from where it was.
package main

import (
	"flag"
	"fmt"
	"log"
	"maps"
	"math"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"

	"tablereferee/engine"
	"tablereferee/engine/champions"
	"tablereferee/engine/games"
)

// sample is how the players stood at the beginning of a round, and what came of it.
type sample struct {
	names []string
	x     []float64
	y     float64 // 1 for a game that was won
}

// forLost is what a game that is lost counts, where all of the villain is beaten.
const forLost = 0.05

func main() {
	var (
		n         = flag.Int("games", 5000, "games of each round of learning")
		rounds    = flag.Int("rounds", 3, "rounds of learning")
		width     = flag.Int("width", 4, "of the beam in which a turn is looked for")
		seed      = flag.Int("seed", 300000, "of the first game")
		scenarios = flag.String("scenarios", "rhino,klaw,ultron", "that are learned, one after the other")
		hit       = flag.Int("hit", 60, "hundredths of the villain's hit points that are left in a game at least")
		out       = flag.String("out", "engine/champions/strong_learned.txt", "file to write")
	)
	flag.Parse()
	for _, f := range []struct {
		name         string
		n, low, high int
	}{{"games", *n, 1, 1e7}, {"rounds", *rounds, 1, 1000}, {"width", *width, 1, 1000}, {"hit", *hit, 1, 100}} {
		if f.n < f.low || f.n > f.high {
			log.Fatalf("-%s is a number from %d to %d", f.name, f.low, f.high)
		}
	}
	for _, scenario := range strings.Split(*scenarios, ",") {
		var all [][]sample
		for k := range *rounds {
			samples, won := play(*n, *seed+k**n, *width, *hit, scenario)
			fmt.Printf("%s, round %d: %d of %d games won\n", scenario, k+1, won, *n)
			if all = append(all, samples); len(all) > kept {
				all = all[1:]
			}
			l := maps.Clone(champions.LearnedSoFar())
			l[scenario] = between(l[scenario], fit(slices.Concat(all...)))
			if err := os.WriteFile(*out, []byte(text(l)), 0o644); err != nil {
				log.Fatal(err)
			}
			champions.Learn(l)
		}
	}
}

// text writes what was learned as a file holds it, in order.
func text(l champions.Learned) string {
	var b strings.Builder
	for _, s := range slices.Sorted(maps.Keys(l)) {
		for _, name := range slices.Sorted(maps.Keys(l[s])) {
			fmt.Fprintf(&b, "%s %s %d\n", s, name, l[s][name])
		}
	}
	return b.String()
}

// between is halfway from what was learned before to what the last games say: a policy that turns too fast forgets.
func between(before, after map[string]int) map[string]int {
	out := map[string]int{}
	for _, l := range []map[string]int{before, after} {
		for name := range l {
			if n := int(math.Round(float64(before[name]+after[name]) / 2)); n != 0 {
				out[name] = n
			}
		}
	}
	return out
}

// play plays games of two heroes, each of whom may be anybody.
func play(n, seed, width, hit int, scenario string) (all []sample, won int) {
	samples, wins := make([][]sample, n), make([]bool, n)
	next := make(chan int)
	var wg sync.WaitGroup
	for range runtime.NumCPU() {
		wg.Go(func() {
			for i := range next {
				var err error
				if samples[i], wins[i], err = game(uint64(seed+i), width, hit, scenario); err != nil {
					log.Fatalf("seed %d: %v", seed+i, err)
				}
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	wg.Wait()
	for i := range n {
		all = append(all, samples[i]...)
		if wins[i] {
			won++
		}
	}
	return all, won
}

// game plays one.
func game(seed uint64, width, hit int, scenario string) (all []sample, won bool, err error) {
	g := games.Find("champions")
	r := g.Rules(g.Editions[0])
	var heroes []engine.Def
	for d := range r.Cards {
		if d > 0 && g.IsHead(engine.Def(d)) && r.Cards[d].Copies > 0 &&
			!r.Cards[d].Test {
			heroes = append(heroes, engine.Def(d))
		}
	}
	rng := engine.NewPCG(seed)
	a := rng.Below(len(heroes))
	b := (a + 1 + rng.Below(len(heroes)-1)) % len(heroes)
	s := &engine.Setup{Seed: seed, First: engine.NoPlayer, Scenario: scenario,
		Players: []engine.SeatSetup{{Name: "Ann", Character: heroes[a]}, {Name: "Ben", Character: heroes[b]}}}
	d := champions.NewHasty(seed, width)
	m, err := g.Start(r, s, d)
	if err == nil && hit < 100 {
		weaken(m, s, hit+rng.Below(101-hit))
		m, err = g.Start(r, s, d)
	}
	if err != nil {
		return nil, false, err
	}
	err = m.Run(func() {
		for last := 1; g.Step(m); {
			if now := m.Count(engine.NoPlayer, champions.Round); now != last {
				last = now
				all = append(all, seen(m))
			}
		}
	})
	won, beaten := champions.Progress(m)
	for i := range all {
		if all[i].y = forLost * float64(beaten) / 10_000; won {
			all[i].y = 1
		}
	}
	return all, won, err
}

// weaken lays out the villain with so many hundredths of the hit points of all stages, so that games are won that would
// never be.
func weaken(m *engine.Match, s *engine.Setup, hundredths int) {
	g := champions.On(m)
	stages := []engine.CardID{g.Top(champions.VillainZone), g.Top(champions.VillainDeck)}
	all := 0
	for _, c := range stages {
		all += g.Maximum(c)
	}
	gone := all * (100 - hundredths) / 100
	for _, c := range stages {
		if hp := g.Maximum(c); gone >= hp {
			gone -= hp
			continue
		}
		marks := make([]engine.Marks, 1)
		marks[0].Tokens[champions.DamageToken] = int16(gone)
		s.Zones = append(s.Zones, engine.ZoneSetup{Zone: champions.VillainZone, Cards: []engine.Def{g.Def(c)},
			Marks: marks})
		return
	}
}

// seen is how the players stand.
func seen(m *engine.Match) (s sample) {
	at := map[string]int{}
	champions.Gauge(m, func(name string, n int) {
		if n == 0 {
			return
		}
		i, ok := at[name]
		if !ok {
			i, at[name] = len(s.x), len(s.x)
			s.names, s.x = append(s.names, name), append(s.x, 0)
		}
		s.x[i] += float64(n)
	})
	return s
}

// How it is learned.
const (
	kept    = 3 // of the rounds of games, the last ones
	epochs  = 24
	average = 10 // the last of them, which give the outcome
	rate    = 0.1
	ridge   = 1e-4
	fewest  = 200 // samples: what was seen less often is not learned
)

// fit gives what each name is worth, in thousandths.
func fit(all []sample) map[string]int {
	ids, seen, size := map[string]int{}, []int{}, []float64{}
	var names []string
	rows := make([][]int, len(all))
	for k, s := range all {
		for j, name := range s.names {
			i, ok := ids[name]
			if !ok {
				i, ids[name] = len(ids), len(ids)
				names, seen, size = append(names, name), append(seen, 0), append(size, 0)
			}
			rows[k] = append(rows[k], i)
			seen[i]++
			size[i] += s.x[j] * s.x[j]
		}
	}
	for i := range size {
		size[i] = math.Sqrt(size[i] / float64(seen[i]))
	}
	sign := make([]float64, len(ids))
	for i, name := range names {
		sign[i] = champions.GaugeSign(name)
	}
	w, steps, mean := make([]float64, len(ids)), make([]float64, len(ids)), make([]float64, len(ids))
	rng := engine.NewPCG(1)
	order := make([]int, len(all))
	for k := range order {
		order[k] = k
	}
	for epoch := range epochs {
		for k := len(order) - 1; k > 0; k-- {
			j := rng.Below(k + 1)
			order[k], order[j] = order[j], order[k]
		}
		for _, k := range order {
			sum := 0.0
			for j, i := range rows[k] {
				sum += w[i] * all[k].x[j] / size[i]
			}
			miss := 1/(1+math.Exp(-sum)) - all[k].y
			for j, i := range rows[k] {
				slope := miss*all[k].x[j]/size[i] + ridge*w[i]*float64(len(all))/float64(seen[i])
				steps[i] += slope * slope // Adagrad
				w[i] -= rate * slope / (math.Sqrt(steps[i]) + 1e-6)
				if sign[i]*w[i] < 0 {
					w[i] = 0
				}
			}
		}
		if epoch >= epochs-average {
			for i := range w {
				mean[i] += w[i] / average
			}
		}
	}
	out := map[string]int{}
	for i, name := range names {
		if n := int(math.Round(1000 * mean[i] / size[i])); n != 0 && seen[i] >= fewest {
			out[name] = n
		}
	}
	return out
}
