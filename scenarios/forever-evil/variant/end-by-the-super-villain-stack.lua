scenario "The game ends when the Super-Villains run out" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "The Good Guys have defeated the last Super-Villain, but Super Heroes are left. Is the game over?",
    fr = "Les Gentils ont vaincu le dernier Super-Vilain, mais il reste des Super-Héros. La partie est-elle finie ?",
  },
  shows    = { "fe.amb.good-guys-teams", "fe.game-end.no-super-hero" },
}

local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 8 },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain" } }
line_up { "Giant Growth", "Invulnerable", "Cosmic Staff", "Cold Gun", "Broadsword" }

ann:ends_turn()
ben:defeats "Training Villain"
expect(game):goes_on()                       -- Ben may still finish his turn
ben:ends_turn()

expect(game):is_over()
expect(super_heroes):count(2)
expect(ben.score):is(4)
expect(ben):won()
expect(ann):did_not_win()
ruling {
  en = "Yes, at the end of that turn: it is enough that one of the two stacks has no card left to turn up.",
  fr = "Oui, à la fin de ce tour : il suffit que l'une des deux piles n'ait plus de carte à retourner.",
}
