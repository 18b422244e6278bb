package champions

import (
	_ "embed"
	"fmt"
	"strings"
	"testing"

	"tablereferee/engine"
)

// printedFacts are the facts of every card, transcribed from a list that was made from the cards and not from this
// project (cmd/transcribe).
//
//go:embed testdata/facts.txt
var printedFacts string

var typeCodes = map[Type]string{Hero: "hero", AlterEgo: "alter_ego", Ally: "ally", Event: "event", Resource: "resource",
	Support: "support", Upgrade: "upgrade",
	Villain: "villain", Minion: "minion", MainSchemeCard: "main_scheme", SideScheme: "side_scheme",
	Treachery: "treachery", Attachment: "attachment",
	Environment: "environment", Obligation: "obligation"}

var aspectCodes = map[Aspect]string{Encounter: "encounter", HeroCard: "hero", Aggression: "aggression",
	Justice: "justice", Leadership: "leadership",
	Protection: "protection", Basic: "basic"}

// setCode is a set as that list writes it.
func setCode(c *Card) string {
	if c.SetWord == "doomsday_chair" {
		return "the_doomsday_chair"
	}
	return c.SetWord
}

// declared writes down a declaration as the list of facts does, name by name.
func declared(c *Card) map[string]string {
	out := map[string]string{}
	text := func(name, s string) {
		if s != "" {
			out[name] = s
		}
	}
	yes := func(name string, is bool) {
		if is {
			out[name] = "yes"
		}
	}
	some := func(name string, n int8) {
		if n != 0 {
			out[name] = fmt.Sprint(n)
		}
	}
	stat := func(name string, n int8) {
		if n != Dash {
			out[name] = fmt.Sprint(n)
		}
	}
	threat := func(name string, t Threat) {
		out[name] = fmt.Sprint(t.N)
		yes(name+"_fixed", t.Fixed)
	}
	title := c.Name
	if c.Title != (engine.Text{}) {
		title = c.Title
	}
	text("name", title[engine.EN])
	if stage, ok := strings.CutPrefix(c.Name[engine.EN], title[engine.EN]+" "); ok && c.Stage > 0 {
		text("stage", stage)
		if number := map[byte]int8{'I': int8(len(stage)), '1': 1, '2': 2, '3': 3}[stage[0]]; number != c.Stage {
			out["stage"] = fmt.Sprintf("%s, played as %d", stage, c.Stage)
		}
	}
	text("fr", title[engine.FR])
	text("type_code", typeCodes[c.Type])
	text("faction_code", aspectCodes[c.Aspect])
	text("set_code", setCode(c))
	if s := strings.Join(c.TraitNames, ", "); s != "" {
		out["traits"] = strings.ReplaceAll(strings.ReplaceAll(s+".", ", ", ". "), "..", ".")
	}
	yes("is_unique", c.Unique)
	copies := c.Copies
	for i := range box().Cards {
		if other := &box().Cards[i]; copies == 0 && other.ID == c.Back { // the box has the card under its other face
			copies = other.Copies
		}
	}
	out["quantity"] = fmt.Sprint(copies)
	some("deck_limit", int8(c.InDeck))
	stat("cost", c.Cost)
	for i, name := range [...]string{"resource_energy", "resource_mental", "resource_physical", "resource_wild"} {
		some(name, int8(c.Makes[i]))
	}
	stat("thwart", c.THW)
	stat("attack", c.ATK)
	stat("defense", c.DEF)
	stat("recover", c.REC)
	stat("scheme", c.SCH)
	some("thwart_cost", c.THWCost)
	some("attack_cost", c.ATKCost)
	some("health", c.HP)
	yes("health_per_hero", c.PerPlayer)
	some("hand_size", c.HandSize)
	if c.Type == SideScheme || c.Threshold.N > 0 {
		threat("base_threat", c.Start)
	}
	if c.Threshold.N > 0 {
		threat("threat", c.Threshold)
		threat("escalation_threat", c.Escalation)
	}
	some("scheme_crisis", c.Crisis)
	some("scheme_hazard", c.Hazard)
	some("scheme_acceleration", c.Acceleration)
	some("boost", c.Boost)
	yes("boost_star", c.Star)
	yes("guard", c.Guard)
	yes("surge", c.Surge)
	yes("toughness", c.Toughness)
	yes("quickstrike", c.Quickstrike)
	some("retaliate", c.Retaliate)
	some("uses", c.Uses)
	yes("hero-form-only", c.HeroOnly)
	yes("play-under-any-player", c.AnyController)
	if c.MaxPerPlayer {
		out["max-per"] = "player"
	}
	if c.MaxPerHost {
		out["max-per"] = "host"
	}
	return out
}

// otherwise are the facts in which we follow another source than the list.
var otherwise = map[string]string{
	"01109 fr": "Alerte à la Bombe",  // as the French reference calls it
	"01129 fr": "L'Homme-Radioactif", // a name begins with a capital
	"01132 fr": "Le Fondeur",
}

// TestPrintedFacts holds every number and word of every card against the list, and the list against the cards. Of a set
// that was not in the box of which the list was made there is nothing to hold.
func TestPrintedFacts(t *testing.T) {
	byCode := map[string]*Card{}
	for i := range box().Cards {
		if c := &box().Cards[i]; c.Code != "" && !c.Test {
			if byCode[c.Code] != nil {
				t.Errorf("two cards have the code %s", c.Code)
			}
			byCode[c.Code] = c
		}
	}
	listed := map[string]bool{} // the sets
	for line := range strings.Lines(printedFacts) {
		_, set, _ := strings.Cut(line, " | set_code=")
		set, _, _ = strings.Cut(set, " | ")
		listed[strings.TrimSpace(set)] = true
	}
	for line := range strings.Lines(printedFacts) {
		parts := strings.Split(strings.TrimSpace(line), " | ")
		code := parts[0]
		c := byCode[code]
		if c == nil {
			t.Errorf("%s is not declared: %s", code, line)
			continue
		}
		delete(byCode, code)
		has := declared(c)
		for _, part := range parts[1:] {
			name, want, _ := strings.Cut(part, "=")
			if other, ok := otherwise[code+" "+name]; ok {
				want = other
			}
			if has[name] != want {
				t.Errorf("%s %s: %s is %q and printed %q", code, c.Name[engine.EN], name, has[name], want)
			}
			delete(has, name)
		}
		for name, value := range has {
			t.Errorf("%s %s: %s is %q and not printed", code, c.Name[engine.EN], name, value)
		}
	}
	for code, c := range byCode {
		if !listed[declared(c)["set_code"]] {
			continue
		}
		t.Errorf("%s %s is declared and not in the list", code, c.Name[engine.EN])
	}
}
