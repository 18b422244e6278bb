// Package mcp is the door for assistants: a server of the Model Context Protocol through which a program that speaks
// for a person looks rules up and has the referee play them. The assistant turns a person's words into a table; the
// referee, and not the assistant, rules. docs/mcp.md tells how to set it up.
//
// Every answer says what it rests on: what is on record, what was played just now, a rule, or a reading of ours where
// the rulebook is silent.
package mcp

import (
	"context"
	"io"
	"sync"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"tablereferee/engine"
	"tablereferee/internal/golden"
	"tablereferee/referee/ask"
	"tablereferee/referee/ask/lexicon"
	"tablereferee/referee/scenario"
)

// Shelf is a folder of scenarios with its golden files.
type Shelf struct {
	Folder *scenario.Folder
	Golden *golden.Store
	Own    bool // somebody's own, and not those of the program
}

// Config is what a server is made of.
type Config struct {
	Version  string
	Language *scenario.Language // nil is that of the games that the referee lists
	Games    []*engine.Game
	Records  func() (*ask.Records, error) // what is on record, made ready when it is first asked
	Shelves  []Shelf                      // one's own before those of the program
	Lang     engine.Lang                  // in which texts are said where a call does not choose
	Save     func(name, source string) (path string, err error)
}

// Server answers assistants. It may serve several clients, each with tables of its own.
type Server struct {
	Config
	sdk *sdk.Server

	mu     sync.Mutex
	known  func() (*ask.Records, error)
	tables map[*sdk.ServerSession]*tables
	words  map[*engine.Game][]string // of the cards

	scripts map[*Shelf][]source

	takes map[string][]string // the arguments of each tool

	busy chan struct{} // a place for each call that plays much at once
}

// longestCall bounds what a client may say at once: a script and what goes with it.
const longestCall = 1 << 20

// New makes a server.
func New(c Config) *Server {
	s := &Server{Config: c, known: sync.OnceValues(c.Records), tables: map[*sdk.ServerSession]*tables{},
		busy: make(chan struct{}, mostBusy), takes: map[string][]string{}}
	if s.Language == nil {
		s.Language = scenario.Listed()
	}
	s.sdk = sdk.NewServer(&sdk.Implementation{Name: "referee", Title: "Table Referee", Version: c.Version},
		&sdk.ServerOptions{Instructions: instructions, Capabilities: &sdk.ServerCapabilities{}})
	s.sdk.AddReceivingMiddleware(s.plainArguments)
	s.addTools()
	s.addGuides()
	s.addPrompts()
	return s
}

// records are what is on record.
func (s *Server) records() (*ask.Records, error) {
	s.mu.Lock()
	known := s.known
	s.mu.Unlock()
	return known()
}

// recorded has what is on record made ready anew: something was kept.
func (s *Server) recorded() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.known = sync.OnceValues(s.Records)
}

// mostBusy is how many calls play scripts at once; others wait for them.
const mostBusy = 4

// enter waits for a place among those that play, until the context ends.
func (s *Server) enter(ctx context.Context) (leave func(), err error) {
	select {
	case s.busy <- struct{}{}:
		return func() { <-s.busy }, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// instructions are what an assistant is told first.
const instructions = `Rules referee for card games. You turn a person's words into a table; the referee plays it by the printed rules and rules. Never rule from memory.
1. search_rulings first, with the player's words and lang (en or fr), that of the player. Verdict "given": the first one most likely answers, not surely. "offered": one of them may. Either way compare its QUESTION and "holds if" with the player's facts: who, when (this turn, next round, just now), how many, which card, a second condition ("too", "itself", "exactly one"). Where a fact differs it is another case, and the ruling may be the opposite: play it. "none": nothing answers; where a thing of none of the games here is named, or the question is not about rules, say that it is not covered. A message with two questions is searched once for each. Where the game is not named and another one here rules otherwise, say both.
2. If nothing on record is the very same case, play it: guide (one page, once), the script of a similar scenario (similar_scenarios, scenario), change what differs, run_script. Put the question into expect(…) or refused(…), or read the events: a script that passes and expects nothing proves nothing.
3. Read the warnings and the clauses (clauses gives their words). Try variants (stunned or not, one edition or the other).
4. Answer with the ruling first, the steps that lead to it, the clause ids, and what it rests on: on record, played now, a rule, or a reading of ours. A claim inside the question may be false: check it (card, clauses). Say nothing that no tool has told you, also not in passing: each "only", "never" and "unless" needs a clause or a run. Say "I don't know" where a card's effect is not defined here or nothing settles it.`

// Serve answers one client over two streams until it leaves or the context ends.
func (s *Server) Serve(ctx context.Context, in io.ReadCloser, out io.WriteCloser) error {
	go func() { _, _ = s.records() }() // by the first question it is ready; what is wrong with it is told there
	both := streamsOf(in, out)
	return s.sdk.Run(ctx, &sdk.IOTransport{Reader: closing{both, in}, Writer: both, MaxLineLength: 2 * longestCall})
}

// closing reads from one stream and closes another, which it is made of.
type closing struct {
	io.Reader
	io.Closer
}

// game gives the game that an assistant names in any of its ways, nil where none is named.
func (s *Server) game(name string) (*engine.Game, error) {
	if name == "" {
		return nil, nil
	}
	called := lexicon.GameCalled(name)
	for _, g := range s.Games {
		if g.ID == name || g.ID == called {
			return g, nil
		}
	}
	ids := make([]string, len(s.Games))
	for i, g := range s.Games {
		ids[i] = g.ID
	}
	return nil, wrong("there is no game %q here; the games are %v", clip(name), ids)
}
