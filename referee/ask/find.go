package ask

import (
	"cmp"
	"slices"
	"strings"

	"tablereferee/engine"
)

// BM25. The fields of a document are weighted, so that a word may well count more than once (k1); documents with longer
// rulings and more clauses must not win by their length (b).
const (
	k1 = 2.3
	b  = 1.0
)

// mark is what a document earned in one search.
type mark struct {
	bm25     float64
	covered  float64 // weight of the question's terms it meets
	about    float64 // weight of those it meets where it says what it is about
	question float64 // weight of its own question's terms that were met
	title    float64 // weight of its own title's terms that were met
	cards    float64 // the part of covered that is cards
	shared   int     // how many of the cards the question names it has
}

// Find looks for the recorded question nearest to the words. Without a language, it is guessed from the words.
func (x *Index) Find(words string, lang *engine.Lang) Answer {
	// A question is a few lines; anything much longer is no question, and must not cost more than one.
	const longest = 4000
	if len(words) > longest {
		words = strings.ToValidUTF8(words[:longest], "")
	}
	query := x.lexicon.words(words)
	var a Answer
	if lang != nil && *lang == engine.Further { // in which no words are known
		lang = nil
	}
	if lang != nil {
		a.Lang = *lang
	} else {
		a.Lang = x.lexicon.guess(words, query)
	}
	exact, found := x.asked[a.Lang][key(query)]
	if other := engine.FR - a.Lang; !found && lang == nil {
		if exact, found = x.asked[other][key(query)]; found {
			a.Lang = other
		}
	}
	q := asked{terms: x.query(&a, query)}
	marks := x.mark(&q)
	x.rank(&a, marks, q)
	if found {
		x.lead(&a, exact)
	}
	return a
}

// key is the words of a question, to know it again.
func key(words []word) string {
	var out strings.Builder
	for _, w := range words {
		out.WriteString(w.text)
		out.WriteByte(' ')
	}
	return out.String()
}

// lead puts an entry that was asked in its own words before all others: there is no doubt about it, however common its
// words are.
func (x *Index) lead(a *Answer, n int) {
	e := &x.entries[n]
	hit := Hit{Entry: e, Coverage: 1}
	if i := slices.IndexFunc(a.Entries, func(h Hit) bool { return h.Entry == e }); i >= 0 {
		hit.Score = a.Entries[i].Score
		a.Entries = slices.Delete(a.Entries, i, i+1)
	}
	if len(a.Entries) > 0 {
		hit.Score = max(hit.Score, a.Entries[0].Score)
	}
	a.Entries = slices.Insert(a.Entries, 0, hit)
	a.Entries, a.Near = a.Entries[:min(maxHits, len(a.Entries))], true
}

// query reads the words of a question, correcting their spelling, and keeps each term once.
func (x *Index) query(a *Answer, words []word) []term {
	slips := map[*lexeme]bool{}
	for i, w := range words {
		if fixed, ok := x.lexicon.correct(a.Lang, w.lex); ok && !x.lexicon.known(1-a.Lang, w.lex) {
			words[i].lex = x.lexicon.look(fixed)
			slips[words[i].lex] = true
			a.Corrected = append(a.Corrected, Correction{From: w.text, To: fixed})
		}
	}
	var out []term
	seen := map[string]bool{}
	for _, t := range x.lexicon.read(a.Lang, words) {
		// Where texts hardly use a word but in a card's name, it is short for that card.
		card := x.lexicon.owner[t.first.loose]
		if card != "" && strings.HasPrefix(t.tokens[0], wordMark) && 3*len(x.posts[t.tokens[0]]) <= len(x.posts[card]) {
			t.tokens, t.part = []string{card}, true
		}
		key := strings.Join(t.tokens, " ")
		if seen[key] {
			continue
		}
		seen[key] = true
		t.slip = slips[t.first]
		out = append(out, t)
		if name, ok := x.lexicon.display[t.tokens[0]]; ok {
			a.Cards = append(a.Cards, name)
			if !t.part {
				a.Named++
			}
		}
	}
	return out
}

