package index

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/ask/lexicon"
)

// unpacker reads. What is not as it should be ends the reading with an error.
type unpacker struct {
	in  string
	err error
}

var errPack = errors.New("what was prepared for asking cannot be read")

func (u *unpacker) fail() {
	u.in, u.err = "", errPack
}

func (u *unpacker) number() int {
	n, shift := uint64(0), 0
	for i := 0; i < len(u.in) && i < 9; i++ {
		c := u.in[i]
		n |= uint64(c&0x7f) << shift
		if c < 0x80 {
			u.in = u.in[i+1:]
			if n > 1<<31 {
				break
			}
			return int(n)
		}
		shift += 7
	}
	u.fail()
	return 0
}

func (u *unpacker) signed() int64 {
	n, size := binary.Varint([]byte(u.in[:min(len(u.in), binary.MaxVarintLen64)]))
	if size <= 0 {
		u.fail()
		return 0
	}
	u.in = u.in[size:]
	return n
}

func (u *unpacker) bytes(n int) string {
	if n < 0 || n > len(u.in) {
		u.fail()
		return ""
	}
	s := u.in[:n]
	u.in = u.in[n:]
	return s
}

func (u *unpacker) sum() uint32 {
	if s := u.bytes(4); len(s) == 4 {
		return binary.BigEndian.Uint32([]byte(s))
	}
	return 0
}

func (u *unpacker) text() string { return u.bytes(u.number()) }

// count reads how many things follow, each of at least so many bytes.
func (u *unpacker) count(least int) int {
	n := u.number()
	if n*least > len(u.in) {
		u.fail()
		return 0
	}
	return n
}

func (u *unpacker) texts() []string {
	out := make([]string, u.count(1))
	for i := range out {
		out[i] = u.text()
	}
	return out
}

// names reads short texts.
func (u *unpacker) names() []string {
	n, all := u.number(), u.text()
	if n == 0 || u.err != nil {
		return nil
	}
	out := strings.Split(all, between)
	if len(out) != n {
		u.fail()
		return nil
	}
	return out
}

// increasing reads so many numbers that are sorted.
func (u *unpacker) increasing(n int) []int {
	out := make([]int, n)
	last := 0
	for i := range out {
		last += u.number()
		out[i] = last
	}
	return out
}

// columns reads the numbers of so many places.
func (u *unpacker) columns(n int) string {
	columns := u.bytes(n * Dim)
	if u.err != nil {
		return ""
	}
	out := make([]byte, n*Dim)
	for k := range Dim {
		for i := range n {
			out[i*Dim+k] = columns[k*n+i]
		}
	}
	return string(out)
}

func (u *unpacker) place() []int8 { return placeOf(u.bytes(Dim)) }

func placeOf(s string) []int8 {
	out := make([]int8, len(s))
	for i := range out {
		out[i] = int8(s[i])
	}
	return out
}

// OpenModel reads the bytes of a model.
func OpenModel(data string) (*Model, error) {
	u := &unpacker{in: data}
	if u.bytes(len(PackMark)) != PackMark {
		return nil, errPack
	}
	m := u.model()
	return m, u.err
}

func (u *unpacker) model() *Model {
	m := &Model{places: map[string]string{}}
	m.pieces = u.names()
	m.sense = u.columns(len(m.pieces))
	names := u.names()
	places := u.columns(len(names))
	if u.err != nil {
		return nil
	}
	for i, n := range names {
		m.places[n] = places[i*Dim : (i+1)*Dim]
	}
	m.Rank, m.Sure = u.weights(), u.weights()
	m.Precedents = u.precedents()
	return m
}

func (u *unpacker) weights() []float64 {
	out := make([]float64, u.count(1))
	for i := range out {
		out[i] = float64(u.signed()) / fine
	}
	return out
}

func (u *unpacker) precedents() *Precedents {
	p := &Precedents{}
	copy(p.Usual[:], u.weights())
	p.games = u.names()
	for range p.games {
		p.ways = append(p.ways, u.bytes(wayLength))
	}
	p.names = u.names()
	for range p.names {
		p.from = append(p.from, int32(len(p.rulings)))
		last := 0
		for range u.count(1) {
			last += u.number()
			if last/2 >= len(p.ways) {
				u.fail()
				return NewPrecedents(nil)
			}
			p.rulings = append(p.rulings, judgement(last))
		}
	}
	p.from = append(p.from, int32(len(p.rulings)))
	p.count()
	return p
}

// Prepared is what was prepared: for each game, by its id, the bytes of its index.
type Prepared struct {
	Sums  map[string]uint32 // of all items, and of the scenarios that ask nothing, by their names
	model *Model
	words []string
	games map[string]prepared
}

type prepared struct {
	names []string
	index string
}

// Open reads what was prepared with a model.
func Open(m *Model, data string) (*Prepared, error) {
	u := &unpacker{in: data}
	if u.bytes(len(PackMark)) != PackMark {
		return nil, errPack
	}
	out := &Prepared{model: m, games: map[string]prepared{}, Sums: map[string]uint32{}}
	ids := u.texts()
	names := make([][]string, len(ids))
	for i := range ids {
		names[i] = u.sums(out.Sums)
	}
	u.sums(out.Sums)
	out.words = u.names()
	for i, id := range ids {
		out.games[id] = prepared{names[i], u.text()}
	}
	return out, u.err
}

func (u *unpacker) sums(sums map[string]uint32) (names []string) {
	names = u.names()
	for _, name := range names {
		sums[name] = u.sum()
	}
	return names
}

