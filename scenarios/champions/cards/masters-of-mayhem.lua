scenario "Masters of Mayhem: each attacks its hero" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "Ben reveals Masters of Mayhem, and I am the first player. Tiger Shark is engaged with me, Radioactive Man with Ben, and an Armored Guard with me as well. Who attacks whom, and who comes first?",
    fr = "Ben révèle Maîtres du Chaos, et je suis le premier joueur. Le Requin-Tigre est engagé avec moi, L'Homme-Radioactif avec Ben, et un Garde Blindé avec moi aussi. Qui attaque qui, et qui d'abord ?",
  },
  shows    = { "mc.card.masters-of-mayhem", "mc.attack.enemies-by-card", "mc.player-order.first-then-clockwise" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, engaged = { "Tiger Shark", "Armored Guard" } },
  { "Ben", character = "Captain Marvel", hand = {}, engaged = { "Radioactive Man" }, dealt = { "Masters of Mayhem" } },
}
villain { "Klaw I" }

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
  en = "Tiger Shark attacks you, then Radioactive Man attacks Ben: it goes in player order, whoever reveals the card. Armored Guard is none of the Masters of Evil.",
  fr = "Le Requin-Tigre vous attaque, puis L'Homme-Radioactif attaque Ben : dans l'ordre des joueurs, quel que soit celui qui révèle la carte. Garde Blindé n'est pas des Maîtres du Mal.",
}
