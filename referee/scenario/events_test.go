package scenario

import (
	"bytes"
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/log"
)

// eventsHead is an Attack that Ben does not avoid: Ann and he gain a Weakness each.
const eventsHead = `local before = log:mark()
ann:plays "Bizarro Power"
ben:declines()
`

// TestEvents proves that what has happened can be told in the words of the log, in both languages, and that what has
// not is told from it.
func TestEvents(t *testing.T) {
	for _, c := range []struct{ script, want string }{ // want: a part of the error; none, if it holds
		{`expect(log):has(ann, "gains", "Weakness")`, ""},
		{`expect(log):has("ann", "gagne", "faiblesse")`, ""},
		{`expect(log):has(ann, "gains", "Weakness", "from", weakness, "to", ann.discard, "by", "fe.weakness.to-discard")`, ""},
		{`expect(log):has(ann, "gains", "Weakness", "from", "Weakness stack", "to", "défausse d'Ann")`, ""},
		{`expect(log):has(ann, "gains", "Weakness", "from", "Weakness stack", "to", ben.discard)`,
			"but there is no such line"},
		{`expect(log):has(ann, "gains", "Weakness", "by", "fe.attack.may-avoid")`, "but there is no such line"},
		{`expect(log):has("by", "fe.weakness.to-discard")`, ""},
		{`expect(log):has("by", "fe.attack.may-avoid")`, ""}, // a question's own
		{`expect(log):has(ben, "by", "fe.attack.may-avoid")`, ""},
		{`expect(log):has(ann, "by", "fe.attack.may-avoid")`, "but there is no such line"},
		{`expect(log):count(1, ann, "plays", "Bizarro Power")`, ""}, // chosen and played
		{`expect(log):in_order { { ann, "plays", "Bizarro Power" }, { ann, "plays", "Bizarro Power" } }`,
			"but it is there only before"},
		{`expect(log):has(ben, "does not avoid the Attack")`, ""},
		{`expect(log):has(ben, "does not avoid")`, ""},
		{`expect(log):has(ben, "declines")`, ""},
		{`expect(log):has(ben, "declines", "Invulnerable")`, ""},
		{`expect(log):has(ann, "declines")`, "but there is no such line"},
		{`expect(log):has(ann, "has Power", 4)`, ""},
		{`expect(log):has(ann, "has Power", "+4", "now", 4)`, ""},
		{`expect(log):has(ann, "has Power", "-4")`, `never tells this number: -4`},
		{`ann:plays "Punch" expect(log):has(ann, "has Power", 1)`, ""},
		{`ann:plays "Punch" expect(log):has_no(ann, "has Power", 5)`, ""}, // what he has now is not what he was given
		{`ann:plays "Punch" expect(log):has(ann, "has Power", "now", 5)`, ""},
		{`ann:plays "Punch" expect(log):has_no(ann, "has Power", "now", 1)`, ""},
		{`expect(log):has_no(ann, "plays", "Punch")`, ""}, // it was among the answers, and not chosen
		{`expect(log):has(ann, "has Power", -4)`, `never tells this number: -4`},
		{`expect(log):has("attack", ben)`, ""},
		{`expect(log):has(ann, "Gains", "Weakness")`, ""},
		{`expect(log):has_no(ben, "avoids")`, ""},
		{`expect(log):has_no(ben, "gains", "Kick")`, ""},
		{`expect(log):count(1, ben, "gains", "Weakness")`, ""},
		{`expect(log):count(2, "gains", "Weakness")`, ""},
		{`expect(log):count(1, "gains", "Weakness")`, `test.lua:10: the log: expected "gains Weakness" 1 times, but it is there 2 times
  what happened last:
    Ann gains Weakness: Weakness stack -> Ann discard pile  (line 8)
    Ben gains Weakness: Weakness stack -> Ben discard pile  (line 9)`},
		{`expect(log):in_order { { ann, "gains", "Weakness" }, { "Attack on", ben }, { ben, "gains", "Weakness" } }`,
			""},
		{`expect(log):in_order { { "gains", "Weakness" }, { "gains", "Weakness" } }`, ""},
		{`local t = { { ann, "plays", "Bizarro Power" }, { "gains", "Weakness" } } for i = 1, 1001 do expect(log):in_order(t) end`, "more than 2000 expectations"},
		{`expect(log:since(before)):has(ann, "plays", "Bizarro Power")`, ""},
		{`expect(log:last_move()):has(ann, "plays", "Bizarro Power")`, ""},
		{`ann:plays "Punch" expect(log:last_move()):has_no("gains", "Weakness")`, ""},
		{`local attack = log:last_move() ann:plays "Punch" expect(attack):has(ann, "plays", "Punch")`,
			"but there is no such line"},
		{`local attack = log:last_move() ann:plays "Punch" expect(attack):has(ben, "gains", "Weakness")`, ""},
		{`local now = log:mark() ann:plays "Punch" expect(log:since(now)):has_no("gains", "Weakness")`, ""},

		{`expect(log):has(ben, "gains", "Kick")`,
			"test.lua:10: the log: expected \"Ben gains Kick\", but there is no such line\n  what happened last:\n    Ann gains Weakness"},
		{`expect(log):has_no(ben, "gains", "Weakness")`,
			`test.lua:10: the log: "Ben gains Weakness" was not to happen, but there is such a line (line 9)`},
		{`expect(log):in_order { { ben, "gains", "Weakness" }, { ann, "plays", "Bizarro Power" } }`,
			`test.lua:10: the log: expected "Ann plays Bizarro Power" after "Ben gains Weakness", but it is there only before`},
		{`expect(log):in_order { { ben, "gains", "Weakness" }, { ben, "gains", "Weakness" } }`,
			"but it is there only before"},
		{`expect(log):in_order { { ben, "gains", "Weakness" }, { ben, "gains", "Kick" } }`,
			`expected "Ben gains Kick" after "Ben gains Weakness", but there is no such line`},
		{`expect(log):in_order { { ben, "gains", "Kick" }, { ben, "gains", "Weakness" } }`,
			`expected "Ben gains Kick", but there is no such line`},

		// What could never be so is an error, and no expectation that holds by itself.
		{`expect(log):has_no(ben, "gians", "Weakness")`, `no line of the log says "gians": did you mean "gains"?`},
		{`expect(log):has_no(ben, "avods the Attack")`, `did you mean "avoids the attack"?`},
		{`expect(log):has_no(ben, "gains", "Weaknes")`, `did you mean "Weakness"?`},
		{`expect(log):has_no(ben, "gains")`, `"gains" can mean more than one thing here: {actor} gains {card}`},
		{`expect(log):has_no("gains", ann)`, `no line of the log that says "gains" names all this in this order`},
		{`expect(log):has_no("plays", ann)`, `no line of the log that says "plays" names all this in this order`},
		{`expect(log):has_no("declines", ben)`, `who chooses is named before the word`},
		{`expect(log):has_no(ann, "Weakness", "gains")`,
			`no line of the log that says "gains" names all this in this order`},
		{`expect(log):has_no("Weakness", "gains", ben)`,
			`no line of the log that says "gains" names all this in this order`},
		{`expect(log):has_no(ben, "gains", "Weakness", "Kick")`, "names all this in this order"},
		{`expect(log):has_no(ben, "avoids the Attack", "Kick")`, "names all this in this order"},
		{`expect(log):has_no(ben, "avoids the Attack", 3)`, "names all this in this order"},
		{`expect(log):has_no(ann, "has Power", 1, 2, 3)`, "names all this in this order"},
		{`expect(log):has_no(ann, "gains", "Weakness", "to", ann.discard, "to", ann.hand, "to", ben.hand)`,
			"names all this in this order"},
		{`expect(log):has_no(ann, "plays", "Punch", "now", 3)`, "names all this in this order"},
		{`expect(log):has_no(ben, "chooses", "Punch", 3)`, "does not go with all this"},
		{`expect(log):has_no("Ben gains Weakness")`,
			`names stand apart from the words, in quotes of their own: "Ben", "gains", "Weakness"`},
		{`expect(log):has_no("Ann gains Weakness: Weakness stack -> Ann discard pile")`,
			"names stand apart from the words"},
		{`expect(log):has_no(ben, "gains Weakness")`, "names stand apart from the words"},
		{`expect(log):has_no(ben, "gains", "Weakness", "from", "Weaknes stack")`, `did you mean "Weakness stack"?`},
		{`expect(log):has_no(ben, "gains", "Weakness", "from", "weakness")`, "was not to happen"},
		{`expect(log):has_no(ben)`, "this tells of nothing that happens"},
		{`expect(log):has_no("Punch")`, "this tells of nothing that happens"},
		{`expect(log):has_no()`, "what is expected to have happened?"},
		{`expect(log):has_no(nil, "gains")`, "what has_no is given is nil"},
		{`expect(log):has_no(ann.power, "gains")`, "an event is told by players"},
		{`expect(log):has_no(ben, "gains", "Weakness", "by")`, "by is followed by a clause"},
		{`expect(log):has_no(ben, "gains", "Weakness", "by", "fe.weaknes.to-discard")`,
			`did you mean "fe.weakness.to-discard"?`},
		{`expect(log):has_no(ben, "gains", "Weakness", "fe.weakness.to-discard")`, `before a clause stands "by"`},
		{`expect(log):has_no(ben, "gains", "Weakness", 1.5)`, "is a whole number"},
		{`expect(log):has_no(ben, "gains", "Weakness", "")`, "an empty text tells of nothing"},
		{`expect(log):has_no(ben, "refused")`, "a refusal is expected by refused("},
		{`expect(log:since(log:mark())):has_no(ben, "gains", "Weakness")`,
			"the log since the mark of line 10 is still empty"},
		{`expect(log):has_no(ann, "gains", "from", ann.hand, "to", ann.hand)`,
			`test.lua:10: "Ann gains from Ann hand to Ann hand" could never happen: a line that says "{actor} gains {card}: {from} -> {to} (gain)" never takes a card from there, but from: main deck, Line-Up, Kick stack, Weakness stack`},
		{`expect(log):has_no(ann, "draws", "Punch", "to", ann.discard)`, `never brings a card there, but here: hand`},
		{`expect(log):has_no(ann, "draws", "Punch", "to", ben.hand)`, ""},
		{`expect(log):has_no(ann, "plays", "Lex Luthor")`, "Lex Luthor is of another card type (character)"},
		{`expect(log):has_no(ann, "defeats", "Punch")`, "tells there of these: Super Hero of the stack"},
		{`expect(log):count(1, ann, "buys", "Sinestro")`, `"Ann buys Sinestro" could never happen`},
		{`expect(log):has_no(ann, "passes", ben)`,
			`no line of the log that says "passes" names all this so; "to" is missing before the last name: {actor} passes {card} to {player}`},
		{`expect(log):has(ann, "passes", "Punch", ben)`, `"to" is missing before the last name`},
		{`expect(log):has_no(ann, "passe", ben)`, `is missing before the last name`},
		{`expect(log):has_no(ann, "passes", "to", ben)`, ""},
		{`expect(log):has_no(ann, "destroys", ben)`,
			`no line of the log that says "destroys" names all this in this order; there is: {actor} destroys {card}`},
		{`expect(log):has_no(ann, "détruit", ben)`, `no line of the log that says "détruit" names all this`},
		{`expect(log):has_no(ann, "discards", ben)`, `no line of the log that says "discards" names all this`},
		{`expect(log):has_no(ann, "gains", ben)`, `no line of the log that says "gains" names all this`},
		{`expect(log):has_no(ann, "plays", ben)`, `no line of the log that says "plays" names all this`},
		{`expect(log):has_no(ann, "uses", ben)`, `no line of the log that says "uses" names all this`},
		{`expect(log):has_no(ann, "buys", ben)`, `no line of the log that says "buys" names all this`},
		{`expect(log):has_no(ann, "defends", ben)`, `no line of the log that says "defends" names all this`},
		{`expect(log):has_no(ann, "defeats", ben)`, `no line of the log that says "defeats" names all this`},
		{`expect(log):count(1, ann, "destroys", ben)`, `no line of the log that says "destroys" names all this`},
		{`expect(log):has_no(ann, "chooses", ben)`, ""},
		{`expect(log):has_no(ann, "puts", "Punch")`,
			`"puts" can mean more than one thing here: {actor} puts {card} away: {from} -> {to} (put-away); {actor} puts {card}`},
		{`expect(log):count(1, ann, "puts", "Punch")`, `"puts" can mean more than one thing here`},
		{`expect(log):has_no(ann, "put", "Punch")`, ""},
		{`expect(log):has_no(ann, "gagne")`, `"gagne" can mean more than one thing here`},
		{`expect(log):has_no("Punch", "has no effect")`, `"has no effect" can mean more than one thing here`},
		{`expect(log):has_no(ann, "buys", "Kick", "from", ann.hand)`,
			`could never happen: a line that says "{actor} buys {card}: {from} -> {to} (buy)" never takes a card from there, but from: Line-Up, Kick stack`},
		{`expect(log):has_no(ann, "put", "Kick", "from", ann.hand, "to", ann.hand)`,
			"could never happen: the card would be where it was"},
		{`expect(log):has_no(ann, "gains", "Punch", "from", weakness)`,
			"could never happen: Punch never lies in this place (Weakness stack)"},
		{`expect(log):has_no("by", "fe.attack.one-defense")`, `fe.attack.one-defense only refuses: no line of what happens ever cites it
  a refusal is expected by  refused(function() … end, "fe.attack.one-defense")`},
		{`expect(log):has_no(ben, "gains", "Kick", "by", "fe.card.kick")`,
			`the log: there is no such line at all, by whatever clause: leave out "by" and the clause, which says more`},
		{`expect(log):has_no(ben, "gains", "Weakness", "by", "fe.cards.bizarro-power")`, ""},
		{`expect(log):count(0, ben, "gains", "Kick")`, "that something never happened is has_no"},
		{`expect(log):count(1.5, ben, "gains", "Kick")`, "a whole number from 1 on"},
		{`expect(log):in_order { { ben, "gains", "Weakness" } }`, "an order has two events or more"},
		{`expect(log):in_order { ben, "gains", "Weakness" }`, "braces of its own"},
		{`expect(log):in_order { { ben, "gains", card = "Weakness" }, { ben, "declines" } }`, `an event has no "card"`},
		{`expect(log):in_order({ { ben, "declines" }, { ben, "gains", "Weakness" } }, 3)`,
			"in_order takes no more than one value"},
		{`expect(log):has_no(ann, "has Power", "now", -1)`, `"Ann has Power now -1" could never happen`},
		{`expect(log):has_no(ann, "has Power", 0)`, "never tells this number: 0"},
		{`expect(log):has_no("players who did not avoid the Attack", -1)`, "never tells this number: -1"},
		{`expect(log):has_no(ann, "pays", 3)`, ""},
		{`expect(log):has_no(ann, "pays", "+3")`, "never tells this number: 3"},
		{`expect(log):has_no(ben, "has", -2, "VP")`, "once the game is over"}, // a Weakness costs some
		{`expect(log):has_no("set-up")`,
			`"set-up": such a line only stands before the first move, where a set-up is shown or play begins in the middle`},
		{`expect(log):has_no(ann, "is dealt")`, "such a line only stands before the first move"},
		{`expect(log):has_no(ann, "is in team", 2)`, "such a line only stands before the first move"},
		{`expect(log):has_no("turn", "Ben", "goes on")`, "such a line only stands before the first move"},
		{`expect(log):has_no("turn", "Ben")`, ""},
		{`expect(log):hass(ben, "gains", "Weakness")`, `did you mean "has"?`},
		{`expect(log)`, "the expectation on line 10 says nothing"},
		{`local x = log:marc()`, `did you mean "mark"?`},
		{`local x = log:since(3)`, "since is said of a mark"},
		{`local x = log.mark()`, "write a colon before mark:  local x = log:mark()"},
		{`local x = that(log):has(ben, "gains", "Weakness")`, "that(…) takes a player, a zone"},
	} {
		r := run1(t, eventsHead+c.script)
		switch {
		case c.want == "" && r.Err != nil:
			t.Errorf("%s\ngives %v", c.script, r.Err)
		case c.want != "" && (r.Err == nil || !strings.Contains(r.Err.Error(), c.want)):
			t.Errorf("%s\ngives %v\nwant … %s …", c.script, r.Err, c.want)
		}
	}
}

