package index

import (
	"cmp"
	"math"
	"math/bits"
	"slices"
	"sort"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/ask/lexicon"
)

// BM25: documents with longer texts must not win by their length (b), and a word may well count more than once (k1).
const (
	k1 = 1.2
	b  = 0.7
)

// How much a term of each kind weighs, beside its rarity. Basic cards, such as Weakness, are in so many texts that
// their rarity alone would hide them.
const (
	cardWeight     = 1.2
	basicWeight    = 2
	termWeight     = 1.0 // concepts and numbers
	negationWeight = 1.3
	wordWeight     = 0.6
	partWeight     = 0.6 // times that of a card known by one word of its name
)

// Index is what can be found of one game. It never changes once it is made, and may be shared between goroutines.
type Index struct {
	lexicon *lexicon.Lexicon
	game    string // its id
	model   *Model
	shelves []*shelf // what was prepared, and what was added

	precedents *Precedents
}

// shelf is some items, filed by their terms.
type shelf struct {
	items []filed
	files files
	total [2]float64 // of the lengths of its documents
	exact exact
}

// exact finds the item that is asked for in just some words, by their hash, and whether that is how it is recorded.
type exact interface {
	item(hash uint64) (n int, recorded, known bool)
}

// exactly are those of items that were just filed: twice the number of the item, and one more where it is recorded so;
// -1 where there are two of one wording, and no telling which.
type exactly map[uint64]int

func (e exactly) item(hash uint64) (n int, recorded, known bool) {
	n, known = e[hash]
	return n / 2, n%2 != 0, known && n >= 0
}

// add files a way to ask for an item.
func (e exactly) add(hash uint64, item int, recorded bool) {
	n := 2 * item
	if recorded {
		n++
	}
	switch was, known := e[hash]; {
	case !known:
		e[hash] = n
	case was >= 0 && was/2 == item:
		e[hash] = max(was, n)
	default:
		e[hash] = -1
	}
}

// files holds where each token stands, by language.
type files interface {
	at(key string) []posting
	count(key string) int
}

// filed is an item as it is found.
type filed struct {
	Item    *Item
	place   []int8 // in the space of senses
	length  float64
	size    [2]float64 // weighted length of its document in each language
	about   []string   // tokens of the cards that it is about, sorted
	cards   []string   // of all cards in it, sorted
	variant bool       // its question is on a variant of the game
	more    [2][]int   // the pieces that its words are, in each language, but for those of what is said
	said    *said
}

// wayLength is how many bytes hold where one way to ask for an item lies: two numbers of four bits to a byte, from -7
// to 7, and 8 added.
const wayLength = Dim / 2

func wayOf(v []int8) string {
	var out [wayLength]byte
	for k, x := range v {
		four := byte(math.Round(float64(x)*7/127) + 8)
		out[k/2] |= four << (4 * (k % 2))
	}
	return string(out[:])
}

// nearWay is the cosine of the angle between a way and a sense.
func nearWay(way string, v []int8, long float64) float64 {
	sum, own := int32(0), int32(0)
	for i := range wayLength {
		a, b := int32(way[i]&15)-8, int32(way[i]>>4)-8
		sum += a*int32(v[2*i]) + b*int32(v[2*i+1])
		own += a*a + b*b
	}
	if own == 0 || long == 0 {
		return 0
	}
	return float64(sum) / (long * math.Sqrt(float64(own)))
}

// posting says that a document holds a token. Its numbers are whole, as they are kept: tf in sixteenths, credit in
// hundredths.
type posting struct {
	item   int
	tf     uint8 // occurrences, weighted by field
	credit uint8 // how far meeting it covers the term, by the best field it stands in
}

const (
	tfUnit     = 16
	creditUnit = 100
)

func (p posting) often() float64 { return float64(p.tf) / tfUnit }
func (p posting) meets() float64 { return float64(p.credit) / creditUnit }

// built are the files of items that were just filed.
type built map[string][]posting

func (b built) at(key string) []posting { return b[key] }
func (b built) count(key string) int    { return len(b[key]) }

// New builds an index of some items of a game. The lexicon is to be open: it learns the words of all texts, and is
// sealed.
func New(game string, x *lexicon.Lexicon, m *Model, items []Item) *Index {
	for i := range items {
		for _, t := range items[i].Texts {
			if !items[i].House {
				x.Read(t.Lang, t.Words)
			}
		}
	}
	x.Seal()
	return &Index{game: game, lexicon: x, model: m, precedents: m.Precedents, shelves: []*shelf{file(x, m, items)}}
}

// Lexicon gives the words that the index knows.
func (x *Index) Lexicon() *lexicon.Lexicon { return x.lexicon }

// Model gives what the index was learnt from.
func (x *Index) Model() *Model { return x.model }

// Recalling gives an index that goes by other precedents.
func (x *Index) Recalling(p *Precedents) *Index {
	other := *x
	other.precedents = p
	return &other
}

