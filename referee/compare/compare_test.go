package compare

import (
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// everywhere are the games that every topic speaks of.
var everywhere = []string{"forever-evil", "metal", "rivals"}

// Every topic speaks of the three deck-building games, in both languages, and names clauses that there are.
func TestTopics(t *testing.T) {
	const least = 31
	if n := len(Topics()); n < least {
		t.Fatalf("%d topics", n)
	}
	names := map[string]string{}
	for _, topic := range Topics() {
		for _, name := range []string{topic.ID, topic.Name[engine.EN], topic.Name[engine.FR]} {
			if name == "" || names[engine.LooseName(name)] != "" && names[engine.LooseName(name)] != topic.ID {
				t.Errorf("%s: %q is nothing, or another topic's", topic.ID, name)
			}
			names[engine.LooseName(name)] = topic.ID
		}
		if topic.Words[engine.EN] == "" || topic.Words[engine.FR] == "" {
			t.Errorf("%s: no words of players", topic.ID)
		}
		for _, id := range everywhere {
			if topic.Side(id) == nil {
				t.Errorf("%s says nothing of %s", topic.ID, id)
			}
		}
		var of, ids []string
		for _, s := range topic.Sides {
			of, ids = append(of, s.Game), append(ids, s.Clauses...)
			for l := range engine.Lang(2) {
				if !strings.HasSuffix(s.Rule[l], ".") || strings.TrimSpace(s.Rule[l]) != s.Rule[l] {
					t.Errorf("%s, %s: no sentence in %s: %q", topic.ID, s.Game, l.Code(), s.Rule[l])
				}
			}
			if len(s.Clauses) == 0 {
				t.Errorf("%s, %s: no clause", topic.ID, s.Game)
			}
			g := games.Find(s.Game)
			if g == nil {
				t.Errorf("%s: there is no game %q", topic.ID, s.Game)
				continue
			}
			for _, id := range s.Clauses {
				if _, ok := g.Book.Find(id); !ok {
					t.Errorf("%s: %s has no clause %s", topic.ID, s.Game, id)
				}
			}
		}
		for _, all := range [][]string{of, ids} {
			slices.Sort(all)
			if len(slices.Compact(slices.Clone(all))) != len(all) {
				t.Errorf("%s: something stands there twice: %v", topic.ID, all)
			}
		}
	}
}

func TestFind(t *testing.T) {
	for words, want := range map[string]string{
		"weakness-play": "weakness-play", "Weaknesses in hand": "weakness-play", "faiblesses en main": "weakness-play",
		"faiblesse détruite": "weakness-destroyed", "weaknesses": "weakness-play weakness-destroyed weakness-count",
		"faiblesses": "weakness-play weakness-destroyed weakness-count", "tie": "ties", "tie-break": "ties", "égalité": "ties",
		"blocage": "block", "barbatos": "first-boss game-end", "wekness": "weakness-play weakness-destroyed weakness-count",
		"starship": "", "": "",
	} {
		found, read := Find(strings.Fields(words))
		var got []string
		for _, topic := range found {
			got = append(got, topic.ID)
		}
		if words == "" {
			if len(found) != len(Topics()) && len(found) != 0 {
				t.Errorf("nothing at all finds %v", got)
			}
			continue
		}
		if strings.Join(got, " ") != want || (len(read) > 0) != (words == "wekness") {
			t.Errorf("%q: %v, want %s; read %v", words, got, want, read)
		}
	}
	if topic := Of("fe.no-such", "metal.weakness.play-first"); topic == nil || topic.ID != "weakness-play" {
		t.Error(topic)
	}
	if topic := Of("fe.buy.to-discard"); topic != nil {
		t.Error(topic)
	}
}

// A file that says what it should not is no topics at all.
func TestRead(t *testing.T) {
	for _, wrong := range []string{"- {id: x, colour: red}", "- x", "id: x"} {
		if topics, err := read([]byte(wrong)); err == nil {
			t.Errorf("%q: %v", wrong, topics)
		}
	}
}
