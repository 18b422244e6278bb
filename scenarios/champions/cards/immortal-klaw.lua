scenario "The \"Immortal\" Klaw gives Klaw 10 hit points" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I reveal The \"Immortal\" Klaw while Klaw I has 10 damage. How many hit points are left to him, and how much threat does the scheme have with two players?",
    fr = "Je révèle Klaw \"l'Immortel\" alors que Klaw I a 10 dégâts. Combien de points de vie lui reste-t-il, et combien de menaces porte la manigance à deux joueurs ?",
  },
  shows    = { "mc.card.the-immortal-klaw", "mc.side-scheme.starting-threat", "mc.gain-stat.hit-points-both" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, dealt = { "The \"Immortal\" Klaw" } },
  { "Ben", character = "Captain Marvel", hand = {} },
}
villain { { "Klaw I", damage = 10 } }

until_step "villain phase, step 5"
expect(villain:hit_points "Klaw I"):is(24)
expect(villain:max_hit_points "Klaw I"):is(34)
expect(side_schemes:threat "The \"Immortal\" Klaw"):is(6)
ruling {
  en = "His 24 hit points are 34 now, and with 10 damage 24 are left. The scheme has 3 threat per player: 6.",
  fr = "Ses 24 points de vie sont maintenant 34, et avec 10 dégâts il en reste 24. La manigance porte 3 menaces par joueur : 6.",
}
