package scenario

import (
	"maps"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
)

// The header of a script: which game, which edition, which question, and what is otherwise than in the booklet.

// scenarioWord is  scenario "title" { game = …, question = …, shows = … }.
func (r *run) scenarioWord(L *lua.LState) int {
	title, ok := L.Get(1).(lua.LString)
	if !ok || strings.TrimSpace(string(title)) == "" {
		r.failf(`a scenario has a title: scenario "What it shows" { game = "forever-evil" }`,
			`un scénario a un titre : scenario "Ce qu'il montre" { game = "forever-evil" }`)
	}
	r.printable(engine.Text{"the title", "le titre"}, string(title), false)
	L.Push(L.NewFunction(func(L *lua.LState) int {
		r.takes(L, "scenario", 0, 1)
		r.outside("scenario")
		if r.game != nil {
			r.failf("there is a scenario already: one script is one scenario",
				"il y a déjà un scénario : un script est un scénario")
		}
		r.result.Title = string(title)
		r.header(L.CheckTable(1))
		return 0
	}))
	return 1
}

var headerKeys = []string{"game", "edition", "seed", "question", "shows", "rules", "windows", "set_up"}

func (r *run) header(t *lua.LTable) {
	r.setup.Seed, r.setup.First = 1, 0
	r.setup.Options, r.setup.Sizes = map[string]int{}, map[engine.Zone]int{}
	r.key(t, "game")
	id := text(t.RawGetString("game"))
	var ids []string
	for _, g := range r.script.language.games {
		ids = append(ids, g.ID)
	}
	if id == "" {
		r.failf(`a scenario names its game: game = "%s"; the games are %s`,
			`un scénario nomme son jeu : game = "%s" ; les jeux sont %s`, ids[0], strings.Join(ids, ", "))
	}
	if r.game = r.script.language.find(id); r.game == nil {
		r.fail(failure("there is no game %q; the games are %s", "il n'y a pas de jeu %q ; les jeux sont %s", id,
			strings.Join(ids, ", ")).meaning(id, ids))
	}
	r.result.Game = r.game
	r.dealIn()
	r.key(t, "edition")
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
	r.spot = spot{}
	r.rules = r.game.Rules(edition)
	list, named := r.read(engine.Text{"the header of a scenario", "l'en-tête d'un scénario"}, t)
	if len(list) > 0 {
		r.nth(t, 1)
		r.failf("a scenario is told by names, as in game = \"forever-evil\", and %s has none",
			"un scénario se décrit par des noms, comme game = \"forever-evil\", et %s n'en a pas",
			sandbox.Shown(list[0]))
	}
	for f := range r.fields(t, named) {
		r.headerField(f.name, f.value)
	}
	for _, id := range slices.Sorted(maps.Keys(r.opts.Rules)) {
		r.override(id, r.opts.Rules[id]) // what is set for this run wins over the script
	}
	r.rulesFor(edition)
}

// headerField reads one label of the header.
func (r *run) headerField(key string, v lua.LValue) {
	switch key {
	case "game", "edition":
		if _, ok := v.(lua.LString); !ok {
			r.failf("%s is a text, and not %s", "%s est un texte, et non %s", key, sandbox.Shown(v))
		}
	case "seed":
		n, ok := sandbox.Whole(v, 0, MaxSeed)
		if !ok {
			r.failf("seed is a whole number from 0 to %d, and not %s", "seed est un nombre entier de 0 à %d, et non %s",
				int64(MaxSeed), sandbox.Shown(v))
		}
		r.setup.Seed = uint64(n)
	case "question":
		r.result.Question = r.bilingual("question", "question =", v)
	case "shows":
		r.result.Shows = r.texts("shows", v)
		for i, id := range items(r, v.(*lua.LTable), r.result.Shows) {
			r.clause(id)
			if slices.Contains(r.result.Shows[:i], id) {
				r.failf("shows names %s twice", "shows nomme deux fois %s", id)
			}
		}
	case "rules":
		rules, ok := v.(*lua.LTable)
		if !ok {
			r.failf(`rules is a table: rules = { ["fe.attack.one-defense"] = "off" }`,
				`rules est une table : rules = { ["fe.attack.one-defense"] = "off" }`)
		}
		list, named := r.read(same("rules"), rules)
		if len(list) > 0 {
			r.nth(rules, 1)
			r.failf(`rules is a table: rules = { ["fe.attack.one-defense"] = "off" }`,
				`rules est une table : rules = { ["fe.attack.one-defense"] = "off" }`)
		}
		if len(named) == 0 {
			r.namesNothing(key)
		}
		for f := range r.fields(rules, named) {
			r.ruleField(f.name, f.value)
		}
	case "windows":
		r.oneOf(key, "pass", v, "optional windows that nobody uses are passed in silence",
			"les occasions facultatives que personne ne saisit passent en silence")
		r.windows = true
	case "set_up":
		r.oneOf(key, "shown", v, "the log then tells how the table was set up",
			"le journal raconte alors la mise en place")
		r.setup.Watch = func(m *engine.Match) {
			m.Limit = maxEvents
			r.openLog(m)
			r.m = m // for those who watch the table while it is set up
			r.watches(m, r.log)
		}
	default:
		if word, ok := r.game.SetupWords()[key]; ok {
			r.setup.Options[key] = r.option(key, word, v)
			return
		}
		if r.momentWord(key, v) {
			return
		}
		if key == cardScenario && len(r.game.ScenarioIDs()) > 0 {
			r.setup.Scenario = r.scenarioNamed(v)
			return
		}
		keys := headerWords(r.game)
		f := failure("a scenario has no %q; it has %s", "un scénario n'a pas de %q ; il a %s", clip(key),
			strings.Join(keys, ", "))
		if word := r.game.SetupWordNamed(key); word != "" {
			f.Hint = didYouMean(word)
			r.fail(f)
		}
		if f.Hint = r.placeMeant(key, v); f.Hint != (engine.Text{}) {
			r.fail(f)
		}
		if !r.copied(f, key, headerWords) {
			f.meaning(key, keys)
		}
		r.fail(f)
	}
}

