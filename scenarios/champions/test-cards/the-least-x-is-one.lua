scenario "The least X is one" {
  game     = "champions",
  question = {
    en = "I have a card that costs X and a single resource to pay with. May I play it, and what is X?",
    fr = "J'ai une carte de coût X et une seule ressource pour payer. Puis-je la jouer, et combien vaut X ?",
  },
  shows    = { "mc.amb.cost-reduction-and-x" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Torrent", "Backflip" } },
}
villain { "Rhino I" }

ann:plays "Torrent"
ann:pays_with "Backflip"

expect(ann.hand):is_empty()
expect(villain:damage "Rhino"):is(1)
ruling {
  en = "Yes, and X is 1.",
  fr = "Oui, et X vaut 1.",
}
