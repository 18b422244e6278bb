package foreverevil

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// memories says of every kind of memo how a set-up fixes it, or why it need not.
var memories = map[string]string{
	"Played":       "the deed played",
	"Acquired":     "the deeds bought, gained and defeated",
	"LeavesBy":     "only cited when the card is put away, with the Matrix that played it; it decides nothing",
	"KeptNow":      "the deed kept_this_turn",
	"Paid":         "the deeds bought and defeated",
	"PowerBefore":  "asked for within the play of a card only, so it is nothing between two moves",
	"TookTypes":    "the mark takes_types",
	"Repeated":     "the deed used_character of Bizarro",
	"Discounted":   "only cited when a Super Hero is defeated; the discount itself is a count",
	"DidFirst":     "the deed used_character of Harley Quinn",
	"DidOnce":      "the deed used, of a card in play; of one that has left it since, nothing says so (docs/gaps.md)",
	"Joined":       "only cited when a character acts that has come to its player in this turn",
	"Overfull":     "only cited in the step that fills the Line-Up; it decides nothing",
	"attackTokens": "the deed hit_foes",
	"firstTokens":  "the deed gained_tokens",
}

// TestMemories: whatever rules remember from one move to the next is something that a set-up can fix, or it is said why
// it need not be. The kinds of memos are read from the sources.
func TestMemories(t *testing.T) {
	remembers := regexp.MustCompile(`Memo\{What: (?:db\.)?(\w+)`)
	found := map[string]bool{}
	for _, folder := range []string{".", "../deckbuilder"} {
		names, err := filepath.Glob(folder + "/*.go")
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			b, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range remembers.FindAllStringSubmatch(string(b), -1) {
				found[m[1]] = true
			}
		}
	}
	delete(found, "what") // the deeds of a player, which name their memos in a list
	for name := range found {
		if memories[name] == "" {
			t.Errorf("the memo %s is new: say in memories how a set-up fixes it", name)
		}
	}
	for name := range memories {
		if !found[name] {
			t.Errorf("the memo %s is nowhere remembered", name)
		}
	}
}
