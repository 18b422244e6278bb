package scenario

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// Definitions gives the definition file for editors that know the Lua Language Server: every word of the language with
// one line about it, every verb, zone, number, card and clause of every game. It is docs/referee.lua; a test keeps the
// file up to date.
func Definitions() string {
	d := definitions{}
	d.add("---@meta")
	d.add("-- Made by  go test ./referee/scenario -run Definitions -update . Do not edit.")
	d.add("-- What an editor with the Lua Language Server knows of the scenario language; how to use it: docs/scenarios.md.")
	d.header()
	d.seat()
	d.player()
	d.zone()
	d.line("A number of a player, of a card or of the game: `expect(ann.power):is(3)`.").add("---@class Number").blank()
	d.game()
	d.log()
	d.checks()
	d.globals()
	d.cards()
	d.names()
	return d.b.String()
}

// definedWord is a global word: what it is, and how an editor is told what it takes and gives.
type definedWord struct {
	says engine.Text
	form string
}

// definedCheck is a word of an expectation: what it takes, and what is expected by it.
type definedCheck struct {
	takes string
	says  engine.Text
}

// The one line about each word. Zones and numbers have their names from the rules.
var (
	aboutGlobal = map[string]definedWord{
		"scenario": {engine.Text{`Begins a scenario: its title, then its header in braces. This is the first line of a script.`,
			`Commence un scénario : son titre, puis son en-tête entre accolades. C'est la première ligne d'un script.`},
			`---@param title string
---@return fun(header: Header)
function scenario(title) end`},
		"players": {engine.Text{`Seats the players, in the order in which they take their turns, and gives them back: local ann, ben = players { … }.`,
			`Assied les joueurs, dans l'ordre de leurs tours, et les rend : local ann, ben = players { … }.`},
			`---@param seats Seat[]
---@return Player ...
function players(seats) end`},
		"stacks": {engine.Text{`Says how many cards stacks hold, or which ones, top first: stacks { weakness = 1, super_heroes = { "Batman" } }.`,
			`Dit combien de cartes les piles contiennent, ou lesquelles, celle du dessus en premier : stacks { weakness = 1, super_heroes = { "Batman" } }.`},
			`---@param sizes Stacks
function stacks(sizes) end`},
		"expect": {engine.Text{`Begins an expectation, which stops the script if it does not hold: expect(ann.hand):has("Punch", 2).`,
			`Commence une attente, qui arrête le script si elle ne tient pas : expect(ann.hand):has("Punch", 2).`},
			`---@overload fun(of: Number): NumberCheck
---@overload fun(of: Player): PlayerCheck
---@overload fun(of: Game): GameCheck
---@overload fun(of: Log): LogCheck
---@param of Zone
---@return ZoneCheck
function expect(of) end`},
		"refused": {engine.Text{`Passes only if what the function does is refused, and by that clause.`,
			`Ne passe que si ce que fait la fonction est refusé, et par cette clause.`},
			`---@param attempt fun()
---@param clause ClauseID
function refused(attempt, clause) end`},
		"what_if": {engine.Text{`Plays a branch from here: what the function does is done, and then the game goes on as if nothing of it had happened.`,
			`Joue une branche à partir d'ici : ce que fait la fonction se fait, puis la partie continue comme si rien n'en était arrivé.`},
			`---@param title string
---@param branch fun()
function what_if(title, branch) end`},
		"ruling": {engine.Text{`The ruling that the scenario argues for, in both languages.`,
			`La décision que le scénario défend, dans les deux langues.`},
			`---@param text Bilingual
function ruling(text) end`},
		"use": {engine.Text{`Runs another file of the scenarios folder, named without its ending, and gives back what it returns.`,
			`Exécute un autre fichier du dossier des scénarios, nommé sans sa fin, et rend ce qu'il rend.`},
			`---@param name string
---@return any ...
function use(name) end`},
		"as_if": {engine.Text{`Allows what no real game could hold: more copies of a card than the box has, a table that no game comes to.`,
			`Permet ce qu'aucune vraie partie ne pourrait avoir : plus d'exemplaires d'une carte que la boîte, une table à laquelle aucune partie n'arrive.`},
			`function as_if() end`},
		"begin": {engine.Text{`Sets the table up now. Moves and expectations do it by themselves; a refused set-up needs it.`,
			`Met la table en place maintenant. Les coups et les attentes le font d'eux-mêmes ; une mise en place refusée en a besoin.`},
			`function begin() end`},
		"until_step": {engine.Text{`Play goes on from here and stops when that step is about to begin; until then every question is answered.`,
			`La partie continue d'ici et s'arrête quand cette étape va commencer ; jusque-là on répond à chaque question.`},
			`---@param step Step
function until_step(step) end`},
		"shuffle_gives": {engine.Text{`Says how the next shuffle comes out: these cards lie on top afterwards, in this order.`,
			`Dit ce que donne le prochain mélange : ces cartes sont ensuite sur le dessus, dans cet ordre.`},
			`---@param cards CardName[]
function shuffle_gives(cards) end`},
		"game": {engine.Text{`The game as a whole.`,
			`La partie dans son ensemble.`},
			`---@type Game
game = nil`},
	}
	aboutVerb = map[string]string{
		"plays":     "plays a card of the hand",
		"buys":      "buys a card that is for sale",
		"defeats":   "defeats the Super Hero or Super-Villain on top of its stack",
		"uses":      "uses an ability of a character or of a card in play",
		"ends_turn": "ends the turn; the steps after it follow at once",
		"defends":   "avoids an Attack with a Defense card",
		"declines":  "says no to what one may do; with a word or a card, to just that",
		"chooses":   "chooses a card, a player or one of the choices that the error lists",
		"destroys":  "chooses the card to destroy",
		"discards":  "chooses the card to discard",
		"gains":     "chooses the card to gain",
		"passes":    "chooses the card to pass to another player",

		"attacks_with": "makes a basic attack with a hero or an ally; the target is chosen next",
		"thwarts_with": "makes a basic thwart with a hero or an ally; the scheme is chosen next",
		"recovers":     "uses the alter ego's basic recovery",
		"changes_form": "flips the identity, once a round in the own turn",
		"defends_with": "declares the character that defends",
		"pays_with":    "discards a card of the hand for its resources; with several names pays more than the cost",
		"asks":         "asks another player to act",

		"confronts":  "announces a Confrontation",
		"hands_over": "has played all there is to be in a Confrontation: the opponent may block",
		"blocks":     "uses the Block of a card of the hand",
	}
	aboutHeader = map[string]string{
		"game":     "games|the game",
		"edition":  "editions|the edition; without it the game's first",
		"seed":     "integer|decides all that the script leaves open; without it 1",
		"question": "Bilingual|the question that the scenario answers",
		"shows":    "ClauseID[]|the clauses it is about; the log must cite each of them",
		"rules":    `table<ClauseID, "on"|"off"|integer>|clauses set otherwise for this run`,
		"windows":  `"pass"|optional questions that nobody answers are passed in silence`,
		"set_up":   `"shown"|the log tells how the table was set up`,
	}
	aboutZoneWord = map[string]struct{ params, gives, says string }{
		"on_top": {"cards Cards", "", "what lies on top at the start, top first; the rest is by the seed"},
	}
	aboutNumber = map[string]engine.Text{
		"won":         {"1 for a winner, otherwise 0", "1 pour un gagnant, sinon 0"},
		"turn_of":     {"the seat of the player whose turn it is, counted from 1; 0 between turns", "la place du joueur dont c'est le tour, comptée à partir de 1 ; 0 entre les tours"},
		"turn_number": {"how many turns have begun", "combien de tours ont commencé"},
		"over":        {"0 while the game goes on", "0 tant que la partie continue"},

		"first_player": {"the seat of the first player, counted from 1", "la place du premier joueur, comptée à partir de 1"},
		"phase":        {"2 in the player phase, 4 in the villain phase", "2 dans la phase des joueurs, 4 dans la phase du méchant"},
	}
	aboutCheck = map[string]map[string]definedCheck{
		"zone": {
			"is": {"cards CardName[]", engine.Text{"exactly these cards lie here, in any order",
				"exactement ces cartes sont ici, dans n'importe quel ordre"}},
			"in_order": {"cards CardName[]", engine.Text{"exactly these cards lie here, in this order, top first",
				"exactement ces cartes sont ici, dans cet ordre, celle du dessus en premier"}},
			"has": {"card CardName, copies? integer", engine.Text{"the card lies here; with a number: exactly that many copies",
				"la carte est ici ; avec un nombre : exactement tant d'exemplaires"}},
			"has_no": {"card CardName", engine.Text{"no copy of the card lies here",
				"aucun exemplaire de la carte n'est ici"}},
			"count": {"cards integer", engine.Text{"this many cards lie here",
				"tant de cartes sont ici"}},
			"top": {"card CardName", engine.Text{"this card lies on top",
				"cette carte est sur le dessus"}},
			"is_empty": {"", engine.Text{"no card lies here",
				"aucune carte n'est ici"}},
			"shows": {"card CardName", engine.Text{"this card lies on top, face up",
				"cette carte est sur le dessus, face visible"}},
			"is_face_down": {"", engine.Text{"the top card lies face down",
				"la carte du dessus est face cachée"}},
		},
		"number": {
			"is": {"n integer|boolean", engine.Text{"it is exactly n; true and false mean 1 and 0 where it can only be one of these",
				"c'est exactement n ; true et false veulent dire 1 et 0 là où ce ne peut être que l'un des deux"}},
			"at_least": {"n integer", engine.Text{"it is n or more",
				"c'est n ou plus"}},
			"at_most": {"n integer", engine.Text{"it is n or less",
				"c'est n ou moins"}},
		},
		"player": {
			"may": {"verb Verb, name? CardName", engine.Text{"this answer is legal now",
				"cette réponse est légale maintenant"}},
			"may_not": {"verb Verb, name? CardName", engine.Text{"this answer is not legal now",
				"cette réponse n'est pas légale maintenant"}},
			"must_choose": {"answers string[]", engine.Text{"these are exactly the legal answers, in the words of the log",
				"ce sont exactement les réponses légales, avec les mots du journal"}},
			"is_on_turn": {"", engine.Text{"it is this player's turn",
				"c'est le tour de ce joueur"}},
			"won": {"", engine.Text{"the game is over and this player has won",
				"la partie est finie et ce joueur a gagné"}},
			"did_not_win": {"", engine.Text{"the game is over and this player has not won",
				"la partie est finie et ce joueur n'a pas gagné"}},
		},
		"game": {
			"is_over": {"", engine.Text{"the game is over",
				"la partie est finie"}},
			"goes_on": {"", engine.Text{"the game is not over",
				"la partie n'est pas finie"}},
			"is_between_turns": {"", engine.Text{"it is nobody's turn",
				"ce n'est le tour de personne"}},
		},
		"log": {
			"has": {"... Told", engine.Text{"this has happened, told in the words of the log: a player, a word, a card",
				"ceci est arrivé, dit avec les mots du journal : un joueur, un mot, une carte"}},
			"has_no": {"... Told", engine.Text{"this has not happened",
				"ceci n'est pas arrivé"}},
			"count": {"times integer, ... Told", engine.Text{"this has happened exactly so often",
				"ceci est arrivé exactement tant de fois"}},
			"in_order": {"events Told[][]", engine.Text{"these events have happened, one after the other",
				"ces événements sont arrivés, l'un après l'autre"}},
		},
	}
)

