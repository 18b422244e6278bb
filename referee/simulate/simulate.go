// Package simulate plays whole games by legal choices only, by the thousand, and reports what came of them. With checks
// on, the invariants of the game are proven after every event; a game that breaks one is kept as a Replay that shows it
// alone.
package simulate

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"tablereferee/engine"
	"tablereferee/internal/shards"
)

// Plan is what to simulate.
type Plan struct {
	Game     *engine.Game
	Rules    *engine.Rules
	Players  int
	Games    int
	Seed     uint64
	Policy   engine.Playing
	Scenario string         // of the game's, where it has some; empty: the first
	Heads    []engine.Def   // the players' characters by seat; zero: by chance, or as the game has it
	Decks    [][]engine.Def // the players' decks by seat; nil: as the game has it
	Options  map[string]int // set-up words of the game
	Check    bool           // invariants after every event, and the recorded answers replayed to the same table
	Reached  bool           // count card by card what the games come to; every game is watched for it
	Jobs     int            // 0: as many as the machine has cores
	Limit    int            // events after which a game is given up, 0 for DefaultLimit
	// Shard of Shards, counted from 1, is which of the games are played where other machines play the others: game k of
	// all, counted from 0, where k leaves Shard - 1 when it is divided by Shards. Its seed is the same as ever. All
	// games are played where Shards is 0.
	Shard, Shards int
	// Done, if set, is called from time to time with the number of games played.
	Done func(games int)
	// Each, if set, is called for every game with its number and its log, in no order; it makes the simulation slow.
	Each func(game int, log *engine.Log) error

	stop *stop
}

// DefaultLimit is how many events a game may have. A game in which nobody buys has no end.
const DefaultLimit = 200_000

// MostPlayers is how many players a game can be simulated for.
const MostPlayers = 8

// sampled is how many games are watched for the clauses they reach, where not every game is.
const sampled = 1_000

// Report is what came of it. Lists are by seat.
type Report struct {
	Game      string         `json:"game"`
	Edition   string         `json:"edition"`
	Policy    string         `json:"policy"`
	Players   int            `json:"players"`
	Seed      uint64         `json:"seed"`
	Games     int            `json:"games"`
	Turns     int            `json:"turns"`
	Events    int            `json:"events"`
	Broken    int            `json:"broken"`
	GivenUp   int            `json:"given_up"` // games that came to no end within the limit
	WallMS    float64        `json:"wall_ms"`
	GamesPerS float64        `json:"games_per_s"`
	TurnsPerS float64        `json:"turns_per_s"`
	Ends      map[string]int `json:"ends"` // by the clause that ended the game
	Wins      []int          `json:"wins"`
	Shared    int            `json:"shared_wins"`
	Heads     map[string]int `json:"wins_by_character"`
	Played    map[string]int `json:"games_by_character"` // that came to an end
	Scenario  string         `json:"scenario,omitempty"` // in a game that has some
	Options   map[string]int `json:"options,omitempty"`  // set-up words, such as expert
	Together  bool           `json:"players_win_together,omitempty"`
	Score     Spread         `json:"score"`
	Unreached []string       `json:"clauses_never_reached"`
	Watched   int            `json:"games_watched_for_clauses"`
	Reached   *Reached       `json:"-"` // where that was asked for
	Breaks    []*Replay      `json:"-"` // of the first broken games, at most MostBreaks
}

// MostBreaks is how many broken games are kept as replays: where a rule is wrong, thousands of games show the same.
const MostBreaks = 10

// Spread is how a number is distributed.
type Spread struct {
	Min  int     `json:"min"`
	Max  int     `json:"max"`
	Mean float64 `json:"mean"`
	n    int
	sum  int
}

func (s *Spread) add(v int) {
	if s.n == 0 || v < s.Min {
		s.Min = v
	}
	if s.n == 0 || v > s.Max {
		s.Max = v
	}
	s.n++
	s.sum += v
}

