//go:build browser

package browser

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"tablereferee/referee/ask"
	"tablereferee/referee/ask/quality"
	"tablereferee/scenarios"
)

// TestAsking: the box answers a question in a player's words, says what it is not sure of, and invents nothing.
func TestAsking(t *testing.T) {
	b := open(t, 1000, 1200)
	b.page("index.html")
	b.waits(".s input")
	b.do(chromedp.SendKeys(chromedp.CSS(".s input"), "can I block with an exhausted hero?"))
	b.waits(".heard .ruled, .heard .offers, .heard .r")
	b.shot("ask")
	if got := b.text(".heard"); !strings.Contains(got, "Marvel Champions") {
		t.Error(got)
	}
	gives[bool](b, `(document.querySelector(".s input").value = "", true)`)
	b.do(chromedp.SendKeys(chromedp.CSS(".s input"), "which wine goes with a bishop in the endgame?"))
	b.until(`/Nothing on record|not known/.test(document.querySelector(".heard")?.textContent ?? "")`)
	if gives[bool](b, `document.querySelector(".heard .ruled") !== null`) {
		t.Errorf("ruled: %s", b.text(".heard"))
	}
}

// TestAskingOfAReading: a clause that is a reading of ours is told as one, in both languages.
func TestAskingOfAReading(t *testing.T) {
	b := open(t, 360, 740)
	b.page("forever-evil/index.html")
	b.waits(".s input")
	b.do(chromedp.SendKeys(chromedp.CSS(".s input"), "how many players can play forever evil"))
	b.until(`/a reading of ours/.test(document.querySelector(".heard .r")?.textContent ?? "")`)
	b.shot("reading")
	b.speaks()
	b.until(`/notre lecture/.test(document.querySelector(".heard .r")?.textContent ?? "")`)
}

// TestHeardWithItsQuestion: of a ruling that begins with yes or no it is said first what it was asked of, as the words
// that were typed may ask it the other way round.
func TestHeardWithItsQuestion(t *testing.T) {
	b := open(t, 1000, 1200)
	b.page("forever-evil/index.html")
	b.waits(".s input")
	b.do(chromedp.SendKeys(chromedp.CSS(".s input"), "can i buy a Kick with 3 power"))
	b.waits(".heard .ruled")
	heard, asked, ruled := b.text("p.unseen[role=status]"), b.text(".heard .asked"), b.text(".heard .ruled")
	first := strings.Index(heard, asked)
	if stance := regexp.MustCompile(`^(Yes|No)\b`); !stance.MatchString(ruled) {
		t.Fatalf("the ruling takes no side: %s", ruled)
	}
	if asked == "" || first < 0 || first > strings.Index(heard, ruled) {
		t.Errorf("%q is said of %q: %q", heard, asked, ruled)
	}
}

// TestFindingLittle: where no page has all words, a few are listed that have the telling ones, and else none.
func TestFindingLittle(t *testing.T) {
	b := open(t, 1000, 1200)
	b.page("champions/index.html")
	b.waits(".s input")
	const told = `document.querySelector(".s > p:not(.unseen)").textContent`
	for i, c := range []struct {
		said, told string
		few        bool
	}{
		{"whats the best pizza in town", "No question, card or clause has these words.", false},
		{"stunned villain attacks zebra", "With most of these words: ", true},
	} {
		if i > 0 {
			b.keys(kb.Escape)
			b.until(told + ` === ""`)
		}
		b.do(chromedp.SendKeys(chromedp.CSS(".s input"), c.said))
		b.until(`document.querySelector(".s input").value === ` + strconv.Quote(c.said) + ` && ` + told + `.startsWith(` +
			strconv.Quote(c.told) + `)`)
		if n := gives[int](b, `document.querySelectorAll(".s > ul > li").length`); n > 5 || n > 0 != c.few {
			t.Errorf("%s: %d are listed", c.said, n)
		}
		b.shot("little")
	}
}

// TestAskingInFrench: a ruling is seen in the language of the page, and anew when that is switched.
func TestAskingInFrench(t *testing.T) {
	b := open(t, 1000, 1200)
	b.page("champions/index.html?lang=fr")
	b.waits(".s input")
	b.do(chromedp.SendKeys(chromedp.CSS(".s input"), "mon heros est sonné et je joue uppercut"))
	b.waits(".heard .ruled")
	french := b.text(".heard .ruled")
	b.speaks()
	b.waits(".heard .ruled")
	if english := b.text(".heard .ruled"); english == french || english == "" {
		t.Errorf("%q, and in French %q", english, french)
	}
	b.waits(".heard .asked")
}

// TestAskingTwoThings: what of a message is not answered is named, what may be meant by it is offered right below, and
// both are said to whoever does not see it.
func TestAskingTwoThings(t *testing.T) {
	b := open(t, 360, 740)
	b.page("champions/index.html")
	b.waits(".s input")
	b.do(chromedp.SendKeys(chromedp.CSS(".s input"), "what is an obligation and who has to deal with it if its hero is not the one who drew it"))
	b.until(`document.querySelector(".heard .left + .offers a") !== null`)
	const left = "Not answered: “who has to deal with it if its hero is not the one who drew it”"
	if got := b.text(".heard .left"); got != left {
		t.Errorf("%q, want %q", got, left)
	}
	if got := b.text("p.unseen[role=status]"); !strings.Contains(got, left) {
		t.Errorf("said: %q", got)
	}
	b.shot("ask-two-things")
	b.speaks()
	b.until(`/^Sans réponse : «\u00a0who has/.test(document.querySelector(".heard .left")?.textContent ?? "")`)
	b.shot("ask-two-things-fr")
}

// TestSameVerdicts: what the command ask says to a question, the page says, too.
func TestSameVerdicts(t *testing.T) {
	set, err := quality.Read("../../ask/testdata/asked/choosing.yaml")
	if err != nil {
		t.Fatal(err)
	}
	records, err := ask.Open(t.Context(), scenarios.FS)
	if err != nil {
		t.Fatal(err)
	}
	b := open(t, 800, 600)
	b.page(withEngine)
	b.waits(".board")
	for i := 0; i < len(set); i += 4 {
		answer, err := records.Ask(ask.Question{Words: set[i].Asked})
		if err != nil {
			t.Fatal(err)
		}
		want := ""
		if answer.Verdict == ask.Given {
			for _, h := range answer.Given {
				want += h.Name + " "
			}
		}
		want += "|"
		for _, h := range answer.Offers {
			want += " " + h.Name
		}
		want += "|" + strings.Join(answer.Unanswered, "|")
		got := asks[[]string](b, []map[string]string{{"do": "ask", "said": set[i].Asked}},
			`(r.heard.given ?? []).map((f) => f.name + " ").join("") + "|" +
				(r.heard.offers ?? []).map((f) => " " + f.name).join("") + "|" + (r.heard.unanswered ?? []).join("|")`)
		if got[0] != want {
			t.Errorf("%s: %s, and in the page %s", set[i].Asked, want, got[0])
		}
	}
}
