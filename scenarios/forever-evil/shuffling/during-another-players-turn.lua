scenario "The shuffle happens even in another player's turn" {
  game     = "forever-evil",
  question = {
    en = "In Ann's turn I discard Stargirl to defend and must draw a card with an empty draw pile. Do I shuffle now, with Stargirl among the cards?",
    fr = "Au tour d'Ann je défausse Star Girl pour me défendre et dois piocher, ma pioche étant vide. Est-ce que je mélange maintenant, Star Girl comprise ?",
  },
  shows    = { "fe.shuffle.when-needed" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Catwoman" } },
  { "Ben", character = "Black Manta", hand = { "Stargirl" }, deck = {}, discard = { "Kick", "Giganta" }, vp = 1 },
}

ann:plays "Catwoman"
shuffle_gives { "Stargirl" }
ben:defends "Stargirl"

expect(ben.hand):is { "Stargirl" }
expect(ben.deck):is { "Kick", "Giganta" }
expect(ben.discard):is_empty()
expect(ben.vp):is(1)                      -- the Attack was avoided
expect(ann):is_on_turn()
ruling {
  en = "Yes. It is done whenever a card is needed, and Stargirl is in the discard pile by then: she may even come back.",
  fr = "Oui. On le fait dès qu'il faut une carte, et Star Girl est alors déjà dans la défausse : elle peut même revenir.",
}
