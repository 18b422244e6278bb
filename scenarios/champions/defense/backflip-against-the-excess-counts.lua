scenario "Backflip against the excess of overkill is a defence" {
  game     = "champions",
  question = {
    en = "Black Cat defends, and the excess of Rhino's Charge reaches my hero, who avoids it with Backflip. Has my hero defended, so that Counter-Punch may follow?",
    fr = "Black Cat défend, et l'excédent de la Charge de Rhino atteint mon héros, qui l'esquive par Salto Arrière. Mon héros s'est-il défendu, de sorte que Contre-Attaque au Poing peut suivre ?",
  },
  shows    = { "mc.defend.labelled-ability", "mc.amb.labelled-defence", "mc.card.backflip", "mc.card.counter-punch" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Backflip", "Counter-Punch", "Energy", "Genius", "Strength" }, in_play = { "Black Cat" } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Advance", "Crowd Control" }

ann:ends_turn()
ann:declines()                          -- keeps the hand
ann:declines()                          -- draws no card
ann:defends_with "Black Cat"
ann:plays "Backflip"                    -- against the 3 that pass through
expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann):must_choose { "plays Counter-Punch", "declines" }
ann:plays "Counter-Punch"
expect(villain:damage "Rhino I"):is(2)
expect(ann.discard):is { "Backflip", "Black Cat", "Counter-Punch" }
ruling {
  en = "Yes. Whoever resolves an ability labelled as a defence defends, even against what only passed through an ally. Counter-Punch may follow.",
  fr = "Oui. Résoudre une capacité notée défense, c'est se défendre, même contre ce qui n'a fait que traverser un allié. Contre-Attaque au Poing peut suivre.",
}
