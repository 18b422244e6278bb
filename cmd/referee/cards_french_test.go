package main

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
	"tablereferee/golden"
	"tablereferee/scenarios"
)

// english are words that stand in no French sentence and are no words of card files.
var english = regexp.MustCompile(`\b(` + strings.Join(strings.Fields(`
	the is are stand stands here which what with and nothing missing did mean than least must need needs only other
	where has have been not for were would could should there somebody nobody anybody whose whom into behind before
	said say word words cards written read too much already several such braces brackets quotes number numbers named
	names letters sign signs
`), "|") + `)\b`)

// written is what a message quotes of a file: words in quotes, and what is written with brackets, braces or =.
var written = regexp.MustCompile(`"[^"]*"|'[^' ]*'|\S*[({=][^\n;:]*[)}"]|\w+ = \S+|\w+\{\}` +
	`|\w+\.lua:[0-9:]*|vouliez-vous dire .*| : (?:[\w:]+, )+[\w:]+\n?$` +
	`|referee [a-z].*|[\w/.-]+\.(?:lua|LUA|txt)|--\w+|forever-evil[\w/-]*|\w+ n'est pas attendu`)

// called is what a file calls a card: a message names it as it is written, in whatever language.
var called = regexp.MustCompile(`card[ (]*"([^"\n]{2,})"`)

// excerpt is a line of the file that a message shows.
var excerpt = regexp.MustCompile(`^ *[0-9]* \| `)

