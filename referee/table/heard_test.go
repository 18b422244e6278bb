package table

import "testing"

// The tables at which something is said, beside those of the other tests.
const (
	bought = `scenario "t" { game = "forever-evil" }
local will, may = players { { "Will", character = "Lex Luthor", hand = { "Kick", "Punch" }, power = 9 },
	{ "May", character = "Sinestro", hand = { "Punch", "Vulnerability" } } }
line_up { "Giganta", "Catwoman", "Cold Gun", "Royal Flush Gang", "Man-Bat" }
`
	defending = `scenario "t" { game = "champions" }
local ann, ben = players { { "Ann", character = "She-Hulk", hand = {}, in_play = { "Mockingbird" } },
	{ "Ben", character = "Spider-Man", hand = {}, in_play = { "Black Cat" } } }
villain { "Rhino I" }
ann:ends_turn()
ben:ends_turn()
`
	keeping = `scenario "t" { game = "champions" }
local ann = players { { "Ann", character = "She-Hulk", hand = { "Energy", "Genius" } } }
villain { "Rhino I" }
ann:ends_turn()
`
	drained = `scenario "t" { game = "forever-evil" }
local ann, ben = players { { "Ann", character = "Lex Luthor", hand = { "Power Drain", "Punch", "Kick" } },
	{ "Ben", character = "Sinestro", hand = { "Punch", "Kick" } } }
line_up { "Giganta", "Catwoman", "Cold Gun", "Royal Flush Gang", "Man-Bat" }
ann:plays "Power Drain"
`
)

// heardAs are sentences as players type them, and the line that is played; "" is that nothing is.
var heardAs = []struct{ at, said, plays string }{
	{bought, "no punch", ""},
	{bought, "non coup de poing", ""},
	{bought, "no, kick", ""},
	{bought, "non flash", ""},
	{bought, "no end turn", ""},
	{bought, "buy the villain", ""},
	{bought, "villain", ""},
	{bought, "achète un vilain", ""},
	{bought, "super-vilain", ""},
	{bought, "stack", ""},
	{bought, "buy the stack", ""},
	{bought, "bat", ""},
	{bought, "coup", ""},
	{bought, "achète un coup", ""},
	{bought, "May's Punch", ""},
	{bought, "coup de poing de May", ""},
	{bought, "buy May's Catwoman", ""},
	{bought, "buy Giganta for 1", ""},
	{bought, "end my turn next turn", ""},
	{bought, "play Punch later", ""},
	{bought, "play Punch or not", ""},
	{bought, "joue Coup de Poing ou pas", ""},
	{bought, "yes but no", ""},
	{bought, "don't end the turn", ""},
	{bought, "dont play the punch", ""},
	{bought, "attack with Punch", ""},
	{bought, "yes", ""},
	{bought, "nothing", ""},
	{bought, "beat the Flash", `will:defeats "The Flash"`},
	{bought, "Will's kick", `will:plays "Kick"`},
	{bought, "punch pls", `will:plays "Punch"`},
	{bought, "pls play kick", `will:plays "Kick"`},
	{bought, "coup de poing stp", `will:plays "Punch"`},
	{bought, "2 please", `will:plays "Punch"`},
	{bought, "1!", `will:plays "Kick"`},
	{bought, "(1)", `will:plays "Kick"`},
	{bought, "punch 👊", `will:plays "Punch"`},
	{bought, "punch;", `will:plays "Punch"`},
	{bought, "*punch*", `will:plays "Punch"`},
	{bought, "only the punch", `will:plays "Punch"`},
	{bought, "the second one", `will:plays "Punch"`},
	{bought, "la dernière", `will:ends_turn()`},
	{bought, "buy giganta for me", `will:buys "Giganta"`},
	{rivals, "attack", ""},
	{rivals, "attack Ben", ""},
	{rivals, "no confront", ""},
	{rivals, "play Ben's Punch", ""},
	{rivals, "confront the Joker", "ann:confronts()"},
	{defending, "no Mockingbird", ""},
	{defending, "don't defend with Mockingbird", ""},
	{defending, "Mockingbird doesn't defend", ""},
	{defending, "defend with Mockingbird or not", ""},
	{defending, "yes", ""},
	{defending, "defend against Rhino", ""},
	{defending, "Ben's Black Cat", ""},
	{defending, "don't defend", "ann:declines()"},
	{defending, "nobody", "ann:declines()"},
	{defending, "rien", "ann:declines()"},
	{defending, "Mockingbird", `ann:defends_with "Mockingbird"`},
	{keeping, "keep all", "ann:declines()"},
	{keeping, "je garde tout", "ann:declines()"},
	{keeping, "discard zero", "ann:declines()"},
	{keeping, "don't discard Energy", ""},
	{keeping, "discard Energy please", `ann:discards "Energy"`},
	{drained, "discard Punch", `ann:chooses "Punch"`},
	{drained, "défausser Coup de Pied", `ann:chooses "Kick"`},
	{drained, "Ben's Punch", `ann:chooses "Punch"`},
	{drained, "Ann's Punch", ""},
	{attacked, "yes", `ben:defends "Invulnerable"`},
	{attacked, "oui", `ben:defends "Invulnerable"`},
	{attacked, "no", "ben:declines()"},
	{attacked, "no Invulnerable", ""},
	{attacked, "yes no", ""},
	{attacked, "use Invulnerable", `ben:defends "Invulnerable"`},
	{attacked, "play Invulnerable", `ben:defends "Invulnerable"`},
	{drained, "play Punch", ""},
	{drained, "maybe discard Punch", ""},
	{drained, "discard Punch twice", ""},
	{drained, "I refuse to discard Punch", ""},
	{drained, "Punch 🚫", ""},
	{drained, "choose Punch", `ann:chooses "Punch"`},
	{keeping, "play Energy", ""},
	{keeping, "mental please", ""},
	{defending, "attack Mockingbird", ""},
	{defending, "mocking", ""},
	{defending, "use Mockingbird", `ann:defends_with "Mockingbird"`},
	{bought, "nothing else", `will:ends_turn()`},
}

// TestOnlyWhatIsSaidIsPlayed says each of the sentences at its table.
func TestOnlyWhatIsSaidIsPlayed(t *testing.T) {
	for _, x := range heardAs {
		table := stands(t, x.at)
		i, err := table.Find(x.said)
		if x.plays == "" {
			if step, no := table.Answer(x.said); no == nil {
				t.Errorf("%s plays %s (found: %d, %v)", x.said, step.Line, i, err)
			}
			continue
		}
		if step, err := table.Answer(x.said); err != nil || step.Line != x.plays {
			t.Errorf("%s does not play %s, but %q: %v", x.said, x.plays, step.Line, err)
		}
	}
}
