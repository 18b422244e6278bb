package desk_test

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/referee/desk"
	"tablereferee/referee/table"
)

// TestPlaces: of each game it is told what may be laid out, and with what, in both languages.
func TestPlaces(t *testing.T) {
	d := &desk.Desk{}
	for _, g := range games.All() {
		for _, e := range g.Editions {
			r := tell(t, d, desk.Request{Do: "places", Game: g.ID, Edition: e})
			if r.Wrong != nil || r.Game == nil || r.Game.Edition != e || len(r.Game.Places) < 10 ||
				len(r.Game.Cards) < 50 || len(r.Game.Characters) < 5 || len(r.Game.Steps) == 0 || r.Game.Least < 1 {
				t.Fatalf("%s: %+v, %+v", g.ID, r.Wrong, r.Game)
			}
			if most := map[string]int{"rivals": 2, "champions": 4}[g.ID]; r.Game.Most != cmp.Or(most, 5) {
				t.Errorf("%s is for %d players at most", g.ID, r.Game.Most)
			}
			if n := len(r.Game.Lies); n < 2 || n > 40 {
				t.Errorf("%s: %d sorts of places", g.ID, n)
			}
			for _, c := range r.Game.Cards {
				if c.Name[engine.EN] == "" || c.Type == nil {
					t.Errorf("%s: %+v", g.ID, c)
				}
			}
		}
	}
	for _, r := range []desk.Request{{Do: "places"}, {Do: "places", Game: "chess"},
		{Do: "places", Game: "metal", Edition: "xx"}} {
		if tell(t, d, r).Wrong == nil {
			t.Errorf("%+v is told", r)
		}
	}
}

// TestPlacesAre: of each place it is told whether it is a pile or a hand.
func TestPlacesAre(t *testing.T) {
	for game, want := range map[string]string{
		"forever-evil": "hand deck deck_top discard main_deck main_deck_top kick weakness super_heroes destroyed super_villains",
		"metal": "hand deck deck_top discard score_pile main_deck main_deck_top breakthrough weakness super_villains" +
			" destroyed available available_top",
		"rivals":    "hand deck deck_top discard main_deck main_deck_top kick weakness destroyed",
		"champions": "hand deck deck_top discard encounter_deck encounter_deck_top encounter_discard",
	} {
		var words []string
		for _, p := range tell(t, &desk.Desk{}, desk.Request{Do: "places", Game: game}).Game.Places {
			if p.Hand != (p.Word == "hand") || p.Hand && p.Pile {
				t.Errorf("%s: %+v", game, p)
			}
			if p.Pile || p.Hand {
				words = append(words, p.Word)
			}
		}
		if got := strings.Join(words, " "); got != want {
			t.Errorf("%s: %s", game, got)
		}
	}
}

// TestLay: what a draft lays out is played, and its script opens to the same table.
func TestLay(t *testing.T) {
	d := &desk.Desk{}
	for _, draft := range []desk.Draft{
		{Game: "forever-evil", Players: []string{"Ann", "Ben"}, Lines: []desk.Line{{"hand", "Ann", "2 Punch, Kick"},
			{"line_up", "", "Giganta"}, {"weakness", "", "1"}, {"turn", "", "Ann"}, {"power", "Ann", "3"}}},
		{Game: "champions", Players: []string{"<b>Ann", "Z\u200bo\u00e9"}, Seed: "7", Lines: []desk.Line{
			{"scenario", "", "rhino"}, {"identity", "<b>Ann", "Spider-Man (damage 2, exhausted)"},
			{"engaged", "Zo\u00e9", "Shocker (damage 1)"}, {"expert", "", "yes"}}},
		{Game: "metal"}, {Game: "rivals", Seed: "3"},
	} {
		r := tell(t, d, desk.Request{Do: "lay", Draft: &draft})
		if r.Wrong != nil || len(r.Live.Begin) == 0 || r.Live.Question == nil {
			t.Fatalf("%s: %+v", draft.Game, r.Wrong)
		}
		for range 2 {
			if r = tell(t, d, desk.Request{Do: "give"}); r.Wrong != nil {
				t.Fatalf("%s: %+v", draft.Game, r.Wrong)
			}
		}
		all := tell(t, d, desk.Request{Do: "log"}).Log
		script := tell(t, d, desk.Request{Do: "script"}).Script
		stood := tell(t, d, desk.Request{Do: "look"})
		again := tell(t, &desk.Desk{}, desk.Request{Do: "open", Script: script, Resume: true})
		if again.Wrong != nil || len(again.Live.Begin) != len(stood.Live.Begin) || again.Live.At != 2 || len(all) == 0 {
			t.Fatalf("%s: %+v", draft.Game, again.Wrong)
		}
		for key, part := range stood.Live.Begin {
			if string(again.Live.Begin[key]) != string(part) {
				t.Errorf("%s: %s is %s, and was %s", draft.Game, key, again.Live.Begin[key], part)
			}
		}
	}
}

