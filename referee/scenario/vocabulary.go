package scenario

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"tablereferee/engine"
)

// Word is a word that a script may say, what stands behind it, and what it means.
type Word struct {
	Word  string // as it is written: "hand_top"
	Takes string // "a list of cards", empty where it stands alone
	Says  engine.Text
	Lays  // of a word of a set-up
}

// Lays is what a set-up can say by a word.
type Lays struct {
	Name        engine.Text // what players call it
	Cards       bool        // a list of cards
	Number      bool        // a number
	Yes         bool        // only that it is so
	Top         engine.Text // of a pile, whose top may be fixed alone, what that is called
	Passing     bool        // nothing lies there when a move is asked for
	Least, Most int         // of the number
}

// Vocabulary is what a script about one game may say.
type Vocabulary struct {
	Header []Word // labels of the header: scenario "…" { game = …, … }
	Seat   []Word // labels of a player: players { { "Ann", hand = { … } } }
	Places []Word // of the table, each a word of its own or a label of stacks
	Card   []Word // labels of a card that is laid out: { "Giganta", tokens = 2 }
	Moves  []Word // what players do: ann:plays "Punch"
	Reads  []Word // numbers of players, of the game, and of cards where they lie: ann.power, villain:damage "Rhino"
	Steps  []engine.Text
	Heads  []engine.Text // the characters that a player can be and whose effect is defined
}

// VocabularyOf gives what a script about a game may say.
func VocabularyOf(g *engine.Game) Vocabulary {
	v := SetUpWords(g)
	rules := g.Rules(g.Editions[0])
	for i := range rules.CountInfo {
		c := &rules.CountInfo[i]
		word := "ann." + c.ID
		if c.Global {
			word = "game." + c.ID
		}
		says := c.Name
		if about, ok := aboutNumber[c.ID]; ok {
			says = about
		}
		v.Reads = append(v.Reads, Word{Word: word, Says: says})
	}
	for _, m := range measures(g, rules) {
		v.Reads = append(v.Reads, Word{Word: m.word, Takes: "a place before, a card behind", Says: m.name})
	}
	for i := range rules.Verbs {
		if verb := &rules.Verbs[i]; verb.Word != "" && saidOfAny(rules, verb) {
			v.Moves = append(v.Moves, moveWord(verb))
		}
	}
	for i := range rules.Steps {
		v.Steps = append(v.Steps, rules.Steps[i].Name)
	}
	for _, d := range Characters(g, rules) {
		if !g.Undefined(d) {
			v.Heads = append(v.Heads, rules.Cards[d].Name)
		}
	}
	return v
}

// CommonWords are those that scripts about every game say: the global ones, and what is expected of things.
func CommonWords() (global, checks []Word) {
	for _, word := range ofAll().words {
		if about, ok := aboutGlobal[word]; ok {
			global = append(global, Word{Word: word, Says: about.says})
		}
	}
	for _, kind := range [...]string{"zone", "number", "player", "game", "log"} {
		for _, word := range checkWords[kind] {
			says := engine.Sayf("of %s: %s", "%s : %s", kindNames[kind], aboutCheck[kind][word].says)
			i := slices.IndexFunc(checks, func(w Word) bool { return w.Word == word })
			if i < 0 {
				checks = append(checks, Word{Word: word, Says: says})
			} else {
				checks[i].Says = engine.Sayf("%s; %s", "%s ; %s", checks[i].Says, says)
			}
		}
	}
	return global, checks
}

// saidOfAny says whether a verb is ever said of something in a game: one of cards is, where the game has such cards.
func saidOfAny(rules *engine.Rules, verb *engine.VerbInfo) bool {
	return verb.Cards == 0 || slices.ContainsFunc(rules.Cards[1:], func(c engine.CardInfo) bool {
		return verb.Cards&engine.TypesOf(c.Type) != 0
	})
}

