scenario "Quickstrike lets an alter-ego be" {
  game     = "champions",
  question = {
    en = "I reveal Vulture as Peter Parker. Does he attack me at once, or scheme at once instead?",
    fr = "Je révèle Le Vautour en Peter Parker. M'attaque-t-il aussitôt, ou manigance-t-il aussitôt à la place ?",
  },
  shows    = { "mc.reveal.minion" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, nemesis = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Backflip", "Aunt May" } },
}
villain { { "Rhino I", confused = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Vulture" }

ann:ends_turn()
expect(ann.engaged):is { "Vulture" }
expect(ann.identity:damage "Peter Parker"):is(0)
expect(main_scheme:threat "The Break-In!"):is(1)      -- step one only
ruling {
  en = "Neither. Quickstrike works only against a player in hero form; Vulture just engages you and waits for his next activation.",
  fr = "Ni l'un ni l'autre. Coup Rapide ne joue que contre un joueur sous sa forme de héros ; Le Vautour s'engage avec vous et attend sa prochaine activation.",
}