// definitions is a definition file in the making.
type definitions struct{ b strings.Builder }

func (d *definitions) add(format string, args ...any) *definitions {
	if len(args) > 0 {
		format = fmt.Sprintf(format, args...)
	}
	d.b.WriteString(format + "\n")
	return d
}

func (d *definitions) blank() { d.b.WriteByte('\n') }

// line is what an editor shows about what follows.
func (d *definitions) line(about string) *definitions { return d.add("---" + upper(about)) }

// each calls f for the rules of every game.
func each(f func(g *engine.Game, r *engine.Rules)) {
	for _, g := range games.All() {
		f(g, g.Rules(g.Editions[0]))
	}
}

// once says of every name only the first time that it is new.
func once() func(name string) bool {
	seen := map[string]bool{}
	return func(name string) bool {
		isNew := name != "" && !seen[name]
		seen[name] = true
		return isNew
	}
}

func (d *definitions) header() {
	d.blank()
	d.add("---A text in both languages.").add("---@class Bilingual").add("---@field en string").add("---@field fr string").blank()
	var ids, editions []string
	isNew := once()
	options := map[string]string{}
	each(func(g *engine.Game, _ *engine.Rules) {
		ids = append(ids, quoted(g.ID))
		for _, e := range g.Editions {
			if isNew(e) {
				editions = append(editions, quoted(e))
			}
		}
		for o, word := range g.SetupWords() {
			typ := "integer"
			if word.Most == 1 {
				typ = "boolean|integer"
			}
			options[o] = typ + " " + word.Says[engine.EN]
		}
	})
	d.add("---The header of a scenario.").add("---@class Header")
	for _, key := range headerKeys {
		typ, about := cut(aboutHeader[key])
		optional := "?"
		switch typ {
		case "games":
			typ, optional = strings.Join(ids, "|"), ""
		case "editions":
			typ = strings.Join(editions, "|")
		}
		d.add("---@field %s%s %s %s", key, optional, typ, about)
	}
	for _, o := range slices.Sorted(maps.Keys(options)) {
		d.add("---@field %s? %s", o, options[o])
	}
	d.add(`---@field first? string|"random" the player who begins; without it the one seated first, with "random" one by the seed`)
	d.add("---@field turn? string the player whose turn it is")
	var scenarios []string
	each(func(g *engine.Game, _ *engine.Rules) {
		for _, id := range g.ScenarioIDs() {
			scenarios = append(scenarios, quoted(id))
		}
	})
	d.add("---@field %s? %s %s", cardScenario, strings.Join(scenarios, "|"), saidOfHeader[cardScenario][engine.EN])
	d.add("---@field at? Step the step at which play begins")
	numbers(true, func(c *engine.CounterInfo, about string) {
		if !c.Outcome {
			d.add("---@field %s? integer %s, at the start", c.ID, about)
		}
	})
	d.blank()
	d.marked()
	var steps []string
	each(func(_ *engine.Game, r *engine.Rules) {
		for i := range r.Steps {
			steps = append(steps, quoted(r.Steps[i].Name[engine.EN]))
		}
	})
	d.add("---A step of a turn or a round.").add("---@alias Step %s", strings.Join(steps, "|")).blank()
	d.add("---What `stacks` fixes: a number of cards, or the cards, top first.").add("---@class Stacks")
	shared(func(z *engine.ZoneInfo) {
		typ := "Cards"
		if z.Sized || options[z.ID] != "" {
			typ = "integer|Cards"
		}
		if !z.Inner {
			d.add("---@field %s? %s %s", z.ID, typ, z.Name[engine.EN])
		}
	})
	d.blank()
}

