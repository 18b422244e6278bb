scenario "Without an end at once, the game ends with the turn" {
  game     = "forever-evil",
  rules    = { ["fe.game-end.immediately"] = "off" },
  question = {
    en = "Our table plays that the game does not stop at once: whoever's turn it is still comes to the end of it. The last Super Hero is gone when the next one should be turned up. When is it over?",
    fr = "À notre table, la partie ne s'arrête pas sur-le-champ : on va au bout du tour en cours. Il n'y a plus de Super-Héros quand il faudrait retourner le suivant. Quand est-ce fini ?",
  },
  shows    = { "fe.game-end.no-super-hero", "fe.end-turn.8-next-player" },
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
  en = "After the last step of that turn: Ben is named as the next player, and then the game ends for want of a Super Hero.",
  fr = "Après la dernière étape de ce tour : Ben est désigné comme joueur suivant, puis la partie se termine faute de Super-Héros.",
}
