package desk_test

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/golden"
	"tablereferee/referee/desk"
	"tablereferee/referee/scenario"
	"tablereferee/scenarios"
)

// tell gives a message to a desk.
func tell(t *testing.T, d *desk.Desk, r desk.Request) (out desk.Reply) {
	t.Helper()
	message, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(d.Handle(message), &out); err != nil {
		t.Fatal(err)
	}
	if out.ID != r.ID {
		t.Errorf("reply %d to %d", out.ID, r.ID)
	}
	if out.Live == nil {
		out.Live = &desk.Live{}
	}
	return out
}

const three = `
scenario "A trial" { game = "forever-evil" }
local ann, ben = players { { "Ann", hand = { "Punch", "Punch", "Vulnerability" } }, { "Ben" } }
ann:plays "Punch"
`

// TestAtTheTable: a script is opened at its beginning, played on, left, taken back and written down.
func TestAtTheTable(t *testing.T) {
	d := &desk.Desk{}
	if r := tell(t, d, desk.Request{ID: 3, Do: "look"}); r.Wrong == nil {
		t.Error("a table where none is open")
	}
	r := tell(t, d, desk.Request{ID: 4, Do: "open", Script: three})
	if r.Wrong != nil || r.Live.At != 0 || r.Live.Of != 1 || len(r.Live.Begin) == 0 || r.Live.Question == nil ||
		r.Live.Question.Player != "Ann" {
		t.Fatalf("opened: %+v, %+v", r, r.Wrong)
	}
	if r = tell(t, d, desk.Request{Do: "go", N: 1}); r.Live.At != 1 || len(r.Live.Steps) == 0 ||
		r.Live.Line != `ann:plays "Punch"` {
		t.Errorf("played on: %+v", r)
	}
	if r = tell(t, d, desk.Request{Do: "answer", Said: "plays Vulnerability"}); r.Wrong != nil || r.Live.At != 2 {
		t.Errorf("left: %+v", r)
	}
	if r = tell(t, d, desk.Request{Do: "why", Said: "plays Vulnerability"}); r.Wrong == nil {
		t.Error("it is there twice")
	}
	if r = tell(t, d, desk.Request{Do: "answer", Said: "plays Kick"}); r.Wrong == nil || r.Wrong.Legal == nil {
		t.Errorf("a card that is not there: %+v", r)
	}
	if r = tell(t, d, desk.Request{Do: "script"}); !strings.Contains(r.Script, "Vulnerability") {
		t.Errorf("written down: %+v", r)
	}
	if r = tell(t, d, desk.Request{Do: "comes"}); len(r.Comes) == 0 || r.Comes[0].Says[0] == r.Comes[0].Says[1] {
		t.Errorf("would come: %+v", r)
	}
	if r = tell(t, d, desk.Request{Do: "go", N: 1}); r.Live.At != 1 || r.Live.Of != 2 || r.Live.Next == "" {
		t.Errorf("taken back: %+v", r)
	}
	if r = tell(t, d, desk.Request{Do: "dance"}); r.Wrong == nil {
		t.Error("a table that dances")
	}
}