// marked is a card as a set-up names it: with what lies on it and has happened to it.
func (d *definitions) marked() {
	isNew := once()
	d.add("---A card of a set-up with what lies on it and has happened to it: `{ \"Giganta\", tokens = 2 }`.").add("---@class MarkedCard").add("---@field [1] CardName its name")
	field := func(id, typ string, name engine.Text) {
		if isNew(id) {
			d.add("---@field %s? %s %s", id, typ, name[engine.EN])
		}
	}
	each(func(_ *engine.Game, r *engine.Rules) {
		for i := range r.Tokens {
			field(r.Tokens[i].ID, "integer", r.Tokens[i].Name)
		}
		for i := range r.Flags {
			field(r.Flags[i].ID, "boolean|integer", r.Flags[i].Name)
		}
		for i := range r.Deeds {
			if !r.Deeds[i].OfPlayer {
				field(r.Deeds[i].ID, "boolean", r.Deeds[i].Name)
			}
		}
	})
	field("with", "Cards", engine.Text{"the cards attached to it"})
	field("of", "string", engine.Text{"the player whose card it is, or whose tokens lie on it"})
	d.blank()
	d.add("---Cards as a set-up names them, top first.").add("---@alias Cards (CardName|MarkedCard)[]").blank()
}

// shared calls f for every zone of the table.
func shared(f func(z *engine.ZoneInfo)) {
	isNew := once()
	each(func(_ *engine.Game, r *engine.Rules) {
		for i := 1; i < len(r.Shared); i++ {
			if !r.Shared[i].Absent && isNew(r.Shared[i].ID) {
				f(&r.Shared[i])
			}
		}
	})
}

