scenario "Masters of Mayhem: each attacks its hero" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I reveal Masters of Mayhem. Tiger Shark is engaged with me, Radioactive Man with Ben, and an Armored Guard with me as well. Who attacks whom?",
    fr = "Je révèle Maîtres du Chaos. Le Requin-Tigre est engagé avec moi, L'Homme-Radioactif avec Ben, et un Garde Blindé avec moi aussi. Qui attaque qui ?",
  },
  shows    = { "mc.card.masters-of-mayhem", "mc.attack.enemies-by-card" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, engaged = { "Tiger Shark", "Armored Guard" }, dealt = { "Masters of Mayhem" } },
  { "Ben", character = "Captain Marvel", hand = {}, engaged = { "Radioactive Man" } },
}
villain { "Klaw I" }

until_step "villain phase, step 5"
ann:chooses "Tiger Shark"
ann:declines()
ben:declines()
ann:declines()
ben:declines()
expect(ann.identity:damage "She-Hulk"):is(3)
expect(ben.identity:damage "Captain Marvel"):is(1)
ruling {
  en = "Tiger Shark attacks you, Radioactive Man attacks Ben; the first player says which of them attacks first. Armored Guard is none of the Masters of Evil.",
  fr = "Le Requin-Tigre vous attaque, L'Homme-Radioactif attaque Ben ; le premier joueur dit lequel attaque d'abord. Garde Blindé n'est pas des Maîtres du Mal.",
}
