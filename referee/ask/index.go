package ask

import (
	"maps"
	"math"
	"runtime"
	"slices"
	"strings"
	"sync"

	"tablereferee/engine"
)

// document is one item in one language. Languages are kept apart so that a question in French is compared with the
// French text as written, and with the English one through what both share: cards, concepts and numbers.
type document struct {
	item     int // index among the entries, or after them among the clauses
	length   float64
	question summary
	title    summary
	named    bool // the question or title names a card: the item is on it
	titled   bool // the title names a card other than a basic one: the item is on nothing else
	variant  bool // it is on a variant of the game
	props    bool // some card of the item is more than a basic one
}

// summary is what a question or a title says: its tokens, once each, and their weight.
type summary struct {
	tokens []string
	mass   float64
}

// posting says that a document holds a token.
type posting struct {
	doc    int
	tf     float64 // occurrences, weighted by field
	credit float64 // how far meeting it covers the term, by the best field it stands in
}

// field is a part of an item's text. Players repeat the words of a question or of its title, seldom those of its
// ruling; the list of cards holds the props of a scenario as well as what it is on.
type field struct {
	weight float64 // of an occurrence, for ranking
	credit float64 // of a term met there, for coverage
	names  bool    // a card named here is what the item is on
}

var (
	questionField = field{weight: 1, credit: 1, names: true}
	titleField    = field{weight: 0.55, credit: 1, names: true}
	nameField     = field{weight: 1.4, credit: 0.7} // the words of an entry's name
	rulingField   = field{weight: 0.25, credit: 0.65}
	clauseField   = field{weight: 0.2, credit: 0.07}           // the clauses that an entry rests on
	propsField    = field{weight: 0.2}                         // the cards of an entry
	subjectField  = field{weight: 0.5, credit: 1, names: true} // the cards of a clause
	whereField    = field{weight: 0.3, credit: 0.6}
)

// variantTokens are the terms by which a question or an entry shows that it is on a variant of the game.
var variantTokens = map[string]bool{
	conceptMark + "variant": true, conceptMark + "teammate": true, conceptMark + "good-guy": true,
}

// aboutCredit is the least credit of a field that says what an item is about, and not only what else is in it.
const aboutCredit = 0.7

// text is a part of an item on its way into the index.
type text struct {
	lang  engine.Lang
	words []word
	terms []term
}

// source is an item on its way into the index, in both languages where it has them.
type source struct {
	question, detail [2]text // detail is a ruling, or the place of a clause
	title, name      text    // in English
	cards            text
}

