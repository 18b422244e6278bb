package games

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/log"
	"tablereferee/internal/playtest"
)

// Whole games and tables laid out by chance are recorded: how each comes out, and a number that stands for every word
// of its log, every legal answer, and what is said to those who try something else. A change of the engine that is not
// meant to change a ruling changes nothing here, on any machine. One that is meant to is read in the golden files, and
// then recorded anew with -update. To read what a game has changed to, write the games down before and after with -keep
// FOLDER and compare.

var keep = flag.String("keep", "", "write the logs of the recorded games into this `folder`")

// record is one recorded game: what it is, and what came of it.
type record struct {
	name     string
	result   string
	log      string // what -keep writes
	said     uint64 // the log in both languages, as text and as data
	offered  uint64 // every step that begins, every question and all its legal answers
	refused  uint64 // what is said to attempts, legal or not
	answered int    // questions
}

// String is the line of the file.
func (r *record) String() string {
	return fmt.Sprintf("%s: %s; log %016x, offered %016x, refused %016x", r.name, r.result, r.said, r.offered,
		r.refused)
}

// fold mixes a number into a digest.
func fold(h *uint64, v uint64) {
	*h = (*h ^ v) * 0x100000001b3
	*h ^= *h >> 29
}

// numbered gives a number for each word: what has no number of its own that outlives a change.
type numbered map[string]uint64

func (w numbered) of(s string) uint64 {
	n, ok := w[s]
	if !ok {
		f := fnv.New64a()
		_, _ = f.Write([]byte(s)) // never fails
		n = f.Sum64()
		w[s] = n
	}
	return n
}

// clerk answers as its Decider does and writes down what was asked and what else would be refused.
type clerk struct {
	engine.Decider
	record
	numbered
	oneIn int // of so many things that could be tried one is, at each question another
}

func (k *clerk) Decide(m *engine.Match, q *engine.Question) int {
	h := &k.offered
	fold(h, uint64(q.Player)<<32|uint64(q.Source))
	fold(h, k.of(m.Rules.Questions[q.Kind][engine.EN]))
	k.cites(m.Rules, h, q.Cite)
	for _, a := range q.Answers {
		fold(h, k.of(m.Rules.Verbs[a.Verb].Word))
		fold(h, uint64(a.Card)<<32|uint64(a.Player)<<16|uint64(a.Zone))
		fold(h, k.of(m.Rules.Options[a.Option][engine.EN]))
	}
	k.answered++
	k.others(m, q)
	return k.Decider.Decide(m, q)
}

func (k *clerk) cites(rules *engine.Rules, h *uint64, cite engine.Clauses) {
	for c := range cite.All() {
		fold(h, k.of(rules.Book.ID(c)))
	}
}

// others tries verbs with cards as players name them, with players and with choices.
func (k *clerk) others(m *engine.Match, q *engine.Question) {
	i := k.answered
	skip := func() bool {
		i++
		return i%k.oneIn != 0
	}
	try := func(a engine.Attempt) {
		if a.Name == "" && skip() {
			return
		}
		no := m.Rules.WhyNot(m, q, a)
		fold(&k.refused, k.of(m.Rules.Reasons[no.Reason][engine.EN]))
		fold(&k.refused, uint64(no.Card)<<32|uint64(no.Source))
		fold(&k.refused, uint64(uint32(no.N))<<32|uint64(uint32(no.Now)))
		k.cites(m.Rules, &k.refused, no.Cite)
	}
	for p := range engine.Player(m.Seats()) {
		for v := 1; v < len(m.Rules.Verbs); v++ {
			at := engine.Attempt{Player: p, Verb: engine.Verb(v), Zone: -1, Whom: engine.NoPlayer}
			try(at)
			if m.Rules.Verbs[v].Of == engine.OfNothing {
				continue
			}
			for d := engine.Def(1); int(d) < len(m.Rules.Cards); d++ {
				if skip() {
					continue
				}
				this := at
				this.Name = named(&m.Rules.Cards[d], i)
				this.Card = m.Rules.Locate(m, this, d)
				fold(&k.refused, uint64(this.Card))
				try(this)
			}
			for whom := range engine.Player(m.Seats()) {
				this := at
				this.Whom = whom
				try(this)
			}
			for o := 1; o < len(m.Rules.Options); o++ {
				this := at
				this.Option = engine.Option(o)
				try(this)
			}
		}
	}
}

// named is a card as somebody may name it: by its name, or by the title that several cards share.
func named(c *engine.CardInfo, i int) string {
	names := [...]string{c.Name[engine.EN], c.Name[engine.FR], c.Title[engine.EN], c.Title[engine.FR]}
	return cmp.Or(names[i%len(names)], names[0])
}

