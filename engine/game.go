package engine

import (
	"slices"
	"strings"
)

// Game is a game the referee knows: its rulebook, its rules per edition, and how a match of it is set up and played.
type Game struct {
	ID       string
	Name     Text
	Editions []string // those of its book, the first being the default; Complete fills them in
	Book     *Book
	// Sections are what groups of clauses are called, by what their ids begin with behind the prefix of the book, where
	// neither that nor their headings tell it well.
	Sections []Named
	// Rules gives the rules of an edition. They are made once and shared.
	Rules func(edition string) *Rules
	// Start sets a table up. Its errors are *SetupError.
	Start func(r *Rules, s *Setup, d Decider) (*Match, error)
	// MostPlayers is how many can play by the rules of an edition, 0 where that depends on what is played. May be nil.
	MostPlayers func(r *Rules) int
	// Play plays a match from its start to its end. Call it inside Match.Run.
	Play func(m *Match)
	// Step plays from one rest point, where nothing is pending but the table, to the next; false when the game is over.
	// It begins at one, unless Match.SettingUp.
	Step func(m *Match) bool
	// Resume makes a match of a table that stands at a rest point; Step goes on with it.
	Resume func(t *Table, d Decider) *Match
	// Head is a player's character, zero if there is none; Heads are the declarations of characters.
	Head   func(m *Match, p Player) CardID
	IsHead func(d Def) bool
	// Scenarios gives what is played, where a game has several; the first is the default. May be nil: ask ScenarioIDs.
	Scenarios func() []Named
	// Decks is how players build decks of their own, where they do; may be nil.
	Decks *Decks
	// Natives gives the names of the printed cards of which something is done by a function and not by the words of
	// card files, and how many printed cards there are; nil if the game has no such files.
	Natives func() (names []string, of int)
	// Options gives the set-up words of the game. May be nil: ask SetupWords.
	Options func() map[string]SetupWord
	// TurnOf is the player whose turn it is, NoPlayer if it is nobody's.
	TurnOf func(m *Match) Player
	// TurnAfter is the player whose turn comes so many turns after the present one; nil where that depends on what is
	// played.
	TurnAfter func(m *Match, turns int) Player
	// EndsBetween says that the game is over only between two turns, never in the middle of one.
	EndsBetween bool
	// TurnBreaks says that another move of a turn than that of ending it can end it, too.
	TurnBreaks bool
	// Done says whether the game is over, Won whether a player has won it.
	Done func(m *Match) bool
	Won  func(m *Match, p Player) bool
	// Unscored gives the clauses by which a game that is over was won without scores, none where they were counted. May
	// be nil: ask Uncounted.
	Unscored func(m *Match) Clauses
	// Together says that the players win and lose as one.
	Together bool
	// Policies are the ways in which the program itself can play, the first being the default.
	Policies []Playing
	// Sightings are the ways in which a card turns up in a game, for those who count what games have come to; at most
	// MostSightings. May be nil.
	Sightings []Sighting
	// Watch gives a fresh watcher of the invariants of one match, to be called after every event. May be nil: ask
	// Watcher.
	Watch func() func(m *Match, e *Event) error
	// Samples puts names of this game in the place of those in the examples that messages give; nil if they are of this
	// game.
	Samples *strings.Replacer
	// Fair says what is wrong with a question: a legal answer that shows its player what the rules hide. May be nil.
	Fair func(m *Match, q *Question) error
	// Notes are what a reader of the game's numbers must know.
	Notes []Note
	// Facts is what is printed on a card, in the order a reader expects.
	Facts func(d Def) []Fact
	// Keywords are the keywords of the rules that a card has, beside what stands among its facts. May be nil.
	Keywords func(d Def) []Text
	// Says tells what a card says in sentences that are made of the very steps that are carried out, one for each of
	// its parts. What it does by a function stands there in words written by hand, and marked so. May be nil.
	Says func(d Def) []Text
	// Source is how a card is declared, in the words of card files, and the file; empty where its declaration is not
	// written in such words. May be nil.
	Source func(d Def) (file, source string)
	// With gives the game with cards of somebody's own, as files declare them: behind those of the box, which stay as
	// they are, and of a card whose name is printed what is said otherwise. Nil where a game cannot. The error tells
	// file and line of each mistake.
	With func(own []Source) (*Game, error)
	// Gaps are what nobody here knows of a card, Known what is known of it in the words of card files. Differs gives
	// what
	// somebody's own file says of a printed card otherwise than it is known. Try plays a card in plain situations. All
	// may be nil.
	Gaps    func(d Def) []Gap
	Known   func(d Def) string
	Differs func(d Def) []Text
	Try     func(d Def) []Tried
	// Counted gives how many copies of the cards that are shuffled together are counted, of how many cards nobody has
	// counted them, and how many copies there are in all; zero where nobody needs to count. May be nil.
	Counted func() (copies, uncounted, all int)
	// Form stands at the top of the form in which the gaps are filled in: the words, examples, and what to look at
	// first.
	Form Text
	// LeavesOut gives the set-up word without which a match ends where it needs what nobody knows of some cards, and
	// these cards; no word where it is not needed. May be nil.
	LeavesOut func() (word string, of []Def)
	// Own are the files of cards of somebody's own that it was made with.
	Own []Source
	// Stats are the values of cards that a script may ask for beside what lies on them.
	Stats []StatInfo
	// Tally sums a finished match up; nil is by Won alone.
	Tally func(m *Match) Tally
}

