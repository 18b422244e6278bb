scenario "Mark V Armor gives 6 hit points in both forms" {
  game     = "champions",
  question = {
    en = "Iron Man, with 4 damage, plays the Mark V Armor. How many hit points has he, and Tony Stark?",
    fr = "Iron Man, avec 4 dégâts, joue l'Armure Mark V. Combien a-t-il de points de vie, et Tony Stark ?",
  },
  shows    = { "mc.card.mark-v-armor" },
}
local ann = players {
  { "Ann", identity = { { "Iron Man", damage = 4 } }, hand = { "Mark V Armor", "Energy", "Rocket Boots" } },
}
villain { "Rhino I" }

ann:plays "Mark V Armor"
ann:pays_with "Energy"

expect(ann.identity:hit_points "Iron Man"):is(11)
expect(ann.identity:max_hit_points "Iron Man"):is(15)
ann:changes_form()
expect(ann.identity:hit_points "Tony Stark"):is(11)
ruling {
  en = "11 of 15, in either form: both the maximum and what is left grow by 6.",
  fr = "11 sur 15, sous les deux formes : le maximum et ce qui reste augmentent de 6.",
}
