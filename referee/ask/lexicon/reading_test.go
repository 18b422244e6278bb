package lexicon

import (
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

// named is a lexicon of a game with the names of its cards, as it is asked.
func named(t testing.TB, game string) *Lexicon {
	t.Helper()
	x := New(game)
	g := games.Find(game)
	for _, c := range g.Rules(g.Editions[0]).Cards[1:] {
		x.AddName(c.Name[engine.EN], c.Name[engine.FR])
	}
	x.AddNicknames(game)
	x.Read(engine.EN, "May I put a card of my hand aside, and which player goes first when the pile is empty?")
	x.Read(engine.FR, "Puis-je mettre de côté une carte de ma main, et qui commence quand la pile est vide ?")
	x.Seal()
	return x
}

func TestStrangers(t *testing.T) {
	for _, game := range []string{"forever-evil", "metal", "rivals", "champions"} {
		x := named(t, game)
		for asked, want := range map[string]string{
			"in Dominion, may I play two smithies":                 "Dominion game",
			"magic the gathering: can he respond":                  "Magic: The Gathering game",
			"When Thanos has all six infinity stones, do we lose?": "Thanos box, Infinity Gauntlet box",
			"how much mana for this one":                           "mana term",
			"campagne : on garde les dégâts ?":                     "campaign mode box",
			"may I put a card aside":                               "",
		} {
			var got []string
			for _, s := range x.Hear(asked, nil).Strangers {
				got = append(got, s.Name+" "+s.Kind)
			}
			if strings.Join(got, ", ") != want {
				t.Errorf("%s: %q: %v, want %s", game, asked, got, want)
			}
		}
		// What is in the box is never taken for something elsewhere.
		g := games.Find(game)
		for _, c := range g.Rules(g.Editions[0]).Cards[1:] {
			for l := range engine.Lang(2) {
				if s := x.Hear(c.Name[l], &l).Strangers; len(s) > 0 {
					t.Errorf("%s: the card %q is taken for %v", game, c.Name[l], s)
				}
			}
		}
	}
}

func TestTheTableOfStrangers(t *testing.T) {
	seen := map[string]bool{}
	strangers(func(s Stranger, names []string) {
		if !slices.Contains([]string{"game", "box", "term"}, s.Kind) {
			t.Errorf("%s: %q is no kind of stranger", s.Name, s.Kind)
		}
		for _, n := range names {
			if seen[Key(n)] {
				t.Errorf("%q stands twice", n)
			}
			seen[Key(n)] = true
		}
	})
	if len(seen) < 100 {
		t.Errorf("only %d names were read", len(seen))
	}
}

func TestGamesAreCalledManyNames(t *testing.T) {
	for name, want := range map[string]string{"Marvel Champions": "champions", "champions": "champions", "MC": "champions",
		"forever evil": "forever-evil", "FE": "forever-evil", "forever-evil": "forever-evil", "uno": "", "": "",
		"marvel champions please": "", "metal": "metal", "Rivals": "rivals", "dark nights metal": "metal", "DC Rivals": "rivals",
		"batman contre le joker": "rivals", "DC": "forever-evil", "jeu DC": "forever-evil"} {
		if got := GameCalled(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
	const all = "forever-evil metal rivals"
	for question, want := range map[string][2]string{
		"what happens when my deck runs out of cards in Marvel Champions?": {"champions", "what happens when my deck runs out of cards in"},
		"who goes first?":                           {"", "who goes first?"},
		"may my rivals see a Metal card?":           {"", "may my rivals see a Metal card?"},
		"in Rivals, who goes first?":                {"rivals", "who goes first."},
		"DC deck-building game: who goes first?":    {all, "who goes first."},
		"DC deck-building game Rivals: who begins?": {"rivals", "who begins."},
		"qui commence à Dark Nights: Metal ?":       {"metal", "qui commence a"},
	} {
		ids, rest := GamesNamed(question)
		if strings.Join(ids, " ") != want[0] || rest != want[1] {
			t.Errorf("%q: %q %q", question, ids, rest)
		}
	}
	for _, c := range calledSo() {
		for _, id := range c.games {
			if games.Find(id) == nil {
				t.Errorf("no game is called %q", id)
			}
		}
	}
	if strings.Join(Family("rivals"), " ") != all || Family("champions") != nil {
		t.Error(Family("rivals"), Family("champions"))
	}
}

func TestNicknames(t *testing.T) {
	for _, game := range []string{"forever-evil", "metal", "rivals", "champions"} {
		x := named(t, game)
		for line := range strings.Lines(table(game + namesOf)) {
			if line[0] == '#' || strings.TrimSpace(line) == "" {
				continue
			}
			cols := strings.Split(line, "|")
			if len(cols) != 3 {
				t.Errorf("%s: not a card with forms in both languages: %q", game, line)
				continue
			}
			key := x.nameWords(cols[0])
			stems := func(l engine.Lang) []string {
				var out []string
				for _, w := range x.words(cols[0]) {
					out = append(out, x.stem(l, w.lex))
				}
				return out
			}
			if x.names.find(key) == nil && x.terms[0].find(stems(0)) == nil && x.terms[1].find(stems(1)) == nil {
				t.Errorf("%s: no card is called %q", game, cols[0])
			}
		}
	}
	r := named(t, "forever-evil").Hear("does the guy selina kyle robs lose a point", nil)
	if !slices.ContainsFunc(r.Terms, func(t Term) bool { return t.Tokens[0] == CardMark+"catwoman" }) {
		t.Errorf("%+v", r.Terms)
	}
}

// A word is mended only towards a term or a name, and only where nobody uses it as it stands.
func TestSpelling(t *testing.T) {
	x := named(t, "forever-evil")
	for asked, want := range map[string]string{
		"does firestrom copy it":   "firestrom firestorm",
		"is the locaton discarded": "locaton location",
		"which player goes frist":  "frist first",
		"may I put a card aside":   "",
		"qui commence":             "",
		"zzzzzz qqqqq":             "",
	} {
		var got []string
		for _, c := range x.Hear(asked, nil).Corrected {
			got = append(got, c.From+" "+c.To)
		}
		if strings.Join(got, ", ") != want {
			t.Errorf("%q: %v, want %q", asked, got, want)
		}
	}
}

func TestStateIsKept(t *testing.T) {
	x := named(t, "champions")
	y := New("champions")
	g := games.Find("champions")
	for _, c := range g.Rules(g.Editions[0]).Cards[1:] {
		y.AddName(c.Name[engine.EN], c.Name[engine.FR])
	}
	y.AddNicknames("champions")
	y.SealWith(x.State(), x.byUse())
	for _, asked := range []string{"May I exhaust Mockingbird, and who goes frist?", "zzz une carte de côté sonné", "Bleu Marvel"} {
		a, b := x.Hear(asked, nil), y.Hear(asked, nil)
		for i := range a.Words {
			a.Words[i].lex, b.Words[i].lex = nil, nil
		}
		for i := range a.Terms {
			a.Terms[i].first, b.Terms[i].first = nil, nil
		}
		if !slices.Equal(a.Words, b.Words) || len(a.Terms) != len(b.Terms) || !slices.Equal(a.Unknown, b.Unknown) {
			t.Errorf("%q:\n%+v\n%+v", asked, a, b)
		}
	}
}

// Whatever is typed is read: every word and term is there, and what was mended is said.
func FuzzHear(f *testing.F) {
	x := named(f, "forever-evil")
	for _, q := range []string{"does firestrom copy it?", "où va une Faiblesse détruite ?", "can't n't l'l' S.T.A.R. É\u0301œÆ 00 İ", "\xff\xfe",
		"in Dominion, who's first", "the clown girl's bizaro power"} {
		f.Add(q)
	}
	f.Fuzz(func(t *testing.T, text string) {
		a, b := x.Hear(text, nil), x.Hear(text, nil)
		if len(a.Words) != len(b.Words) || len(a.Terms) != len(b.Terms) || len(a.Terms) > len(a.Words) ||
			a.Lang > engine.FR {
			t.Fatalf("%+v\n%+v", a, b)
		}
		for _, term := range a.Terms {
			if len(term.Tokens) == 0 || term.Typed == "" {
				t.Fatalf("%+v", term)
			}
		}
		GamesNamed(text)
	})
}
