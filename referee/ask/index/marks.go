package index

import (
	"math"
	"slices"
	"sort"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/ask/lexicon"
)

// The marks of a candidate, each about from 0 to 1.
const (
	Terms      = iota // BM25, as a share of what the question could have
	TermsBest         // BM25, as a share of what the best item has
	Sense             // the cosine of its angle to the question
	SenseLead         // by how much it is nearer than the tenth
	Covered           // the share of the question that its own words have
	Anywhere          // the share that stands anywhere in it, in the ruling and the clauses too
	Asked             // the share of its recorded question that was asked
	SameCard          // the share of the question's cards that it has
	OwnCard           // it is about a card that the question names
	OtherCard         // it is about some card, and not one that the question names
	Cardless          // it is about no card, and the question names one
	IsClause          // it is a clause
	ClauseRule        // it is a clause, and the question asks for a rule
	Nearest           // the cosine of the way to ask for it that is nearest to the question
	Nearest3          // of the three nearest ones, in the mean
	Met               // the share of the question's words that it has, or others like them
	Worst             // the word that it has least of all
	Variant           // one of both speaks of the variant of the game, and the other does not
	Little            // it is a clause that says little
	Veto              // the share of the question's concepts that it has nowhere
	Case              // the share of the question, but for its cards, that its own words have
	Often             // how often it answered where it was near, among the precedents
	OftenThere        // how often items answered that stand where it stands
	Judged            // how many precedents it was near in
	Voted             // whether it answered in those that are like the question, from -1 to 1
	Votes             // how many those are
	Nearly            // how near the nearest of them is
	Latest            // the same, if it answered there
	Before            // how near one of the nearest precedents of all is that it answers
	Before3           // and of the three nearest, in the mean
	Marks             // how many there are
)

// saying is how many terms a clause has that says something.
const saying = 8

// variants are the concepts by which a text shows that it is on a variant of the game.
var variants = map[string]bool{
	lexicon.ConceptMark + "variant": true, lexicon.ConceptMark + "teammate": true, lexicon.ConceptMark + "good-guy": true,
}

// asked is a question as the index weighs it.
type asked struct {
	lang    engine.Lang
	terms   []lexicon.Term
	weights []float64 // of the terms
	total   float64
	cards   []string // tokens of the cards it names
	sense   []int8
	length  float64
	rule    bool              // it asks for a rule
	variant bool              // it is on a variant of the game
	words   []int             // the pieces that its words are
	says    []float64         // how much each of them says
	said    float64           // and all of them
	alike   []map[int]float64 // how near each of them is to others, as far as it was needed
}

func (x *Index) weigh(r *lexicon.Reading) *asked {
	q := &asked{lang: r.Lang, rule: asksRule(r)}
	seen := map[string]bool{}
	for _, t := range r.Terms {
		key := strings.Join(t.Tokens, " ")
		if seen[key] {
			continue
		}
		seen[key] = true
		// A form that stands for several concepts weighs like their mean, whichever of them is met.
		w := 0.0
		for _, token := range t.Tokens {
			w += x.weight(&t, token) / float64(len(t.Tokens))
			q.variant = q.variant || variants[token]
			if strings.HasPrefix(token, lexicon.CardMark) || x.lexicon.Basic(token) {
				q.cards = append(q.cards, token)
			}
		}
		q.terms, q.weights = append(q.terms, t), append(q.weights, w)
		q.total += w
	}
	q.cards = unique(q.cards)
	q.words = x.model.words(r)
	for _, w := range q.words {
		by := x.model.length(w)
		q.says, q.said = append(q.says, by), q.said+by
		q.alike = append(q.alike, map[int]float64{})
	}
	var v Vector
	x.model.add(&v, r)
	q.sense = v.short()
	q.length = length(q.sense)
	return q
}

// ruleWords are how a question begins that asks for a rule and not about a case.
var ruleWords = [2][]string{
	{"what is", "what are", "what s", "whats", "what does", "what do", "how many", "how much", "what happens", "when do",
		"when does", "when can", "when is", "how do", "how does", "who decides", "who goes", "what counts",
		"is there a limit", "define", "explain", "difference between"},
	{"qu est", "c est quoi", "cest quoi", "que veut dire", "que signifie", "combien", "que se passe", "quand", "comment",
		"qui commence", "qui decide", "il se passe quoi", "a quoi sert", "ca fait quoi", "que fait", "definition",
		"difference entre", "quelle est", "quels sont", "quelles sont"},
}

