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
	Aimed   bool        // it is also said at what it is aimed, which is chosen behind the line
	None    engine.Text // why there is no such move in this game
}

// Spoken tells what somebody's words may mean. Who is not named is the player who is asked, or whose turn it is.
func (l *Live) Spoken(said string) Spoken {
	plain := engine.FoldName(said)
	words := strings.Fields(strings.TrimRight(used.ReplaceAllString(happens.ReplaceAllString(plain, ""), "$2$3 with $1"), " .!?…"))
	if len(words) == 0 || len(words) > mostWords {
		return Spoken{}
	}
	h := l.hear(words)
	out := Spoken{}
	if line := l.leaves(h.player, strings.Join(h.words, " ")); line != "" && !h.asked {
		out.Lines = []string{line}
	} else {
		out = l.r.reads(&h)
	}
	left := len(out.Lines) > 0 && slices.Contains(refusals, strings.Join(h.words, " ")) // "I don't defend"
	out.Player, out.Asked = h.player, h.asked
	out.Wonders = h.wonders || h.asked || asks(plain) || !left && denies(words)
	return out
}

// mostWords is how many words a move is told in at most.
const mostWords = 40

// asks says whether words are a question, whatever else they say, and denies whether they make no move.
func asks(plain string) bool {
	return happens.MatchString(plain) || strings.HasSuffix(strings.TrimRight(plain, " .!…"), "?")
}

func denies(words []string) bool {
	return slices.ContainsFunc(words, func(w string) bool {
		w = strings.Trim(w, ",:;?!")
		return slices.Contains(denials, w) || strings.HasSuffix(w, "n't") || strings.HasPrefix(w, "n'")
	})
}

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
	case q != nil && !l.Menu() && (slices.Contains(passes, said) || slices.Contains(refusals, said)):
		want = r.rules.Verbs[engine.VerbDecline].Word
	case !slices.Contains(turnEnds, said) && !slices.Contains(passes, said):
		return ""
	}
	if v := r.verbOf(want); v != engine.NoVerb {
		return r.lineOf(p, v, "")
	}
	return ""
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

// reads gives what is heard as lines of a script.
func (r *run) reads(h *heard) Spoken {
	words := undergone(r.toVerb(h.words), r.begins)
	if fights(words[0]) {
		return r.fight(h, words[0], r.sides(h.player, words[1:]))
	}
	if verbs, rest := r.verbSaid(words); len(verbs) > 0 {
		if at := len(words) - len(rest) - 1; slices.Contains(withs, words[at]) {
			rest = words[at:]
		}
		return r.done(h, verbs, r.sides(h.player, rest))
	}
	if slices.Contains(draws, words[0]) {
		return Spoken{None: noDraw}
	}
	return Spoken{Lines: r.nameAlone(h, r.proper(h.player, words))}
}

// noDraw is why nobody draws by a move.
var noDraw = engine.Text{"to draw is no move: cards are drawn when a rule or a card says so",
	"piocher n'est pas un coup : on pioche quand une règle ou une carte le dit"}

// toVerb takes off a pronoun before a French verb: "me défendre avec", "l'affronter", "le jouer".
func (r *run) toVerb(words []string) []string {
	if m := elided.FindStringSubmatch(words[0]); m != nil && r.begins([]string{m[2]}) {
		return append([]string{m[2]}, words[1:]...)
	}
	if verbs, _ := r.verbSaid(words); len(verbs) == 0 && len(words) > 1 && slices.Contains(pronouns, words[0]) &&
		r.begins(words[1:]) {
		return words[1:]
	}
	return words
}

// undergone puts what is done to something before it: "Giganta not be bought".
func undergone(words []string, begins func(words []string) bool) []string {
	for i := 1; i < len(words) && !begins(words); i++ {
		does := participles[words[i]]
		if does != "" && (!slices.Contains(finite, words[i]) || slices.Contains(being, words[i-1])) {
			return append([]string{does}, words[:i]...)
		}
	}
	return words
}

