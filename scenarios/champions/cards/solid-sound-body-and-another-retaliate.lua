card "Tuning Fork" { type = "attachment", fr = "Diapason", set = "klaw", attach = villain, gets{ retaliate = 2, to = host } }

scenario "Two sources of retaliate are added up" {
  game     = "champions",
  question = {
    en = "Klaw has Solid-Sound Body and one more attachment that gives him retaliate 2. How much does he deal back?",
    fr = "Klaw a Corps de Son Solidifié et un autre attachement qui lui donne Riposte 2. Combien rend-il ?",
  },
  shows    = { "mc.card.solid-sound-body", "mc.keywords.retaliate" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {} },
}
villain { { "Klaw I", with = { "Solid-Sound Body", "Tuning Fork" } } }

ann:attacks_with "She-Hulk"
expect(ann.identity:damage "She-Hulk"):is(3)
ruling {
  en = "3 damage at once: each card adds to the same value.",
  fr = "3 dégâts d'un coup : chaque carte ajoute à la même valeur.",
}
