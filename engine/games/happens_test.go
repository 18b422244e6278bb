package games

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"tablereferee/engine"
)

// TestWhatMayHappen holds what each game declares of its events and verbs against what was agreed: where cards come
// from and go to, and of which types they are. A script that expects anything else is told that it could never happen.
// -update writes it down anew.
func TestWhatMayHappen(t *testing.T) {
	for _, game := range All() {
		r := game.Rules(game.Editions[0])
		places := func(in engine.Places) string {
			var out []string
			for z := range r.Shared {
				if in&engine.Tables(engine.Zone(z)) != 0 {
					out = append(out, r.Shared[z].ID)
				}
			}
			for k := range r.PerPlayer {
				if in&engine.Players(k) != 0 {
					out = append(out, "a player's "+r.PerPlayer[k].ID)
				}
			}
			return strings.Join(out, ", ")
		}
		types := func(of engine.CardTypes) string {
			var out []string
			for k, name := range r.Types {
				if of&engine.TypesOf(k) != 0 {
					out = append(out, name[engine.EN])
				}
			}
			return strings.Join(out, ", ")
		}
		var text strings.Builder
		say := func(what, is string) {
			if is != "" {
				fmt.Fprintf(&text, "  %s: %s\n", what, is)
			}
		}
		for k := range r.Kinds {
			if kind := &r.Kinds[k]; kind.From != 0 || kind.To != 0 || kind.Of != 0 || kind.On != 0 {
				fmt.Fprintln(&text, kind.Name)
				say("from", places(kind.From))
				say("to", places(kind.To))
				say("a card that is", types(kind.Of))
				say("about a card that is", types(kind.On))
			}
		}
		for v := range r.Verbs {
			if verb := &r.Verbs[v]; verb.Cards != 0 || verb.From != 0 {
				fmt.Fprintln(&text, verb.Word)
				say("said of a card that is", types(verb.Cards))
				say("that lies in", places(verb.From))
			}
		}
		file := "testdata/happens-" + game.ID + ".txt"
		if flag.Lookup("update").Value.String() == "true" {
			if err := os.WriteFile(file, []byte(text.String()), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		agreed, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err, " (-update writes it)")
		}
		if string(agreed) != text.String() {
			t.Errorf("%s is not what was agreed (-update writes it down anew):\n%s", file, text.String())
		}
	}
}
