package scenario

import (
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
)

// What a player says of several things in one breath.

// Many is of how many things, or how many times, somebody's words tell.
type Many uint8

// The kinds of Many.
const (
	Once  Many = iota
	Times      // one thing several times, or several of its kind: "2 Punch", "twice"
	Deeds      // one thing and then another: "Kick and Punch"
)

// Many tells of how many things somebody's words are.
func (l *Live) Many(said string) Many {
	words := strings.Fields(strings.TrimRight(engine.FoldName(said), around))
	if len(words) == 0 || len(words) > mostWords {
		return Once
	}
	if h := l.hear(words); l.leaves(h.player, strings.Join(h.words, " ")) != "" { // "keep all"
		return Once
	}
	for i := 1; i < len(words)-1; i++ {
		if l.r.parted(words, i) {
			return Deeds
		}
	}
	if len(words) > 1 && repeats(words[len(words)-2], words[len(words)-1]) {
		return Times
	}
	for i := range words {
		if n := severalSaid(words[i:]); n > 0 && !l.r.namedAcross(words, i) {
			return Times
		}
		if i+1 < len(words) && Number(words[i]) > 1 && l.r.countable(words[i+1:]) {
			return Times
		}
	}
	return Once
}

// severalSaid is how many words it takes with which words begin that are for several things; 0 where they are none.
func severalSaid(words []string) int {
	for n := min(len(words), 2); n > 0; n-- {
		if slices.Contains(several, strings.Join(words[:n], " ")) {
			return n
		}
	}
	return 0
}

// repeats says whether two words end what is said to be done several times.
func repeats(before, last string) bool {
	return last == "twice" || slices.Contains(times, last) && Number(before) > 1
}

// countable says whether words begin with something of which there may be several.
func (r *run) countable(words []string) bool {
	for n := min(len(words), longestName); n > 0; n-- {
		name := strings.Join(words[:n], " ")
		if slices.Contains(nameless, name) || r.known(name) != "" || r.known(strings.TrimSuffix(name, "s")) != "" ||
			r.known(strings.TrimSuffix(name, "es")) != "" {
			return true
		}
	}
	return false
}

// parted says whether the word at a place stands between two things, of each of which something is said, or between
// two deeds.
func (r *run) parted(words []string, at int) bool {
	last, comma := strings.CutSuffix(words[at], ",")
	if comma {
		at++
	} else if !slices.Contains(joins, last) {
		return false
	}
	before, after := words[:at], words[at:]
	for len(after) > 1 && (slices.Contains(joins, after[0]) || slices.Contains(harmless, after[0])) {
		after = after[1:]
	}
	second := r.namesWhole(after)
	if verbs, _ := r.verbSaid(after); len(verbs) > 0 || fights(after[0]) {
		second = true
	}
	return second && r.namesLast(before) && !r.namedAcross(words, at)
}

// namesWhole says whether words are the name of something.
func (r *run) namesWhole(words []string) bool {
	return len(words) <= longestName && r.known(strings.Join(words, " ")) != ""
}

// namesLast says whether words end with the name of a card.
func (r *run) namesLast(words []string) bool {
	for n := min(len(words), longestName); n > 0; n-- {
		name := r.known(strings.TrimRight(strings.Join(words[len(words)-n:], " "), ","))
		if name != "" && r.rules.FindCard(name) != 0 {
			return true
		}
	}
	return false
}

// namedAcross says whether one name holds the words on both sides of a place.
func (r *run) namedAcross(words []string, at int) bool {
	for from := max(0, at-longestName); from < at; from++ {
		for to := at + 1; to <= min(len(words), from+longestName); to++ {
			if r.written(strings.Join(words[from:to], " ")) != "" {
				return true
			}
		}
	}
	return false
}

// Number is the number that a word is, of cards or of times: "2", "2x", "x2", "two"; 0 where it is none.
func Number(word string) int {
	n, err := strconv.Atoi(strings.TrimPrefix(strings.TrimSuffix(word, "x"), "x"))
	if err != nil {
		return WrittenOut(word)
	}
	return max(0, n)
}

// WrittenOut is the number that a word is without digits, 0 where it is none.
func WrittenOut(word string) int { return writtenOut[engine.FoldName(word)] }
