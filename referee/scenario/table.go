package scenario

import (
	"maps"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/scenario/sandbox"
)

// The set-up words. They only gather what is fixed; the game sets the table up at the first move or expectation.

// scenarioWord is  scenario "title" { game = …, question = …, shows = … }.
func (r *run) scenarioWord(L *lua.LState) int {
	title := L.CheckString(1)
	L.Push(L.NewFunction(func(L *lua.LState) int {
		r.outside("scenario")
		if r.game != nil {
			r.failf("there is a scenario already: one script is one scenario", "il y a déjà un scénario : un script est un scénario")
		}
		r.result.Title = title
		r.header(L.CheckTable(1))
		return 0
	}))
	return 1
}

var headerKeys = []string{"game", "edition", "seed", "question", "shows", "rules", "windows", "first", "set_up"}

func (r *run) header(t *lua.LTable) {
	r.setup.Seed, r.setup.First = 1, 0
	r.setup.Options, r.setup.Sizes = map[string]int{}, map[engine.Zone]int{}
	id := text(t.RawGetString("game"))
	var ids []string
	for _, g := range games.All() {
		ids = append(ids, g.ID)
	}
	if r.game = games.Find(id); r.game == nil {
		r.fail(failure("there is no game %q; the games are %s", "il n'y a pas de jeu %q ; les jeux sont %s", id, strings.Join(ids, ", ")).meaning(id, ids))
	}
	r.result.Game = r.game
	edition := text(t.RawGetString("edition"))
	if r.opts.Edition != "" {
		edition = r.opts.Edition
	}
	if edition == "" {
		edition = r.game.Editions[0]
	}
	if !slices.Contains(r.game.Editions, edition) {
		r.fail(failure("%s has no edition %q; its editions are %s", "%s n'a pas d'édition %q ; ses éditions sont %s",
			r.game.ID, edition, strings.Join(r.game.Editions, ", ")).meaning(edition, r.game.Editions))
	}
	t.ForEach(func(k, v lua.LValue) {
		switch key := text(k); key {
		case "game", "edition":
		case "seed":
			n, ok := v.(lua.LNumber)
			if !ok || n < 0 || n > 1<<52 || n != lua.LNumber(uint64(n)) {
				r.failf("seed is a whole number from 0 on", "seed est un nombre entier à partir de 0")
			}
			r.setup.Seed = uint64(n)
		case "question":
			r.result.Question = r.bilingual("question", v)
		case "shows":
			r.result.Shows = r.texts("shows", v)
			for _, id := range r.result.Shows {
				r.clause(id)
			}
		case "rules":
			rules, ok := v.(*lua.LTable)
			if !ok {
				r.failf(`rules is a table: rules = { ["fe.attack.one-defense"] = "off" }`,
					`rules est une table : rules = { ["fe.attack.one-defense"] = "off" }`)
			}
			rules.ForEach(func(k, v lua.LValue) {
				n, ok := v.(lua.LNumber)
				switch {
				case ok:
				case text(v) == "off":
					n = 0
				case text(v) == "on":
					n = 1
				default:
					r.failf("a rule is set to \"on\", \"off\" or a number, not to %s",
						"une règle se met à \"on\", à \"off\" ou à un nombre, et non à %s", text(v))
				}
				r.override(text(k), int(n))
			})
		case "windows":
			if text(v) != "pass" {
				r.failf(`windows can only be "pass": optional windows that nobody uses are passed in silence`,
					`windows ne peut être que "pass" : les occasions facultatives que personne ne saisit passent en silence`)
			}
			r.windows = true
		case "set_up":
			if text(v) != "shown" {
				r.failf(`set_up can only be "shown": the log then tells how the table was set up`,
					`set_up ne peut être que "shown" : le journal raconte alors la mise en place`)
			}
			r.setup.Watch = func(m *engine.Match) {
				m.Limit = maxEvents
				r.openLog(m)
			}
		case "first":
			if text(v) != "random" {
				r.failf(`first can only be "random": without it the player seated first begins`,
					`first ne peut être que "random" : sinon le premier joueur nommé commence`)
			}
			r.setup.First = engine.NoPlayer
		default:
			if word, ok := r.game.Options[key]; ok {
				n, isNumber := v.(lua.LNumber)
				if !isNumber || !word.Takes(float64(n)) {
					r.failf("%s is a whole number from 0 to %d (%s)", "%s est un nombre entier de 0 à %d (%s)", key, word.Most, word.Says)
				}
				r.setup.Options[key] = int(n)
				return
			}
			keys := slices.Clone(headerKeys)
			for o := range r.game.Options {
				keys = append(keys, o)
			}
			slices.Sort(keys)
			r.fail(failure("a scenario has no %q; it has %s", "un scénario n'a pas de %q ; il a %s", key, strings.Join(keys, ", ")).meaning(key, keys))
		}
	})
	for _, id := range slices.Sorted(maps.Keys(r.opts.Rules)) {
		r.override(id, r.opts.Rules[id]) // what is set for this run wins over the script
	}
	r.rulesFor(edition)
}