// done reads verbs that are said of something.
func (r *run) done(h *heard, verbs []engine.Verb, s sides) (out Spoken) {
	of := cmp.Or(s.of, s.with)
	if r.d.q != nil && r.isMenu(r.d.q) { // there what may be a move is meant before an answer to anything
		slices.SortStableFunc(verbs, func(a, b engine.Verb) int {
			return r.isTurn(b) - r.isTurn(a)
		})
	}
	for _, v := range verbs {
		switch info := &r.rules.Verbs[v]; {
		case info.Own:
			r.power(h, v, s, &out)
		case info.Of == engine.OfNothing:
			if of == "" || ownTurn.MatchString(of) || r.game.IsHead(r.rules.FindCard(of)) { // changes form, to the hero
				out.Lines = append(out.Lines, r.lineOf(h.player, v, ""))
			}
		case of != "":
			out.Lines = append(out.Lines, r.lineOf(h.player, v, of))
			out.Aimed = out.Aimed || s.against != "" && info.Turn
		default:
			out.Alone = append(out.Alone, v)
		}
	}
	if len(out.Lines) > 0 {
		out.Alone = nil
	}
	for _, v := range out.Alone {
		out.Tries = append(out.Tries, r.candidates(h, v)...)
	}
	return out
}

// isTurn is 1 of a verb that can be the next move of a turn, 0 of another.
func (r *run) isTurn(v engine.Verb) int {
	if r.rules.Verbs[v].Turn {
		return 1
	}
	return 0
}

// power reads what a character does by itself: against whom is chosen on the line behind it. Whoever is named and never
// does such a thing is meant as the one against whom.
func (r *run) power(h *heard, v engine.Verb, s sides, out *Spoken) {
	of, by := s.of, cmp.Or(s.with, h.by)
	if by == "" && r.does(v, of) {
		of, by = "", of
	}
	of = cmp.Or(of, s.against)
	if s.it && of == "" && v == r.verbOf("attacks_with") {
		of = r.foe()
	}
	if plays := r.verbOf("plays"); r.does(plays, by) && !r.does(v, by) { // an event that attacks
		out.Lines = append(out.Lines, r.lineOf(h.player, plays, by), r.lineOf(h.player, engine.VerbUse, by))
		return
	}
	line := r.lineOf(h.player, v, cmp.Or(by, r.self(h.player)))
	if of == "" && by == "" {
		out.Alone, out.Tries = append(out.Alone, v), append(out.Tries, line)
		return
	}
	if of != "" && r.rules.Verbs[v].Turn {
		line += "\n" + r.lineOf(h.player, engine.VerbChoose, of)
	}
	out.Lines = append(out.Lines, line)
}

// does says whether a name is that of a card that does by itself what a verb says.
func (r *run) does(v engine.Verb, name string) bool {
	d := r.rules.FindCard(name)
	return d != 0 && (r.game.IsHead(d) || r.rules.Verbs[v].Cards&engine.TypesOf(r.rules.Cards[d].Type) != 0)
}

// noAttack is why nobody attacks by a move of its own.
var noAttack = engine.Text{"to attack is no move of its own here: an Attack comes from a card that is played or used",
	"attaquer n'est pas ici un coup en soi : une Attaque vient d'une carte que l'on joue ou que l'on utilise"}

// notOneself is why nobody confronts the Character as which that player plays.
var notOneself = engine.Text{"this is one's own Character: a Confrontation is with that of the opponent",
	"c'est son propre Personnage : on affronte celui de l'adversaire"}

// fight reads a word for an attack, which each game has in its own way: a power of a character, a Confrontation, or
// that the one against whom all play is bought.
func (r *run) fight(h *heard, word string, s sides) Spoken {
	if v := r.verbOf("attacks_with"); v != engine.NoVerb {
		return r.done(h, []engine.Verb{v}, s)
	}
	of := cmp.Or(s.of, s.against)
	d := r.rules.FindCard(of)
	player := slices.Contains(r.names, of)
	one := func(v engine.Verb, name string) Spoken { return Spoken{Lines: []string{r.lineOf(h.player, v, name)}} }
	switch confronts := r.verbOf("confronts"); {
	case s.with != "" && (of == "" || player):
		return one(r.verbOf("plays"), s.with)
	case confronts != engine.NoVerb && (of == "" || player || r.game.IsHead(d)):
		if of == r.names[h.player] || h.player == h.asker && d != 0 && r.playerOf(of) == h.player {
			return Spoken{None: notOneself}
		}
		return one(confronts, "")
	case of == "" && !s.it && slices.Contains(attacks, word), player, d != 0 && r.game.IsHead(d):
		return Spoken{None: noAttack}
	}
	of = cmp.Or(of, r.foe())
	if of != "" && d != 0 && !r.does(r.verbOf("defeats"), of) {
		return one(r.verbOf("buys"), of)
	}
	return r.done(h, []engine.Verb{r.verbOf("defeats")}, sides{of: of})
}

