scenario "the last stage and the last hero fall to one energy card" {
  game     = "champions",
  question = {
    en = "The villain's last stage and the last hero are defeated at the same time. Who wins?",
    fr = "Le dernier stade du méchant et le dernier héros sont vaincus en même temps. Qui gagne ?",
  },
  shows    = { "mc.card.hulk", "mc.grim-rule.worst-for-players", "mc.elimination.all-out" },
}
local ann = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", damage = 14 } }, hand = {}, in_play = { "Hulk" }, deck = { "Energy", "Genius" } },
}
villain { { "Rhino II", damage = 11 } }

ann:attacks_with "Hulk"                 -- 3 damage, then Energy: 1 damage to every character

expect(villain:damage "Rhino"):is(15)
ruling {
  en = "The players lose: the rules leave it open, so the reading least favourable to the players holds.",
  fr = "Les joueurs perdent : les règles laissent la question ouverte, donc la lecture la moins favorable aux joueurs s'applique.",
}
