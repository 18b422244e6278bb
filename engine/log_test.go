package engine_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"tablereferee/engine"
	"tablereferee/engine/log"
)

// clumsy tries something that is not legal before it answers, now and then, so that logs have refusals.
type clumsy struct {
	engine.Decider
	rng   engine.PCG
	names []string
}

func (c *clumsy) Decide(m *engine.Match, q *engine.Question) int {
	if c.rng.Below(4) == 0 {
		c.try(m, q)
	}
	return c.Decider.Decide(m, q)
}

// try attempts something by chance, as a script would say it; what is legal is left alone.
func (c *clumsy) try(m *engine.Match, q *engine.Question) {
	r := m.Rules
	a := engine.Attempt{Player: engine.Player(c.rng.Below(m.Seats())),
		Verb: engine.Verb(1 + c.rng.Below(len(r.Verbs)-1)), Zone: -1, Whom: engine.NoPlayer}
	if c.rng.Below(3) > 0 {
		a.Player = q.Player
	}
	if a.Player == engine.NoPlayer {
		return
	}
	if r.Verbs[a.Verb].Of != engine.OfNothing {
		switch c.rng.Below(8) {
		case 0:
			a.Whom = engine.Player(c.rng.Below(m.Seats()))
			a.Name = c.names[a.Whom]
		default:
			d := engine.Def(1 + c.rng.Below(len(r.Cards)-1))
			a.Name = r.Cards[d].Name[engine.EN]
			a.Card = r.Locate(m, a, d)
		}
	}
	for _, legal := range q.Answers {
		if legal.Verb == a.Verb && q.Player == a.Player {
			same := legal.Card == 0 && a.Card == 0 && (a.Whom == engine.NoPlayer || legal.Player == a.Whom)
			if same || legal.Card != 0 && a.Card != 0 && m.Def(legal.Card) == m.Def(a.Card) {
				return
			}
		}
	}
	m.Refuse(q, a, r.WhyNot(m, q, a))
}

// logged plays a game with refusals and dresses its log with everything that a log can hold.
func logged(t *rapid.T, g *engine.Game, edition string) (*engine.Match, *engine.Log) {
	s := draw(t)
	m := begin(t, g, edition, s, &clumsy{engine.NewRandom(s.answers), engine.NewPCG(s.answers), names})
	l := m.Log
	for range rapid.IntRange(0, 2).Draw(t, "settings") {
		l.Settings = append(l.Settings,
			engine.Setting{Clause: engine.Clause(rapid.IntRange(1, m.Rules.Book.Len()-1).Draw(t, "clause")),
				Value: int16(rapid.IntRange(0, 9).Draw(t, "value"))})
	}
	l.Passes = rapid.Bool().Draw(t, "passes")
	for range rapid.IntRange(0, 1).Draw(t, "impossible") {
		l.Impossible = append(l.Impossible, engine.SetupError{Cite: engine.Cite(1, 2),
			Msg: engine.Text{"this cannot be", "cela ne se peut"}})
	}
	for range rapid.IntRange(0, 4).Draw(t, "given") {
		z := engine.Zone(rapid.IntRange(0, m.ZoneCount()-1).Draw(t, "zone"))
		given := engine.Given{Zone: z, Counter: -1, Partly: rapid.Bool().Draw(t, "partly")}
		for c := range m.Cards(z) {
			given.Cards = append(given.Cards, c)
		}
		if rapid.Bool().Draw(t, "sized") {
			given = engine.Given{Zone: z, Counter: -1, Sized: true, N: rapid.IntRange(0, 3).Draw(t, "size")}
		}
		i := rapid.IntRange(0, len(m.Rules.CountInfo)-1).Draw(t, "info")
		if rapid.Bool().Draw(t, "counter") && m.Rules.CountInfo[i].Name[engine.EN] != "" {
			given = engine.Given{Counter: i, Player: engine.NoPlayer, N: rapid.IntRange(-2, 9).Draw(t, "n")}
			if !m.Rules.CountInfo[i].Global {
				given.Player = engine.Player(rapid.IntRange(0, m.Seats()-1).Draw(t, "player"))
			}
		}
		l.Given = append(l.Given, given)
	}
	play(t, g, m)
	if rapid.Bool().Draw(t, "ruling") {
		l.Ruling = engine.Text{"Ann: she\n  gains it. [maybe]", "Ann : elle la\n  gagne."}
	}
	return m, l
}

