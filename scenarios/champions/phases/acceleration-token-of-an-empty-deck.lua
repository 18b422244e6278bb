scenario "An acceleration token makes every later step one worse" {
  game     = "champions",
  question = {
    en = "The last card of the encounter deck has just been dealt. What happens, and what does it change in the following rounds?",
    fr = "La dernière carte du deck Rencontre vient d'être attribuée. Que se passe-t-il, et qu'est-ce que cela change aux rounds suivants ?",
  },
  shows    = { "mc.acceleration-token.on-empty-deck", "mc.acceleration-token.more-threat" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {} },
}
villain { { "Rhino I", confused = true } }
encounter_deck { "Hydra Mercenary" }
encounter_discard { "Advance", "Sandman", "Crowd Control" }
shuffle_gives { "Advance", "Sandman", "Crowd Control" }

ann:ends_turn()
expect(game.acceleration):is(1)
expect(encounter_deck):count(3)
expect(main_scheme:threat "The Break-In!"):is(1)
ann:ends_turn()
ann:declines()
expect(main_scheme:threat "The Break-In!"):is(4) -- two in step one, one by Rhino
ruling {
  en = "The discard pile becomes the new deck and the main scheme gets an acceleration token: from the next step one on, one more threat each time.",
  fr = "La défausse devient le nouveau deck et la manigance principale reçoit un pion Accélération : dès la prochaine étape 1, une menace de plus à chaque fois.",
}
