package scenario

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablereferee/engine"
)

// looking is a moment at which a verb answers, of a card that lies in one place of a table or another.
type looking struct {
	head   string // <ann.hand> stands where what lies in that place goes
	moves  string
	who    string
	verb   string
	card   string
	looks  []string // the places in which the open question looks
	places []string // in which it lies in turn
	after  string   // the answer
}

var (
	foreverPlaces = []string{"ann.hand", "ann.deck", "ann.discard", "ann.in_play", "ben.hand", "ben.deck",
		"ben.discard", "ben.in_play", "line_up", "main_deck", "destroyed"}
	ownedPlaces = []string{"ann.hand", "ann.deck", "ann.discard", "ann.in_play", "ben.hand", "ben.deck",
		"ben.discard", "ben.in_play"}
)

// foreverLooks and championsLooks are tables on which everything else is fixed.
func foreverLooks(hand string) string {
	return `scenario "A test" { game = "forever-evil" }
as_if()
local ann, ben = players {
  { "Ann", character = "Lex Luthor", power = 9, hand = { ` + hand + `<ann.hand> }, deck = { "Punch", "Punch", "Punch", <ann.deck> }, discard = { "Punch", <ann.discard> }, in_play = { <ann.in_play> } },
  { "Ben", character = "Bizarro", hand = { "Punch", "Kick", "Invulnerable", <ben.hand> }, deck = { "Punch", <ben.deck> }, discard = { "Punch", <ben.discard> }, in_play = { <ben.in_play> } },
}
line_up { "Giganta", "Steel", <line_up> } main_deck { "Giant Growth", "Power Girl", "Owlman", "Ultraman", "Atomica", <main_deck> } destroyed { "Mallet", <destroyed> }
`
}

func championsLooks(form, hand, inPlay, engaged string) string {
	return `scenario "A test" { game = "champions" }
as_if()
local ann, ben = players {
  { "Ann", character = "` + form + `", hand = { ` + hand + `<ann.hand> }, deck = { "Energy", <ann.deck> }, discard = { "Strength", <ann.discard> }, in_play = { ` + inPlay + `<ann.in_play> }, engaged = { ` + engaged + ` } },
  { "Ben", character = "Captain Marvel", hand = { "Genius", <ben.hand> }, deck = { "Genius", <ben.deck> }, discard = { "Genius", <ben.discard> }, in_play = { <ben.in_play> } },
}
villain { "Rhino I" } main_scheme { { "The Break-In!", threat = 4 } }
`
}

