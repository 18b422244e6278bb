package cardfile

import (
	"hash/crc64"
	"io/fs"
	"slices"
	"strings"

	"tablereferee/engine/cardtext"
)

// Box is where a game's cards are declared: files of Lua in an order, and a snapshot of what they say.
type Box struct {
	Game     string // its id
	Files    fs.FS
	Order    []string // the files, without .lua, below the folder cards; any other comes behind them, by name
	Words    []string // that may stand in them
	Snapshot []byte   // may be nil or out of date: then the files are read

	Lists func() []cardtext.WordList // the words for a reader; may be nil, like Keys
	Keys  func() []string            // what may stand on a card by a name, sorted
}

// Cards gives the cards in their order.
func (b *Box) Cards() ([]cardtext.Declared, error) {
	sources, of, err := b.sources()
	if err != nil {
		return nil, err
	}
	if cards, err := cardtext.FromSnapshot(of, b.Snapshot); err == nil {
		return cards, nil
	}
	return b.read(sources)
}

// Take makes the snapshot.
func (b *Box) Take() ([]byte, error) {
	sources, of, err := b.sources()
	if err != nil {
		return nil, err
	}
	cards, err := b.read(sources)
	if err != nil {
		return nil, err
	}
	return cardtext.Snapshot(of, cards), nil
}

// source is a file and what it says.
type source struct{ name, text string }

// path is where a file lies.
func path(name string) string { return "cards/" + name + ".lua" }

// sources are the texts of the files, and a number that stands for all that a snapshot is made of.
func (b *Box) sources() ([]source, uint64, error) {
	h := crc64.New(crc64.MakeTable(crc64.ECMA))
	note := func(s string) { h.Write([]byte(s)); h.Write([]byte{0}) }
	for _, w := range b.Words {
		note(w)
	}
	var out []source
	names, err := b.names()
	if err != nil {
		return nil, 0, err
	}
	for _, name := range names {
		text, err := fs.ReadFile(b.Files, path(name))
		if err != nil {
			return nil, 0, err
		}
		note(name)
		note(string(text))
		out = append(out, source{name, string(text)})
	}
	return out, h.Sum64(), nil
}

// names gives the files in their order.
func (b *Box) names() ([]string, error) {
	names := slices.Clone(b.Order)
	err := fs.WalkDir(b.Files, "cards", func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name, ok := strings.CutSuffix(strings.TrimPrefix(p, "cards/"), ".lua")
		if ok && !slices.Contains(b.Order, name) {
			names = append(names, name)
		}
		return nil
	})
	return names, err
}

// read reads the files.
func (b *Box) read(sources []source) ([]cardtext.Declared, error) {
	r := NewReader(b.Words)
	var all []cardtext.Declared
	var wrong []error
	for _, s := range sources {
		cards, err := r.Read(path(s.name), s.text)
		if err != nil {
			wrong = append(wrong, err)
		}
		all = append(all, cards...)
	}
	return all, cardtext.Together(wrong)
}
