package index

import (
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sort"

	"tablereferee/engine"
	"tablereferee/referee/ask/lexicon"
)

// What is prepared is one run of bytes, an index for each game; what was learnt is another. Numbers are varints, texts
// have their length before them, lists their count. Tokens are numbered, and what stands where is read only when a
// question asks for it.

// PackMark stands at the beginning, so that what an older program prepared is not read wrongly.
const PackMark = "asked 1\n"

// packer writes.
type packer struct{ out []byte }

func (p *packer) number(n int) { p.out = binary.AppendUvarint(p.out, uint64(n)) }
func (p *packer) text(s string) {
	p.number(len(s))
	p.out = append(p.out, s...)
}
func (p *packer) texts(list []string) {
	p.number(len(list))
	for _, s := range list {
		p.text(s)
	}
}
func (p *packer) place(v []int8) {
	for _, x := range v {
		p.out = append(p.out, byte(x))
	}
}

// PackModel gives the bytes of a model.
func PackModel(m *Model) []byte {
	p := &packer{out: []byte(PackMark)}
	p.model(m)
	return p.out
}

// fine is how finely the weights of a model are kept.
const fine = 1 << 16

func (p *packer) model(m *Model) {
	p.texts(m.pieces)
	for _, s := range m.scale {
		p.number(int(s))
	}
	p.out = append(p.out, m.sense...)
	names := slices.Sorted(maps.Keys(m.places))
	p.texts(names)
	for _, n := range names {
		p.out = append(p.out, m.places[n]...)
	}
	p.weights(m.Rank)
	p.weights(m.Sure)
	p.precedents(m.Precedents)
}

func (p *packer) weights(list []float64) {
	p.number(len(list))
	for _, w := range list {
		p.out = binary.AppendVarint(p.out, int64(w*fine))
	}
}

func (p *packer) precedents(all *Precedents) {
	if all == nil {
		all = NewPrecedents(nil)
	}
	p.weights(all.Usual[:])
	p.texts(all.games)
	for _, w := range all.ways {
		p.out = append(p.out, w...)
	}
	p.texts(all.names)
	for n := range all.names {
		p.number(len(all.of(n)))
		last := 0
		for _, j := range all.of(n) {
			p.number(int(j) - last)
			last = int(j)
		}
	}
}

// Pack gives the bytes of what is prepared: the indexes of games by their ids, and the sums of scenarios that ask
// nothing.
func Pack(games map[string]*Index, others map[string]uint32) []byte {
	p := &packer{out: []byte(PackMark)}
	p.number(len(games))
	ids := slices.Sorted(maps.Keys(games))
	sums := maps.Clone(others)
	for _, id := range ids {
		maps.Copy(sums, games[id].Sums())
	}
	p.number(len(sums))
	for _, name := range slices.Sorted(maps.Keys(sums)) {
		p.text(name)
		p.out = binary.BigEndian.AppendUint32(p.out, sums[name])
	}
	for _, id := range ids {
		one := &packer{}
		one.index(games[id])
		p.text(id)
		p.text(string(one.out))
	}
	return p.out
}

func (p *packer) index(x *Index) {
	state := x.lexicon.State()
	for l := range state.Words {
		p.number(len(state.Words[l]))
		for _, w := range state.Words[l] {
			p.text(w.Word)
			p.text(w.Stem)
		}
	}
	shorts := slices.Sorted(maps.Keys(state.Short))
	p.number(len(shorts))
	for _, w := range shorts {
		p.text(w)
		p.text(state.Short[w])
	}
	s := x.shelves[0]
	f := s.files.(built)
	keys := slices.Sorted(maps.Keys(f))
	number := map[string]int{}
	p.texts(keys)
	for _, key := range keys {
		if _, known := number[key[1:]]; !known {
			number[key[1:]] = len(number)
		}
	}
	tokens := make([]string, len(number))
	for t, n := range number {
		tokens[n] = t
	}
	p.texts(tokens)
	for _, key := range keys {
		one := &packer{}
		last := 0
		for _, posting := range f[key] {
			one.number(posting.item - last)
			one.out = append(one.out, posting.tf, posting.credit)
			last = posting.item
		}
		p.number(len(f[key]))
		p.text(string(one.out))
	}
	numbers := func(list []string) {
		p.number(len(list))
		for _, t := range list {
			p.number(number[t])
		}
	}
	p.number(len(s.items))
	for i := range s.items {
		it := &s.items[i]
		p.text(it.Item.Name)
		p.number(int(b2i(it.Item.Clause)+2*b2i(it.variant)) + 4*int(it.Item.Stance))
		p.out = binary.BigEndian.AppendUint32(p.out, it.Item.Sum)
		p.texts(it.Item.Shows)
		p.place(it.place)
		p.text(it.ways)
		for l := range it.size {
			p.number(int(it.size[l] * tfUnit))
		}
		p.text(it.words[engine.EN])
		p.text(it.words[engine.FR])
		numbers(it.about)
		numbers(it.cards)
		numbers(it.asked[engine.EN])
		numbers(it.asked[engine.FR])
	}
	e := s.exact.(exactly)
	hashes := slices.Sorted(maps.Keys(e))
	hashes = slices.DeleteFunc(hashes, func(h uint64) bool { return e[h] < 0 })
	p.number(len(hashes))
	for _, h := range hashes {
		p.out = binary.BigEndian.AppendUint64(p.out, h)
		p.out = binary.BigEndian.AppendUint32(p.out, uint32(e[h]))
	}
}

// packedExact are the hashes in their order, each with the number of its item behind it.
type packedExact string

const exactLength = 8 + 4