// own calls f for every zone of a player.
func own(f func(z *engine.ZoneInfo)) {
	isNew := once()
	each(func(_ *engine.Game, r *engine.Rules) {
		for i := range r.PerPlayer {
			if !r.PerPlayer[i].Absent && isNew(r.PerPlayer[i].ID) {
				f(&r.PerPlayer[i])
			}
		}
	})
}

// numbers calls f for every counter, of the players or of the game.
func numbers(global bool, f func(c *engine.CounterInfo, about string)) {
	isNew := once()
	each(func(_ *engine.Game, r *engine.Rules) {
		for i := range r.CountInfo {
			if c := &r.CountInfo[i]; c.Global == global && isNew(c.ID) {
				about := aboutNumber[c.ID][engine.EN]
				if about == "" {
					about = c.Name[engine.EN]
				}
				f(c, about)
			}
		}
	})
}

func (d *definitions) seat() {
	d.add("---A player as `players` seats one. What is not said is filled in by the game's set-up.").add("---@class Seat")
	d.add("---@field [1] string the name")
	d.add("---@field character? CardName the character; without it one by the seed")
	own(func(z *engine.ZoneInfo) {
		if z.Inner {
			return
		}
		d.add("---@field %s? Cards %s, exactly these, top first", z.ID, z.Name[engine.EN])
		if z.Piled {
			d.add("---@field %s_top? Cards %s: only what lies on top", z.ID, z.Name[engine.EN])
		}
	})
	numbers(false, func(c *engine.CounterInfo, about string) {
		if !c.Outcome {
			d.add("---@field %s? integer %s, at the start", c.ID, about)
		}
	})
	isNew := once()
	each(func(_ *engine.Game, r *engine.Rules) {
		for i := range r.Deeds {
			if deed := &r.Deeds[i]; deed.OfPlayer && isNew(deed.ID) {
				d.add("---@field %s? boolean %s", deed.ID, deed.Name[engine.EN])
			}
		}
	})
	d.blank()
}