// With gives an index with more items, beside those it has. An item of the same name takes the place of the one that is
// there.
func (x *Index) With(items []Item) *Index {
	if len(items) == 0 {
		return x
	}
	more := *x
	more.shelves = append(slices.Clip(x.shelves), file(x.lexicon, x.model, items))
	return &more
}

// Without gives an index that finds none of the items that are gone.
func (x *Index) Without(gone func(it *Item) bool) *Index {
	less := *x
	less.shelves = nil
	for _, s := range x.shelves {
		if !slices.ContainsFunc(s.items, func(f filed) bool { return f.Item != nil && gone(f.Item) }) {
			less.shelves = append(less.shelves, s)
			continue
		}
		kept := *s
		kept.items = slices.Clone(s.items)
		for i := range kept.items {
			if it := kept.items[i].Item; it != nil && gone(it) {
				kept.items[i].Item = nil
			}
		}
		less.shelves = append(less.shelves, &kept)
	}
	return &less
}

// fileKey is where a token of a language is filed.
func fileKey(l engine.Lang, token string) string { return string("ef"[l]) + token }

// neutral says whether a token is the same in both languages.
func neutral(token string) bool { return !strings.HasPrefix(token, lexicon.WordMark) }

func file(x *lexicon.Lexicon, m *Model, items []Item) *shelf {
	f, e := built{}, exactly{}
	s := &shelf{files: f, exact: e}
	for n := range items {
		it := &items[n]
		d := draft{x: x, m: m, filed: filed{Item: it, said: &said{}}}
		for l := range d.docs {
			d.docs[l] = document{tf: map[string]float64{}, credit: map[string]float64{}}
		}
		for _, t := range it.Texts {
			if strings.TrimSpace(t.Words) == "" {
				continue
			}
			d.add(t)
		}
		d.filed.said.file(e, n)
		s.items = append(s.items, d.finish(it.Name))
		for l := range d.docs {
			s.total[l] += s.items[n].size[l]
			for _, token := range d.docs[l].order {
				key := fileKey(engine.Lang(l), token)
				f[key] = append(f[key], d.docs[l].posting(n, token))
			}
		}
	}
	return s
}

// draft gathers what an item is found by.
type draft struct {
	x     *lexicon.Lexicon
	m     *Model
	filed filed
	docs  [2]document
	mean  [Dim]float64 // of the senses of its texts
	own   [2][]int     // the pieces that the words of what is said are
}

func (d *draft) add(t Text) {
	w := weights[t.Field]
	if d.filed.Item.House {
		d.filed.said.texts = append(d.filed.said.texts, Text{t.Lang, t.Field, lexicon.Plain(t.Words)})
		return
	}
	r := d.x.Read(t.Lang, t.Words)
	for l := range engine.Lang(2) {
		d.docs[l].add(&r, w, l)
	}
	switch t.Field {
	case Question, Wording, Says:
		d.filed.said.texts = append(d.filed.said.texts, Text{t.Lang, t.Field, lexicon.Plain(t.Words)})
		d.own[t.Lang] = append(d.own[t.Lang], d.m.words(&r)...)
	case Rests, Props, Heading:
	default:
		d.filed.more[t.Lang] = append(d.filed.more[t.Lang], d.m.words(&r)...)
	}
	for _, term := range r.Terms {
		for _, token := range term.Tokens {
			if !strings.HasPrefix(token, lexicon.CardMark) && !d.x.Basic(token) {
				continue
			}
			d.filed.cards = append(d.filed.cards, token)
			if w.about && t.Field != Wording {
				d.filed.about = append(d.filed.about, token)
			}
		}
		if t.Field == Question || t.Field == Says || t.Field == Title {
			for _, token := range term.Tokens {
				d.filed.variant = d.filed.variant || variants[token]
			}
		}
	}
	if w.sense > 0 && !d.m.knew(d.filed.Item.Name) {
		var v Vector
		d.m.add(&v, &r)
		short := v.short()
		if long := length(short); long > 0 {
			for k, c := range short {
				d.mean[k] += float64(w.sense * float64(c) / long)
			}
		}
	}
}

func (d *draft) finish(name string) filed {
	f := d.filed
	if place, known := d.m.places[name]; known {
		f.place = placeOf(place)
	} else {
		var sense Vector
		for k, c := range d.mean {
			sense[k] = int32(math.Round(c * 1e4))
		}
		f.place = sense.short()
	}
	f.length = length(f.place)
	f.about, f.cards = unique(f.about), unique(f.cards)
	for l := range d.docs {
		f.size[l] = math.Round(d.docs[l].size*tfUnit) / tfUnit
		own := unique(d.own[l])
		f.more[l] = slices.DeleteFunc(unique(f.more[l]), func(p int) bool {
			_, there := slices.BinarySearch(own, p)
			return there
		})
	}
	return f
}

func unique[T cmp.Ordered](list []T) []T {
	slices.Sort(list)
	return slices.Compact(list)
}

