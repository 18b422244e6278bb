package simulate

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// ReplayVersion is the version of the replay file.
const ReplayVersion = 1

// Replay reproduces one game alone: its set-up by the seed, and the answers given. Answers are the shortest beginning
// of the game that shows what broke.
type Replay struct {
	Version  int            `json:"replay"`
	Game     string         `json:"game"`
	Edition  string         `json:"edition"`
	Players  int            `json:"players"`
	Scenario string         `json:"scenario,omitempty"`
	Heroes   []string       `json:"heroes,omitempty"` // ids of the characters, by seat
	Decks    [][]string     `json:"decks,omitempty"`  // ids of the cards of the players' decks, by seat; none where the game has one
	Options  map[string]int `json:"options,omitempty"`
	Cards    []string       `json:"cards,omitempty"`     // the files of cards of somebody's own that it was played with
	CardsSum string         `json:"cards_sum,omitempty"` // stands for what these files say
	Seed     uint64         `json:"seed"`
	Answers  []uint16       `json:"answers"`
	Broke    string         `json:"broke"`

	about []*engine.Game // that it may be of; nil are those that the referee lists
}

// replay makes the replay of the k-th game, which broke. A game that was not recorded is played again to get its
// answers.
func (p *Plan) replay(k int, broke error, answers *engine.Recorder) *Replay {
	r := &Replay{Version: ReplayVersion, Game: p.Game.ID, Edition: p.Rules.Edition, Players: p.Players, Seed: p.seed(k),
		Scenario: p.Scenario, Options: p.Options, Broke: broke.Error(), about: []*engine.Game{p.Game}}
	r.Cards, r.CardsSum = ownOf(p.Game)
	for _, d := range p.Heads {
		r.Heroes = append(r.Heroes, p.Rules.Cards[d].ID)
	}
	for _, deck := range p.Decks {
		ids := make([]string, len(deck))
		for i, d := range deck {
			ids[i] = p.Rules.Cards[d].ID
		}
		r.Decks = append(r.Decks, ids)
	}
	if answers == nil {
		answers = &engine.Recorder{Decider: p.Policy.New(p.seed(k))}
		if m, err := p.Game.Start(p.Rules, p.setup(k), answers); err == nil {
			m.Limit = p.Limit
			_ = safely(func() error { return m.Run(func() { p.Game.Play(m) }) }) // it broke before and does so again
		}
	}
	r.Answers = slices.Clone(answers.Answers)
	r.shrink(p.stop)
	return r
}

// shrink drops answers from the end as long as the game still breaks in the same way, unless it is stopped.
func (r *Replay) shrink(stop *stop) {
	lo, hi := 0, len(r.Answers)
	for lo < hi {
		mid := (lo + hi) / 2
		short := *r
		short.Answers = r.Answers[:mid]
		_, err := short.run(stop)
		switch {
		case errors.Is(err, errStopped):
			return
		case err != nil && err.Error() == r.Broke:
			hi = mid
		default:
			lo = mid + 1
		}
	}
	r.Answers = r.Answers[:hi]
}

// replayKeys are the words of a replay file, and whether each must be there.
var replayKeys = map[string]bool{
	"replay": true, "game": true, "edition": true, "players": true, "scenario": false, "heroes": false, "decks": false,
	"options": false, "cards": false, "cards_sum": false, "seed": true, "answers": true, "broke": true,
}

// IsReplay tells whether a text is that of a replay file.
func IsReplay(text []byte) bool {
	_, err := ParseReplay(text)
	return err == nil
}

// ParseReplay reads a replay file. It has every word once, and no others: a word that is not heeded would make it
// another game than the one that somebody wrote down.
func ParseReplay(b []byte) (*Replay, error) {
	none := func(err any) error {
		return engine.Errorf("this is no replay file: %v", "ce n'est pas une partie gardée : %v", err)
	}
	if !utf8.Valid(b) { // what it says would be read as something else
		at := 0
		for c, n := utf8.DecodeRune(b); c != utf8.RuneError || n > 1; c, n = utf8.DecodeRune(b[at:]) {
			at += n
		}
		return nil, none(engine.Sayf("byte %d is not UTF-8", "l'octet %d n'est pas de l'UTF-8", at+1))
	}
	var r Replay
	if err := json.Unmarshal(b, &r); err != nil {
		return nil, none(unreadable(err))
	}
	other := engine.Errorf("replay version %d; this program reads version %d",
		"partie de la version %d ; ce programme lit la version %d", r.Version, ReplayVersion)
	if r.Version != ReplayVersion && r.Version != 0 {
		return nil, other
	}
	keys, err := keysOf(b)
	if err != nil {
		return nil, none(err)
	}
	for i, k := range keys {
		if slices.Contains(keys[:i], k) {
			return nil, none(engine.Sayf("%s stands there twice", "%s y est deux fois", k))
		}
		word, inside, _ := strings.Cut(k, ".")
		if _, known := replayKeys[word]; !known || inside != "" && word != "options" {
			return nil, none(engine.Sayf("it has no %q", "il ne peut pas avoir %q", k))
		}
	}
	for _, k := range slices.Sorted(maps.Keys(replayKeys)) {
		if replayKeys[k] && !slices.Contains(keys, k) {
			return nil, none(engine.Sayf("%s is missing", "il manque %s", k))
		}
	}
	if r.Version != ReplayVersion {
		return nil, other
	}
	return &r, nil
}