var lookings = []looking{
	{foreverLooks(""), "", "ann", "plays", "Grid", []string{"ann.hand"}, foreverPlaces, ``},
	{foreverLooks(""), "", "ann", "buys", "Grid", []string{"line_up"}, foreverPlaces, ``},
	// another's is forbidden by a rule
	{foreverLooks(""), "", "ann", "uses", "Earth-3", []string{"ann.in_play", "ben.in_play"}, foreverPlaces, ``},
	{foreverLooks(""), "", "ann", "defeats", "Batman", nil, foreverPlaces, ``},
	{foreverLooks(`"Bizarro Power", `), `ann:plays "Bizarro Power"`, "ben", "defends", "Stargirl", []string{"ben.hand"},
		foreverPlaces, `ben:declines()`},
	{foreverLooks(`"Transmutation", "Catwoman", `), `ann:plays "Transmutation"`, "ann", "destroys", "Grid",
		[]string{"ann.hand", "ann.discard"}, foreverPlaces, `ann:destroys("Catwoman", ann.hand) ann:declines()`},
	{foreverLooks(`"Phantom Stranger", "Kick", `), `ann:plays "Phantom Stranger"`, "ann", "destroys", "Grid",
		[]string{"ann.hand"}, foreverPlaces, `ann:declines() ann:declines()`},
	{foreverLooks(`"Superwoman", `), `ann:plays "Superwoman"`, "ann", "destroys", "Man-Bat", []string{"line_up"},
		foreverPlaces, `ann:declines()`},
	{foreverLooks(`"Shazam!", `), `ann:plays "Shazam!" ann:plays "Giant Growth"`, "ann", "destroys", "Grid",
		[]string{"ann.in_play"}, foreverPlaces, `ann:destroys "Giant Growth"`},
	{foreverLooks(`"Shazam!", `), `ann:plays "Shazam!"`, "ann", "plays", "Grid", []string{"ann.discard"}, foreverPlaces,
		`ann:plays "Giant Growth" ann:destroys "Giant Growth"`},
	{foreverLooks(`"Transmutation", "Catwoman", `), `ann:plays "Transmutation" ann:destroys("Catwoman", ann.hand)`,
		"ann", "gains", "Grid", []string{"line_up"}, foreverPlaces, `ann:declines()`},
	{foreverLooks(`"Cold Gun", `), `ann:plays "Cold Gun"`, "ann", "chooses", "Grid", []string{"line_up"}, foreverPlaces,
		`ann:chooses "Giganta"`},
	{foreverLooks(`"Despero", `), `ann:plays "Despero" ben:declines()`, "ben", "discards", "Grid", []string{"ben.hand"},
		foreverPlaces, `ben:discards "Kick"`},
	{foreverLooks(`"Insanity", "Kick", "Mallet", `), `ann:plays "Insanity"`, "ann", "passes", "Grid",
		[]string{"ann.hand"}, foreverPlaces, `ann:passes "Kick" ben:passes "Punch"`},

	{`scenario "A test" { game = "rivals" }
card "Wall" { type = "Equipment", block = { raise_cost(1) } }
local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch", <ann.hand> }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", <ann.deck> }, discard = { "Punch", <ann.discard> } },
  { "Ben", character = "The Joker 9", hand = { "Punch", "Wall", <ben.hand> }, deck = { "Punch", <ben.deck> }, discard = { "Punch", <ben.discard> } },
}
card "Gate" { type = "Equipment", block = { raise_cost(1) } }
`, `ann:confronts() ann:hands_over()`, "ben", "blocks", "Gate", []string{"ben.hand"}, []string{"ann.hand", "ann.deck",
		"ann.discard", "ben.hand", "ben.deck", "ben.discard"}, `ben:declines()`},

	{championsLooks("Spider-Man", ``, ``, ``), "", "ann", "plays", "Daredevil", []string{"ann.hand"}, ownedPlaces, ``},
	{championsLooks("Spider-Man", ``, ``, ``), "", "ann", "uses", "Helicarrier", []string{"ann.in_play", "ben.in_play"},
		ownedPlaces, ``},
	{championsLooks("Spider-Man", ``, ``, ``), "", "ann", "attacks_with", "Daredevil",
		[]string{"ann.in_play", "ben.in_play"}, ownedPlaces, ``},
	{championsLooks("Spider-Man", ``, ``, ``), "", "ann", "thwarts_with", "Daredevil",
		[]string{"ann.in_play", "ben.in_play"}, ownedPlaces, ``},
	{championsLooks("Spider-Man", `"Swinging Web Kick", "Backflip", "Backflip", "Energy", `, ``, ``),
		`ann:plays "Swinging Web Kick"`, "ann", "pays_with", "Mockingbird", []string{"ann.hand", "ben.hand", "ben.deck",
			"ben.discard", "ben.in_play"}, ownedPlaces, `ann:pays_with "Energy"`},
	{championsLooks("Spider-Man", ``, ``, `"Hydra Mercenary", "Sandman", `), `ann:attacks_with "Spider-Man"`, "ann",
		"chooses", "Daredevil", []string{"ann.in_play", "ben.in_play"}, ownedPlaces, `ann:chooses "Sandman"`},
	{championsLooks("Jennifer Walters", `"Legal Practice", "Energy", "Genius", `, ``, ``), `ann:plays "Legal Practice"`,
		"ann", "discards", "Mockingbird", []string{"ann.hand"}, ownedPlaces, `ann:discards "Energy" ann:declines()`},
	{`scenario "A test" { game = "champions" }
local ann, ben = players { { "Ann", character = "She-Hulk", hand = {}, discard = { <ann.discard> }, in_play = { <ann.in_play> } },
  { "Ben", character = "Carol Danvers", hand = {}, discard = { <ben.discard> }, in_play = { <ben.in_play> } } }
villain { "Rhino I" } encounter_deck:on_top { "Sandman", "Shocker", "Hydra Mercenary", "Hydra Mercenary" }
`, `ann:ends_turn() ben:ends_turn()`, "ann", "defends_with", "Tigra", []string{"ann.in_play", "ben.in_play"}, []string{"ann.discard", "ann.in_play", "ben.discard", "ben.in_play"}, `ann:declines()`},
	{championsLooks("Spider-Man", `"Make the Call", "Energy", "Energy", "Energy", "Energy", `, ``, ``), ``, "ann",
		"plays", "Mockingbird", []string{"ann.hand"}, ownedPlaces, ``},
}

