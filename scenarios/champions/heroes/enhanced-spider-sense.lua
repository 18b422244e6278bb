scenario "Enhanced Spider-Sense cancels a treachery, whoever reveals it" {
  game     = "champions",
  question = {
    en = "Ben reveals Advance. May I cancel it from my seat with Enhanced Spider-Sense? And a minion's When Revealed?",
    fr = "Ben révèle Avancée. Puis-je l'annuler de ma place avec Sens d'Araignée Améliorés ? Et la capacité « Une fois révélée » d'un sbire ?",
  },
  shows    = { "mc.card.enhanced-spider-sense" },
}

local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Enhanced Spider-Sense", "Genius", "Strength", "Black Cat", "Aunt May" }, dealt = { "Shocker" } },
  { "Ben", character = "T'Challa", hand = { "Vibranium", "Vibranium", "Vibranium", "Shuri", "Energy", "Genius" }, dealt = { "Advance" } },
}
villain { { "Rhino I", confused = true, stunned = true } }
encounter_deck:on_top { "Crowd Control", "Bomb Scare" }

ann:ends_turn()
ben:ends_turn()
ann:declines()
ben:declines()
ann:plays "Enhanced Spider-Sense"
ann:pays_with "Genius"

expect(ann.identity:damage "Spider-Man"):is(1)
expect(main_scheme:threat "The Break-In!"):is(2)
expect(encounter_discard):has("Advance", 1)
ruling {
  en = "Yes, Advance is cancelled and Rhino does not scheme. Shocker is no treachery: Ann is not even asked and takes his 1 damage.",
  fr = "Oui, Avancée est annulée et Rhino ne manigance pas. Shocker n'est pas une traîtrise : Ann n'est même pas consultée et subit son 1 dégât.",
}
