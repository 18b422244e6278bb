scenario "Equal teams share the victory" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "Both teams have the same number of Victory Points at the end. Which side wins?",
    fr = "Les deux équipes ont le même nombre de PV à la fin. Quel camp gagne ?",
  },
  shows    = { "fe.amb.good-guys-teams", "fe.amb.tie-after-super-heroes" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Harley Quinn", hand = {}, deck = { "Ultraman" }, discard = {} },
  { "Ben", character = "Sinestro",     hand = {}, deck = { "Kick" }, discard = {} },
  { "Cy",  hand = {}, deck = { "Power Girl" }, discard = {} },
  { "Dan", hand = {}, deck = { "Kick", "Giant Growth" }, discard = {} },
}
stacks { super_heroes = { "The Flash" }, super_villains = { "Training Villain" } }
line_up { "Broadsword", "Invulnerable", "Cosmic Staff", "Cold Gun" }
main_deck {}

ann:ends_turn()

expect(game):is_over()
expect(ann):won()
expect(ben):won()
expect(cy):won()
expect(dan):won()
ruling {
  en = "Both: 4 against 4 is a shared victory.",
  fr = "Les deux : 4 à 4, c'est une victoire partagée.",
}