// document gathers the texts of an item that are in a language, and what those in the other one share with it.
type document struct {
	tf, credit map[string]float64
	order      []string // in the order met, so that nothing depends on the order of a map
	size       float64
}

func (d *document) add(r *lexicon.Reading, f field, l engine.Lang) {
	weight := f.weight
	if r.Lang != l {
		weight /= 2
	}
	for _, t := range r.Terms {
		for _, token := range t.Tokens {
			if r.Lang != l && !neutral(token) {
				continue
			}
			if _, seen := d.tf[token]; !seen {
				d.order = append(d.order, token)
			}
			d.tf[token] += weight / float64(len(t.Tokens))
			d.credit[token] = max(d.credit[token], f.credit)
		}
	}
	if r.Lang == l {
		d.size += weight * float64(len(r.Terms))
	}
}

func (d *document) posting(item int, token string) posting {
	return posting{item: item, tf: roughly(math.Round(d.tf[token] * tfUnit)),
		credit: uint8(math.Round(d.credit[token] * creditUnit))}
}

// roughly keeps three binary digits of a number from one on: how often a token stands somewhere soon matters no more.
func roughly(x float64) uint8 {
	n := uint(max(1, min(255-1<<4, x)))
	low := max(0, bits.Len(n)-3)
	return uint8((n + 1<<low>>1) >> low << low)
}

// idf tells how rare a token is among the items that were prepared, whatever the language.
func (x *Index) idf(token string) float64 {
	s := x.shelves[0]
	n := float64(len(s.items))
	df := float64(max(s.files.count(fileKey(engine.EN, token)), s.files.count(fileKey(engine.FR, token))))
	return math.Log(1 + (n-df+0.5)/(df+0.5))
}

func (x *Index) weight(t *lexicon.Term, token string) float64 {
	w := x.idf(token)
	switch {
	case strings.HasPrefix(token, lexicon.CardMark):
		w *= cardWeight
	case x.lexicon.Basic(token):
		w *= basicWeight
	case token == lexicon.ConceptMark+"not":
		w *= negationWeight
	case !neutral(token):
		w *= wordWeight
	default:
		w *= termWeight
	}
	if t.Part {
		w *= partWeight
	}
	return w
}

// Found is an item that may be what is asked for.
type Found struct {
	Item  *Item
	Marks [Marks]float64 // what speaks for it
	Score float64        // the marks, weighed: the greater, the nearer
	filed *filed
}

// most is how many items are looked at more closely.
const most = 40

// Sense gives where a question lies in the space of senses.
func (x *Index) Sense(r lexicon.Reading) []int8 { return x.weigh(&r).sense }

// Find gives the items nearest to a question, best first.
func (x *Index) Find(r lexicon.Reading) []Found {
	q := x.weigh(&r)
	var all []Found
	for _, s := range x.shelves {
		all = append(all, x.search(s, q)...)
	}
	for i := range all {
		for k, w := range x.model.Rank {
			all[i].Score += float64(w * all[i].Marks[k])
		}
	}
	sort.SliceStable(all, func(i, j int) bool {
		if all[i].Score != all[j].Score {
			return all[i].Score > all[j].Score
		}
		return all[i].Item.Name < all[j].Item.Name
	})
	return all[:min(len(all), most)]
}

// Exactly gives the item that is asked for in just these words, in a language, or by its name, nil if there is none,
// and whether it is recorded in them.
func (x *Index) Exactly(words string, l engine.Lang) (it *Item, recorded bool) {
	if it := x.called(strings.ToLower(strings.TrimSpace(words))); it != nil {
		return it, true
	}
	key := hash(l, lexicon.Plain(words))
	for i := len(x.shelves) - 1; i >= 0; i-- {
		n, recorded, known := x.shelves[i].exact.item(key)
		if known && x.shelves[i].items[n].Item != nil {
			return x.shelves[i].items[n].Item, recorded
		}
	}
	return nil, false
}

// called gives the item of a name, the id of a clause or that of a scenario, nil if there is none.
func (x *Index) called(name string) *Item {
	for i := len(x.shelves) - 1; i >= 0; i-- {
		for n := range x.shelves[i].items {
			if it := x.shelves[i].items[n].Item; it != nil && it.Name == name {
				return it
			}
		}
	}
	return nil
}

// Showing gives the names of the recorded questions that rest on a clause, those first that rest on little else.
func (x *Index) Showing(clause string) []string {
	var items []*Item
	for _, s := range x.shelves {
		for i := range s.items {
			if it := s.items[i].Item; it != nil && slices.Contains(it.Shows, clause) {
				items = append(items, it)
			}
		}
	}
	slices.SortFunc(items, func(a, b *Item) int {
		return cmp.Or(cmp.Compare(len(a.Shows), len(b.Shows)), cmp.Compare(a.Name, b.Name))
	})
	var out []string
	for _, it := range items {
		out = append(out, it.Name)
	}
	return out
}
