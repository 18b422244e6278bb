package scenario

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
)

// What a player says at the table, as a line of a script: "plays Kick", "Ben defends with Cosmic Staff", "joue Coup de
// pied", "Kick".

// Spoken gives the lines of a script that somebody's words may mean, the likeliest first; none where they are no move.
// Whether a line is legal is not looked at. Who is not named is the player who is asked, or whose turn it is.
func (l *Live) Spoken(said string) []string {
	r := l.r
	words := strings.Fields(asking.ReplaceAllString(strings.TrimRight(engine.FoldName(said), " .!?"), ""))
	p, words := l.speaker(words)
	if len(words) == 0 {
		return nil
	}
	if line := l.leaves(p, strings.Join(words, " ")); line != "" {
		return []string{line}
	}
	verbs, rest := r.verbSaid(words)
	if len(verbs) == 0 {
		verbs, rest = r.verbSaid(unreflexive(words))
	}
	name := strings.Join(rest, " ")
	if len(verbs) == 0 {
		return r.nameAlone(p, strings.Join(words, " "))
	}
	var out []string
	for _, v := range verbs {
		info := &r.rules.Verbs[v]
		switch {
		case info.Of == engine.OfNothing && (name == "" || v != engine.VerbDecline):
			out = append(out, r.variable(p)+":"+info.Word+"()")
		case name == "":
		default:
			out = append(out, r.variable(p)+":"+info.Word+" "+strconv.Quote(r.properly(name)))
		}
	}
	return out
}

// VerbAlone gives the verbs that somebody says without naming anything, where none of them can be said so; none where
// something else is said.
func (l *Live) VerbAlone(said string) []engine.Verb {
	r := l.r
	_, words := l.speaker(strings.Fields(strings.TrimRight(engine.FoldName(said), " .!?")))
	verbs, rest := r.verbSaid(unreflexive(words))
	if len(rest) > 0 || slices.ContainsFunc(verbs, func(v engine.Verb) bool {
		return r.rules.Verbs[v].Of == engine.OfNothing
	}) {
		return nil
	}
	return verbs
}

// asking is with what a question begins that asks whether, or why not, something may be done.
var asking = regexp.MustCompile(`^(?:why not |pourquoi pas |(?:why )?(?:can'?t|can ?not|can|may|could) (?:i|we|you)(?: not)? |` +
	`(?:pourquoi )?(?:est[- ]ce qu(?:e |'))?(?:(?:je|on|tu|vous|nous) )?(?:ne )?` +
	`(?:peux|puis|peut|pouvez|pouvons)(?:[- ](?:je|on|tu|vous|nous))?(?: pas)? )`)

// refusals are the words by which a player declines what is asked.
var refusals = []string{"no", "nope", "no thanks", "non", "non merci"}

// turnEnds are the words by which a player ends a turn, and passes those by which a player leaves things to others: a
// turn, or what is asked.
var (
	turnEnds = []string{"end", "end turn", "pass turn", "pass my turn", "end my turn", "end the turn", "finish", "my turn is over", "passe mon tour",
		"passer mon tour", "termine", "termine mon tour", "termine le tour", "fin", "fin du tour", "fin de tour",
		"fin de mon tour", "finis", "finis mon tour"}
	passes = []string{"pass", "done", "finished", "passe", "passer", "fini", "ai fini"}
)

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
	i := slices.IndexFunc(r.rules.Verbs, func(v engine.VerbInfo) bool { return v.Word == want })
	if i < 0 {
		return ""
	}
	return r.variable(p) + ":" + want + "()"
}

// speaker is the player whose move somebody's words tell of, and the words behind the name.
func (l *Live) speaker(words []string) (engine.Player, []string) {
	r := l.r
	p := max(0, r.game.TurnOf(r.m))
	if q := l.Question(); q != nil {
		p = q.Player
	}
	if len(words) == 0 {
		return p, words
	}
	first := strings.TrimRight(words[0], ":,")
	for seat := range r.names {
		if name := strings.Fields(engine.FoldName(r.names[seat])); len(words) > len(name) &&
			slices.Equal(append(slices.Clone(words[:len(name)-1]), strings.TrimRight(words[len(name)-1], ":,")), name) {
			return engine.Player(seat), words[len(name):]
		}
		if len(words) > 1 && first == strings.ToLower(r.variable(engine.Player(seat))) {
			return engine.Player(seat), words[1:]
		}
	}
	if slices.Contains([]string{"i", "je", "you", "we", "tu", "vous", "nous", "on"}, first) && len(words) > 1 {
		return p, words[1:]
	}
	if rest, ok := strings.CutPrefix(words[0], "j'"); ok && rest != "" {
		return p, append([]string{rest}, words[1:]...)
	}
	return p, words
}

