package scenario

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/engine/log"
	"tablereferee/internal/playtest"
)

// toldGame is a random game with its log, and what was chosen at each of its events that is a choice.
type toldGame struct {
	engine.Decider
	m      *engine.Match
	log    *engine.Log
	chosen map[int][]part
}

// part is a part of a line: words, or a thing that it names.
type part struct {
	words string
	log.Thing
}

func (g *toldGame) Decide(m *engine.Match, q *engine.Question) int {
	i := g.Decider.Decide(m, q)
	a := &q.Answers[i&^engine.AndMore]
	info := &m.Rules.Verbs[a.Verb]
	parts := []part{{Thing: log.Thing{Sort: log.SomePlayer, Player: q.Player}}, {words: info.Word}}
	switch {
	case info.Of == engine.OfNothing || a.Ability != 0:
	case a.Card != 0:
		parts = append(parts,
			part{Thing: log.Thing{Sort: log.SomeCard, Card: m.Rules.Cards[m.Def(a.Card)].Name[engine.EN]}},
			part{Thing: log.Thing{Sort: log.SomeZone, Zone: a.Zone}})
	case a.Option != 0:
		parts = append(parts, part{words: m.Rules.Options[a.Option][engine.EN]})
	default:
		parts = append(parts, part{Thing: log.Thing{Sort: log.SomePlayer, Player: a.Player}})
	}
	g.chosen[len(g.log.Events)] = parts
	return i
}

// toldGames plays random games of all kinds of players.
func toldGames(t *testing.T, each func(g *toldGame)) {
	for _, game := range games.All() {
		for seed := range uint64(8) {
			s := playtest.Setup(game, int(2+seed%2), seed)
			g := &toldGame{Decider: game.Policies[int(seed)%len(game.Policies)].New(seed), chosen: map[int][]part{}}
			m, err := game.Start(game.Rules(game.Editions[0]), s, g)
			if err != nil {
				t.Fatal(err)
			}
			g.m, g.log = m, engine.NewLog(m, playtest.Names(s))
			m.Log, m.Limit = g.log, 1200
			if err := m.Run(func() { game.Play(m) }); err != nil && !playtest.Stopped(err) {
				t.Fatal(err)
			}
			g.log.Close(m.Table)
			each(g)
		}
	}
}

// ofOwnCards are tables on which cards of somebody's own bring about what no printed card does.
var ofOwnCards = map[string]string{
	"an attacker that is gone": `scenario "A test" { game = "champions", at = "villain phase, step 2" }
card "Quick Draw" { type = "event", cost = 0, makes = "mental", interrupt(attack_starts{ "enemy", on = you }){ damage(3, that) } }
local ann = players { { "Ann", identity = { "She-Hulk" }, hand = { "Quick Draw" }, engaged = { "Shocker" } } }
villain { { "Rhino I", stunned = true } }
until_step "villain phase, step 3"
ann:plays "Quick Draw"
expect(ann.identity:exhausted "She-Hulk"):is(0)`,
}

// shippedGames runs the shipped scenarios, and what stands in ofOwnCards.
func shippedGames(t *testing.T, each func(g *toldGame)) {
	scripts := shipped(t)
	maps.Copy(scripts, ofOwnCards)
	for name, source := range scripts {
		s, err := Compile(name, name, source)
		if err != nil {
			t.Fatal(err)
		}
		if r := s.Run(Options{}); r.Log != nil {
			rules := r.Game.Rules(r.Edition)
			each(&toldGame{log: r.Log, m: engine.NewMatch(engine.NewTable(rules, len(r.Log.Names), 1), engine.First{})})
		}
	}
}

