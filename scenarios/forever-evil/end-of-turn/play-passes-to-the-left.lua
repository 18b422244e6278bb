scenario "After the end of a turn the next player begins" {
  game     = "forever-evil",
  question = {
    en = "Three of us play and my turn is done. Who is next, and when is it my turn again?",
    fr = "Nous sommes trois et mon tour est fini. À qui de jouer, et quand est-ce de nouveau à moi ?",
  },
  shows    = { "fe.end-turn.8-next-player" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",   hand = { "Punch" }, discard = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Sinestro",     hand = { "Punch" }, discard = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Cy",  character = "Black Manta",  hand = { "Punch" }, discard = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Giganta", "Catwoman", "Man-Bat", "Stargirl", "Broadsword" }

ann:ends_turn()
expect(ben):is_on_turn()
refused(function() cy:plays "Punch" end, "fe.play.own-turn")
ben:ends_turn()
expect(cy):is_on_turn()
cy:ends_turn()
expect(ann):is_on_turn()
expect(game.turn_number):is(4)
ruling {
  en = "The player on your left, then the next one, until it comes round to you.",
  fr = "Le joueur à votre gauche, puis le suivant, jusqu'à ce que cela revienne à vous.",
}
