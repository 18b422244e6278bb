package index

import (
	"cmp"
	"encoding/binary"
	"maps"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/ask/lexicon"
)

// What is prepared is one run of bytes, an index for each game; what was learnt is another. Numbers are varints, texts
// have their length before them, lists their count. The pages of the book have both compressed: what is alike lies side
// by side, each of the numbers that belong together in a column of its own, and nothing is kept that can be told from
// the rest.

// PackMark stands at the beginning, so that what an older program prepared is not read wrongly.
const (
	PackMark = PackName + "2\n"
	PackName = "asked " // whatever the form
)

// houseFlag is added to what is kept of an item whose ruling is by a house rule.
const houseFlag = 32

// stanceUnit is what a step of the stance adds to that. All stances lie below the flag: the constant is negative, and
// does not compile, where they do not.
const (
	stanceUnit = 8
	_          = uint(houseFlag - stanceUnit*int(stances))
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
		columns[0].number(int(b2i(it.Item.Clause)+2*b2i(it.variant)+4*b2i(place == "")) +
			stanceUnit*int(it.Item.Stance) + houseFlag*int(b2i(it.Item.House)))
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