// TestLaidWrong: what is wrong is told of its line, in both languages and not in the words of scripts or flags.
func TestLaidWrong(t *testing.T) {
	line := func(word, player, said string) []desk.Line {
		return []desk.Line{{"weakness", "", "1"}, {word, player, said}}
	}
	for i, c := range []struct {
		lines []desk.Line
		line  int
		says  string
	}{
		{line("hand", "Ann", "Punsh"), 2, `did you mean "Punch"`},
		{line("hand", "Cleo", "Punch"), 2, "no player is called"},
		{line("hands", "", "Punch"), 2, "nothing that can be laid out"},
		{line("turn", "", "Bn"), 2, `did you mean "Ben"`},
		{line("power", "Ann", "lots"), 2, "whole number"},
		{line("line_up", "", "30 Catwoman"), 2, "this set-up is impossible"},
		{line("deck", "Ben", "40 Punch"), 2, "allow what no real game could hold"},
		{line("hand", "Ann", strings.Repeat("Punch, ", 9_000)), 2, "too long"},
		{make([]desk.Line, 1_000), 0, "at most"},
		{nil, 0, ""},
	} {
		r := tell(t, &desk.Desk{}, desk.Request{Do: "lay", Draft: &desk.Draft{Game: "forever-evil",
			Players: []string{"Ann", "Ben"}, Lines: c.lines}})
		switch {
		case c.says == "" && r.Wrong == nil:
		case r.Wrong == nil || r.Wrong.Line != c.line || !strings.Contains(r.Wrong.Says[engine.EN], c.says):
			t.Errorf("%d: %+v", i, r.Wrong)
		case strings.Contains(r.Wrong.Says[engine.EN], "--") || r.Wrong.Says[engine.EN] == r.Wrong.Says[engine.FR]:
			t.Errorf("%d: %q", i, r.Wrong.Says)
		}
	}
	for _, draft := range []*desk.Draft{nil, {Game: "chess"}, {Game: "metal", Seed: "many"}, {Game: "metal", Edition: "x"},
		{Game: "rivals", Players: []string{"A:B", "C"}}, {Game: "rivals", Players: []string{"A", " "}},
		{Game: "rivals", Players: []string{"A", "A\u200b"}},
		{Game: "rivals", Players: []string{"A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M"}}} {
		if tell(t, &desk.Desk{}, desk.Request{Do: "lay", Draft: draft}).Wrong == nil {
			t.Errorf("%+v is laid out", draft)
		}
	}
}

