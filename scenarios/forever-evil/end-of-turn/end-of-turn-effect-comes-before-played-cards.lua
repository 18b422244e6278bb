scenario "An end-of-turn draw cannot bring back the cards played this turn" {
  game     = "forever-evil",
  question = {
    en = "My draw pile is empty when Lex Luthor draws at the end of my turn. Are the Punches I played this turn shuffled in?",
    fr = "Ma pioche est vide quand Lex Luthor pioche à la fin de mon tour. Les Coups de Poing joués ce tour sont-ils mélangés avec le reste ?",
  },
  shows    = { "fe.end-turn.3-effects", "fe.end-turn.4-played", "fe.shuffle.when-needed" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch", "Punch", "Punch", "Vulnerability" }, deck = {},
    discard = { "Kick", "Kick", "Kick", "Kick" } },
  { "Ben", character = "Sinestro" },
}
line_up { "Catwoman", "Giganta", "Broadsword", "Stargirl", "Superwoman" }
main_deck:on_top { "Power Ring" }

ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:buys "Catwoman"
shuffle_gives { "Catwoman" }
ann:ends_turn()

-- shuffled: four Kicks, Catwoman, and the Vulnerability put away from the hand; all six are in hand now
expect(ann.hand):is { "Catwoman", "Kick", "Kick", "Kick", "Kick", "Vulnerability" }
expect(ann.deck):is_empty()
expect(ann.discard):is { "Punch", "Punch", "Punch" }
ruling {
  en = "No. At that moment they are still in play; they reach the discard pile only after the end-of-turn effects.",
  fr = "Non. À ce moment-là ils sont encore en jeu ; ils ne rejoignent la défausse qu'après les effets de fin de tour.",
}