// words are those of the log's own, by language.
var words = [2]struct {
	head, game, edition, seed, players, cards, rule, pass, given, state, ruling, or, nothing, colon string
}{
	{"referee-log", "game", "edition", "seed", "players", "cards", "rule", "windows pass", "given", "state", "ruling", "; or: ",
		"nothing", ": "},
	{"journal-arbitre", "jeu", "édition", "graine", "joueurs", "cartes", "règle", "fenêtres passées", "donné", "état", "décision",
		" ; ou : ", "rien", " : "},
}

// line is one line of JSON Lines; which fields are there says what it is.
type line struct {
	Log                 *int
	Game, Edition       string
	Seed                uint64
	Players, Characters []string
	Cards               *string
	Rule                *string
	Value               int
	Windows             *string
	Impossible          *string
	Given, State        *string
	Is                  string
	Ruling              *string
	Event               *string
	Depth               int
	Clauses             []string
	fields              map[string]any
}

func readLines(t rapid.TB, jsonl []byte) []line {
	var out []line
	for _, raw := range bytes.Split(bytes.TrimSuffix(jsonl, []byte("\n")), []byte("\n")) {
		var l line
		if err := json.Unmarshal(raw, &l); err != nil {
			t.Fatalf("%s: %v", raw, err)
		}
		d := json.NewDecoder(bytes.NewReader(raw))
		d.UseNumber()
		if err := d.Decode(&l.fields); err != nil {
			t.Fatalf("%s: %v", raw, err)
		}
		out = append(out, l)
	}
	return out
}

var braces = regexp.MustCompile(`(\b(?:de|que) )?\{[^}]*\}`)

// several are French words behind a number that is more than one.
var several = regexp.MustCompile(`\{n\}(?: \pL+s\b)+`)

// sentence puts the fields of an event into the sentence of its kind; every field must find its place there.
func sentence(t rapid.TB, says string, l line, lang engine.Lang) string {
	used := map[string]bool{"event": true, "depth": true, "clauses": true}
	w := words[lang]
	fill := func(brace string) string {
		name := strings.Trim(brace, "{}")
		signed := strings.HasPrefix(name, "+")
		name = strings.TrimPrefix(name, "+")
		used[name] = true
		switch v := l.fields[name].(type) {
		case string:
			return v
		case json.Number:
			if signed && !strings.HasPrefix(v.String(), "-") {
				return "+" + v.String()
			}
			return v.String()
		case []any:
			list := make([]string, len(v))
			for i := range v {
				list[i] = v[i].(string)
			}
			switch {
			case name == "or" && len(list) > 0:
				return w.or + strings.Join(list, ", ")
			case name == "legal" && len(list) == 0:
				return w.nothing
			}
			return strings.Join(list, ", ")
		}
		t.Fatalf("the event %s has no field %q: %v", *l.Event, name, l.fields)
		return ""
	}
	if n := l.fields["n"]; lang == engine.FR && (n == json.Number("0") || n == json.Number("1")) {
		says = several.ReplaceAllStringFunc(says, func(found string) string {
			return strings.ReplaceAll(found+" ", "s ", " ")[:len(found)-strings.Count(found, " ")]
		})
	}
	out := braces.ReplaceAllStringFunc(says, func(found string) string {
		at := strings.Index(found, "{")
		before, value := found[:at], fill(found[at:])
		first, _ := utf8.DecodeRuneInString(engine.FoldName(value))
		switch {
		case lang == engine.FR && strings.ContainsRune("aeiou", first):
			before = strings.Replace(before, "e ", "'", 1)
		case before == "de " && strings.HasPrefix(strings.ToLower(value), "le "):
			before, value = "du ", value[3:]
		case before == "de " && strings.HasPrefix(strings.ToLower(value), "les "):
			before, value = "des ", value[4:]
		}
		return before + value
	})
	for f := range l.fields {
		if !used[f] {
			t.Fatalf("the field %q of the event %s is not in its sentence %q", f, *l.Event, says)
		}
	}
	return out
}

