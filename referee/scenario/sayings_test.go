package scenario

import (
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/log"
)

// said is what players say of an event, whatever its line says: the words, in both languages, behind or before the card
// or the place that it is said of, with the player if there is one.
type said struct {
	words  [2]string
	card   bool // else the place it comes to
	before bool
	player engine.Player
}

// facts tells what players say of an event by what it does to the table, and not by its kind.
func facts(rules *engine.Rules, start *engine.Match, e *engine.Event) []said {
	k := &rules.Kinds[e.Kind]
	var out []said
	add := func(s said, words ...string) {
		for i := 0; i < len(words); i += 2 {
			s.words = [2]string{words[i], words[i+1]}
			out = append(out, s)
		}
	}
	none := said{card: true, before: true, player: engine.NoPlayer}
	from, to := start.Info(e.From).ID, start.Info(e.To).ID
	champions := rules.Game == "champions"
	moves := slices.Contains([]engine.Op{engine.MoveCard, engine.Attach, engine.Shift}, k.Op) && from != to
	switch {
	case k.Quiet || k.Opens:
	case champions && moves && (to == "discard" || to == "encounter_discard"):
		add(none, "is discarded", "est défaussée", "is discarded", "est défaussé")
		add(said{card: true, player: engine.NoPlayer}, "discards", "défausse")
		if owner := start.Owner(e.To); owner != engine.NoPlayer {
			add(said{card: true, player: owner}, "discards", "défausse")
		}
	case champions && moves && to == "hand" && from == "deck" && k.Name != "take":
		add(said{card: true, player: start.Owner(e.To)}, "draws", "pioche")
	case champions && moves && to == "engaged":
		add(said{card: true, before: true, player: start.Owner(e.To)}, "engages", "engage", "is engaged with",
			"est engagé avec")
		if k.Op != engine.Shift {
			add(none, "enters play", "arrive en jeu", "is put into play", "est mise en jeu")
		}
	case champions && moves && slices.Contains([]string{"in_play", "side_schemes", "environments", "attachments"},
		to) && k.Op != engine.Shift:
		add(none, "enters play", "arrive en jeu")
	case k.Op == engine.Place && rules.Tokens[k.Token].ID == "damage" && e.N > 0:
		add(none, "takes damage", "subit dégâts")
	case k.Op == engine.Place && rules.Tokens[k.Token].ID == "damage" && (k.Name == "heal"):
		add(none, "heals", "se soigne")
	case k.Op == engine.SetFlag && k.Name == "exhaust":
		add(none, "exhausts", "s'incline")
	case (k.Op == engine.Shuffle || k.Op == engine.Reshuffle) && e.To != 0:
		add(said{before: true, player: engine.NoPlayer}, "is shuffled", "est mélangée")
		add(said{player: engine.NoPlayer}, "shuffles", "mélange")
	case !champions && moves && to == "destroyed":
		add(none, "is destroyed", "est détruite")
		add(said{card: true, player: e.Actor}, "destroys", "détruit")
	}
	return out
}

// TestWhatPlayersSayIsFound holds what players say of an event by what it does to the table against the lines that are
// found by it: whatever kind of line tells of it, a has_no of it fails.
func TestWhatPlayersSayIsFound(t *testing.T) {
	if testing.Short() {
		t.Skip("the same at one table again and again")
	}
	seen := map[string]int{}
	each := func(g *toldGame) {
		rules := g.m.Rules
		var told []map[string]any
		for i := range g.log.Events {
			e := &g.log.Events[i]
			for _, f := range facts(rules, g.m, e) {
				for lang := range f.words {
					key := rules.Game + rules.Kinds[e.Kind].Name + f.words[lang]
					if seen[key]++; seen[key] > 4 {
						continue
					}
					if told == nil {
						told = toldEvents(t, g.log, engine.EN)
					}
					d := &log.Description{Words: []string{f.words[lang]}, Every: true}
					thing := log.Thing{Sort: log.SomeZone, Zone: e.To}
					if f.card {
						name, ok := told[i]["card"].(string)
						if !ok {
							t.Fatalf("%s names no card", log.EventText(g.log, i, engine.EN))
						}
						name, _, _ = strings.Cut(name, " (")
						thing = log.Thing{Sort: log.SomeCard, Card: name}
					}
					who := log.Thing{Sort: log.SomePlayer, Player: f.player}
					if !f.before {
						thing.Behind = 1
					} else {
						who.Behind = 1
					}
					if f.player != engine.NoPlayer {
						d.Things = append(d.Things, who)
					}
					d.Things = append(d.Things, thing)
					slices.SortStableFunc(d.Things, func(a, b log.Thing) int { return a.Behind - b.Behind })
					if err := log.SentencesOf(rules).Read(d); err != nil {
						t.Errorf("%q is not %q %+v: %v", log.EventText(g.log, i, engine.EN), d.Words, d.Things, err)
					} else if !slices.Contains(slices.Collect(log.Find(g.log, d, i)), i) {
						t.Errorf("%q is not found by %q %+v", log.EventText(g.log, i, engine.EN), d.Words, d.Things)
					}
				}
			}
		}
	}
	toldGames(t, each)
	shippedGames(t, each)
	if len(seen) < 60 {
		t.Errorf("only %d sayings of sorts of lines were tried", len(seen))
	}
}
