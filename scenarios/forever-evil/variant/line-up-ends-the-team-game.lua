scenario "A Line-Up that cannot be filled ends the game of teams too" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "Two teams: the main deck is empty and a card of the Line-Up was bought. Both stacks are still full. Do we go on?",
    fr = "En équipes : le deck commun est vide et une carte de la réserve a été achetée. Les deux piles sont encore pleines. Continue-t-on ?",
  },
  shows    = { "fe.game-end.no-refill", "fe.amb.good-guys-teams" },
}

local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = {}, deck = { "Punch" }, discard = {}, power = 4 },
  { "Ben", hand = {}, deck = { "Kick" }, discard = {} },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain", "Cardboard Menace" } }
line_up { "Steel", "Invulnerable", "Cosmic Staff", "Broadsword", "Power Armor" }
main_deck {}

ann:buys "Steel"                             -- 1 VP in tokens, and the gap
ann:ends_turn()

expect(game):is_over()
expect(ann.score):is(1)
expect(ben.score):is(1)
expect(ann):won()
expect(ben):won()
ruling {
  en = "No. As in the ordinary game it ends as soon as the Line-Up cannot be filled to five cards.",
  fr = "Non. Comme dans une partie ordinaire, elle s'arrête dès que la réserve ne peut être complétée à cinq cartes.",
}
