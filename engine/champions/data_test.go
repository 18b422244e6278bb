package champions

import (
	"fmt"
	"maps"
	"math/bits"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/champions/book"
)

type checks map[engine.Clause]func() bool

// The clauses that are facts about the box and the data, not about play, are shown here: each check names the clause it
// shows, and the test fails if a structural clause has no check, or a check shows a clause that is not structural.
func TestStructuralClauses(t *testing.T) {
	if lacking := incomplete(box().Cards[1:]); len(lacking) > 0 {
		t.Fatalf("cards of the program lack something (CONTRIBUTING.md, \"Adding a hero, a villain or a modular set\"):\n%s",
			strings.Join(lacking, "\n"))
	}
	seen := observe(t)
	all := checks{}
	for _, some := range []checks{guideChecks(), typeChecks(), abilityChecks(t), boostChecks(), tableChecks(t, seen),
		identityChecks(t), scenarioChecks(t), playerCardChecks(), scenarioCardChecks(), readingChecks()} {
		for c, check := range some {
			if all[c] != nil {
				t.Errorf("%s has two checks", book.Rulebook.ID(c))
			}
			all[c] = check
		}
	}
	for info := range book.Rulebook.All() {
		check, ok := all[info.Clause]
		switch {
		case info.Structural && !ok:
			t.Errorf("%s is structural and has no check", info.ID)
		case !info.Structural && ok:
			t.Errorf("%s has a check and is not structural", info.ID)
		case ok && !check():
			t.Errorf("%s does not hold: %s", info.ID, info.Text().Says[engine.EN])
		}
	}
}

// incomplete tells of the cards of the box what they lack, each with file and line: the other checks rely on it.
func incomplete(cards []Card) []string {
	var out []string
	codes := map[string]*Card{}
	for i := range cards {
		c := &cards[i]
		if c.Test {
			continue
		}
		lacks := func(format string, args ...any) {
			out = append(out, fmt.Sprintf("%s:%d: %s: %s", c.File, c.Line, c.Name[engine.EN], fmt.Sprintf(format, args...)))
		}
		switch other := codes[c.Code]; {
		case c.Code == "":
			lacks(`code is missing, the collection number: code = "01094"`)
		case !regexp.MustCompile(`^\d{5}[a-d]?$`).MatchString(c.Code):
			lacks("code is five digits and the letter of the side, if it has one, not %q", c.Code)
		case other != nil:
			lacks("its code %s is that of %s, %s:%d", c.Code, other.Name[engine.EN], other.File, other.Line)
		default:
			codes[c.Code] = c
		}
		if c.Name[engine.FR] == "" {
			lacks(`its French name is missing: fr = "…", or title = { "…", "…" }`)
		}
		cite := c.Cite.First()
		if isFront(c) { // both faces are one stage and one clause
			back := slices.IndexFunc(cards, func(other Card) bool { return other.ID == c.Back })
			if back >= 0 {
				cite = cards[back].Cite.First()
			}
		}
		info := book.Rulebook.Info(cite)
		switch {
		case isFront(c) && c.Cite != 0 && c.Cite.First() != cite:
			lacks("both faces are one stage and one clause: instead of says write clause = %q", c.Back)
		case c.Unknown && (c.Cite != 0 || does(c)):
			lacks("unknown = true is said of a card of which it is told what it says or does")
		case !c.Unknown && (info.Kind != "card" || info.Text().Says[engine.EN] == "" || info.Text().Says[engine.FR] == ""):
			lacks(`what it says is missing, its keywords too: says = { "English", "Français" }`)
		}
	}
	return out
}