// TestLies: of each card it is told where it may lie, and with what mark it needs; there the set-up takes it, and in no
// other place.
func TestLies(t *testing.T) {
	d := &desk.Desk{}
	for _, c := range []struct {
		game, card string
		in, not    []string
		needs      string
	}{
		{"champions", "Crowd Control", []string{"side_schemes"}, []string{"main_scheme", "hand", "villain"}, ""},
		{"champions", "Rhino I", []string{"villain"}, []string{"hand", "engaged", "side_schemes"}, ""},
		{"champions", "Backflip", []string{"hand", "deck_top", "engaged"}, []string{"in_play", "attachments"}, "facedown"},
		{"forever-evil", "Punch", []string{"hand", "destroyed"}, []string{"line_up", "kick", "main_deck_top"}, ""},
		{"metal", "Batman", []string{"team", "captured"}, []string{"hand", "line_up"}, ""},
	} {
		game := tell(t, d, desk.Request{Do: "places", Game: c.game}).Game
		i := slices.IndexFunc(game.Cards, func(n desk.Named) bool {
			if n.Name[engine.EN] != c.card {
				return false
			}
			_, lies := game.Lies[n.Lies][c.in[0]]
			return lies
		})
		if i < 0 {
			t.Errorf("%s: no %s may lie in %s", c.game, c.card, c.in[0])
			continue
		}
		lies := game.Lies[game.Cards[i].Lies]
		for _, in := range c.in {
			if needs, may := lies[in]; !may || needs != "" && needs != c.needs {
				t.Errorf("%s: %s in %s: %v, %q", c.game, c.card, in, may, needs)
			}
		}
		for _, in := range c.not {
			if _, may := lies[in]; may {
				t.Errorf("%s: %s in %s", c.game, c.card, in)
			}
		}
	}
}

// TestCheck: all that is wrong is told at once, each with its line and its card; what is only unfinished is not.
func TestCheck(t *testing.T) {
	d := &desk.Desk{}
	check := func(draft desk.Draft) []*desk.Wrong {
		t.Helper()
		return tell(t, d, desk.Request{Do: "check", Draft: &draft}).Wrongs
	}
	type at struct {
		line, card int
		says       string
	}
	for name, c := range map[string]struct {
		draft desk.Draft
		want  []at
	}{
		"names": {desk.Draft{Game: "forever-evil", Players: []string{"Ann", "Ben"}, Lines: []desk.Line{
			{"hand", "Ann", "Punch, Punsh, Kick, Nonsense"}, {"turn", "", "Bn"}, {"hands", "", "Punch"}, {"power", "Ann", "lots"},
			{"vp", "Ben", "lots"}}}, []at{{1, 2, `DC Deck-building Game: Forever Evil has no card "Punsh"`},
			{1, 4, `"Nonsense"`}, {2, 0, `"Bn"`}, {3, 0, `"hands"`}, {4, 0, "Power is a whole number"},
			{5, 0, "VP tokens is a whole number"}}},
		"places": {desk.Draft{Game: "forever-evil", Players: []string{"Ann", "Ben"}, Lines: []desk.Line{
			{"hand", "Ann", "Punch, 2 Kick"}, {"line_up", "", "Giganta, Punch, Catwoman"}, {"kick", "", "Kick, Punch"},
			{"hand", "Ben", "Kick, 40 Vulnerability"}}}, []at{{2, 2, "Punch cannot lie in this place"},
			{3, 2, "Punch cannot lie in this place"}, {4, 2, "no further Vulnerability"}}},
		"marks": {desk.Draft{Game: "champions", Players: []string{"Ann"}, Lines: []desk.Line{
			{"villain", "", "Rhino I (damage 99)"}, {"hand", "Ann", "Crowd Control"},
			{"side_schemes", "", "Crowd Control, Breakin' & Takin' (threat 2)"},
			{"engaged", "Ann", "Shocker (exhausted)"}}}, []at{{1, 1, "would be defeated"}, {2, 1, "cannot lie"},
			{3, 1, "would be defeated"}, {4, 1, "never exhausts"}}},
		"many": {desk.Draft{Game: "champions", Players: []string{"A", "B", "C", "D", "E"}}, []at{{0, 0, "the game is for 1 to 4"}}},
		"good": {desk.Draft{Game: "champions", Players: []string{"Ann"}, Lines: []desk.Line{
			{"villain", "", "Rhino I"}, {"hand", "Ann", "Backflip"}}}, nil},
		"empty": {desk.Draft{Game: "rivals", Players: []string{"Ann"}}, nil}, // one is still to come
	} {
		got := check(c.draft)
		for i, w := range got {
			if i >= len(c.want) {
				t.Errorf("%s: also %+v", name, w)
				continue
			}
			want := c.want[i]
			if w.Line != want.line || w.Card != want.card || !strings.Contains(w.Says[engine.EN], want.says) {
				t.Errorf("%s: %d, %d: %q, and not %+v", name, w.Line, w.Card, w.Says[engine.EN], want)
			}
			if strings.ContainsAny(w.Says[engine.EN]+w.Says[engine.FR], "_={}") || w.Says[0] == w.Says[1] {
				t.Errorf("%s: %q", name, w.Says)
			}
		}
		if len(got) < len(c.want) {
			t.Errorf("%s: %d mistakes are told, and not %d", name, len(got), len(c.want))
		}
	}
	for _, draft := range []*desk.Draft{nil, {Game: "chess"}, {Game: "metal", Seed: "many"}} {
		if len(tell(t, d, desk.Request{Do: "check", Draft: draft}).Wrongs) != 1 {
			t.Errorf("%+v", draft)
		}
	}
}