// TestNothingIsDoneWithPlayers proves that a verb of Marvel Champions is not said of what no answer of it ever names.
func TestNothingIsDoneWithPlayers(t *testing.T) {
	const table = `scenario "A test" { game = "champions" }
local ann, ben = players { { "Ann", character = "Spider-Man", hand = { "Energy" } }, { "Ben", character = "She-Hulk" } }
ann:ends_turn()
`
	checkScripts(t, table, []struct{ script, want string }{
		{`expect(log):has_no(ann, "attacks_with", ben)`, `"attacks_with" does not go with all this`},
		{`expect(log):has_no(ann, "plays", ben)`, `no line of the log that says "plays" names all this`},
		{`expect(log):has_no(ann, "pays_with", ben)`, `"pays_with"`},
		{`expect(log):has_no(ann, "asks", "Energy")`, `"asks"`},
		{`expect(log):has_no(ann, "asks", ben)`, ""},
	})
}

// TestNothingIsDoneWithACharacter proves that in Forever Evil no move is made with the Super-Villain somebody plays.
func TestNothingIsDoneWithACharacter(t *testing.T) {
	const table = `scenario "A test" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Punch" } }, { "Ben", character = "Bizarro" } }
ann:plays "Punch"
`
	var scripts []struct{ script, want string }
	for _, verb := range []string{"plays", "buys", "gains", "discards", "destroys", "passes", "defeats", "defends"} {
		scripts = append(scripts, struct{ script, want string }{`expect(ann):may_not("` + verb + `", "Lex Luthor")`,
			`"` + verb + `" is never said of a card such as Lex Luthor`})
	}
	checkScripts(t, table, scripts)
}