// A card of the program that lacks something is told with its file, its line and what is missing.
func TestWhatACardLacksIsTold(t *testing.T) {
	whole := *fact("charge")
	for _, c := range []struct {
		lack func(c *Card)
		want string
	}{
		{func(*Card) {}, ""},
		{func(c *Card) { c.Code = "" }, `cards/villains/rhino.lua:%d: Charge: code is missing, the collection number: code = "01094"`},
		{func(c *Card) { c.Code = "12" }, `cards/villains/rhino.lua:%d: Charge: code is five digits and the letter of the side, if it has one, not "12"`},
		{func(c *Card) { c.Name[engine.FR] = "" }, `cards/villains/rhino.lua:%d: Charge: its French name is missing: fr = "…", or title = { "…", "…" }`},
		{func(c *Card) { c.Cite = 0 }, `cards/villains/rhino.lua:%d: Charge: what it says is missing, its keywords too: says = { "English", "Français" }`},
		{func(c *Card) { c.Unknown = true }, `cards/villains/rhino.lua:%d: Charge: unknown = true is said of a card of which it is told what it says or does`},
	} {
		card := whole
		c.lack(&card)
		want := ""
		if c.want != "" {
			want = fmt.Sprintf(c.want, card.Line)
		}
		if got := strings.Join(incomplete([]Card{card}), "\n"); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
	twice := incomplete([]Card{whole, whole})
	if len(twice) != 1 || !strings.Contains(twice[0], "its code 01099 is that of Charge") {
		t.Errorf("%q", twice)
	}
}

// guideChecks are about the rulebook itself and its glossary.
func guideChecks() checks {
	return checks{
		// every clause stands in the guide, is a card's text, or settles clauses that stand in the guide
		book.OverviewDefinitive: func() bool {
			for c := range book.Rulebook.All() {
				switch c.Kind {
				case "card":
				case "reading":
					if len(c.Text().About) == 0 || c.Text().Why[engine.FR] == "" {
						return false
					}
					for _, id := range c.Text().About {
						if x, ok := book.Rulebook.Find(id); !ok || heading(x) == "" {
							return false
						}
					}
				default:
					if heading(c.Clause) == "" {
						return false
					}
				}
			}
			return true
		},
		book.OverviewGlossaryFirst: func() bool {
			entries := glossary()
			if len(entries) < 100 || !slices.IsSortedFunc(entries, func(a, b string) int {
				return strings.Compare(sortKey(a), sortKey(b))
			}) {
				return false
			}
			for _, name := range typeNames[1:] {
				if name != typeNames[Hero] && name != typeNames[AlterEgo] && !isEntry(name[engine.FR]) {
					return false
				}
			}
			return true
		},
		book.OverviewAppendices: func() bool {
			found := map[string]bool{}
			for _, h := range headings() {
				if m := regexp.MustCompile(`^APPENDICE (I+) [/:] .`).FindStringSubmatch(h); m != nil {
					found[m[1]] = true
				} else if strings.HasPrefix(h, "APPENDICE") {
					return false
				}
			}
			return maps.Equal(found, map[string]bool{"I": true, "II": true, "III": true})
		},
		book.GoldenRulesReferenceOverBooklet: func() bool { // no clause has a second source, or a second value
			for c := range book.Rulebook.All() {
				if len(c.Text().Where) > 1 || c.Text().Differs != nil || len(c.Value) > 1 {
					return false
				}
			}
			return slices.Equal(Game.Editions, []string{"fr"}) && rules().Edition == "fr"
		},
		book.GlossaryRedirects: func() bool {
			for _, r := range redirects {
				if isEntry(r.from) || !slices.ContainsFunc(under(r.to), func(c engine.Clause) bool {
					return strings.Contains(strings.ToLower(book.Rulebook.Info(c).Text().Says[engine.FR]),
						strings.ToLower(r.word))
				}) {
					return false
				}
			}
			return true
		},
		book.KeywordsDefinition: func() bool { // the nine keywords, each a field of a card, and no other
			found := map[string]bool{}
			for _, c := range under("MOTS-CLÉS") {
				if c == book.KeywordsDefinition {
					continue
				}
				id := strings.TrimPrefix(book.Rulebook.ID(c), "mc.keywords.")
				i := slices.IndexFunc(keywords, func(k string) bool {
					return strings.HasPrefix(id, strings.ToLower(k))
				})
				if i < 0 {
					return false
				}
				found[keywords[i]] = true
			}
			for _, k := range keywords {
				if _, field := reflect.TypeFor[Card]().FieldByName(k); !field || !found[k] {
					return false
				}
			}
			return len(found) == 9
		},
	}
}

var keywords = []string{"Guard", "Overkill", "Peril", "Quickstrike", "Restricted", "Retaliate", "Surge", "Toughness",
	"Uses"}

// redirects are the headings that only send the reader on, and the word by which a clause of the other entry is found.
var redirects = []struct{ from, to, word string }{
	{"Contrôle", "PROPRIÉTÉ ET CONTRÔLE", "contrôle"}, {"Coup Rapide", "MOTS-CLÉS", "Coup Rapide"},
	{"Déferlement", "MOTS-CLÉS", "Déferlement"},
	{"Effet", "CAPACITÉ, CAPACITÉ DE CARTE", "effet"}, {"Effet", "COÛT", "effet"}, {"Garde", "MOTS-CLÉS", "Garde"},
	{"Générer", "RESSOURCE", "génère"},
	{"Icône d'accélération", "MANIGANCE ANNEXE", "accélération"}, {"Icône d'aléas", "MANIGANCE ANNEXE", "aléas"},
	{"Icône de crise", "MANIGANCE ANNEXE", "crise"},
	{"Mise en place", "APPENDICE II : MISE EN PLACE", "mise en place"},
	{"Non défendue", "ATTAQUES DES ENNEMIS", "non défendue"},
	{"Péril", "MOTS-CLÉS", "Péril"}, {"Renfort", "MOTS-CLÉS", "Renfort"}, {"Restreint", "MOTS-CLÉS", "Restreint"},
	{"Riposte", "MOTS-CLÉS", "Riposte"},
	{"Tenace", "CARTES D'ÉTAT", "Tenace"}, {"Ténacité", "MOTS-CLÉS", "Ténacité"},
	{"Utilisations", "MOTS-CLÉS", "Utilisations"},
	{"Tomber à court de cartes", "DECK RENCONTRE VIDE", "deck Rencontre"},
	{"Tomber à court de cartes", "DECK JOUEUR VIDE", "deck"},
}

// typeChecks are about the types of cards.
func typeChecks() checks {
	side := func(t Type, scenario bool) func() bool {
		return func() bool {
			return isEntry(typeNames[t][engine.FR]) && every(of(t), func(c *Card) bool {
				return (c.Aspect == Encounter) == scenario
			})
		}
	}
	return checks{
		book.AllyType: side(Ally, false), book.EventType: side(Event, false), book.SupportType: side(Support, false),
		book.UpgradeType:    side(Upgrade, false),
		book.AttachmentType: side(Attachment, true), book.EnvironmentType: side(Environment, true),
		book.MinionType:     side(Minion, true),
		book.ObligationType: side(Obligation, true), book.SideSchemeType: side(SideScheme, true),
		book.TreacheryType: side(Treachery, true),
		// it is discarded for resources and has no cost at which it could be played
		book.ResourceCardType: func() bool {
			return side(Resource, false)() && every(of(Resource), func(c *Card) bool {
				return c.Cost == Dash && c.Makes.total() > 0 && len(c.Abilities) == 0
			})
		},
		book.CardTypesList: func() bool {
			list := []string{"ally", "upgrade", "attachment", "environment", "event", "hero", "alter ego",
				"main scheme", "side scheme", "villain", "obligation", "resource", "minion", "support", "treachery"}
			found := map[string]bool{}
			for _, c := range printed() {
				found[typeNames[c.Type][engine.EN]] = true
			}
			slices.Sort(list)
			return slices.Equal(slices.Sorted(maps.Keys(found)), list) && len(typeNames)-1 == len(list)
		},
	}
}

// abilityChecks are about what cards do, and how it is triggered.
func abilityChecks(t *testing.T) checks {
	triggered := func(m Moment) bool { return m != Action && m != ResourceAbility }
	abilities := func(m Moment, holds func(ab *Ability) bool) bool {
		n := 0
		for _, c := range printed() {
			for i := range c.Abilities {
				if ab := &c.Abilities[i]; ab.Moment == m {
					if n++; !holds(ab) {
						return false
					}
				}
			}
		}
		return n > 0
	}
	// waits says whether each ability of a moment names what it waits for, and the kernel has it act at that stage.
	waits := func(m Moment, stage engine.Stage) bool {
		return abilities(m, func(ab *Ability) bool {
			return ab.On != engine.Kinds{} && ab.Do != nil && slices.ContainsFunc(rules().Abilities,
				func(a engine.Ability) bool {
					return a.Stage == stage && a.On == ab.On && a.Forced == ab.Forced
				})
		})
	}
	return checks{
		book.ActionTriggeredType: func() bool {
			return abilities(Action, func(ab *Ability) bool {
				return ab.On == engine.Kinds{} && !ab.Forced && ab.Do != nil
			})
		},
		book.InterruptType: func() bool { return waits(Interrupt, engine.Interrupt) },
		book.ResponseType:  func() bool { return waits(Response, engine.React) },
		book.ResourceAbilityType: func() bool {
			return abilities(ResourceAbility, func(ab *Ability) bool {
				return (ab.Makes.total() > 0 || ab.MakesTop) && ab.Do == nil && ab.On == engine.Kinds{}
			})
		},
		book.SpecialType: func() bool { // it is nothing that a player uses alone
			return every(func(c *Card) bool { return c.Special != nil }, func(c *Card) bool {
				return c.Type == Upgrade && slices.Contains(c.TraitNames, "Black Panther") && len(c.Abilities) == 0
			})
		},
		book.WhenRevealedType: func() bool {
			return every(func(c *Card) bool {
				return c.Revealed != nil
			}, func(c *Card) bool { return c.Aspect == Encounter })
		},
		book.WhenDefeatedType: func() bool {
			names := map[Type]engine.Text{Minion: {"character", "personnage"}, SideScheme: {"scheme", "manigance"}}
			for _, name := range names {
				says := book.Rulebook.Info(book.WhenDefeatedType).Text().Says
				if !strings.Contains(says[engine.EN], name[engine.EN]) || !strings.Contains(says[engine.FR],
					name[engine.FR]) {
					return false
				}
			}
			return every(func(c *Card) bool {
				return c.Defeated != nil
			}, func(c *Card) bool { return names[c.Type] != engine.Text{} })
		},
		// a card does what its clause says, or nothing because its effect is not defined; every clause has a card
		book.AbilityDefinition: func() bool {
			said := map[engine.Clause]bool{}
			for _, c := range later(printed()) {
				if c.Unknown {
					if c.Cite != 0 || does(c) {
						return false
					}
					continue
				}
				cite := c.Cite.First()
				if isFront(c) { // both faces are one stage and one clause
					cite = fact(c.Back).Cite.First()
				}
				said[cite] = true
				says := book.Rulebook.Info(cite).Text().Says
				if book.Rulebook.Info(cite).Kind != "card" || says[engine.EN] == "" || says[engine.FR] == "" {
					return false
				}
			}
			for c := range book.Rulebook.All() {
				if c.Kind == "card" && !said[c.Clause] {
					return false
				}
			}
			return true
		},
		book.AbilityTriggeredVsConstant: func() bool {
			r := rules()
			for d := range box().Cards {
				c := &box().Cards[d]
				n := 0
				for i := range c.Abilities {
					if (c.Abilities[i].On != engine.Kinds{}) != triggered(c.Abilities[i].Moment) {
						return false
					}
					if triggered(c.Abilities[i].Moment) {
						n++
					}
				}
				if c.isCharacter() {
					n++ // retaliation
				}
				if c.Quickstrike {
					n++ // its attack, which no reading sets in an order with a When Revealed of the same card
					if c.Revealed != nil {
						return false
					}
				}
				if len(r.Cards[d].Abilities) != n {
					return false
				}
			}
			return true
		},
		book.ConstantAbilityDefinition: func() bool { // it changes a value; nothing starts it
			lasting := 0
			for id, k := range box().lasting {
				if k != nil {
					lasting++
					if a := rules().Abilities[id]; a.On != (engine.Kinds{}) || a.Do != nil || a.If != nil {
						return false
					}
				}
			}
			return lasting > 0 && every(func(c *Card) bool { return len(c.Constants) > 0 }, func(c *Card) bool {
				for i := range c.Constants {
					if c.Constants[i].To == nil || c.Constants[i].N == nil && c.Constants[i].Mode != Halve ||
						c.Constants[i].Stat >= statCount {
						return false
					}
				}
				return true
			})
		},
		book.TriggeredAbilityDefinition: func() bool {
			n := 0
			for _, c := range printed() {
				for i := range c.Abilities {
					ab := &c.Abilities[i]
					if n++; ab.Moment > Delayed || (ab.Do == nil) != (ab.Moment == ResourceAbility) {
						return false
					}
				}
			}
			return n > 0
		},
		book.AfterMarksResponses: func() bool {
			return waits(Response, engine.React) && !slices.ContainsFunc(rules().Abilities,
				func(a engine.Ability) bool {
					return a.Stage == engine.React && a.On == engine.Kinds{}
				})
		},
		// the kinds of events are a closed list of distinct names, and nothing waits for another
		book.TriggeringConditionDefinition: func() bool {
			names := map[string]bool{}
			for k, info := range rules().Kinds {
				if info.Name == "" && engine.Kind(k) >= engine.FirstKind || names[info.Name] {
					return false
				}
				names[info.Name] = true
			}
			for _, a := range rules().Abilities {
				for k := range engine.Kind(255) {
					if a.On.Has(k) && (k < engine.FirstKind || k >= kindCount) {
						return false
					}
				}
			}
			return len(rules().Kinds) == int(kindCount)
		},
		book.TriggeringConditionNamesTiming: func() bool {
			for _, m := range []Moment{Interrupt, Replacement, Response, Delayed} {
				if !waits(m, stages[m]) {
					return false
				}
			}
			return true
		},
		book.TriggeringConditionWhenOrAfter: func() bool { // "when" acts before the event, "after" on it
			return waits(Interrupt, engine.Interrupt) && waits(Replacement, engine.Replace) &&
				waits(Response, engine.React)
		},
		book.CostArrow: func() bool {
			n := 0
			for _, c := range printed() {
				for i := range c.Abilities {
					if ab := &c.Abilities[i]; costs(&ab.Cost) {
						if n++; ab.Do == nil && ab.Makes.total() == 0 && !ab.MakesTop {
							return false
						}
					}
				}
			}
			return n > 20
		},
		book.ReplacementForm: func() bool { // what would have happened to the host happens to the suit
			g := table(t, 1)
			suit := take(t, g, "armored-rhino-suit")
			e := engine.Event{Kind: Damage, Card: g.villain(), N: 3}
			suit.declared.Abilities[0].Do(g, By{Card: suit.card, Cite: suit.declared.Cite}, &e)
			return e.Kind == DamageHere && e.Card == suit.card && e.N == 3 && waits(Replacement, engine.Replace) &&
				abilities(Replacement, func(ab *Ability) bool { return ab.Forced && ab.When != nil })
		},
		book.CancelCanCancel: func() bool { // the log says what is cancelled, and what cancels says so
			k := rules().Kinds[CancelledCard]
			if !strings.Contains(k.Says[engine.EN], "{card}") || !strings.Contains(k.Says[engine.FR], "{card}") {
				return false
			}
			g := table(t, 1)
			treachery, sense := take(t, g, "advance"), take(t, g, "enhanced-spider-sense")
			g.Log = engine.NewLog(&g.Match, []string{"Ann"})
			e := engine.Event{Kind: Effects, Card: treachery.card}
			sense.declared.Abilities[0].Do(g, g.mine(0, sense.card), &e)
			said := g.Log.Events[len(g.Log.Events)-1]
			return e.Kind == engine.NoKind && said.Kind == CancelledCard && said.Card == treachery.card
		},
		book.IndirectDamageExists: func() bool { // a test card deals it, no printed one does, and the player spreads it
			if slices.ContainsFunc(printed(), func(c *Card) bool {
				return c.Cite.Has(book.IndirectDamageSpread) || c.Cite.Has(book.IndirectDamageExists)
			}) {
				return false
			}
			g := table(t, 1)
			shower, ally := take(t, g, "test-shower"), take(t, g, "black-cat")
			g.Do(engine.Event{Kind: PutIntoPlay, Actor: 0, Player: 0, Card: ally.card, To: g.Zone(0, InPlay)})
			before := g.Sustained(g.identity(0))
			asked := 0
			g.Decider = decider(func(_ *engine.Match, q *engine.Question) int {
				if q.Kind == AskSplit {
					asked++
				}
				return len(q.Answers) - 1
			})
			shower.declared.Revealed(g, By{Player: 0, Card: shower.card, Cite: shower.declared.Cite})
			return shower.declared.Test && asked == 2 && g.Sustained(g.identity(0)) == before+1 && !g.inPlay(ally.card)
		},
		book.KeywordsUsesAbility: func() bool {
			return every(func(c *Card) bool { return c.Uses > 0 }, func(c *Card) bool {
				return slices.ContainsFunc(c.Abilities, func(ab Ability) bool { return ab.Cost.Counters > 0 })
			})
		},
		book.MaxCountsPlays: func() bool { // one count for all copies and all players; a limit is each copy's own
			g := table(t, 2)
			first, second := take(t, g, "test-once"), take(t, g, "test-once")
			if first.card == second.card || !first.declared.Abilities[0].Max || g.maxed(first.card, 0) {
				return false
			}
			g.Remember(engine.Memo{What: memoMax, Player: 0, N: limitKey(g.Def(first.card), 0)})
			g.Remember(engine.Memo{What: memoLimit, Player: 0, Card: first.card, N: g.useKey(first.card, 0)})
			shared := g.maxed(first.card, 0) && g.maxed(second.card, 0) && g.used(first.card, 0) &&
				!g.used(second.card, 0)
			g.Forget()
			return shared && !g.maxed(second.card, 0)
		},
		book.TraitsNoEffect: func() bool { // the code of the rules asks for no trait; texts of cards do
			asks := func(name string) bool {
				b, err := os.ReadFile(name)
				if err != nil {
					t.Fatal(err)
				}
				return regexp.MustCompile(`Traits&|TraitNames|\.Aerial`).Match(b)
			}
			for _, name := range []string{
				"ability.go", "attack.go", "boost.go", "choose.go", "construction.go", "damage.go", "defence.go",
				"demands.go", "demands_ability.go", "demands_defend.go", "demands_open.go", "demands_pay.go",
				"demands_play.go", "demands_powers.go", "demands_turn.go", "demands_use.go", "demands_words.go",
				"draw.go", "enemy_attack.go", "form.go", "game.go", "initiate.go", "judge.go", "pay.go", "places.go",
				"retaliate.go", "reveal.go", "say.go", "scheme.go", "search.go", "setup.go", "state.go", "turn.go", "villain_phase.go",
				"victims.go",
			} {
				if asks(name) {
					return false
				}
			}
			return asks("text.go")
		},
	}
}

// boostChecks are about the boost field and the star.
func boostChecks() checks {
	known := func(c *Card) bool { return !c.Unknown && c.Aspect == Encounter }
	// acts says whether a card has a forced ability that waits for an attack or a scheme of an enemy.
	acts := func(c *Card) bool {
		return slices.ContainsFunc(c.Abilities, func(ab Ability) bool {
			return ab.Forced && (ab.On.Has(EnemyAttacks) || ab.On.Has(Attacked) || ab.On.Has(Schemed))
		})
	}
	// stars are the cards with a star beside ATK or SCH; that of Melter stands for a constant ability.
	stars := []string{"charge", "klaw-i", "klaw-ii", "klaw-iii", "sonic-converter", "radioactive-man", "whirlwind",
		"tiger-shark", "ultron-i", "ultron-ii", "program-transmitter", "yon-rogg", "madame-hydra"}
	starred := func(c *Card) bool { return slices.Contains(stars, c.ID) }
	return checks{
		book.BoostIconPlace: func() bool { // cards of the encounter deck have the field, and no others
			return every(inEncounterDeck, func(c *Card) bool { return c.Boost >= 0 && c.Boost <= 3 }) &&
				every(func(c *Card) bool {
					return inEncounterDeck(c) && c.Boost > 0
				}, func(c *Card) bool { return hasFact(c, "boost icons") }) &&
				every(func(c *Card) bool {
					return !inEncounterDeck(c)
				}, func(c *Card) bool { return c.Boost == 0 && !c.Star && c.Boosted == nil })
		},
		book.BoostStarMeansAbility: func() bool {
			return every(known, func(c *Card) bool {
				return c.Star == (c.Boosted != nil)
			}) && slices.ContainsFunc(printed(), func(c *Card) bool { return c.Boosted != nil })
		},
		book.BoostAbilityBelowLine: func() bool {
			return every(func(c *Card) bool { return c.Boosted != nil }, func(c *Card) bool {
				return c.Revealed == nil || reflect.ValueOf(c.Boosted).Pointer() !=
					reflect.ValueOf(c.Revealed).Pointer()
			}) && slices.ContainsFunc(printed(), func(c *Card) bool { return c.Boosted != nil && c.Revealed != nil })
		},
		book.StarIconMeaning: func() bool {
			return every(known, func(c *Card) bool { return !c.Star || c.Boosted != nil }) &&
				every(func(c *Card) bool {
					return known(c) && starred(c)
				}, acts) && every(func(c *Card) bool { return known(c) && acts(c) }, starred)
		},
	}
}

// tableChecks are about what lies on the table and who owns it.
func tableChecks(t *testing.T, seen observed) checks {
	return checks{
		book.ComponentsSubstitutes: func() bool { // no number of tokens or status cards is too many
			g := table(t, 1)
			for _, k := range []engine.Kind{Damage, Counters} {
				g.Do(engine.Event{Kind: k, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: g.villain(), N: 9999})
			}
			g.Do(engine.Event{Kind: ThreatUp, Actor: engine.NoPlayer, Player: engine.NoPlayer, Card: g.scheme(),
				N: 9999})
			n := 0
			for c := range g.each {
				if g.isCharacter(c) {
					n++
					g.Do(engine.Event{Kind: Stun, Card: c})
					if !g.Flag(c, Stunned) {
						return false
					}
				}
			}
			return n > 1 && g.Tokens(g.villain(), DamageToken) == 9999 && g.Tokens(g.villain(), CounterToken) == 9999 &&
				g.threat(g.scheme()) == 9999
		},
		book.Setup07TokensAndStatus: func() bool { // the step is announced and nothing is taken from anywhere
			begun, err := start(box(), rules(), &engine.Setup{Seed: 1, First: engine.NoPlayer,
				Players: []engine.SeatSetup{{Name: "Ann"}}}, engine.First{})
			if err != nil {
				t.Fatal(err)
			}
			var steps []engine.Event
			begun.Probe = func(_ *engine.Match, e *engine.Event) { steps = append(steps, *e) }
			Game.Step(begun)
			seventh := slices.IndexFunc(steps, func(e engine.Event) bool { return e.Kind == SetUpStep && e.N == 7 })
			return seventh >= 0 && steps[seventh].Cite.Has(book.Setup07TokensAndStatus) && steps[seventh+1].Kind ==
				SetUpStep && steps[seventh+1].N == 8
		},
		book.StatusRepresentsState: func() bool { return seen.statuses > 0 && !seen.statusElsewhere },
		book.StatusThreeTypes: func() bool {
			names := map[string]string{}
			for _, f := range flags() {
				if f.Flag != Exhausted && f.Flag != FaceDown {
					names[f.Name[engine.EN]] = f.Name[engine.FR]
				}
			}
			return maps.Equal(names, map[string]string{"Confused": "Désorienté", "Stunned": "Sonné", "Tough": "Tenace"})
		},
		book.ThreatTokens:     func() bool { return seen.threats > 0 && !seen.threatElsewhere },
		book.ExhaustedRotated: func() bool { return seen.exhausted > 0 && !seen.exhaustedElsewhere },
		book.CountersNoRules: func() bool { // numbers with a name, for which nothing waits
			return tokens()[CounterToken].ID == "counters" && tokens()[CounterToken].Name[engine.FR] != "" &&
				!slices.ContainsFunc(rules().Abilities, func(a engine.Ability) bool {
					return a.On.Has(Counters) || a.On.Has(Spends)
				})
		},
		// hands are no secret of the rules, nothing is refused for talking, and Peril alone silences
		book.TableTalkAllowed: func() bool {
			talk := regexp.MustCompile(`(?i)\b(talk|discuss|consult|parle|discut)`)
			perils := 0
			for _, r := range reasons() {
				if talk.MatchString(r[engine.EN]) || talk.MatchString(r[engine.FR]) {
					return false
				}
				if strings.Contains(r[engine.EN], "Peril") {
					perils++
				}
			}
			return perils == 1 && !playerZones()[Hand].Brief && !inCode(t, "TableTalkAllowed")
		},
		book.InPlayOutOfPlayZones: func() bool {
			g := table(t, 1)
			var in []string
			for z := range engine.Zone(g.ZoneCount()) {
				if g.Info(z).Class&ClassInPlay != 0 {
					in = append(in, g.Info(z).ID)
				}
			}
			for _, id := range []string{"hand", "deck", "discard", "encounter_deck", "encounter_discard",
				"villain_deck", "scheme_deck"} {
				if zoneNamed(g, id) < 0 || slices.Contains(in, id) {
					return false
				}
			}
			return slices.Equal(in, []string{"villain", "main_scheme", "side_schemes", "environments", "attachments",
				"identity", "in_play", "engaged"})
		},
		book.RemovedOutOfPlay: func() bool { // no ability lives there
			g := table(t, 1)
			treachery := take(t, g, "advance")
			g.Do(engine.Event{Kind: RemoveCard, Card: treachery.card, To: Removed})
			return g.In(treachery.card) == Removed && !g.inPlay(treachery.card) && g.Info(Removed).Class == 0
		},
		book.EnemyAdjective: func() bool {
			return every(func(c *Card) bool {
				return c.Type == Villain || c.Type == Minion
			}, func(c *Card) bool { return c.Aspect == Encounter }) && !seen.scenarioOwned
		},
		book.OwnershipOwner: func() bool { return seen.owned > 0 && !seen.ownerChanged },
		book.OwnershipScenarioOwns: func() bool {
			g := table(t, 4)
			n := 0
			for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
				if g.Card(c).Aspect == Encounter {
					n++
					if g.OwnerOf(c) != engine.NoPlayer {
						return false
					}
				}
			}
			return n > 100 && !seen.scenarioOwned
		},
		book.FirstPlayerToken:  func() bool { return seen.turns > 0 && !seen.strayToken },
		book.InitiationDeclare: func() bool { return seen.plays > 0 && !seen.undeclared },
		book.ResourcePurpose:   func() bool { return seen.paid > 0 && !seen.unpaid },
		book.ResourceThreeTypes: func() bool { // four fields, of which wild counts as one of the other three
			made := Resources{}
			for _, c := range printed() {
				made.add(c.Makes)
			}
			g := table(t, 1)
			var offered []engine.Option
			g.Decider = decider(func(_ *engine.Match, q *engine.Question) int {
				for _, a := range q.Answers {
					offered = append(offered, a.Option)
				}
				return Mental
			})
			var pool Resources
			g.receive(By{Player: 0}, &pool, Resources{Wild: 1}, &price{}, Resources{Mental: 1})
			return len(made) == 4 && !slices.Contains(made[:], 0) &&
				slices.Equal(offered, []engine.Option{OptEnergy, OptMental, OptPhysical}) &&
				pool == Resources{Mental: 1}
		},
		book.SupportBackRow: func() bool { // whatever a player controls lies in one zone: no rule asks for a row
			g := table(t, 1)
			for _, id := range []string{"aunt-may", "black-cat", "web-shooter"} {
				x := take(t, g, id)
				g.enter(g.mine(0, x.card), x.card, PutIntoPlay, 0, 0)
				if g.In(x.card) != g.Zone(0, InPlay) {
					return false
				}
			}
			return true
		},
	}
}

