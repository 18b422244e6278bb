scenario "Tokens and status cards never run out" {
  game     = "champions",
  question = {
    en = "All of our Stunned cards are in use and I play Mockingbird. Can I still stun Rhino?",
    fr = "Toutes nos cartes Sonné sont utilisées et je joue Mockingbird. Puis-je encore sonner Rhino ?",
  },
  shows    = { "mc.components.no-limit" },
}
local ann, ben, cid, dan = players {
  { "Ann", character = "Captain Marvel", hand = { "Mockingbird", "Energy Absorption" }, engaged = { { "Shocker", stunned = true }, { "Sandman", stunned = true }, { "Hydra Mercenary", stunned = true } } },
  { "Ben", character = "Spider-Man", identity = { { "Spider-Man", stunned = true } }, hand = {} },
  { "Cid", character = "She-Hulk", identity = { { "She-Hulk", stunned = true } }, hand = {} },
  { "Dan", character = "Black Panther", identity = { { "Black Panther", stunned = true } }, hand = {} },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 20 } }
side_schemes { { "Crowd Control", threat = 30 }, { "Bomb Scare", threat = 30 } }

ann:plays "Mockingbird"
ann:uses "Mockingbird"                           -- he is the only enemy not stunned yet
expect(villain:stunned "Rhino"):is(1)
expect(side_schemes:threat "Crowd Control"):is(30)
expect(side_schemes:threat "Bomb Scare"):is(30)
ruling {
  en = "Yes. Threat, damage, status cards and all other tokens are unlimited; use anything handy when the box is empty.",
  fr = "Oui. La menace, les dégâts, les cartes d'état et tous les pions sont illimités ; prenez ce que vous avez sous la main si la boîte est vide.",
}