// unreadable tells why a text is no JSON object of the right shape.
func unreadable(err error) any {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		return engine.Sayf("it is no JSON from byte %d on", "à partir de l'octet %d, ce n'est pas du JSON",
			syntax.Offset)
	case errors.As(err, &kind) && kind.Field != "":
		return engine.Sayf("what stands for %s does not fit (%s)", "ce qui est donné pour %s ne convient pas (%s)",
			short(kind.Field), short(kind.Value))
	}
	return engine.Sayf("it is no JSON object", "ce n'est pas un objet JSON")
}

// mostKeys is more than a replay file can have. Beyond it nobody looks.
const mostKeys = 1_000

// keysOf gives the words of a JSON object and, as "options.expert", those of the objects in it.
func keysOf(b []byte) (keys []string, err error) {
	d := json.NewDecoder(bytes.NewReader(b))
	var path []string // the open objects; an open list has the word ""
	word, isWord := "", false
	for len(keys) < mostKeys {
		t, err := d.Token()
		if errors.Is(err, io.EOF) {
			return keys, nil
		}
		if err != nil {
			return nil, err
		}
		switch t {
		case nil: // it would be read as 0, or as nothing
			return nil, engine.Errorf("null stands there, which is no value", "null y est, qui n'est pas une valeur")
		case json.Delim('{'):
			path, isWord = append(path, word), true
			continue
		case json.Delim('['):
			path, isWord = append(path, ""), false
			continue
		case json.Delim('}'), json.Delim(']'):
			path = path[:len(path)-1]
			isWord = len(path) > 0 && (len(path) == 1 || path[len(path)-1] != "")
			continue
		}
		if isWord {
			word = fmt.Sprint(t)
			if k := strings.Join(append(path[1:len(path):len(path)], word), "."); len(k) > 100 {
				keys = append(keys, strings.ToValidUTF8(k[:100], "")+"…")
			} else {
				keys = append(keys, k)
			}
			isWord = false
			continue
		}
		isWord = len(path) == 1 || path[len(path)-1] != ""
	}
	return nil, engine.Errorf("it has more than %d words", "il a plus de %d mots", mostKeys)
}

// ownOf gives the names of the files of cards that a game was made with, and a number that stands for what they say.
func ownOf(g *engine.Game) (names []string, sum string) {
	if len(g.Own) == 0 {
		return nil, ""
	}
	h := fnv.New64a()
	for _, s := range g.Own {
		names = append(names, s.Name)
		h.Write([]byte(s.Text + "\x00"))
	}
	return names, fmt.Sprintf("%016x", h.Sum64())
}

// Changed says whether the files of cards that the game was played with say something else now: those of one of some
// games.
func (r *Replay) Changed(about ...*engine.Game) bool {
	for _, g := range about {
		if g.ID == r.Game {
			_, sum := ownOf(g)
			return sum != r.CardsSum
		}
	}
	return r.CardsSum != ""
}

// needsCards tells which files of cards are missing, nil if none is.
func (r *Replay) needsCards(g *engine.Game) error {
	names := make([]string, len(r.Cards))
	for i, name := range r.Cards {
		names[i] = short(name)
	}
	if len(names) > mostNamed {
		names = append(names[:mostNamed:mostNamed], "…")
	}
	list := strings.Join(names, ", ")
	switch {
	case len(r.Cards) > 0 && len(g.Own) == 0:
		return engine.Errorf("this game was played with cards of somebody's own, of %s: name them with --cards",
			"cette partie a été jouée avec des cartes maison, de %s : nommez-les par --cards", list)
	case len(r.Cards) == 0 && len(g.Own) > 0:
		return engine.Errorf("this game was played with the cards of the box alone: leave --cards out",
			"cette partie a été jouée avec les seules cartes de la boîte : omettez --cards")
	}
	return nil
}

// mostNamed is how many files of cards a message names.
const mostNamed = 5