// Named is one of several things to choose from: the word that stands for it, and what players call it.
type Named struct {
	ID   string
	Name Text
}

// ScenarioIDs gives what is played, where a game has several; the first is the default.
func (g *Game) ScenarioIDs() []string {
	if g.Scenarios == nil {
		return nil
	}
	var ids []string
	for _, s := range g.Scenarios() {
		ids = append(ids, s.ID)
	}
	return ids
}

// ScenarioNamed gives the id of what somebody names, by its id or as players call it in any language; where there is
// none such, what may be meant, empty if nothing is near.
func (g *Game) ScenarioNamed(said string) (id, near string) {
	if g.Scenarios == nil {
		return "", ""
	}
	var names []string
	for _, s := range g.Scenarios() {
		if folded := FoldName(said); folded != "" && (FoldName(s.ID) == folded || s.Name.Means(folded)) {
			return s.ID, ""
		}
		names = append(append(names, s.ID), slices.Collect(s.Name.All())...)
	}
	return "", Nearest(said, names)
}

// SetupWords gives the words by which a set-up chooses how the game is played.
func (g *Game) SetupWords() map[string]SetupWord {
	if g.Options == nil {
		return nil
	}
	return g.Options()
}

// SetupWordNamed gives the set-up word that somebody means, by the word or as the game calls in any language what it
// asks for; empty where there is none such.
func (g *Game) SetupWordNamed(said string) string {
	words := g.SetupWords()
	if _, ok := words[said]; ok {
		return said
	}
	all := make([]string, 0, len(words))
	for word := range words {
		all = append(all, word)
	}
	slices.Sort(all)
	folded := FoldName(said)
	i := slices.IndexFunc(all, func(word string) bool {
		return folded != "" && (folded == word || words[word].Name.Means(folded))
	})
	if i < 0 {
		return ""
	}
	return all[i]
}

// StatInfo is a value of a card as the rules work it out.
type StatInfo struct {
	ID   string // the word of a script: "hit_points"
	Name Text
	Of   func(m *Match, c CardID) int
	// Lacks gives the clauses by which a card has no such value where it is, none if it has one.
	Lacks func(m *Match, c CardID) Clauses
	// Range is what it can be on a card; nil where that is not bounded.
	Range func(m *Match, c CardID) Range

	// Printed is the printed number of which it is worked out, empty where that has the same name or there is none.
	Printed Text

	YesNo bool // it is only 1 or 0
	Face  bool // it is printed on a face: the other face of the card has one of its own, or none
}

// Note is something to know about a clause, such as where a booklet contradicts its cards.
type Note struct {
	About Clause
	Says  Text
}

// Fact is one printed thing of a card: "cost", "5".
type Fact struct{ Name, Value Text }

// Playing is a way of playing: a decider for a seed.
type Playing struct {
	Name string
	Says Text
	New  func(seed uint64) Decider
}

// MostSightings is how many ways a game has at most in which a card turns up.
const MostSightings = 8

// Sighting is a way in which a card turns up in a game: it lies in play, it is revealed. A card that lies face down for
// everybody (Rules.Veil) does not.
type Sighting struct {
	ID    string // for machines: "in_play"
	Name  Text
	Kinds Kinds     // events of these kinds are about the card
	At    Places    // or else it lies in one of these places
	Of    CardTypes // the types of cards that are expected to turn up so
	// Spares says of a card of these types that it is not expected to all the same. May be nil.
	Spares func(d Def) bool
}

// Expects says whether a card is expected to turn up in this way.
func (s *Sighting) Expects(r *Rules, d Def) bool {
	return r.TypeOf(d)&s.Of != 0 && (s.Spares == nil || !s.Spares(d))
}

// Tally is how a match ended.
type Tally struct {
	Turns  int
	End    Clause // the condition that ended it
	Scores []int  // by seat
	Won    []bool
}
