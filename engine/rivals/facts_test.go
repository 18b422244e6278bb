package rivals

import (
	"testing"

	"tablereferee/internal/dbtest"
)

// Names, costs and VP of the cards in the box.
func TestCardFacts(t *testing.T) {
	dbtest.CardFacts(t, Title, `
starting card: Punch 0 0, Vulnerability 0 0
Kick: Kick 3 1
Weakness: Weakness 0 -1
character: Batman 12 12 6, Batman 15 15 0, Batman 9 9 4, The Joker 12 12 6, The Joker 15 15 0, The Joker 9 9 4
Hero: Alfred Pennyworth 2 1, Batwoman 3 1, Black Canary 6 2, Catwoman 4 1, Commissioner Gordon 3 1, Huntress 4
1, Lucius Fox 2 1, Nightwing 5 1, Oracle 4 1, Red Hood 3 1, Red Robin 6 2, Robin 5 1, Superman 7 3, Vicky Vale 2
1
Villain: Bane 4 1, Clayface 3 1, Harley Quinn 3 1, Hugo Strange 6 2, Killer Croc 4 1, Mr. Freeze 4 1, Poison Ivy
5 1, Ra's al Ghul 7 2, Scarecrow 6 2, Talia al Ghul 5 1, The Penguin 2 1, The Riddler 2 1, Two-Face 3 1, Victor
Zsasz 2 1
Super Power: Billionaire 5 1, Homicidal Maniac 3 1, Insanity 2 1, Killing Joke 7 3, Maniacal Laugh 4 1, Master
Martial Artist 4 1, World's Greatest Detective 6 2
Equipment: Batarang 4 1, Batmobile 3 1, Grappling Hook 3 1, Joy Buzzer 2 1, Laughing Gas 6 2, The Bat-Signal 7
3, Utility Belt 5 1
Location: Abandoned Amusement Park 4 1, Arkham Asylum 6 1, The Batcave 4 1, Wayne Manor 6 1`)
}
