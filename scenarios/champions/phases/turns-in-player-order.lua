scenario "Turns go round, and the first player token moves on" {
  game     = "champions",
  question = {
    en = "Three of us play, and I am the first player this round. Who plays first in the next one, and is it then my turn right after?",
    fr = "Nous jouons à trois et je suis premier joueur ce round-ci. Qui commence au suivant, et est-ce ensuite à moi ?",
  },
  shows    = { "mc.player-phase.turns-in-order", "mc.villain-phase.5-pass-and-end", "mc.first-player.passes" },
}
local ann, ben, cleo = players {
  { "Ann", character = "Peter Parker", hand = {} },
  { "Ben", character = "Carol Danvers", hand = {} },
  { "Cleo", character = "T'Challa", hand = {} },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Advance", "Advance", "Hydra Mercenary", "Sandman", "Hydra Mercenary" }

expect(ann):is_on_turn()
ann:ends_turn()
expect(ben):is_on_turn()
ben:ends_turn()
expect(cleo):is_on_turn()
cleo:ends_turn()
expect(game.round):is(2)
expect(ben):is_on_turn()
ben:ends_turn()
expect(cleo):is_on_turn()
cleo:ends_turn()
expect(ann):is_on_turn()
ruling {
  en = "The player to your left: the token passes clockwise as the round ends. Turns go on from there, so you are the last of three.",
  fr = "Le joueur à votre gauche : le pion passe dans le sens horaire à la fin du round. Les tours partent de là : à trois, vous jouez en dernier.",
}
