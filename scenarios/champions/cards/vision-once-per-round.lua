scenario "Vision's power is raised once per round" {
  game     = "champions",
  question = {
    en = "I have two energy cards. May I use Vision's ability twice in a round?",
    fr = "J'ai deux cartes énergie. Puis-je utiliser deux fois la capacité de Vision à ce round ?",
  },
  shows    = { "mc.card.vision", "mc.limit.per-card" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy", "Energy Absorption" }, in_play = { "Vision" } },
}
villain { { "Rhino I", damage = 0 } }
main_scheme { { "The Break-In!", threat = 4 } }

ann:uses "Vision"
ann:pays_with "Energy"
ann:chooses "THW"
refused(function() ann:uses "Vision" end, "mc.limit.per-card")
ann:thwarts_with "Vision"
expect(main_scheme:threat "The Break-In!"):is(1)
ruling {
  en = "No, once per round. Here he thwarts for 3 instead of 1.",
  fr = "Non, une fois par round. Ici, il contre à 3 au lieu de 1.",
}
