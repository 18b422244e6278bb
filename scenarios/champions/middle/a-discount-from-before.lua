scenario "A discount that still waits" {
  game     = "champions",
  question = {
    en = "Helicarrier's discount of 1 still waits for me. What does Spider-Woman cost, and does the discount go on after her?",
    fr = "Le rabais de 1 de l'Héliporteur m'attend encore. Que coûte Spider-Woman, et le rabais continue-t-il après elle ?",
  },
  shows    = { "mc.initiation.3-modifiers", "mc.cost.resource-cost" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Spider-Woman", "Cosmic Flight", "Genius", "Haymaker" }, rebate = 1, in_play = { { "Helicarrier", exhausted = true } } },
}
villain { "Rhino I" }

ann:plays "Spider-Woman"
ann:pays_with "Genius"
ann:declines "Spider-Woman"
refused(function() ann:plays "Cosmic Flight" end, "mc.cost.resource-cost")
expect(ann.hand):is { "Cosmic Flight", "Haymaker" }
ann:attacks_with "Spider-Woman"
ann:chooses "Rhino I"                   -- the only enemy: a forced answer may be written down
expect(villain:damage "Rhino I"):is(2)
ruling {
  en = "She costs 2 instead of 3. The discount is for the next card only: Cosmic Flight costs its full 2 again.",
  fr = "Elle coûte 2 au lieu de 3. Le rabais ne vaut que pour la prochaine carte : Vol Cosmique coûte de nouveau 2.",
}
