scenario "A minion brought by a card engages the player who resolves it" {
  game     = "champions",
  question = {
    en = "Ben reveals Shadow of the Past and brings his nemesis into play. Whom does Killmonger engage?",
    fr = "Ben révèle L'Ombre du Passé et fait venir sa Némésis. Avec qui Killmonger est-il engagé ?",
  },
  shows    = { "mc.minion.engages", "mc.nemesis.cards-tell-how" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = { "Energy", "Genius", "Strength", "Haymaker", "First Aid", "Photonic Blast" } },
  { "Ben", character = "T'Challa", hand = { "Vibranium", "Vibranium", "Vibranium", "Shuri", "Energy", "Genius" }, dealt = { "Shadow of the Past" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Advance", "Crowd Control", "Bomb Scare" }

ann:ends_turn()
ben:ends_turn()
ann:declines "discards"
ben:declines "discards"

expect(ben.engaged):is { "Killmonger" }
expect(ann.engaged):is_empty()
expect(side_schemes):has("Usurp The Throne", 1)
expect(ben.nemesis):is_empty()
ruling {
  en = "Ben, who resolved the card that brought him. Usurp The Throne comes into play too, and the rest of Ben's nemesis set is shuffled into the encounter deck.",
  fr = "Avec Ben, qui a résolu la carte qui l'a fait venir. Usurper le Trône entre aussi en jeu, et le reste de la Némésis de Ben est mélangé au deck Rencontre.",
}
