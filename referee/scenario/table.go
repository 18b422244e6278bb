package scenario

import (
	"slices"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
)

// The set-up words. They only gather what is fixed; the game sets the table up at the first move or expectation.

// place fixes the cards of a zone.
func (r *run) place(z engine.Zone, v lua.LValue, top bool) {
	s := engine.ZoneSetup{Zone: z, Top: top, Line: r.here().line, Cards: []engine.Def{}}
	if n, sized := r.setup.Sizes[z]; sized && !top && len(r.impossible) == 0 {
		r.failf("this place holds %s already: name them, or leave them to the seed",
			"cet endroit a déjà %s : les nommer, ou les laisser à la graine",
			engine.Counted(n, engine.Text{"card", "carte"}))
	}
	for _, c := range r.cards(v) {
		c.Card = r.rules.Namesake(c.Card, func(d engine.Def) bool { return r.canLie(z, d, c.Marks.Flags) })
		s.Cards = append(s.Cards, c.Card)
		s.Marks = append(s.Marks, c.Marks)
		s.Lines = append(s.Lines, c.Line)
	}
	if top && len(s.Cards) == 0 {
		r.namesNothing(r.topWord(z))
	}
	r.setup.Zones = slices.DeleteFunc(r.setup.Zones, func(before engine.ZoneSetup) bool {
		if before.Zone == z && len(r.impossible) == 0 { // after a set-up that was refused it may be laid out anew
			r.failf("this place is laid out already, on line %d: name all its cards in one list",
				"cet endroit est déjà garni, à la ligne %d : nommez toutes ses cartes dans une liste", before.Line)
		}
		return before.Zone == z
	})
	if !top {
		delete(r.setup.Sizes, z)
	}
	r.setup.Zones = append(r.setup.Zones, s)
}

// canLie says whether a card may lie in a zone.
func (r *run) canLie(z engine.Zone, d engine.Def, on engine.Flag) bool {
	owner, k := engine.NoPlayer, int(z)
	if of := int(z) - len(r.rules.Shared); of >= 0 {
		owner, k = engine.Player(of/len(r.rules.PerPlayer)), of%len(r.rules.PerPlayer)
	}
	return r.rules.Bars == nil || r.rules.Bars(owner, k, d, on) == 0
}

// topWord is the word that fixes the top of a zone.
func (r *run) topWord(z engine.Zone) string {
	if of := int(z) - len(r.rules.Shared); of >= 0 {
		return r.rules.PerPlayer[of%len(r.rules.PerPlayer)].ID + "_top"
	}
	return "on_top"
}

// cards reads a list of cards with what lies on them: { "Punch", { "Giganta", tokens = 2 } }.
func (r *run) cards(v lua.LValue) []engine.Marked {
	list, ok := v.(*lua.LTable)
	if !ok {
		r.failf(`cards stand in a table: { "Punch", "Kick" }`,
			`les cartes se mettent dans une table : { "Punch", "Kick" }`)
	}
	r.loose(list)
	named := r.list(engine.Text{"a list of cards", "une liste de cartes"}, list)
	out := make([]engine.Marked, 0, len(named))
	for _, item := range items(r, list, named) {
		with, marked := item.(*lua.LTable)
		if marked {
			item = with.RawGetInt(1)
		}
		name, ok := item.(lua.LString)
		if !ok {
			r.failf(`a card is named by its name: "Punch"`, `une carte se désigne par son nom : "Punch"`)
		}
		if r.placed++; r.placed > maxCards {
			r.failf("more than %d cards in one set-up", "plus de %d cartes dans une mise en place", maxCards)
		}
		c := engine.Marked{Card: r.card(string(name)), Line: r.here().line}
		if marked {
			c.Marks = r.marks(with)
		}
		out = append(out, c)
	}
	return out
}

// markWords are the words for what lies on a card in a game.
func markWords(g *engine.Game) []string {
	rules := g.Rules(g.Editions[0])
	var words []string
	for _, k := range rules.Tokens {
		if k.ID != "" {
			words = append(words, k.ID)
		}
	}
	for _, f := range rules.Flags {
		words = append(words, f.ID)
	}
	if rules.HostZone != nil {
		words = append(words, "with")
	}
	if rules.Whose != nil {
		words = append(words, "of")
	}
	return append(words, deedWords(rules, false)...)
}

