package games_test

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// Words that may stand in each other's place in a declaration, and mean something else.
var interchangeable = [][]string{
	{"you", "foe", "attacker", "one_foe", "each_foe", "one_player", "each_player", "first_player", "owner"},
	{"hand", "discard_pile", "deck", "in_play", "revealed", "on_character", "line_up", "destroyed", "main_deck",
		"weakness_stack", "encounter_deck", "captured"},
	{"one", "each", "random", "picked"}, {"up_to", "one_to", "exactly"}, {"top", "bottom"},
	{"this", "that", "it", "host", "villain", "your_identity", "your_hero", "each_hero", "main_scheme", "target"},
	{"power", "draw", "tokens", "lose_tokens", "gain_weakness", "discount", "accelerate", "prevent"},
	{"discard", "destroy", "gain", "show", "exhaust", "ready", "stun", "confuse", "toughen", "enemy_attack",
		"enemy_scheme"},
	{"damage", "heal", "attack", "move_damage"}, {"thwart", "remove_threat", "place_threat"}, {"split", "spread"},
	{"surge", "flip", "gain_overkill", "cancel", "stop_it", "give_back", "nothing", "replace_reveal",
		"stuns_with_attack"},
	{"plays", "destroys", "acquires", "buys", "gains", "gains_tokens", "discards", "attacked", "ends",
		"attack_starts", "damage_dealt", "defeated", "enters", "reveals",
		"threat_placed", "schemes", "flips", "thwarted", "round_ends"},
	{"any", "none"}, {"at_least", "just"}, {"both", "either"}, {"min", "max"}, {"so", "otherwise"},
	{"own_turn", "outside_turns", "carried", "triggered", "hero_form", "undefended", "final"},
	{"action", "interrupt", "response", "delayed", "after", "instead"},
	{"type", "no_type"}, {"name", "no_name"}, {"atk", "thw", "def", "sch", "hp", "hand_size", "allies"},
	{"damaged", "exhausted"}, {"makes", "shows"}, {"others_played", "deck_size", "free_cards", "weaknesses_left"},
	{`"Hero"`, `"Villain"`, `"Super Power"`, `"Equipment"`, `"Location"`, `"Starter"`},
	{`"energy"`, `"mental"`, `"physical"`, `"wild"`}, {`"cost"`, `"vp"`, `"name"`}, {`"hand_size"`, `"boost"`},
	{`"damage"`, `"threat"`},
	{`"enemy"`, `"minion"`, `"villain"`, `"character"`, `"friendly character"`, `"ally"`, `"upgrade"`, `"support"`,
		`"scheme"`, `"side scheme"`,
		`"treachery"`, `"hero"`},
	{`"hero"`, `"alter_ego"`}, {`"attack"`, `"thwart"`, `"defense"`}, {`"Punch"`, `"Kick"`, `"Weakness"`,
		`"Vulnerability"`},
	{`"Carol Danvers"`, `"Captain Marvel"`, `"Peter Parker"`, `"She-Hulk"`}, {`"Bomb Scare"`, `"Madame Hydra"`,
		`"Vulture"`},
}

// meansTheSame are words for which another may stand without a difference to the game.
var meansTheSame = [][3]string{
	{"cosmic-flight", "1", "2"},          // a trait is there, or not
	{"test-halver", "0", "1"},            // what is halved is halved by two
	{"helicarrier", "one_player", "you"}, // a discount is for a player of your choice
}

// variant is a declaration in which one word stands for another.
type variant struct{ was, is, text string }

var (
	tokens = regexp.MustCompile(`--[^\n]*|"(?:[^"\\]|\\.)*"|[A-Za-z_][A-Za-z_0-9]*|\d+|[{}(),=:]`)
	// facts are what a card declares without any text.
	factKeys = []string{"id", "fr", "pile", "type", "owned", "cost", "vp", "copies", "figure", "leaves", "role",
		"rewarded_by", "cites", "says", "title", "code",
		"traits", "subtitle", "also", "back", "set", "aspect", "modular", "scenario", "starter", "in_deck", "makes", "thw",
		"atk", "def", "rec", "sch", "hp",
		"hand_size", "stage", "threat", "threshold", "escalation", "crisis", "hazard", "acceleration", "boost_icons",
		"given_to", "drone", "clause",
		"native", "outside", "unknown", "asks_by", "repeats_by", "boss_by", "itself_by", "in_hand", "editions"}
)

// deepFacts are those that stand inside a text, too.
var deepFacts = []string{"says", "in_hand", "cites"}

