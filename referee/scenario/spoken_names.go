package scenario

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
)

// The verbs and names that a player says, as scripts have them.

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
		if part := r.bareOf(words[from:i]); len(part) > 0 && *to == "" {
			if it := slices.Contains(nameless, strings.Join(part, " ")); it && to == &s.of {
				s.it = true
			} else if *to = r.proper(p, part); slices.Contains(nameless, *to) ||
				it && r.known(engine.FoldName(*to)) == "" {
				s.it, *to = s.it || to == &s.of, ""
			}
		}
		to, from = next, i+1
	}
	return s
}

// bareOf is what is said of "him again": what names nothing, without the words around it. It is all of the words where
// they name something.
func (r *run) bareOf(words []string) []string {
	for part := words; len(part) > 0; {
		if slices.Contains(nameless, strings.Join(part, " ")) {
			return part
		}
		rest := unaside(part)
		if len(rest) == len(part) {
			break
		}
		part = rest
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
			func() string { return r.ofPlayer(p, words) },
			func() string { return r.role(p, withoutThe(name)) },
			func() string { return r.known(strings.TrimSuffix(withoutThe(name), "s")) },
			func() string { return r.known(strings.TrimSuffix(withoutThe(name), "es")) },
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

// ofPlayer is the name of what is said to be a player's: "Ben's Black Cat", "Black Cat de Ben"; empty where words say
// no such thing.
func (r *run) ofPlayer(p engine.Player, words []string) string {
	if rest := strings.ReplaceAll(strings.Join(words[1:], " "), "-", " "); slices.Contains(superVillains, rest) &&
		(words[0] == "my" || words[0] == "mon") { // as whom one plays, where the players are the villains
		return r.self(p)
	}
	for seat, whose := range r.names {
		seat, name := engine.Player(seat), engine.FoldName(whose)
		said := strings.Join(words, " ")
		rest, found := strings.CutPrefix(said, name+"'s ")
		for _, of := range [...]string{" de " + name, " d'" + name} {
			if !found {
				rest, found = strings.CutSuffix(said, of)
			}
		}
		if found {
			return cmp.Or(r.known(rest), r.role(seat, withoutThe(rest)), r.onlyOwn(seat, withoutThe(rest)))
		}
	}
	return ""
}

// onlyOwn is the one open card of a player whose type words are; empty where several are.
func (r *run) onlyOwn(p engine.Player, said string) string {
	name := ""
	for c := engine.CardID(1); int(c) <= r.m.CardCount(); c++ {
		d, z := r.m.Def(c), r.m.In(c)
		if r.m.Owner(z) != p || !r.isType(d, said) || !r.m.Open(c) || r.m.Info(z).Held || !r.m.Alive(z) {
			continue
		}
		if name != "" {
			return ""
		}
		name = r.rules.Cards[d].Name[engine.EN]
	}
	return name
}

// unaside takes off the first or the last words, where they only say that it is done again, or now.
func unaside(words []string) []string {
	if n := len(words); n > 1 && repeats(words[n-2], words[n-1]) {
		return words[:n-1-min(1, Number(words[n-2]))]
	}
	if len(words) > 1 && Number(words[0]) > 0 {
		return words[1:]
	}
	if n := severalSaid(words); n > 0 && n < len(words) {
		return words[n:]
	}
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
	case foe != "" && r.isType(r.rules.FindCard(foe), said):
		return foe
	case len(r.ofType(p, said, true)) > 0: // of several it is to be said which
		return r.onlyName(r.ofType(p, said, true))
	case len(r.ofType(p, said, false)) > 0:
		return r.onlyName(r.ofType(p, said, false))
	case slices.Contains(villains, said):
		return foe
	case slices.Contains(opponents, said) && len(r.names) == 2:
		return r.names[1-p]
	}
	for seat := range r.names { // of Batman 9 nobody says the number
		if self := r.self(engine.Player(seat)); said != "" && strings.HasPrefix(unpointed(self), said+" ") {
			return self
		}
	}
	return cmp.Or(r.onlyOf(p, said, true), r.onlyOf(p, said, false))
}

// ofType are the names of the open cards in sight whose type is called just so, of those whose text is alive or of all.
func (r *run) ofType(p engine.Player, said string, alive bool) (names []string) {
	for c := engine.CardID(1); int(c) <= r.m.CardCount(); c++ {
		d, z := r.m.Def(c), r.m.In(c)
		name := r.rules.Cards[d].Name[engine.EN]
		if r.isCalled(d, said) && r.sees(p, c) && !r.m.Info(z).Held && (!alive || r.m.Alive(z)) &&
			!slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// typeOf is what the type of a card is called, in plain letters.
func (r *run) typeOf(name string) string {
	return engine.FoldName(r.rules.Types[r.rules.Cards[r.rules.FindCard(name)].Type][engine.EN])
}

// someOf are the names of the few cards in sight whose type is called so, where they are several.
func (r *run) someOf(p engine.Player, said string) (out []engine.Text) {
	const most = 8
	said = strings.ReplaceAll(engine.FoldName(said), "-", " ")
	names := r.ofType(p, said, true)
	if len(names) == 0 {
		names = r.ofType(p, said, false)
	}
	if foe := r.foe(); foe != "" && len(names) > 0 && !slices.Contains(names, foe) &&
		strings.Contains(strings.ReplaceAll(r.typeOf(foe), "-", " "), said) { // of a Super-Villain one may say so too
		names = append(names, foe)
	}
	if len(names) < 2 || len(names) > most {
		return nil
	}
	for _, name := range names {
		out = append(out, engine.Quoted(r.rules.Cards[r.rules.FindCard(name)].Name))
	}
	return out
}

// isCalled says whether words are what the type of a card is called.
func (r *run) isCalled(d engine.Def, said string) bool {
	for name := range r.rules.Types[r.rules.Cards[d].Type].All() {
		if strings.ReplaceAll(engine.FoldName(name), "-", " ") == said {
			return true
		}
	}
	return false
}

// onlyName is the only one of some names, empty where they are several.
func (r *run) onlyName(names []string) string {
	if len(names) == 1 {
		return names[0]
	}
	return ""
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

// typeCalled is the type of cards that words call, empty where they call none.
func (r *run) typeCalled(said string) engine.Text {
	said = engine.FoldName(said)
	for d := 1; d < len(r.rules.Cards); d++ {
		if is := r.rules.Types[r.rules.Cards[d].Type]; is.Means(said) {
			return is
		}
	}
	return engine.Text{}
}

// isType says whether words are what the type of a card is called, or the first or the last of them.
func (r *run) isType(d engine.Def, said string) bool {
	for name := range r.rules.Types[r.rules.Cards[d].Type].All() {
		name = strings.ReplaceAll(engine.FoldName(name), "-", " ")
		before, last := strings.CutSuffix(name, " "+said)
		behind, first := strings.CutPrefix(name, said+" ")
		switch {
		case name == said:
			return true
		case last && !strings.Contains(before+" ", " of ") && !strings.Contains(before+" ", " du "): // no stack
			return true
		case first && !strings.HasPrefix(behind, "de "): // a Coup de Pied is no coup
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
				r.callings[unpointed(title)], r.callings[closed(title)] = c.Title[engine.EN], c.Title[engine.EN]
			}
			for name := range c.Name.All() {
				r.callings[unpointed(name)], r.callings[closed(name)] = c.Name[engine.EN], c.Name[engine.EN]
			}
		}
		delete(r.callings, "")
	}
	return cmp.Or(r.callings[unpointed(said)], r.callings[closed(said)])
}

// closed is a name written in one: "manbat".
func closed(name string) string {
	return strings.NewReplacer(" ", "", "-", "", "'", "").Replace(unpointed(name))
}

// unpointed is a name without capitals, accents, punctuation and the article before it.
func unpointed(name string) string {
	words := strings.FieldsFunc(engine.FoldName(name), func(c rune) bool { return strings.ContainsRune(" .,!?()", c) })
	return withoutThe(strings.Join(words, " "))
}

// withoutThe is a name without the article or the word before it.
func withoutThe(name string) string {
	for _, article := range articles {
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
