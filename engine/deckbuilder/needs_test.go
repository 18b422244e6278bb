package deckbuilder

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"tablereferee/engine"
)

// The cards of a small game: of its rulebook they ask for nothing but what all games have.
const fewCards = `
card "Jab" { pile = "start", type = "Starter", copies = 30, says = { "+1 Power.", "+1." }, play = power(1) }
card "Lamp" { type = "Equipment", cost = 1, vp = 1, copies = 9, says = { "+1 Power.", "+1." }, play = power(1) }
card "Guide" { type = "Hero", cost = 2, vp = 1, copies = 9, says = { "Draw 2.", "Piochez 2." }, play = draw(2) }
`

// Further cards, each of which needs clauses of its own.
const (
	kickCard = `card "Wand" { pile = "kick", type = "Super Power", cost = 2, copies = 9,
  says = { "+2 Power.", "+2." }, play = power(2) }
`
	weakCard = `card "Flaw" { pile = "weakness", vp = -1, copies = 9, says = { "Nothing.", "Rien." }, play = nothing() }
`
	bossCard = `card "Ogre" { pile = "boss", type = "Villain", cost = 4, vp = 4, copies = 3,
  says = { "+3 Power.", "+3." }, play = power(3) }
`
	personCard = `card "Ada" { pile = "character", copies = 5,
  says = { "Each Hero: +1 Power.", "Chaque Héros : +1." }, after(plays{ type = "Hero" }){ power(1) } }
`
	attackCard = `card "Thug" { type = "Villain", cost = 1, copies = 4,
  says = { "Foes discard.", "Ils défaussent." }, play = attack(each_foe){ foe:discard(one{ foe.hand }) } }
`
	guardCard = `card "Wall" { type = "Equipment", cost = 1, copies = 4,
  says = { "+1 Power.", "+1." }, play = power(1),
  defense = { says = { "Avoids.", "Évite." }, draw(1) } }
`
	appearCard = `card "Wyrm" { pile = "boss", type = "Villain", cost = 5, vp = 5, copies = 2,
  says = { "+3 Power.", "+3." }, play = power(3),
  first_appearance = { says = { "All discard.", "Tous défaussent." }, discard(one{ hand }) } }
`
	tokenCard = `card "Mint" { type = "Location", stays = true, cost = 1,
  says = { "Each Hero: 1 VP.", "Chaque Héros : 1 PV." }, after(plays{ type = "Hero" }){ tokens(1) } }
`
	inertCard = `card "Dud" { pile = "start", type = "Starter", copies = 12, leaves = "de.score-cards",
  says = { "Nothing.", "Rien." }, play = nothing() }
`
)

// numbers are what clauses with a role are, where it is not 1.
var numbers = map[string]string{"LineUpSlots": "5", "FirstHand": "5", "EndDraw": "5", "KickCards": "9",
	"WeaknessCards": "9", "CharacterCards": "5"}

// sides are the steps after a turn of the small game.
func sides(of func(role string) engine.Clause, flips bool) []EndStep {
	steps := []EndStep{Announce(of("turn-is-over")), HandAway(of("end-hand")), Effects(of("end-effects")),
		PlayedAway(of("end-played")), NewHand(of("end-draw")), RefillLineUp(of("end-refill"))}
	if flips {
		steps = append(steps, FlipBoss(of("end-flip")))
	}
	return append(steps, NextPlayer(of("turn-clockwise")))
}

// always are the roles that a rulebook must have in every game, and those of the steps of the small one.
func always() (fields []string) {
	for _, f := range roles {
		if !isOptional(f) {
			fields = append(fields, f.Name)
		}
	}
	return append(fields, "EndHand", "EndEffects", "EndPlayed", "PowerLost", "EndRefill", "EndDraw")
}

