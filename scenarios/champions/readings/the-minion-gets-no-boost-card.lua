scenario "A minion that attacks activates, without a boost card" {
  game     = "champions",
  question = {
    en = "A Hydra Mercenary attacks me in step two. Does it get a boost card like Rhino?",
    fr = "Un Mercenaire d'Hydra m'attaque à l'étape deux. Reçoit-il une carte Boost comme Rhino ?",
  },
  shows    = { "mc.amb.minion-activation-word" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Energy Absorption" },
    engaged = { "Hydra Mercenary" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Charge", "Sandman" }

ann:ends_turn()
ann:declines()                          -- no defender
expect(ann.identity:damage "Captain Marvel"):is(1)
expect(attachments):is { "Charge" }     -- the top card was dealt, not spent as a boost
expect(encounter_deck):top "Sandman"
ruling {
  en = "No. It activates, but only the villain gets boost cards: the Mercenary hits for its 1.",
  fr = "Non. Il s'active, mais seul le méchant reçoit des cartes Boost : le Mercenaire frappe pour 1.",
}
