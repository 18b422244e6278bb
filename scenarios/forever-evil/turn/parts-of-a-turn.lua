scenario "A whole turn: play, buy, put away, draw" {
  game     = "forever-evil",
  question = {
    en = "New player here: what are the steps of my turn, in short?",
    fr = "Je débute : quelles sont, en bref, les étapes de mon tour ?",
  },
  shows    = { "fe.turn.summary", "fe.buy.to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Punch", "Punch", "Punch", "Vulnerability" },
    deck = { "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability" } },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }
main_deck { "Cold Gun", "Superwoman" }

ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
expect(ann.power):is(3)
ann:buys "Man-Bat"
expect(ann.discard):in_order { "Man-Bat" }       -- at once, not at the end of the turn
ann:ends_turn()
expect(ann.discard):is { "Man-Bat", "Punch", "Punch", "Punch", "Vulnerability" }
expect(ann.hand):is { "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability" }
expect(line_up):is { "Cold Gun", "Giganta", "Catwoman", "Mallet", "Insanity" }
expect(ben):is_on_turn()
ruling {
  en = "Play cards, add up your Power and buy up to it, each new card going straight to your discard pile; then put everything away, refill the Line-Up and draw five.",
  fr = "Jouez des cartes, additionnez votre Puissance et achetez dans cette limite, chaque carte allant aussitôt dans votre défausse ; puis rangez tout, complétez la réserve et piochez cinq cartes.",
}