// marks reads what lies on a card: { "Tigra", damage = 2, exhausted = true, with = { "Inspired" } }.
func (r *run) marks(t *lua.LTable) engine.Marks {
	var out engine.Marks
	list, named := r.read(engine.Text{"a card with what lies on it", "une carte et ce qui est sur elle"}, t)
	if len(list) > 1 {
		r.nth(t, 2)
		r.failf("a card with what lies on it has one name, and %s is too much",
			"une carte n'a qu'un nom, avec ce qui est sur elle, et %s est de trop",
			sandbox.Shown(list[1]))
	}
	for f := range r.fields(t, named) {
		r.mark(&out, f.name, f.value)
	}
	return out
}

// namesNothing stops an empty list where something is to be named: nothing would come of it.
func (r *run) namesNothing(word string) {
	r.failf("%s names nothing: leave it out", "%s ne nomme rien : omettez-le", word)
}

// loose stops a list of cards that tells what lies on one of them, and not in braces of its own.
func (r *run) loose(t *lua.LTable) {
	unnamed, named := r.read(engine.Text{"a list of cards", "une liste de cartes"}, t)
	if len(named) == 0 {
		return
	}
	f := failure("a list of cards has no %q", "une liste de cartes n'a pas de %q", clip(named[0].name))
	first, value := same(`"…"`), same("…")
	if len(unnamed) > 0 {
		first = sandbox.Shown(unnamed[0])
	} else if named[0].value.Type() == lua.LTNumber || named[0].value.Type() == lua.LTBool {
		value = sandbox.Shown(named[0].value)
	}
	d := r.rules.FindCard(named[0].name)
	switch n, some := sandbox.Whole(named[0].value, 1, maxTokens); {
	case slices.Contains(markWords(r.game), named[0].name):
		f.Hint = engine.Sayf("what lies on a card stands in braces with it: { { %s, %s = %s } }",
			"ce qui est sur une carte se met entre accolades avec elle : { { %s, %s = %s } }", first, named[0].name,
			value)
	case d != 0 && some:
		all := strings.Repeat(", "+strconv.Quote(named[0].name), int(min(n, 4)))
		if n > 4 {
			all += ", …"
		}
		f.Hint = engine.Sayf("each card is named by itself: { %s }", "chaque carte se nomme à part : { %s }", all[2:])
	}
	r.key(t, named[0].name)
	r.fail(f)
}

// mark reads one thing that lies on a card.
func (r *run) mark(out *engine.Marks, word string, v lua.LValue) {
	for i := range r.rules.Tokens {
		if id := r.rules.Tokens[i].ID; id != "" && id == word {
			out.Tokens[i] = int16(r.whole(same(word), v, 0, maxTokens))
			return
		}
	}
	for _, f := range r.rules.Flags {
		if f.ID == word {
			if r.yes(same(word), v) {
				out.Flags |= f.Flag
			}
			return
		}
	}
	if word == "with" && r.rules.HostZone != nil {
		cards := r.cards(v)
		if len(cards) == 0 {
			r.namesNothing(word)
		}
		out.With = append(out.With, cards...)
		return
	}
	if word == "of" && r.rules.Whose != nil {
		out.Whose = int(r.seatNamed(word, r.whom(word, v))) + 1
		return
	}
	if r.deed(word, v, false, &out.Earlier) {
		return
	}
	words := markWords(r.game)
	f := failure("nothing called %q lies on a card; there are %s",
		"rien qui s'appelle %q n'est sur une carte ; il y a %s", clip(word), strings.Join(words, ", "))
	if !r.copied(f, word, markWords) {
		f.meaning(word, words)
	}
	r.fail(f)
}

// Bounds of the numbers of a set-up.
const (
	maxTokens = 1000 // of a kind on a card, and cards of a stack
	maxCount  = 999  // of a player's counter
)

// card finds a card of the game by its name.
func (r *run) card(name string) engine.Def {
	d := r.rules.FindCard(name)
	if d == 0 {
		f := failure("%s has no card called %q", "%s n'a pas de carte appelée %q", r.game.ID, clip(name))
		f.Word = name
		if f.Hint = r.nameMeant(name); f.Hint == (engine.Text{}) {
			f.Hint = r.cardElsewhere(name)
		}
		if f.Hint == (engine.Text{}) {
			f.Hint = engine.Text{`a card of one's own is declared in the script, card "…" { … }, or in a file that --cards names`,
				`une carte maison se déclare dans le script, card "…" { … }, ou dans un fichier que --cards nomme`}
		}
		r.fail(f)
	}
	return d
}