func (s *Spread) join(o *Spread) {
	if o.n == 0 {
		return
	}
	if s.n == 0 || o.Min < s.Min {
		s.Min = o.Min
	}
	if s.n == 0 || o.Max > s.Max {
		s.Max = o.Max
	}
	s.n += o.n
	s.sum += o.sum
	s.Mean = float64(s.sum) / float64(s.n)
}

// batch is how many games a worker takes at a time.
const batch = 20

// Count is how many games are played here.
func (p *Plan) Count() int { return shards.Of{I: p.Shard, N: p.Shards}.Count(p.Games) }

// number is the number among all games of the j-th that is played here.
func (p *Plan) number(j int) int {
	if p.Shards == 0 {
		return j
	}
	return j*p.Shards + p.Shard - 1
}

// errStopped ends a game that is not to be played to its end.
var errStopped = errors.New("the simulation was stopped")

// Run simulates. What comes of it does not depend on how many workers there are, nor on who was faster. If the context
// ends it early, both are given: the report of the games that were played to their end, and the error of the context.
func Run(ctx context.Context, p Plan) (*Report, error) {
	if err := p.Game.Complete(); err != nil {
		return nil, err
	}
	if p.Jobs <= 0 {
		p.Jobs = runtime.GOMAXPROCS(0)
	}
	if p.Limit <= 0 {
		p.Limit = DefaultLimit
	}
	begin := time.Now()
	var unwatch func() bool
	p.stop, unwatch = stopOf(ctx)
	defer unwatch()
	games := p.Count()
	batches := (games + batch - 1) / batch
	parts := make([]*part, max(1, min(p.Jobs, batches)))
	var next, played atomic.Int64
	var failed atomic.Pointer[error]
	var wg sync.WaitGroup
	for w := range parts {
		parts[w] = newPart(&p)
		wg.Go(func() {
			for failed.Load() == nil && ctx.Err() == nil {
				i := int(next.Add(1)) - 1
				if i >= batches {
					return
				}
				end := min((i+1)*batch, games)
				for j := i * batch; j < end; j++ {
					if err := parts[w].play(p.number(j)); errors.Is(err, errStopped) {
						return
					} else if err != nil {
						failed.CompareAndSwap(nil, &err)
						return
					}
				}
				done := played.Add(int64(end - i*batch))
				if p.Done != nil {
					p.Done(int(done))
				}
			}
		})
	}
	wg.Wait()
	if err := failed.Load(); err != nil {
		return nil, *err
	}
	r := p.join(parts, time.Since(begin))
	if r.Games < games {
		return r, ctx.Err()
	}
	return r, nil
}

// stop is set when the simulation is to end. Asking it costs less than asking a context, and it is asked at every
// question.
type stop struct{ atomic.Bool }

// stopOf gives a stop that a context sets, and what ends that.
func stopOf(ctx context.Context) (*stop, func() bool) {
	s := &stop{}
	return s, context.AfterFunc(ctx, func() { s.Store(true) })
}

// stoppable is a decider that ends its match when the simulation is to end.
type stoppable struct {
	engine.Decider
	stop *stop
}

// Decide stops the match, or passes the question on.
func (s stoppable) Decide(m *engine.Match, q *engine.Question) int {
	if s.stop.Load() {
		m.Fail(errStopped)
	}
	return s.Decider.Decide(m, q)
}

// part is what one worker has played.
type part struct {
	plan    *Plan
	names   []string
	reached []bool
	seen    *seen // where Plan.Reached asks for it
	ends    []int // by clause
	heads   map[engine.Def]int
	played  map[engine.Def]int
	wins    []int
	shared  int
	games   int
	turns   int
	events  int
	givenUp int
	watched int
	breaks  int
	score   Spread
	broken  []broken // the first MostBreaks
}

// broken is a game that broke, by its number.
type broken struct {
	game   int
	replay *Replay
}

func newPart(p *Plan) *part {
	n := p.Rules.Book.Len()
	return &part{plan: p, names: Names(p.Players), reached: make([]bool, n), seen: newSeen(p), ends: make([]int, n),
		heads: map[engine.Def]int{}, played: map[engine.Def]int{}, wins: make([]int, p.Players)}
}

