package scenario

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/cardtext"
	"tablereferee/engine/games"
	"tablereferee/internal/cardfile"
)

// TestDocumentsCards: docs/cards-words.md holds every word that a card of any game may say, with what it means, and
// no meaning is of a word that there is not.
func TestDocumentsCards(t *testing.T) {
	const file = "../../docs/cards-words.md"
	want := cardWordsPage()
	if *update {
		if err := renew(file, []byte(want)); err != nil {
			t.Fatal(err)
		}
	} else if b, err := os.ReadFile(file); err != nil || string(b) != want {
		t.Errorf("%s is not as the games have it: run  go test ./referee/scenario -run Documents -update", file)
	}
	all, used := meanings(), map[meaning]bool{}
	known := func(list, game string, words []string) {
		for _, shown := range words {
			i := slices.IndexFunc(all, func(m meaning) bool {
				return m.list == list && m.word == wordOf(shown) && (m.game == "" || m.game == game)
			})
			if i < 0 || all[i].says == "" {
				t.Errorf("cardwords.txt does not say what %s of %q means in %s", wordOf(shown), list, game)
				continue
			}
			used[all[i]] = true
		}
	}
	for _, c := range games.CardFiles() {
		known(onCard, c.Files.Game, c.Files.Keys())
		for _, l := range c.Files.Lists() {
			known(l.Name[engine.EN], c.Files.Game, l.Words)
		}
	}
	for _, m := range all {
		if !used[m] {
			t.Errorf("cardwords.txt says what %s of %q means, and nobody uses it", m.word, m.list)
		}
	}
}

// cardWordsPage writes docs/cards-words.md: every word that a card file may use, with what it means, and a printed card
// that uses it.
func cardWordsPage() string {
	all := meanings()
	var b strings.Builder
	b.WriteString(`# The words of cards

Every word that may stand in a file of cards ([cards.md](cards.md) tells how one is written). This page is made from the games themselves. The last column
names a printed card that uses the word: ` + "`referee card --source NAME`" + ` prints how it is written.

`)
	table := func(game *engine.Game, e *examples, list string, words []string, of cardtext.WordList) {
		if len(words) == 0 {
			return
		}
		fmt.Fprintf(&b, "### %s\n\n| | | as on |\n|---|---|---|\n", strings.ToUpper(list[:1])+list[1:])
		for _, shown := range words {
			id := ""
			if game != nil {
				id = game.ID
			}
			says := cardWordMeans(all, list, id, shown)
			says = quoteCode(says) + inBraces(of.Takes[wordOf(shown)]) + marked(of.Marks[shown])
			fmt.Fprintf(&b, "| `%s` | %s | %s |\n", shown, says, e.of(list, wordOf(shown)))
		}
		b.WriteString("\n")
	}
	var shared cardtext.WordList
	var both *examples
	for _, c := range games.CardFiles() {
		g := games.Find(c.Files.Game)
		e := examplesOf(c.Files, both)
		fmt.Fprintf(&b, "## %s\n\n", g.Name[engine.EN])
		table(g, e, onCard, c.Files.Keys(), cardtext.WordList{})
		lists := c.Files.Lists()
		for _, l := range lists[:len(lists)-1] {
			table(g, e, l.Name[engine.EN], l.Words, l)
		}
		shared, both = lists[len(lists)-1], e
	}
	b.WriteString("## All games\n\n")
	table(nil, both, shared.Name[engine.EN], shared.Words, cardtext.WordList{})
	return strings.TrimSuffix(b.String(), "\n")
}

// marked says what else may be said of a deed, in the braces at its end.
func marked(marks []string) string {
	var words []string
	for _, m := range marks {
		words = append(words, "`{ "+m+" = true }`")
	}
	if len(words) == 0 {
		return ""
	}
	return "; at the end may stand " + strings.Join(words, ", ")
}

// inBraces says what may stand in the braces of an event.
func inBraces(k cardtext.EventKeys) string {
	says := ""
	for _, l := range []struct {
		where       string
		keys, class []string
	}{{"in its braces", k.Waits, k.Classes}, {"in `for_each` and `this_turn`", k.Each, nil},
		{"in `over_the_turn`", k.Lasts, nil}} {
		var words []string
		for _, class := range l.class {
			words = append(words, "`\""+class+"\"`")
		}
		for _, key := range l.keys {
			words = append(words, "`"+key+"`")
		}
		if len(words) > 0 {
			says += "; " + l.where + ": " + strings.Join(words, ", ")
		}
	}
	return says
}

// codeIn finds what is written as in a file: a word with brackets or braces behind it, or with an = .
var codeIn = regexp.MustCompile(`(?:[a-z_]+)?:?[a-z_]+(?:\.[a-z_]+)?(?: = (?:"[^"]*"|[a-z_]+(?:\([a-z_]*\))?|\{(?:[^{}]|\{[^{}]*\})*\})|[({](?:[^(){}]|[({][^(){}]*[)}])*[)}](?:\{[^}]*\})?(?::as "[^"]*")?)|(?:spend|distinct|the|has_trait|in_form|face|paid) "[^"]*"(?: \{[^}]*\})?|"[^"]*"`)

// quoteCode sets what is written as in a file in the type of code.
func quoteCode(says string) string {
	if strings.Contains(says, "`") { // it says itself what is code
		return says
	}
	return codeIn.ReplaceAllString(says, "`$0`")
}

// examples are the declarations of printed cards, the shortest first, in which words are looked for.
type examples struct {
	names, texts []string
	next         *examples
}

// saysText are the words of a card, in which nothing is looked for.
var saysText = regexp.MustCompile(`says = (?:\{[^}]*\}|"(?:[^"\\]|\\.)*")`)

// examplesOf takes the printed cards of a game, and behind them those of another.
func examplesOf(box *cardfile.Box, next *examples) *examples {
	type card struct{ name, text string }
	var all []card
	cards, err := box.Cards()
	if err != nil {
		return &examples{next: next}
	}
	for i := range cards {
		if cards[i].Says.Get("test") != nil || cards[i].Says.Get("unknown") != nil {
			continue
		}
		if _, text := box.Source(cards, i); !strings.Contains(text, "test = true") {
			all = append(all, card{cards[i].Name, saysText.ReplaceAllString(text, "")})
		}
	}
	slices.SortStableFunc(all, func(a, b card) int { return len(a.text) - len(b.text) })
	e := &examples{next: next}
	for _, c := range all {
		e.names, e.texts = append(e.names, c.name), append(e.texts, c.text)
	}
	return e
}

// of names the card with the shortest declaration that uses a word of a list, empty if none does.
func (e *examples) of(list, word string) string {
	if e == nil {
		return ""
	}
	quoted := regexp.QuoteMeta(word)
	pattern := `(?:^|[^\w"-])` + quoted + `(?:$|[^\w"-])`
	switch list {
	case onCard, "what may be asked of a card", "values that change":
		pattern = `[{,\s]` + quoted + `\s=\s`
	case "what a card is, in quotes":
		pattern = `[{(]\s*"` + quoted + `"`
	case "verbs", "abilities":
		pattern = `(?:^|[^\w"-])` + quoted + `\s*[({"]`
	}
	find := regexp.MustCompile(pattern)
	for ; e != nil; e = e.next {
		for i, text := range e.texts {
			if find.MatchString(text) {
				return e.names[i]
			}
		}
	}
	return ""
}