// nameMeant is the hint for a name that no card has: a number before it, as a log counts equal cards, several names in
// one pair of quotes, one without the number behind it that tells several apart, or a misspelt one.
func (r *run) nameMeant(name string) engine.Text {
	number, rest, _ := strings.Cut(strings.TrimSpace(name), " ")
	if _, err := strconv.Atoi(strings.TrimSuffix(strings.ToLower(number), "x")); err == nil {
		rest = strings.TrimSpace(strings.TrimPrefix(strings.TrimPrefix(strings.TrimSpace(rest), "x "), "× "))
		if d := r.rules.FindCard(rest); d != 0 {
			card := r.rules.Cards[d].Name[engine.EN]
			return engine.Sayf("each card is named by itself: { %q, %q }; how many lie there is expected by has(%q, 2)",
				"chaque carte se nomme à part : { %q, %q } ; combien il y en a s'attend par has(%q, 2)", card, card,
				card)
		}
	}
	if first, others, ok := strings.Cut(name, ","); ok && r.rules.FindCard(first) != 0 {
		return engine.Sayf("each name has quotes of its own: %q, %q", "chaque nom a ses propres guillemets : %q, %q",
			strings.TrimSpace(first), strings.TrimSpace(others))
	}
	if all := r.rules.Numbered(name); len(all) > 1 {
		return engine.Sayf("did you mean one of these? %s", "vouliez-vous dire l'un de ceux-ci ? %s",
			strings.Join(all, ", "))
	}
	return didYouMeanThe(r.rules.NearName(name))
}

// stacksWord is  stacks { weakness = 1, super_heroes = { "Batman" } }.
func (r *run) stacksWord(L *lua.LState) int {
	r.early("stacks")
	t := L.CheckTable(1)
	list, named := r.read(same("stacks"), t)
	if len(list) > 0 {
		r.nth(t, 1)
		r.failf("stacks names its stacks: stacks { weakness = 1 }", "stacks nomme ses piles : stacks { weakness = 1 }")
	}
	if len(named) == 0 {
		r.failf("stacks names its stacks: stacks { weakness = 1 }", "stacks nomme ses piles : stacks { weakness = 1 }")
	}
	for f := range r.fields(t, named) {
		r.stack(f.name, f.value)
	}
	return 0
}

// stack reads how many cards a stack holds, or which ones.
func (r *run) stack(key string, v lua.LValue) {
	var ids []string
	for i := 1; i < len(r.rules.Shared); i++ {
		info := &r.rules.Shared[i]
		if info.Inner {
			continue
		}
		if ids = append(ids, info.ID); info.ID != key {
			continue
		}
		word, isOption := r.game.SetupWords()[key]
		switch _, isList := v.(*lua.LTable); {
		case isList:
			r.place(engine.Zone(i), v, false)
		case isOption:
			r.setup.Options[key] = r.option(key, word, v)
		case !info.Sized:
			r.failf("%s is a list of cards: name them", "%s est une liste de cartes : nommez-les", key)
		default:
			r.size(engine.Zone(i), key, v)
		}
		return
	}
	r.fail(failure("there is no stack %q; there are %s", "il n'y a pas de pile %q ; il y a %s", clip(key),
		strings.Join(ids, ", ")).meaning(key, ids))
}

// placeMeant is the hint for a place of the table, or another word, that stands where labels do: how it is laid out.
func (r *run) placeMeant(word string, v lua.LValue) engine.Text {
	value := "{ … }"
	switch v.(type) {
	case lua.LNumber, lua.LString:
		value = sandbox.Shown(v)[engine.EN]
	}
	if t := r.script.language.asSaid(r.game, word, value); t != "" {
		return engine.Sayf("this is written so, on a line of its own: %s",
			"cela s'écrit ainsi, sur une ligne à part : %s", t)
	}
	return engine.Text{}
}

// notCounted stops a place that is given a number for its cards: kick(0), kick { 0 }.
func (r *run) notCounted(z *zoneValue, v lua.LValue) {
	if t, ok := v.(*lua.LTable); ok && t.Len() == 1 {
		v = t.RawGetInt(1)
	}
	if _, number := v.(lua.LNumber); !number {
		return
	}
	f := failure("behind %s stand the names of cards, and not how many there are",
		"derrière %s se mettent les noms des cartes, et non leur nombre", z.name)
	f.Hint = r.placeMeant(z.name, v)
	r.fail(f)
}

