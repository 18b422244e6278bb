scenario "Played cards stay on the table until step 4" {
  game     = "rivals",
  question = {
    en = "I look through my discard pile in step 3 of the end of my turn. Do the cards I played lie there already?",
    fr = "Je parcours ma défausse à l'étape 3 de la fin du tour. Les cartes jouées s'y trouvent-elles déjà ?",
  },
  shows    = { "rivals.end-turn.4-played" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Kick", "Punch" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Red Hood", "Robin", "Huntress", "Oracle", "Superman" }

ann:plays "Kick"
until_step "end of turn, step 4"
ann:ends_turn()
expect(ann.discard):is { "Punch" }
expect(ann.in_play):is { "Kick" }
until_step "end of turn, step 5"
expect(ann.discard):is { "Punch", "Kick" }
expect(ann.in_play):is_empty()
ruling {
  en = "No. They lie before you until step 4 and go to the discard pile then, face up.",
  fr = "Non. Elles restent devant vous jusqu'à l'étape 4 et vont alors dans la défausse, face visible.",
}
