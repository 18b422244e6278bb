scenario "The game ends when the last Super Hero is gone, but not before the turn does" {
  game     = "forever-evil",
  question = {
    en = "I have just defeated the last Super Hero. Does the game stop right there, or may I go on playing and buying?",
    fr = "Je viens de vaincre le dernier Super-Héros. La partie s'arrête-t-elle là, ou puis-je continuer à jouer et à acheter ?",
  },
  shows    = { "fe.game-end.no-super-hero", "fe.amb.step-7-empty-stack" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",   hand = { "Punch", "Punch", "Punch" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 8 },
  { "Ben", character = "Lex Luthor", hand = { "Punch" }, deck = { "Kick" }, discard = {} },
}
stacks { super_heroes = { "The Flash" } }
line_up { "Catwoman", "Man-Bat", "Stargirl", "Broadsword", "Superwoman" }
main_deck { "Giganta", "Cold Gun" }

ann:defeats "The Flash"
expect(super_heroes):is_empty()
expect(game):goes_on()
ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:buys "Catwoman"
ann:ends_turn()

expect(game):is_over()
expect(line_up):has "Giganta"             -- the Line-Up was still filled
expect(ann.score):is(5)                   -- The Flash 4, Catwoman 1
expect(ann):won()
refused(function() ben:plays "Kick" end, "fe.game-end.no-super-hero") -- Ben has no further turn
expect(game.turn_number):is(1)
ruling {
  en = "You may finish your turn. The game ends in its last step but one, when no Super Hero is left to turn up; Ben has no turn any more.",
  fr = "Vous pouvez finir votre tour. La partie se termine à son avant-dernière étape, quand il n'y a plus de Super-Héros à retourner ; Ben n'a plus de tour.",
}