// unreflexive takes the pronoun off a French verb: "je me défends avec", "se défendre avec".
func unreflexive(words []string) []string {
	if len(words) > 1 && slices.Contains([]string{"me", "se", "nous", "vous"}, words[0]) {
		return words[1:]
	}
	return words
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
		if len(verbs) == 0 && n == 1 {
			for _, form := range []string{said, said + "s", said + "es"} {
				for _, word := range append(slices.Clone(synonyms[form]), infinitives[form]...) {
					if v := slices.IndexFunc(r.rules.Verbs, func(v engine.VerbInfo) bool {
						return v.Word == word
					}); v >= 0 && !slices.Contains(verbs, engine.Verb(v)) {
						verbs = append(verbs, engine.Verb(v))
					}
				}
			}
		}
		if len(verbs) > 0 {
			return verbs, words[n:]
		}
	}
	return nil, nil
}

// infinitives are the verbs as French names them, behind "may I not", and what else is said for them.
var infinitives = map[string][]string{
	"affronte": {"confronts"}, "affronter": {"confronts"}, "annonce une confrontation": {"confronts"},
	"annoncer une confrontation": {"confronts"}, "confronte": {"confronts"}, "confronter": {"confronts"},
	"acheter": {"buys"}, "changer de forme": {"changes_form"}, "attaque": {"attacks_with", "plays"}, "bat": {"defeats"}, "bats": {"defeats"},
	"bloque": {"defends", "defends_with"}, "contre": {"thwarts_with"}, "activer": {"uses"}, "attaquer": {"attacks_with", "plays"}, "battre": {"defeats"},
	"bloquer": {"defends", "defends_with"}, "choisir": {"chooses"}, "choisis": {"chooses"}, "detruis": {"destroys"}, "contrer": {"thwarts_with"}, "decline": {"declines"},
	"decliner": {"declines"}, "defausser": {"discards"}, "defendre": {"defends", "defends_with"}, "detruire": {"destroys"},
	"finir": {"ends_turn"}, "finit": {"ends_turn"}, "gagner": {"gains"}, "jouer": {"plays"},
	"passe": {"declines", "passes"}, "passer": {"declines", "passes"}, "payer": {"pays_with"}, "recuperer": {"recovers"},
	"refuse": {"declines"}, "refuser": {"declines"}, "renoncer": {"declines"}, "terminer": {"ends_turn"},
	"utiliser": {"uses"}, "vaincre": {"defeats"},
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

// properly is the name of the card, player or choice that words mean, as it is written; as it was said where it is
// none.
func (r *run) properly(name string) string {
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
	if near := r.rules.NearCard(base); near != "" {
		return r.written(near) + number
	}
	return name
}

// written is the name of the card that words mean, or the title where they are the title of several; empty where they
// mean none. What a name has of punctuation need not be said.
func (r *run) written(said string) string {
	d := r.rules.FindCard(said)
	for i := 1; d == 0 && i < len(r.rules.Cards); i++ {
		for name := range r.rules.Cards[i].Name.All() {
			if unpointed(name) == unpointed(said) {
				d, said = engine.Def(i), name
			}
		}
		for title := range r.rules.Cards[i].Title.All() {
			if d == 0 && unpointed(title) == unpointed(said) {
				d, said = engine.Def(i), title
			}
		}
	}
	if d == 0 || unpointed(said) == "" {
		return ""
	}
	c := &r.rules.Cards[d]
	if folded := engine.FoldName(said); c.Title.Means(folded) && !c.Name.Means(folded) {
		return c.Title[engine.EN]
	}
	return c.Name[engine.EN]
}

// unpointed is a name without capitals, accents and punctuation.
func unpointed(name string) string {
	words := strings.FieldsFunc(engine.FoldName(name), func(c rune) bool { return strings.ContainsRune(" .,!?()", c) })
	return strings.Join(words, " ")
}

// withoutThe is a name without the article or the word before it.
func withoutThe(name string) string {
	for _, article := range [...]string{"the ", "a ", "an ", "my ", "with ", "le ", "la ", "les ", "l'", "un ", "une ",
		"mon ", "ma ", "avec "} {
		if rest, ok := strings.CutPrefix(name, article); ok {
			return withoutThe(rest)
		}
	}
	return name
}

// nameAlone gives what may be meant by the mere name of a card: what the open question has to do with such cards, then
// what a player does with one on a turn.
func (r *run) nameAlone(p engine.Player, name string) []string {
	name = r.properly(name)
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
		return r.liesFor(b, p, d) - r.liesFor(a, p, d)
	})
	out := make([]string, len(verbs))
	for i, v := range verbs {
		out[i] = r.variable(p) + ":" + r.rules.Verbs[v].Word + " " + strconv.Quote(name)
	}
	return out
}

// liesFor is 1 where a card of a declaration lies in a place from which the verb takes one, 0 where none does.
func (r *run) liesFor(v engine.Verb, p engine.Player, d engine.Def) int {
	c := engine.CardID(0)
	if r.rules.Locate != nil {
		c = r.rules.Locate(r.m, engine.Attempt{Player: p, Verb: v, Zone: -1, Whom: engine.NoPlayer}, d)
	}
	if c == 0 {
		return 0
	}
	if may, known := r.m.Nexts(v, p, r.m.In(c)); may && known {
		return 1
	}
	return 0
}