// identityChecks are about players, their identities and what belongs to them.
func identityChecks(t *testing.T) checks {
	faces := func(holds func(hero, ego *Card) bool) bool {
		return every(of(Hero), func(c *Card) bool { return holds(c, &box().Cards[box().Def(c.Back)]) })
	}
	return checks{
		book.IdentityType: func() bool { // each player has one, and two are refused
			g := table(t, 4)
			for p := range g.players {
				if g.Len(g.Zone(p, Identity)) != 1 || !Game.IsHead(g.Def(g.identity(p))) {
					return false
				}
			}
			two := engine.ZoneSetup{Zone: g.Zone(0, Identity), Cards: []engine.Def{box().Def("spider-man"),
				box().Def("captain-marvel")}}
			_, err := start(box(), rules(), &engine.Setup{First: engine.NoPlayer, Players: make([]engine.SeatSetup, 4),
				Zones: []engine.ZoneSetup{two}}, nil)
			bad, ok := err.(*engine.SetupError)
			return ok && bad.Cite.Has(book.IdentityType) && every(func(c *Card) bool {
				return c.Type == Hero || c.Type == AlterEgo
			}, func(c *Card) bool { return c.Aspect == HeroCard })
		},
		book.IdentityDoubleSided: func() bool {
			return faces(func(hero, ego *Card) bool {
				d, e := box().Def(hero.ID), box().Def(ego.ID)
				return ego.Type == AlterEgo && ego.Back == hero.ID && ego.Set == hero.Set && rules().Cards[d].Back ==
					e && rules().Cards[e].Back == d && hero.Copies+ego.Copies == 1
			})
		},
		book.FormOneOfTwo: func() bool {
			g := table(t, 1)
			var forms []Form
			for range 3 {
				forms = append(forms, g.form(0))
				g.flip(By{Player: 0}, 0)
			}
			return slices.Equal(forms, []Form{AlterEgoForm, HeroForm, AlterEgoForm})
		},
		book.NemesisOnePerHero: func() bool {
			taken := map[Set]bool{}
			return faces(func(hero, _ *Card) bool {
				set := box().nemesisOf(hero.Set)
				if set == NoSet || taken[set] {
					return false
				}
				taken[set] = true
				minions, schemes := 0, 0
				for _, d := range box().sets[set].cards {
					switch box().Cards[d].Type {
					case Minion:
						minions++
					case SideScheme:
						schemes++
					}
				}
				return minions == 1 && schemes == 1 && physical(set) == 5
			}) && len(taken) == 5
		},
		book.ObligationPerHero: func() bool {
			return faces(func(hero, ego *Card) bool {
				n := 0
				for _, c := range printed() {
					if c.Type == Obligation && c.GivenTo == ego.ID && c.Set == hero.Set {
						n += c.Copies
					}
				}
				return n == 1
			})
		},
		book.HitPointsEveryCharacter: func() bool {
			return every((*Card).isCharacter, func(c *Card) bool {
				return c.HP > 0
			}) && every(func(c *Card) bool { return !c.isCharacter() }, func(c *Card) bool { return c.HP == 0 })
		},
		book.SubtitleDefinition: func() bool {
			return fact("hulk").Subtitle == "Bruce Banner" && every(func(c *Card) bool {
				return c.Subtitle != ""
			}, func(c *Card) bool { return c.Type == Ally && c.Subtitle != c.title() })
		},
		book.UniqueIcon: func() bool {
			return every(func(c *Card) bool { return c.Unique }, func(c *Card) bool { return hasFact(c, "unique") }) &&
				every(func(c *Card) bool { return !c.Unique }, func(c *Card) bool { return !hasFact(c, "unique") }) &&
				every(func(c *Card) bool {
					return c.Type == Hero || c.Type == AlterEgo || c.Type == Ally || c.Type == Villain
				}, func(c *Card) bool { return c.Unique })
		},
		// one title is one character, unless a subtitle or an alter ego tells two apart
		book.UniqueExceptionsGround: func() bool {
			k := box()
			clash := func(a, b string) bool { return k.clash(k.Def(a), k.Def(b)) }
			return clash("mockingbird", "mockingbird") && !clash("mockingbird", "test-namesake") &&
				!clash("spider-man", "test-spider-ally") &&
				clash("test-spider-double", "spider-man") && !clash("spider-man", "test-hero") &&
				clash("spider-man", "spider-man")
		},
	}
}

