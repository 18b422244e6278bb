scenario "The first player token moves to the next player" {
  game     = "champions",
  question = {
    en = "I was first player in round one. Am I first again in round two?",
    fr = "J'étais premier joueur au premier round. Le suis-je encore au deuxième ?",
  },
  shows    = { "mc.round.9-pass-first-player" },
}
local ann, ben, cid = players {
  { "Ann", character = "Peter Parker", hand = {} },
  { "Ben", character = "Carol Danvers", hand = {} },
  { "Cid", character = "T'Challa", hand = {} },
}
villain { { "Rhino I", damage = 12 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Assault", "Assault", "Advance", "Hard to Keep Down", "Hard to Keep Down", "\"I'm Tough\"" }

ann:ends_turn()
ben:ends_turn()
cid:ends_turn()
expect(ben):is_on_turn()
ben:ends_turn()
expect(cid):is_on_turn()
cid:ends_turn()
expect(ann):is_on_turn()                         -- Ann is last now
ruling {
  en = "No. At the end of the villain phase the token goes to the next player, who takes the first turn of the new round; you come last.",
  fr = "Non. À la fin de la phase du méchant, le pion passe au joueur suivant, qui joue le premier tour du nouveau round ; vous jouez en dernier.",
}