// size reads how many cards a pile holds; which they are is left to the seed.
func (r *run) size(z engine.Zone, key string, v lua.LValue) {
	again := len(r.impossible) > 0 // after a set-up that was refused it may be laid out anew
	r.setup.Zones = slices.DeleteFunc(r.setup.Zones, func(before engine.ZoneSetup) bool {
		whole := before.Zone == z && !before.Top
		if whole && !again {
			r.failf("%s is laid out already, on line %d: its cards are named",
				"%s est déjà garni, à la ligne %d : ses cartes sont nommées", key, before.Line)
		}
		return whole
	})
	if n, sized := r.setup.Sizes[z]; sized && !again {
		r.failf("%s has a size already: %s", "%s a déjà une taille : %s", key,
			engine.Counted(n, engine.Text{"card", "carte"}))
	}
	r.setup.Sizes[z] = r.whole(same(key), v, 0, maxTokens)
}

func (r *run) asIf(L *lua.LState) int {
	r.early("as_if")
	if r.setup.AsIf {
		r.failf("as_if() is said already, on line %d", "as_if() est déjà dit, à la ligne %d", r.allowed.line)
	}
	r.setup.AsIf, r.allowed = true, r.here()
	return 0
}

// allowsSomething stops a script that allows what no real game could hold, and lays out nothing of that kind.
func (r *run) allowsSomething() {
	if !r.setup.AsIf || r.opts.Lenient || r.opts.Edition != "" || len(r.opts.Rules) > 0 {
		return
	}
	real := cloned(&r.setup)
	if real.AsIf = false; real.Watch != nil {
		real.Watch = func(m *engine.Match) { m.Limit = maxEvents }
	}
	if _, err := r.game.Start(r.rules, &real, nil); err == nil {
		r.spot = spot{place: r.allowed}
		r.failf("as_if() allows nothing here: this set-up is possible without it, so leave it out",
			"as_if() ne permet rien ici : cette mise en place est possible sans lui, donc à omettre")
	}
}

func (r *run) beginWord(L *lua.LState) int {
	r.early("begin")
	no := r.started()
	if no != nil || r.trying != nil {
		r.refusedSetup(no)
	}
	return 0
}

func (r *run) shuffleGives(L *lua.LState) int {
	if r.game == nil {
		r.early("shuffle_gives")
	}
	if r.m != nil {
		r.outside("shuffle_gives")
	}
	r.only()
	r.lays()
	list := L.CheckTable(1)
	names := r.texts("shuffle_gives", list)
	if len(names) == 0 {
		r.failf("shuffle_gives names no card: the shuffle comes out as it likes",
			"shuffle_gives ne nomme aucune carte : le mélange donne ce qu'il veut")
	}
	for _, n := range items(r, list, names) {
		r.card(n)
	}
	r.shuffles = append(r.shuffles, shuffleGiven{names, r.at()})
	if r.branch != nil {
		r.branch.fixed++
	}
	return 0
}

// beforeGame stops a word that comes before the game is named.
func (r *run) beforeGame(word string) {
	r.failf(`%s comes after  scenario "What it shows" { game = "forever-evil" }`,
		`%s vient après  scenario "Ce qu'il montre" { game = "forever-evil" }`, word)
}

// noGame stops a word that needs a game.
func (r *run) noGame() {
	r.failf(`there is no game yet: begin with  scenario "What it shows" { game = "forever-evil" }`,
		`il n'y a pas encore de jeu : commencez par  scenario "Ce qu'il montre" { game = "forever-evil" }`)
}

// early stops a set-up word that comes too late.
func (r *run) early(word string) {
	if r.game == nil {
		r.beforeGame(word)
	}
	if r.m != nil {
		r.failf("%s comes too late: the game has begun", "%s vient trop tard : la partie a commencé", word)
	}
	r.only()
	if word != "begin" {
		r.lays()
	}
}

func (r *run) rulingWord(L *lua.LState) int {
	r.outside("ruling")
	if r.branch != nil {
		r.failf("the ruling does not stand in a branch: it is the last thing in a scenario",
			"la décision n'a pas sa place dans une branche : elle vient en dernier dans un scénario")
	}
	if r.result.Ruling != (engine.Text{}) {
		r.failf("there is a ruling already: one script has one", "il y a déjà une décision : un script en a une seule")
	}
	r.result.Ruling = r.bilingual("ruling", "ruling", L.CheckAny(1))
	r.ruled = r.at()
	return 0
}

// beforeRuling stops what is played or expected behind the ruling: the ruling is the answer to all that stands before
// it.
func (r *run) beforeRuling() {
	if r.ruled != 0 {
		r.failf("the ruling, on line %d, is the last thing in a scenario: what is played and expected stands before it",
			"la décision, à la ligne %d, vient en dernier dans un scénario : ce qui est joué et attendu se met avant",
			r.ruled)
	}
}
