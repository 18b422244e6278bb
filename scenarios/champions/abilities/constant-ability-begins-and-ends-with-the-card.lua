scenario "A constant ability works exactly as long as its card is in play" {
  game     = "champions",
  question = {
    en = "I play Combat Training, and later Caught Off Guard makes me discard it. When do I have the additional ATK?",
    fr = "Je joue Entraînement au Combat, puis Pris par Surprise me le fait défausser. Quand ai-je l'ATQ supplémentaire ?",
  },
  shows    = { "mc.gain-stat.while-active", "mc.gain-stat.reverts", "mc.constant-ability.active-at-once" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Combat Training", "Energy" }, deck_top = { "Haymaker", "Genius", "Strength", "The Power of Aggression" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Caught Off Guard", "Shocker" }

expect(ann.identity:atk "She-Hulk"):is(3)
ann:plays "Combat Training"
expect(ann.identity:atk "She-Hulk"):is(4)
ann:attacks_with "She-Hulk"
expect(villain:damage "Rhino"):is(4)
ann:ends_turn()
expect(ann.discard):has "Combat Training"
expect(ann.identity:atk "She-Hulk"):is(3)
ruling {
  en = "From the moment the upgrade enters play, so already in the same turn, until the moment it leaves.",
  fr = "Dès que l'amélioration entre en jeu, donc déjà pendant ce tour, et jusqu'au moment où elle quitte le jeu.",
}