func asksRule(r *lexicon.Reading) bool {
	var text strings.Builder
	text.WriteByte(' ')
	for i := range r.Words {
		text.WriteString(r.Words[i].Text + " ")
	}
	return slices.ContainsFunc(ruleWords[r.Lang], func(w string) bool {
		return strings.Contains(text.String(), " "+w+" ")
	})
}

// gathered is what the terms of a question find in one item.
type gathered struct {
	bm25, covered, anywhere float64
	beside                  float64 // covered, but for cards
	concepts                float64 // of the question's, that stand somewhere in it
}

// search marks the items of a shelf that are near in some way.
func (x *Index) search(s *shelf, q *asked) []Found {
	got := make([]gathered, len(s.items))
	best := make([]posting, len(s.items)) // of the current term
	gain := make([]float64, len(s.items))
	mean := max(1, s.total[q.lang]/max(1, float64(len(s.items))))
	concepts, beside := 0.0, 0.0
	for n, t := range q.terms {
		var touched []int
		card := strings.HasPrefix(t.Tokens[0], lexicon.CardMark)
		if !card {
			beside += q.weights[n]
		}
		for _, token := range t.Tokens {
			w := x.weight(&t, token)
			for _, p := range s.files.at(fileKey(q.lang, token)) {
				if gain[p.item] == 0 {
					touched = append(touched, p.item)
				}
				tf := p.often()
				g := float64(w*tf*(k1+1)) / (tf + float64(k1*(1-b+float64(b*s.items[p.item].size[q.lang]/mean))))
				if g > gain[p.item] {
					gain[p.item], best[p.item] = g, p
				}
			}
		}
		for _, i := range touched {
			got[i].bm25 += gain[i]
			if best[i].credit >= creditUnit {
				got[i].covered += q.weights[n]
				if !card {
					got[i].beside += q.weights[n]
				}
			}
			got[i].anywhere += float64(q.weights[n] * best[i].meets())
			gain[i] = 0
		}
		if neutral(t.Tokens[0]) {
			concepts += q.weights[n]
			for _, i := range touched {
				got[i].concepts += q.weights[n]
			}
		}
	}
	before := x.precedents.recall(x.game, q.sense, q.length)
	near := make([]float64, len(s.items))
	for i := range s.items {
		near[i] = nearness(q, &s.items[i])
	}
	var order []int
	top := 0.0
	for i := range s.items {
		if it := s.items[i].Item; it != nil && !it.House {
			order = append(order, i)
			top = max(top, got[i].bm25)
		}
	}
	rough := func(i int) float64 { return near[i] + 0.6*got[i].bm25/max(top, 1e-9) }
	sort.SliceStable(order, func(a, b int) bool {
		ra, rb := rough(order[a]), rough(order[b])
		if ra != rb {
			return ra > rb
		}
		return s.items[order[a]].Item.Name < s.items[order[b]].Item.Name
	})
	order = order[:min(len(order), most)]
	sorted := make([]float64, len(order))
	for i, n := range order {
		sorted[i] = near[n]
	}
	slices.Sort(sorted)
	tenth := 0.0
	if len(sorted) > 9 {
		tenth = sorted[len(sorted)-10]
	}
	share := func(part, whole float64) float64 {
		if whole <= 0 {
			return 0
		}
		return min(1, part/whole)
	}
	var out []Found
	for _, i := range order {
		it := &s.items[i]
		f := Found{Item: it.Item, filed: it}
		m := &f.Marks
		g := &got[i]
		m[Terms] = share(g.bm25, q.total*(k1+1)*0.8)
		m[TermsBest] = share(g.bm25, top)
		m[Sense] = max(0, near[i])
		told := x.told(it)
		m[Met], m[Worst] = x.met(q, told)
		m[Nearest], m[Nearest3] = nearest(q, told)
		m[SenseLead] = max(0, near[i]-tenth)
		m[Covered] = share(g.covered, q.total)
		m[Case] = share(g.beside, beside)
		m[Anywhere] = share(g.anywhere, q.total)
		m[Asked] = x.askedOf(q, told)
		x.markCards(q, it, m)
		if it.variant != q.variant {
			m[Variant] = 1
		}
		if it.Item.Clause {
			m[IsClause] = 1
			m[Little] = max(0, 1-float64(len(told.asked[q.lang]))/saying)
			if q.rule {
				m[ClauseRule] = 1
			}
		}
		if concepts > 0 {
			m[Veto] = 1 - share(g.concepts, concepts)
		}
		before.mark(it.Item.Name, !x.model.knew(it.Item.Name), m)
		out = append(out, f)
	}
	return out
}

