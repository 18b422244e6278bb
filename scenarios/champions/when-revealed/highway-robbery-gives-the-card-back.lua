scenario "A side scheme resolves its When Defeated ability when its threat is gone" {
  game     = "champions",
  question = {
    en = "Highway Robbery has taken a card from my hand. What happens to it when I remove the last threat?",
    fr = "Cambriolage de Haut Vol m'a pris une carte en main. Que devient-elle quand je retire la dernière menace ?",
  },
  shows    = { "mc.when-defeated.schemes" },
}
local ann = players {
  { "Ann", character = "Spider-Man", nemesis = {}, hand = { "Energy", "Genius", "Strength", "The Power of Justice", "The Power of Justice" }, in_play = { "Jessica Jones" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Highway Robbery", "Shocker" }

ann:ends_turn()
ann:declines()                     -- keeps the hand
expect(side_schemes:threat "Highway Robbery"):is(3)
expect(ann.hand):count(4)
ann:thwarts_with "Jessica Jones"
ann:chooses "Highway Robbery"
expect(ann.hand):count(4)
ann:thwarts_with "Spider-Man"
ann:chooses "Highway Robbery"
expect(side_schemes):is_empty()
expect(ann.hand):count(5)
expect(encounter_discard):has "Highway Robbery"
ruling {
  en = "With its last threat the scheme is defeated: its ability returns the card to your hand and the scheme is discarded.",
  fr = "Avec sa dernière menace, la manigance est déjouée : sa capacité vous rend la carte en main et la manigance est défaussée.",
}
