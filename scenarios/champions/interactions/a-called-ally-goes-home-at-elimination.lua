scenario "A called ally goes back to its owner's discard pile" {
  game     = "champions",
  question = {
    en = "Ben calls Hawkeye out of my discard pile with Make the Call, and then Ben is eliminated. What becomes of Hawkeye?",
    fr = "Ben appelle Hawkeye depuis ma défausse avec Appel de détresse, puis Ben est éliminé. Que devient Hawkeye ?",
  },
  shows    = { "mc.elimination.cards-discarded", "mc.card.make-the-call", "mc.play-put.put-skips-cost" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, discard = { "Hawkeye" }, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Energy Absorption" } },
  { "Ben", character = "She-Hulk", identity = { { "She-Hulk", damage = 14 } }, hand = { "Make the Call", "Energy", "Genius" }, in_play = { "Focused Rage" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance", "Charge" }

ann:ends_turn()
ben:plays "Make the Call"
ben:pays_with "Energy"
expect(ben.in_play):is { "Focused Rage", "Hawkeye" }
expect(ben.in_play:counters "Hawkeye"):is(4)
ben:uses "Focused Rage"                 -- its damage eliminates She-Hulk

expect(ann.discard):is { "Hawkeye" }
expect(ben.discard):has "Make the Call"
expect(ben.discard):has_no "Hawkeye"
ann:declines()                          -- Rhino attacks Ann; no defender
ruling {
  en = "He goes to your discard pile: Ben controlled him, but the card is yours.",
  fr = "Il va dans votre défausse : Ben le contrôlait, mais la carte est à vous.",
}