// candidates are the lines by which a verb would be said of a card that lies where it takes one from, as far as that
// can be seen.
func (r *run) candidates(h *heard, v engine.Verb) (out []string) {
	const most = 12
	p := h.player
	info := &r.rules.Verbs[v]
	if info.Own {
		return nil
	}
	for rank := range 3 { // what is never done with a card, or not with its type, tells least
		for c := engine.CardID(1); int(c) <= r.m.CardCount() && len(out) < most; c++ {
			d := r.m.Def(c)
			may, _ := r.m.Takes(v, p, r.m.In(c), info.Turn)
			hidden := p != h.asker && r.m.Info(r.m.In(c)).Held
			if !may || hidden || !r.sees(p, c) || r.unlikely(v, d) != rank || rank > 0 && len(out) > 0 {
				continue
			}
			if line := r.lineOf(p, v, r.rules.Cards[d].Name[engine.EN]); !slices.Contains(out, line) {
				out = append(out, line)
			}
		}
	}
	return out
}

// unlikely is 0 where a verb may be said of a card, 1 where that never could be done, 2 where it is not even of the
// type.
func (r *run) unlikely(v engine.Verb, d engine.Def) int {
	info := &r.rules.Verbs[v]
	switch {
	case info.Cards != 0 && info.Cards&engine.TypesOf(r.rules.Cards[d].Type) == 0:
		return 2
	case r.rules.Able != nil && !r.rules.Able(v, d):
		return 1
	}
	return 0
}

// self is the card as which somebody plays; empty where there is none.
func (r *run) self(p engine.Player) string {
	for c := engine.CardID(1); int(c) <= r.m.CardCount(); c++ {
		z := r.m.In(c)
		if r.m.Owner(z) == p && r.m.Alive(z) && r.game.IsHead(r.m.Def(c)) && r.m.Open(c) {
			return r.rules.Cards[r.m.Def(c)].Name[engine.EN]
		}
	}
	return ""
}

// foe is the one against whom all play; empty where nobody is, or lies face up.
func (r *run) foe() string {
	if r.rules.Foe == engine.Box {
		return ""
	}
	if c := r.m.Top(r.rules.Foe); c != 0 && r.m.Open(c) {
		return r.rules.Cards[r.m.Def(c)].Name[engine.EN]
	}
	return ""
}

// sides are what a verb is said of, with what, and against what, by their proper names.
type sides struct {
	of, with, against string
	it                bool // it is said of something that is not named: "him", "anything"
}

// sides takes apart what follows a verb.
func (r *run) sides(p engine.Player, words []string) (s sides) {
	to := &s.of
	for from, i := 0, 0; i <= len(words); i++ {
		var next *string
		switch {
		case i == len(words):
		case slices.Contains(withs, words[i]):
			next = &s.with
		case i == from && r.known(strings.Join(words[i:], " ")) != "":
			i = len(words)
		case slices.Contains(againsts, words[i]):
			next = &s.against
		}
		if next == nil && i < len(words) {
			continue
		}
		if part := words[from:i]; len(part) > 0 && *to == "" {
			if it := slices.Contains(nameless, strings.Join(part, " ")); it && to == &s.of {
				s.it = true
			} else if *to = r.proper(p, part); slices.Contains(nameless, *to) {
				s.it, *to = s.it || to == &s.of, ""
			}
		}
		to, from = next, i+1
	}
	return s
}

// verbSaid gives the verbs that words begin with, the longest form first, and what follows it.
func (r *run) verbSaid(words []string) (verbs []engine.Verb, rest []string) {
	for n := min(len(words), 5); n > 0; n-- {
		said := strings.Join(words[:n], " ")
		for v := range r.rules.Verbs {
			if info := &r.rules.Verbs[v]; info.Word != "" && (slices.Contains(spokenForms(info), said) ||
				n > 1 && slices.Contains(infinitives[said], info.Word)) {
				verbs = append(verbs, engine.Verb(v))
			}
		}
		for _, form := range formsOf(said) {
			if len(verbs) > 0 || n > 1 {
				break
			}
			for _, word := range append(slices.Clone(synonyms[form]), infinitives[form]...) {
				if v := r.verbOf(word); v != engine.NoVerb && !slices.Contains(verbs, v) {
					verbs = append(verbs, v)
				}
			}
			for v := range r.rules.Verbs {
				if info := &r.rules.Verbs[v]; info.Word != "" && slices.Contains(spokenForms(info), form) {
					verbs = append(verbs, engine.Verb(v))
				}
			}
		}
		if len(verbs) > 0 {
			return verbs, words[n:]
		}
	}
	return nil, nil
}

