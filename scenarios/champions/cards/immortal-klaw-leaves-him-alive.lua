scenario "Klaw survives the loss of ten hit points" {
  game     = "champions",
  question = {
    en = "Klaw I has 12 of his 22 hit points left when The \"Immortal\" Klaw is defeated. How many are left then?",
    fr = "Il reste à Klaw I 12 de ses 22 points de vie quand Klaw \"l'Immortel\" est déjoué. Combien lui en reste-t-il alors ?",
  },
  shows    = { "mc.gain-stat.reverts", "mc.defeat.side-scheme" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {} },
}
villain { { "Klaw I", damage = 10 } }
side_schemes { { "The \"Immortal\" Klaw", threat = 1 } }

ann:thwarts_with "She-Hulk"
ann:chooses "The \"Immortal\" Klaw"
expect(villain:hit_points "Klaw I"):is(2)
expect(side_schemes):is {}
ruling {
  en = "Two: the 10 hit points go, the 10 damage stays.",
  fr = "Deux : les 10 points de vie s'en vont, les 10 dégâts restent.",
}
