scenario "Losing the Mark V Armor may defeat Iron Man" {
  game     = "champions",
  question = {
    en = "Iron Man has 9 damage and lives by his Mark V Armor. Electric Whip Attack takes it from him. What happens?",
    fr = "Iron Man a 9 dégâts et ne tient que par son Armure Mark V. Attaque au Fouet Électrique la lui prend. Que se passe-t-il ?",
  },
  shows    = { "mc.amb.lost-hit-points-kill", "mc.card.electric-whip-attack" },
}
local ann, ben = players {
  { "Ann", identity = { { "Iron Man", damage = 9 } }, hand = {}, in_play = { "Mark V Armor" }, dealt = { "Electric Whip Attack" } },
  { "Ben", character = "Peter Parker", hand = {} },
}
villain { { "Rhino I", stunned = true, confused = true } }
encounter_deck:on_top { "Crowd Control", "Hydra Mercenary" }

ann:ends_turn()
ben:ends_turn()
ann:chooses "discard"

expect(ann.identity):is_empty()
expect(ann.discard):has "Mark V Armor"
ruling {
  en = "With the armor he loses 6 hit points, none is left, and he is defeated.",
  fr = "Avec l'armure il perd 6 points de vie, il n'en reste aucun, et il est vaincu.",
}
