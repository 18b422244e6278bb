scenario "the last stage falls to an energy card and the hero stands" {
  game     = "champions",
  question = {
    en = "Hulk's energy card hits every character: the villain's last stage falls to it, my hero takes 1 damage and stands. Who wins?",
    fr = "La carte énergie de Hulk touche chaque personnage : le dernier stade du méchant y succombe, mon héros subit 1 dégât et tient debout. Qui gagne ?",
  },
  shows    = { "mc.card.hulk", "mc.defeat-villain.last-stage-wins" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Hulk" }, deck = { "Energy", "Genius" } },
}
villain { { "Rhino II", damage = 11 } }

ann:attacks_with "Hulk"                 -- 3 damage, then Energy: 1 damage to every character

expect(villain:damage "Rhino"):is(15)
expect(ann):won()
ruling {
  en = "The players. Only where the last hero fell with him would it be left open, and then they would lose.",
  fr = "Les joueurs. La question ne serait ouverte que si le dernier héros tombait avec lui, et alors ils perdraient.",
}
