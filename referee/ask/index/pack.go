package index

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/ask/lexicon"
)

// What is prepared is one run of bytes, an index for each game; what was learnt is another. Numbers are varints, texts
// have their length before them, lists their count. Both are shipped compressed: what is alike lies side by side, each
// of the numbers that belong together in a column of its own, and nothing is kept that can be told from the rest.

// PackMark stands at the beginning, so that what an older program prepared is not read wrongly.
const (
	PackMark = PackName + "2\n"
	PackName = "asked " // whatever the form
)

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

// between stands between the texts of a list; none of them holds it.
const between = "\x00"

// names packs texts that are short and many.
func (p *packer) names(list []string) {
	p.number(len(list))
	p.text(strings.Join(list, between))
}

// increasing packs numbers that are sorted, each as what it is more than the one before.
func (p *packer) increasing(list []int) {
	last := 0
	for _, n := range list {
		p.number(n - last)
		last = n
	}
}

// columns packs the numbers of some places: the first one of each, the second one of each.
func (p *packer) columns(places string) {
	for k := range Dim {
		for at := k; at < len(places); at += Dim {
			p.out = append(p.out, places[at])
		}
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
	p.names(m.pieces)
	p.columns(m.sense)
	names := slices.Sorted(maps.Keys(m.places))
	p.names(names)
	var places strings.Builder
	for _, n := range names {
		places.WriteString(m.places[n])
	}
	p.columns(places.String())
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
	p.names(all.games)
	for _, w := range all.ways {
		p.out = append(p.out, w...)
	}
	p.names(all.names)
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
	ids := slices.Sorted(maps.Keys(games))
	p.texts(ids)
	for _, id := range ids {
		var names []string
		sums := map[string]uint32{}
		for i := range games[id].shelves[0].items {
			it := games[id].shelves[0].items[i].Item
			names, sums[it.Name] = append(names, it.Name), it.Sum
		}
		p.sums(names, sums)
	}
	p.sums(slices.Sorted(maps.Keys(others)), others)
	words := wordsOf(games)
	number := map[string]int{}
	for i, w := range words {
		number[w] = i
	}
	p.names(words)
	for _, id := range ids {
		one := &packer{}
		one.index(games[id], number)
		p.text(string(one.out))
	}
	return p.out
}

func (p *packer) sums(names []string, sums map[string]uint32) {
	p.names(names)
	for _, name := range names {
		p.out = binary.BigEndian.AppendUint32(p.out, sums[name])
	}
}

// wordsOf gives all words of what is said of the items of games, those that are used most first, as they get the
// shortest numbers.
func wordsOf(games map[string]*Index) []string {
	uses := map[string]int{}
	for _, x := range games {
		for i := range x.shelves[0].items {
			for _, t := range x.shelves[0].items[i].said.all() {
				for w := range strings.FieldsSeq(t.Words) {
					uses[w]++
				}
			}
		}
	}
	return slices.SortedFunc(maps.Keys(uses), func(a, b string) int {
		return cmp.Or(cmp.Compare(uses[b], uses[a]), cmp.Compare(a, b))
	})
}

func (p *packer) index(x *Index, number map[string]int) {
	p.state(x.lexicon.State())
	s := x.shelves[0]
	f := s.files.(built)
	keys := slices.Sorted(maps.Keys(f))
	p.names(keys)
	p.postings(f, keys)
	tokens := map[string]int{}
	for i, t := range tokensOf(keys) {
		tokens[t] = i
	}
	columns := make([]packer, 4)
	for i := range s.items {
		it := &s.items[i]
		place := x.model.places[it.Item.Name]
		columns[0].number(int(b2i(it.Item.Clause)+2*b2i(it.variant)+4*b2i(place == "")) + 8*int(it.Item.Stance))
		columns[0].texts(it.Item.Shows)
		if place == "" {
			columns[0].place(it.place)
		}
		for l := range it.size {
			columns[1].number(int(it.size[l] * tfUnit))
		}
		for _, list := range [][]string{it.about, it.cards} {
			columns[2].number(len(list))
			for _, t := range list {
				columns[2].number(tokens[t])
			}
		}
		for _, more := range it.more {
			columns[3].number(len(more))
			columns[3].increasing(more)
		}
	}
	for i := range columns {
		p.out = append(p.out, columns[i].out...)
	}
	for l := range engine.Lang(2) {
		for i := range s.items {
			p.said(s.items[i].said.all(), l, number)
		}
	}
}

// state packs what a lexicon has learnt: of each word, how many of its letters its stem has, and what follows them.
func (p *packer) state(state lexicon.State) {
	for l := range state.Words {
		var words, ends []string
		var shared packer
		for _, w := range state.Words[l] {
			n := 0
			for n < min(len(w.Word), len(w.Stem)) && w.Word[n] == w.Stem[n] {
				n++
			}
			shared.number(n)
			words, ends = append(words, w.Word), append(ends, w.Stem[n:])
		}
		p.names(words)
		p.out = append(p.out, shared.out...)
		p.names(ends)
	}
	shorts := slices.Sorted(maps.Keys(state.Short))
	p.number(len(shorts))
	for _, w := range shorts {
		p.text(w)
		p.text(state.Short[w])
	}
}

// postings packs where each token stands.
func (p *packer) postings(f built, keys []string) {
	var items packer
	var often, meets []byte
	for _, key := range keys {
		p.number(len(f[key]))
		last := 0
		for _, at := range f[key] {
			items.number(at.item - last)
			last = at.item
			often, meets = append(often, at.tf), append(meets, at.credit)
		}
	}
	p.out = slices.Concat(p.out, items.out, often, meets)
}

// tokensOf gives the tokens that are filed by some keys, in their order.
func tokensOf(keys []string) []string {
	var out []string
	seen := map[string]bool{}
	for _, key := range keys {
		if token := key[1:]; !seen[token] {
			seen[token] = true
			out = append(out, token)
		}
	}
	return out
}

func (p *packer) place(v []int8) {
	for _, x := range v {
		p.out = append(p.out, byte(x))
	}
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
	x.SealWith(state)
	return &Index{game: game, lexicon: x, model: p.model, precedents: p.model.Precedents, shelves: []*shelf{s}}, nil
}

// item reads what is known of an item.
func (u *unpacker) item(d *filed, m *Model) {
	flags := u.number()
	d.Item.Clause, d.variant = flags&1 != 0, flags&2 != 0
	if d.Item.Stance = Stance(flags >> 3); d.Item.Stance > No {
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
