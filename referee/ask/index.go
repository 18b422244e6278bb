package ask

import (
	"math"
	"slices"
	"strings"

	"tablereferee/engine"
)

// document is one item in one language. Languages are kept apart so that a question in French is compared with the French
// text as written, and with the English one through what both share: cards, concepts and numbers.
type document struct {
	item   int // index among the entries, or after them among the clauses
	length float64
	mass   float64  // informative weight of the question itself
	core   []string // the tokens of the question, once each
	named  bool     // the question or title names a card: the item is on it
	props  bool     // some card of the item is more than a basic one
}

// posting says that a document holds a token.
type posting struct {
	doc    int
	tf     float64 // occurrences, weighted by field
	credit float64 // how far meeting it covers the term, by the best field it stands in
}

// field is a part of an item's text. Players repeat the words of a question, seldom those of its ruling; the list of cards
// holds the props of a scenario as well as what it is on.
type field struct {
	weight float64 // of an occurrence, for ranking
	credit float64 // of a term met there, for coverage
	names  bool    // a card named here is what the item is on
}

var (
	questionField = field{weight: 1, credit: 1, names: true}
	titleField    = field{weight: 0.7, credit: 1, names: true}
	subjectField  = field{weight: 0.5, credit: 1, names: true} // the cards of a clause
	rulingField   = field{weight: 0.3, credit: 0.6}
	propsField    = field{weight: 0.3, credit: 0.25} // the cards of an entry
	whereField    = field{weight: 0.3, credit: 0.6}
)

// draft gathers a document before it is filed.
type draft struct {
	doc    document
	tf     map[string]float64
	credit map[string]float64
	order  []string // tokens in the order met, so that nothing depends on the order of a map
}

func (x *Index) draft(item int) *draft {
	return &draft{tf: map[string]float64{}, credit: map[string]float64{}, doc: document{item: item}}
}

// add reads a text into a draft.
func (x *Index) add(d *draft, l engine.Lang, f field, texts ...string) {
	for _, s := range texts {
		words := x.lexicon.words(l, s)
		for _, w := range words {
			x.lexicon.learn(l, w.text)
		}
		for _, t := range x.lexicon.read(l, words) {
			for _, token := range t.tokens {
				if _, seen := d.tf[token]; !seen {
					d.order = append(d.order, token)
				}
				d.tf[token] += f.weight / float64(len(t.tokens))
				d.credit[token] = max(d.credit[token], f.credit)
				d.doc.props = d.doc.props || strings.HasPrefix(token, cardMark)
				d.doc.named = d.doc.named || f.names && x.lexicon.isCard(token)
			}
			d.doc.length += f.weight
		}
	}
}

func (x *Index) addEntry(i int) {
	e := &x.entries[i]
	for l := range engine.Lang(2) {
		if e.Question[l] == "" && (l == engine.FR || e.Title == "") {
			continue
		}
		d := x.draft(i)
		x.add(d, l, questionField, e.Question[l])
		d.doc.core = slices.Clone(d.order)
		if l == engine.EN {
			x.add(d, l, titleField, e.Title)
		}
		x.add(d, l, rulingField, e.Ruling[l])
		x.add(d, l, propsField, e.Cards...)
		x.file(d)
	}
}

func (x *Index) addClause(i int) {
	c := &x.clauses[i]
	for l := range engine.Lang(2) {
		if c.Says[l] == "" {
			continue
		}
		d := x.draft(len(x.entries) + i)
		x.add(d, l, questionField, c.Says[l])
		d.doc.core = slices.Clone(d.order)
		x.add(d, l, whereField, c.Where[l])
		x.add(d, l, subjectField, c.Cards...)
		x.file(d)
	}
}

func (x *Index) file(d *draft) {
	n := len(x.docs)
	x.docs = append(x.docs, d.doc)
	for _, token := range d.order {
		x.posts[token] = append(x.posts[token], posting{doc: n, tf: d.tf[token], credit: d.credit[token]})
	}
}

// weigh computes what depends on the whole collection: how rare each token is, and how much each question says. A token
// is counted once per item, however many languages of it hold the token.
func (x *Index) weigh() {
	n := float64(len(x.entries) + len(x.clauses))
	rarity := func(df float64) float64 { return math.Log(1 + (n-df+0.5)/(df+0.5)) }
	x.rarest = rarity(0)
	x.idf = make(map[string]float64, len(x.posts))
	for token, posts := range x.posts {
		df, last := 0.0, -1
		for _, p := range posts {
			if item := x.docs[p.doc].item; item != last {
				df++
				last = item
			}
		}
		x.idf[token] = rarity(df)
	}
	for i := range x.docs {
		for _, token := range x.docs[i].core {
			x.docs[i].mass += x.idf[token] * weight(token)
		}
	}
	x.lexicon.seal()
}