// TestWhatHappenedIsNeverDenied takes the lines of random games and of the shipped scenarios, in both languages, and
// tells each by every choice of its parts, with the words cut short too: a description is an error, or it finds the
// line. So no has_no of something that has happened ever passes.
func TestWhatHappenedIsNeverDenied(t *testing.T) {
	if testing.Short() {
		t.Skip("the same at one table again and again")
	}
	tried, seen := 0, map[string]int{}
	each := func(g *toldGame) {
		rules := g.m.Rules
		var told [2][]map[string]any
		for i := range g.log.Events {
			e := &g.log.Events[i]
			k := &rules.Kinds[e.Kind]
			for lang := range engine.Lang(2) {
				key := fmt.Sprint(rules.Game, k.Name, lang)
				if c := g.chosen[i]; len(c) > 1 {
					key += c[1].words + fmt.Sprint(len(c))
				}
				if seen[key]++; seen[key] > 1 || k.Quiet {
					continue
				}
				parts := g.chosen[i]
				if e.Kind != engine.Chosen {
					if told[lang] == nil {
						told[lang] = toldEvents(t, g.log, lang)
					}
					parts = partsOf(rules, e, k.Says.In(lang), told[lang][i])
				}
				lines := [][]part{parts}
				if e.Kind != engine.Chosen {
					for j := range rules.Sayings { // and in the words of the players
						if s := &rules.Sayings[j]; slices.Contains(s.Kinds, e.Kind) && log.Says(g.log, s, i) {
							lines = append(lines, partsOf(rules, e, s.Says.In(lang), told[lang][i]))
						}
					}
				}
				for _, parts := range lines {
					for some := 1; some < 1<<len(parts); some++ {
						if chosen := chosenOf(parts, some); chosen != nil {
							for _, d := range described(chosen) {
								tried++
								if g.reads(d) {
									g.denied(t, d, i, lang)
									g.disagree(t, d, i, lang)
								}
							}
						}
					}
				}
			}
		}
	}
	toldGames(t, each)
	shippedGames(t, each)
	for _, game := range games.All() {
		rules := game.Rules(game.Editions[0])
		for k := engine.FirstKind; int(k) < len(rules.Kinds); k++ {
			info := &rules.Kinds[k]
			switch there := seen[fmt.Sprint(rules.Game, info.Name, engine.EN)] > 0; {
			case info.Quiet || info.Says == (engine.Text{}):
			case !there && !info.Guard:
				t.Errorf("%s: no log ever has the line %q: that it is not there says nothing", game.ID,
					info.Says[engine.EN])
			case there && info.Guard:
				t.Errorf("%s: a log has the line %q", game.ID, info.Says[engine.EN])
			}
		}
	}
	if tried < 50_000 || len(seen) < 450 {
		t.Errorf("only %d descriptions of %d sorts of lines were tried", tried, len(seen))
	}
}

// chosenOf gives some of the parts of a line; none where its words do not begin as the line does: that tells of another
// line.
func chosenOf(parts []part, some int) []part {
	var chosen []part
	begun, first := false, true
	for j, p := range parts {
		if some&(1<<j) != 0 {
			chosen = append(chosen, p)
			begun = begun || p.words != "" && first
		}
		first = first && p.words == ""
	}
	if !begun {
		return nil
	}
	return chosen
}

// denied reports a description of an event that is read and does not find it.
func (g *toldGame) denied(t *testing.T, d *log.Description, i int, lang engine.Lang) {
	kind := g.m.Rules.Kinds[g.log.Events[i].Kind].Name
	if g.m.Rules.Kinds[g.log.Events[i].Kind].Sums {
		return // what it tells is told by the lines that it sums up
	}
	if len(d.Words) == 1 && d.Words[0] != kind && slices.ContainsFunc(g.m.Rules.Kinds, func(k engine.KindInfo) bool {
		return k.Name == d.Words[0]
	}) {
		return // the name of another kind, as it stands in brackets
	}
	if kind == "attacked" && len(d.Things) > 0 && d.Things[0].Card == "Rhino I" && len(d.Words) == 1 {
		// "the attack of Rhino I": the words between the two cards are left out, and so another's attack is meant
		return
	}
	from := i
	if g.log.Events[i].Kind == engine.Chosen {
		from = 0 // what came of it is found instead
	}
	for j := range log.Find(g.log, d, from) {
		if j == i || from != i {
			return
		}
		break
	}
	t.Errorf("%s, %q: not found by %q %+v", kind, log.EventText(g.log, i, lang), d.Words, d.Things)
}