// Sums gives what each item of a game was made from, but for those by house rules.
func (x *Index) Sums() map[string]uint32 {
	out := map[string]uint32{}
	for _, s := range x.shelves {
		for i := range s.items {
			if it := s.items[i].Item; it != nil && !it.House {
				out[it.Name] = it.Sum
			}
		}
	}
	return out
}

// Has says whether a game was prepared.
func (p *Prepared) Has(game string) bool { return p.games[game].index != "" }

// Index gives the index of a game. The lexicon is to be open, with the names of its cards, and to have read nothing.
func (p *Prepared) Index(game string, x *lexicon.Lexicon) (*Index, error) {
	names := p.games[game].names
	u := &unpacker{in: p.games[game].index}
	state := u.state()
	f := &packed{keys: u.names()}
	u.postings(f, len(names))
	tokens := tokensOf(f.keys)
	e := exactly{}
	s := &shelf{files: f, items: make([]filed, len(names)), exact: e}
	items := make([]Item, len(names))
	for i, name := range names {
		items[i].Name, items[i].Sum = name, p.Sums[name]
		s.items[i].Item, s.items[i].said = &items[i], &said{}
		u.item(&s.items[i], p.model)
	}
	for i := range s.items {
		for l := range s.items[i].size {
			s.items[i].size[l] = float64(u.number()) / tfUnit
			s.total[l] += s.items[i].size[l]
		}
	}
	for i := range s.items {
		s.items[i].about, s.items[i].cards = u.tokens(tokens), u.tokens(tokens)
	}
	for i := range s.items {
		for l := range s.items[i].more {
			more := u.increasing(u.count(1))
			if n := len(more); n > 0 && more[n-1] >= len(p.model.pieces) {
				u.fail() // it was prepared with another model
			}
			s.items[i].more[l] = more
		}
	}
	for l := range engine.Lang(2) {
		for i := range s.items {
			s.items[i].said.kept[l] = u.kept(p.words)
		}
	}
	if u.err != nil {
		return nil, fmt.Errorf("%s: %w", game, u.err)
	}
	for i := range s.items {
		s.items[i].said.file(e, i)
	}
	x.SealWith(state, p.words)
	return &Index{game: game, lexicon: x, model: p.model, precedents: p.model.Precedents, shelves: []*shelf{s}}, nil
}

// item reads what is known of an item.
func (u *unpacker) item(d *filed, m *Model) {
	flags := u.number()
	d.Item.House = flags&houseFlag != 0
	flags &^= houseFlag
	d.Item.Clause, d.variant = flags&1 != 0, flags&2 != 0
	if d.Item.Stance = Stance(flags / stanceUnit); d.Item.Stance >= stances {
		u.fail()
	}
	d.Item.Shows = u.texts()
	if flags&4 != 0 {
		d.place = u.place()
	} else if d.place = placeOf(m.places[d.Item.Name]); len(d.place) != Dim {
		u.fail()
	}
	d.length = length(d.place)
}

// tokens reads a list of tokens.
func (u *unpacker) tokens(all []string) []string {
	var out []string
	for range u.count(1) {
		if n := u.number(); n < len(all) {
			out = append(out, all[n])
		} else {
			u.fail()
		}
	}
	slices.Sort(out)
	return out
}

func (u *unpacker) state() (state lexicon.State) {
	for l := range state.Words {
		words := u.names()
		shared := make([]int, len(words))
		for i := range shared {
			shared[i] = u.number()
		}
		ends := u.names()
		if len(ends) != len(words) {
			u.fail()
			return state
		}
		state.Words[l] = make([]lexicon.Learnt, len(words))
		for i, w := range words {
			state.Words[l][i] = lexicon.Learnt{Word: w, Stem: w[:min(len(w), shared[i])] + ends[i]}
		}
	}
	state.Short = map[string]string{}
	for range u.count(2) {
		w := u.text()
		state.Short[w] = u.text()
	}
	return state
}

// postings reads where each token stands among so many items.
func (u *unpacker) postings(f *packed, items int) {
	f.from = make([]int, 1, len(f.keys)+1)
	if items > math.MaxUint16 {
		u.fail()
	}
	for range f.keys {
		f.from = append(f.from, f.from[len(f.from)-1]+u.number())
	}
	all := f.from[len(f.from)-1]
	if all > len(u.in) {
		u.fail()
		return
	}
	f.items = make([]uint16, 0, all)
	for i := range f.keys {
		item := 0
		for range f.from[i+1] - f.from[i] {
			if item += u.number(); item >= items {
				u.fail()
			}
			f.items = append(f.items, uint16(item))
		}
	}
	f.often, f.meets = u.bytes(all), u.bytes(all)
}

// packed are files as they were prepared: of each key the postings from one number on to the next one.
type packed struct {
	keys         []string // sorted
	from         []int
	items        []uint16
	often, meets string
}

func (f *packed) find(key string) (from, to int) {
	if i, known := slices.BinarySearch(f.keys, key); known {
		return f.from[i], f.from[i+1]
	}
	return 0, 0
}

func (f *packed) count(key string) int {
	from, to := f.find(key)
	return to - from
}

func (f *packed) at(key string) []posting {
	from, to := f.find(key)
	out := make([]posting, 0, to-from)
	for i := from; i < to; i++ {
		out = append(out, posting{item: int(f.items[i]), tf: f.often[i], credit: f.meets[i]})
	}
	return out
}