// formsOf are the forms of a verb by which it is looked up: "attack", "attacking", "rejouer".
func formsOf(said string) []string {
	out := []string{said, said + "s", said + "es"}
	if stem, ok := strings.CutSuffix(said, "ing"); ok && len(stem) > 1 {
		out = append(out, stem, stem+"s", stem+"es")
	}
	for _, again := range [...]string{"re-", "re", "r"} {
		if rest, ok := strings.CutPrefix(said, again); ok && len(rest) > 2 {
			out = append(out, rest, rest+"s")
		}
	}
	return out
}

// spokenForms are the ways to say a verb: those in which it is named, and as one says it of oneself.
func spokenForms(v *engine.VerbInfo) []string {
	out := verbNames(v)
	for i, form := range out {
		out[i] = strings.TrimSpace(form)
	}
	whole := strings.Split(v.Word, "_")
	whole[0] = strings.TrimSuffix(whole[0], "s")
	return append(out, strings.Join(whole, " "))
}

// proper is the name of the card, player or choice that words mean, as it is written; as it was said where it is none:
// the name of another is not taken for it.
func (r *run) proper(p engine.Player, words []string) string {
	for {
		name := strings.Join(words, " ")
		for _, find := range [...]func() string{
			func() string { return r.known(name) },
			func() string { return r.role(p, withoutThe(name)) },
			func() string { return r.known(strings.TrimSuffix(withoutThe(name), "s")) },
			func() string { return r.known(ability.ReplaceAllString(withoutThe(name), "$1$2")) },
		} {
			if is := find(); is != "" {
				return is
			}
		}
		rest := unaside(words)
		switch len(rest) {
		case 0:
			return ""
		case len(words):
			return withoutThe(name)
		}
		words = rest
	}
}

// unaside takes off the first or the last words, where they only say that it is done again, or now.
func unaside(words []string) []string {
	for n := min(len(words), 4); n > 0; n-- {
		if slices.Contains(asides, strings.Join(words[len(words)-n:], " ")) {
			return words[:len(words)-n]
		}
		if slices.Contains(asides, strings.Join(words[:n], " ")) {
			return words[n:]
		}
	}
	return words
}

// role is the card that is called by what it is: the villain, my hero, the scheme; empty where that is none or not one.
func (r *run) role(p engine.Player, said string) string {
	said = strings.ReplaceAll(said, "-", " ")
	foe := r.foe()
	switch {
	case slices.Contains(selves, said):
		return r.self(p)
	case slices.Contains(villains, said):
		return foe
	case slices.Contains(opponents, said) && len(r.names) == 2:
		return r.names[1-p]
	case foe != "" && r.isType(r.rules.FindCard(foe), said):
		return foe
	}
	for seat := range r.names { // of Batman 9 nobody says the number
		if self := r.self(engine.Player(seat)); said != "" && strings.HasPrefix(unpointed(self), said+" ") {
			return self
		}
	}
	return cmp.Or(r.onlyOf(p, said, true), r.onlyOf(p, said, false))
}

// onlyOf is the one card in sight whose type words are, of those whose text is alive or of all; empty where several
// are.
func (r *run) onlyOf(p engine.Player, said string, alive bool) string {
	name := ""
	for c := engine.CardID(1); int(c) <= r.m.CardCount(); c++ {
		d, z := r.m.Def(c), r.m.In(c)
		if !r.isType(d, said) || !r.sees(p, c) || r.m.Info(z).Held || alive && !r.m.Alive(z) {
			continue
		}
		if is := r.rules.Cards[d].Name[engine.EN]; name == "" || name == is {
			name = is
		} else {
			return ""
		}
	}
	return name
}

// isType says whether words are what the type of a card is called, or the last of them.
func (r *run) isType(d engine.Def, said string) bool {
	for name := range r.rules.Types[r.rules.Cards[d].Type].All() {
		name = strings.ReplaceAll(engine.FoldName(name), "-", " ")
		if name == said || strings.HasSuffix(name, " "+said) || strings.HasPrefix(name, said+" ") {
			return true
		}
	}
	return false
}

