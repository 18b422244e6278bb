scenario "A card drawn by an end-of-turn effect is kept" {
  game     = "forever-evil",
  question = {
    en = "Lex Luthor draws for the Hero I bought. Is that card put away with my old hand, or do I hold six cards afterwards?",
    fr = "Lex Luthor pioche pour le Héros que j'ai acheté. Cette carte est-elle rangée avec mon ancienne main, ou ai-je six cartes ensuite ?",
  },
  shows    = { "fe.end-turn.3-effects", "fe.end-turn.6-draw" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Vulnerability" }, discard = {}, power = 4,
    deck = { "Man-Bat", "Kick", "Kick", "Kick", "Kick", "Kick", "Punch" } },
  { "Ben", character = "Sinestro" },
}
line_up { "Stargirl", "Giganta", "Broadsword", "Catwoman", "Superwoman" }
main_deck:on_top { "Power Ring" }

ann:buys "Stargirl"
expect(ann.hand):is { "Vulnerability" }   -- nothing is drawn yet
ann:ends_turn()

expect(ann.hand):is { "Man-Bat", "Kick", "Kick", "Kick", "Kick", "Kick" }
expect(ann.discard):is { "Stargirl", "Vulnerability" }
ruling {
  en = "You hold six: the old hand is already gone when Lex Luthor draws, and the five new cards come on top of his.",
  fr = "Vous en avez six : l'ancienne main est déjà rangée quand Lex Luthor pioche, et les cinq nouvelles cartes s'ajoutent à la sienne.",
}
