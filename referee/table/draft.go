package table

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablereferee/engine"
	"tablereferee/referee/scenario"
)

// Draft is a set-up that somebody says in words, place by place: "Ann hand: Punch, Kick", "weakness: 1", "turn: Ben".
// It becomes the text of a script. Whether the set-up is possible is seen when a table is opened with it (Open).
type Draft struct {
	game    *engine.Game
	rules   *engine.Rules
	edition string
	words   []PlaceWord
	marks   []scenario.Word // what may lie on a card
	closed  bool            // the players are named: nobody else sits down
	seats   []seat
	header  []label // of the header
	stacks  []label // how many cards piles have
	places  []label // lines that lay places out
	named   []naming
	laid    map[string]bool
	piles   map[pile]string // by which word the cards of each are named
	placed  int             // cards that are named
	said    []saying
	known   int  // of the words and names that were said, how many the game has
	begins  bool // with the set-up of the game, which is played
	asIf    bool
	plainly bool // messages say what players say, and not the flags of the command line
}

// seat is a player of a draft.
type seat struct {
	name   string
	labels []label
}

// label is a piece of the script, and which of the things that were said it says.
type label struct {
	text  string
	of    int
	cards []laidCard // what stands behind the text in braces; nil where nothing does
}

// laidCard is a card of a list: as a script has it, and the same without what lies on it.
type laidCard struct {
	text, bare string
	part       int // of what was said, counted from 1
	on         []OnCard
	n          int // of cards that are named, with those that lie on it
}

// pile is where cards are laid: of a player, or of the table where the seat is -1. Its top is the same.
type pile struct {
	seat int
	word string
}

// cause is what makes a set-up impossible: the thing that was said, and which of its cards; -1 where that is not known.
type cause struct{ of, card int }

// saying is a thing that was said: of a word, or with its place.
type saying struct{ word, said string }

// naming is a player who is named where nobody sits down by being named: behind a label of the header, or on a card,
// where the label is empty.
type naming struct {
	label, name string
	of          int
}

// Mistake is what is wrong with words of a set-up.
type Mistake struct {
	What engine.Text
	Said string  // the word or name that is not known, empty where it is something else
	Near string  // what may be meant by it, empty where nothing is near
	Card int     // which of several cards it is about, counted from 1; 0 where it is about none of them
	Word *string // of what was said before, as Refused has it; nil where it is what is said now
	Of   int     // which of the things that were said before, counted from 1; 0 where it is what is said now
}

func mistake(en, fr string, args ...any) *Mistake {
	return &Mistake{What: engine.Sayf(en, fr, args...)}
}

// Error gives the mistake in English.
func (m *Mistake) Error() string { return m.In(engine.EN) }

// In gives the mistake in a language, with what may be meant.
func (m *Mistake) In(l engine.Lang) string { return m.What.In(l) + meant(m.Near).In(l) }

// over notes the word that a mistake is over, and what may be meant.
func (m *Mistake) over(said, near string) *Mistake {
	m.Said, m.Near = said, near
	return m
}

// Mistakes are all that is wrong with a list of cards. It is told by the first of them.
type Mistakes []*Mistake

// Error gives the first mistake in English.
func (m Mistakes) Error() string { return m[0].Error() }

// In gives the first mistake in a language.
func (m Mistakes) In(l engine.Lang) string { return m[0].In(l) }

// Unwrap gives the first mistake.
func (m Mistakes) Unwrap() error { return m[0] }

// NewDraft begins the set-up of a game. An edition that is empty is the first.
func NewDraft(game *engine.Game, edition string) (*Draft, error) {
	d := &Draft{game: game, edition: strings.ToLower(edition), laid: map[string]bool{},
		piles: map[pile]string{}}
	if edition == "" {
		d.edition = game.Editions[0]
	}
	if !slices.Contains(game.Editions, d.edition) {
		return nil, mistake("%s has no edition %q; its editions are %s", "%s n'a pas d'édition %q ; ses éditions sont %s",
			game.ID, clip(edition), strings.Join(game.Editions, ", ")).over(edition,
			engine.Nearest(edition, game.Editions))
	}
	d.rules = game.Rules(d.edition)
	d.words, d.marks = append(PlaceWords(game), SettingWords(game)...), scenario.SetUpWords(game).Card
	if edition != "" {
		d.header = append(d.header, label{text: "edition = " + strconv.Quote(d.edition), of: -1})
	}
	return d, nil
}

// meant proposes a name, nothing where there is none to propose.
func meant(name string) engine.Text {
	if name == "" {
		return engine.Text{}
	}
	return engine.Sayf("; did you mean %q?", " ; vouliez-vous dire %q ?", name)
}

// mostPlayers bounds how many sit down; a game has bounds of its own.
const mostPlayers = 12

// Players names all players. Who is named elsewhere must be one of them.
func (d *Draft) Players(names ...string) error {
	for _, n := range names {
		if written(n) == "" {
			return mistake("a name beside a comma is empty", "il manque un nom à côté d'une virgule")
		}
		if d.index(n) >= 0 {
			return mistake("%s is named twice: each player has a name of their own",
				"%s est nommé deux fois : chaque joueur a son propre nom", written(clip(n)))
		}
		if err := d.sit(written(n)); err != nil {
			return err
		}
	}
	d.closed = true
	return nil
}

// somebody are the names of players that nobody has named.
var somebody = []string{"Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe", "Kim", "Leo"}