// TestCheckHidesNothing: what the words of a script do not take is told of its line and its card, beside all else, and
// never of a line of the script.
func TestCheckHidesNothing(t *testing.T) {
	two := []string{"Ann", "Ben"}
	for name, c := range map[string]struct {
		draft desk.Draft
		want  []string // line, card and what is said
	}{
		"top": {desk.Draft{Game: "forever-evil", Players: two, Lines: []desk.Line{{"main_deck", "", "Catwoman"},
			{"hand", "Ann", "Kick, Punsh"}, {"main_deck_top", "", "Power Girl"}, {"kick", "", "Kick, Punch"}}},
			[]string{`2.2 DC Deck-building Game: Forever Evil has no card "Punsh"`,
				"3.0 main deck and its top cannot both be laid out", "4.2 this set-up is impossible: Punch cannot lie"}},
		"cards": {desk.Draft{Game: "forever-evil", AsIf: true, Players: two, Lines: []desk.Line{{"hand", "Ann", "300 Kick"},
			{"kick", "", "Punch"}, {"hand", "Ben", "Punch, 300 Kick"}}},
			[]string{"2.1 this set-up is impossible: Punch cannot lie", "3.2 more than 400 cards"}},
		"seed": {desk.Draft{Game: "forever-evil", Players: two, Seed: "9223372036854775807", Lines: []desk.Line{
			{"weakness", "", "1"}, {"hand", "Ann", "Kick, Punsh"}}},
			[]string{"0.0 the number of a game is a whole number", `2.2 DC`}},
		"alike": {desk.Draft{Game: "forever-evil", Players: two, Lines: []desk.Line{{"turn", "", "Ann"},
			{"in_play", "Ann", "Punch,, Kick (played), Punch,"}}}, []string{"2.1 this set-up is impossible: Punch is in play",
			"2.3 this set-up is impossible: Punch is in play"}},
		"twice": {desk.Draft{Game: "forever-evil", Players: two, Lines: []desk.Line{{"hand", "Ann", "Kick"},
			{"hand", "Ann", "Punch"}, {"line_up", "", "Punch"}}}, []string{"2.0 Ann hand is said twice",
			"3.1 this set-up is impossible: Punch cannot lie"}},
	} {
		var got []string
		for _, w := range tell(t, &desk.Desk{}, desk.Request{Do: "check", Draft: &c.draft}).Wrongs {
			got = append(got, fmt.Sprintf("%d.%d %s", w.Line, w.Card, w.Says[engine.EN]))
			if w.Col != 0 || strings.Contains(w.Says[engine.EN], "on line") || w.Says[engine.EN] == w.Says[engine.FR] {
				t.Errorf("%s: %+v", name, w)
			}
		}
		if !slices.EqualFunc(got, c.want, strings.HasPrefix) {
			t.Errorf("%s: %q", name, got)
		}
		laid := tell(t, &desk.Desk{}, desk.Request{Do: "lay", Draft: &c.draft}).Wrong
		if laid == nil || laid.Col != 0 || !slices.ContainsFunc(got, func(s string) bool {
			return strings.HasPrefix(s, fmt.Sprintf("%d.", laid.Line))
		}) {
			t.Errorf("%s: %+v is laid out", name, laid)
		}
	}
}

