package simulate

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// ReplayVersion is the version of the replay file.
const ReplayVersion = 1

// Replay reproduces one game alone: its set-up by the seed, and the answers given. Answers are the shortest beginning of the game that
// shows what broke.
type Replay struct {
	Version int            `json:"replay"`
	Game    string         `json:"game"`
	Edition string         `json:"edition"`
	Players int            `json:"players"`
	Heroes  []string       `json:"heroes,omitempty"` // ids of the characters, by seat
	Options map[string]int `json:"options,omitempty"`
	Seed    uint64         `json:"seed"`
	Answers []uint16       `json:"answers"`
	Broke   string         `json:"broke"`
}

// replay makes the replay of the k-th game, which broke. A game that was not recorded is played again to get its answers.
func (p *Plan) replay(k int, broke error, answers *engine.Recorder) *Replay {
	r := &Replay{Version: ReplayVersion, Game: p.Game.ID, Edition: p.Rules.Edition, Players: p.Players, Seed: p.seed(k), Options: p.Options, Broke: broke.Error()}
	for _, d := range p.Heads {
		r.Heroes = append(r.Heroes, p.Rules.Cards[d].ID)
	}
	if answers == nil {
		answers = &engine.Recorder{Decider: p.Policy.New(p.seed(k))}
		if m, err := p.Game.Start(p.Rules, p.setup(k), answers); err == nil {
			m.Limit = p.Limit
			_ = safely(func() error { return m.Run(func() { p.Game.Play(m) }) }) // it broke before and does so again
		}
	}
	r.Answers = slices.Clone(answers.Answers)
	r.shrink()
	return r
}

// shrink drops answers from the end as long as the game still breaks in the same way.
func (r *Replay) shrink() {
	lo, hi := 0, len(r.Answers)
	for lo < hi {
		mid := (lo + hi) / 2
		short := *r
		short.Answers = r.Answers[:mid]
		if _, err := short.Run(); err != nil && err.Error() == r.Broke {
			hi = mid
		} else {
			lo = mid + 1
		}
	}
	r.Answers = r.Answers[:hi]
}

// ParseReplay reads a replay file.
func ParseReplay(b []byte) (*Replay, error) {
	var r Replay
	if err := json.Unmarshal(b, &r); err != nil {
		return nil, fmt.Errorf("this is no replay file: %w", err)
	}
	if r.Version != ReplayVersion {
		return nil, fmt.Errorf("replay version %d; this program reads version %d", r.Version, ReplayVersion)
	}
	return &r, nil
}

// Run plays the recorded game, the invariants on, and gives its log and what broke; nil if nothing did.
func (r *Replay) Run() (*engine.Log, error) {
	game := games.Find(r.Game)
	if game == nil || !slices.Contains(game.Editions, r.Edition) || r.Players < 1 || r.Players > 8 {
		return nil, fmt.Errorf("there is no game %s, edition %s, for %d players", r.Game, r.Edition, r.Players)
	}
	p := &Plan{Game: game, Rules: game.Rules(r.Edition), Players: r.Players, Seed: r.Seed}
	p.Options = r.Options
	for _, word := range slices.Sorted(maps.Keys(r.Options)) {
		if known, ok := game.Options[word]; !ok || !known.Takes(float64(r.Options[word])) {
			return nil, fmt.Errorf("the replay file has the option %s=%d, which %s does not know", word, r.Options[word], r.Game)
		}
	}
	for _, id := range r.Heroes {
		d := p.Rules.FindCard(id)
		if d == 0 || !game.IsHead(d) {
			return nil, fmt.Errorf("the replay file has the character %q, whom %s does not know", id, r.Game)
		}
		p.Heads = append(p.Heads, d)
	}
	var m *engine.Match
	err := safely(func() (err error) {
		m, err = game.Start(p.Rules, p.setup(0), &engine.Replay{Answers: r.Answers})
		return err
	})
	if err != nil {
		return nil, err
	}
	m.Limit = DefaultLimit
	m.Log = engine.NewLog(m, Names(r.Players))
	m.Log.Seed = r.Seed
	for i := range r.Players {
		m.Log.Heads[i] = game.Head(m, engine.Player(i))
	}
	watch := game.Watch()
	m.Probe = func(m *engine.Match, e *engine.Event) {
		if err := watch(m, e); err != nil {
			m.Fail(err)
		}
	}
	err = safely(func() error { return m.Run(func() { game.Play(m) }) })
	m.Log.Close(m.Table)
	if errors.Is(err, engine.ErrReplayed) {
		err = nil
	}
	return m.Log, err
}