// variants gives those of a declaration: with every number one greater, and every word in the place of which others may
// stand.
func variants(source string) []variant {
	var out []variant
	depth, skip := 0, -1 // the depth of braces, and that down to which something is left out
	last := ""
	cuts := tokens.FindAllStringIndex(source, -1)
	for i, at := range cuts {
		word := source[at[0]:at[1]]
		next := ""
		if i+1 < len(cuts) {
			next = source[cuts[i+1][0]:cuts[i+1][1]]
		}
		if skip >= 0 && depth == skip && (word == "," || word == "}" || word == ")" || word == ":") {
			skip = -1
		}
		switch word {
		case "{", "(":
			depth++
		case "}", ")":
			depth--
		}
		switch {
		case skip >= 0:
		case next == "=":
			deep := strings.HasSuffix(word, "_by") || slices.Contains(deepFacts, word)
			if slices.Contains(factKeys, word) && (depth <= 1 || deep) {
				skip = depth
			} else {
				out = append(out, swaps(source, at, word)...)
			}
		case last == ":" && slices.Contains([]string{"cites", "by", "under", "unless", "as"}, word), word == "ruled",
			word == "native":
			skip = depth
		case last == "card", last == "limit":
		case word[0] >= '0' && word[0] <= '9':
			n, err := strconv.Atoi(word)
			if err == nil {
				is := strconv.Itoa(n + 1)
				out = append(out, variant{word, is, source[:at[0]] + is + source[at[1]:]})
			}
		default:
			out = append(out, swaps(source, at, word)...)
		}
		last = word
	}
	return out
}

func swaps(source string, at []int, word string) []variant {
	var out []variant
	for _, group := range interchangeable {
		if slices.Contains(group, word) {
			for _, is := range group {
				if is != word {
					out = append(out, variant{word, is, source[:at[0]] + is + source[at[1]:]})
				}
			}
		}
	}
	return out
}

var inFile = regexp.MustCompile(`(?m)^\s*([A-Za-z0-9.-]+)\.lua:\d+`)

// TestWhatIsMeantIsSaid changes one word of a declaration after the other: where the card means something else then, it
// says so in both languages. All cards are varied at once, a word of each in a round; what cannot be read is left out,
// and so is what a ruling of the rulebook decides for good.
func TestWhatIsMeantIsSaid(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	for _, g := range games.All() {
		if g.With == nil || g.Says == nil {
			continue
		}
		r := g.Rules(g.Editions[0])
		all := map[string][]variant{}
		var ids []string
		def := map[string]engine.Def{}
		for d := engine.Def(1); int(d) < len(r.Cards); d++ {
			_, source := g.Source(d)
			if len(g.Says(d)) == 0 || !strings.Contains(source, `card "`) {
				continue // a card that a function of its file declares among others
			}
			id := r.Cards[d].ID
			ids, def[id], all[id] = append(ids, id), d, variants(source)
		}
		tried, read := 0, 0
		step := 1
		if testing.Short() {
			step = 5
		}
		for round := 0; ; round += step {
			var own []engine.Source
			for _, id := range ids {
				if round < len(all[id]) {
					own = append(own, engine.Source{Name: id + ".lua", Text: all[id][round].text})
				}
			}
			if len(own) == 0 {
				break
			}
			tried += len(own)
			with, left := readable(t, g, own)
			for _, s := range left {
				id := strings.TrimSuffix(s.Name, ".lua")
				v := all[id][round]
				read++
				was, is := g.Says(def[id]), with.Says(def[id])
				if !strings.Contains(v.text, `ruled "`) && !slices.Contains(meansTheSame, [3]string{id, v.was, v.is}) {
					for _, why := range same(was, is) {
						t.Errorf("%s: %s in the place of %s: %s", id, v.is, v.was, why)
					}
				}
				for _, part := range is {
					for l, says := range part[:engine.Spoken()] {
						if why := unwell(says, engine.Lang(l)); why != "" {
							t.Errorf("%s: %s in the place of %s: %s: %s", id, v.is, v.was, why, says)
						}
					}
				}
			}
		}
		t.Logf("%s: %d of %d variants can be read", g.ID, read, tried)
	}
}

// readable gives the game with those of some declarations that can be read.
func readable(t *testing.T, g *engine.Game, own []engine.Source) (*engine.Game, []engine.Source) {
	for {
		with, err := g.With(own)
		if err == nil {
			return with, own
		}
		bad := map[string]bool{}
		for _, m := range inFile.FindAllStringSubmatch(err.Error(), -1) {
			bad[m[1]+".lua"] = true
		}
		before := len(own)
		own = slices.DeleteFunc(own, func(s engine.Source) bool { return bad[s.Name] })
		if len(own) == before {
			t.Fatalf("%s: %v", g.ID, err)
		}
	}
}

// same tells in which languages two cards say the same.
func same(was, is []engine.Text) (out []string) {
	for l, lang := range [...]string{"English", "French"} {
		if slices.EqualFunc(was, is, func(a, b engine.Text) bool { return a[l] == b[l] }) {
			out = append(out, fmt.Sprintf("it says the same in %s: %q", lang, was))
		}
	}
	return out
}