// cited ends a line with its clauses, from the 72nd column on if there is room.
func cited(s string, clauses []string) string {
	if len(clauses) == 0 {
		return s
	}
	return s + strings.Repeat(" ", max(0, 71-utf8.RuneCountInString(s))) + " [" + strings.Join(clauses, " ") + "]"
}

// rebuild makes the text of a log from its JSON Lines and the sentences of the rules.
func rebuild(t rapid.TB, r *engine.Rules, jsonl []byte, lang engine.Lang) string {
	says, spaced := map[string]string{}, map[string]bool{}
	for k := range r.Kinds {
		says[r.Kinds[k].Name], spaced[r.Kinds[k].Name] = r.Kinds[k].Says.In(lang), r.Kinds[k].Chapter
	}
	w := words[lang]
	var b strings.Builder
	ended := false
	end := func() {
		if !ended {
			b.WriteString("\n")
		}
		ended = true
	}
	for _, l := range readLines(t, jsonl) {
		switch {
		case l.Log != nil:
			fmt.Fprintf(&b, "%s %d\n%s %s, %s %s, %s %d\n%s ", w.head, *l.Log, w.game, l.Game, w.edition, l.Edition,
				w.seed, l.Seed, w.players)
			for i, p := range l.Players {
				if i > 0 {
					b.WriteString(", ")
				}
				b.WriteString(p)
				if l.Characters[i] != "" {
					b.WriteString(" (" + l.Characters[i] + ")")
				}
			}
			b.WriteString("\n")
		case l.Cards != nil:
			fmt.Fprintf(&b, "%s %s%s%s\n", w.cards, *l.Cards, w.colon, l.Is)
		case l.Rule != nil:
			fmt.Fprintf(&b, "%s %s = %s\n", w.rule, *l.Rule, shown(r, *l.Rule, l.Value))
		case l.Windows != nil:
			b.WriteString(w.pass + "\n")
		case l.Impossible != nil:
			b.WriteString(cited("impossible "+*l.Impossible, l.Clauses) + "\n")
		case l.Given != nil:
			fmt.Fprintf(&b, "%s %s%s%s\n", w.given, *l.Given, w.colon, l.Is)
		case l.Event != nil:
			if spaced[*l.Event] {
				b.WriteString("\n")
			}
			s, ok := says[*l.Event]
			if !ok {
				t.Fatalf("there is no kind of event %q", *l.Event)
			}
			b.WriteString(cited(strings.Repeat("  ", l.Depth)+sentence(t, s, l, lang), l.Clauses) + "\n")
		case l.State != nil:
			end()
			fmt.Fprintf(&b, "%s %s%s%s\n", w.state, *l.State, w.colon, l.Is)
		case l.Ruling != nil:
			end()
			fmt.Fprintf(&b, "%s %s\n", w.ruling, *l.Ruling)
		default:
			t.Fatalf("a line says nothing: %v", l.fields)
		}
	}
	end()
	return b.String()
}

// differ gives the first line in which two texts differ.
func differ(a, b string) string {
	as, bs := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range as {
		if i >= len(bs) || as[i] != bs[i] {
			return fmt.Sprintf("line %d: %q and %q", i+1, as[i], slices.Concat(bs, make([]string, len(as)))[i])
		}
	}
	return "one is longer"
}

// TestTextAndJSONSayTheSame: the text can be made of the JSON Lines, byte by byte, and nothing in these is left over.
func TestTextAndJSONSayTheSame(t *testing.T) {
	each(t, func(t *testing.T, g *engine.Game, edition string) {
		few(t, 8, func(t *rapid.T) {
			m, l := logged(t, g, edition)
			for _, lang := range []engine.Lang{engine.EN, engine.FR} {
				text := string(log.Text(l, lang))
				if again := rebuild(t, m.Rules, log.JSONLines(l, lang), lang); again != text {
					t.Fatalf("text, and text made of JSON: %s", differ(text, again))
				}
			}
		})
	})
}

