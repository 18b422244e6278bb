scenario "Ritual Combat against an alter-ego" {
  game     = "champions",
  question = {
    en = "I reveal Ritual Combat as T'Challa, in alter-ego form, and Shocker is discarded. May I choose the damage?",
    fr = "Je révèle Combat Rituel en T'Challa, en forme d'alter ego, et Shocker est défaussé. Puis-je choisir les dégâts ?",
  },
  shows    = { "mc.card.ritual-combat", "mc.form.alter-ego-hides-hero" },
}

local ann = players {
  { "Ann", character = "T'Challa", hand = { "Vibranium", "Vibranium", "Vibranium", "Energy", "Genius", "Strength" }, nemesis = {} },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Ritual Combat", "Shocker" }

ann:ends_turn()
ann:declines "discards"

expect(ann.identity:damage "T'Challa"):is(0)
expect(main_scheme:threat "The Break-In!"):is(4)      -- 1 in step one, 3 by the card
ruling {
  en = "No. Only a hero may take the damage instead: 3 threat is placed on the main scheme.",
  fr = "Non. Seul un héros peut subir les dégâts à la place : 3 menaces sont placées sur la manigance principale.",
}
