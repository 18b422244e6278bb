scenario "Advance, cancelled by Enhanced Spider-Sense or let through" {
  game     = "champions",
  question = {
    en = "Advance is turned up in front of me. How much threat does Enhanced Spider-Sense spare us, and what does it cost?",
    fr = "Avancée se révèle devant moi. Combien de menace Sens d'Araignée Améliorés nous épargne-t-il, et que coûte-t-il ?",
  },
  shows    = { "mc.card.enhanced-spider-sense", "mc.card.advance" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Enhanced Spider-Sense", "Genius", "Strength", "Haymaker", "Aunt May" } },
}
villain { { "Rhino I", stunned = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Stampede" }

ann:ends_turn()
ann:declines()                          -- discards nothing of the hand
what_if("Advance is let through", function()
  ann:declines()
  expect(main_scheme:threat "The Break-In!"):is(3)   -- 1 for the phase, SCH 1, and 1 boost icon
  expect(ann.hand):has "Enhanced Spider-Sense"
end)
ann:plays "Enhanced Spider-Sense"
ann:pays_with "Genius"
expect(main_scheme:threat "The Break-In!"):is(1)
expect(ann.hand):is { "Strength", "Haymaker", "Aunt May" }

ruling {
  en = "The villain's SCH and the icons of a boost card, here 2 threat. It costs the event itself and a card of yours to pay for it.",
  fr = "La MAN du méchant et les icônes d'une carte boost, ici 2 menaces. Il coûte l'événement lui-même et une carte à vous pour le payer.",
}
