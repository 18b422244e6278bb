scenario "A played card that says so stays in play" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "I played Green Arrow, whose text keeps him in play. Does he go to the discard pile at the end of the turn like the other cards I played?",
    fr = "J'ai joué Green Arrow, que son texte garde en jeu. Va-t-il dans la défausse à la fin du tour comme les autres cartes jouées ?",
  },
  shows    = { "fe.end-turn.4-played" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Green Arrow", "Punch" }, discard = {}, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" } },
  { "Ben", character = "Sinestro" },
}
line_up { "Giganta", "Catwoman", "Man-Bat", "Stargirl", "Broadsword" }

ann:plays "Green Arrow"
ann:plays "Punch"
ann:ends_turn()

expect(ann.in_play):is { "Green Arrow" }
expect(ann.discard):is { "Punch" }
ruling {
  en = "No. Played cards leave unless something says otherwise, and his text does; the Punch leaves.",
  fr = "Non. Les cartes jouées partent sauf indication contraire, et son texte en donne une ; le Coup de Poing, lui, part.",
}