// play plays a game that is set up and sums it up.
func (k *clerk) play(game *engine.Game, m *engine.Match, names []string, limit int) error {
	m.Decider, m.Limit = k, limit
	m.Reached = func(step int) { fold(&k.offered, uint64(step)) }
	m.Log = engine.NewLog(m, names)
	err := m.Run(func() { game.Play(m) })
	var blank *engine.UnknownEffect
	switch {
	case err == nil:
		k.result = fmt.Sprintf("ends by %s", m.Rules.Book.ID(game.Tally(m).End))
	case errors.As(err, &blank), errors.Is(err, engine.ErrLimit):
		k.result = err.Error()
	default:
		return err
	}
	k.result += fmt.Sprintf(" after %d events, table %016x", m.Events(), m.Hash())
	m.Log.Close(m.Table)
	text := log.Text(m.Log, engine.EN)
	k.log = string(text)
	for _, b := range [][]byte{text, log.Text(m.Log, engine.FR), log.JSONLines(m.Log, engine.EN),
		log.JSONLines(m.Log, engine.FR)} {
		f := fnv.New64a()
		_, _ = f.Write(b) // never fails
		fold(&k.said, f.Sum64())
	}
	return nil
}

// dealt are whole games: of every number of players, by every policy, with every option once in a while.
func dealt(t *testing.T, game *engine.Game) []record {
	var out []record
	options := recorded[game.ID].options
	for i := range recorded[game.ID].dealt {
		edition := game.Editions[i%len(game.Editions)]
		seats := 2 + i/2%3
		if options[i%len(options)]["teams"] == 1 {
			seats, edition = 4, game.Editions[0]
		}
		s := playtest.Setup(game, seats, uint64(i))
		s.Options = options[i%len(options)]
		names := playtest.Names(s)
		policy := game.Policies[i%len(game.Policies)]
		k := &clerk{Decider: policy.New(uint64(i)), numbered: numbered{}, oneIn: recorded[game.ID].oneIn}
		k.name = fmt.Sprintf("%s %s, %d players, %s, seed %d", game.ID, edition, len(names), policy.Name, i)
		m, err := game.Start(game.Rules(edition), s, k)
		if err == nil {
			err = k.play(game, m, names, 6_000)
		}
		if err != nil {
			t.Fatalf("%s: %v", k.name, err)
		}
		out = append(out, k.record)
	}
	return out
}

// housed are games by house rules: of the clauses that a run may set otherwise some are off, or another number.
func housed(t *testing.T, game *engine.Game) []record {
	var switches []engine.Clause
	for c := range game.Book.All() {
		if c.Switch {
			switches = append(switches, c.Clause)
		}
	}
	var out []record
	of := recorded[game.ID]
	chance := engine.NewPCG(2)
	for i := range of.housed {
		house := map[engine.Clause]int16{}
		for range 1 + chance.Below(5) {
			c := switches[chance.Below(len(switches))]
			house[c] = 0
			if game.Book.Info(c).IsNumber() {
				house[c] = int16(chance.Below(9))
			}
		}
		seats := 2 + chance.Below(3)
		s := playtest.Setup(game, seats, uint64(i))
		s.Options = of.options[i%len(of.options)]
		if s.Options["teams"] == 1 {
			s.Options = nil
		}
		policy := game.Policies[i%len(game.Policies)]
		k := &clerk{Decider: policy.New(uint64(i)), numbered: numbered{}, oneIn: of.oneIn}
		k.name = fmt.Sprintf("%s, %d players, %s, house rules %d", game.ID, len(s.Players), policy.Name, i)
		m, err := game.Start(game.Rules(game.Editions[i%len(game.Editions)]).Override(house), s, k)
		var impossible *engine.SetupError
		switch {
		case errors.As(err, &impossible):
			k.log = fmt.Sprintln(impossible.Msg[engine.EN], impossible.Msg[engine.FR])
			k.result = "impossible: " + impossible.Msg[engine.EN]
		case err == nil:
			err = k.play(game, m, playtest.Names(s), 1_500)
			fallthrough
		default:
			if err != nil {
				t.Fatalf("%s: %v", k.name, err)
			}
		}
		out = append(out, k.record)
	}
	return out
}

