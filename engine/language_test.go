package engine

import (
	"errors"
	"io/fs"
	"slices"
	"testing"
)

// speaks has a further language spoken for the time of a test.
func speaks(t *testing.T, l *Language) {
	t.Helper()
	Speak(l)
	t.Cleanup(func() { Speak(nil) })
}

var german = &Language{Code: "de", Name: "Deutsch", Decimal: ",",
	Says: map[string]string{"card": "Karte", "cards": "Karten", "%s draws %s": "%[2]s zieht %[1]s", "Kick": "Tritt",
		"%.1f each": "je %.1f", "; ": " und "},
	Where: map[Text]string{{"play", "partie"}: "Partie", {"play", "jouer"}: "spielen"}}

// TestFurtherLanguage: what a further language has is said in it, also where it is put together of parts; what it has
// not, in English.
func TestFurtherLanguage(t *testing.T) {
	speaks(t, german)
	kick := Text{"Kick", "Coup de Pied"}
	for want, says := range map[string]Text{
		"Tritt":             kick,
		"Punch":             {"Punch", "Coup de Poing"},
		"Partie":            {"play", "partie"},
		"spielen":           {"play", "jouer"},
		"play":              {"play", "jeu"},
		"written":           {"card", "carte", "written"},
		"Ann zieht Tritt":   Sayf("%s draws %s", "%s pioche %s", kick, "Ann"),
		"Tritt: Tritt":      Sayf("%s: %v", "%s : %v", kick, Errorf("Kick", "Coup de Pied")),
		"je 0,5":            Sayf("%.1f each", "%.1f chacun", 0.5),
		"1 Karte":           Counted(1, Text{"card", "carte"}),
		"0 Karten":          Counted(0, Text{"card", "carte"}),
		"Tritt und Karte":   Join([]Text{kick, {"card", "carte"}}, Semicolons),
		"de":                Each(Lang.Code),
		"x: does not exist": Sayf("%v", "%v", &fs.PathError{Path: "x", Err: fs.ErrNotExist}),
	} {
		if got := says.In(Further); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
	if got := Sayf("%s draws %s", "%s pioche %s", kick, "Ann"); got[EN] != "Kick draws Ann" ||
		got[FR] != "Coup de Pied pioche Ann" {
		t.Errorf("%q", got)
	}
	if got := slices.Collect(kick.All()); !slices.Equal(got, []string{"Kick", "Coup de Pied", "Tritt"}) {
		t.Error(got)
	}
	if !kick.Means("tritt") || kick.Means("tritte") {
		t.Error("a name in the further language is one")
	}
	if l, is := LangOf("DE"); !is || l != Further {
		t.Error(l, is)
	}
	if Tell(Errorf("%w", "%w", errors.New("card")), Further) == "" {
		t.Error("nothing is said")
	}
}

// TestNoFurtherLanguage: where none is spoken, its place is empty, and who asks for it is answered in English.
func TestNoFurtherLanguage(t *testing.T) {
	kick := Text{"Kick", "Coup de Pied"}
	if kick.In(Further) != "Kick" || Spoken() != Further || Further.Code() != "" {
		t.Error(kick.In(Further), Spoken(), Further.Code())
	}
	if got := Sayf("%s draws", "%s pioche", kick); got != (Text{"Kick draws", "Coup de Pied pioche"}) {
		t.Errorf("%q", got)
	}
	if got := slices.Collect(kick.All()); !slices.Equal(got, []string{"Kick", "Coup de Pied"}) {
		t.Error(got)
	}
	if l, is := LangOf("de"); is {
		t.Error(l)
	}
}

// TestGameInAFurtherLanguage: cards are found by their names in it, and the log is told in it.
func TestGameInAFurtherLanguage(t *testing.T) {
	speaks(t, &Language{Code: "de", Says: map[string]string{"A": "Ah", "{actor} draws {card}": "{card} für {actor}"}})
	r := &Rules{Cards: []CardInfo{{}, {ID: "a", Name: Text{"A", "Â"}}}}
	r.nameCards()
	for _, name := range []string{"a", "Â", "Ah", "ah"} {
		if r.FindCard(name) != 1 {
			t.Errorf("%s is no card", name)
		}
	}
	if r.Cards[1].Label(Further) != "Ah" {
		t.Error(r.Cards[1].Label(Further))
	}
}