// mistakes are files of cards with one thing wrong, or several.
var mistakes = map[string][]string{
	"forever-evil": {
		`card "Rod" { tipe = "Hero" }`, `card "Rod" { play = powr(1) }`, `card "Rod" { type = "Heroe" }`, `card "Rod" { cost = "two" }`,
		`card "Rod" { type = "Hero", copies = 21 }`, `card "Rod" { type = "Hero", copies = -1 }`, `card "Rod" { type = "Hero", vp = 1.5 }`,
		`card "" { type = "Hero" }`, `card "A\nB" { type = "Hero" }`, `card "2 x Kick" { type = "Hero" }`, `card "Hand" { type = "Hero" }`,
		`card "Rod, the" { type = "Hero" }`, `card "Man Bat" { type = "Hero" }`, `card "Kick!" { type = "Hero" }`,
		`card " Rod" { type = "Hero" }`, `card "Жезл" { type = "Hero" }`, `card "Rod" { type = "Hero", id = "Rod!" }`, `card "Kick" { id = "kicker" }`,
		`card "Rod" { type = "Hero" } card "Rod" { type = "Hero" }`, `card "Kick" { cost = 1 } card "Kick" { cost = 2 }`,
		`card "Rod" { type = "Hero", fr = "Tige" } card "Staff" { type = "Hero", fr = "Tige" }`, `card "Rod" { type = "Hero", fr = "Coup de poing" }`,
		`card "Rod" { type = "Hero", fr = 7 }`, `card "Rod" { type = "Hero", fr = "" }`, `card "Rod" { type = "Hero", says = "A\1" }`,
		`card "Weakness" { cost = 3 }`, `card "Rod" { pile = "character", play = power(1) }`, `card "Rod" { pile = "mein" }`,
		`card "Rod" { type = "Hero", says = "+2 Power." }`, `card "Knee" { pile = "kick", type = "Super Power", cost = 2, play = power(1) }`,
		`card "Rod" { type = "Hero", play = draw(1, 2) }`, `card "Rod" { type = "Hero", play = draw() }`, `card "Rod" { type = "Hero", play = draw }`,
		`card "Rod" { type = "Hero", play = "draw" }`, `card "Rod" { type = "Hero", play = discard(hand) }`,
		`card "Rod" { type = "Hero", play = discard(one{}) }`, `card "Rod" { type = "Hero", play = foe:discard(one{ foe.hand }) }`,
		`card "Rod" { type = "Hero", play = attack(each_player){ draw(1) } }`, `card "Rod" { type = "Hero", play = attack(each_foe) }`,
		`card "Rod" { type = "Hero", play = when(draw(1)){ power(1) } }`,
		`card "Rod" { type = "Hero", play = when(this_turn(plays{})){ power(1) } }`, `card "Rod" { type = "Hero", play = put(it, hand) }`,
		`card "Rod" { type = "Hero", play = put(one{ hand }, villain) }`, `card "Rod" { type = "Hero", play = the "x" }`,
		`card "Rod" { type = "Hero", play = power(1):so{ draw(1) } }`, `card "Rod" { type = "Hero", draw(1) }`,
		`card "Rod" { type = "Hero", after(buys{ type = "Hero" }){ draw(1) } }`, `card "Rod" { type = "Hero", after(draw(1)){ power(1) } }`,
		`card "Rod" { type = "Hero", after(plays{}){} }`, `card "Rod" { type = "Hero", action{}, action{ draw(1) } }`,
		`card "Rod" { type = "Hero", defense = draw(1) }`, `card "Rod" { type = "Hero", defense = { cost = power(1) } }`,
		`card "Rod" { type = "Hero", stars = { 1, 2 } }`, `power(1)`, `card "Rod"`, `card { }`, `all "x"`, `card("A", "B") { }`,
		`card "Rod" { [1.5] = 2 }`, `card "Rod" { cost = 1e9 }`, `local x = { } x.x = x card "Rod" { play = x }`,
		`card "Rod" { type = "Hero", play = function() end }`, `card "Rod" { type = "Hero", stays = 1 }`,
		`for i = 1, 501 do card("Rod a" .. i) { type = "Hero" } end`, `)`, `card "Rod" { type = "Hero"`, `while true do end`,
		`local t = {} for i = 1, 2000 do t[i] = power(1) end card "Rod" { type = "Hero", play = t }`,
		`card "Rod" { type = "Hero", play = {{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}} }`,
	},
	"champions": {
		`card "Rod" { }`, `card "Rod" { type = "allay" }`, `card "Rod" { type = "ally" }`, `card "Rod" { type = "event", cost = 1, hp = 2 }`,
		`card "Rod" { type = "treachery", cost = 2 }`, `card "Rod" { type = "treachery", aspect = "justice" }`, `card "Rod" { type = "minion", hp = 0 }`,
		`card "Rod" { type = "minion", hp = 2, traits = "Bruet" }`, `card "Rod" { type = "minion", hp = 2, traits = "Metaphysical" }`,
		`card "Rod" { type = "minion", hp = 2, new_traits = { "Odd", "" } }`, `card "Rod" { type = "minion", hp = 2, new_traits = "A\nB" }`,
		`card "Rod" { type = "minion", hp = 2, set = "rhyno" }`, `card "Rod" { type = "villain", set = "rod", stage = 4, hp = 2 }`,
		`card "Rod" { type = "main_scheme", set = "rod", stage = 1, back = "rod-b", scenario = { id = "rod" } }`,
		`card "Rod" { type = "main_scheme", set = "rod", stage = 1, back = "rod-b", scenario = { id = "rhino" } }`,
		`card "Rod" { type = "hero", set = "rod", hp = 2, hand_size = 4, back = "peter-parker" }`,
		`card "Rod" { type = "hero", set = "rod", hp = 2, hand_size = 4, back = "peter-parke" }`, `card "Rhino" { hp = 1 }`,
		`card "Rod" { type = "obligation", set = "rhino", revealed = draw(1) }`, `card "Rod" { type = "event", cost = 1, play = draw(1) }`,
		`card "Rod" { type = "event", cost = 1, action{ attack(1) } }`, `card "Rod" { type = "event", cost = 1, action{ form = "heroe", draw(1) } }`,
		`card "Rod" { type = "ally", cost = 1, hp = 1, thw = { 1 }, action{ cost = exhaust(this), remove_threat(2, one{ "side scheme" }) } }`,
		`card "Rod" { type = "support", cost = 1, action{ cost = spend("energy", "mental"), draw(1) } }`,
		`card "Rod" { type = "support", cost = 1, gets{ your_hero, thw = 1 } }`,
		`card "Rod" { type = "support", cost = 1, gets{ each{ "minion" }, hp = 1 } }`, `card "Rod" { type = "support", cost = 1, resource{ draw(1) } }`,
		`card "Rod" { type = "upgrade", cost = 1, attach = one{ "minion" }, cannot{ host, "attack" } }`, `card "Rod" { type = "upgrade", cost = 1, attach = hand }`,
		`card "Rod" { type = "minion", hp = 1, cannot{ "attack" } }`, `card "Rod" { type = "minion", hp = 1, response(thwarted{ by = this }){ draw(1) } }`,
		`card "Rod" { type = "event", cost = 0, interrupt(damage_dealt{ to = your_hero }){ prevent(2) } }`,
		`card "Rod" { type = "side_scheme", set = "rhino", threat = 1, response(round_ends{}){ draw(1) } }`,
		`card "Rod" { type = "treachery", set = "rhino", revealed = { surge(1), cancel(), prevent(1) } }`,
		`card "Rod" { type = "treachery", set = "rhino", boost_star = true }`,
		`card "Rod" { type = "minion", hp = 2, atk = "X" }`, `card "Rod" { type = "minion", hp = 2, x = "remaining_hp" }`,
		`card "Rod" { type = "minion", hp = 2, fr = "Rhino" }`,
		`card "Rod" { type = "minion", hp = per_player() }`, `card "Rod" { type = "support", cost = 1, forced = true }`,
		`card "Rod" { type = "support", cost = 1, action{ forced = true, draw(1) } }`, `card "Rod" { type = "support", cost = 1, action{ draw(1) }, action{ draw(2) } }`,
		`card "Rod" { type = "support", cost = 1, action{ cost = draw(1), draw(1) } }`, `card "Rod" { type = "support", cost = 1, uses = 0 }`,
	},
}

