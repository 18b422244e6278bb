scenario "X is chosen first, then reduced" {
  game     = "champions",
  question = {
    en = "Helicarrier makes my next card 1 cheaper. I play a card that costs X and say X is 3. Do I pay 2 and still get 3?",
    fr = "L'Héliporteur réduit de 1 le coût de ma prochaine carte. Je joue une carte de coût X et je dis que X vaut 3. Est-ce que je paie 2 en ayant quand même 3 ?",
  },
  shows    = { "mc.amb.cost-reduction-and-x", "mc.initiation.3-modifiers" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Torrent", "Energy", "Genius" }, in_play = { "Helicarrier" } },
}

ann:uses "Helicarrier"
ann:plays "Torrent"
ann:chooses "3"
ann:pays_with "Energy"

expect(ann.hand):is { "Genius" }
expect(villain:damage "Rhino"):is(3)
ruling {
  en = "Yes. X is chosen first; only what you pay is reduced.",
  fr = "Oui. On choisit d'abord X ; seule la somme à payer est réduite.",
}
