package main

import (
	"flag"
	"fmt"
	"math"
	"os"
	"sort"
	"strconv"
	"strings"
	"sync"
	"time"

	"tablereferee/engine"
	"tablereferee/engine/champions"
	"tablereferee/engine/games"
)

var groups = []struct{ name, has string }{
	{"hit", "gauge:hit gauge:hit-far"},
	{"scheme", "gauge:scheme gauge:scheme-half gauge:scheme-late"},
	{"clock", "gauge:clock gauge:clock1 gauge:clock2 gauge:clock4 gauge:clock6"},
	{"race", "gauge:race gauge:race-lost gauge:race-near"},
	{"side", "gauge:side-threat gauge:hazard gauge:acceleration gauge:crisis"},
	{"hp", "gauge:hit-point gauge:hit-point3 gauge:hit-point6 gauge:dies1 gauge:dies2 gauge:dies3 gauge:dies5 gauge:dies-first gauge:weakest gauge:first-dies2 gauge:first-dies4"},
	{"ally", "gauge:ally gauge:ally-hit gauge:ally-power"},
	{"perm", "gauge:permanent"},
	{"minion", "gauge:minion gauge:minion-hit gauge:minion-atk gauge:minion-sch"},
	{"card", "gauge:card"},
	{"alter", "gauge:alter-ego"},
	{"exh", "gauge:exhausted"},
	{"cards", ""}, // all cards' own worth
}

func load(file string) map[string]float64 {
	data, err := os.ReadFile(file)
	if err != nil {
		panic(err)
	}
	out := map[string]float64{}
	w := strings.Fields(string(data))
	for i := 0; i+1 < len(w); i += 2 {
		n, _ := strconv.ParseFloat(w[i+1], 64)
		out[w[i]] = n
	}
	return out
}

func scaled(base map[string]float64, mul map[string]float64, add map[string]float64) map[string]int {
	out := map[string]int{}
	for k, v := range base {
		m := 1.0
		if !strings.HasPrefix(k, "gauge:") {
			m = mul["cards"]
		} else {
			for _, g := range groups {
				for _, f := range strings.Fields(g.has) {
					if f == k {
						m = mul[g.name]
					}
				}
			}
		}
		out[k] = int(math.Round(v * m))
	}
	for k, v := range add {
		out[k] = int(math.Round(v))
	}
	return out
}

type result struct{ won, beaten, rounds, scheme float64 }