// TestWhatNoLineTells proves that lines of Marvel Champions which stand only before the first move, or whose number
// only grows or only falls, are not expected to be missing elsewhere or otherwise.
func TestWhatNoLineTells(t *testing.T) {
	const table = `scenario "A test" { game = "champions" }
local ann, ben = players { { "Ann", character = "Spider-Man", hand = { "Energy" } }, { "Ben", character = "She-Hulk" } }
ann:ends_turn()
`
	const opens = "such a line only stands before the first move"
	checkScripts(t, table, []struct{ script, want string }{
		{`expect(log):has_no("set-up", "step", 3)`, opens},
		{`expect(log):has_no("She-Hulk", "starts with", 15, "hit points")`, opens},
		{`expect(log):has_no("Vulture", "is set aside")`, opens},
		{`expect(log):has_no("deck-checked", ann)`, opens},
		{`expect(log):has_no("encounter-deck")`, opens},
		{`expect(log):has_no("first-player", ben)`, opens},
		{`expect(log):has_no("the game begins")`, opens},
		{`expect(log):has_no("threat", "+1")`, ""},
		{`expect(log):has_no("threat-removed", "+1")`, "never tells this number: 1"},
		{`expect(log):has_no("She-Hulk", "heals", "damage", "+1")`, "never tells this number: 1"},
		{`expect(log):has_no("damage moves off", "She-Hulk", "+1")`, "never tells this number: 1"},
		{`expect(log):has_no("lasts", "-1")`, "never tells this number: -1"},
	})
}