// build files all items. Cutting and reading the texts takes nearly all the time, and goes side by side.
func (x *Index) build() {
	sources := make([]source, len(x.entries)+len(x.clauses))
	for l := range x.asked {
		x.asked[l] = map[string]int{}
		twice := map[string]bool{}
		for n := range x.entries {
			k := key(split(x.entries[n].Question[l]))
			if _, known := x.asked[l][k]; known {
				twice[k] = true
			}
			x.asked[l][k] = n
		}
		// two rulings: no telling which
		maps.DeleteFunc(x.asked[l], func(k string, _ int) bool { return k == "" || twice[k] })
	}
	parallel(len(sources), func(i int) {
		s := &sources[i]
		en := func(t string) text { return text{lang: engine.EN, words: split(t)} }
		var question, detail engine.Text
		var cards []string
		if i < len(x.entries) {
			e := &x.entries[i]
			question, detail, cards = e.Question, e.Ruling, e.Cards
			s.title, s.name = en(e.Title), en(strings.ReplaceAll(e.Name, "/", ". "))
		} else {
			c := &x.clauses[i-len(x.entries)]
			question, detail, cards = c.Says, c.Where, c.Cards
		}
		for l := range engine.Lang(2) {
			s.question[l] = text{lang: l, words: split(question[l])}
			s.detail[l] = text{lang: l, words: split(detail[l])}
		}
		s.cards = en(strings.Join(cards, ". "))
	})
	texts := make([]*text, 0, 7*len(sources))
	for i := range sources {
		s := &sources[i]
		texts = append(texts, &s.question[0], &s.question[1], &s.detail[0], &s.detail[1], &s.title, &s.name, &s.cards)
	}
	for _, t := range texts {
		x.lexicon.lookAll(t.words)
	}
	perLang(func(l engine.Lang) {
		for _, t := range texts {
			if t.lang == l {
				x.lexicon.learn(l, t.words)
			}
		}
	})
	parallel(len(texts), func(i int) { texts[i].terms = x.lexicon.read(texts[i].lang, texts[i].words) })
	says := map[string]*source{}
	for i := range x.clauses {
		says[x.clauses[i].ID] = &sources[len(x.entries)+i]
	}
	d := draft{tf: map[string]float64{}, credit: map[string]float64{}}
	for i := range sources {
		s := &sources[i]
		for l := range engine.Lang(2) {
			if len(s.question[l].words) == 0 && (l == engine.FR || len(s.title.words) == 0) {
				continue
			}
			d.begin(i)
			x.add(&d, questionField, s.question[l].terms)
			d.doc.question.tokens = slices.Clone(d.order)
			if i < len(x.entries) {
				// Titles and names are English, but most of what they say are cards and game terms, the same in both
				// languages.
				x.add(&d, titleField, s.title.terms)
				d.doc.title.tokens, d.doc.titled = titleTokens(s.title.terms, l)
				x.add(&d, nameField, s.name.terms)
				x.add(&d, rulingField, s.detail[l].terms)
				for _, id := range x.entries[i].Clauses {
					if c := says[id]; c != nil {
						x.add(&d, clauseField, c.question[l].terms)
					}
				}
				x.add(&d, propsField, s.cards.terms)
			} else {
				x.add(&d, whereField, s.detail[l].terms)
				x.add(&d, subjectField, s.cards.terms)
			}
			x.file(&d)
		}
	}
	x.weigh()
}

// parallel does something n times, some at a time.
func parallel(n int, do func(i int)) {
	jobs := min(runtime.GOMAXPROCS(0), n)
	var wait sync.WaitGroup
	for job := range jobs {
		wait.Go(func() {
			for i := job; i < n; i += jobs {
				do(i)
			}
		})
	}
	wait.Wait()
}

// titleTokens gives what an English title says in a language, once each, and whether it names a card.
func titleTokens(terms []term, l engine.Lang) (tokens []string, card bool) {
	for _, t := range terms {
		for _, token := range t.tokens {
			card = card || strings.HasPrefix(token, cardMark)
			if !slices.Contains(tokens, token) && (l == engine.EN || !strings.HasPrefix(token, wordMark)) {
				tokens = append(tokens, token)
			}
		}
	}
	return tokens, card
}

// draft gathers a document before it is filed.
type draft struct {
	doc    document
	tf     map[string]float64
	credit map[string]float64
	order  []string // tokens in the order met, so that nothing depends on the order of a map
}

func (d *draft) begin(item int) {
	d.doc = document{item: item}
	clear(d.tf)
	clear(d.credit)
	d.order = d.order[:0]
}

func (x *Index) add(d *draft, f field, terms []term) {
	for _, t := range terms {
		for _, token := range t.tokens {
			tf, seen := d.tf[token]
			if !seen {
				d.order = append(d.order, token)
			}
			d.tf[token] = tf + f.weight/float64(len(t.tokens))
			if credit := d.credit[token]; !seen || f.credit > credit {
				d.credit[token] = f.credit
			}
			isCard := strings.HasPrefix(token, cardMark)
			d.doc.props = d.doc.props || isCard
			d.doc.variant = d.doc.variant || f.credit >= aboutCredit && variantTokens[token]
			d.doc.named = d.doc.named || f.names && (isCard || x.lexicon.basic[token])
		}
	}
	d.doc.length += f.weight * float64(len(terms))
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
	sum := 0.0
	for i := range x.docs {
		d := &x.docs[i]
		sum += d.length
		for _, s := range []*summary{&d.question, &d.title} {
			for _, token := range s.tokens {
				s.mass += x.idf[token] * x.lexicon.weight(token)
			}
		}
	}
	x.meanLength = max(1, sum/max(1, float64(len(x.docs))))
	x.lexicon.seal()
}