// small makes a game of cards and of a rulebook in which these roles have clauses, each one of its own.
func small(cards string, fields ...string) *Title {
	var lines, texts strings.Builder
	for _, field := range fields {
		lines.WriteString("de." + Role(field) + " procedure role=" + Role(field))
		if n := numbers[field]; n != "" {
			lines.WriteString(" value=en:" + n)
		}
		lines.WriteString("\n")
		texts.WriteString("\nde." + Role(field) + "\nsays\ta\tb\n")
	}
	b := &engine.Book{Game: "demo", Prefix: "de", Editions: []string{"en"}, Languages: []engine.Lang{engine.EN},
		Written: lines.String() + texts.String()}
	of := func(role string) engine.Clause { c, _ := b.Find("de." + role); return c }
	parts := Parts{Starting: []Starting{{Card: "jab", N: 6}},
		EndTurn: sides(of, slices.Contains(fields, "EndFlip"))}
	if strings.Contains(cards, `"Dud"`) {
		parts.Starting = append(parts.Starting, Starting{Card: "dud", N: 2})
	}
	return NewTitle(&Declaration{Name: engine.Text{"Demo", "Démo"}, Book: b, Parts: parts,
		Files: fstest.MapFS{"cards/all.lua": &fstest.MapFile{Data: []byte(cards)}}})
}

// start sets up a table for two.
func start(title *Title) error {
	game := title.Game()
	_, err := game.Start(game.Rules("en"), &engine.Setup{Players: make([]engine.SeatSetup, 2)}, engine.First{})
	return err
}

// tries answers by chance, after each player has tried everything else: what is refused is refused by a clause.
type tries struct {
	*testing.T
	engine.Decider
}

func (d tries) Decide(m *engine.Match, q *engine.Question) int {
	for p := range engine.Player(m.Seats()) {
		for v := engine.VerbChoose; v < verbCount; v++ {
			for c := range engine.CardID(m.CardCount() + 1) {
				legal := func(a engine.Answer) bool { return p == q.Player && a.Verb == v && a.Card == c }
				if slices.ContainsFunc(q.Answers, legal) {
					continue
				}
				no := WhyNot(m, q, engine.Attempt{Player: p, Verb: v, Card: c})
				if no.Cite == 0 || no.Reason == SwitchedOff { // everything is on
					d.Fatalf("%d may not %s %d, by no clause (reason %d)", p, m.Rules.Verbs[v].Word, c, no.Reason)
				}
			}
		}
	}
	return d.Decider.Decide(m, q)
}