// Run plays the recorded game, the invariants on, and gives its log and what broke: nil if nothing did, an error that
// wraps engine.ErrLimit if the game came to no end and was given up, the error of the context if that ended it. Without
// a log the game could not begin. It is of one of some games, or of those that the referee lists where none is named.
func (r *Replay) Run(ctx context.Context, about ...*engine.Game) (*engine.Log, error) {
	stop, unwatch := stopOf(ctx)
	defer unwatch()
	if len(about) > 0 {
		r.about = about
	}
	log, err := r.run(stop)
	if errors.Is(err, errStopped) {
		err = ctx.Err()
	}
	return log, err
}

func (r *Replay) run(stop *stop) (*engine.Log, error) {
	p, err := r.plan()
	if err != nil {
		return nil, err
	}
	game := p.Game
	var m *engine.Match
	err = safely(func() (err error) {
		m, err = game.Start(p.Rules, p.setup(0), stoppable{&engine.Replay{Answers: r.Answers}, stop})
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
	watch := game.Watcher()
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

// plan gives the game to which the answers belong.
func (r *Replay) plan() (*Plan, error) {
	about := r.about
	if about == nil {
		about = games.All()
	}
	var game *engine.Game
	for _, g := range about {
		if g.ID == r.Game {
			game = g
		}
	}
	if game == nil || !slices.Contains(game.Editions, r.Edition) || r.Players < 1 || r.Players > MostPlayers {
		return nil, engine.Errorf("there is no game %q, edition %q, for %s",
			"il n'y a pas de jeu %q, édition %q, pour %s",
			short(r.Game), short(r.Edition), engine.Counted(r.Players, engine.Text{"player", "joueur"}))
	}
	if err := r.needsCards(game); err != nil {
		return nil, err
	}
	p := &Plan{Game: game, Rules: game.Rules(r.Edition), Players: r.Players, Seed: r.Seed, Scenario: r.Scenario,
		Options: r.Options}
	if r.Scenario != "" && !slices.Contains(game.ScenarioIDs(), r.Scenario) {
		return nil, engine.Errorf("the replay file has the scenario %q, which %s does not know",
			"le fichier a le scénario %q, que %s ne connaît pas",
			short(r.Scenario), r.Game)
	}
	for _, word := range slices.Sorted(maps.Keys(r.Options)) {
		known, ok := game.SetupWords()[word]
		if ok && !known.Takes(float64(r.Options[word])) {
			return nil,
				engine.Errorf("the replay file has the option %s=%d, and it is a whole number from 0 to %d (%v)",
					"le fichier a le réglage %s=%d, et c'est un nombre entier de 0 à %d (%v)", short(word),
					r.Options[word],
					known.Most, known.Says)
		}
		if !ok {
			return nil, engine.Errorf("the replay file has the option %s=%d, which %s does not know",
				"le fichier a le réglage %s=%d, que %s ne connaît pas",
				short(word), r.Options[word], r.Game)
		}
	}
	for _, id := range r.Heroes {
		d := p.Rules.FindCard(id)
		if id == "" && len(r.Decks) > 0 { // the game has one for that seat
			p.Heads = append(p.Heads, 0)
			continue
		}
		if d == 0 || !game.IsHead(d) {
			return nil, engine.Errorf("the replay file has the character %q, whom %s does not know",
				"le fichier a le personnage %q, que %s ne connaît pas",
				short(id), r.Game)
		}
		p.Heads = append(p.Heads, d)
	}
	if err := r.decks(p); err != nil {
		return nil, err
	}
	if n := len(r.Heroes); n > 0 && n != r.Players {
		return nil, engine.Errorf("the replay file has %s for %s", "le fichier a %s pour %s",
			engine.Counted(len(r.Heroes), engine.Text{"character", "personnage"}),
			engine.Counted(r.Players, engine.Text{"player", "joueur"}))
	}
	return p, nil
}

// decks reads the players' decks.
func (r *Replay) decks(p *Plan) error {
	if len(r.Decks) > 0 && (p.Game.Decks == nil || len(r.Decks) > r.Players) {
		return engine.Errorf("the replay file has %s, and no players for them", "le fichier a %s, et pas de joueurs pour eux",
			engine.Counted(len(r.Decks), engine.Text{"deck", "deck"}))
	}
	for _, ids := range r.Decks {
		var deck []engine.Def
		for _, id := range ids {
			d := p.Rules.FindCard(id)
			if d == 0 {
				return engine.Errorf("the replay file has the card %q, which %s does not know",
					"le fichier a la carte %q, que %s ne connaît pas", short(id), r.Game)
			}
			deck = append(deck, d)
		}
		p.Decks = append(p.Decks, deck)
	}
	return nil
}

// short cuts what somebody wrote to what a message can bear.
func short(s string) string {
	const most = 100
	if len(s) > most {
		s = strings.ToValidUTF8(s[:most], "") + "…"
	}
	return s
}