// scenarioChecks are about villains and schemes.
func scenarioChecks(t *testing.T) checks {
	scenarios := []Set{setOf("rhino"), setOf("klaw"), setOf("ultron")}
	stages := func(set Set, of func(c *Card) bool) []int8 {
		var out []int8
		for _, d := range box().sets[set].cards {
			if c := &box().Cards[d]; of(c) {
				out = append(out, c.Stage)
			}
		}
		return out
	}
	consecutive := func(list []int8) bool {
		for i, n := range list {
			if int(n) != i+1 {
				return false
			}
		}
		return len(list) > 0
	}
	each := func(holds func(set Set) bool) bool {
		for _, s := range scenarios {
			if !holds(s) {
				return false
			}
		}
		return true
	}
	villains := func(s Set) bool {
		list := stages(s, of(Villain))
		return len(list) == 3 && consecutive(list)
	}
	schemes := func(s Set) bool {
		return consecutive(stages(s, isBack)) && slices.Equal(stages(s, isFront), stages(s, isBack))
	}
	return checks{
		book.VillainType: func() bool {
			g := table(t, 1)
			return each(villains) && side(of(Villain)) && g.Len(VillainZone) == 1 && g.Card(g.villain()).Stage == 1 &&
				g.Len(VillainDeck) == 1 && g.Card(g.Top(VillainDeck)).Stage == 2
		},
		book.MainSchemeType: func() bool {
			g := table(t, 1)
			return each(schemes) && side(of(MainSchemeCard)) && g.Len(MainScheme) == 1 && g.Card(g.scheme()).ID ==
				"the-break-in-1b" &&
				each(func(s Set) bool { // the last stage of each loses the game, no other does
					last := stages(s, func(c *Card) bool { return isBack(c) && c.Loses })
					all := stages(s, isBack)
					return slices.Equal(last, all[len(all)-1:])
				})
		},
		book.ThreatThresholdPlace: func() bool {
			return every(isBack, func(c *Card) bool {
				return c.Threshold.N > 0 && hasFact(c, "threshold")
			}) && every(func(c *Card) bool { return !isBack(c) }, func(c *Card) bool { return c.Threshold.N == 0 })
		},
		book.ScenarioCardStageNumber: func() bool {
			return each(villains) && each(schemes) && every(func(c *Card) bool {
				return c.Type != Villain && c.Type != MainSchemeCard
			}, func(c *Card) bool { return c.Stage == 0 })
		},
	}
}

