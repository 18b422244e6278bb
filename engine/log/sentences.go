package log

import (
	"slices"
	"strings"

	"tablereferee/engine"
)

// place is a field of a sentence and how many of its words stand before it.
type place struct {
	field engine.Field
	words int
}

// wording is one way to tell of a kind of event: all words of a sentence, or those of one of its parts.
type wording struct {
	text   string
	begin  int // words of the sentence before it
	places []place
	lang   engine.Lang
	saying *engine.Saying // a sentence of the players and not the line's own
}

// apart says whether a wording is that of a saying that only behind has_no and count says anything, and there that more
// is to be written.
func (w *wording) apart() bool { return w.saying != nil && w.saying.Apart }

// What a wording without words begins with: what is named stands anywhere.
const (
	byClause = -1
	byName   = -2 // but behind the name of a kind, if the line has it behind any words
)

// Sentences are the lines that a log can hold, taken apart, so that descriptions can be read.
type Sentences struct {
	rules    *engine.Rules
	wordings [][]wording // by Kind: its own first
	places   [][]place   // by Kind
}

// SentencesOf are the sentences of rules taken apart: once, whatever clauses a run sets otherwise.
func SentencesOf(r *engine.Rules) *Sentences {
	return r.Apart(func(r *engine.Rules) any { return allApart(r) }).(*Sentences)
}

func allApart(r *engine.Rules) *Sentences {
	s := &Sentences{rules: r, wordings: make([][]wording, len(r.Kinds)), places: make([][]place, len(r.Kinds))}
	for lang := range engine.Spoken() {
		for k := range r.Kinds {
			if told(r, engine.Kind(k)) {
				ws, ps := takeApart(r.Phrase(engine.Kind(k), lang), lang)
				s.wordings[k] = append(s.wordings[k], ws...)
				switch lang {
				case engine.EN:
					s.places[k] = ps
				case engine.FR:
					ones, _ := takeApart(r.Phrase(engine.Kind(k), lang).OneFrench(), lang)
					s.wordings[k] = appendNew(s.wordings[k], ones)
				}
			}
		}
	}
	for i := range r.Sayings {
		f := &r.Sayings[i]
		for lang := range engine.Spoken() {
			phrase := engine.ParsePhrase(f.Says.In(lang))
			ws, _ := takeApart(phrase, lang)
			if lang == engine.FR {
				ones, _ := takeApart(phrase.OneFrench(), lang)
				ws = appendNew(ws, ones)
			}
			for _, w := range ws {
				w.saying = f
				for _, k := range f.Kinds {
					s.wordings[k] = append(s.wordings[k], w)
				}
			}
		}
	}
	return s
}

// appendNew appends those wordings that say something else than the others.
func appendNew(all, more []wording) []wording {
	for _, w := range more {
		if !slices.ContainsFunc(all, func(x wording) bool { return x.text == w.text && x.lang == w.lang }) {
			all = append(all, w)
		}
	}
	return all
}

// told says whether events of a kind are lines that can be described by their sentence.
func told(r *engine.Rules, k engine.Kind) bool {
	return k != engine.NoKind && k != engine.Chosen && k != engine.Refused && k != engine.Claimed &&
		!r.Kinds[k].Quiet && !r.Kinds[k].Guard && r.Kinds[k].Says[engine.EN] != ""
}

// takeApart gives the wordings of a sentence and where its fields stand. What is in brackets does not count, nor do
// signs.
func takeApart(p engine.Phrase, lang engine.Lang) ([]wording, []place) {
	var words []string
	var places []place
	starts := []int{0}
	brackets := 0
	for _, piece := range p {
		if piece.Field != engine.NoField {
			places = append(places, place{piece.Field, len(words)})
			continue
		}
		text := strings.TrimPrefix(piece.Text, "'s ")
		for text != "" {
			i := strings.IndexAny(text, "():; ")
			word := text
			if i >= 0 {
				word, text = text[:i], text[i:]
			} else {
				text = ""
			}
			if word = bare(word); word != "" && brackets == 0 {
				words = append(words, word)
			}
			if text == "" {
				break
			}
			switch text[0] {
			case '(':
				brackets++
			case ')':
				brackets--
			case ':', ';':
				starts = append(starts, len(words))
			}
			text = text[1:]
		}
	}
	var out []wording
	add := func(from, to int) {
		if text := strings.Join(words[from:to], " "); text != "" && !slices.ContainsFunc(out, func(w wording) bool {
			return w.text == text
		}) {
			out = append(out, wording{text: text, begin: from, places: places, lang: lang})
		}
	}
	add(0, len(words))
	for i, from := range starts {
		to := len(words)
		if i+1 < len(starts) {
			to = starts[i+1]
		}
		add(from, to)
	}
	return out, places
}

// bare is a word without capitals, accents and the signs around it.
func bare(word string) string { return strings.Trim(engine.FoldName(word), ",.!?+->…") }

// folded makes the words of a description comparable with those of a sentence.
func folded(words string) string {
	var out []string
	for _, w := range strings.FieldsFunc(words, func(c rune) bool {
		return c == ' ' || c == ':' || c == ';' || c == '_' || c == '(' || c == ')'
	}) {
		if w = bare(strings.TrimPrefix(w, "'s")); w != "" {
			out = append(out, w)
		}
	}
	return strings.Join(out, " ")
}