// SetUpWords gives of a vocabulary what sets a table up: labels of the header, of players, of cards, and places.
func SetUpWords(g *engine.Game) Vocabulary {
	rules := g.Rules(g.Editions[0])
	v := Vocabulary{Header: headerVocabulary(g), Seat: []Word{{"character", "a name", engine.Text{
		"who the player is; without it one by the seed", "qui est le joueur ; sinon un personnage donné par la graine"},
		Lays{Name: engine.Text{"character", "personnage"}}}}}
	const cards = "a list of cards"
	lays := func(z *engine.ZoneInfo) Lays {
		_, option := g.SetupWords()[z.ID]
		out := Lays{Name: z.Name, Cards: true, Number: z.Sized || option, Passing: z.Passing, Most: maxTokens}
		if z.Piled {
			out.Top = topOf(z)
		}
		return out
	}
	for i := range rules.PerPlayer {
		z := &rules.PerPlayer[i]
		if z.Inner {
			continue
		}
		takes := cards
		if z.Sized {
			takes += ", or their number"
		}
		v.Seat = append(v.Seat, Word{z.ID, takes, z.Name, lays(z)})
		if z.Piled {
			v.Seat = append(v.Seat, Word{z.ID + "_top", cards, engine.Sayf("%s: only what lies on top",
				"%s : seulement le dessus", z.Name), Lays{Name: topOf(z), Cards: true, Passing: z.Passing}})
		}
	}
	for i := 1; i < len(rules.Shared); i++ {
		z := &rules.Shared[i]
		if z.Inner {
			continue
		}
		takes := cards
		if z.Sized {
			takes += "; in stacks also their number"
		}
		if z.Piled {
			takes += "; with :on_top only what lies on top"
		}
		v.Places = append(v.Places, Word{z.ID, takes, z.Name, lays(z)})
	}
	for i := range rules.CountInfo {
		c := &rules.CountInfo[i]
		if !c.Global && !c.Outcome {
			v.Seat = append(v.Seat, Word{c.ID, "a number", c.Name, Lays{Name: c.Name, Number: true, Most: maxCount}})
		}
	}
	for i := range rules.Deeds {
		d := &rules.Deeds[i]
		if d.OfPlayer {
			v.Seat = append(v.Seat, Word{d.ID, "true", d.Name, Lays{Name: d.Name, Yes: true}})
		}
	}
	v.Card = cardVocabulary(rules)
	return v
}

// topOf is what players call the top of a pile.
func topOf(pile *engine.ZoneInfo) engine.Text {
	return engine.Sayf("top of %s", "dessus %s", pile.Of())
}

// saidOfHeader is what the labels of the header say, in both languages.
var saidOfHeader = map[string]engine.Text{
	"game":    {"the game", "le jeu"},
	"edition": {"the edition; without it the game's first", "l'édition ; sinon la première du jeu"},
	"seed": {"decides all that the script leaves open; without it 1",
		"décide de tout ce que le script laisse ouvert ; sinon 1"},
	"question": {"the question that the scenario answers", "la question à laquelle le scénario répond"},
	"shows": {"the clauses it is about; the log must cite each of them",
		"les clauses dont il s'agit ; le journal doit citer chacune"},
	"rules": {"clauses set otherwise for this run", "clauses réglées autrement pour cette exécution"},
	"windows": {"optional questions that nobody answers are passed in silence",
		"les questions facultatives sans réponse passent en silence"},
	"set_up": {"the log tells how the table was set up", "le journal raconte la mise en place"},
	"first":  {"the player who begins", "le joueur qui commence"},
	"turn":   {"the player whose turn it is", "le joueur dont c'est le tour"},
	"at":     {"the step at which play begins", "l'étape à laquelle la partie commence"},
	cardScenario: {"what is played against; without it that of the villain who lies on the table, or else the first",
		"ce que l'on affronte ; sinon le scénario du méchant qui est sur la table, ou encore le premier"},
}