// Names are the players of a simulated game.
func Names(n int) []string {
	return []string{"Ann", "Ben", "Cy", "Dan", "Eve", "Fay", "Gus", "Hal"}[:n]
}

// seed is the seed of the k-th game.
func (p *Plan) seed(k int) uint64 { return p.Seed + uint64(k) }

// setup is the set-up of the k-th game: everything by its seed.
func (p *Plan) setup(k int) *engine.Setup {
	s := &engine.Setup{Seed: p.seed(k), First: engine.NoPlayer, Players: make([]engine.SeatSetup, p.Players)}
	s.Options, s.Scenario = p.Options, p.Scenario
	for i, n := range Names(p.Players) {
		s.Players[i].Name = n
		if i < len(p.Heads) {
			s.Players[i].Character = p.Heads[i]
		}
		if i < len(p.Decks) && p.Decks[i] != nil {
			z := engine.Zone(len(p.Rules.Shared) + i*len(p.Rules.PerPlayer) + p.Game.Decks.Zone)
			s.Zones = append(s.Zones, engine.ZoneSetup{Zone: z, Cards: p.Decks[i]})
		}
	}
	return s
}

// play plays the k-th game.
func (a *part) play(k int) error {
	p := a.plan
	decider := engine.Decider(stoppable{p.Policy.New(p.seed(k)), p.stop})
	var answers *engine.Recorder
	if p.Check {
		if p.Game.Fair != nil {
			decider = fair{decider, p.Game}
		}
		answers = &engine.Recorder{Decider: decider}
		decider = answers
	}
	s := p.setup(k)
	watched := p.Check || p.Reached || k < sampled
	if watched {
		s.Watch = func(m *engine.Match) { m.Probe = a.reach }
	}
	m, err := p.Game.Start(p.Rules, s, decider)
	if err != nil {
		return err
	}
	m.Limit = p.Limit
	a.seen.begin(m)
	heads := s.Players // a character may be gone when the game ends
	for i := range heads {
		if heads[i].Character == 0 {
			heads[i].Character = m.Def(p.Game.Head(m, engine.Player(i)))
		}
	}
	if p.Each != nil {
		m.Log = engine.NewLog(m, a.names)
		m.Log.Seed = s.Seed
	}
	var broke error
	if watched {
		a.watched++
		watch := p.Game.Watcher()
		m.Probe = func(m *engine.Match, e *engine.Event) {
			a.reach(m, e)
			if p.Check && broke == nil {
				if broke = watch(m, e); broke != nil {
					m.Fail(broke)
				}
			}
		}
	}
	err = safely(func() error { return m.Run(func() { p.Game.Play(m) }) })
	if p.Check && broke == nil && err == nil {
		broke = p.again(k, m, answers.Answers)
	}
	if errors.Is(err, errStopped) || errors.Is(broke, errStopped) {
		return errStopped
	}
	a.seen.end(m)
	a.games++
	a.events += m.Events()
	t := p.Game.Tally(m)
	a.turns += t.Turns
	switch {
	case broke != nil, err != nil && !errors.Is(err, engine.ErrLimit):
		if broke == nil {
			broke = err
		}
		a.breaks++
		if len(a.broken) < MostBreaks { // a worker takes the games in their order
			a.broken = append(a.broken, broken{k, p.replay(k, broke, answers)})
		}
		return nil
	case err != nil:
		a.givenUp++
		return nil
	}
	a.ends[t.End]++
	winners := 0
	for i, won := range t.Won {
		a.score.add(t.Scores[i])
		a.played[heads[i].Character]++
		if won {
			winners++
			a.wins[i]++
			a.heads[heads[i].Character]++
		}
	}
	if winners > 1 {
		a.shared++
	}
	if p.Each != nil {
		m.Log.Close(m.Table)
		return p.Each(k, m.Log)
	}
	return nil
}

