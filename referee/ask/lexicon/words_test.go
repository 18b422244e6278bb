package lexicon

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tablereferee/engine"
	"tablereferee/engine/games"
)

func TestSplit(t *testing.T) {
	for s, want := range map[string]string{
		"can't, doesn’t":        "can not does not",
		"the players' VP":       "the players vp",
		"Pandora's Box":         "pandora box",
		"Line-Up / Super-Héros": "line up super heros",
		"S.T.A.R. Labs. Next":   "star labs next",
		"Cœur, n'est-ce pas":    "coeur est ce pas",
		"e\u0301gal":            "egal",
		"jusqu'à aujourd'hui":   "a aujourdhui",
		"+2 Power":              "2 power",
		"''":                    "",
		"d'l'":                  "",
	} {
		var got []string
		for _, w := range split(s) {
			got = append(got, w.Text)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: %q, want %q", s, got, want)
		}
	}
}

func TestVocabulary(t *testing.T) {
	tables, err := vocabulary.ReadDir("vocabulary")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range tables {
		name := strings.TrimSuffix(file.Name(), ".txt")
		if name == elsewhere || name == gamesTable {
			continue
		}
		game, nicknames := strings.CutSuffix(name, namesOf)
		if game != commonTable && games.Find(game) == nil {
			t.Errorf("no game is called %q", game)
		}
		if nicknames {
			continue
		}
		checkConcepts(t, table(name))
	}
}

func checkConcepts(t *testing.T, table string) {
	t.Helper()
	seen := map[string]bool{}
	for line := range strings.Lines(table) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		c, ok := readConcept(line)
		if !ok {
			t.Errorf("not a concept with forms in both languages: %q", line)
		}
		if seen[c.name] {
			t.Errorf("%s stands twice", c.name)
		}
		seen[c.name] = true
		for l, forms := range c.forms {
			for i, form := range forms {
				if slices.Contains(forms[:i], form) {
					t.Errorf("%s: %q twice in language %d", c.name, form, l)
				}
			}
		}
	}
}

func TestOtherWordsForTheSame(t *testing.T) {
	x := New("forever-evil")
	read := func(l engine.Lang, s string) string {
		var out []string
		for _, term := range x.read(l, x.words(s)) {
			out = append(out, strings.Join(term.Tokens, "/"))
		}
		return strings.Join(out, " ")
	}
	for _, c := range []struct{ en, fr, want string }{
		{"the end of my turn", "à la fin de mon tour", "#end-of-turn"},
		{"foes", "les adversaires", "#opponent"},
		{"throw away", "", "#discard/#destroy"},
		{"purchases", "j'achète", "#buy"},
		{"victory points", "des points de victoire", "#vp"},
		{"discard pile", "la défausse", "#discard"},
		{"destroyed", "détruites", "#destroy"},
		{"the main deck", "le deck commun", "#main-deck"},
		{"line-up", "la réserve", "#line-up"},
		{"a superhero", "un super-héros", "#super-hero"},
		{"first appearance", "la révélation - attaque", "#first-appearance"},
		{"a location", "des lieux", "#location"},
		{"frozen", "gelées", "#frozen"},
		{"tied", "ex aequo", "#tie"},
		{"reshuffle", "remélanger", "#shuffle"},
		{"two", "deux", "=2"},
		{"12", "douze", "=12"},
	} {
		for l, s := range []string{c.en, c.fr} {
			if got := read(engine.Lang(l), s); s != "" && got != c.want {
				t.Errorf("%q: %s, want %s", s, got, c.want)
			}
		}
	}
}

// The dumb twin of distance: it tries everything.
func slowDistance(a, b string) int {
	if a == "" || b == "" {
		return len(a) + len(b)
	}
	d := 1
	if a[0] == b[0] {
		d = 0
	}
	d = min(d+slowDistance(a[1:], b[1:]), 1+slowDistance(a[1:], b), 1+slowDistance(a, b[1:]))
	if len(a) > 1 && len(b) > 1 && a[0] == b[1] && a[1] == b[0] {
		d = min(d, 1+slowDistance(a[2:], b[2:]))
	}
	return d
}

func TestDistanceAgreesWithItsTwin(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	random := func() string {
		b := make([]byte, r.IntN(7))
		for i := range b {
			b[i] = "abc"[r.IntN(3)]
		}
		return string(b)
	}
	for range 2000 {
		a, b, limit := random(), random(), 1+r.IntN(2)
		if got, want := distance(a, b, limit), slowDistance(a, b); min(got, limit+1) != min(want, limit+1) {
			t.Fatalf("%q, %q within %d: %d, want %d", a, b, limit, got, want)
		}
	}
}

// What is left of a text in plain words is read as the text is.
func TestPlain(t *testing.T) {
	for _, text := range []string{"", "???", "Can't I block twice? It's S.T.A.R.!", "Dr. Mid-Nite: l'attaque d'Élektra; où ?",
		"a. b.c. 'tis", "qu'est-ce que c'est ? 2 cartes…", "vs. st. Mr.", "l'l'aujourd'hui''"} {
		plain := Plain(text)
		got, want := split(plain), split(text)
		for i := range want {
			want[i].Owns = false // with its apostrophe
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q: %v, and as %q %v", text, want, plain, got)
		}
		if Plain(plain) != plain || Key(plain) != Key(text) {
			t.Errorf("%q: %q", text, plain)
		}
	}
}