// known is the name of a card, a player or a choice as it is written, with the number that was said; empty where words
// are none.
func (r *run) known(name string) string {
	base, number, numbered := strings.Cut(name, "#")
	base = strings.TrimSpace(base)
	if numbered {
		number = "#" + number
	}
	for _, said := range []string{base, withoutThe(base)} {
		if card := r.written(said); card != "" {
			return card + number
		}
		for _, n := range r.names {
			if engine.FoldName(n) == said {
				return n
			}
		}
		if o := r.rules.FindOption(said); o != 0 {
			return r.rules.Options[o][engine.EN]
		}
	}
	return ""
}

// written is the name of the card that words mean, or the title where they are the title of several; empty where they
// mean none. What a name has of punctuation and articles need not be said.
func (r *run) written(said string) string {
	if d := r.rules.FindCard(said); d != 0 {
		c := &r.rules.Cards[d]
		if folded := engine.FoldName(said); c.Title.Means(folded) && !c.Name.Means(folded) {
			return c.Title[engine.EN]
		}
		return c.Name[engine.EN]
	}
	if r.callings == nil {
		r.callings = map[string]string{}
		for i := len(r.rules.Cards) - 1; i > 0; i-- { // of several the first is meant, and a name before a title
			c := &r.rules.Cards[i]
			for title := range c.Title.All() {
				r.callings[unpointed(title)] = c.Title[engine.EN]
			}
			for name := range c.Name.All() {
				r.callings[unpointed(name)] = c.Name[engine.EN]
			}
		}
		delete(r.callings, "")
	}
	return r.callings[unpointed(said)]
}

// unpointed is a name without capitals, accents, punctuation and the article before it.
func unpointed(name string) string {
	words := strings.FieldsFunc(engine.FoldName(name), func(c rune) bool { return strings.ContainsRune(" .,!?()", c) })
	return withoutThe(strings.Join(words, " "))
}

// withoutThe is a name without the article or the word before it.
func withoutThe(name string) string {
	for _, article := range [...]string{"some ", "de ", "du ", "des ", "the ", "a ", "an ", "my ", "with ", "to ", "le ", "la ", "les ", "l'", "un ", "une ",
		"mon ", "ma ", "avec ", "en "} {
		if rest, ok := strings.CutPrefix(name, article); ok {
			return withoutThe(rest)
		}
	}
	return name
}

// nameAlone gives what may be meant by the mere name of a card: what the open question has to do with such cards, then
// what a player does with one on a turn.
func (r *run) nameAlone(h *heard, name string) []string {
	p := h.player
	d := r.rules.FindCard(name)
	if d == 0 {
		return nil
	}
	var verbs []engine.Verb
	add := func(v engine.Verb) {
		info := &r.rules.Verbs[v]
		if info.Word != "" && info.Of&engine.OfCards != 0 && !slices.Contains(verbs, v) &&
			(info.Cards == 0 || info.Cards&engine.TypesOf(r.rules.Cards[d].Type) != 0) &&
			(r.rules.Able == nil || r.rules.Able(v, d)) {
			verbs = append(verbs, v)
		}
	}
	if q := r.d.q; q != nil {
		for i := range q.Answers {
			add(q.Answers[i].Verb)
		}
	}
	for _, first := range [...]bool{true, false} { // a card that lies nowhere here would be played
		for v := range r.rules.Verbs {
			if info := &r.rules.Verbs[v]; info.Turn && (info.Word == "plays") == first {
				add(engine.Verb(v))
			}
		}
	}
	slices.SortStableFunc(verbs, func(a, b engine.Verb) int { // what is said of cards that lie where this one does
		return r.liesFor(b, h, d) - r.liesFor(a, h, d)
	})
	out := make([]string, len(verbs))
	for i, v := range verbs {
		out[i] = r.variable(p) + ":" + r.rules.Verbs[v].Word + " " + strconv.Quote(name)
	}
	return out
}

// liesFor is 1 where a card of a declaration lies in a place from which the verb takes one, 0 where none does, as
// far as whoever speaks sees it.
func (r *run) liesFor(v engine.Verb, h *heard, d engine.Def) int {
	c, p := engine.CardID(0), h.player
	if r.rules.Locate != nil {
		c = r.rules.Locate(r.m, engine.Attempt{Player: p, Verb: v, Zone: -1, Whom: engine.NoPlayer}, d)
	}
	if c == 0 || p != h.asker && !r.sees(h.asker, c) {
		return 0
	}
	if may, known := r.m.Nexts(v, p, r.m.In(c)); may && known {
		return 1
	}
	return 0
}
