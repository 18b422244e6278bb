package deckbuilder_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	fe "tablereferee/engine/foreverevil"
)

// ofOneGame are words of one of the games, beside the names of its cards.
var ofOneGame = []string{
	"super hero", "super héros", "super villain", "super vilain", "frozen", "freeze", "thaw", "thawed", "gelé",
	"good guys", "bad guys", "oversized",
	"forever evil", "dark nights", "barbatos", "crossover", "confrontation", "breakthrough",
}

// ofAll are cards that all of the games have.
var ofAll = map[string]bool{"kick": true, "coup de pied": true, "weakness": true, "faiblesse": true}

// TestNothingOfOneGameIsShared reads the shared rules: no word in them, and no name in their code, belongs to one of
// the games.
func TestNothingOfOneGameIsShared(t *testing.T) {
	words := ofOneGame
	for _, c := range fe.Game.Rules("en").Cards {
		for _, name := range c.Name {
			if name = strings.ToLower(name); name != "" && !ofAll[name] {
				words = append(words, strings.ReplaceAll(name, "-", " "))
			}
		}
	}
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	humps := regexp.MustCompile(`([\p{Ll}\d])(\p{Lu})`)
	letters := regexp.MustCompile(`[^\p{L}\d\n]+`)
	for i, word := range words {
		words[i] = " " + strings.TrimSpace(letters.ReplaceAllString(word, " ")) + " "
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text := letters.ReplaceAllString(strings.ToLower(humps.ReplaceAllString(string(source), "$1 $2")), " ")
		for i, line := range strings.Split(text, "\n") {
			line = " " + line + " "
			for _, word := range words {
				if strings.Contains(line, word) {
					t.Errorf("%s:%d: %q belongs to one of the games", file, i+1, strings.TrimSpace(word))
				}
			}
		}
	}
}