// playerCardChecks are the fields of player cards.
func playerCardChecks() checks {
	player := func(c *Card) bool { return c.Aspect != Encounter }
	// these types of player cards have a field, the others do not
	only := func(types []Type, has func(c *Card) bool) bool {
		return every(func(c *Card) bool { return player(c) && slices.Contains(types, c.Type) }, has) &&
			every(func(c *Card) bool {
				return player(c) && !slices.Contains(types, c.Type)
			}, func(c *Card) bool { return !has(c) })
	}
	return checks{
		book.PlayerCardTitle: func() bool { return named(player) },
		book.PlayerCardType: func() bool {
			list := []Type{Hero, AlterEgo, Ally, Event, Resource, Support, Upgrade}
			return every(player, func(c *Card) bool {
				return slices.Contains(list, c.Type)
			}) && every(func(c *Card) bool {
				return !player(c)
			}, func(c *Card) bool { return !slices.Contains(list, c.Type) })
		},
		book.PlayerCardTraits: func() bool { return traitsKnown(player) },
		book.PlayerCardAbility: func() bool { // only resource cards do nothing but give resources
			return every(func(c *Card) bool {
				return player(c) && !c.Unknown
			}, func(c *Card) bool { return does(c) != (c.Type == Resource && c.Doubles == 0) })
		},
		book.PlayerCardCost: func() bool {
			return only([]Type{Ally, Event, Support, Upgrade}, func(c *Card) bool { return c.Cost >= 0 })
		},
		book.PlayerCardHitPoints: func() bool {
			return only([]Type{Hero, AlterEgo, Ally}, func(c *Card) bool { return c.HP > 0 && !c.PerPlayer })
		},
		book.PlayerCardResources: func() bool {
			return only([]Type{Ally, Event, Resource, Support, Upgrade}, func(c *Card) bool {
				return c.Makes.total() > 0 && c.InDeck > 0
			})
		},
		book.PlayerCardDeckClassification: func() bool {
			return every(player, func(c *Card) bool {
				return c.Aspect <= Basic && aspectNames[c.Aspect][engine.FR] != "" && (c.Aspect == HeroCard) ==
					(c.Set != NoSet)
			}) &&
				every(func(c *Card) bool {
					return c.Aspect == HeroCard
				}, func(c *Card) bool { return box().nemesisOf(c.Set) != NoSet })
		},
		book.PlayerCardThw: func() bool { // Hulk has a dash
			return only([]Type{Hero, Ally}, func(c *Card) bool { return c.THW >= 0 || c.ID == "hulk" && c.THW == Dash })
		},
		book.PlayerCardAtk: func() bool { return only([]Type{Hero, Ally}, func(c *Card) bool { return c.ATK >= 0 }) },
		book.PlayerCardDef: func() bool { return only([]Type{Hero}, func(c *Card) bool { return c.DEF >= 0 }) },
		book.PlayerCardRec: func() bool { return only([]Type{AlterEgo}, func(c *Card) bool { return c.REC >= 0 }) },
		book.PlayerCardConsequentialDamage: func() bool { // a field of each power of an ally, and of no power it lacks
			return only([]Type{Ally}, func(c *Card) bool { return c.THWCost+c.ATKCost > 0 }) &&
				every(player, func(c *Card) bool {
					return c.THWCost >= 0 && c.ATKCost >= 0 && (c.THW >= 0 || c.THWCost == 0) &&
						(c.ATK >= 0 || c.ATKCost == 0)
				})
		},
		book.PlayerCardHandSize: func() bool {
			return only([]Type{Hero, AlterEgo}, func(c *Card) bool { return c.HandSize > 0 })
		},
		book.PlayerCardCollection: func() bool { return numbered(player) },
		book.PlayerCardUniqueIcon: func() bool {
			return fact("hulk").Unique && !fact("uppercut").Unique && every(func(c *Card) bool {
				return player(c) && c.Unique
			}, func(c *Card) bool { return c.InDeck <= 1 })
		},
		book.PlayerCardSubtitle: func() bool {
			return fact("mockingbird").Subtitle == "Bobbi Morse" && fact("nick-fury").Subtitle == "" &&
				every(func(c *Card) bool {
					return c.Subtitle != ""
				}, func(c *Card) bool { return c.Type == Ally && hasFact(c, "subtitle") })
		},
		book.PlayerCardFigureIdentity: func() bool {
			hero, ego := fact("spider-man"), fact("peter-parker")
			return hero.THW == 1 && hero.ATK == 2 && hero.DEF == 3 && hero.HandSize == 5 && hero.HP == 10 &&
				ego.REC == 3 && ego.HandSize == 6 && ego.HP == 10
		},
		book.PlayerCardFigureEnergy: func() bool { // a second one is refused
			k, hero := box(), box().Def("spider-man")
			list := append(k.starterDeck(hero), k.Def("energy"))
			d := Deck{Hero: hero, Cards: list}
			bad := d.check(k, rules())
			c := fact("energy")
			return c.Type == Resource && c.Aspect == Basic && c.InDeck == 1 && bad != nil &&
				bad.Cite.Has(book.MaxPerDeck)
		},
	}
}

