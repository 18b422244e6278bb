scenario "Iron Man's hand grows with his Tech upgrades" {
  game     = "champions",
  question = {
    en = "Iron Man controls a Mark V Helmet, Rocket Boots, and a Combat Training, and holds nothing. How many cards does he draw at the end of the player phase?",
    fr = "Iron Man contrôle un Casque Mark V, des Bottes-Fusée et un Entraînement au Combat, et n'a rien en main. Combien de cartes pioche-t-il à la fin de la phase des joueurs ?",
  },
  shows    = { "mc.card.iron-man" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = {}, in_play = { "Mark V Helmet", "Rocket Boots", "Combat Training" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Crowd Control" }

expect(ann.identity:hand_size "Iron Man"):is(3)
ann:ends_turn()

expect(ann.hand):count(3)
ruling {
  en = "Three: 1 is printed, and the two Tech upgrades make it 3. Combat Training is no Tech upgrade.",
  fr = "Trois : 1 est imprimé, et les deux améliorations Tech le portent à 3. Entraînement au Combat n'est pas Tech.",
}
