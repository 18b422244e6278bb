scenario "The game ends when the Super Heroes run out" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "Two teams: we Bad Guys have defeated the last Super Hero. Do the Good Guys get a last turn to fight their Super-Villains?",
    fr = "En équipes : nous, les Méchants, avons vaincu le dernier Super-Héros. Les Gentils ont-ils un dernier tour contre leurs Super-Vilains ?",
  },
  shows    = { "fe.amb.good-guys-teams", "fe.amb.step-7-empty-stack" },
}

local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 8 },
  { "Ben", hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash" }, super_villains = { "Training Villain", "Cardboard Menace" } }
line_up { "Giant Growth", "Invulnerable", "Cosmic Staff", "Cold Gun", "Broadsword" }

ann:defeats "The Flash"
ann:ends_turn()

expect(game):is_over()
expect(game.turn_number):is(1)
expect(super_villains):count(2)
expect(ann.score):is(4)                      -- the tokens for The Flash
ruling {
  en = "No. The game ends with your turn, at the step in which the next Super Hero should be turned up.",
  fr = "Non. La partie se termine avec votre tour, à l'étape où il faudrait retourner le Super-Héros suivant.",
}
