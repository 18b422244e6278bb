scenario "A player who has a Combat Training gets no second one" {
  game     = "champions",
  question = {
    en = "Ben has a Combat Training. May I play mine under his control?",
    fr = "Ben a un Entraînement au Combat. Puis-je jouer le mien sous son contrôle ?",
  },
  shows    = { "mc.max.per-player", "mc.card.combat-training" },
  windows  = "pass",
}
local ann, ben, cid = players {
  { "Ann", character = "She-Hulk", hand = { "Combat Training", "Energy" } },
  { "Ben", character = "Spider-Man", hand = {}, in_play = { "Combat Training" } },
  { "Cid", character = "Captain Marvel", hand = {} },
}
villain { "Rhino I" }

ann:plays "Combat Training"
refused(function() ann:chooses(ben) end, "mc.max.per-player")
ann:chooses(cid)
expect(cid.identity:atk "Captain Marvel"):is(3)
expect(ben.identity:atk "Spider-Man"):is(3)
ruling {
  en = "No. A player controls at most one; give it to Cid or keep it yourself.",
  fr = "Non. Un joueur en contrôle un au plus ; donnez-le à Cid ou gardez-le.",
}