// headerVocabulary are the labels of the header.
func headerVocabulary(g *engine.Game) (out []Word) {
	rules := g.Rules(g.Editions[0])
	for _, key := range headerKeys {
		takes, _ := cut(aboutHeader[key])
		switch takes {
		case "games":
			takes = quoted(g.ID)
		case "editions":
			takes = `"` + strings.Join(g.Editions, `" or "`) + `"`
		case "integer":
			takes = "a number"
		case "Bilingual":
			takes = "{ en = …, fr = … }"
		case "ClauseID[]":
			takes = "a list of ids"
		}
		out = append(out, Word{Word: key, Takes: takes, Says: saidOfHeader[key]})
	}
	for _, x := range [...]struct {
		key, takes string
		name       engine.Text
	}{{"first", `a player's name, or "random"`, engine.Text{"first player", "premier joueur"}},
		{"turn", "a player's name", engine.Text{"turn", "tour"}}, {"at", "the name of a step", engine.Text{"at", "à"}}} {
		out = append(out, Word{x.key, x.takes, saidOfHeader[x.key], Lays{Name: x.name}})
	}
	if ids := g.ScenarioIDs(); len(ids) > 0 {
		out = append(out, Word{cardScenario, `"` + strings.Join(ids, `" or "`) + `"`, saidOfHeader[cardScenario],
			Lays{Name: engine.Text{"scenario", "scénario"}}})
	}
	for i := range rules.CountInfo {
		if c := &rules.CountInfo[i]; c.Global && !c.Outcome {
			most := cmp.Or(c.Most, maxCount)
			if c.YesNo {
				most = 1
			}
			out = append(out, Word{c.ID, "a number", c.Name, Lays{Name: c.Name, Number: true, Yes: c.YesNo, Least: c.From,
				Most: most}})
		}
	}
	words := g.SetupWords()
	for _, o := range slices.Sorted(maps.Keys(words)) {
		takes := "a number"
		if words[o].Most == 1 {
			takes = "true"
		}
		out = append(out, Word{o, takes, words[o].Says, Lays{Name: words[o].Name, Number: true, Yes: words[o].Most == 1,
			Most: words[o].Most}})
	}
	return out
}

// cardVocabulary are the labels of a card that is laid out.
func cardVocabulary(rules *engine.Rules) (out []Word) {
	for i := range rules.Tokens {
		if k := &rules.Tokens[i]; k.ID != "" {
			out = append(out, Word{k.ID, "a number", k.Name, Lays{Name: engine.Each(func(l engine.Lang) string {
				return strings.TrimRight(k.Name.In(l), " :\u00a0\u202f")
			}), Number: true, Most: maxTokens}})
		}
	}
	for i := range rules.Flags {
		out = append(out, Word{rules.Flags[i].ID, "true", rules.Flags[i].Name, Lays{Name: rules.Flags[i].Name, Yes: true}})
	}
	for i := range rules.Deeds {
		if d := &rules.Deeds[i]; !d.OfPlayer {
			out = append(out, Word{d.ID, "true", d.Name, Lays{Name: d.Name, Yes: true}})
		}
	}
	if rules.HostZone != nil {
		out = append(out, Word{"with", "a list of cards", engine.Text{"the cards attached to it",
			"les cartes qui y sont attachées"}, Lays{Name: engine.Text{"with", "avec"}, Cards: true}})
	}
	if rules.Whose != nil {
		out = append(out, Word{"of", "a player's name", engine.Text{"whose card it is, or whose tokens lie on it",
			"à qui est la carte, ou à qui sont ses jetons"}, Lays{Name: engine.Text{"of", "de"}}})
	}
	return out
}

// moveWord is a verb with what is said about it.
func moveWord(verb *engine.VerbInfo) Word {
	says := engine.Each(func(l engine.Lang) string {
		return strings.TrimSpace(strings.ReplaceAll(verb.Says.In(l), "{x}", "…"))
	})
	if about := aboutVerb[verb.Word]; about != "" {
		says[engine.EN] = about
	}
	takes := ""
	switch {
	case verb.More:
		takes = "names"
	case verb.Of != engine.OfNothing:
		takes = "a name"
	}
	return Word{Word: verb.Word, Takes: takes, Says: says}
}