// reads says whether a description is one of a line that there can be.
func (g *toldGame) reads(d *log.Description) bool {
	return log.SentencesOf(g.m.Rules).Read(d) == nil && d.Impossible(g.m) == nil
}

// disagree reports a description, read already, of which has and has_no both hold, or neither.
func (g *toldGame) disagree(t *testing.T, every *log.Description, i int, lang engine.Lang) {
	d, some := every, &log.Description{Words: every.Words, Things: every.Things, By: every.By}
	if !g.reads(some) {
		return
	}
	found := func(d *log.Description) bool {
		for range log.Find(g.log, d, 0) {
			return true
		}
		return false
	}
	if found(some) != found(every) {
		t.Errorf("%q: %q %+v: has holds: %t, has_no holds: %t", log.EventText(g.log, i, lang), d.Words, d.Things,
			found(some), !found(every))
	}
}

// described gives the descriptions by some parts of a line: whole, without the signs of numbers, without the sides of
// places, and with its last words cut short.
func described(parts []part) []*log.Description {
	build := func(bare bool, short int) *log.Description {
		d := &log.Description{Every: true}
		last := -1
		for i, p := range parts {
			if p.words != "" {
				last = i
			}
		}
		for i, p := range parts {
			if p.words != "" {
				words := strings.Fields(p.words)
				if i == last && short > 0 {
					words = words[:min(short, len(words))]
				}
				d.Words = append(d.Words, strings.Join(words, " "))
				continue
			}
			thing := p.Thing
			thing.Behind = len(d.Words)
			if bare {
				thing.Role = log.EitherZone
				if thing.Signed && thing.N < 0 {
					thing.N = -thing.N
				}
				thing.Signed = false
			}
			d.Things = append(d.Things, thing)
		}
		return d
	}
	out := []*log.Description{build(false, 0), build(true, 0)}
	for short := 1; short < 5; short++ {
		out = append(out, build(false, short))
	}
	return out
}

// partsOf takes the line of an event apart.
func partsOf(rules *engine.Rules, e *engine.Event, says string, told map[string]any) []part {
	var parts []part
	add := func(t log.Thing) { parts = append(parts, part{Thing: t}) }
	for _, m := range fieldOf.FindAllStringSubmatch(says, -1) {
		switch m[1] {
		case "actor":
			add(log.Thing{Sort: log.SomePlayer, Player: e.Actor})
		case "player":
			add(log.Thing{Sort: log.SomePlayer, Player: e.Player})
		case "card", "on", "back", "source":
			text, ok := told[m[1]].(string)
			if !ok {
				return nil
			}
			name := text
			for more := 0; more >= 0 && rules.FindCard(name) == 0; { // what the log says of it besides
				if more = strings.LastIndex(name, " ("); more >= 0 {
					name = name[:more]
				}
			}
			add(log.Thing{Sort: log.SomeCard, Card: name})
		case "from":
			add(log.Thing{Sort: log.SomeZone, Zone: e.From, Role: log.FromZone})
		case "to":
			add(log.Thing{Sort: log.SomeZone, Zone: e.To, Role: log.ToZone})
		case "n":
			add(log.Thing{Sort: log.SomeNumber, N: int(e.N), Signed: strings.HasPrefix(m[0], "{+")})
		case "now":
			add(log.Thing{Sort: log.SomeNumber, N: int(e.Now), Now: true})
		case "":
			if text := strings.Trim(m[0], " ->:,;"); text != "" && m[0][0] != '(' && text != ")" {
				parts = append(parts, part{words: text})
			}
		}
	}
	return parts
}
