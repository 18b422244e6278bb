scenario "Damage turns down the dial" {
  game     = "champions",
  question = { en = "Haymaker deals 3 damage to Rhino, who has 14 hit points. How is it kept track of?", fr = "Haymaker inflige 3 dégâts à Rhino, qui a 14 points de vie. Comment en garde-t-on la trace ?" },
  shows    = { "mc.damage.reduces-hp", "mc.damage.dial" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Haymaker", "Energy" } },
}
villain { "Rhino I" }

ann:plays "Haymaker"
expect(villain:hit_points "Rhino"):is(11)
expect(villain:max_hit_points "Rhino"):is(14)

ruling {
  en = "Damage lowers his hit points, so his dial goes from 14 down to 11. Villains and identities use dials, not tokens.",
  fr = "Les dégâts réduisent ses points de vie : son cadran passe de 14 à 11. Les méchants et les identités utilisent des cadrans, pas des pions.",
}