// TestCheckLeavesTheTable: the table that is played stays as it is while another is laid out.
func TestCheckLeavesTheTable(t *testing.T) {
	d := &desk.Desk{}
	before := tell(t, d, desk.Request{Do: "lay", Draft: &desk.Draft{Game: "rivals"}}).Live
	tell(t, d, desk.Request{Do: "check", Draft: &desk.Draft{Game: "metal"}})
	after := tell(t, d, desk.Request{Do: "look"}).Live
	if len(after.Begin) != len(before.Begin) {
		t.Errorf("%d parts, and before %d", len(after.Begin), len(before.Begin))
	}
}

// TestRead: a list that somebody writes or pastes becomes cards; what of it is wrong is told part by part.
func TestRead(t *testing.T) {
	d := &desk.Desk{}
	r := tell(t, d, desk.Request{Do: "read", Game: "champions",
		Said: "2 Backflip\nTigra (damage 2, exhausted), Frobnicate; 3x coup de poing\nRhino I (with Charge)"})
	want := []table.Laid{{Card: "Backflip", N: 2, On: []table.OnCard{}},
		{Card: "Tigra", N: 1, On: []table.OnCard{{Word: "damage", Said: "2"}, {Word: "exhausted"}}},
		{Card: "Rhino I", N: 1, On: []table.OnCard{{Word: "with", Said: "Charge"}}}}
	if r.Wrong != nil || !slices.EqualFunc(r.Read.Cards, want, func(x, y table.Laid) bool {
		return x.Card == y.Card && x.N == y.N && slices.Equal(x.On, y.On)
	}) {
		t.Errorf("%+v, %+v", r.Wrong, r.Read)
	}
	if !slices.Equal(r.Read.Left, []string{"Frobnicate", "3x coup de poing"}) || len(r.Wrongs) != 2 {
		t.Errorf("%+v, %+v", r.Read.Left, r.Wrongs)
	}
	for _, r := range []desk.Request{{Do: "read"}, {Do: "read", Game: "metal", Said: strings.Repeat("x", 30_000)}} {
		if tell(t, d, r).Wrong == nil {
			t.Errorf("%.60v is read", r)
		}
	}
	if r := tell(t, d, desk.Request{Do: "read", Game: "forever-evil", Said: "500 Kick"}); len(r.Wrongs) != 1 {
		t.Errorf("%+v", r)
	}
}

