scenario "An obligation nobody's hero answers for" {
  game     = "champions",
  question = {
    en = "Eviction Notice is in the deck although nobody plays Spider-Man, and I reveal it. Who deals with it?",
    fr = "Avis d'Expulsion se trouve dans le deck alors que personne ne joue Spider-Man, et je la révèle. Qui s'en occupe ?",
  },
  shows    = { "mc.obligation.no-hero" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, dealt = { "Eviction Notice" } },
  { "Ben", character = "T'Challa", hand = {} },
}
villain { { "Rhino I", stunned = true, confused = true } }
encounter_deck:on_top { "Hydra Mercenary", "Sandman", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
expect(ann):must_choose { "chooses flip", "declines" }
ann:declines()
expect(ann.hand):count(4)
expect(ben.hand):count(6)
ruling {
  en = "You do: without a hero it belongs to, the player who revealed it makes its choices and bears it.",
  fr = "Vous : sans héros associé, celui qui l'a révélée fait ses choix et la subit.",
}
