package index

import (
	"slices"
	"strings"
	"sync"

	"tablereferee/engine"
	"tablereferee/referee/ask/lexicon"
)

// said is how an item is asked for: its question and the wordings of it, or what it says, if it is a clause. They are
// most of what is prepared, so the words are kept, and no more: where they lie is found out when the item is among the
// nearest to a question for the first time.
type said struct {
	texts []Text // in plain words, see lexicon.Plain; or else
	kept  [2]kept

	once sync.Once
	told told
}

// told is what the ways to ask for an item say.
type told struct {
	ways  string      // where each of them lies, see wayOf
	words [2][]int    // the pieces that the words of the item are, in each language, sorted
	asked [2][]string // the tokens of its question, or of what it says, in each language, sorted
}

// told reads what is said of an item.
func (x *Index) told(it *filed) *told {
	s := it.said
	s.once.Do(func() {
		for l := range it.more {
			s.told.words[l] = slices.Clone(it.more[l])
		}
		for _, t := range s.all() {
			r := x.lexicon.Read(t.Lang, t.Words)
			s.told.words[t.Lang] = append(s.told.words[t.Lang], x.model.words(&r)...)
			var v Vector
			x.model.add(&v, &r)
			if short := v.short(); length(short) > 0 {
				s.told.ways += wayOf(short)
			}
			if t.Field == Wording {
				continue
			}
			for _, term := range r.Terms {
				s.told.asked[t.Lang] = append(s.told.asked[t.Lang], term.Tokens[0])
			}
		}
		for l := range it.more {
			s.told.words[l], s.told.asked[l] = unique(s.told.words[l]), unique(s.told.asked[l])
		}
	})
	return &s.told
}

// all gives the texts.
func (s *said) all() []Text {
	out := s.texts
	for l := range s.kept {
		out = append(out, s.kept[l].texts(engine.Lang(l))...)
	}
	return out
}

// Told gives, in plain words, the question as it is recorded, or what the clause says, in a language.
func (f *Found) Told(l engine.Lang) string {
	for _, t := range f.filed.said.all() {
		if t.Lang == l && t.Field != Wording {
			return t.Words
		}
	}
	return ""
}

// file files the ways to ask for an item by their words.
func (s *said) file(e exactly, item int) {
	for _, t := range s.texts {
		if t.Field != Says {
			e.add(hash(t.Lang, t.Words), item, t.Field == Question)
		}
	}
	for l := range s.kept {
		s.kept[l].file(e, item, engine.Lang(l))
	}
}

// hasher makes the number that stands for the words of a question in a language (FNV-1a).
type hasher uint64

func newHasher(l engine.Lang) hasher { return hasher(14695981039346656037).letters("ef"[l : l+1]) }

func (h hasher) letters(s string) hasher {
	for i := range len(s) {
		h = (h ^ hasher(s[i])) * 1099511628211
	}
	return h
}

func (h hasher) word(w string) hasher {
	if w == lexicon.SentenceEnd {
		return h
	}
	return h.letters(w).letters(" ")
}

// hash stands for plain words in a language.
func hash(l engine.Lang, plain string) uint64 {
	h := newHasher(l)
	for w := range strings.FieldsSeq(plain) {
		h = h.word(w)
	}
	return uint64(h)
}

// kept are the ways to ask for an item in one language as they are prepared: those of each field after the other, each
// the numbers of its words, one added, and a zero; behind the last one of a field there is one more.
type kept struct {
	numbers string
	words   []string // that have these numbers, from one on
}

// saidFields are the fields of what is said, in the order in which they are kept.
var saidFields = [...]Field{Question, Wording, Says}

func (p *packer) said(texts []Text, l engine.Lang, number map[string]int) {
	for _, f := range saidFields {
		var list []string
		for _, t := range texts {
			if t.Lang == l && t.Field == f && t.Words != "" {
				list = append(list, t.Words)
			}
		}
		slices.Sort(list) // side by side what begins alike: it compresses better
		for _, words := range list {
			for w := range strings.FieldsSeq(words) {
				p.number(1 + number[w])
			}
			p.number(0)
		}
		p.number(0)
	}
}

// kept reads what is said of one item in one language.
func (u *unpacker) kept(words []string) kept {
	before := u.in
	for range saidFields {
		for more := true; more && u.err == nil; {
			more = false
			for n := u.number(); n > 0; n = u.number() {
				more = true
				if n > len(words) {
					u.fail()
				}
			}
		}
	}
	return kept{before[:len(before)-len(u.in)], words}
}

// each goes through the words of each text, the last one of which is followed by an empty one.
func (k *kept) each(do func(f Field, word string)) {
	u := &unpacker{in: k.numbers}
	for field, begun := 0, false; u.in != ""; {
		switch n := u.number(); {
		case n > 0:
			begun = true
			do(saidFields[field], k.words[n-1])
		case begun:
			begun = false
			do(saidFields[field], "")
		default:
			field++
		}
	}
}

func (k *kept) texts(l engine.Lang) (out []Text) {
	var words []string
	k.each(func(f Field, word string) {
		if word != "" {
			words = append(words, word)
			return
		}
		out = append(out, Text{l, f, strings.Join(words, " ")})
		words = words[:0]
	})
	return out
}

func (k *kept) file(e exactly, item int, l engine.Lang) {
	h := newHasher(l)
	k.each(func(f Field, word string) {
		switch {
		case word != "":
			h = h.word(word)
			return
		case f != Says:
			e.add(uint64(h), item, f == Question)
		}
		h = newHasher(l)
	})
}
