package engine

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"unicode"
)

func TestFrenchOf(t *testing.T) {
	for name, want := range map[string]string{"Ann": "d'Ann", "Ben": "de Ben", "Harley": "d'Harley", "Élise": "d'Élise",
		"Zoé": "de Zoé", "": "de ",
		"Österreich": "d'Österreich", "Yves": "d'Yves", "Yann": "de Yann", "Œdipe": "d'Œdipe", "Y": "de Y", "1": "de 1",
		"李": "de 李"} {
		if got := OfFrench(name); got != want {
			t.Errorf("%q becomes %q, not %q", name, got, want)
		}
	}
}

// TestPartsOfAFrenchSentenceAreJoined: "de" and "que" before a vowel, "de" before an article.
func TestPartsOfAFrenchSentenceAreJoined(t *testing.T) {
	for _, c := range []struct {
		format, part, want string
	}{
		{"le tour de %s commence", "Ann", "le tour d'Ann commence"},
		{"le tour de %s commence", "Ben", "le tour de Ben commence"},
		{"l'effet de %v", "Électro", "l'effet d'Électro"},
		{"l'effet de %s", "Hulk", "l'effet de Hulk"},
		{"pas plus de %s", "une valeur", "pas plus d'une valeur"},
		{"le dessus de %s", "le deck", "le dessus du deck"},
		{"l'un de %s", "les decks", "l'un des decks"},
		{"l'attaque de %s", "Le Vautour", "l'attaque du Vautour"},
		{"l'attaque de %s", "Leonard", "l'attaque de Leonard"},
		{"de %s", "Ann", "d'Ann"},
		{"ce que %s dit", "Ann", "ce qu'Ann dit"},
		{"ce que %s dit", "le deck", "ce que le deck dit"},
		{"lorsque %s dit", "Ann", "lorsque Ann dit"},
		{"un guide %s", "Ann", "un guide Ann"},
		{"la liste de %s", "at.lua", "la liste de at.lua"},
		{"la liste de %s", "until_step", "la liste de until_step"},
		{"la liste de %q", "Ann", `la liste de "Ann"`},
		{"la liste de %6s.", "Ann", "la liste de    Ann."},
		{"plus de %s", "onze", "plus de onze"},
		{"de %s", "", "de "},
		{"de %s", "a\x00b", "de a\x00b"},
		{"(de %s)", "Ann", "(d'Ann)"},
	} {
		if got := Sayf("%s", c.format, c.part)[FR]; got != c.want {
			t.Errorf("%q with %q becomes %q, not %q", c.format, c.part, got, c.want)
		}
	}
	if got := Sayf("%[2]s, %[1]s", "%[1]s de %[2]s ; %[2]s", "le tour", "Ann")[FR]; got != "le tour d'Ann ; Ann" {
		t.Errorf("by their places: %q", got)
	}
}

func TestFrenchNumbersHaveAComma(t *testing.T) {
	if got := Sayf("%.1f %% of %d (%g), %s", "%.1f %% de %d (%g), %s", 12.55, 3, 2.0, "1.5"); got !=
		(Text{"12.6 % of 3 (2), 1.5", "12,6 % de 3 (2), 1.5"}) {
		t.Errorf("%q", got)
	}
}

func TestThingsAreCounted(t *testing.T) {
	for n, want := range []Text{{"0 cards", "0 carte"}, {"1 card", "1 carte"}, {"2 cards", "2 cartes"}} {
		if got := Counted(n, Text{"card", "carte"}); got != want {
			t.Errorf("%d: %q", n, got)
		}
	}
}

// TestJoiningLooksAtWords: what French does where two words meet is done once for each field of a log, and a log may be
// long.
func TestJoiningLooksAtWords(t *testing.T) {
	text := append([]byte(strings.Repeat("Ann joue Coup de Poing\n", 100_000)), "le tour de "...)
	at := len(text)
	text = append(text, "Ben"...)
	if n := testing.AllocsPerRun(10, func() { JoinFrench(text, at); JoinFrench(text, at-1) }); n > 1 {
		t.Errorf("joining a word to the one before it allocates %v times in a long log", n)
	}
	if got := JoinFrench([]byte("de Ann"), 3); string(got) != "d'Ann" {
		t.Errorf("%q", got)
	}
}

// TestEveryLetterMayBeginAWord: a word of any letters can be put into a French sentence.
func TestEveryLetterMayBeginAWord(t *testing.T) {
	for r := rune(0); r <= unicode.MaxRune; r++ {
		elides(string(r) + "x")
	}
}

// TestErrorsOfTheSystemInFrench: an error that is known is told in French; one that wraps another says more than that
// one and stays as it is.
func TestErrorsOfTheSystemInFrench(t *testing.T) {
	for _, c := range []struct {
		err  error
		want string
	}{
		{fs.ErrNotExist, "n'existe pas"},
		{&fs.PathError{Op: "open", Path: "a.lua", Err: fs.ErrNotExist}, "a.lua : n'existe pas"},
		{fmt.Errorf("line 3: %w", fs.ErrNotExist), "line 3: file does not exist"},
		{errors.New("something else"), "something else"},
	} {
		if got := Tell(c.err, FR); got != c.want {
			t.Errorf("%v is told as %q, not %q", c.err, got, c.want)
		}
	}
}

// TestOneInFrench: behind the number one French words are as they are said of one.
func TestOneInFrench(t *testing.T) {
	for several, one := range map[string]string{
		" menaces retirées": " menace retirée", " dégâts consécutifs (total ": " dégât consécutif (total ",
		" points de vie": " point de vie", " cartes, hors identité": " carte, hors identité",
		" de moins": " de moins", " moins": " moins", ")": ")", "": "", "s": "s", " s": " ",
	} {
		if got := OneFrench(several); got != one {
			t.Errorf("%q: %q", several, got)
		}
	}
}