// TestCardMistakesInFrench: whatever is wrong with cards of one's own, no line of the French message is in English, nor
// half of it. To the mistakes that are written down come those that exchange a word of a sound file for another.
func TestCardMistakesInFrench(t *testing.T) {
	if testing.Short() {
		t.Skip("one file after the other: the run without the race detector reads them")
	}
	sound := map[string]string{}
	page, err := os.ReadFile("../../docs/cards.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range pageBlock.FindAllStringSubmatch(string(page), -1) {
		switch text, _, _ := strings.Cut(m[2], "\nscenario "); {
		case m[1] == "" || strings.HasPrefix(m[1], "wrong") || strings.HasPrefix(m[1], "un") || !strings.Contains(text, "card "):
		case strings.Contains(m[2], `"champions"`):
			sound["champions"] += text + "\n"
		default:
			sound["forever-evil"] += text + "\n"
		}
	}
	word := regexp.MustCompile(`[a-z_]+|"[^"\n]*"|[0-9]+`)
	for id, wrong := range mistakes {
		g := games.Find(id)
		text := regexp.MustCompile(`(?m)^(all|use).*$|^--.*$`).ReplaceAllString(sound[id], "")
		if len(text) < 1000 {
			t.Fatalf("only %d bytes of cards of %s stand in docs/cards.md", len(text), id)
		}
		files := slices.Clone(wrong)
		at := word.FindAllStringIndex(text, -1)
		rng := rand.New(rand.NewPCG(1, uint64(len(id))))
		for range 300 {
			changed := text
			for range 3 { // so that more than one thing is wrong
				x, y := at[rng.IntN(len(at))], at[rng.IntN(len(at))]
				if x[1] <= len(changed) {
					changed = changed[:x[0]] + text[y[0]:y[1]] + changed[x[1]:]
				}
			}
			files = append(files, changed)
		}
		told := map[string]bool{}
		for i, file := range files {
			_, err := g.With([]engine.Source{{Name: "mine.lua", Text: file}})
			if err == nil && i < len(wrong) {
				t.Errorf("%s is read as if nothing were wrong", file)
			}
			if err == nil {
				continue
			}
			en, fr := engine.Tell(err, engine.EN), engine.Tell(err, engine.FR)
			if en == fr {
				t.Errorf("%q is told in English only", en)
			}
			for _, name := range called.FindAllStringSubmatch(file, -1) {
				fr = strings.ReplaceAll(fr, name[1], "«»")
				if len(name[1]) > 40 { // a long one is cut where the message has no room for it
					cut := regexp.MustCompile(regexp.QuoteMeta(name[1][:40]) + `.*?…`)
					fr = cut.ReplaceAllString(fr, "«»")
				}
			}
			for line := range strings.Lines(fr) {
				if excerpt.MatchString(line) || strings.Contains(line, "Rod, the") {
					continue
				}
				if word := english.FindString(written.ReplaceAllString(line, "")); word != "" && !told[word] {
					told[word] = true
					t.Errorf("%q stands in the French line\n%s", word, line)
				}
			}
		}
	}
}