func (e packedExact) item(hash uint64) (n int, recorded, known bool) {
	at := func(i int) (uint64, int) {
		b := []byte(e[i*exactLength : (i+1)*exactLength])
		return binary.BigEndian.Uint64(b), int(binary.BigEndian.Uint32(b[8:]))
	}
	i := sort.Search(len(e)/exactLength, func(i int) bool { h, _ := at(i); return h >= hash })
	if i == len(e)/exactLength {
		return 0, false, false
	}
	h, n := at(i)
	return n / 2, n%2 != 0, h == hash
}

func b2i(yes bool) int64 {
	if yes {
		return 1
	}
	return 0
}

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
	m.pieces = u.texts()
	m.scale = make([]uint16, len(m.pieces))
	for i := range m.scale {
		m.scale[i] = uint16(u.number())
	}
	m.sense = u.bytes(len(m.pieces) * Dim)
	names := u.texts()
	places := u.bytes(len(names) * Dim)
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
	p.games = u.texts()
	for range p.games {
		p.ways = append(p.ways, u.bytes(wayLength))
	}
	p.names = u.texts()
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
	games map[string]string
}

// Open reads what was prepared with a model.
func Open(m *Model, data string) (*Prepared, error) {
	u := &unpacker{in: data}
	if u.bytes(len(PackMark)) != PackMark {
		return nil, errPack
	}
	out := &Prepared{model: m, games: map[string]string{}, Sums: map[string]uint32{}}
	games := u.count(2)
	for range u.count(5) {
		name := u.text()
		out.Sums[name] = u.sum()
	}
	for range games {
		id := u.text()
		out.games[id] = u.text()
	}
	return out, u.err
}

// Sums gives what each item of a game was made from.
func (x *Index) Sums() map[string]uint32 {
	out := map[string]uint32{}
	for _, s := range x.shelves {
		for i := range s.items {
			if it := s.items[i].Item; it != nil {
				out[it.Name] = it.Sum
			}
		}
	}
	return out
}

// Has says whether a game was prepared.
func (p *Prepared) Has(game string) bool { return p.games[game] != "" }

// Index gives the index of a game. The lexicon is to be open, with the names of its cards, and to have read nothing.
func (p *Prepared) Index(game string, x *lexicon.Lexicon) (*Index, error) {
	u := &unpacker{in: p.games[game]}
	var state lexicon.State
	for l := range state.Words {
		state.Words[l] = make([]lexicon.Learnt, u.count(2))
		for i := range state.Words[l] {
			state.Words[l][i] = lexicon.Learnt{Word: u.text(), Stem: u.text()}
		}
	}
	state.Short = map[string]string{}
	for range u.count(2) {
		w := u.text()
		state.Short[w] = u.text()
	}
	f := &packed{keys: u.texts()}
	tokens := u.texts()
	f.counts, f.lists = make([]int, len(f.keys)), make([]string, len(f.keys))
	for i := range f.keys {
		f.counts[i] = u.number()
		f.lists[i] = u.text()
	}
	s := &shelf{files: f}
	items := make([]Item, u.count(1))
	s.items = make([]filed, len(items))
	list := func() []string {
		var out []string
		for range u.count(1) {
			if n := u.number(); n < len(tokens) {
				out = append(out, tokens[n])
			} else {
				u.fail()
			}
		}
		slices.Sort(out)
		return out
	}
	for i := range items {
		it := &items[i]
		it.Name = u.text()
		flags := u.number()
		it.Clause, s.items[i].variant = flags&1 != 0, flags&2 != 0
		if it.Stance = Stance(flags >> 2); it.Stance > No {
			u.fail()
		}
		it.Sum = u.sum()
		it.Shows = u.texts()
		d := &s.items[i]
		d.Item, d.place = it, u.place()
		d.length = length(d.place)
		d.ways = u.text()
		for l := range d.size {
			d.size[l] = float64(u.number()) / tfUnit
			s.total[l] += d.size[l]
		}
		d.words[engine.EN], d.words[engine.FR] = u.text(), u.text()
		d.about, d.cards = list(), list()
		d.asked[engine.EN], d.asked[engine.FR] = list(), list()
	}
	e := packedExact(u.bytes(u.number() * exactLength))
	s.exact = e
	for i := range len(e) / exactLength {
		if n := binary.BigEndian.Uint32([]byte(e[i*exactLength+8 : (i+1)*exactLength])); int(n)/2 >= len(items) {
			u.fail()
		}
	}
	if u.err != nil {
		return nil, fmt.Errorf("%s: %w", game, u.err)
	}
	x.SealWith(state)
	return &Index{game: game, lexicon: x, model: p.model, precedents: p.model.Precedents, shelves: []*shelf{s}}, nil
}

// packed are files that are read when they are asked for.
type packed struct {
	keys   []string // sorted
	counts []int
	lists  []string
}

func (f *packed) find(key string) (int, bool) {
	i := sort.SearchStrings(f.keys, key)
	return i, i < len(f.keys) && f.keys[i] == key
}

func (f *packed) count(key string) int {
	if i, known := f.find(key); known {
		return f.counts[i]
	}
	return 0
}

func (f *packed) at(key string) []posting {
	i, known := f.find(key)
	if !known {
		return nil
	}
	u := &unpacker{in: f.lists[i]}
	out := make([]posting, 0, f.counts[i])
	item := 0
	for range f.counts[i] {
		item += u.number()
		rest := u.bytes(2)
		if u.err != nil {
			break
		}
		out = append(out, posting{item: item, tf: rest[0], credit: rest[1]})
	}
	return out
}
