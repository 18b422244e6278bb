scenario "Sound Manipulation hurts a hero and heals Klaw" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I am in hero form and reveal Sound Manipulation while Klaw has 5 damage. What happens?",
    fr = "Je suis en héros et je révèle Manipulation du Son alors que Klaw a 5 dégâts. Que se passe-t-il ?",
  },
  shows    = { "mc.card.sound-manipulation", "mc.heal.removes-damage" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, dealt = { "Sound Manipulation" } },
}
villain { { "Klaw I", damage = 5 } }

until_step "villain phase, step 5"
expect(ann.identity:damage "She-Hulk"):is(2)
expect(villain:damage "Klaw I"):is(3)
ruling {
  en = "You take 2 damage, and Klaw heals 2.",
  fr = "Vous subissez 2 dégâts, et Klaw se soigne de 2 dégâts.",
}
