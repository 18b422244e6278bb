scenario "Both reasons for the end in one turn: the Line-Up comes first" {
  game     = "forever-evil",
  question = {
    en = "In one turn I defeated the last Super Hero and left a gap that cannot be filled. Which of the two ends the game, and does it matter?",
    fr = "Dans le même tour j'ai vaincu le dernier Super-Héros et laissé un vide impossible à remplir. Laquelle des deux raisons termine la partie, et est-ce important ?",
  },
  shows    = { "fe.amb.both-conditions", "fe.game-end.no-refill" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",   hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 11 },
  { "Ben", character = "Lex Luthor", hand = { "Punch" }, deck = { "Kick" }, discard = {} },
}
stacks { super_heroes = { "The Flash" } }
line_up { "Catwoman", "Man-Bat", "Stargirl", "Broadsword", "Superwoman" }
main_deck {}

ann:defeats "The Flash"
ann:buys "Catwoman"
ann:ends_turn()

expect(game):is_over()
refused(function() ben:plays "Kick" end, "fe.game-end.no-refill") -- the reason of step 5, before step 7
expect(ann.score):is(5)
expect(ann):won()
ruling {
  en = "The Line-Up, as it is filled before the Super Hero stack is looked at. The scores are the same either way.",
  fr = "La réserve, car elle est complétée avant qu'on regarde le paquet de Super-Héros. Les scores sont les mêmes dans les deux cas.",
}