// elsewhere is how it is told that a card lies where nothing looks.
var elsewhere = regexp.MustCompile(`ever lies where|is about no card of this place|of a card of this place|is never said of a card`)

var pasted = regexp.MustCompile(`refused\(.*\)`)

// supposed is the outcome of a script whose set-up is supposed where it could not come about in play.
func supposed(t *testing.T, source string) string {
	t.Helper()
	if got := outcome(t, source); !strings.Contains(got, "as_if() allows nothing here") {
		return got
	}
	return outcome(t, strings.Replace(source, "as_if()\n", "", 1))
}

// TestTheOpenQuestionLooksThere proves of every verb of the games that may_not is an error of a card that only lies
// where the open question does not look, with the place named and without, and that the refusal of which the hint tells
// stands as it is written there; where it looks, it is none.
func TestTheOpenQuestionLooksThere(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	shown := map[string]bool{} // in the first game of a family: the same verb has the same number in the others
	for _, game := range triedHere() {
		verbs := game.Rules(game.Editions[0]).Verbs
		sells := slices.ContainsFunc(verbs, func(v engine.VerbInfo) bool { return v.Word == "buys" }) // the family
		for i, v := range verbs {
			if v.Word == "" || v.Of&engine.OfCards == 0 {
				continue
			}
			is := slices.ContainsFunc(lookings, func(x looking) bool {
				return x.verb == v.Word && strings.Contains(x.head, game.ID)
			})
			key := fmt.Sprint(sells, i, v.Word)
			if shown[key] = shown[key] || is; !shown[key] {
				t.Errorf("%s: nothing is tried with %q", game.ID, v.Word)
			}
		}
	}
	for _, x := range lookings {
		table := func(at string) string {
			s := strings.ReplaceAll(x.head, "<"+at+">", strconv.Quote(x.card))
			for _, p := range x.places {
				s = strings.ReplaceAll(s, "<"+p+">", "")
			}
			return s + x.moves + "\n"
		}
		for _, at := range x.places {
			for _, place := range []string{"", ", " + at} {
				what := fmt.Sprintf("%s may_not %s %s in %s (%s)%s", x.moves, x.verb, x.card, at, x.who, place)
				got := supposed(t, table(at)+fmt.Sprintf("expect(%s):may_not(%q, %q%s)\n", x.who, x.verb, x.card,
					place)+x.after)
				vacuous := elsewhere.MatchString(got)
				if looks := slices.Contains(x.looks, at); looks {
					if vacuous {
						t.Errorf("%s: %s", what, got)
					}
					continue
				} else if !vacuous {
					t.Errorf("%s: passes, or fails for another reason: %q", what, got)
					continue
				}
				paste := pasted.FindString(got)
				if paste == "" {
					if !strings.Contains(got, "is never said of") {
						t.Errorf("%s: no refusal is told: %s", what, got)
					}
					continue
				}
				if again := supposed(t, table(at)+paste+"\n"+x.after); again != "" {
					t.Errorf("%s: %s gives %s", what, paste, again)
				}
			}
		}
	}
}
