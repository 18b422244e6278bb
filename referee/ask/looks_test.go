package ask

import "testing"

func TestLooks(t *testing.T) {
	for words, want := range map[string]bool{"may I draw a card": true, "Puis-je piocher une carte": true, "Kick ?": true,
		"kick?": true, "où va la carte": true, "": false, "?": false, "tset": false, "run my.lua": false, "what is": false,
		"test the scenarios": false, "What is a Weakness": true, "Qu’est-ce qu'une Faiblesse": true} {
		if got := Looks(words); got != want {
			t.Errorf("%q: %v", words, got)
		}
	}
}