// TestCardCommandsInFrench: what the commands say about cards of one's own is in French, all of it.
func TestCardCommandsInFrench(t *testing.T) {
	if testing.Short() {
		t.Skip("one command after the other: the run without the race detector calls them")
	}
	t.Chdir(t.TempDir())
	const fe = `all { game = "forever-evil" }` + "\n"
	for name, text := range map[string]string{
		"punch.lua": fe + `card "Punch" { play = power(2) }`, "rod.lua": fe + `card "Rod" { type = "Hero", fr = "Tige", play = power(2) }`,
		"none.lua": fe, "bad.lua": fe + `card "Rod" { tipe = "Hero" }`, "nogame.lua": `card "Rod" { type = "Hero" }`,
		"chess.lua": `all { game = "chess" }`, "large.lua": strings.Repeat(" ", 262_145), "plain.lua": `scenario "X" { game = "forever-evil" }`,
		"dir/a.lua": fe + `card "Rod" { type = "Hero", fr = "Tige" }`, "dir/b.LUA": "", "dir/.c.lua": "", "dir/d.lua": `scenario "X" { game = "champions" }`,
		"twice/a.lua": fe + `card "Rod" { type = "Hero" }`, "twice/b.lua": fe + `card "Rod" { type = "Hero" }`, "empty/x.txt": "", "x.txt": "",
		"hand.lua": `scenario "X" { game = "forever-evil" }` + "\n" + `local ann, ben = players { { "Ann", hand = { "Rod" } }, { "Ben" } }`,
	} {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, args := range [][]string{{"card", "--cards", "none.lua"}, {"card", "--cards", "bad.lua"}, {"card", "--cards", "nogame.lua"},
		{"card", "--cards", "chess.lua"}, {"card", "--cards", "large.lua"}, {"card", "--cards", "plain.lua"}, {"card", "--cards", "nowhere"},
		{"card", "--cards", "nowhere.lua"}, {"card", "--cards", "dir", "tige"}, {"card", "--cards", "twice"}, {"card", "--cards", "empty"},
		{"card", "--cards", "x.txt"}, {"card", "--cards", "rod.lua", "tige"}, {"card", "--cards", "rod.lua", "--source", "tige"},
		{"card", "--cards", "punch.lua", "punch"}, {"run", "hand.lua"}, {"run", "--cards", "rod.lua", "hand.lua"},
		{"test", "--cards", "punch.lua", "forever-evil/types"}, {"test", "--cards", "punch.lua", "--golden", "g", "--update"},
		{"simulate", "--game", "champions", "--cards", "rod.lua"}, {"ask", "--cards", "punch.lua", "Combien de Puissance donne un Coup de Poing ?"},
		{"clause", "--cards", "rod.lua", "own.card.rod"}, {"coverage", "--cards", "bad.lua"},
	} {
		_, out, err := call(t, &app{scenarios: scenarios.FS, golden: golden.FS}, append(args, "--lang", "fr")...)
		for line := range strings.Lines(out + err) {
			word := english.FindString(written.ReplaceAllString(line, ""))
			if word != "" && !excerpt.MatchString(line) {
				t.Errorf("referee %s: %q stands in the French line\n%s", strings.Join(args, " "), word, line)
			}
		}
		if out+err == "" {
			t.Errorf("referee %s says nothing", strings.Join(args, " "))
		}
	}
}

// TestOddNamesOfCardFiles: a file of cards may be called as it likes, and no message brings an order to the terminal.
func TestOddNamesOfCardFiles(t *testing.T) {
	t.Chdir(t.TempDir())
	const name = "a\x1b[31m\nb.lua"
	if err := os.WriteFile(name, []byte("all { game = \"forever-evil\" }\ncard \"Rod\" { tipe = 1 }"), 0o644); err != nil {
		t.Skipf("no such name here: %v", err)
	}
	for _, path := range []string{name, "."} {
		code, out, err := call(t, &app{scenarios: scenarios.FS, golden: golden.FS}, "card", "--cards", path, "rod")
		if code != exitWrong || strings.Contains(out+err, "\x1b") || !strings.Contains(err, "b.lua:2: Rod: a card has no tipe") {
			t.Errorf("--cards %q ends with %d and tells %q", path, code, out+err)
		}
	}
}
