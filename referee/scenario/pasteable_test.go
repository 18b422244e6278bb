package scenario

import (
	"errors"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/yuin/gopher-lua/parse"

	"tablereferee/engine"
	"tablereferee/internal/sandbox"
)

// What a message gives as a line of a script can be pasted into that script: it is Lua, and names what the script and
// its game have.

var (
	// saidOfIt is a word that is said of a player, a place or what expect gives, in a message.
	saidOfIt = regexp.MustCompile(`([\pL_][\pL\pN_]*)([.:])([a-z_]+)`)
	// excerptLine is a line of the source, or the mark under it, in the account of a mistake of the language.
	excerptLine = regexp.MustCompile(`(?m)^ *\d* \|.*$`)
	// beginsLine is how a line of a script begins in a message, where two spaces set it apart.
	beginsLine = regexp.MustCompile(`^([\pL_][\pL\pN_]*)([.:(]| [{"])`)
	inStrings  = regexp.MustCompile(`"[^"\n]*"`)
)

// pasteable checks what an error says of a script, in both languages.
func pasteable(t *testing.T, source string, err error) {
	t.Helper()
	var e *sandbox.Error
	if !errors.As(err, &e) {
		return
	}
	for _, lang := range []engine.Lang{engine.EN, engine.FR} {
		said := excerptLine.ReplaceAllString(e.In(lang), "")
		for _, fault := range notPasteable(source, said) {
			t.Errorf("%s\nis told %s, which has %s", source, said, fault)
		}
	}
}

// notPasteable gives the parts of a message that could not be pasted into a script.
func notPasteable(source, said string) (faults []string) {
	seats := ofAll().namesOf(source)
	known := Words()
	for _, g := range seats.games {
		known = append(known, playerWords(g)...)
		for _, c := range g.Rules(g.Editions[0]).CountInfo {
			known = append(known, c.ID)
		}
		for _, m := range measures(g, g.Rules(g.Editions[0])) {
			known = append(known, m.word)
		}
	}
	for _, words := range checkWords {
		known = append(known, words...)
	}
	known = append(append(known, logWords...), "on_top", "name")
	in := func(word string) bool {
		return regexp.MustCompile(`\b` + word + `\b`).MatchString(inStrings.ReplaceAllString(source, ""))
	}
	player := func(word string) bool { return strings.EqualFold(word, "ann") || strings.EqualFold(word, "ben") }
	plain := strings.ReplaceAll(inStrings.ReplaceAllString(said, `""`), "docs/log.md", "")
	for _, m := range saidOfIt.FindAllStringSubmatch(plain, -1) {
		switch {
		case player(m[1]) && !in(m[1]) && strings.Contains(source, "= players"):
			faults = append(faults, "a player who is not called so there: "+m[0])
		case (player(m[1]) || slices.Contains(Words(), m[1])) && !slices.Contains(known, m[3]) && !in(m[3]):
			faults = append(faults, "a word that is none in this game: "+m[0])
		}
	}
	for _, piece := range strings.Split(strings.ReplaceAll(said, "\n", "  "), "  ") {
		m := beginsLine.FindStringSubmatch(piece)
		if m == nil || !player(m[1]) && !slices.Contains(Words(), m[1]) {
			continue
		}
		code, _, _ := strings.Cut(piece, ", and ")
		code, _, _ = strings.Cut(code, ", et ")
		code = strings.TrimRight(strings.TrimSpace(code), " ,;.")
		for _, r := range [][2]string{{"function() … end", "function() end"}, {"= …", "= 1"}, {`"…"`, `"x"`},
			{"…", "x"}} {
			code = strings.ReplaceAll(code, r[0], r[1])
		}
		_, statement := parse.Parse(strings.NewReader(code), "said")
		_, value := parse.Parse(strings.NewReader("return "+code), "said")
		if statement != nil && value != nil {
			faults = append(faults, "a line that is none: "+piece)
		}
	}
	return faults
}

// TestNotPasteable proves that the check of what messages give finds what could not be pasted.
func TestNotPasteable(t *testing.T) {
	const table = `scenario "A" { game = "champions" }` + "\n" +
		`local me = players { { "Ann", character = "Spider-Man" } }` + "\n"
	for said, want := range map[string]string{
		`write:  Ann.identity:exhausted "Spider-Man"`: "a player who is not called so there: Ann.identity",
		`as in ann.hand`:                   "a player who is not called so there: ann.hand",
		`write:  expect(me.hand:has "x"`:   "a line that is none",
		`write:  villain:power "Rhino I"`:  "a word that is none in this game: villain:power",
		`write:  expect(me.hand):count(2)`: "",
		`"Ann.identity" is no card`:        "",
	} {
		got := strings.Join(notPasteable(table, said), "; ")
		if want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%s: %q, not %q", said, got, want)
		}
	}
}