func TestLogsAreCanonical(t *testing.T) {
	each(t, func(t *testing.T, g *engine.Game, edition string) {
		few(t, 8, func(t *rapid.T) {
			_, l := logged(t, g, edition)
			for _, lang := range []engine.Lang{engine.EN, engine.FR} {
				for form, b := range map[string][]byte{"text": log.Text(l, lang), "JSON Lines": log.JSONLines(l, lang)} {
					switch {
					case !utf8.Valid(b):
						t.Fatalf("%s is not UTF-8", form)
					case bytes.ContainsAny(b, "\r\t"):
						t.Fatalf("%s has a carriage return or a tab", form)
					case !bytes.HasSuffix(b, []byte("\n")) || bytes.HasSuffix(b, []byte("\n\n")):
						t.Fatalf("%s does not end with one line feed: %q", form, b[max(0, len(b)-20):])
					case bytes.Contains(b, []byte(" \n")):
						t.Fatalf("%s has a space at the end of a line", form)
					case bytes.Contains(b, []byte("\n\n\n")):
						t.Fatalf("%s has two empty lines", form)
					}
				}
				for i, line := range strings.Split(string(log.Text(l, lang)), "\n") {
					if strings.ContainsAny(line, "{}") {
						t.Fatalf("line %d has a field that was not filled in: %q", i+1, line)
					}
					if strings.Contains(strings.TrimLeft(line, " "), "  ") && !strings.HasSuffix(line, "]") {
						t.Fatalf("line %d has two spaces: %q", i+1, line)
					}
				}
			}
		})
	})
}

// TestParseLogReadsEveryLogBack: sections, depth, words and clauses are those of the JSON Lines.
func TestParseLogReadsEveryLogBack(t *testing.T) {
	each(t, func(t *testing.T, g *engine.Game, edition string) {
		few(t, 8, func(t *rapid.T) {
			m, l := logged(t, g, edition)
			parsed, err := log.Parse(log.Text(l, engine.EN))
			if err != nil {
				t.Fatal(err)
			}
			parsed = slices.DeleteFunc(parsed, func(l log.Line) bool { return l.Section == "" })
			want := []log.Line{
				{Section: "game", Text: fmt.Sprintf("%s, edition %s, seed %d", g.ID, edition, l.Seed)},
				{Section: "players"},
			}
			says := map[string]string{}
			for k := range m.Rules.Kinds {
				says[m.Rules.Kinds[k].Name] = m.Rules.Kinds[k].Says[engine.EN]
			}
			for _, j := range readLines(t, log.JSONLines(l, engine.EN)) {
				switch {
				case j.Cards != nil:
					want = append(want, log.Line{Section: "cards", Text: *j.Cards + ": " + j.Is})
				case j.Rule != nil:
					want = append(want,
						log.Line{Section: "rule", Text: *j.Rule + " = " + shown(m.Rules, *j.Rule, j.Value)})
				case j.Windows != nil:
					want = append(want, log.Line{Section: "windows", Text: *j.Windows})
				case j.Impossible != nil:
					want = append(want, log.Line{Section: "impossible", Text: *j.Impossible, Clauses: j.Clauses})
				case j.Given != nil:
					want = append(want, log.Line{Section: "given", Text: *j.Given + ": " + j.Is})
				case j.State != nil:
					want = append(want, log.Line{Section: "state", Text: *j.State + ": " + j.Is})
				case j.Ruling != nil:
					want = append(want, log.Line{Section: "ruling", Text: *j.Ruling})
				case j.Event != nil:
					want = append(want, log.Line{Section: "event", Depth: j.Depth,
						Text: sentence(t, says[*j.Event], j, engine.EN), Clauses: j.Clauses})
				}
			}
			if len(parsed) != len(want) {
				t.Fatalf("%d lines are read back, not %d", len(parsed), len(want))
			}
			for i, p := range parsed {
				w := want[i]
				if p.Section == "players" {
					w.Text = p.Text
				}
				if p.Section != w.Section || p.Depth != w.Depth || p.Text != w.Text ||
					!slices.Equal(p.Clauses, w.Clauses) {
					t.Fatalf("read back as %+v, written as %+v", p, w)
				}
			}
		})
	})
}

