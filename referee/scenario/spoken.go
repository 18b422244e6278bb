package scenario

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
)

// What a player says at the table, as a line of a script: "plays Kick", "Ben defends with Cosmic Staff", "joue Coup de
// pied", "Kick", "why can't she attack Rhino again?".

// Spoken is what somebody's words may mean.
type Spoken struct {
	Player engine.Player // whose move it is
	// Lines of a script, the likeliest first; where it takes several answers, they stand one behind the other. Whether
	// they are legal is not looked at.
	Lines []string
	Alone []engine.Verb // the verbs that are said without naming anything, where none of them can be said so
	Tries []string      // lines by which these could be said of something
	Asked bool          // somebody wonders why nobody asks for it: that is no move
	// Wonders is that it is not said as a move that is made: it is asked whether, or why not, it may be, or denied.
	Wonders bool
	Denied  bool   // it is told, and not asked, that it is not done
	Aim     string // at what it is aimed, which is chosen behind the line; empty where that is not said
	Besides string // a card with which it is to be done, and which has no part in it
	Nearest bool   // the words are for another deed, and the lines are what comes nearest to it here
	From    string // where the card is said to lie
	// Whose is the player of whose card it is said, NoPlayer where of none.
	Whose engine.Player
	None  engine.Text // why there is no such move in this game
}

// Spoken tells what somebody's words may mean. Who is not named is the player who is asked, or whose turn it is.
func (l *Live) Spoken(said string) Spoken {
	plain := strings.TrimRight(engine.FoldName(bracketed.ReplaceAllString(said, "$1")), around)
	rest, turnOf := l.r.inTurn(used.ReplaceAllString(happens.ReplaceAllString(plain, ""), "$2$3 with $1"))
	rest, doubt := doubted(strings.TrimRight(rest, around))
	if slices.ContainsFunc(strings.Fields(rest), measured) { // what is paid for something is no such amount
		rest = amounts.ReplaceAllString(rest, "")
	}
	rest, from := lain(rest)
	words := strings.Fields(rest)
	if len(words) == 0 || len(words) > mostWords {
		return Spoken{Wonders: doubt, Whose: engine.NoPlayer}
	}
	h := l.hear(words)
	if turnOf != engine.NoPlayer {
		h.player = turnOf
	}
	if line := l.leaves(h.player, strings.Join(h.words, " ")); line != "" && !h.asked {
		denied := denies(words) && !slices.Contains(refusals, strings.Join(h.words, " ")) // "I don't defend"
		return Spoken{Player: h.player, Lines: []string{line}, Wonders: doubt || h.wonders || denied || Asks(said),
			Denied: denied && tells(words) && !Asks(said), Whose: engine.NoPlayer}
	}
	out := l.r.reads(&h)
	out.Player, out.Asked, out.From, out.Whose = h.player, h.asked, from, l.r.whoseSaid(words)
	asked := h.asked || Asks(said)
	out.Wonders = asked || doubt || h.wonders || denies(words)
	out.Denied = !asked && denies(words) && tells(words)
	if out.Denied && h.player == l.decides() && l.declined(&h) {
		out.Lines = []string{l.r.lineOf(h.player, engine.VerbDecline, "")}
		out.Wonders, out.Denied, out.Nearest = false, false, false
	}
	return out
}

// mostWords is how many words a move is told in at most.
const mostWords = 40

// heard is what somebody says, without what it is wrapped in.
type heard struct {
	player engine.Player // whose move it is
	asker  engine.Player // who speaks, as far as is known: what others hold is not told
	by     string        // the card that does it, empty where that is not said
	words  []string      // from the verb on, or a name
	asked  bool          // somebody wonders why nobody asks for it

	wonders bool // it is asked whether, or why not, it may be done, or denied
	begun   bool // something has been taken off
}

// hear takes off the words with which a question begins, and finds who does what it is about.
func (l *Live) hear(words []string) heard {
	h := heard{player: l.decides(), asker: l.decides(), words: words}
	if l.leaves(h.player, strings.Join(words, " ")) != "" {
		return h
	}
	for len(h.words) > 1 {
		n := l.named(&h)
		if n == 0 && l.r.requests(h.words) {
			break
		}
		if n == 0 {
			n = h.asks()
		}
		if n == 0 && l.r.begins(h.words) {
			break
		}
		if n == 0 {
			n = h.wraps()
		}
		if n == 0 {
			n = l.speaker(&h)
		}
		if n == 0 || n == len(h.words) {
			break
		}
		h.words, h.begun = h.words[n:], true
	}
	return h
}

// begins says whether words begin with a verb, or are a name.
func (r *run) begins(words []string) bool {
	verbs, _ := r.verbSaid(words)
	return len(verbs) > 0 || fights(words[0]) || len(words) <= longestName && r.known(strings.Join(words, " ")) != ""
}

// requests says whether words begin with asking another player to act, which is a move.
func (r *run) requests(words []string) bool {
	verbs, rest := r.verbSaid(words)
	_, n, _ := r.seatSaid(rest)
	return n > 0 && slices.Contains(verbs, r.verbOf("asks"))
}

// asks is how many of the words say that somebody is asked, and notes that they do.
func (h *heard) asks() int {
	for n := min(len(h.words)-1, 2); n > 0; n-- {
		if slices.Contains(askings, strings.Join(h.words[:n], " ")) {
			h.asked = true
			return n
		}
	}
	return 0
}