// markCards marks how far an item is about the cards that a question names. Those that are in few items count more.
func (x *Index) markCards(q *asked, it *filed, m *[Marks]float64) {
	if len(q.cards) > 0 {
		same, own, all := 0.0, 0.0, 0.0
		for _, c := range q.cards {
			w := x.idf(c)
			all += w
			if _, has := slices.BinarySearch(it.cards, c); has {
				same += w
			}
			if _, has := slices.BinarySearch(it.about, c); has {
				own += w
			}
		}
		m[SameCard], m[OwnCard] = same/all, own/all
		if own == 0 && len(it.about) == 0 {
			m[Cardless] = 1
		}
	}
	if len(it.about) > 0 && m[OwnCard] == 0 {
		m[OtherCard] = 1
	}
}

func nearness(q *asked, it *filed) float64 { return near(q.sense, it.place, q.length*it.length) }

// askedOf is the share of an item's recorded question that was asked.
func (x *Index) askedOf(q *asked, it *told) float64 {
	own, met := 0.0, 0.0
	for _, token := range it.asked[q.lang] {
		w := x.weight(&lexicon.Term{}, token)
		own += w
		for _, t := range q.terms {
			if slices.Contains(t.Tokens, token) {
				met += w
				break
			}
		}
	}
	if own == 0 {
		return 0
	}
	return math.Min(1, met/own)
}

func nearest(q *asked, it *told) (one, three float64) {
	var all []float64
	for at := 0; at+wayLength <= len(it.ways); at += wayLength {
		all = append(all, nearWay(it.ways[at:at+wayLength], q.sense, q.length))
	}
	if len(all) == 0 {
		return 0, 0
	}
	slices.Sort(all)
	slices.Reverse(all)
	all = all[:min(3, len(all))]
	sum := 0.0
	for _, a := range all {
		sum += a
	}
	return max(0, all[0]), max(0, sum/float64(len(all)))
}

// met is how far an item has the words of a question, or others that mean much the same; and how far it has the word
// that it has least, by what that says.
func (x *Index) met(q *asked, it *told) (share, worst float64) {
	if q.said == 0 {
		return 0, 0
	}
	own := it.words[q.lang]
	sum := 0.0
	worst = 1
	for i, w := range q.words {
		best := 0.0
		if _, same := slices.BinarySearch(own, w); same {
			best = 1
		} else {
			for _, o := range own {
				alike, known := q.alike[i][o]
				if !known {
					alike = x.model.alike(w, o)
					q.alike[i][o] = alike
				}
				best = max(best, alike)
			}
		}
		sum += float64(q.says[i] * best)
		worst = min(worst, 1-float64((1-best)*min(1, q.says[i]/q.said*4)))
	}
	return sum / q.said, worst
}

// noRule are the concepts of what is no matter of the rules.
var noRule = map[string]bool{
	lexicon.ConceptMark + "house-rule": true, lexicon.ConceptMark + "strategy": true, lexicon.ConceptMark + "expansion": true,
	lexicon.ConceptMark + "shop": true, lexicon.ConceptMark + "lore": true, lexicon.ConceptMark + "small-talk": true,
}

// besideTheRules is how much a question speaks of what is no matter of the rules: not at all, in one place, in more.
func besideTheRules(r *lexicon.Reading) float64 {
	n := 0.0
	for _, t := range r.Terms {
		if len(t.Tokens) == 1 && noRule[t.Tokens[0]] {
			n++
		}
	}
	return min(1, n/2)
}
