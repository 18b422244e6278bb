package deckbuilder

import (
	"cmp"
	"errors"
	"io/fs"
	"slices"
	"sync"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/internal/cardfile"
)

// Declaration is what makes a game one of its own: its rulebook, its cards, its parameters and the parts it is put
// together of.
type Declaration struct {
	Name  engine.Text
	Book  *engine.Book
	Notes []engine.Note
	// Sections are what groups of clauses are called that only this game has (engine.Game.Sections); may be nil.
	Sections []engine.Named
	// Options gives the words by which a set-up chooses how the game is played; may be nil.
	Options func() map[string]engine.SetupWord
	// Files hold the card files, in a folder called cards. The number of a card, and so every shuffle, follows from
	// their Order and from that in each file. Snapshot is what cardgen makes of them; it may be missing.
	Files    fs.FS
	Order    []string
	Snapshot []byte
	// Form stands at the top of the form by which somebody who owns the box tells what its cards say; may be empty.
	Form engine.Text
	// Parts are the parameters and the parts; Cards, Cites and what follows from them are filled in.
	Parts Parts
	// Rules adds what only this game has to the rules of an edition; may be nil.
	Rules func(k *Parts, r *engine.Rules)
}

// Title is a game with a set of cards: those of the box, and perhaps some that somebody has added. They are read when
// somebody asks for them.
type Title struct {
	*Declaration
	own      []engine.Source
	printed  *Title // the game as it lies in the box; nil of that itself
	book     *engine.Book
	cites    func() (*Cites, error)
	box      func() ([]cardtext.Declared, error) // the cards that are printed
	declared func() ([]cardtext.Declared, error)
	parts    func() map[string]*Parts // by edition; those of which no card says anything else share theirs
	editions func() map[string]*engine.Rules
}

// NewTitle gives the game as it lies in the box. The clauses of its cards, which stand in their declarations, belong to
// its book from then on.
func NewTitle(d *Declaration) *Title {
	d.Parts.Vocabulary = d.Parts.Vocabulary.filled()
	t := &Title{Declaration: d, book: d.Book}
	t.cites = sync.OnceValues(func() (*Cites, error) { return CitesOf(d.Book) })
	t.box = sync.OnceValues(func() ([]cardtext.Declared, error) { return t.CardFiles().Cards() })
	t.declared = t.box
	d.Book.More = func(b *engine.Book) {
		all, _ := t.box() // whoever reads the cards says what is wrong with them
		CardClauses(b, all)
	}
	t.parts = sync.OnceValue(func() map[string]*Parts {
		k, err := t.readEditions()
		if err != nil {
			// the files are part of the program, and a test reads them; with has read all others
			panic(&engine.Unfit{Game: d.Book.Game, Err: err})
		}
		return k
	})
	t.editions = sync.OnceValue(t.makeEditions)
	return t
}

// with gives the game with more cards of somebody's own.
func (t *Title) with(own []engine.Source) (*engine.Game, error) {
	own = slices.Concat(t.own, own)
	box, err := t.box()
	if err != nil {
		return nil, err
	}
	v := t.Parts.Vocabulary
	cards, err := t.CardFiles().WithOwn(box, own)
	if err == nil {
		err = cardtext.CalledAsPlaces(cards, v.SharedZones(), v.PlayerZones())
	}
	if err != nil {
		return nil, err
	}
	more := &Title{Declaration: t.Declaration, own: own, printed: cmp.Or(t.printed, t), cites: t.cites, box: t.box}
	more.book = t.Book.With(func(b *engine.Book) { OwnClauses(b, cards) })
	more.declared = func() ([]cardtext.Declared, error) { return cards, nil }
	k, err := more.readEditions()
	if err != nil {
		return nil, err
	}
	more.parts = func() map[string]*Parts { return k }
	more.editions = sync.OnceValue(more.makeEditions)
	g := more.Game()
	return &g, nil
}

// Game is the game as the referee lists it.
func (t *Title) Game() engine.Game {
	return complete(engine.Game{
		ID: t.Book.Game, Name: t.Name, Editions: t.book.Editions, Book: t.book, Rules: t.rules, With: t.with,
		Own: t.own, MostPlayers: t.mostPlayers,
		Start:   t.start,
		Options: t.Options, Notes: t.Notes, Source: t.source, Natives: t.natively,
		Gaps: t.gaps, Known: t.known, Differs: t.differs, Try: t.try, LeavesOut: t.leavesOut,
		Form: t.Form, Counted: t.counted, Sections: slices.Concat(t.Sections, sections),
	}, t.partsOf, &t.Parts)
}

// mostPlayers is how many can play.
func (t *Title) mostPlayers(r *engine.Rules) int {
	n, _ := t.partsOf(r.Edition).mostPlayers(r)
	return n
}

// WithCards gives the parts, with the cards as the first edition has them.
func (t *Title) WithCards() *Parts { return t.partsOf(t.book.Editions[0]) }

// partsOf gives the parts with the cards as an edition has them.
func (t *Title) partsOf(edition string) *Parts { return t.parts()[edition] }