// scenarioCardChecks are the fields of scenario cards.
func scenarioCardChecks() checks {
	scenario := func(c *Card) bool { return c.Aspect == Encounter }
	enemy := func(c *Card) bool { return c.Type == Villain || c.Type == Minion }
	scheme := func(c *Card) bool { return c.Type == SideScheme || isBack(c) }
	others := func(f func(c *Card) bool) func(c *Card) bool {
		return func(c *Card) bool { return scenario(c) && !f(c) }
	}
	return checks{
		book.ScenarioCardTitle: func() bool { return named(scenario) },
		book.ScenarioCardType: func() bool {
			list := []Type{Villain, Minion, MainSchemeCard, SideScheme, Treachery, Attachment, Environment, Obligation}
			return every(scenario, func(c *Card) bool { return slices.Contains(list, c.Type) }) &&
				every(func(c *Card) bool {
					return !scenario(c)
				}, func(c *Card) bool { return !slices.Contains(list, c.Type) })
		},
		book.ScenarioCardTraits: func() bool { return traitsKnown(scenario) },
		// these say nothing but their numbers and icons; what a first face says is done by the set-up
		book.ScenarioCardAbility: func() bool {
			plain := []string{"rhino-i", "crowd-control", "usurp-the-throne"}
			return every(func(c *Card) bool {
				return scenario(c) && !c.Unknown && !isFront(c)
			}, func(c *Card) bool { return does(c) != slices.Contains(plain, c.ID) })
		},
		book.ScenarioCardHitPoints: func() bool {
			return every(enemy, func(c *Card) bool {
				return c.HP > 0 && c.PerPlayer == (c.Type == Villain)
			}) && every(others(enemy), func(c *Card) bool { return c.HP == 0 })
		},
		book.ScenarioCardSch: func() bool { // on an attachment it is a bonus
			return every(enemy, func(c *Card) bool {
				return c.SCH >= 0
			}) && every(others(enemy), func(c *Card) bool { return c.SCH == Dash || c.Type == Attachment })
		},
		book.ScenarioCardAtk: func() bool {
			return every(enemy, func(c *Card) bool {
				return c.ATK >= 0 || c.ID == "titania" && c.ATK == X
			}) && every(others(enemy), func(c *Card) bool { return c.ATK == Dash || c.Type == Attachment })
		},
		book.ScenarioCardBoostIcons: func() bool {
			return every(inEncounterDeck, func(c *Card) bool {
				return c.Boost >= 0 && hasFact(c, "boost icons") == (c.Boost > 0) && hasFact(c, "boost ability") ==
					c.Star
			}) &&
				slices.ContainsFunc(printed(), func(c *Card) bool {
					return c.Star && c.Boost == 0
				}) && slices.ContainsFunc(printed(), func(c *Card) bool { return c.Star && c.Boost > 0 })
		},
		book.ScenarioCardStartingThreat: func() bool {
			return every(scheme, func(c *Card) bool {
				return (c.Start.N > 0 || isBack(c) && c.Start.Fixed) && hasFact(c, "starting threat")
			}) && every(others(scheme), func(c *Card) bool { return c.Start == Threat{} })
		},
		book.ScenarioCardAcceleration: func() bool {
			return every(isBack, func(c *Card) bool {
				return c.Escalation.N > 0
			}) && every(others(isBack), func(c *Card) bool { return c.Escalation == Threat{} })
		},
		book.ScenarioCardThreshold: func() bool {
			return every(isBack, func(c *Card) bool {
				return c.Threshold.N > c.Start.N && !c.Threshold.Fixed
			}) && every(others(isBack), func(c *Card) bool { return c.Threshold == Threat{} })
		},
		book.ScenarioCardSetName: func() bool {
			sets := map[Set]bool{NoSet: true}
			for _, c := range printed() {
				sets[c.Set] = true
			}
			for s := range box().sets {
				if box().nowhere(Set(s)) {
					return false
				}
			}
			return len(sets) == 21 && every(scenario, func(c *Card) bool { return c.Set > NoSet })
		},
		book.ScenarioCardSetInformation: func() bool { // the sizes of the sets, each a run of collection numbers
			sizes := map[Set]int{}
			for word, n := range map[string]int{"rhino": 21, "klaw": 21, "ultron": 25, "standard": 7, "expert": 3,
				"bomb_scare": 6, "masters_of_evil": 7, "under_attack": 5, "legions_of_hydra": 6, "doomsday_chair": 6,
				"spider_man_nemesis": 5, "captain_marvel_nemesis": 5, "she_hulk_nemesis": 5, "iron_man_nemesis": 5,
				"black_panther_nemesis": 5} {
				sizes[setOf(word)] = n
			}
			for s, n := range sizes {
				if physical(s) != n || !run(box().sets[s].cards) {
					return false
				}
			}
			return every(scenario, func(c *Card) bool { return sizes[c.Set] > 0 || c.Type == Obligation })
		},
		book.ScenarioCardCollection: func() bool { return numbered(scenario) },
	}
}