// TestEventsBeforeAnyMove proves that the last move is an error while there is none, and that the log may be asked from
// the first line on.
func TestEventsBeforeAnyMove(t *testing.T) {
	if r := run1(t, "expect(log:last_move()):has(ann, \"plays\", \"Punch\")"); r.Err == nil ||
		!strings.Contains(r.Err.Error(), "nobody has made a move yet") {
		t.Errorf("got %v", r.Err)
	}
	if r := run1(t, "expect(log):has(\"turn\", ann)"); r.Err != nil {
		t.Error(r.Err)
	}
}

var fieldOf = regexp.MustCompile(`\{\+?(\w+)\}|\([^(){}]*|[^(){}]+`)

// TestEventsOfEverySentence takes the lines of the shipped scenarios apart by other means than the engine does, and
// describes each in its own words: every kind of event that ever happens can be told, in both languages, and is found
// again.
func TestEventsOfEverySentence(t *testing.T) {
	if testing.Short() {
		t.Skip("one table after the other: the run without the race detector plays them")
	}
	seen := map[string]int{}
	for name, source := range shipped(t) {
		s, err := Compile(name, name, source)
		if err != nil {
			t.Fatal(err)
		}
		result := s.Run(Options{})
		if result.Log == nil {
			continue
		}
		rules := result.Game.Rules(result.Edition)
		sentences := log.SentencesOf(rules)
		told := [2][]map[string]any{toldEvents(t, result.Log, engine.EN), toldEvents(t, result.Log, engine.FR)}
		for i := range result.Log.Events {
			e := &result.Log.Events[i]
			k := &rules.Kinds[e.Kind]
			for _, lang := range []engine.Lang{engine.EN, engine.FR} {
				key := rules.Game + k.Name + engine.Text{"en", "fr"}[lang]
				if seen[key] >= 3 || e.Kind < engine.FirstKind && e.Kind != engine.Cancelled {
					continue
				}
				d, ok := inItsOwnWords(e, k.Says.In(lang), told[lang][i])
				if !ok {
					continue
				}
				seen[key]++
				if err := sentences.Read(d); err != nil {
					t.Errorf("%s: %s: %v", name, log.EventText(result.Log, i, lang), err)
					continue
				}
				found := false
				for j := range log.Find(result.Log, d, i) {
					found = j == i
					break
				}
				if !found {
					t.Errorf("%s: %s: not found by %+v", name, log.EventText(result.Log, i, lang), d)
				}
			}
		}
	}
	if len(seen) < 200 {
		t.Errorf("only %d sentences were tried", len(seen))
	}
}