// cardScenario is the label that says what the players play against, in a game that has several scenarios.
const cardScenario = "scenario"

// scenarioNamed reads what the players play against: the word of a scenario, or its name in any language.
func (r *run) scenarioNamed(v lua.LValue) string {
	said, ok := v.(lua.LString)
	if !ok {
		r.failf("%s is a text, and not %s", "%s est un texte, et non %s", cardScenario, sandbox.Shown(v))
	}
	id, near := r.game.ScenarioNamed(string(said))
	if id == "" {
		f := failure("%s has no scenario %q; there are %s", "%s n'a pas de scénario %q ; il y a %s", r.game.ID,
			clip(string(said)), strings.Join(r.game.ScenarioIDs(), ", "))
		if near != "" {
			f.Hint = didYouMean(near)
		}
		r.fail(f)
	}
	return id
}

// headerWords are the labels of the header in a game, sorted.
func headerWords(g *engine.Game) []string {
	keys := append(slices.Clone(headerKeys), momentWords(g.Rules(g.Editions[0]))...)
	for o := range g.SetupWords() {
		keys = append(keys, o)
	}
	if len(g.ScenarioIDs()) > 0 {
		keys = append(keys, cardScenario)
	}
	slices.Sort(keys)
	return keys
}

// option reads the number of a set-up word of the game; one that is only said or not takes true and false as well.
func (r *run) option(key string, word engine.SetupWord, v lua.LValue) int {
	if on, ok := v.(lua.LBool); ok && word.Most == 1 {
		if on {
			return 1
		}
		return 0
	}
	n, ok := sandbox.Whole(v, 0, int64(word.Most))
	if !ok {
		r.failf("%s is a whole number from 0 to %d (%s), and not %s",
			"%s est un nombre entier de 0 à %d (%s), et non %s",
			key, word.Most, word.Says, sandbox.Shown(v))
	}
	return int(n)
}

// ruleField reads how a rule is set otherwise.
func (r *run) ruleField(id string, v lua.LValue) {
	n, ok := sandbox.Whole(v, -maxRule, maxRule)
	switch {
	case ok:
	case text(v) == "off":
		n = 0
	case text(v) == "on":
		n = 1
	default:
		r.clause(id)
		r.failf("a rule is set to \"on\", \"off\" or a whole number up to %d, and not to %s",
			"une règle se met à \"on\", à \"off\" ou à un nombre entier d'au plus %d, et non à %s", maxRule,
			sandbox.Shown(v))
	}
	r.override(id, int(n))
	if c := r.clause(id); r.opts.Edition == "" && !r.opts.Lenient && r.rules.Value(c) == int(n) {
		r.failf("%s is so anyway in the edition %s: set to this it does nothing",
			"%s est déjà ainsi dans l'édition %s : réglée ainsi, elle ne fait rien", id, r.rules.Edition)
	}
}

// clause finds a clause of the game's rulebook.
func (r *run) clause(id string) engine.Clause {
	c, ok := r.game.Book.Find(id)
	if !ok {
		var ids []string
		for c := range r.game.Book.All() {
			ids = append(ids, c.ID)
		}
		f := failure("the rulebook of %s has no clause %q", "le livret de %s n'a pas de clause %q", r.game.ID,
			clip(id)).meaning(id, ids)
		if other := r.elsewhere(func(g *engine.Game) bool { _, ok := g.Book.Find(id); return ok }); other != nil {
			f.Hint = engine.Sayf("it is a clause of %s, and this is %s", "c'est une clause de %s, et ceci est %s",
				other.ID, r.game.ID)
		}
		r.fail(f)
	}
	return c
}

// Bounds of the header.
const (
	MaxSeed = 1 << 52 // the greatest number of a game
	maxRule = 1000
)

// override sets a rule otherwise, for the script or for a run of it.
func (r *run) override(id string, v int) {
	c := r.clause(id)
	info := r.game.Book.Info(c)
	switch {
	case !info.Switch:
		r.failf("%s cannot be set otherwise: the engine has no switch for it",
			"%s ne peut pas être réglée autrement : le moteur n'a pas d'interrupteur pour elle", id)
	case !info.IsNumber() && v != 0 && v != 1:
		r.failf("%s is no number: it is \"on\" (1) or \"off\" (0), and not %d",
			"%s n'est pas un nombre : c'est \"on\" (1) ou \"off\" (0), et non %d", id, v)
	case v < 0 || v > maxRule:
		r.failf("%s is set to a number from 0 to %d, and not to %d", "%s se met à un nombre de 0 à %d, et non à %d", id,
			maxRule, v)
	}
	r.values[c] = int16(v)
}