// shelve gives a desk with some files.
func shelve(t testing.TB, files map[string]string) *desk.Desk {
	t.Helper()
	var archive bytes.Buffer
	z := zip.NewWriter(&archive)
	for name, text := range files {
		if w, err := z.Create(name); err != nil {
			t.Fatal(err)
		} else if _, err := w.Write([]byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	d := &desk.Desk{}
	if err := d.Shelve(archive.Bytes()); err != nil {
		t.Fatal(engine.Tell(err, engine.EN))
	}
	return d
}

// shelved gives a desk with the scenarios that are shipped, and their names.
func shelved(t testing.TB) (*desk.Desk, []string) {
	t.Helper()
	files := map[string]string{}
	err := fs.WalkDir(scenarios.FS, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := fs.ReadFile(scenarios.FS, path)
		files["scenarios/"+path] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	d := shelve(t, files)
	names, err := scenario.NewFolder(scenarios.FS, "scenarios").Names()
	if err != nil {
		t.Fatal(err)
	}
	return d, names
}

// TestGoldenBytes: every scenario that is shipped gives its golden bytes.
func TestGoldenBytes(t *testing.T) {
	if testing.Short() {
		t.Skip("every scenario is run in the suite, too")
	}
	d, names := shelved(t)
	for _, name := range names {
		want, err := fs.ReadFile(golden.FS, name+".log")
		if err != nil {
			t.Fatal(err)
		}
		r := tell(t, d, desk.Request{Do: "run", Name: name})
		if r.Wrong != nil || r.Verdict == nil || r.Verdict.Log != string(want) {
			t.Errorf("%s: %+v", name, r.Wrong)
		}
	}
}

// some are the names that a test tries: of those of a long list each so-manieth.
func some(names []string, each int) (out []string) {
	for i := 0; i < len(names); i += each {
		out = append(out, names[i])
	}
	return out
}

// cannot is why a game does not go on after another answer: it comes to a card that nobody has defined, or to a shuffle
// of other cards than the script has fixed; or a script has paid more than it had to, which nobody is asked at a table.
var cannot = regexp.MustCompile(`is not defined here|^shuffle_gives: |^there is no answer 2`)

// TestStories: a story tells each line of the log, and where every other answer to it may be given, it can be left.
func TestStories(t *testing.T) {
	each := 31
	if testing.Short() {
		each = 97
	}
	d, names := shelved(t)
	left := 0
	for _, name := range some(names, each) {
		r := tell(t, d, desk.Request{Do: "story", Name: name})
		if r.Wrong != nil || r.Story == nil {
			t.Errorf("%s: %+v", name, r.Wrong)
			continue
		}
		for i, s := range r.Story.Steps {
			if s.Says == (engine.Text{}) {
				t.Errorf("%s: step %d says nothing", name, i)
			}
			if len(s.Others) == 0 {
				continue
			}
			n := len(s.Others) - 1
			out := tell(t, d, desk.Request{Do: "leave", Name: name, Step: i, N: n})
			left++
			if out.Wrong != nil && cannot.MatchString(out.Wrong.Says[0]) {
				continue
			}
			if out.Wrong != nil || len(out.Live.Begin) == 0 || len(out.Live.Steps) == 0 {
				t.Errorf("%s: step %d (%s) is not left for %s: %+v", name, i, s.Says[0], s.Others[n].Says[0], out.Wrong)
				continue
			}
			reopened(t, d, fmt.Sprintf("%s: step %d left for %s", name, i, s.Others[n].Says[0]))
		}
	}
	if left < 50 && !testing.Short() {
		t.Error("left", left)
	}
}

// reopened opens the table that stands there anew by the script of what was played: it stands the same.
func reopened(t *testing.T, d *desk.Desk, what string) {
	t.Helper()
	before := tell(t, d, desk.Request{Do: "look"}).Live
	script := tell(t, d, desk.Request{Do: "script"}).Script
	other := &desk.Desk{}
	r := tell(t, other, desk.Request{Do: "open", Script: script, Resume: true})
	if r.Wrong != nil {
		t.Errorf("%s: %v\n%s", what, r.Wrong.Says[0], script)
		return
	}
	for key, part := range before.Begin {
		if string(r.Live.Begin[key]) != string(part) {
			t.Errorf("%s: %s was %s, and is %s", what, key, part, r.Live.Begin[key])
		}
	}
	if (before.Question == nil) != (r.Live.Question == nil) ||
		before.Question != nil && before.Question.Asks != r.Live.Question.Asks {
		t.Errorf("%s: asked was %+v, and is %+v", what, before.Question, r.Live.Question)
	}
}

// TestHeardInEveryLanguage: what a ruling rests on is told in every language, in whichever it is asked.
func TestHeardInEveryLanguage(t *testing.T) {
	d, _ := shelved(t)
	for said, want := range map[string]engine.Text{
		"Can I mulligan my opening hand if I drew only Vulnerabilities?": {"I throw away three cards of my starting hand.",
			"Je me défausse de trois cartes de ma main de départ."},
		"Combien de fois par tour puis-je changer de forme ?": {"I am in alter-ego form.", "Je suis en alter ego."},
	} {
		heard := tell(t, d, desk.Request{Do: "ask", Said: said}).Heard
		if heard == nil {
			t.Fatalf("%s: not heard", said)
		}
		told := func(f desk.Found) bool { return slices.Contains(f.Unasked, want) }
		if !slices.ContainsFunc(slices.Concat(heard.Given, heard.Offers), told) {
			t.Errorf("%s: %+v", said, heard)
		}
	}
}

// TestHeardInPart: what of a message is not answered is named, and what may be meant by it comes first.
func TestHeardInPart(t *testing.T) {
	const left = "does he have to exhaust"
	d, _ := shelved(t)
	heard := tell(t, d, desk.Request{Do: "ask", Name: "champions",
		Said: "can my buddy's hero block for me when the bad guy swings at me, and " + left}).Heard
	if heard == nil || len(heard.Given) != 1 || !slices.Equal(heard.Unanswered, []string{left}) ||
		len(heard.Offers) == 0 || heard.Offers[0].Part != left {
		t.Errorf("%+v", heard)
	}
}

// TestHeardAsReading: of a clause it is told whether it is a reading of ours.
func TestHeardAsReading(t *testing.T) {
	d, _ := shelved(t)
	for said, want := range map[string]bool{"how many players can play forever evil": true, "who wins if we have the same vp": false} {
		heard := tell(t, d, desk.Request{Do: "ask", Name: "forever-evil", Said: said}).Heard
		if heard == nil || len(heard.Given) != 1 || !heard.Given[0].Clause || heard.Given[0].Reading != want {
			t.Errorf("%s: %+v", said, heard)
		}
	}
}

// FuzzHandle: whatever is said to a desk, it answers.
func FuzzHandle(f *testing.F) {
	f.Add([]byte(`{"id":1,"do":"open","script":"x"}`), []byte(`{"do":"give","n":-4}`))
	f.Add([]byte(`{"id":1,"do":"run","script":"while true do end"}`), []byte(`nonsense`))
	open, err := json.Marshal(desk.Request{Do: "open", Script: three})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(open, []byte(`{"do":"go","n":99999}`))
	f.Add(open, []byte(`{"do":"script","n":99999}`))
	f.Add([]byte(`{"do":"lay","draft":{"game":"champions","players":["A","B"],"lines":[{"word":"identity","player":"A",`+
		`"said":"2 Spider-Man (damage 2, with Charge, of B)"},{"word":"turn","said":"B"}]}}`), []byte(`{"do":"log"}`))
	f.Add([]byte(`{"do":"places","game":"metal"}`), []byte(`{"do":"lay","draft":{"game":"rivals","seed":"-1"}}`))
	f.Fuzz(func(t *testing.T, a, b []byte) {
		d := &desk.Desk{}
		for _, message := range [][]byte{a, b, a} {
			var r desk.Reply
			if err := json.Unmarshal(d.Handle(message), &r); err != nil {
				t.Errorf("%q: %v", message, err)
			}
		}
	})
}

// TestAbout: an answer is about the card that it chooses, also where that lies face down and nobody is told which it
// is.
func TestAbout(t *testing.T) {
	d, _ := shelved(t)
	r := tell(t, d, desk.Request{Do: "story", Name: "champions/ultron/a-defeated-drone-was-a-minion"})
	if r.Story == nil {
		t.Fatal(r.Wrong)
	}
	const firstVeil = 100_000
	chosen, veiled := 0, 0
	for _, s := range r.Story.Steps {
		for _, id := range s.Cards {
			if s.Chosen {
				chosen++
			}
			if id >= firstVeil {
				veiled++
			}
		}
	}
	if chosen == 0 || veiled == 0 {
		t.Errorf("%d cards are chosen, %d face down", chosen, veiled)
	}
}

// TestCardsOfSeveralGames: a card is told with what is printed on it in its own game, whichever was told before.
func TestCardsOfSeveralGames(t *testing.T) {
	lay := func(d *desk.Desk, told map[string]*desk.Card, game string) map[string]*desk.Card {
		t.Helper()
		r := tell(t, d, desk.Request{Do: "lay", Draft: &desk.Draft{Game: game, Players: []string{"Ann", "Ben"},
			Lines: []desk.Line{{Word: "hand", Player: "Ann", Said: "Superman"}}}})
		if r.Wrong != nil {
			t.Fatalf("%s: %s", game, r.Wrong.Says[engine.EN])
		}
		for key, card := range r.Cards {
			told[key] = card
		}
		out := map[string]*desk.Card{}
		for word, part := range r.Live.Begin {
			var place struct{ Cards []struct{ Card string } }
			if strings.HasSuffix(word, "hand") && json.Unmarshal(part, &place) == nil {
				for _, c := range place.Cards {
					if told[c.Card] == nil {
						t.Fatalf("%s: nobody has told of %s", game, c.Card)
					}
					out[told[c.Card].Name[engine.EN]] = told[c.Card]
				}
			}
		}
		return out
	}
	games := []string{"metal", "rivals", "forever-evil", "metal"}
	d, told := &desk.Desk{}, map[string]*desk.Card{}
	for _, game := range games {
		all, alone := lay(d, told, game)["Superman"], lay(&desk.Desk{}, map[string]*desk.Card{}, game)["Superman"]
		if all == nil || !reflect.DeepEqual(all, alone) {
			t.Errorf("%s: %+v and not %+v", game, all, alone)
		}
	}
}

// TestLeaveRefused: where a line cannot be left, the table that was open stands as it did.
func TestLeaveRefused(t *testing.T) {
	d, _ := shelved(t)
	const name = "champions/cancel/black-widow-and-an-undefined-treachery"
	for i, s := range tell(t, d, desk.Request{Do: "story", Name: name}).Story.Steps {
		if len(s.Others) == 0 {
			continue
		}
		if r := tell(t, d, desk.Request{Do: "open", Script: three, Resume: true}); r.Wrong != nil {
			t.Fatal(r.Wrong)
		}
		if tell(t, d, desk.Request{Do: "leave", Name: name, Step: i}).Wrong == nil {
			continue
		}
		if now := tell(t, d, desk.Request{Do: "script"}); !strings.Contains(now.Script, `"Vulnerability"`) {
			t.Errorf("step %d: the table is %s", i, now.Script)
		}
		return
	}
	t.Error("every line can be left")
}

// parts are those of a table as a story goes on.
type parts map[string]map[string]any

// behind puts a frame into them.
func (p parts) behind(t *testing.T, f desk.Frame) {
	t.Helper()
	for key, said := range f {
		var part map[string]any
		if err := json.Unmarshal(said, &part); err != nil {
			t.Fatal(err)
		}
		p[key] = part
	}
}

// names are the cards that lie at a place, in English.
func (p parts) names(place string, cards map[string]*desk.Card) (out []string) {
	for _, c := range p[place]["cards"].([]any) {
		key, _ := c.(map[string]any)["card"].(string)
		out = append(out, cards[key].Name[engine.EN])
	}
	return out
}

// TestPlacesAreDrawn: whatever goes from a place or to one, that place can be drawn, with its number, at that step.
func TestPlacesAreDrawn(t *testing.T) {
	d, names := shelved(t)
	places := map[string]bool{}
	tried := some(names, 61)
	for _, name := range names {
		if strings.Contains(name, "/setup/") || strings.Contains(name, "/set-up/") {
			tried = append(tried, name)
		}
	}
	for _, name := range tried {
		r := tell(t, d, desk.Request{Do: "story", Name: name})
		if r.Story == nil {
			t.Errorf("%s: %+v", name, r.Wrong)
			continue
		}
		table := parts{}
		table.behind(t, r.Story.Begin)
		for i, s := range r.Story.Steps {
			table.behind(t, s.Frame)
			for _, place := range s.Places {
				places[place] = true
				if part := table[place]; part == nil || part["count"] == nil {
					t.Errorf("%s: step %d (%s) is about %s, which is not drawn", name, i, s.Says[0], place)
				}
			}
		}
	}
	for _, place := range []string{"box", "characters", "available"} {
		if !places[place] {
			t.Errorf("nothing came from %s, nor went there", place)
		}
	}
}

// TestCharactersAreSeen: all see the Character of a player, with what it costs now, those to come and those defeated.
func TestCharactersAreSeen(t *testing.T) {
	d, _ := shelved(t)
	r := tell(t, d, desk.Request{Do: "story", Name: "rivals/confrontation/exactly-the-cost-is-enough"})
	if r.Story == nil {
		t.Fatal(r.Wrong)
	}
	table := parts{}
	see := func(place string, want ...string) {
		t.Helper()
		if got := table.names(place, r.Cards); !slices.Equal(got, want) || table[place]["aside"] != nil {
			t.Errorf("%s: %q is drawn, not %q (%v)", place, got, want, table[place])
		}
	}
	table.behind(t, r.Story.Begin)
	see("ben.character", "The Joker 9")
	see("ben.later_characters", "The Joker 12", "The Joker 15")
	see("ann.defeated_characters")
	for _, s := range r.Story.Steps {
		table.behind(t, s.Frame)
	}
	see("ben.character", "The Joker 12")
	see("ben.later_characters", "The Joker 15")
	see("ann.defeated_characters", "The Joker 9")
}

// TestUnknownIsTold: of a card of which nobody here knows what it says, that is told, and not as one of its facts.
func TestUnknownIsTold(t *testing.T) {
	d := &desk.Desk{}
	const unknown = "Batarang"
	r := tell(t, d, desk.Request{Do: "open", Script: fmt.Sprintf(`scenario "x" { game = "rivals" }
		local ann, ben = players { { "Ann", hand = { %q } }, { "Ben" } }`, unknown)})
	if r.Wrong != nil {
		t.Fatal(r.Wrong.Says[0])
	}
	told := false
	for _, c := range r.Cards {
		told = told || c.Unknown && c.Name[engine.EN] == unknown
		for _, f := range c.Facts {
			if f[0] == engine.Undefined {
				t.Errorf("%s has the fact that nobody knows it", c.Name[0])
			}
		}
	}
	if !told {
		t.Errorf("%s is not told to be unknown", unknown)
	}
}

// TestPrintedFor: of a number that is worked out it is told which printed one it is made of, so that it is shown once.
func TestPrintedFor(t *testing.T) {
	d := &desk.Desk{}
	r := tell(t, d, desk.Request{Do: "lay", Draft: &desk.Draft{Game: "champions", Players: []string{"Ann"}}})
	if r.Wrong != nil {
		t.Fatal(r.Wrong.Says[0])
	}
	var place struct {
		Cards []struct {
			Card   string
			Values []struct{ Name, Printed engine.Text }
		}
	}
	if err := json.Unmarshal(r.Live.Begin["ann.identity"], &place); err != nil {
		t.Fatal(err)
	}
	var of []string
	for _, v := range place.Cards[0].Values {
		if v.Printed != (engine.Text{}) {
			of = append(of, v.Name[engine.EN]+" of "+v.Printed[engine.EN])
		}
	}
	want := []string{"remaining hit points of hit points", "maximum hit points of hit points"}
	if !slices.Equal(of, want) {
		t.Errorf("%q", of)
	}
	printed := false
	for _, f := range r.Cards[place.Cards[0].Card].Facts {
		printed = printed || f[0][engine.EN] == "hit points"
	}
	if !printed {
		t.Error("no card has such a printed number")
	}
	for _, c := range r.Cards {
		for _, f := range c.Facts {
			if f[0][engine.EN] == "copies" && f[1][engine.EN] == "0" {
				t.Errorf("%s is a face, and has no copies of its own to tell of", c.Name[engine.EN])
			}
		}
	}
}