// games plays some by chance to their end: every card stays in the game, and every line has a clause. It gives how
// often each kind of event happened.
func games(t *testing.T, title *Title) map[engine.Kind]int {
	t.Helper()
	game := title.Game()
	if err := game.Complete(); err != nil {
		t.Fatal(err)
	}
	seen := map[engine.Kind]int{}
	for seed := range uint64(12) {
		var by engine.Decider = engine.NewRandom(seed)
		if seed < 2 {
			by = tries{t, by}
		}
		watch, begun := Watch(), false
		cited := func(m *engine.Match, e *engine.Event) {
			info := m.Rules.Kinds[e.Kind]
			seen[e.Kind]++
			if err := watch(m, e); begun && err != nil {
				t.Fatalf("seed %d, after %s: %v", seed, info.Name, err)
			}
			if e.Cite == 0 && !info.Quiet {
				t.Fatalf("seed %d: %s cites no clause", seed, info.Name)
			}
		}
		m, err := game.Start(game.Rules("en"), &engine.Setup{Seed: seed, First: engine.NoPlayer,
			Players: []engine.SeatSetup{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cy"}}[:2+seed%2],
			Watch:   func(m *engine.Match) { m.Probe = cited }}, by)
		if err != nil {
			t.Fatal(err)
		}
		m.Limit, begun = 20000, true
		if err := m.Run(func() { game.Play(m) }); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if tally := Sum(m); tally.End == 0 || tally.Turns < 3 {
			t.Fatalf("seed %d: %+v", seed, tally)
		}
	}
	return seen
}

// TestASmallGameNeedsFewClauses: a game with nothing but cards to play and to buy is played to its end by the rules
// that all games have.
func TestASmallGameNeedsFewClauses(t *testing.T) {
	fields := always()
	seen := games(t, small(fewCards, fields...))
	for _, k := range []engine.Kind{Turn, Play, Draw, Bought, Reshuffled, EndNext, Refill, GameOver, Winner} {
		if seen[k] == 0 {
			t.Errorf("event %d never happened", k)
		}
	}
	if len(fields) > 22 {
		t.Errorf("%d roles are compulsory", len(fields))
	}
}

// TestAsManyPlayAsThereAreStartingDecks: a rulebook that does not say how many play leaves it to the box.
func TestAsManyPlayAsThereAreStartingDecks(t *testing.T) {
	game := small(fewCards, always()...).Game() // 30 Jabs, 6 for each player
	for n := range 8 {
		_, err := game.Start(game.Rules("en"), &engine.Setup{Players: make([]engine.SeatSetup, n)}, engine.First{})
		var no *engine.SetupError
		switch {
		case n >= 2 && n <= 5:
			if err != nil {
				t.Errorf("%d players: %v", n, err)
			}
		case !errors.As(err, &no) || game.Book.ID(no.Cite.First()) != "de.starting-deck" ||
			!strings.Contains(err.Error(), "the game is for 2 to 5"):
			t.Errorf("%d players: %v", n, err)
		}
	}
}

// needed are the roles that a rulebook must have because of one card.
var needed = []struct {
	name, card string
	fields     []string
	kind       engine.Kind // that happens with it
}{
	{"Kicks", kickCard, []string{"KickCards", "StacksBeside"}, Bought},
	{"Weaknesses", weakCard, []string{"WeaknessCards", "WeaknessNotBought", "StacksBeside"}, SetUp},
	{"characters", personCard, []string{"CharacterCards", "OneCharacterEach"}, Turn},
	{"bosses", bossCard, []string{"BossCards", "BossFaceDown", "BossMayDefeat", "NoBoss"}, Defeat},
	{"an Attack", attackCard, []string{"MayAvoid", "HitsUndefended"}, Hit},
	{"a Defense", guardCard, []string{"MayAvoid"}, Play},
	{"an Attack and a Defense", attackCard + guardCard, []string{"MayAvoid", "HitsUndefended"}, Avoid},
	{"a First Appearance", appearCard, []string{"BossCards", "BossFaceDown", "BossMayDefeat", "NoBoss",
		"AppearanceName",
		"MayAvoid", "HitsUndefended"}, Appear},
	{"bosses with and without one", bossCard + appearCard, []string{"BossCards", "BossFaceDown", "BossMayDefeat",
		"NoBoss",
		"AppearanceName", "MayAvoid", "HitsUndefended"}, Defeat},
	{"tokens", tokenCard, []string{"ScoreTokens"}, ScoreTokens},
	{"cards that do nothing", inertCard, nil, ScoreCards},
}

// TestWhatAGameHasNeedsItsClause: without one of the clauses that a card calls for, the game does not start, and says
// which role is missing for which card; with them it is played to its end.
func TestWhatAGameHasNeedsItsClause(t *testing.T) {
	for _, c := range needed {
		t.Run(c.name, func(t *testing.T) {
			fields := always()
			if slices.Contains(c.fields, "BossCards") {
				fields = append(fields, "EndFlip")
			}
			for _, without := range c.fields {
				rest := slices.DeleteFunc(slices.Clone(c.fields), func(f string) bool { return f == without })
				err := start(small(fewCards+c.card, slices.Concat(fields, rest)...))
				want := "role " + Role(without) + ": no clause of demo has it, and "
				if err == nil || !strings.HasPrefix(err.Error(), want) || !strings.Contains(err.Error(),
					" (cards/all.lua:") {
					t.Errorf("without %s: %v", without, err)
				}
			}
			if seen := games(t, small(fewCards+c.card, slices.Concat(fields, c.fields)...)); seen[c.kind] == 0 {
				t.Errorf("event %d never happened", c.kind)
			}
		})
	}
}

// TestAStepNeedsItsClause: what is done after a turn has a clause.
func TestAStepNeedsItsClause(t *testing.T) {
	fields := always()
	for _, without := range fields[len(fields)-6:] {
		rest := slices.DeleteFunc(slices.Clone(fields), func(f string) bool { return f == without })
		err := start(small(fewCards, rest...))
		if want := "role " + Role(without) + ": no clause of demo has it, and the end of a turn "; err == nil ||
			!strings.HasPrefix(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("without %s: %v", without, err)
		}
	}
}

// TestAllThatIsMissingIsTold: what every game needs, and what this one needs besides.
func TestAllThatIsMissingIsTold(t *testing.T) {
	err := start(small(fewCards+guardCard+attackCard, always()[1:]...))
	if err == nil {
		t.Fatal("it starts")
	}
	const want = `role line-up-slots: no clause of demo has it
role may-avoid: no clause of demo has it, and Wall has a Defense (cards/all.lua:5)
role hits-undefended: no clause of demo has it, and Thug makes an Attack (cards/all.lua:8)`
	if err.Error() != want {
		t.Errorf("told is %s\nwant %s", err, want)
	}
}

// TestACardOfOnesOwnNeedsAClauseToo: a card that somebody adds has nothing of which the rulebook is silent.
func TestACardOfOnesOwnNeedsAClauseToo(t *testing.T) {
	title := small(fewCards, always()...)
	_, err := title.with([]engine.Source{{Name: "mine.lua", Text: attackCard}})
	if err == nil {
		t.Fatal("it is taken")
	}
	for lang, want := range [...]string{
		engine.EN: "mine.lua:2: Thug: it makes an Attack, " +
			"and the rulebook of this game has no clause for that (role may-avoid)",
		engine.FR: "mine.lua:2: Thug : elle fait une Attaque, " +
			"et le livret de ce jeu n'a pas de clause pour cela (rôle may-avoid)",
	} {
		if got := engine.Tell(err, engine.Lang(lang)); got != want {
			t.Errorf("told is %s\nwant %s", got, want)
		}
	}
	fits := `card "Rod" { type = "Equipment", play = power(1) }`
	if _, err := title.with([]engine.Source{{Name: "mine.lua", Text: fits}}); err != nil {
		t.Error(err)
	}
}

// TestEveryParticularIsNeededBySomething: no role is optional for good because nothing calls for it, and those that
// stand in for others are there themselves.
func TestEveryParticularIsNeededBySomething(t *testing.T) {
	var asked []string
	for _, n := range needs {
		asked = append(asked, n.of...)
	}
	for _, n := range stepNeeds {
		asked = append(asked, n.of...)
	}
	of := reflect.TypeFor[Particulars]()
	for i := range of.NumField() {
		if name := of.Field(i).Name; !slices.Contains(asked, name) {
			t.Errorf("nothing calls for %s", name)
		}
	}
	for _, name := range asked {
		if _, is := of.FieldByName(name); !is {
			t.Errorf("%s is none of Particulars", name)
		}
	}
	c, err := CitesOf(cast(func(roles map[string][]string) {
		for _, s := range standIns {
			roles[s.silent] = nil
		}
	}))
	if err != nil {
		t.Fatal(err)
	}
	fields := reflect.ValueOf(c).Elem()
	for _, s := range standIns {
		if is := fields.FieldByName(s.silent).Uint(); is == 0 || is != fields.FieldByName(s.speaks).Uint() {
			t.Errorf("%s does not speak for %s", s.speaks, s.silent)
		}
		if slices.Contains(c.silent, s.silent) {
			t.Error(errors.New("a rule that something is looked for by has no stand-in: " + s.silent))
		}
	}
}