// readingChecks are the readings that mend what is misprinted: our own texts have the right word.
func readingChecks() checks {
	meant := func(c engine.Clause, entry string) bool { // the clauses that a reading settles stand in that entry
		about := book.Rulebook.Info(c).Text().About
		for _, id := range about {
			if x, ok := book.Rulebook.Find(id); !ok || heading(x) != entry {
				return false
			}
		}
		return len(about) > 0
	}
	french := func(t engine.Text, word string) bool { return strings.Contains(t[engine.FR], word) }
	return checks{
		book.AmbSeeMechantVaincu: func() bool {
			return meant(book.AmbSeeMechantVaincu, "VAINCRE LE MÉCHANT") && !isEntry("Méchant Vaincu")
		},
		book.AmbSeeVaincre: func() bool {
			return meant(book.AmbSeeVaincre, "VAINCRE / DÉJOUER") && !isEntry("Vaincre")
		},
		book.AmbSeeFois: func() bool {
			return meant(book.AmbSeeFois, "CAPACITÉS UNE FOIS VAINCU / DÉJOUÉE") && spelt("Foix", "Une fois",
				book.AmbSeeFois)
		},
		book.AmbSeeQualitatifs: func() bool {
			return meant(book.AmbSeeQualitatifs, "QUALIFICATIFS") && spelt("Qualitatif", "qualificatif",
				book.AmbSeeQualitatifs)
		},
		book.AmbSbirre: func() bool {
			return typeNames[Minion][engine.FR] == "sbire" && isEntry("sbire") && spelt("Sbirre", "Sbire",
				book.AmbSbirre)
		},
		book.AmbPenil: func() bool {
			return french(reasons()[PerilLocks], "Péril") && spelt("Pénil", "Péril", book.AmbPenil)
		},
		book.AmbPrevus: func() bool {
			return meant(book.AmbPrevus, "PRÉVENIR") && french(kinds()[Prevented].Says, "prévenus") &&
				french(kinds()[LoseTough].Says, "prévenus") &&
				spelt("prévus", "prévenu", book.AmbPrevus) && spelt("prévues", "prévenu", book.AmbPrevus)
		},
		book.AmbNonRevlees: func() bool {
			return spelt("révlé", "révélée", book.AmbNonRevlees) &&
				strings.Contains(book.Rulebook.Info(book.InPlayOutOfPlayZones).Text().Says[engine.FR], "non révélé")
		},
		book.AmbAggressivite: func() bool {
			return aspectNames[Aggression] == engine.Text{"Aggression", "Agressivité"} &&
				french(fact("the-power-of-aggression").Name, "Agressivité") && spelt("Aggressivité", "Agressivité",
				book.AmbAggressivite)
		},
		book.AmbFalseFriends: func() bool {
			return french(kinds()[GainsOverkill].Says, "Déferlement") && french(kinds()[SurgeAgain].Says, "Renfort") &&
				french(kinds()[GainSurge].Says, "Renfort") &&
				french(kinds()[Toughen].Says, "Tenace") &&
				french(book.Rulebook.Info(book.KeywordsToughness).Text().Says, "Ténacité") &&
				fact("tenacity").Name == engine.Text{"Tenacity", "Persévérance"}
		},
		book.AmbPerPlayerGlyph: func() bool { // one icon, and only in the heading of its entry
			return meant(book.AmbPerPlayerGlyph, "PAR JOUEUR (👤)") && !written("♣", book.AmbPerPlayerGlyph) &&
				!written("👤", book.AmbPerPlayerGlyph) && isEntry("par joueur (👤)")
		},
		book.AmbUniqueGlyph: func() bool { // a flag, never a sign in a name
			return meant(book.AmbUniqueGlyph, "UNIQUE") && !written("†", book.AmbUniqueGlyph) && written("†", 0) &&
				!slices.ContainsFunc(printed(), func(c *Card) bool {
					return strings.ContainsAny(c.Name[engine.EN]+c.Name[engine.FR], "†+")
				})
		},
		book.AmbBombScareName: func() bool {
			c := fact("bomb-scare")
			return c.Name == engine.Text{"Bomb Scare", "Alerte à la Bombe"} && c.Set == setOf("bomb_scare") &&
				french(Game.SetupWords()["bomb_scare"].Says, "Alerte à la Bombe")
		},
		book.AmbBreakInFigure: func() bool { // the fourth and fifth of 21 are one card each
			return fact("the-break-in-1a").Copies+fact("the-break-in-1b").Copies == 1 &&
				fact("armored-rhino-suit").Copies == 1 && physical(setOf("rhino")) == 21
		},
		book.AmbFigureTypeWords: func() bool {
			return typeNames[Treachery][engine.FR] == "traîtrise" && typeNames[MainSchemeCard][engine.FR] ==
				"manigance principale" &&
				spelt("TRAIÎRISE", "traîtrise", book.AmbFigureTypeWords) && !written("Manigance Principal ",
				book.AmbFigureTypeWords) && !written("16 IDENTITÉ", book.AmbFigureTypeWords)
		},
		book.AmbSeenElsewhereErrata: func() bool { // the cards with a correction have it; the rules have one edition
			law := fact("superhuman-law-division")
			return fact("m-o-d-o-k").Name[engine.EN] == "M.O.D.O.K." && len(law.Abilities) == 1 &&
				law.Abilities[0].Label == Unlabelled && slices.Equal(Game.Editions, []string{"fr"})
		},
		book.AmbWakandaTrait: func() bool {
			return every(func(c *Card) bool {
				return c.title() == "Wakanda Forever!"
			}, func(c *Card) bool { return slices.Equal(c.TraitNames, []string{"Tactic"}) }) &&
				fact("peter-parker").Abilities[0].Makes == Resources{Mental: 1} &&
				every(func(*Card) bool { return true },
					func(c *Card) bool { return !slices.Contains(c.TraitNames, "Active") })
		},
		book.AmbNoCoreCardFor: func() bool { // no printed card shows it, a test card does
			shows := map[string]func(c *Card) bool{
				"peril":           func(c *Card) bool { return c.Peril },
				"restricted":      func(c *Card) bool { return c.Restricted },
				"indirect damage": func(c *Card) bool { return c.Cite.Has(book.IndirectDamageSpread) },
				"max": func(c *Card) bool {
					return slices.ContainsFunc(c.Abilities, func(ab Ability) bool { return ab.Max })
				},
				"one title": func(c *Card) bool {
					return slices.ContainsFunc(printed(), func(o *Card) bool {
						return c.Type == Ally && o.Unique && o.title() == c.title() && o.other(box()) != c.other(box())
					})
				},
			}
			for _, shown := range shows {
				byTest := slices.ContainsFunc(box().Cards[1:], func(c Card) bool { return c.Test && shown(&c) })
				if slices.ContainsFunc(printed(), shown) || !byTest {
					return false
				}
			}
			return true
		},
	}
}

// Which cards.

// printed are the cards of the core box, of which the rules reference speaks: those of its collection numbers.
func printed() []*Card {
	var out []*Card
	for d := range box().Cards {
		if c := &box().Cards[d]; d > 0 && !c.Test && (c.Code == "" || strings.HasPrefix(c.Code, "01")) {
			out = append(out, c)
		}
	}
	return out
}

// later are some cards, and those that came out after the core box.
func later(cards []*Card) []*Card {
	for d := range box().Cards {
		if c := &box().Cards[d]; d > 0 && !c.Test && !slices.Contains(cards, c) {
			cards = append(cards, c)
		}
	}
	return cards
}

// every says whether something holds of all printed cards of some sort, of which there must be one.
func every(sort, holds func(c *Card) bool) bool {
	n := 0
	for _, c := range printed() {
		if sort(c) {
			if n++; !holds(c) {
				return false
			}
		}
	}
	return n > 0
}

func of(t Type) func(c *Card) bool { return func(c *Card) bool { return c.Type == t } }

// side says whether all of some sort are the scenario's.
func side(sort func(c *Card) bool) bool {
	return every(sort, func(c *Card) bool { return c.Aspect == Encounter })
}

func isFront(c *Card) bool { return c.Type == MainSchemeCard && strings.HasSuffix(c.ID, "a") }
func isBack(c *Card) bool  { return c.Type == MainSchemeCard && strings.HasSuffix(c.ID, "b") }

func inEncounterDeck(c *Card) bool {
	return c.Aspect == Encounter && c.Type != Villain && c.Type != MainSchemeCard && c.Type != Environment
}

func fact(id string) *Card { return &box().Cards[box().Def(id)] }

// does says whether a card does anything but stand there with its numbers and icons: by an ability, a keyword, or a
// function of its own.
func does(c *Card) bool {
	v := reflect.ValueOf(c).Elem()
	for i := range v.NumField() {
		if f := v.Field(i); f.Kind() == reflect.Func && !f.IsNil() {
			return true
		}
	}
	return len(c.Abilities)+len(c.Constants)+len(c.Lasting) > 0 || !c.Unknown && (c.Doubles != 0 || c.Retaliate > 0 ||
		c.Guard || c.Toughness || c.Quickstrike || c.Loses || c.Drone != nil)
}

func hasFact(c *Card, name string) bool {
	return slices.ContainsFunc(facts(box(), box().Def(c.ID)), func(f engine.Fact) bool {
		return f.Name[engine.EN] == name
	})
}

func named(sort func(c *Card) bool) bool {
	return every(sort, func(c *Card) bool { return c.ID != "" && c.title() != "" && c.Name[engine.FR] != "" })
}

func traitsKnown(sort func(c *Card) bool) bool {
	none, several := false, false
	return every(sort, func(c *Card) bool {
		none, several = none || c.Traits == 0, several || len(c.TraitNames) > 1
		return bits.OnesCount64(uint64(c.Traits)) == len(c.TraitNames)
	}) && none && several
}

// numbered says whether cards have collection numbers of the core box, no two the same.
func numbered(sort func(c *Card) bool) bool {
	number := regexp.MustCompile(`^01\d{3}[a-d]?$`)
	codes := map[string]int{}
	for _, c := range printed() {
		codes[c.Code]++
	}
	return every(sort, func(c *Card) bool { return number.MatchString(c.Code) && codes[c.Code] == 1 })
}