// inItsOwnWords describes an event by its whole line.
func inItsOwnWords(e *engine.Event, says string, told map[string]any) (*log.Description, bool) {
	d := &log.Description{}
	for c := range e.Cite.All() {
		d.By = append(d.By, c)
	}
	add := func(t log.Thing) {
		t.Behind = len(d.Words)
		d.Things = append(d.Things, t)
	}
	for _, m := range fieldOf.FindAllStringSubmatch(says, -1) {
		switch m[1] {
		case "actor":
			add(log.Thing{Sort: log.SomePlayer, Player: e.Actor})
		case "player":
			add(log.Thing{Sort: log.SomePlayer, Player: e.Player})
		case "card", "on", "back":
			name, _, _ := strings.Cut(told[m[1]].(string), " (")
			add(log.Thing{Sort: log.SomeCard, Card: name})
		case "from":
			add(log.Thing{Sort: log.SomeZone, Zone: e.From, Role: log.FromZone})
		case "to":
			add(log.Thing{Sort: log.SomeZone, Zone: e.To, Role: log.ToZone})
		case "n":
			add(log.Thing{Sort: log.SomeNumber, N: int(e.N), Signed: true})
		case "now":
			add(log.Thing{Sort: log.SomeNumber, N: int(e.Now), Now: true})
		case "times":
		case "":
			if text := strings.Trim(m[0], " ->:,;"); text != "" && m[0][0] != '(' && text != ")" {
				d.Words = append(d.Words, text)
			}
		default:
			return nil, false
		}
	}
	return d, len(d.Words) > 0
}