func (d *definitions) player() {
	d.add("---A player at the table.").add("---@class Player").add("---@field name string the name")
	own(func(z *engine.ZoneInfo) { d.add("---@field %s Zone %s", z.ID, z.Name[engine.EN]) })
	numbers(false, func(c *engine.CounterInfo, about string) { d.add("---@field %s Number %s", c.ID, about) })
	d.add("local Player = {}").blank()
	verbs(func(v *engine.VerbInfo) {
		about := aboutVerb[v.Word]
		if about == "" {
			about = v.Says[engine.EN]
		}
		if v.Word == "declines" {
			d.line(about +
				".").add("---@param what? Verb|CardName|string").add("function Player:declines(what) end").blank()
			return
		}
		if v.Of == engine.OfNothing {
			d.line(about+".").add("function Player:%s() end", v.Word).blank()
			return
		}
		if v.More {
			d.line(about +
				".").add("---@param what CardName").add("---@param ... CardName|Zone further ones, and last where they lie")
			d.add("function Player:%s(what, ...) end", v.Word).blank()
			return
		}
		d.line(about + ". A second word says where the card lies, if that is not clear.")
		d.add("---@param what CardName|Player").add("---@param where? Zone").add("function Player:%s(what, where) end",
			v.Word).blank()
	})
}

// verbs calls f for every word of a player.
func verbs(f func(v *engine.VerbInfo)) {
	isNew := once()
	each(func(_ *engine.Game, r *engine.Rules) {
		for i := range r.Verbs {
			if isNew(r.Verbs[i].Word) {
				f(&r.Verbs[i])
			}
		}
	})
}