// near is the question what was meant by words that no line has.
func (s *Sentences) near(words string) engine.Text {
	var known []string
	for k := range s.wordings {
		for _, w := range s.wordings[k] {
			// before all of the other language
			if w.lang == engine.EN && !w.apart() && denies(w.text) == denies(words) {
				known = append(known, w.text)
			}
		}
		if told(s.rules, engine.Kind(k)) && denies(s.rules.Kinds[k].Name) == denies(words) {
			known = append(known, s.rules.Kinds[k].Name)
		}
	}
	for v := range s.rules.Verbs {
		if w := s.rules.Verbs[v].Word; w != "" {
			known = append(known, w)
		}
	}
	if n := engine.Nearest(words, known); n != "" {
		return engine.Sayf(": did you mean %q?", " : vouliez-vous dire %q ?", n)
	}
	for k := range s.wordings {
		for _, w := range s.wordings[k] {
			if w.lang != engine.EN && !w.apart() && denies(w.text) == denies(words) {
				known = append(known, w.text)
			}
		}
	}
	if n := engine.Nearest(words, known); n != "" {
		return engine.Sayf(": did you mean %q?", " : vouliez-vous dire %q ?", n)
	}
	for _, w := range known { // a part of one: "weakness is gained"
		if len(words) >= 4 && strings.Contains(w, words) {
			return engine.Sayf(": did you mean %q?", " : vouliez-vous dire %q ?", w)
		}
	}
	for _, w := range known { // or one with such a word: "wins" of "the players win"
		if within(words, w) {
			return engine.Sayf(": did you mean %q?", " : vouliez-vous dire %q ?", w)
		}
	}
	return engine.Sayf("; the lines of a log are told in docs/log.md",
		" ; les lignes d'un journal sont expliquées dans docs/log.md")
}

// denies says whether a phrase says that something is not so: it is never meant by one that says that it is.
func denies(phrase string) bool {
	return slices.ContainsFunc(strings.Fields(strings.ReplaceAll(phrase, "-", " ")), func(w string) bool {
		return strings.Contains(" no not nobody nothing none ne ", " "+w+" ")
	})
}

// stem is a word without its ending, so that "exhausted" and "exhausts" are the same.
func stem(word string) string {
	for _, end := range [...]string{"ing", "ies", "es", "ed", "ee", "s", "e", "y"} {
		if s, ok := strings.CutSuffix(word, end); ok && len(s) >= 3 {
			return s
		}
	}
	return word
}

// small are words that tell of nothing by themselves.
const small = " the and its this that with from into card cards play nothing last turn "

// alike says whether two phrases have a word in common, but for its ending.
func alike(a, b string) bool {
	return slices.ContainsFunc(strings.Fields(a), func(word string) bool { return within(word, b) })
}

// within says whether a word is, but for its ending, one of a phrase.
func within(word, phrase string) bool {
	return len(word) > 3 && !strings.Contains(small, " "+word+" ") &&
		slices.ContainsFunc(strings.Fields(phrase), func(x string) bool { return len(x) >= 3 && stem(x) == stem(word) })
}

// Tells says whether a word is, but for its ending, one of a line of the log.
func (s *Sentences) Tells(word string) bool {
	word = folded(word)
	return slices.ContainsFunc(s.wordings, func(ws []wording) bool {
		return slices.ContainsFunc(ws, func(w wording) bool { return within(word, w.text) })
	})
}

// nearby adds to some kinds those that tell in a like word of what a description names.
func (s *Sentences) nearby(words string, d *Description, kinds []engine.Kind) []engine.Kind {
	for k := range s.wordings {
		if slices.Contains(kinds, engine.Kind(k)) {
			continue
		}
		for _, w := range s.wordings[k] {
			if w.saying != nil || !alike(words, w.text) {
				continue
			}
			if _, ok := s.align(engine.Kind(k), wording{begin: byClause, places: w.places}, d); ok {
				kinds = append(kinds, engine.Kind(k))
				break
			}
		}
	}
	return kinds
}

// named is a sentence of the log as it is quoted: in French with French names for what it names.
func named(says engine.Text) engine.Text {
	return engine.Text{says[engine.EN], inFrench.Replace(says.In(engine.FR)), says.In(engine.Further)}
}

var inFrench = strings.NewReplacer("{actor}", "{joueur}", "{player}", "{joueur}", "{card}", "{carte}", "{source}",
	"{carte}", "{from}", "{départ}", "{to}", "{arrivée}",
	"{now}", "{total}", "{on}", "{carte}", "{back}", "{verso}", "{times}", "{fois}")

// list gives the sentences of some kinds, each with its name.
func (s *Sentences) list(kinds []engine.Kind) engine.Text {
	const most = 8
	var out []engine.Text
	for i, k := range kinds {
		if i == most {
			out = append(out, engine.Text{"…"})
			break
		}
		out = append(out, engine.Sayf("%s (%s)", "%s (%s)", named(s.rules.Kinds[k].Says), s.rules.Kinds[k].Name))
	}
	return engine.Join(out, engine.Semicolons)
}
