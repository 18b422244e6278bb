package scenario

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"tablereferee/engine"
)

// Whether what a player says is a move that is made, or is asked or denied; and in whose turn, and from where.

// around is what may stand behind words, and says no more than that they end.
const around = " .!?…"

// bracketed are words that stand in brackets or quotation marks, all of them.
var bracketed = regexp.MustCompile(`^\s*[(«“"]\s*([^()«»“”"]*?)\s*[)»”"][.!?…\s]*$`)

// Asks says whether somebody's words are a question, whatever else they say.
func Asks(said string) bool {
	plain := engine.FoldName(said)
	return happens.MatchString(plain) || strings.Contains(plain, "?")
}

// AsksWhatHappened says whether somebody wonders why something has happened, and not why something may not be done.
func AsksWhatHappened(said string) bool {
	plain := engine.FoldName(said)
	m := whyPast.FindString(plain)
	return m != "" && !denies(strings.Fields(plain)[1:])
}

// tells says whether words that deny something tell it, and do not wonder at it: they begin as a sentence does, and
// have no word for what may be done, or for why it is not.
func tells(words []string) bool {
	for i, w := range words {
		w = strings.Trim(w, ",:;")
		begins := i == 0 && slices.Contains(wondering, w) && !slices.Contains(commands, w)
		if begins || slices.Contains(whether, w) || inverted.MatchString(w) {
			return false
		}
	}
	return true
}

// declined says whether it is denied that somebody does what is asked, where that may be declined: "Ben doesn't block".
func (l *Live) declined(h *heard) bool {
	q := l.Question()
	if q == nil || l.Menu() {
		return false
	}
	verbs, _ := l.r.verbSaid(h.words)
	declines := func(a engine.Answer) bool { return a.Verb == engine.VerbDecline }
	does := func(a engine.Answer) bool { return !declines(a) && slices.Contains(verbs, a.Verb) }
	return slices.ContainsFunc(q.Answers, declines) && slices.ContainsFunc(q.Answers, does)
}

// inTurn takes off in whose turn something is done, where that is the turn of one whose turn it is not; NoPlayer where
// it is not said.
func (r *run) inTurn(plain string) (string, engine.Player) {
	for p := range r.names {
		seat, name := engine.Player(p), engine.FoldName(r.names[p])
		for _, form := range turnsOf {
			if rest, found := strings.CutSuffix(plain, " "+strings.Replace(form, "X", name, 1)); found {
				if seat == r.game.TurnOf(r.m) {
					seat = engine.NoPlayer
				}
				return rest, seat
			}
		}
	}
	return plain, engine.NoPlayer
}

// lain takes off where the card is said to lie of which something is said: "from my hand".
func lain(plain string) (rest, from string) {
	if m := lies.FindStringSubmatch(plain); m != nil {
		return strings.TrimSuffix(plain, m[0]), strings.ReplaceAll(cmp.Or(m[1], m[2]), "-", " ")
	}
	return plain, ""
}

// LiesIn says whether words for a place may be those for that in which a card lies.
func (l *Live) LiesIn(c engine.CardID, from string) bool {
	m := l.Match()
	if from == "" || c == 0 {
		return from == ""
	}
	for name := range m.Info(m.In(c)).Name.All() {
		name = strings.ReplaceAll(engine.FoldName(name), "-", " ")
		if strings.Contains(name, from) || strings.Contains(from, name) {
			return true
		}
	}
	return false
}

// denies says whether words are a denial, whatever else they say.
func denies(words []string) bool {
	return slices.ContainsFunc(words, func(w string) bool {
		w = strings.Trim(w, ",:;?!")
		return slices.Contains(denials, w) || strings.HasSuffix(w, "n't") || strings.HasPrefix(w, "n'")
	})
}