func (d *definitions) zone() {
	d.add("---Cards that lie together. Before the first move, a zone of the table followed by cards says what lies there.")
	d.add("---@class Zone").add("---@overload fun(cards: Cards)").add("local Zone = {}").blank()
	for _, word := range zoneWords {
		about := aboutZoneWord[word]
		d.line(about.says+".").function("Zone", word, about.params, about.gives)
	}
	cardNumbers(func(word string, name engine.Text) {
		d.line("of a card that lies here: "+strings.TrimSuffix(name[engine.EN], ":")+".").function("Zone", word,
			"card CardName", "Number")
	})
}

// zoneWords are what may be said of a zone in every game.
var zoneWords = []string{"on_top"}

// cardNumbers calls f for every number that a script may ask of a card in a zone.
func cardNumbers(f func(word string, name engine.Text)) {
	isNew := once()
	each(func(g *engine.Game, r *engine.Rules) {
		for _, m := range measures(g, r) {
			if isNew(m.word) {
				f(m.word, m.name)
			}
		}
	})
}

func (d *definitions) game() {
	d.add("---The game as a whole.").add("---@class Game")
	numbers(true, func(c *engine.CounterInfo, about string) { d.add("---@field %s Number %s", c.ID, about) })
	d.blank()
}

func (d *definitions) checks() {
	for _, kind := range []string{"zone", "number", "player", "game", "log"} {
		class := upper(kind) + "Check"
		d.add("---What can be expected of a %s.", kind).add("---@class %s", class).add("local %s = {}", class).blank()
		for _, word := range checkWords[kind] {
			about := aboutCheck[kind][word]
			d.line("expects that "+about.says[engine.EN]+".").function(class, word, about.takes, "")
		}
	}
}

// function adds a method with parameters written "name type, name type", and the type that it gives, if any.
func (d *definitions) function(class, word, params, gives string) {
	var names []string
	for _, p := range strings.Split(params, ", ") {
		if name, typ, ok := strings.Cut(p, " "); ok {
			d.add("---@param %s %s", name, typ)
			names = append(names, strings.TrimSuffix(name, "?"))
		}
	}
	if gives != "" {
		d.add("---@return %s", gives)
	}
	d.add("function %s:%s(%s) end", class, word, strings.Join(names, ", ")).blank()
}

func (d *definitions) globals() {
	zones := map[string]string{}
	shared(func(z *engine.ZoneInfo) { zones[z.ID] = z.Name[engine.EN] })
	for _, word := range ofAll().words {
		about, known := aboutGlobal[word]
		switch {
		case known:
			d.line(about.says[engine.EN]).add(about.form)
		case zones[word] != "":
			d.line(zones[word]+".").add("---@type Zone").add("%s = nil", word)
		default:
			d.add("%s = nil", word)
		}
		d.blank()
	}
}

// names lists what a text may be: an editor completes them.
func (d *definitions) names() {
	d.add("---A verb, for `expect(ann):may(…)`.").add("---@alias Verb")
	verbs(func(v *engine.VerbInfo) { d.add("---| %s", quoted(v.Word)) })
	d.blank()
	d.add("---The name of a card, in any language of the game.").add("---@alias CardName").add("---| string")
	isNew := once()
	each(func(g *engine.Game, r *engine.Rules) {
		for i := 1; i < len(r.Cards); i++ {
			c := &r.Cards[i]
			if en, fr := c.Name[engine.EN], c.Name[engine.FR]; isNew(en) {
				d.add("---| %s # %s, %s", quoted(en), g.ID, c.Label(engine.FR))
				if isNew(fr) {
					d.add("---| %s # %s, %s", quoted(fr), g.ID, c.Label(engine.EN))
				}
			}
		}
	})
	d.blank()
	d.add("---A clause of a rulebook.").add("---@alias ClauseID").add("---| string")
	each(func(g *engine.Game, _ *engine.Rules) {
		for c := range g.Book.All() {
			d.add("---| %s # %s", quoted(c.ID), strings.Join(strings.Fields(c.Text().Says[engine.EN]), " "))
		}
	})
}

func quoted(s string) string { return `"` + s + `"` }

func cut(s string) (typ, about string) {
	i := strings.LastIndex(s, "|")
	if i < 0 {
		return "any", ""
	}
	return s[:i], s[i+1:]
}

func upper(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
