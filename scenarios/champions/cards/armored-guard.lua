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
  en = "It enters play with a Tough card, which the first attack on it uses up without damage. While it is engaged with you, you cannot attack Klaw.",
  fr = "Il entre en jeu avec une carte Tenace, que la première attaque contre lui use sans dégâts. Tant qu'il est engagé avec vous, vous ne pouvez pas attaquer Klaw.",
}