// clause finds a clause of the game's rulebook.
func (r *run) clause(id string) engine.Clause {
	c, ok := r.game.Book.Find(id)
	if !ok {
		var ids []string
		for i := 1; i < len(r.game.Book.Clauses); i++ {
			ids = append(ids, r.game.Book.Clauses[i].ID)
		}
		r.fail(failure("the rulebook of %s has no clause %q", "le livret de %s n'a pas de clause %q", r.game.ID, id).meaning(id, ids))
	}
	return c
}

func (r *run) override(id string, v int) {
	c := r.clause(id)
	if v < -1000 || v > 1000 {
		r.failf("a rule is set to a number from -1000 to 1000", "une règle se met à un nombre de -1000 à 1000")
	}
	if !r.game.Book.Clauses[c].Switch {
		r.failf("%s cannot be set otherwise: the engine has no switch for it",
			"%s ne peut pas être réglée autrement : le moteur n'a pas d'interrupteur pour elle", id)
	}
	r.values[c] = int16(v)
}

// playersWord is  players { {"Ann", character = …, hand = {…}}, … }.
func (r *run) playersWord(L *lua.LState) int {
	r.early("players")
	if len(r.setup.Players) > 0 && len(r.impossible) == 0 { // after a set-up that was refused another may be laid out
		r.failf("the players are named already: name them all in one list", "les joueurs sont déjà nommés : nommez-les tous dans une liste")
	}
	r.setup.Players, r.names = nil, nil
	r.setup.Zones = slices.DeleteFunc(r.setup.Zones, func(z engine.ZoneSetup) bool { return int(z.Zone) >= len(r.rules.Shared) })
	r.setup.Counts = slices.DeleteFunc(r.setup.Counts, func(c engine.CountSetup) bool { return c.Player != engine.NoPlayer })
	t := L.CheckTable(1)
	n := t.Len()
	if n > 16 {
		r.failf("%d players: no game here seats more than a handful", "%d joueurs : aucun jeu d'ici n'en accueille plus d'une poignée", n)
	}
	for i := 1; i <= n; i++ {
		seat, ok := t.RawGetInt(i).(*lua.LTable)
		if !ok {
			r.failf(`a player is written { "Ann", hand = { "Punch" } }`, `un joueur s'écrit { "Ann", hand = { "Punch" } }`)
		}
		name, ok := seat.RawGetInt(1).(lua.LString)
		if !ok || len(name) == 0 || len(name) > 40 || strings.ContainsAny(string(name), "\n\r\t,:;()[]") {
			r.failf(`player %d has no name: { "Ann", … }`, `le joueur %d n'a pas de nom : { "Ann", … }`, i)
		}
		if slices.Contains(r.names, string(name)) {
			r.failf("two players are called %s", "deux joueurs s'appellent %s", name)
		}
		r.names = append(r.names, string(name))
		r.seat(engine.Player(i-1), string(name), seat)
	}
	for p := range n {
		L.Push(r.player(engine.Player(p)))
	}
	return n
}