// TestBears: it is told what may lie on a card where it lies, also by what else lies there.
func TestBears(t *testing.T) {
	d := &desk.Desk{}
	for _, c := range []struct {
		game  string
		lines []desk.Line
		n     int
		card  int
		words string
		with  string
	}{
		{"champions", []desk.Line{{"villain", "", "Rhino I"}}, 1, 1, "damage stunned confused tough with", "Charge"},
		{"champions", []desk.Line{{"hand", "Ann", "Backflip, Tigra"}}, 1, 2, "", ""},
		{"champions", []desk.Line{{"in_play", "Ann", "Tigra"}}, 1, 1, "damage exhausted stunned confused tough of", ""},
		{"champions", []desk.Line{{"identity", "Ann", "Spider-Man"}}, 1, 1, "damage exhausted stunned confused tough", ""},
		{"champions", []desk.Line{{"side_schemes", "", "Crowd Control"}}, 1, 1, "threat", ""},
		{"champions", []desk.Line{{"engaged", "Ann", "Backflip (facedown)"}}, 1, 1,
			"stunned facedown confused tough with", "Webbed Up"}, // a Drone has one hit point
		{"forever-evil", []desk.Line{{"hand", "Ann", "Kick, Punch"}}, 1, 2, "played", ""},
		{"forever-evil", []desk.Line{{"line_up", "", "Giganta"}}, 1, 1, "tokens played bought gained of", ""},
		{"forever-evil", []desk.Line{{"in_play", "Ann", "Firestorm (played)"}, {"on_character", "Ann", "Cyborg"}}, 1, 1,
			"played bought gained carries", ""},
	} {
		r := tell(t, d, desk.Request{Do: "bears", N: c.n, Card: c.card, Draft: &desk.Draft{Game: c.game,
			Players: []string{"Ann", "Ben"}, Lines: c.lines}})
		if r.Wrong != nil || strings.Join(r.Bears.Words, " ") != c.words {
			t.Errorf("%+v: %+v, %+v", c.lines, r.Wrong, r.Bears)
			continue
		}
		is := func(n engine.Text) bool { return n[engine.EN] == c.with }
		if c.with != "" && !slices.ContainsFunc(r.Bears.With, is) {
			t.Errorf("%+v: with %+v", c.lines, r.Bears.With)
		}
	}
	for _, r := range []desk.Request{{Do: "bears"}, {Do: "bears", N: 1, Draft: &desk.Draft{Game: "metal"}},
		{Do: "bears", N: 1, Card: 2, Draft: &desk.Draft{Game: "metal", Lines: []desk.Line{{"hand", "", "Punch"}}}}} {
		if tell(t, d, r).Wrong == nil {
			t.Errorf("%+v is answered", r)
		}
	}
}

// TestCheckSpeaksPlainly: no mistake of a draft is told with a word of a script, whatever lies wherever.
func TestCheckSpeaksPlainly(t *testing.T) {
	d := &desk.Desk{}
	script := regexp.MustCompile(`[a-z]_[a-z]| = |\{|\}|\(\)|…|--[a-z]`)
	for _, g := range games.All() {
		game, told := tell(t, d, desk.Request{Do: "places", Game: g.ID}).Game, map[string]bool{}
		players := []string{"Ann", "Ben"}
		check := func(lines ...desk.Line) {
			r := tell(t, d, desk.Request{Do: "check", Draft: &desk.Draft{Game: g.ID, Players: players, Lines: lines}})
			for _, w := range append(r.Wrongs, r.Wrong) {
				if w == nil || told[w.Says[engine.EN]] {
					continue
				}
				told[w.Says[engine.EN]] = true
				says := w.Says[engine.EN] + "\n" + w.Says[engine.FR]
				if w.Hint != nil {
					says += "\n" + w.Hint[engine.EN] + "\n" + w.Hint[engine.FR]
				}
				if script.MatchString(says) || strings.Contains(says, g.ID) {
					t.Errorf("%s: %+v: %s", g.ID, lines, says)
				}
			}
		}
		for i, p := range game.Places {
			whose := ""
			if p.Player {
				whose = players[i%2]
			}
			if !p.Cards {
				for _, said := range []string{"1", "3", "77", "yes", "Ben", "nobody", game.Steps[i%len(game.Steps)][engine.EN]} {
					check(desk.Line{p.Word, whose, said})
				}
				continue
			}
			for k := i % 5; k < len(game.Cards); k += 47 {
				card := game.Cards[k].Name[engine.EN]
				check(desk.Line{p.Word, whose, card}, desk.Line{"turn", "", "Ann"}, desk.Line{"hand", "Ben", "17 " + card})
				mark := game.Marks[(i+k)%len(game.Marks)]
				said := map[string]string{"of": "Ben", "with": game.Cards[(k*7)%len(game.Cards)].Name[engine.EN]}[mark.Word]
				if mark.Number {
					said = "4"
				}
				check(desk.Line{p.Word, whose, card + " (" + strings.TrimSpace(mark.Word+" "+said) + ")"})
			}
		}
		if len(told) < 20 {
			t.Errorf("%s: only %d mistakes are told", g.ID, len(told))
		}
	}
}

