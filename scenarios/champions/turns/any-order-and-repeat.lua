scenario "A turn's options come in any order and may be repeated" {
  game     = "champions",
  question = {
    en = "I have attacked and played an event. May I still change form, play two more events and thwart with an ally in the same turn?",
    fr = "J'ai attaqué et joué un événement. Puis-je encore, dans le même tour, changer de forme, jouer deux autres événements et contrer avec un allié ?",
  },
  shows    = { "mc.player-turn.any-order", "mc.player-turn.repeat" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", damage = 6 } },
    hand = { "Haymaker", "First Aid", "First Aid", "Strength", "Energy", "Genius" },
    in_play = { "Jessica Jones" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 3 } }

ann:attacks_with "Spider-Man"
ann:plays "Haymaker"
ann:pays_with "Strength"
ann:changes_form()
ann:plays "First Aid"
ann:pays_with "Energy"
ann:chooses "Peter Parker"
ann:plays "First Aid"
ann:pays_with "Genius"
ann:chooses "Peter Parker"
ann:thwarts_with "Jessica Jones"

expect(villain:damage "Rhino I"):is(5)
expect(ann.identity:damage "Peter Parker"):is(2)
expect(main_scheme:threat "The Break-In!"):is(2)
expect(ann):is_on_turn()
ruling {
  en = "Yes. The options of a turn come in whatever order the player likes, and all but changing form may be taken again as long as they can be paid for.",
  fr = "Oui. Les options d'un tour se prennent dans l'ordre voulu et, sauf le changement de forme, se répètent tant qu'on peut en payer le coût.",
}
