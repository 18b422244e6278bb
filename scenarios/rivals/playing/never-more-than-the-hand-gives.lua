scenario "Four Punches and a Kick never give seven Power" {
  game     = "rivals",
  question = {
    en = "My hand is four Punches and a Kick. Is there any order in which I get 7 Power from it this turn?",
    fr = "Ma main : quatre Coups de Poing et un Coup de Pied. Existe-t-il un ordre qui me donne 7 en Puissance ce tour-ci ?",
  },
  shows    = { "rivals.types.figure-punch", "rivals.play.any-order" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch", "Punch", "Punch", "Punch", "Kick" } },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Bane", "Robin", "Huntress", "Oracle", "Superman" }
stacks { kick = 0 }

never { that(ann.power):at_least(7), within = "this turn" }
possible { that(ann.power):is(6), within = "this turn" }
ann:plays "Punch"
expect(ann.power):is(1)
ruling {
  en = "No. In whatever order you play them, they give 6 at most.",
  fr = "Non. Quel que soit l'ordre, ces cartes donnent 6 au plus.",
}
