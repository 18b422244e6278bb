scenario "Armored Guard comes tough and guards Klaw" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I reveal an Armored Guard. Is it tough, and may I attack Klaw in the next turn?",
    fr = "Je révèle un Garde Blindé. Est-il Tenace, et puis-je attaquer Klaw au tour suivant ?",
  },
  shows    = { "mc.card.armored-guard", "mc.keywords.toughness", "mc.keywords.guard" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, deck = {}, dealt = { "Armored Guard" } },
}
villain { "Klaw I" }

expect(ann.engaged:tough "Armored Guard"):is(1)
ann:attacks_with "She-Hulk"
refused(function() ann:chooses "Klaw I" end, "mc.keywords.guard")
ann:chooses "Armored Guard"
expect(ann.engaged:tough "Armored Guard"):is(0)
expect(ann.engaged:damage "Armored Guard"):is(0)
ruling {
  en = "Yes, and the first attack on it does nothing but take that Tough card away. Klaw is out of your reach until the Guard is gone.",
  fr = "Oui, et la première attaque contre lui ne fait que lui ôter cette carte Tenace. Klaw reste hors de votre portée jusqu'à ce que le Garde ait disparu.",
}