func play(worth map[string]int, scenario string, heroes []engine.Def, n, seed, ways, jobs int) result {
	champions.Learn(worth)
	var mu sync.Mutex
	var r result
	next := make(chan int)
	var wg sync.WaitGroup
	for range jobs {
		wg.Go(func() {
			for i := range next {
				g := games.Find("champions")
				ru := g.Rules(g.Editions[0])
				pair := [2]engine.Def{heroes[0], heroes[1]}
				if len(heroes) > 2 {
					rng := engine.NewPCG(uint64(seed + i))
					a := rng.Below(len(heroes))
					b := (a + 1 + rng.Below(len(heroes)-1)) % len(heroes)
					pair = [2]engine.Def{heroes[a], heroes[b]}
				}
				s := &engine.Setup{Seed: uint64(seed + i), First: engine.NoPlayer, Scenario: scenario,
					Players: []engine.SeatSetup{{Name: "Ann", Character: pair[0]}, {Name: "Ben", Character: pair[1]}}}
				m, err := g.Start(ru, s, champions.NewHasty(uint64(seed+i), ways))
				if err != nil {
					panic(err)
				}
				rounds := 0
				err = m.Run(func() {
					for g.Step(m) {
						rounds = m.Count(engine.NoPlayer, champions.Round)
					}
				})
				won, beaten := champions.Progress(m)
				mu.Lock()
				if won {
					r.won++
				}
				r.beaten += float64(beaten) / 10000
				r.rounds += float64(rounds)
				mu.Unlock()
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	wg.Wait()
	r.won /= float64(n)
	r.beaten /= float64(n)
	r.rounds /= float64(n)
	return r
}

func main() {
	file := flag.String("file", "", "")
	scen := flag.String("scenarios", "klaw", "")
	n := flag.Int("games", 100, "")
	seed := flag.Int("seed", 20000, "")
	ways := flag.Int("ways", 8, "")
	jobs := flag.Int("j", 2, "")
	hs := flag.String("heroes", "captain-marvel,spider-man", "")
	es := flag.Int("es", 0, "generations")
	out := flag.String("out", "", "")
	flag.Parse()
	g := games.Find("champions")
	r := g.Rules(g.Editions[0])
	var heroes []engine.Def
	for d := range r.Cards {
		if d > 0 && g.IsHead(engine.Def(d)) && r.Cards[d].Copies > 0 && !r.Cards[d].Test {
			heroes = append(heroes, engine.Def(d))
		}
	}
	if *hs != "all" {
		var pick []engine.Def
		for _, h := range strings.Split(*hs, ",") {
			for _, d := range heroes {
				if strings.Contains(r.Cards[d].ID, h) || strings.Contains(strings.ToLower(fmt.Sprint(r.Cards[d].Name)), h) {
					pick = append(pick, d)
				}
			}
		}
		if len(pick) < 2 {
			for _, d := range heroes {
				fmt.Println(r.Cards[d].ID, r.Cards[d].Name)
			}
			panic("heroes")
		}
		heroes = pick
	}
	base := load(*file)
	mul, add := map[string]float64{}, map[string]float64{}
	for _, gr := range groups {
		mul[gr.name] = 1
	}
	for _, a := range flag.Args() {
		k, v, _ := strings.Cut(a, "=")
		x, err := strconv.ParseFloat(v, 64)
		if err != nil {
			panic(err)
		}
		if strings.Contains(k, ":") {
			add[k] = x
		} else if _, ok := mul[k]; ok {
			mul[k] = x
		} else {
			panic(k)
		}
	}
	if *es > 0 {
		evolve(base, strings.Split(*scen, ","), heroes, *n, *seed, *ways, *jobs, *es, *out)
		return
	}
	w := scaled(base, mul, add)
	for _, s := range strings.Split(*scen, ",") {
		t := time.Now()
		x := play(w, s, heroes, *n, *seed, *ways, *jobs)
		fmt.Printf("%s %v won %.3f beaten %.3f rounds %.1f  %.0f/s\n", s, flag.Args(), x.won, x.beaten, x.rounds, float64(*n)/time.Since(t).Seconds())
	}
}

// evolve: separable natural evolution strategy on log multipliers of groups and additive of some gauges.
func evolve(base map[string]float64, scens []string, heroes []engine.Def, n, seed, ways, jobs, gens int, out string) {
	var names []string
	for _, g := range groups {
		names = append(names, g.name)
	}
	for _, f := range []string{"gauge:hit-point", "gauge:minion", "gauge:minion-hit", "gauge:minion-atk", "gauge:minion-sch", "gauge:alter-ego", "gauge:ally-power", "gauge:ally", "gauge:permanent", "gauge:side-threat", "gauge:scheme", "gauge:hit", "gauge:clock2", "gauge:clock4", "gauge:clock6", "gauge:first-dies2", "gauge:dies2"} {
		names = append(names, "+"+f)
	}
	d := len(names)
	scale := func(k string) float64 { // of additive ones
		return map[string]float64{"+gauge:scheme": 4, "+gauge:hit": 3, "+gauge:hit-point": 2, "+gauge:minion": 5, "+gauge:minion-hit": 2, "+gauge:minion-atk": 3, "+gauge:minion-sch": 3,
			"+gauge:alter-ego": 15, "+gauge:ally-power": 3, "+gauge:ally": 8, "+gauge:permanent": 4, "+gauge:side-threat": 4, "+gauge:clock2": 10, "+gauge:clock4": 6, "+gauge:clock6": 6, "+gauge:first-dies2": 5, "+gauge:dies2": 2}[k]
	}
	build := func(x []float64) map[string]int {
		mul, b2 := map[string]float64{}, map[string]float64{}
		for k, v := range base {
			b2[k] = v
		}
		for i, k := range names {
			if k[0] == '+' {
				b2[k[1:]] += x[i] * scale(k)
			} else {
				mul[k] = math.Exp(0.5 * x[i])
			}
		}
		return scaled(b2, mul, nil)
	}
	score := func(x []float64, seed int) (f float64, text string) {
		w := build(x)
		for _, s := range scens {
			r := play(w, s, heroes, n, seed, ways, jobs)
			f += r.beaten + r.won
			text += fmt.Sprintf(" %s %.2f/%.3f/%.1f", s, r.won, r.beaten, r.rounds)
		}
		return f / float64(len(scens)), text
	}
	mean, sig := make([]float64, d), make([]float64, d)
	for i := range sig {
		sig[i] = 0.6
	}
	rng := engine.NewPCG(99)
	norm := func() float64 {
		u, v := float64(rng.Below(1<<30)+1)/(1<<30+1), float64(rng.Below(1<<30))/(1<<30)
		return math.Sqrt(-2*math.Log(u)) * math.Cos(2*math.Pi*v)
	}
	const lambda, mu = 16, 5
	f0, t0 := score(mean, seed)
	fmt.Printf("start %.4f%s\n", f0, t0)
	for gen := range gens {
		type ind struct {
			z []float64
			f float64
		}
		var pop []ind
		sd := seed + gen*n
		for k := 0; k < lambda; k += 2 {
			z := make([]float64, d)
			for i := range z {
				z[i] = norm()
			}
			for _, sg := range []float64{1, -1} {
				zz, x := make([]float64, d), make([]float64, d)
				for i := range z {
					zz[i] = sg * z[i]
					x[i] = mean[i] + sig[i]*zz[i]
				}
				f, _ := score(x, sd)
				pop = append(pop, ind{zz, f})
			}
		}
		sort.SliceStable(pop, func(i, j int) bool { return pop[i].f > pop[j].f })
		avg := 0.0
		for _, p := range pop {
			avg += p.f / lambda
		}
		ws := 0.0
		var w [mu]float64
		for k := range w {
			w[k] = math.Log(mu+0.5) - math.Log(float64(k+1))
			ws += w[k]
		}
		for i := range mean {
			g, s2 := 0.0, 0.0
			for k := range w {
				g += w[k] / ws * pop[k].z[i]
				s2 += w[k] / ws * (pop[k].z[i]*pop[k].z[i] - 1)
			}
			mean[i] += sig[i] * g
			sig[i] *= math.Exp(0.08 * s2)
			sig[i] = math.Max(0.15, math.Min(1, sig[i]))
		}
		f, t := score(mean, seed+1_000_000)
		fmt.Printf("gen %d best %.4f avg %.4f mean(fixed) %.4f%s\n", gen, pop[0].f, avg, f, t)
		b := build(mean)
		var ks []string
		for k, v := range b {
			if v != 0 {
				ks = append(ks, fmt.Sprintf("%s %d\n", k, v))
			}
		}
		sort.Strings(ks)
		os.WriteFile(out, []byte(strings.Join(ks, "")), 0o644)
	}
}
