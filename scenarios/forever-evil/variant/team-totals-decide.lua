scenario "The team's total decides" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "Two teams: Ann alone has more Victory Points than anybody else, but Cy and Dan together have more than Ann and Ben. Who wins?",
    fr = "En équipes : Ann a plus de PV que chacun des autres, mais Cy et Dan en ont ensemble plus qu'Ann et Ben. Qui gagne ?",
  },
  shows    = { "fe.amb.good-guys-teams" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Harley Quinn", hand = {}, deck = { "Ultraman" }, discard = {}, vp = 5 },
  { "Ben", character = "Sinestro",     hand = {}, deck = { "Weakness" }, discard = {} },
  { "Cy",  hand = {}, deck = { "Power Girl", "Power Girl" }, discard = {} },
  { "Dan", hand = {}, deck = { "Kick", "Power Armor" }, discard = {} },
}
stacks { super_heroes = { "The Flash" }, super_villains = { "Training Villain" } }
line_up { "Giant Growth", "Invulnerable", "Cosmic Staff", "Cold Gun" }
main_deck {}

ann:ends_turn()

expect(game):is_over()
expect(ann.score):is(8)
expect(ben.score):is(-1)
expect(cy.score):is(4)
expect(dan.score):is(4)
expect(cy):won()
expect(dan):won()
expect(ann):did_not_win()
ruling {
  en = "Cy and Dan win, 8 against 7: the totals of the teams are compared, not the players one by one.",
  fr = "Cy et Dan gagnent, 8 contre 7 : on compare les totaux des équipes, pas les joueurs un par un.",
}