// reach writes down what an event has come to.
func (a *part) reach(m *engine.Match, e *engine.Event) {
	for c := range e.Cite.All() {
		a.reached[c] = true
	}
	a.seen.event(m, e)
}

// fair passes questions on that show their player nothing hidden.
type fair struct {
	engine.Decider
	game *engine.Game
}

// Decide stops the match at a question that is not fair.
func (f fair) Decide(m *engine.Match, q *engine.Question) int {
	if err := f.game.Fair(m, q); err != nil {
		m.Fail(err)
	}
	return f.Decider.Decide(m, q)
}

// again replays a finished game from its answers and compares the tables.
func (p *Plan) again(k int, first *engine.Match, answers []uint16) error {
	m, err := p.Game.Start(p.Rules, p.setup(k), stoppable{&engine.Replay{Answers: answers}, p.stop})
	if err != nil {
		return err
	}
	m.Limit = p.Limit
	if err := m.Run(func() { p.Game.Play(m) }); err != nil {
		return fmt.Errorf("the same answers end otherwise: %w", err)
	}
	if !m.Table.Equal(first.Table) {
		return errors.New("the same seed and answers give another table")
	}
	return nil
}

// safely turns a panic into an error: a broken game must not take the others down.
func safely(f func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	return f()
}

func (p *Plan) join(parts []*part, wall time.Duration) *Report {
	r := &Report{
		Game: p.Game.ID, Edition: p.Rules.Edition, Policy: p.Policy.Name, Players: p.Players, Seed: p.Seed,
		Ends: map[string]int{}, Wins: make([]int, p.Players), Heads: map[string]int{}, Played: map[string]int{},
		Scenario: p.against(), Options: p.Options, Together: p.Game.Together, Unreached: []string{},
		Reached: p.reachedBy(parts),
	}
	reached := make([]bool, p.Rules.Book.Len())
	var breaks []broken
	for _, a := range parts {
		r.Games += a.games
		r.Turns += a.turns
		r.Events += a.events
		r.GivenUp += a.givenUp
		r.Shared += a.shared
		r.Watched += a.watched
		r.Broken += a.breaks
		breaks = append(breaks, a.broken...)
		r.Score.join(&a.score)
		for c, n := range a.ends {
			if n > 0 && c > 0 { // a game may not say by which
				r.Ends[p.Rules.Book.ID(engine.Clause(c))] += n
			}
			reached[c] = reached[c] || a.reached[c]
		}
		for i, n := range a.wins {
			r.Wins[i] += n
		}
		for d, n := range a.heads {
			r.Heads[p.Rules.Cards[d].Name[engine.EN]] += n
		}
		for d, n := range a.played {
			r.Played[p.Rules.Cards[d].Name[engine.EN]] += n
		}
	}
	slices.SortFunc(breaks, func(a, b broken) int { return a.game - b.game })
	for _, b := range breaks[:min(len(breaks), MostBreaks)] {
		r.Breaks = append(r.Breaks, b.replay)
	}
	for info := range p.Rules.Book.All() {
		// a worked example is reached where all that it is made of is
		made := len(info.ExampleOf) > 0 && !slices.ContainsFunc(info.ExampleOf, func(id string) bool {
			c, _ := p.Rules.Book.Find(id)
			return !reached[c]
		})
		if !reached[info.Clause] && !made && !info.Structural {
			r.Unreached = append(r.Unreached, info.ID)
		}
	}
	r.took(wall)
	return r
}

// against is the scenario that is played, in a game that has some.
func (p *Plan) against() string {
	if all := p.Game.ScenarioIDs(); p.Scenario == "" && len(all) > 0 {
		return all[0]
	}
	return p.Scenario
}

// took writes down how long the games took.
func (r *Report) took(wall time.Duration) {
	r.WallMS = float64(wall.Microseconds()) / 1000
	if s := wall.Seconds(); s > 0 {
		r.GamesPerS, r.TurnsPerS = float64(r.Games)/s, float64(r.Turns)/s
	}
}