func (r *run) seat(p engine.Player, name string, t *lua.LTable) {
	s := engine.SeatSetup{Name: name}
	shared := len(r.rules.Shared)
	per := len(r.rules.PerPlayer)
	keys := []string{"character"}
	for i := range r.rules.PerPlayer {
		if z := &r.rules.PerPlayer[i]; !z.Inner {
			keys = append(keys, z.ID)
			if z.Piled {
				keys = append(keys, z.ID+"_top")
			}
		}
	}
	for _, c := range r.rules.CountInfo {
		if !c.Global && !c.Outcome {
			keys = append(keys, c.ID)
		}
	}
	t.ForEach(func(k, v lua.LValue) {
		key := text(k)
		if _, isIndex := k.(lua.LNumber); isIndex {
			if key != "1" {
				r.failf("%s has a second name: cards stand in hand = { … } and the like",
					"%s a un second nom : les cartes se mettent dans hand = { … } et ses pareils", name)
			}
			return
		}
		if key == "character" {
			s.Character = r.card(text(v))
			if !r.game.IsHead(s.Character) {
				r.failf("%s is no character that a player can be", "%s n'est pas un personnage qu'un joueur puisse être", text(v))
			}
			return
		}
		for i := range r.rules.PerPlayer {
			z := &r.rules.PerPlayer[i]
			if id := z.ID; !z.Inner && (key == id || z.Piled && key == id+"_top") {
				r.place(engine.Zone(shared+int(p)*per+i), v, key != z.ID)
				return
			}
		}
		for i, c := range r.rules.CountInfo {
			if c.ID == key && !c.Global && !c.Outcome {
				n, ok := v.(lua.LNumber)
				if !ok || n != lua.LNumber(int(n)) || n < 0 || n > 9999 {
					r.failf("%s is a whole number from 0 on", "%s est un nombre entier à partir de 0", key)
				}
				r.setup.Counts = append(r.setup.Counts, engine.CountSetup{Player: p, Info: i, N: int(n)})
				return
			}
		}
		r.fail(failure("a player has no %q; a player has %s", "un joueur n'a pas de %q ; un joueur a %s", key, strings.Join(keys, ", ")).meaning(key, keys))
	})
	r.setup.Players = append(r.setup.Players, s)
	slices.SortStableFunc(r.setup.Counts, func(a, b engine.CountSetup) int { return int(a.Player)*100 + a.Info - int(b.Player)*100 - b.Info })
	slices.SortStableFunc(r.setup.Zones, func(a, b engine.ZoneSetup) int { return int(a.Zone) - int(b.Zone) })
}

// place fixes the cards of a zone.
func (r *run) place(z engine.Zone, v lua.LValue, top bool) {
	s := engine.ZoneSetup{Zone: z, Top: top, Line: r.at(), Cards: []engine.Def{}}
	for _, c := range r.cards(v) {
		s.Cards = append(s.Cards, c.Card)
		s.Marks = append(s.Marks, c.Marks)
	}
	for i := range r.setup.Zones {
		if r.setup.Zones[i].Zone == z && r.setup.Zones[i].Top == top {
			if len(r.impossible) == 0 {
				r.failf("this place is laid out already, on line %d: name all its cards in one list",
					"cet endroit est déjà garni, à la ligne %d : nommez toutes ses cartes dans une liste", r.setup.Zones[i].Line)
			}
			r.setup.Zones[i] = s
			return
		}
	}
	r.setup.Zones = append(r.setup.Zones, s)
}