// physical is how many cards a set has.
func physical(s Set) int {
	n := 0
	for _, d := range box().sets[s].cards {
		n += box().Cards[d].Copies
	}
	return n
}

// run says whether the collection numbers of some cards follow each other without a gap.
func run(defs []engine.Def) bool {
	var codes []string
	for _, d := range defs {
		codes = append(codes, box().Cards[d].Code[:5])
	}
	slices.Sort(codes)
	codes = slices.Compact(codes)
	var all []string
	for _, c := range printed() {
		all = append(all, c.Code[:5])
	}
	slices.Sort(all)
	all = slices.Compact(all)
	i := slices.Index(all, codes[0])
	return len(all) == 193 && i+len(codes) <= len(all) && slices.Equal(all[i:i+len(codes)], codes)
}

// What the guide says.

func heading(c engine.Clause) string { return strings.Join(book.Rulebook.Info(c).Text().Where, "") }

// headings are the entries of the guide, in their order.
func headings() []string {
	var out []string
	for c := range book.Rulebook.All() {
		if h := heading(c.Clause); h != "" && !slices.Contains(out, h) {
			out = append(out, h)
		}
	}
	return out
}

// glossary are the entries between the heading of the glossary and the appendices.
func glossary() []string {
	all := headings()
	from := slices.Index(all, "GLOSSAIRE") + 1
	to := slices.IndexFunc(all, func(h string) bool { return strings.HasPrefix(h, "APPENDICE") })
	return all[from:to]
}

// isEntry says whether the guide has an entry of a name; an entry may have several.
func isEntry(name string) bool {
	name = strings.ToUpper(name)
	return slices.ContainsFunc(headings(), func(h string) bool { return slices.Contains(strings.Split(h, ", "), name) })
}

func under(entry string) []engine.Clause {
	var out []engine.Clause
	for c := range book.Rulebook.All() {
		if heading(c.Clause) == entry {
			out = append(out, c.Clause)
		}
	}
	return out
}

// sortKey is the first name of an entry without its accents.
func sortKey(entry string) string {
	entry, _, _ = strings.Cut(entry, ",")
	return strings.NewReplacer("À", "A", "Ç", "C", "É", "E", "È", "E", "Ê", "E", "Î", "I", "Ô", "O", "Û",
		"U").Replace(entry)
}

// written says whether a word stands in any of our sentences or names, but for one clause.
func written(word string, but engine.Clause) bool {
	word = strings.ToLower(word)
	in := func(t engine.Text) bool {
		return strings.Contains(strings.ToLower(t[engine.EN]), word) || strings.Contains(strings.ToLower(t[engine.FR]),
			word)
	}
	for c := range book.Rulebook.All() {
		if c.Clause != but && (in(c.Text().Says) || in(c.Text().Why)) {
			return true
		}
	}
	var list []engine.Text
	r := rules()
	for _, c := range r.Cards {
		list = append(list, c.Name, c.Title)
	}
	for _, z := range append(sharedZones(), playerZones()...) {
		list = append(list, z.Name)
	}
	for _, k := range r.Kinds {
		list = append(list, k.Says)
	}
	for _, v := range r.Verbs {
		list = append(list, v.Says)
	}
	list = slices.Concat(list, r.Questions, r.Options, r.Reasons, typeNames[1:],
		slices.Collect(maps.Values(aspectNames)))
	for _, w := range Game.SetupWords() {
		list = append(list, w.Says)
	}
	return slices.ContainsFunc(list, in)
}

// spelt says whether our texts have the right word and, but for the reading about it, never the wrong one.
func spelt(wrong, right string, reading engine.Clause) bool {
	return !written(wrong, reading) && written(wrong, 0) && written(right, reading)
}

// Tables to look at.

// table is a game of some players at its first turn.
func table(t *testing.T, players int) *Match {
	t.Helper()
	s := &engine.Setup{Seed: 1, First: 0}
	for _, name := range []string{"Ann", "Ben", "Cy", "Dan"}[:players] {
		s.Players = append(s.Players, engine.SeatSetup{Name: name})
	}
	m, err := start(box(), rules(), s, nil)
	if err != nil {
		t.Fatal(err)
	}
	m.Decider = engine.First{}
	return On(m)
}

func zoneNamed(g *Match, id string) engine.Zone {
	for z := range engine.Zone(g.ZoneCount()) {
		if g.Info(z).ID == id {
			return z
		}
	}
	return -1
}

type taken struct {
	card     engine.CardID
	declared *Card
}

// take takes a copy of a card from wherever it lies out of play, each copy once, and gives a player's card to the first
// player.
func take(t *testing.T, g *Match, id string) taken {
	t.Helper()
	for c := engine.CardID(1); int(c) <= g.CardCount(); c++ {
		if g.Def(c) != g.Box.Def(id) || g.inPlay(c) || g.In(c) == g.Zone(0, OnTable) {
			continue
		}
		if g.Card(c).Aspect != Encounter {
			g.Belongs(c, 0)
		}
		g.stock(c, g.Zone(0, OnTable))
		return taken{c, g.Card(c)}
	}
	t.Fatalf("there is no %s", id)
	return taken{}
}

// observed is what games played at random have shown.
type observed struct {
	statuses, threats, exhausted, owned, turns, plays,
	paid int
	statusElsewhere, threatElsewhere, exhaustedElsewhere, ownerChanged, scenarioOwned, strayToken, undeclared,
	unpaid bool
}

// observe plays games of every size at random and looks at the table after every event.
func observe(t *testing.T) observed {
	t.Helper()
	var seen observed
	for seed := range uint64(40) {
		s := &engine.Setup{Seed: seed, First: engine.NoPlayer, Players: make([]engine.SeatSetup, 1+seed%4)}
		m, err := start(box(), rules(), s, engine.NewRandom(seed))
		if err != nil {
			t.Fatal(err)
		}
		g := On(m)
		owners := make([]engine.Player, m.CardCount()+1)
		for c := range owners {
			if c > 0 {
				owners[c] = m.OwnerOf(engine.CardID(c))
			}
		}
		declared, paid := map[engine.CardID]int32{}, map[engine.CardID]int32{}
		m.Probe = func(m *engine.Match, e *engine.Event) {
			switch e.Kind {
			case Declare:
				declared[e.Card], paid[e.Card] = e.N, 0
			case PaysWith, Generates:
				paid[e.Source] += e.N
			case PlayCard, PlayEvent:
				n, ok := declared[e.Card]
				delete(declared, e.Card)
				seen.plays++
				seen.paid += int(n)
				seen.undeclared = seen.undeclared || !ok
				seen.unpaid = seen.unpaid || paid[e.Card] < n
			case TurnBegins:
				seen.turns++
				seen.strayToken = seen.strayToken || g.out(g.first())
			}
			seen.strayToken = seen.strayToken || g.first() < 0 || int(g.first()) >= m.Seats()
			for c := engine.CardID(1); int(c) <= m.CardCount(); c++ {
				seen.ownerChanged = seen.ownerChanged || m.OwnerOf(c) != owners[c]
				if owners[c] != engine.NoPlayer {
					seen.owned++
					seen.scenarioOwned = seen.scenarioOwned || box().Cards[m.Def(c)].Aspect == Encounter
				}
				if m.Flag(c, Stunned) || m.Flag(c, Confused) || m.Flag(c, Tough) {
					seen.statuses++
					seen.statusElsewhere = seen.statusElsewhere || !g.isCharacter(c) || !g.inPlay(c)
				}
				if m.Tokens(c, ThreatToken) > 0 {
					seen.threats++
					seen.threatElsewhere = seen.threatElsewhere || !g.isScheme(c) || !g.inPlay(c)
				}
				if m.Flag(c, Exhausted) {
					seen.exhausted++
					seen.exhaustedElsewhere = seen.exhaustedElsewhere || !g.inPlay(c)
				}
			}
		}
		m.Limit = 50_000
		if err := m.Run(func() { Game.Play(m) }); err != nil {
			t.Fatal(err)
		}
	}
	return seen
}

// setOf gives a set of the box by its word.
func setOf(word string) Set { return box().setNamed(word) }

// costs says whether anything is paid.
func costs(c *Cost) bool {
	return c.Exhaust || c.Spend != Resources{} || c.Counters != 0 || c.Discard || c.Pay != nil
}