// toldEvents gives the events as JSON Lines tell them.
func toldEvents(t *testing.T, l *engine.Log, lang engine.Lang) []map[string]any {
	var out []map[string]any
	for line := range bytes.Lines(log.JSONLines(l, lang)) {
		var told map[string]any
		if err := json.Unmarshal(line, &told); err != nil {
			t.Fatal(err)
		}
		if told["event"] != nil && told["within"] == nil { // what a branch tells stands in the log of the branch
			out = append(out, told)
		}
	}
	return out
}

// TestEventsChosenWithoutALine proves that a verb of the moves also finds what was chosen where no event has the verb:
// Black Adam is used, and the log says so only in the answer.
func TestEventsChosenWithoutALine(t *testing.T) {
	const table = `scenario "A test" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Black Adam", hand = { "Bizarro Power" }, deck = { "Kick" } }, { "Ben", character = "Sinestro", hand = {} } }
ann:plays "Bizarro Power"
ann:uses "Black Adam"
`
	for script, holds := range map[string]bool{
		`expect(log):has(ann, "uses", "Black Adam")`:        true,
		`expect(log):has_no(ann, "uses", "Black Adam")`:     false,
		`expect(log):count(1, ann, "uses", "Black Adam")`:   true,
		`expect(log):has_no(ann, "declines", "Black Adam")`: true,
	} {
		s, err := Compile("test", "test.lua", table+script)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Run(Options{}).Err; (err == nil) != holds {
			t.Errorf("%s\ngives %v", script, err)
		}
	}
}

