scenario "The villain attacks the first player first" {
  game     = "champions",
  question = {
    en = "Both of us are heroes. Whom does Rhino attack first in the villain phase?",
    fr = "Nous sommes tous les deux des héros. Qui Rhino attaque-t-il en premier pendant la phase du méchant ?",
  },
  shows    = { "mc.amb.activation-player-order" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Energy Absorption" } },
  { "Ben", character = "Black Panther", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Vibranium", "Vibranium" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Advance", "Hard to Keep Down", "Charge" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                          -- nobody defends the first attack,
ben:declines()
expect(ann.identity:damage "Captain Marvel"):is(2)
expect(ben.identity:damage "Black Panther"):is(0)
ann:declines()                          -- nor the second
ben:declines()
expect(ben.identity:damage "Black Panther"):is(2)
ruling {
  en = "The first player, then the others in player order.",
  fr = "Le premier joueur, puis les autres dans l'ordre des joueurs.",
}
