scenario "A Tough hero who defends well keeps the Tough card" {
  game     = "champions",
  question = {
    en = "My hero is Tough and Rhino attacks for 2. Is the Tough card spent in any case, or does it stay if my DEF stops everything?",
    fr = "Mon héros est Tenace et Rhino attaque pour 2. La carte Tenace part-elle de toute façon, ou reste-t-elle si ma DEF arrête tout ?",
  },
  shows    = { "mc.status.tough", "mc.amb.tough-zero-damage", "mc.defend.hero-reduction" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", tough = true } }, hand = {}, deck_top = { "Energy", "Genius", "Strength", "Helicarrier", "Nick Fury", "Haymaker" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Crowd Control" }

ann:ends_turn()
ann:declines "Spider-Man"              -- he draws nothing
what_if("nobody defends", function()
  ann:declines "defends_with"
  expect(ann.identity:tough "Spider-Man"):is(0)
  expect(ann.identity:damage "Spider-Man"):is(0)
end)
ann:defends_with "Spider-Man"
expect(ann.identity:tough "Spider-Man"):is(1)
expect(ann.identity:damage "Spider-Man"):is(0)

ruling {
  en = "It stays: where DEF leaves no damage, there is none for Tough to prevent. Undefended, the damage is prevented and the card is spent.",
  fr = "Elle reste : si la DEF ne laisse aucun dégât, Tenace n'a rien à prévenir. Sans défense, les dégâts sont prévenus et la carte est dépensée.",
}