// TestEventsOfChampions proves the same of a game whose lines name two cards, or none by words alone.
func TestEventsOfChampions(t *testing.T) {
	const table = `scenario "A test" { game = "champions" }
local ann = players { { "Ann", character = "She-Hulk", hand = { "Haymaker", "Energy" }, engaged = { "Hydra Bomber" } } }
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }
local before = log:mark()
ann:attacks_with "She-Hulk"
ann:chooses "Hydra Bomber"
`
	checkScripts(t, table, []struct{ script, want string }{
		{`expect(log):has("She-Hulk", "attacks", "Hydra Bomber")`, ""},
		{`expect(log):has("Miss Hulk", "attaque", "Poseur de Bombe d'Hydra")`, ""},
		{`expect(log):has("Hydra Bomber", "attacks", "She-Hulk")`, `Hydra Bomber is of another card type (minion): a line that says "{card} attacks {on} (attacks)" tells there of these: hero, alter ego, ally
  lines that can be so: {card} attacks {player} (enemy-attacks)`},
		{`expect(log):has("She-Hulk", "attacks", "Rhino I")`, "but there is no such line"},
		{`expect(log):has_no("She-Hulk", "schemes")`, "She-Hulk is of another card type (hero)"},
		// unless it may be a Drone here
		{`expect(log):has_no("Haymaker", "schemes")`, "Haymaker is of another card type (event)"},
		{`ann:ends_turn() expect(log):has_no("prevents")`, `no line of the log says "prevents": did you mean "prevent`},
		{`expect(log):has_no("Haymaker", "attacks")`, "Haymaker is of another card type (event)"},
		{`expect(log):has_no(ann, "plays", "Energy", "to", ann.on_table)`,
			`"Ann plays Energy to Ann on the table" could never happen`},
		{`expect(log):has_no(ann, "attacks_with", "Rhino I")`, `"attacks_with" is said of these: hero, ally`},
		{`expect(log):has_no(ann, "pays_with", "Energy", "from", ann.discard)`,
			`never takes a card from there, but from: hand`},
		{`expect(log):has_no("by", "mc.keywords.guard")`,
			`mc.keywords.guard only refuses: no line of what happens ever cites it`},
		{`expect(log):has_no("by", "mc.card.web-shooter")`, "Web-Shooter takes no part in this game"},
		{`expect(log):has_no("by", "mc.card.energy")`, ""},
		{`expect(log):has(ann, "attacks_with", "She-Hulk")`, ""},
		{`expect(log):has_no(ann, "thwarts_with", "She-Hulk")`, ""},
		{`expect(log):has(ann, "attacks", "Hydra Bomber")`, ""},
		{`expect(log):has("Hydra Bomber", "attacks", "Hydra Bomber", "Hydra Bomber")`,
			`no line of the log that says "attacks" names all this in this order`},
		{`expect(log):has_no("Rhino", "attacks", ann)`, ""},
		{`expect(log):has("Hydra Bomber", "takes", 3, "damage")`, ""},
		{`expect(log):has("Hydra Bomber", "takes", 2, "damage")`, "but there is no such line"},
		{`expect(log):has("Hydra Bomber", "is defeated", "to", encounter_discard)`, ""},
		{`expect(log):has("Hydra Bomber", "is defeated", "from", ann.engaged, "to", "encounter_discard")`, ""},
		{`expect(log):has_no("The Break-In!", "threat", 2)`, ""},
		{`expect(log):has_no("Ultron I", "attacks", ann)`, "Ultron I takes no part in this game"},
		{`expect(log):in_order { { "She-Hulk", "exhausts" }, { ann, "chooses", "Hydra Bomber" }, { "She-Hulk", "attacks", "Hydra Bomber" }, { "Hydra Bomber", "is defeated" } }`, ""},
		{`expect(log):in_order { { "Hydra Bomber", "is defeated" }, { "Hydra Bomber", "takes", 3, "damage" } }`,
			"but it is there only before"},
		{`expect(log):has_no("Hydra Bomber", "enters play")`, ""},
		{`expect(log):has_no("Hydra Bomber", "enters play", "engaged with", ann)`, ""},
	})
}

// TestEventsAreNoCards proves that no card, option or place is called like a word of the log: a description would take
// the one for the other.
func TestEventsAreNoCards(t *testing.T) {
	each(func(g *engine.Game, r *engine.Rules) {
		for _, k := range r.Kinds {
			for _, words := range []string{k.Name, strings.ReplaceAll(k.Name, "-", " "), k.Name + "s"} {
				if r.FindCard(words) != 0 {
					t.Errorf("%s: %q is a kind of event and a card", g.ID, words)
				}
			}
			for _, says := range k.Says {
				for _, m := range fieldOf.FindAllString(says, -1) {
					if words := strings.Trim(m, " ->:,;"); words != "" && r.FindCard(words) != 0 {
						t.Errorf("%s: %q is in a line of the log and a card", g.ID, words)
					}
				}
			}
		}
		for _, v := range r.Verbs {
			if v.Word != "" && r.FindCard(v.Word) != 0 {
				t.Errorf("%s: %q is a verb and a card", g.ID, v.Word)
			}
		}
	})
}