// cards reads a list of cards with what lies on them: { "Punch", { "Giganta", tokens = 2 } }.
func (r *run) cards(v lua.LValue) []engine.Marked {
	list, ok := v.(*lua.LTable)
	if !ok {
		r.failf(`cards stand in a table: { "Punch", "Kick" }`, `les cartes se mettent dans une table : { "Punch", "Kick" }`)
	}
	n := list.Len()
	list.ForEach(func(k, _ lua.LValue) {
		if i, ok := k.(lua.LNumber); !ok || int(i) < 1 || int(i) > n {
			r.failf("a list of cards has no %q", "une liste de cartes n'a pas de %q", text(k))
		}
	})
	var out []engine.Marked
	for i := 1; i <= n; i++ {
		item := list.RawGetInt(i)
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
		c := engine.Marked{Card: r.card(string(name))}
		if marked {
			c.Marks = r.marks(with)
		}
		out = append(out, c)
	}
	return out
}

// marks reads what lies on a card: { "Tigra", damage = 2, exhausted = true, with = { "Inspired" } }.
func (r *run) marks(t *lua.LTable) engine.Marks {
	var out engine.Marks
	var words []string
	for _, k := range r.rules.Tokens {
		if k.ID != "" {
			words = append(words, k.ID)
		}
	}
	for _, f := range r.rules.Flags {
		words = append(words, f.ID)
	}
	if r.rules.HostZone != nil {
		words = append(words, "with")
	}
	t.ForEach(func(k, v lua.LValue) {
		word := text(k)
		if word == "1" {
			return
		}
		for i := range r.rules.Tokens {
			if id := r.rules.Tokens[i].ID; id != "" && id == word {
				n, ok := v.(lua.LNumber)
				if !ok || n < 0 || n > 1000 || n != lua.LNumber(int(n)) {
					r.failf("%s is a whole number from 0 to 1000", "%s est un nombre entier de 0 à 1000", word)
				}
				out.Tokens[i] = int16(n)
				return
			}
		}
		for _, f := range r.rules.Flags {
			if f.ID == word {
				on, ok := v.(lua.LBool)
				if !ok {
					r.failf("%s is true or false", "%s est true ou false", word)
				}
				if on {
					out.Flags |= f.Flag
				}
				return
			}
		}
		if word == "with" && r.rules.HostZone != nil {
			out.With = append(out.With, r.cards(v)...)
			return
		}
		r.fail(failure("nothing called %q lies on a card; there are %s", "rien qui s'appelle %q n'est sur une carte ; il y a %s",
			word, strings.Join(words, ", ")).meaning(word, words))
	})
	return out
}

// card finds a card of the game by its name.
func (r *run) card(name string) engine.Def {
	d := r.rules.FindCard(name)
	if d == 0 {
		f := failure("%s has no card called %q", "%s n'a pas de carte appelée %q", r.game.ID, name)
		f.Hint = didYouMean(r.rules.NearCard(name))
		r.fail(f)
	}
	return d
}

// stacksWord is  stacks { weakness = 1, super_heroes = { "Batman" } }.
func (r *run) stacksWord(L *lua.LState) int {
	r.early("stacks")
	L.CheckTable(1).ForEach(func(k, v lua.LValue) {
		key := text(k)
		for i := 1; i < len(r.rules.Shared); i++ {
			if r.rules.Shared[i].ID != key || r.rules.Shared[i].Inner {
				continue
			}
			n, isNumber := v.(lua.LNumber)
			_, isOption := r.game.Options[key]
			switch {
			case !isNumber:
				r.place(engine.Zone(i), v, false)
			case n < 0 || n > 1000 || n != lua.LNumber(int(n)):
				r.failf("%s is a whole number from 0 on", "%s est un nombre entier à partir de 0", key)
			case isOption:
				r.setup.Options[key] = int(n)
			case !r.rules.Shared[i].Sized:
				r.failf("%s is a list of cards: name them", "%s est une liste de cartes : nommez-les", key)
			default:
				r.setup.Sizes[engine.Zone(i)] = int(n)
			}
			return
		}
		var ids []string
		for _, z := range r.rules.Shared[1:] {
			if z.Inner {
				continue
			}
			ids = append(ids, z.ID)
		}
		r.fail(failure("there is no stack %q; there are %s", "il n'y a pas de pile %q ; il y a %s", key, strings.Join(ids, ", ")).meaning(key, ids))
	})
	return 0
}

