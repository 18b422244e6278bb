scenario "A card just bought may come with the very next hand" {
  game     = "forever-evil",
  question = {
    en = "I bought Giganta this turn and my draw pile is empty when I draw my new hand. Can she and the Punches I played be in it?",
    fr = "J'ai acheté Giganta ce tour et ma pioche est vide quand je pioche ma nouvelle main. Elle et les Coups de Poing joués peuvent-ils s'y trouver ?",
  },
  shows    = { "fe.shuffle.when-needed", "fe.end-turn.6-draw" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch", "Punch", "Punch", "Punch" }, deck = { "Kick" }, discard = {} },
  { "Ben", character = "Sinestro" },
}
line_up { "Giganta", "Man-Bat", "Stargirl", "Power Ring", "Broadsword" }
main_deck:on_top { "Catwoman" }

ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:buys "Giganta"
shuffle_gives { "Giganta", "Punch", "Punch", "Punch" }
ann:ends_turn()

expect(ann.hand):is { "Kick", "Giganta", "Punch", "Punch", "Punch" }
expect(ann.deck):is { "Punch" }
ruling {
  en = "Yes. All of them are in the discard pile by then, and it is shuffled when the draw pile has run out.",
  fr = "Oui. Toutes sont alors dans la défausse, et celle-ci est mélangée une fois la pioche épuisée.",
}
