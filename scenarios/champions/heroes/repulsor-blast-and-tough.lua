scenario "A tough enemy takes nothing of a Repulsor Blast" {
  game     = "champions",
  question = {
    en = "A tough Rhino is hit by Repulsor Blast, which discards two energy resources. Does Tough prevent the first damage only?",
    fr = "Un Rhino tenace est touché par Rayon répulsif, qui défausse deux ressources énergie. Tenace ne prévient-il que le premier dégât ?",
  },
  shows    = { "mc.card.repulsor-blast", "mc.amb.additional-damage" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Repulsor Blast", "Mark V Helmet" },
    deck_top = { "Energy", "Genius", "Mark V Armor", "Rocket Boots", "Strength", "Arc Reactor" } },
}
villain { { "Rhino I", tough = true } }

ann:plays "Repulsor Blast"

expect(villain:damage "Rhino I"):is(0)
expect(villain:tough "Rhino I"):is(0)
ruling {
  en = "All of it: the additional damage is added to the first, and it is dealt together.",
  fr = "Tout : les dégâts supplémentaires s'ajoutent au premier et sont infligés ensemble.",
}
