card "Tuning Fork" { type = "attachment", fr = "Diapason", set = "klaw", attach = villain, gets{ retaliate = 2, to = host } }

scenario "Two sources of retaliate are added up" {
  game     = "champions",
  question = {
    en = "Klaw has Solid-Sound Body and one more attachment that gives him retaliate 2. My hero is tough and attacks him. How much does he deal back, in one strike or in two?",
    fr = "Klaw a Corps de Son Solidifié et un autre attachement qui lui donne Riposte 2. Mon héros, Tenace, l'attaque. Combien rend-il, en une fois ou en deux ?",
  },
  shows    = { "mc.card.solid-sound-body", "mc.keywords.retaliate", "mc.amb.retaliate-adds" },
}
local ann = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", tough = true } }, hand = {} },
}
villain { { "Klaw I", with = { "Solid-Sound Body", "Tuning Fork" } } }

ann:attacks_with "She-Hulk"
expect(ann.identity:tough "She-Hulk"):is(0)
expect(ann.identity:damage "She-Hulk"):is(0)     -- two strikes would have dealt her the second one
expect(log):has("Klaw I", "retaliates")
ruling {
  en = "3 damage in one strike: each card adds to the same value. Her Tough card prevents all of it.",
  fr = "3 dégâts en une fois : chaque carte ajoute à la même valeur. Sa carte Tenace les prévient tous.",
}
