scenario "A short game from the first turn to the count" {
  game     = "forever-evil",
  question = {
    en = "Can you show a whole game in five turns, from the starting hands to the last purchase and the count?",
    fr = "Peut-on voir une partie entière en cinq tours, des mains de départ au dernier achat et au décompte ?",
  },
  shows    = { "fe.overview.goal", "fe.turn.clockwise", "fe.end-turn.8-next-player", "fe.game-end.no-refill", "fe.score.gather", "fe.score.highest-wins" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch", "Punch", "Punch", "Punch", "Vulnerability" }, discard = {},
    deck = { "Punch", "Vulnerability", "Punch", "Vulnerability", "Punch" } },
  { "Ben", character = "Sinestro", hand = { "Punch", "Punch", "Punch", "Punch", "Vulnerability" }, discard = {},
    deck = { "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability" } },
}
stacks { super_heroes = { "The Flash", "Green Arrow" } }
line_up { "Giganta", "Catwoman", "Man-Bat", "Stargirl", "Broadsword" }
main_deck { "Cold Gun", "Power Ring", "Superwoman" } -- three cards: the game will be short

-- first turns: four Power each
ann:plays "Punch" ann:plays "Punch" ann:plays "Punch" ann:plays "Punch"
ann:buys "Giganta"
ann:ends_turn()
expect(line_up):has "Cold Gun"
ben:plays "Punch" ben:plays "Punch" ben:plays "Punch" ben:plays "Punch"
ben:buys "Man-Bat"
ben:ends_turn()
expect(line_up):has "Power Ring"

-- second turns: three Power each; Ann buys a Hero, so Lex Luthor draws from a reshuffled deck
ann:plays "Punch" ann:plays "Punch" ann:plays "Punch"
ann:buys "Catwoman"
shuffle_gives { "Giganta", "Catwoman", "Punch", "Punch", "Punch", "Punch" }
ann:ends_turn()
expect(ann.hand):is { "Giganta", "Catwoman", "Punch", "Punch", "Punch", "Punch" }
expect(main_deck):is_empty()
ben:plays "Punch" ben:plays "Punch" ben:plays "Punch"
ben:buys "Kick"                           -- leaves no gap
shuffle_gives { "Kick", "Man-Bat", "Punch", "Punch", "Vulnerability" }
ben:ends_turn()
expect(game):goes_on()

-- the third turn of Ann: 2 + 1 + 4 Power, Superwoman, and a gap that stays
ann:plays "Giganta"
ann:plays "Catwoman"
expect(ben):must_choose { "defends with Man-Bat", "declines" }
ben:declines()
ann:plays "Punch" ann:plays "Punch" ann:plays "Punch" ann:plays "Punch"
expect(ann.power):is(7)
ann:buys "Superwoman"
ann:ends_turn()

expect(game):is_over()
expect(game.turn_number):is(5)
expect(ann.score):is(5)                   -- Giganta 1, Catwoman 1, Superwoman 3
expect(ben.score):is(2)                   -- Man-Bat 1, Kick 1
expect(ann):won()
expect(ben):did_not_win()
ruling {
  en = "The fifth turn leaves a gap that the empty main deck cannot fill; everybody counts all their cards, and Ann wins with 5 to 2.",
  fr = "Le cinquième tour laisse un vide que le deck commun épuisé ne peut remplir ; chacun compte toutes ses cartes, et Ann gagne par 5 à 2.",
}
