package ask

import (
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/ask/index"
	"tablereferee/referee/ask/lexicon"
)

// A message may ask several things. Of the first two it is weighed what answers each alone; what is asked and not
// answered is named, so that nobody takes the answer to the one for an answer to the other.

// A message is cut into so many parts at most, the last of which is all that is left. Of the first ones it is weighed
// what answers each; the others are only named where they are not answered.
const (
	mostParts   = 6
	mostWeighed = 2
)

// given gives the answers to the parts of a question that asks two things: those that are sure, if they are about
// different matters.
func (h *heard) given(by Bars) []Hit {
	var out []Hit
	for _, part := range h.parts {
		for _, x := range h.hits {
			if x.Part != part {
				continue
			}
			sure, x := x.Sure >= by.Part && h.share >= by.Game, x.rule(h.hits)
			sure = sure && !x.special
			if twice := func(y Hit) bool { return y.Name == x.Name }; sure && !slices.ContainsFunc(out, twice) {
				out = append(out, x)
			}
			break // the likeliest of the part
		}
	}
	return out
}

// likelyOther is from which chance on a part of a message is about something else than the whole.
const likelyOther = 0.5

// unanswered gives the parts of a message that asks several things which nothing that is given answers. What only tells
// the case, before or behind the one thing that is asked, is none of them.
func (h *heard) unanswered(given []Hit) (out []string) {
	asked := slices.DeleteFunc(slices.Clone(h.parts), func(part string) bool { return !h.asks(part) })
	if len(asked) < 2 || len(given) == 0 {
		return nil
	}
	for _, part := range asked {
		if !slices.ContainsFunc(given, func(x Hit) bool { return h.covers(&x, part) }) {
			out = append(out, part)
		}
	}
	return out
}

// covers says whether an answer is one to a part as well: it was found for that part, or is the likeliest for it. The
// answer to the whole is one, too, where it would be offered for the part or rests on the same rule as what would, or
// where the part alone says too little to be about something else. It is none to leave for a deed of which it does not
// speak.
func (h *heard) covers(x *Hit, part string) bool {
	if x.Part == part {
		return true
	}
	if h.asksMore(x, part) {
		return false
	}
	var near []Hit
	for _, y := range h.hits {
		if y.Part == part && len(near) < MostOffers {
			near = append(near, y)
		}
	}
	if len(near) == 0 {
		return false
	}
	if x.Part != "" {
		return near[0].Name == x.Name
	}
	return near[0].Sure < likelyOther || slices.ContainsFunc(near, func(y Hit) bool {
		return y.Name == x.Name || index.Related(y.item, x.item)
	})
}

// asksMore says whether a part asks leave to do something with what was told of before ("can I spend them"), of which
// an answer does not speak.
func (h *heard) asksMore(x *Hit, part string) bool {
	r := h.index.Lexicon().Hear(opening(part), &h.reading.Written)
	verb, found := leaveAt(&r)
	if !found {
		return false
	}
	pronoun := verb + 1
	if r.Lang == engine.FR {
		pronoun = verb - 1
	}
	if pronoun >= len(r.Words) || !slices.Contains(them[r.Lang], r.Words[pronoun].Text) {
		return false
	}
	for _, t := range r.Terms {
		if t.Typed == r.Words[verb].Text {
			return !h.speaksOf(x, &t, h.reading.Lang)
		}
	}
	return false
}

// speaksOf says whether an answer speaks of something, or a clause on which it rests.
func (h *heard) speaksOf(x *Hit, thing *lexicon.Term, l engine.Lang) bool {
	texts := []string{x.told}
	for _, id := range x.item.Shows {
		if c, ok := h.game.Book.Find(id); ok {
			texts = append(texts, h.game.Book.Info(c).Text().Says.In(l))
		}
	}
	for _, text := range texts {
		says := h.index.Lexicon().Read(l, text)
		if speaks(&says, thing) {
			return true
		}
	}
	return false
}

// them are the words for what was told of before, in English behind the verb and in French before it.
var them = [2][]string{strings.Fields("it them that those these"), strings.Fields("le la les en y")}

// offersFor are the offers beside what is given: first what may be meant by the parts that are not answered.
func (a *Answer) offersFor(all []Hit, by Bars) []Hit {
	left := slices.DeleteFunc(slices.Clone(all), func(x Hit) bool { return !slices.Contains(a.Unanswered, x.Part) })
	return filled(offers(left, a.Given, by), offers(all, a.Given, by))
}

// asks says whether a part of a message asks something.
func (h *heard) asks(part string) bool {
	r := h.index.Lexicon().Hear(opening(part), &h.reading.Written)
	return shapeOf(&r) != shapeless
}

// parts cuts a message that asks several things where each begins, into mostParts at most. What is asked twice is one
// thing.
func parts(words string) (out []string) {
	add := func(part string, least int) {
		part = strings.TrimSpace(part)
		same := func(other string) bool { return engine.FoldName(other) == engine.FoldName(part) }
		if len(strings.Fields(part)) >= least && !slices.ContainsFunc(out, same) {
			out = append(out, part)
		}
	}
	rest := words
	for {
		at := strings.IndexByte(rest, '?')
		if at < 0 || len(out) == mostParts-1 {
			break
		}
		add(rest[:at+1], 3)
		rest = rest[at+1:]
	}
	add(rest, 4)
	if len(out) == 1 {
		return linked(out[0])
	}
	return out
}

// linked cuts a sentence in which a second question is hung on the first.
func linked(words string) []string {
	const least = 4
	lower := strings.ToLower(words)
	for _, link := range links {
		at := strings.Index(lower, link)
		if at <= 0 || len(lower) != len(words) {
			continue
		}
		first, second := strings.TrimRight(strings.TrimSpace(words[:at]), ","), strings.TrimSpace(words[at+1:])
		if len(strings.Fields(first)) >= least && len(strings.Fields(second)) >= least {
			return []string{first, opening(second)}
		}
	}
	return nil
}

// links are the words by which a second question is hung on the first.
var links = []string{" and also ", " and do ", " and does ", " and is ", " and are ", " and can ", " and may ", " and who ",
	" and what ", " and when ", " and where ", " and how ", " and if ", ", also ", " also ", " et est-ce ", " et est ce ",
	" et si ", " et qui ", " et que ", " et qu'", " et quand ", " et combien ", " et on ", " et peut", " et ça ", " et où ",
	" et aussi ", " et comment "}

// opening leaves out of a part by what it hangs on the part before it.
func opening(part string) string {
	for {
		first, rest, found := strings.Cut(part, " ")
		if !found || !slices.Contains([]string{"and", "et", "also", "aussi"}, strings.ToLower(first)) {
			return part
		}
		part = rest
	}
}
