scenario "Looking at the top card of an empty draw pile" {
  game     = "forever-evil",
  question = {
    en = "A card lets me look at the top card of my draw pile without drawing or revealing it. The pile is empty: do I shuffle for a mere look?",
    fr = "Une carte me laisse regarder le dessus de ma pioche sans la piocher ni la révéler. La pioche est vide : faut-il mélanger pour un simple regard ?",
  },
  shows    = { "fe.amb.look-reshuffles" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Spyglass" }, deck = {}, discard = { "Punch", "Kick", "Giganta" } },
  { "Ben", character = "Sinestro" },
}

shuffle_gives { "Giganta" }
ann:plays "Spyglass"

expect(ann.deck):count(3)
expect(ann.deck):top "Giganta"            -- seen, and still there
expect(ann.discard):is_empty()
expect(ann.hand):is_empty()
ruling {
  en = "Yes. A look needs a card just as a reveal does, so the discard pile is shuffled first.",
  fr = "Oui. Un regard demande une carte tout comme une révélation ; on mélange donc d'abord la défausse.",
}