// CardFiles is where the cards are declared.
func (t *Title) CardFiles() *cardfile.Box {
	words := t.Parts.Words(nil)
	return &cardfile.Box{Game: t.Book.Game, Files: t.Files, Order: t.Order, Words: words.All(), Snapshot: t.Snapshot,
		Lists: t.lists, Keys: t.keys}
}

// lists gives the words of card files for a reader, without those that mean nothing by the rulebook.
func (t *Title) lists() []cardtext.WordList {
	k := t.Parts
	k.Cites, _ = t.cites() // whoever reads the cards says what is wrong with them
	return k.Words(nil).Lists()
}

// keys gives what may stand on a card by a name: what is asked of one of which nothing is said.
func (t *Title) keys() []string {
	none := func(string) (engine.Clause, bool) { return 0, false }
	nothing := &cardtext.Declared{Says: &cardtext.Table{}, Origin: engine.Invented}
	f := cardtext.NewFacts(nothing, t.Parts.Words(none), nil)
	c := ReadCard(f, "")
	t.Parts.ReadKeywords(f, &c)
	if t.Parts.More != nil {
		t.Parts.More(f, &c)
	}
	return f.Asked()
}

// rules gives the rules of an edition.
func (t *Title) rules(edition string) *engine.Rules { return t.editions()[edition] }

// start sets a table up.
func (t *Title) start(r *engine.Rules, s *engine.Setup, d engine.Decider) (*engine.Match, error) {
	k := t.partsOf(r.Edition)
	_, err := t.cites()
	if err := errors.Join(err, k.unsaid); err != nil {
		return nil, err
	}
	return k.Start(r, s, d)
}

// natively gives the cards of which something is done by a function.
func (t *Title) natively() (names []string, of int) {
	all, _ := t.declared() // whoever reads the cards says what is wrong with them
	return cardtext.Natives(all)
}

// source is how a card is declared.
func (t *Title) source(d engine.Def) (file, text string) {
	all, _ := t.declared()
	return t.CardFiles().Source(all, int(d)-1, t.own...)
}

// readEditions puts the parts together for each edition.
func (t *Title) readEditions() (map[string]*Parts, error) {
	all, err := t.declared()
	if err != nil {
		return nil, err
	}
	return cardtext.ByEdition(t.book.Editions, all, t.readParts)
}

// readParts puts the parts together with the cards of an edition; the index of a card is its engine.Def.
func (t *Title) readParts(edition string) (*Parts, error) {
	k := t.Parts
	k.Cites, _ = t.cites() // start says what is wrong with them
	all, err := t.declared()
	if err != nil {
		return nil, err
	}
	k.editions, k.edition = t.book.Editions, edition
	words := k.Words(t.book.Find)
	k.Cards = make([]Card, 1, len(all)+1)
	wrong := cardtext.EachCard(all, words, func(_ int, f *cardtext.Facts) {
		c := ReadCard(f, t.Book.Prefix+".card.")
		k.ReadKeywords(f, &c)
		k.readBorne(&c)
		if k.More != nil {
			k.More(f, &c)
		}
		if c.Origin != engine.Printed {
			k.suits(f, &c)
			k.clarify(&c)
			if c.Sort != StartCard && slices.ContainsFunc(k.Starting, func(s Starting) bool { return s.Card == c.ID }) {
				f.Fail("every player begins with this card in the deck: leave pile out",
					"chaque joueur commence avec cette carte dans sa pioche : enlever pile")
			}
			if t.leavesStack(&c) {
				f.Fail("it is the only card of its stack: leave pile out",
					"c'est la seule carte de sa pile : enlever pile")
			}
			if k.Fits != nil {
				k.Fits(f, &c)
			}
		}
		k.Cards = append(k.Cards, c)
	})
	if err := cardtext.Together(wrong); err != nil {
		return nil, err
	}
	k.unsaid = k.lacks(t.Book)
	if changed := t.changed(&k); len(changed) > 0 {
		k.Cites = k.Cites.Instead(changed)
	}
	return &k, nil
}

// leavesStack says whether a card, as it is printed, makes up a stack that holds nothing else, and is put elsewhere.
func (t *Title) leavesStack(c *Card) bool {
	box, _ := t.box() // an error of it has been told
	return slices.ContainsFunc(box, func(d cardtext.Declared) bool {
		f := cardtext.NewFacts(&d, nil, nil)
		pile := f.Word("pile")
		return f.ID() == c.ID && pile != piles[c.Sort] && (pile == piles[KickCard] || pile == piles[WeaknessCard])
	})
}

// changed gives the clauses that stand in the place of those of printed cards which somebody has changed.
func (t *Title) changed(k *Parts) map[engine.Clause]engine.Clause {
	out := map[engine.Clause]engine.Clause{}
	for i := range k.Cards {
		if c := &k.Cards[i]; c.Origin == engine.Amended {
			if is, ok := t.book.Find(t.Book.Prefix + ".card." + c.ID); ok {
				out[is] = c.Cite.First()
			}
		}
	}
	return out
}

func (t *Title) makeEditions() map[string]*engine.Rules {
	out := map[string]*engine.Rules{}
	for _, id := range t.book.Editions {
		k := t.partsOf(id)
		r := k.Rules(t.book, id)
		if t.Declaration.Rules != nil {
			t.Declaration.Rules(k, r)
		}
		r.Complete()
		out[id] = r
	}
	return out
}
