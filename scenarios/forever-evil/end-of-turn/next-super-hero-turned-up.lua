scenario "The next Super Hero is turned up when the turn ends" {
  game     = "forever-evil",
  question = {
    en = "I have just defeated The Flash. When do we see the next Super Hero?",
    fr = "Je viens de vaincre Flash. Quand voit-on le Super-Héros suivant ?",
  },
  shows    = { "fe.end-turn.7-flip" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",   hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, power = 8, vp = 3 },
  { "Ben", character = "Lex Luthor", hand = { "Punch" }, vp = 3 },
}
stacks { super_heroes = { "The Flash", "Constantine", "Superman" } }
line_up { "Giganta", "Catwoman", "Cold Gun", "Stargirl", "Broadsword" }

ann:defeats "The Flash"
expect(super_heroes):is_face_down()
ann:ends_turn()

expect(super_heroes):shows "Constantine"
expect(super_heroes):in_order { "Constantine", "Superman" }
ruling {
  en = "At the end of your turn, after you have drawn your new hand; until then the card stays face down.",
  fr = "À la fin de votre tour, une fois votre nouvelle main piochée ; jusque-là la carte reste face cachée.",
}
