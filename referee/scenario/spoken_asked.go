package scenario

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"tablereferee/engine"
)

// Whether what a player says is a move that is made, or is asked or denied; and in whose turn, and from where.

// around is what may stand behind words, and says no more than that they end.
const around = " .!?…"

// bracketed are words that stand in brackets or quotation marks, all of them.
var bracketed = regexp.MustCompile(`^\s*[(«“"]\s*([^()«»“”"]*?)\s*[)»”"][.!?…\s]*$`)

// Plain is what somebody says without politeness, pictures and the marks around it, which say no more.
func Plain(said string) string {
	said = strings.Join(strings.Fields(strings.Map(func(c rune) rune {
		said := strings.ContainsRune(noSigns, c)
		if !said && unicode.In(c, unicode.So, unicode.Sk, unicode.Cs, unicode.Me, unicode.Cf) || c == '\uFE0F' {
			return -1
		}
		return c
	}, said)), " ")
	for {
		was := said
		said = strings.Trim(said, "*_~;, ")
		for _, word := range politeness {
			said = without(said, word)
		}
		if said == was {
			return said
		}
	}
}

// without is what somebody says without a word at its beginning or its end, where it is more than that.
func without(said, word string) string {
	const between = ", "
	fields, n := strings.Fields(said), len(strings.Fields(word))
	folded := engine.FoldName(said)
	if rest, ok := strings.CutPrefix(folded, word); ok && strings.IndexAny(rest, between) == 0 {
		return strings.Join(fields[n:], " ")
	}
	rest, ok := strings.CutSuffix(strings.TrimRight(folded, ".!"), word)
	if ok && rest != "" && strings.LastIndexAny(rest, between) == len(rest)-1 {
		return strings.Join(fields[:len(fields)-n], " ")
	}
	return said
}

// Agrees says whether somebody's words are a mere yes.
func Agrees(said string) bool {
	return slices.Contains(agreements, strings.Trim(engine.FoldName(said), around))
}

// Ordinal is the number that words are of an answer: "the second one", "premier"; -1 is the last; 0 none.
func Ordinal(said string) int {
	words := strings.Fields(strings.Trim(engine.FoldName(said), around))
	if n := len(words); n > 1 && (words[n-1] == "one" || words[n-1] == "answer") {
		words = words[:n-1]
	}
	if len(words) > 1 && slices.Contains([]string{"the", "le", "la"}, words[0]) {
		words = words[1:]
	}
	if len(words) != 1 {
		return 0
	}
	return ordinals[words[0]]
}

// Answering is what somebody's words name behind a verb that answers the open question, where it is said to lie, and
// which words of scripts the answers that are meant may have: all of them, where by is nil. named is empty where the
// words do not begin with such a verb.
func (l *Live) Answering(said string) (named, from string, by []string) {
	rest, from := lain(strings.TrimRight(engine.FoldName(bracketed.ReplaceAllString(said, "$1")), around))
	h := l.hear(strings.Fields(rest))
	for len(h.words) > 1 && slices.Contains(pronouns, h.words[0]) {
		h.words = h.words[1:]
	}
	if len(h.words) < 2 {
		return "", from, nil
	}
	verb, rest := h.words[0], strings.Join(h.words[1:], " ")
	if by = answerVerbs[verb]; by == nil && fights(verb) {
		by = answerVerbs["choose"]
	}
	if own := l.isAskedBy(verb); own {
		by = nil
	} else if by == nil {
		return "", from, nil
	}
	if slices.Contains(myselves, rest) {
		return rest, from, by
	}
	return l.r.answerNamed(h.player, h.words[1:]), from, by
}

// isAskedBy says whether the open question is asked with a verb: "discard", "défausse".
func (l *Live) isAskedBy(verb string) bool {
	const short = 4
	stem := strings.TrimSuffix(verb, "s")
	if len(stem) < short {
		return false
	}
	for text := range l.Asks().All() {
		for _, w := range strings.Fields(engine.FoldName(text)) {
			if w = strings.Trim(w, "?:,()"); strings.HasPrefix(w, stem) && len(w) <= len(stem)+2 {
				return true
			}
		}
	}
	return false
}

// answerNamed is the name that words mean, in plain letters.
func (r *run) answerNamed(p engine.Player, words []string) string {
	if len(words) == 0 {
		return ""
	}
	return engine.FoldName(r.proper(p, words))
}

// Seat is the name of the player whom words mean who is asked: "me", or as whom one plays; the words where they mean
// none.
func (l *Live) Seat(asked engine.Player, words string) string {
	if slices.Contains(myselves, words) {
		return l.r.names[asked]
	}
	for p, name := range l.r.names {
		if self := l.r.self(engine.Player(p)); self != "" && l.r.rules.Means(l.r.rules.FindCard(self), words) {
			return name
		}
	}
	return words
}

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
	verbs, rest := l.r.verbSaid(h.words)
	s := l.r.sides(h.player, rest)
	names := cmp.Or(s.of, s.with, h.by) != ""
	declines := func(a engine.Answer) bool { return a.Verb == engine.VerbDecline }
	does := func(a engine.Answer) bool { return !declines(a) && slices.Contains(verbs, a.Verb) }
	others := len(q.Answers)
	if slices.ContainsFunc(q.Answers, declines) {
		others--
	}
	return others < len(q.Answers) && slices.ContainsFunc(q.Answers, does) && (!names || others == 1)
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

// doubted takes off that something is done or not, or later: neither is a move that is made. doubt says that it was
// said.
func doubted(plain string) (rest string, doubt bool) {
	if unsure.MatchString(plain) {
		return "", true
	}
	rest = doubts.ReplaceAllString(plain, "")
	return rest, rest != plain
}

// whoseSaid is the player of whose card words tell: "Ben's Punch", "le Coup de Poing de Ben"; NoPlayer where of none.
func (r *run) whoseSaid(words []string) engine.Player {
	for p := range r.names {
		name := engine.FoldName(r.names[p])
		said := " " + strings.Join(words, " ") + " "
		if strings.Contains(said, " "+name+"'s ") || strings.HasSuffix(said, " de "+name+" ") ||
			strings.HasSuffix(said, " d'"+name+" ") {
			return engine.Player(p)
		}
	}
	return engine.NoPlayer
}

// OwnedBy says whether a card lies with a player.
func (l *Live) OwnedBy(c engine.CardID, p engine.Player) bool {
	return c != 0 && l.Match().Owner(l.Match().In(c)) == p
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
	if len(words) > 1 && slices.Contains(nays, strings.Trim(words[0], ",:;!")) {
		return true
	}
	return slices.ContainsFunc(words, func(w string) bool {
		w = strings.Trim(w, ",:;?!")
		return slices.Contains(denials, w) || strings.HasSuffix(w, "n't") || strings.HasPrefix(w, "n'")
	})
}
