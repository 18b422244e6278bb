scenario "Masters of Mayhem: each attacks its hero" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "Ben reveals Masters of Mayhem, and I am the first player. Tiger Shark is engaged with me, Radioactive Man with Ben, and an Armored Guard with me as well. Who attacks whom, and who comes first?",
    fr = "Ben révèle Maîtres du Chaos, et je suis le premier joueur. Le Requin-Tigre est engagé avec moi, L'Homme-Radioactif avec Ben, et un Garde Blindé avec moi aussi. Qui attaque qui, et qui d'abord ?",
  },
  shows    = { "mc.card.masters-of-mayhem", "mc.attack.enemies-by-card" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, engaged = { "Tiger Shark", "Armored Guard" } },
  { "Ben", character = "Captain Marvel", hand = {}, engaged = { "Radioactive Man" }, dealt = { "Masters of Mayhem" } },
}
villain { "Klaw I" }

ann:chooses "Tiger Shark"
ann:declines()
ben:declines()
expect(ann.identity:damage "She-Hulk"):is(3)     -- Tiger Shark has struck
expect(ben.identity:damage "Captain Marvel"):is(0)
until_step "villain phase, step 5"
ann:declines()
ben:declines()
expect(ann.identity:damage "She-Hulk"):is(3)
expect(ben.identity:damage "Captain Marvel"):is(1)
ruling {
  en = "Tiger Shark attacks you, Radioactive Man attacks Ben; the first player says which of them attacks first. Armored Guard is none of the Masters of Evil.",
  fr = "Le Requin-Tigre vous attaque, L'Homme-Radioactif attaque Ben ; le premier joueur dit lequel attaque d'abord. Garde Blindé n'est pas des Maîtres du Mal.",
}
