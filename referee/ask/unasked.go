package ask

import (
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/referee/ask/lexicon"
)

// Unasked gives the sentences by which a recorded question describes its case, as far as the asker has said little of
// what they speak of, less than a third: what is ruled may hang on them.
func (r *Records) Unasked(g *engine.Game, recorded, asked string, lang engine.Lang) ([]string, error) {
	x, err := r.Index(g)
	if err != nil {
		return nil, err
	}
	if lang == engine.Further { // in which no words are known
		return nil, nil
	}
	said := map[string]bool{}
	heard := x.Lexicon().Hear(asked, &lang)
	for _, t := range heard.Terms {
		for _, token := range t.Tokens {
			said[token] = true
		}
	}
	var out []string
	for _, sentence := range sentences(recorded) {
		if strings.Contains(sentence, "?") {
			continue // what is asked, and not the case
		}
		told, speaks := 0, 0
		read := x.Lexicon().Hear(sentence, &lang)
		for _, t := range read.Terms {
			if strings.HasPrefix(t.Tokens[0], lexicon.WordMark) {
				continue
			}
			speaks++
			if slices.ContainsFunc(t.Tokens, func(token string) bool { return said[token] }) {
				told++
			}
		}
		if 3*told < speaks {
			out = append(out, sentence)
		}
	}
	return out, nil
}

// Everywhere gives a sentence of a recorded question, in one language, as every language has it: the sentence that
// stands in the same place. A language that needs more sentences or fewer than that has it as it is.
func Everywhere(recorded engine.Text, sentence string, lang engine.Lang) engine.Text {
	of := sentences(recorded.In(lang))
	at := slices.Index(of, sentence)
	return engine.Each(func(l engine.Lang) string {
		if its := sentences(recorded.In(l)); at >= 0 && len(its) == len(of) {
			return its[at]
		}
		return sentence
	})
}

// sentences cuts a text where a sentence ends.
func sentences(text string) []string {
	var out []string
	from := 0
	for i, c := range text {
		end := strings.ContainsRune(".?!;", c) && (i+1 == len(text) || text[i+1] == ' ')
		if end {
			out = append(out, strings.TrimSpace(text[from:i+1]))
			from = i + 1
		}
	}
	if rest := strings.TrimSpace(text[from:]); rest != "" {
		out = append(out, rest)
	}
	return out
}