// wraps is how many of the words only say that something may be done, or may not.
func (h *heard) wraps() int {
	first := strings.TrimRight(h.words[0], ",:")
	for _, of := range [...]*regexp.Regexp{inverted, elided} {
		if m := of.FindStringSubmatch(first); m != nil {
			whole := h.words
			h.words = append([]string{m[1], m[2]}, whole[1:]...)
			if n := h.asks() + h.wraps(); n > 0 {
				return n
			}
			h.words = whole
		}
	}
	for n := min(len(h.words)-1, 2); n > 0; n-- {
		said := strings.TrimRight(strings.Join(h.words[:n], " "), ",:")
		meant := said == "will" && h.begun // "I will play", and not "will I play"
		switch {
		case meant || slices.Contains(harmless, said):
		case slices.Contains(wondering, said), slices.Contains(wrapping, said):
			h.wonders = true
		default:
			continue
		}
		return n
	}
	return 0
}

// named is how many words the name of a player takes with which words begin. Where it could be taken for another word,
// too (of Will, of May), it is one where a colon stands behind it, or what somebody does.
func (l *Live) named(h *heard) int {
	seat, n, marked := l.r.seatSaid(h.words)
	if n == 0 || n == len(h.words) {
		return 0
	}
	said, next := engine.FoldName(l.r.names[seat]), h.words[n]
	if slices.Contains(wondering, said) || slices.Contains(harmless, said) || slices.Contains(wrapping, said) {
		does, _ := l.r.verbSaid(h.words[n : n+1])
		if !marked && (!h.wonders || next == "i") && (!strings.HasSuffix(next, "s") || len(does) == 0) {
			return 0
		}
	}
	h.player = seat
	return n
}

// seatSaid is the player with whose name words begin, the longest that does, and how many words that takes; marked is
// that a colon or a comma stands behind it.
func (r *run) seatSaid(words []string) (seat engine.Player, n int, marked bool) {
	for p := range r.names {
		for _, called := range [...]string{engine.FoldName(r.names[p]), strings.ToLower(r.variable(engine.Player(p)))} {
			name := strings.Fields(called)
			k := len(name)
			if k <= n || k > len(words) || !slices.Equal(words[:k-1], name[:k-1]) {
				continue
			}
			if last := strings.TrimRight(words[k-1], ":,"); last == name[k-1] {
				seat, n, marked = engine.Player(p), k, last != words[k-1]
			}
		}
	}
	return seat, n, marked
}

// decides is the player who is asked, or whose turn it is.
func (l *Live) decides() engine.Player {
	if q := l.Question(); q != nil {
		return q.Player
	}
	return max(0, l.r.game.TurnOf(l.r.m))
}

// speaker finds the card of a player whose move somebody's words tell of, and is how many words that takes.
func (l *Live) speaker(h *heard) int {
	r, words := l.r, h.words
	for n := min(len(words)-1, longestName); n > 0; n-- {
		said := strings.Join(words[:n], " ")
		name := cmp.Or(r.known(said), r.role(h.player, withoutThe(said)))
		if r.rules.FindCard(name) == 0 {
			continue
		}
		if p := r.playerOf(name); p != engine.NoPlayer {
			h.by, h.player = name, p
			return n
		}
	}
	return 0
}

// longestName is how many words a name has at most, of which something else is said in the same breath.
const longestName = 6

// playerOf is the player who acts by a card: as whom somebody plays, or whose ally it is; NoPlayer where it is
// nobody's.
func (r *run) playerOf(name string) engine.Player {
	d := r.rules.FindCard(name)
	acts := r.game.IsHead(d)
	for v := range r.rules.Verbs {
		info := &r.rules.Verbs[v]
		acts = acts || info.Own && info.Cards&engine.TypesOf(r.rules.Cards[d].Type) != 0
	}
	if !acts {
		return engine.NoPlayer
	}
	for p := range r.names {
		c := r.visible(engine.Player(p), name)
		if z := r.m.In(c); c != 0 && r.m.Owner(z) != engine.NoPlayer && !r.m.Info(z).Held {
			return r.m.Owner(z)
		}
	}
	return engine.NoPlayer
}

// leaves gives the line by which a player leaves the next move to others, empty where the words say something else.
func (l *Live) leaves(p engine.Player, said string) string {
	r := l.r
	want := "ends_turn"
	q := l.Question()
	switch {
	case q != nil && !l.Menu() && (slices.Contains(passes, said) || slices.Contains(refusals, said)),
		slices.Contains(undefended, said) && r.isDefense():
		want = r.rules.Verbs[engine.VerbDecline].Word
	case !slices.Contains(turnEnds, said) && !slices.Contains(passes, said):
		return ""
	}
	if v := r.verbOf(want); v != engine.NoVerb {
		return r.lineOf(p, v, "")
	}
	return ""
}

// isDefense says whether it is asked with what somebody defends or blocks.
func (r *run) isDefense() bool {
	return slices.ContainsFunc([]string{"defends", "defends_with", "blocks"}, func(word string) bool {
		return r.isAsked(r.verbOf(word))
	})
}

// verbOf is the verb of a word of scripts, NoVerb where the game has none.
func (r *run) verbOf(word string) engine.Verb {
	is := func(v engine.VerbInfo) bool { return v.Word == word }
	return engine.Verb(max(int(engine.NoVerb), slices.IndexFunc(r.rules.Verbs, is)))
}

// lineOf is a line that says a verb of a name, or of nothing.
func (r *run) lineOf(p engine.Player, v engine.Verb, name string) string {
	says := r.variable(p) + ":" + r.rules.Verbs[v].Word
	if name == "" {
		return says + "()"
	}
	return says + " " + strconv.Quote(name)
}