// clausesAtEnd is what stands in brackets at the end of a line.
func clausesAtEnd(line string) string {
	if open := strings.LastIndex(line, " ["); open >= 0 && strings.HasSuffix(line, "]") {
		return line[open:]
	}
	return ""
}

// TestFrenchAndEnglishTellTheSameStory: line by line, with the same indentation and the same clauses.
func TestFrenchAndEnglishTellTheSameStory(t *testing.T) {
	indent := func(s string) int { return len(s) - len(strings.TrimLeft(s, " ")) }
	each(t, func(t *testing.T, g *engine.Game, edition string) {
		few(t, 8, func(t *rapid.T) {
			_, l := logged(t, g, edition)
			l.Ruling = engine.Text{"done", "fini"}
			en := strings.Split(string(log.Text(l, engine.EN)), "\n")
			fr := strings.Split(string(log.Text(l, engine.FR)), "\n")
			if len(en) != len(fr) {
				t.Fatalf("%d lines in English, %d in French", len(en), len(fr))
			}
			for i := range en {
				if indent(en[i]) != indent(fr[i]) || clausesAtEnd(en[i]) != clausesAtEnd(fr[i]) ||
					(en[i] == "") != (fr[i] == "") {
					t.Fatalf("line %d: %q and %q", i+1, en[i], fr[i])
				}
			}
		})
	})
}

// TestLineEventsNamesTheEventOfEveryLine of the text, and none for the header, the empty lines and the end.
func TestLineEventsNamesTheEventOfEveryLine(t *testing.T) {
	each(t, func(t *testing.T, g *engine.Game, edition string) {
		few(t, 8, func(t *rapid.T) {
			_, l := logged(t, g, edition)
			events := log.LineEvents(l)
			for _, lang := range []engine.Lang{engine.EN, engine.FR} {
				next := 0
				lines := strings.Split(strings.TrimSuffix(string(log.Text(l, lang)), "\n"), "\n")
				for i, line := range lines {
					if i >= len(events) {
						t.Fatalf("line %d of %d has no event and no -1: %q", i+1, len(lines), line)
					}
					if events[i] < 0 {
						continue
					}
					if events[i] != next {
						t.Fatalf("line %d shows event %d, not %d", i+1, events[i], next)
					}
					said := strings.Repeat("  ", int(l.Events[next].Depth)) + log.EventText(l, next, lang)
					if rest, ok := strings.CutPrefix(line, said); !ok ||
						strings.TrimSpace(rest) != strings.TrimSpace(clausesAtEnd(line)) {
						t.Fatalf("line %d is %q and event %d says %q", i+1, line, next, said)
					}
					next++
				}
				if next != len(l.Events) || len(events) != len(lines) {
					t.Fatalf("%d of %d events have a line; %d lines, %d of them known", next, len(l.Events), len(lines),
						len(events))
				}
			}
		})
	})
}

func TestCitedCountsWhatTheLinesCite(t *testing.T) {
	each(t, func(t *testing.T, g *engine.Game, edition string) {
		few(t, 4, func(t *rapid.T) {
			m, l := logged(t, g, edition)
			want := map[string]int{}
			for _, j := range readLines(t, log.JSONLines(l, engine.EN)) {
				for _, id := range j.Clauses {
					want[id]++
				}
			}
			for c, n := range l.Cited() {
				info := m.Rules.Book.Info(engine.Clause(c))
				if len(info.ExampleOf) == 0 && n != want[info.ID] {
					t.Fatalf("%s is cited %d times, and %d times by the lines", info.ID, n, want[info.ID])
				}
			}
		})
	})
}

// shown is a setting of a clause as a log shows it.
func shown(r *engine.Rules, rule string, value int) string {
	c, _ := r.Book.Find(rule)
	return r.Book.Info(c).Shown(value)
}