// TestMends: of a refused card it is told with what on it it would not be.
func TestMends(t *testing.T) {
	for _, c := range []struct {
		game, word, player, said string
		want                     []table.OnCard
	}{
		{"champions", "in_play", "Ann", "Web-Shooter", []table.OnCard{{Word: "counters", Said: "3"}}},
		{"champions", "side_schemes", "", "Crowd Control", []table.OnCard{{Word: "threat", Said: "4"}}},
		{"champions", "in_play", "Ann", "Web-Shooter (counters 9)", nil},
		{"metal", "in_play", "Ann", "Vulnerability, Punch (played)", []table.OnCard{{Word: "played"}}},
		{"forever-evil", "in_play", "Ben", "Kick", []table.OnCard{{Word: "kept"}}}, // it is Ann's turn
	} {
		lines := []desk.Line{{"turn", "", "Ann"}, {c.word, c.player, c.said}}
		if c.game == "champions" {
			lines = lines[1:]
		}
		r := tell(t, &desk.Desk{}, desk.Request{Do: "check", Draft: &desk.Draft{Game: c.game,
			Players: []string{"Ann", "Ben"}, Lines: lines}})
		if len(r.Wrongs) != 1 || !slices.Equal(r.Wrongs[0].Mends, c.want) {
			t.Errorf("%s: %s", c.said, shown(r.Wrongs))
		}
	}
}

// TestSettingsNamed: a mistake tells the settings that it names, and none that is only called as a card was said to be.
func TestSettingsNamed(t *testing.T) {
	for _, c := range []struct {
		word, player, said string
		want               []string
	}{
		{"villain", "", "Rhino III", []string{"expert"}},
		{"in_play", "Ann", "Web-Shooter", nil},
		{"side_schemes", "", "expert mode", nil},
		{"villain", "", "Rhino I (with expert mode)", nil},
		{"villain", "", "Rhino I (with expert = 1)", nil},
	} {
		r := tell(t, &desk.Desk{}, desk.Request{Do: "check", Draft: &desk.Draft{Game: "champions",
			Players: []string{"Ann", "Ben"}, Lines: []desk.Line{{c.word, c.player, c.said}}}})
		if len(r.Wrongs) != 1 {
			t.Fatalf("%s: %s", c.said, shown(r.Wrongs))
		}
		if got := r.Wrongs[0].Settings; !slices.Equal(got, c.want) {
			t.Errorf("%s: %s %v", c.said, shown(r.Wrongs), got)
		}
	}
}

// shown is what is wrong, with what mends it.
func shown(wrongs []*desk.Wrong) (out string) {
	for _, w := range wrongs {
		out += fmt.Sprintf("%q %v; ", w.Says, w.Mends)
	}
	return out
}

// TestNamesStay: players are called as they are named, also in a refusal.
func TestNamesStay(t *testing.T) {
	r := tell(t, &desk.Desk{}, desk.Request{Do: "check", Draft: &desk.Draft{Game: "metal",
		Players: []string{"constructor", "élan"}, Lines: []desk.Line{{"turn", "", "nobody here"}}}})
	if len(r.Wrongs) != 1 || !strings.Contains(r.Wrongs[0].Says[engine.EN], "there are constructor, élan") {
		t.Error(shown(r.Wrongs))
	}
}

// TestUnknownText: that nobody knows what a card says is told at a table without a word of scripts.
func TestUnknownText(t *testing.T) {
	r := tell(t, &desk.Desk{}, desk.Request{Do: "check", Draft: &desk.Draft{Game: "forever-evil",
		Players: []string{"Ann", "Ben"}, Lines: []desk.Line{{"in_play", "Ann", "Blank Page (played)"}}}})
	if len(r.Wrongs) != 1 || !strings.HasSuffix(r.Wrongs[0].Says[engine.EN],
		"what Blank Page says is not known here, so it cannot lie in play: it may lie in any other place") ||
		!strings.HasSuffix(r.Wrongs[0].Says[engine.FR], "elle peut être partout ailleurs") {
		t.Error(shown(r.Wrongs))
	}
}