// laidOut are tables laid out by chance in the middle of a game, and what comes next; a bundle of them makes a record.
// A table is made of one thing after the other, and what is impossible beside the rest is told and left out again.
func laidOut(t *testing.T, game *engine.Game) []record {
	var out []record
	of := recorded[game.ID]
	chance := engine.NewPCG(1)
	for i := range of.laidOut {
		bundle := record{name: fmt.Sprintf("%s, tables %d", game.ID, i)}
		refused := 0
		for n := range of.tables {
			k := &clerk{Decider: engine.NewRandom(uint64(n)), numbered: numbered{}, oneIn: of.oneIn}
			rules := game.Rules(game.Editions[n%len(game.Editions)])
			s := playtest.Setup(game, 2+n%3, uint64(n))
			m, err := game.Start(rules, s, nil)
			for range 12 {
				if err != nil {
					t.Fatalf("%s, table %d: %v", bundle.name, n, err)
				}
				more := oneMore(game, rules, s, m, &chance)
				changed, err := game.Start(rules, more, nil)
				var impossible *engine.SetupError
				switch {
				case err == nil:
					s, m = more, changed
				case errors.As(err, &impossible):
					refused++
					k.log += fmt.Sprintln(impossible.Msg[engine.EN], impossible.Msg[engine.FR], impossible.Line)
					fold(&k.said, k.of(impossible.Msg[engine.EN]))
					fold(&k.said, k.of(impossible.Msg[engine.FR]))
					k.cites(rules, &k.said, impossible.Cite)
				default:
					t.Fatalf("%s, table %d: %v", bundle.name, n, err)
				}
			}
			names := playtest.Names(s)
			watch := game.Watcher()
			m.Probe = func(m *engine.Match, e *engine.Event) {
				if err := errors.Join(m.Check(), watch(m, e)); err != nil {
					t.Fatalf("%s, table %d: %v", bundle.name, n, err)
				}
			}
			if err := k.play(game, m, names, 300); err != nil {
				t.Fatalf("%s, table %d: %v", bundle.name, n, err)
			}
			bundle.log += k.log
			fold(&bundle.said, k.said)
			fold(&bundle.offered, k.offered)
			fold(&bundle.refused, k.refused)
		}
		bundle.result = fmt.Sprintf("%d tables, %d things impossible", of.tables, refused)
		out = append(out, bundle)
	}
	return out
}

func TestRecordedGames(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	for _, game := range All() {
		t.Run(game.ID, func(t *testing.T) {
			compare(t, "testdata/games-"+game.ID+".txt", slices.Concat(dealt(t, game), housed(t, game),
				laidOut(t, game)))
		})
	}
}

// recorded is how many games of each kind are recorded, by game.
var recorded = map[string]struct {
	dealt, housed   int              // whole games; games by house rules
	laidOut, tables int              // bundles of tables laid out, and tables in each
	oneIn           int              // see clerk
	options         []map[string]int // of the whole games, in turn
}{
	"forever-evil": {48, 60, 24, 50, 97, []map[string]int{nil, nil, nil, {"teams": 1}, {"super_heroes": 12}}},
	"metal":        {24, 40, 16, 50, 97, []map[string]int{{"leave_out_unknown": 1}, {"leave_out_unknown": 1}, nil}},
	"rivals":       {24, 40, 16, 50, 97, []map[string]int{nil}},
	"champions": {36, 60, 24, 50, 397, []map[string]int{
		nil, {"legions_of_hydra": 1}, nil, {"expert": 1, "legions_of_hydra": 1}, {"expert": 1}}},
}

// compare holds what was played against what is recorded.
func compare(t *testing.T, file string, played []record) {
	if *keep != "" {
		for _, r := range played {
			if err := os.WriteFile(filepath.Join(*keep, r.name+".log"), []byte(r.log), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	var now strings.Builder
	for _, r := range played {
		fmt.Fprintln(&now, &r)
	}
	if flag.Lookup("update").Value.String() == "true" {
		if err := os.WriteFile(file, []byte(now.String()), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err, " (-update writes it)")
	}
	recorded := strings.Split(strings.TrimSpace(string(text)), "\n")
	if len(recorded) != len(played) {
		t.Fatalf("%s: %d games are recorded, %d played", file, len(recorded), len(played))
	}
	lines := map[string]string{}
	for _, line := range recorded {
		name, _, _ := strings.Cut(line, ": ")
		lines[name] = line
	}
	for i := range played {
		if now, then := played[i].String(), lines[played[i].name]; now != then {
			t.Fatalf("%s: another game than was recorded (if that is meant: -update; to read it: -keep FOLDER, before and after)\n"+
				"recorded: %s\nnow:      %s", file, then, now)
		}
	}
}