// asked is a question as the index weighs it.
type asked struct {
	terms    []term
	total    float64 // weight of all terms
	cards    float64 // of the cards among them
	variant  bool    // it is on a variant of the game
	onRecord bool    // some entry has one of the cards
}

// mark runs the terms of a question over the postings and gives the marks by document.
func (x *Index) mark(q *asked) []mark {
	marks := make([]mark, len(x.docs))
	best := make([]posting, len(x.docs)) // of the current term, by document
	gain := make([]float64, len(x.docs))
	for _, t := range q.terms {
		var touched []int
		factor := 1.0
		if t.slip {
			factor = slipFactor
		}
		if t.part {
			factor *= partFactor
		}
		// A form that stands for several concepts weighs like their mean, whichever of them is met.
		mean := 0.0
		for _, token := range t.tokens {
			q.variant = q.variant || variantTokens[token]
			idf, met := x.idf[token]
			if !met {
				idf = x.rarest
				if strings.HasPrefix(token, wordMark) {
					idf *= unknownWord
				}
			}
			w := idf * x.lexicon.weight(token) * factor
			mean += w / float64(len(t.tokens))
			for _, p := range x.posts[token] {
				if gain[p.doc] == 0 {
					touched = append(touched, p.doc)
				}
				d := &x.docs[p.doc]
				g := w * p.tf * (k1 + 1) / (p.tf + k1*(1-b+b*d.length/x.meanLength))
				if g > gain[p.doc] {
					gain[p.doc], best[p.doc] = g, p
				}
				if slices.Contains(d.question.tokens, token) {
					marks[p.doc].question += w
				}
				if slices.Contains(d.title.tokens, token) {
					marks[p.doc].title += w
				}
			}
		}
		isCard := strings.HasPrefix(t.tokens[0], cardMark)
		for _, n := range touched {
			m, met := &marks[n], mean*best[n].credit
			m.bm25 += gain[n]
			m.covered += met
			if best[n].credit >= aboutCredit {
				m.about += mean
			}
			if isCard {
				m.shared++
				q.onRecord = q.onRecord || x.docs[n].item < len(x.entries)
				m.cards += met
			}
			gain[n] = 0
		}
		q.total += mean
		if isCard {
			q.cards += mean
		}
	}
	return marks
}

// once leaves of the questions of a scenario, which is asked in a further language as well, the one that fits best.
func (x *Index) once(entries []judged) []judged {
	best := map[string]int{}
	for i, j := range entries {
		name := x.entries[j.item].Name
		if j.score == 0 {
			continue
		}
		if at, known := best[name]; !known || j.score > entries[at].score {
			best[name] = i
		}
	}
	var out []judged
	for i, j := range entries {
		if at, known := best[x.entries[j.item].Name]; known && at == i {
			out = append(out, j)
		}
	}
	return out
}

// rank fills in the lists of the answer and its verdict.
func (x *Index) rank(a *Answer, marks []mark, q asked) {
	best := make([]judged, len(x.entries)+len(x.clauses))
	for n, m := range marks {
		if j := x.judge(n, m, q); j.score > best[j.item].score {
			best[j.item] = j
		}
	}
	entries, clauses := best[:len(x.entries)], best[len(x.entries):]
	top := func(list []judged, name func(judged) string) []judged {
		list = slices.DeleteFunc(list, func(j judged) bool { return j.score == 0 })
		slices.SortFunc(list, func(a, b judged) int {
			return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(name(a), name(b)), cmp.Compare(a.item, b.item))
		})
		return list[:min(maxHits, len(list))]
	}
	if engine.Spoken() > engine.Further {
		entries = x.once(entries)
	}
	hits := top(entries, func(j judged) string { return x.entries[j.item].Name })
	for _, j := range hits {
		a.Entries = append(a.Entries, Hit{Entry: &x.entries[j.item], Score: j.score, Coverage: j.coverage})
	}
	a.Near = x.near(hits)
	first := len(x.entries)
	for _, j := range top(clauses, func(j judged) string { return x.clauses[j.item-first].ID }) {
		a.Clauses = append(a.Clauses, ClauseHit{Clause: &x.clauses[j.item-first], Score: j.score, Coverage: j.coverage})
	}
}
