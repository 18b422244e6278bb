scenario "Two Royal Flush Gangs give two tokens, in any order" {
  game     = "forever-evil",
  question = {
    en = "I hold two Royal Flush Gangs. Does it matter for the VP tokens when in my turn I play them?",
    fr = "J'ai deux Gang du Flush Royal en main. Le moment où je les joue dans mon tour change-t-il le nombre de jetons PV ?",
  },
  shows    = { "fe.card.royal-flush-gang" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Royal Flush Gang", "Royal Flush Gang", "Punch", "Kick" },
    deck = { "Vulnerability", "Vulnerability", "Vulnerability", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Sinestro" },
}
line_up { "Superwoman", "Ultraman", "Constructs of Fear", "Pandora", "Power Armor" }
stacks { kick = 1 }

-- Both in play and any other number of tokens: no order leads there.
never { that(ann.in_play):has("Royal Flush Gang", 2), that(ann.vp):at_most(1), within = "this turn" }
never { that(ann.vp):at_least(3), within = "this turn" }

ann:plays "Royal Flush Gang"
ann:discards "Vulnerability"
ann:discards "Vulnerability"
ann:plays "Punch"
ann:plays "Royal Flush Gang"
ann:discards "Vulnerability"
ann:discards "Punch"

expect(ann.vp):is(2)
ruling {
  en = "No. Each Gang is paid for the other one, whether that was played before or after it: two tokens in all.",
  fr = "Non. Chaque Gang est payé pour l'autre, joué avant ou après lui : deux jetons en tout.",
}