// TestNoNumberOfCards: a number that counts nothing is told to be one, and not taken for part of the name of a card.
func TestNoNumberOfCards(t *testing.T) {
	for _, said := range []string{"0 Punch", "-1 Punch", "Punch x0", "2.5 Punch", "0x coup de poing", "12345 Punch"} {
		r := tell(t, &desk.Desk{}, desk.Request{Do: "read", Game: "metal", Said: "Kick Start, " + said})
		if len(r.Wrongs) == 0 {
			t.Errorf("%s is read", said)
			continue
		}
		no := r.Wrongs[len(r.Wrongs)-1]
		if no.Name != "" || no.Near != "" ||
			!strings.HasPrefix(no.Says[engine.EN], "Punch: how many there are is a whole number from 1, and not ") ||
			!strings.HasPrefix(no.Says[engine.FR], "Coup de Poing : combien il y en a est un nombre entier") {
			t.Errorf("%s: %s", said, shown(r.Wrongs))
		}
	}
	r := tell(t, &desk.Desk{}, desk.Request{Do: "read", Game: "metal", Said: "0 Zorglub"})
	if len(r.Wrongs) != 1 || r.Wrongs[0].Name != "0 Zorglub" {
		t.Errorf("no card is called so: %s", shown(r.Wrongs))
	}
}

// TestOneIsPlayedWith: of a card of which there is one it is said so.
func TestOneIsPlayedWith(t *testing.T) {
	for card, want := range map[string]engine.Text{
		"Batmanium": {"1 is played with, and it is placed already", "on joue avec 1, déjà placée"},
		"Punch":     {" of it, and all are placed already", "toutes déjà placées"},
	} {
		r := tell(t, &desk.Desk{}, desk.Request{Do: "check", Draft: &desk.Draft{Game: "metal",
			Players: []string{"Ann", "Ben"}, Lines: []desk.Line{{"hand", "Ann", "99 " + card}}}})
		if len(r.Wrongs) != 1 || !strings.Contains(r.Wrongs[0].Says[engine.EN], want[engine.EN]) ||
			!strings.Contains(r.Wrongs[0].Says[engine.FR], want[engine.FR]) {
			t.Error(shown(r.Wrongs))
		}
	}
}

// TestUnknownIsChosen: of a card of which nobody here knows what it says, that is told where it is chosen.
func TestUnknownIsChosen(t *testing.T) {
	d := &desk.Desk{}
	unknown := func(cards []desk.Named, name string) bool {
		at := slices.IndexFunc(cards, func(c desk.Named) bool { return c.Name[engine.EN] == name })
		return at >= 0 && cards[at].Unknown
	}
	places := tell(t, d, desk.Request{Do: "places", Game: "metal"}).Game.Cards
	words := tell(t, d, desk.Request{Do: "words", Game: "metal"}).Words.Cards
	for _, cards := range [][]desk.Named{places, words} {
		if !unknown(cards, "Batmanium") || unknown(cards, "Punch") {
			t.Error("it is not told whose text is not known")
		}
	}
}

// TestSettingUp: while the set-up waits for somebody it is told that it goes on, so that no pile is taken for empty.
func TestSettingUp(t *testing.T) {
	d := &desk.Desk{}
	r := tell(t, d, desk.Request{Do: "lay", Draft: &desk.Draft{Game: "metal", Players: []string{"Ann", "Ben"}}})
	goesOn := func(of desk.Frame) bool { return strings.Contains(string(of["table"]), `"settingUp":true`) }
	if !goesOn(r.Live.Begin) {
		t.Fatalf("characters are chosen, and then the piles are made: %s", r.Live.Begin["table"])
	}
	for range 2 {
		r = tell(t, d, desk.Request{Do: "give"})
	}
	if r = tell(t, d, desk.Request{Do: "look"}); goesOn(r.Live.Begin) {
		t.Error("the set-up is over")
	}
}