func (r *run) asIf(L *lua.LState) int {
	r.early("as_if")
	r.setup.AsIf = true
	return 0
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
	names := r.texts("shuffle_gives", L.CheckTable(1))
	for _, n := range names {
		r.card(n)
	}
	r.shuffles = append(r.shuffles, names)
	return 0
}

// useWord runs another file of the scenarios folder: shared beginnings.
func (r *run) useWord(L *lua.LState) int {
	name := L.CheckString(1)
	if r.opts.Use == nil {
		r.failf("use %q: this scenario stands alone, there is no folder to take it from",
			"use %q : ce scénario est seul, il n'y a pas de dossier où le prendre", name)
	}
	if slices.Contains(r.using, name) {
		r.failf("use %q: the file uses itself", "use %q : le fichier s'emploie lui-même", name)
	}
	if len(r.using) >= 8 {
		r.failf("use %q: files use files more than 8 deep", "use %q : des fichiers emploient des fichiers sur plus de 8 niveaux", name)
	}
	file, source, err := r.opts.Use(name)
	if err != nil {
		r.failf("use %q: %s", "use %q : %s", name, err)
	}
	p, err := sandbox.Compile(file, source, Words())
	if err != nil {
		sandbox.Raise(L, err)
	}
	sandbox.Charge(L, 200)
	r.using = append(r.using, name)
	defer func() { r.using = r.using[:len(r.using)-1] }()
	top := L.GetTop()
	L.Push(sandbox.Load(L, p))
	L.Call(0, lua.MultRet)
	return L.GetTop() - top
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
}

func (r *run) rulingWord(L *lua.LState) int {
	r.outside("ruling")
	r.result.Ruling = r.bilingual("ruling", L.CheckAny(1))
	return 0
}

// bilingual reads { en = …, fr = … }.
func (r *run) bilingual(word string, v lua.LValue) engine.Text {
	t, ok := v.(*lua.LTable)
	if !ok {
		r.failf(`%s is said in both languages: %[1]s { en = "…", fr = "…" }`, `%s se dit dans les deux langues : %[1]s { en = "…", fr = "…" }`, word)
	}
	var out engine.Text
	t.ForEach(func(k, v lua.LValue) {
		s, ok := v.(lua.LString)
		switch lang := text(k); {
		case !ok:
			r.failf("%s.%s is a text", "%s.%s est un texte", word, lang)
		case lang == "en":
			out[engine.EN] = string(s)
		case lang == "fr":
			out[engine.FR] = string(s)
		default:
			r.failf("%s has no %q: it is said in en and fr", "%s n'a pas de %q : cela se dit en en et en fr", word, lang)
		}
	})
	return out
}

func (r *run) texts(word string, v lua.LValue) []string {
	t, ok := v.(*lua.LTable)
	if !ok {
		r.failf(`%s is a list: { "…", "…" }`, `%s est une liste : { "…", "…" }`, word)
	}
	var out []string
	for i := 1; i <= t.Len(); i++ {
		s, ok := t.RawGetInt(i).(lua.LString)
		if !ok || len(out) >= 400 {
			r.failf("%s is a list of texts", "%s est une liste de textes", word)
		}
		out = append(out, string(s))
	}
	return out
}

// text is a Lua value as a short text.
func text(v lua.LValue) string {
	switch v := v.(type) {
	case lua.LString:
		return string(v)
	case lua.LNumber, lua.LBool:
		return v.String()
	case *lua.LNilType:
		return ""
	}
	return "a " + v.Type().String()
}