// Fill has so many players sit at the table: those who are named, and others.
func (d *Draft) Fill(n int) error {
	if n < 1 || n > mostPlayers {
		return mistake("there are from 1 to %d players, and the rules of the game may want fewer of them",
			"il y a de 1 à %d joueurs, et les règles du jeu peuvent en vouloir moins", mostPlayers)
	}
	if len(d.seats) > n {
		return mistake("%d players are named, and %d are to play", "%d joueurs sont nommés, et %d doivent jouer",
			len(d.seats), n)
	}
	for _, name := range somebody {
		if len(d.seats) < n && d.index(name) < 0 && !d.alike(name) {
			d.seats = append(d.seats, seat{name: name})
		}
	}
	return d.settle()
}

// alike says whether somebody at the table is called nearly so: Anne, and not Ann.
func (d *Draft) alike(name string) bool {
	return slices.ContainsFunc(d.seats, func(s seat) bool {
		return strings.HasPrefix(engine.FoldName(s.name), engine.FoldName(name))
	})
}

// settle looks the players up who are named where nobody sits down by it: a name that is misspelt there would be one
// player more.
func (d *Draft) settle() error {
	var wrong Mistakes
	for _, n := range d.named {
		i := d.index(n.name)
		if i < 0 {
			no := d.nobody(n.name)
			no.Word, no.Of = &d.said[n.of].word, n.of+1
			wrong = append(wrong, no)
			continue
		}
		if n.label != "" {
			d.header = append(d.header, label{text: n.label + " = " + strconv.Quote(d.seats[i].name), of: n.of})
		}
	}
	d.named = nil
	if len(wrong) > 0 {
		return wrong
	}
	return nil
}

// nobody says that no player is called so.
func (d *Draft) nobody(name string) *Mistake {
	var names []string
	for _, s := range d.seats {
		names = append(names, s.name)
	}
	return mistake("no player is called %q; there are %s", "aucun joueur ne s'appelle %q ; il y a %s", clip(name),
		strings.Join(names, ", ")).over(name, engine.Nearest(name, names))
}

// Seated is how many players are named so far.
func (d *Draft) Seated() int { return len(d.seats) }

// Least gives the least number of players, from those who are named on, with which the game can be set up.
func (d *Draft) Least() int {
	for n := max(1, len(d.seats)); n <= mostPlayers; n++ {
		if d.seatsFor(n) {
			return n
		}
	}
	return max(2, len(d.seats))
}

// Most gives the greatest number of players with which the game can be set up.
func (d *Draft) Most() int {
	for n := mostPlayers; n > 0; n-- {
		if d.seatsFor(n) {
			return n
		}
	}
	return d.Least()
}

// seatsFor says whether the game can be set up for so many players.
func (d *Draft) seatsFor(n int) bool { return Seats(d.game, d.rules, n) == nil }

// Seats tells why a game cannot be set up for so many players, or gives nil.
func Seats(g *engine.Game, r *engine.Rules, n int) error {
	_, err := g.Start(r, plainSetup(n), nil)
	return err
}

// plainSetup is a set-up that leaves all to the game but how many play.
func plainSetup(n int) *engine.Setup {
	s := &engine.Setup{Seed: 1, First: engine.NoPlayer, Options: map[string]int{}, Sizes: map[engine.Zone]int{}}
	for i := range n {
		s.Players = append(s.Players, engine.SeatSetup{Name: somebody[i]})
	}
	return s
}

// Seed sets the number that decides all chance.
func (d *Draft) Seed(n uint64) {
	d.header = append(d.header, label{text: "seed = " + strconv.FormatUint(n, 10), of: -1})
}

// Game is the game that is set up.
func (d *Draft) Game() *engine.Game { return d.game }

// Known is how many of the words and names that were said the game has.
func (d *Draft) Known() int { return d.known }

// AsIf allows what no real game could hold, where the set-up has anything of the kind.
func (d *Draft) AsIf() { d.asIf = true }

// Plainly has what is impossible told in the words of players: where nobody sees the flags of the command line.
func (d *Draft) Plainly() { d.plainly = true }

func (d *Draft) index(name string) int {
	name = engine.FoldName(written(name))
	return slices.IndexFunc(d.seats, func(s seat) bool { return engine.FoldName(s.name) == name })
}

// written is a name as a script can hold it: without signs that nobody sees.
func written(name string) string {
	return strings.Join(strings.Fields(strings.Map(func(c rune) rune {
		if !unicode.IsSpace(c) && !unicode.IsPrint(c) {
			return -1
		}
		return c
	}, name)), " ")
}

// seat gives the place of a player by the name. Who is not named yet sits down, with a capital: commands are written
// without.
func (d *Draft) seat(name string) (int, error) {
	name = written(name)
	if i := d.index(name); i >= 0 {
		return i, nil
	}
	if d.closed {
		return 0, d.nobody(name)
	}
	if strings.ToLower(name) == name && name != "" {
		first, size := utf8.DecodeRuneInString(name)
		name = string(unicode.ToUpper(first)) + name[size:]
	}
	err := d.sit(name)
	return len(d.seats) - 1, err
}

// sit has one more player at the table.
func (d *Draft) sit(name string) error {
	if name == "" || len(d.seats) == mostPlayers {
		return mistake("there are from 1 to %d players, and each has a name",
			"il y a de 1 à %d joueurs, et chacun a un nom", mostPlayers)
	}
	d.seats = append(d.seats, seat{name: name})
	return nil
}
