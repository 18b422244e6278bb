scenario "Webbed Up on an enemy of another player" {
  game     = "champions",
  question = {
    en = "Ben plays Spider-Man and sits second. May his Webbed Up lie on Rhino, or on Shocker, who is engaged with me, and does it help me?",
    fr = "Ben joue Spider-Man et est assis en second. Ses Pris dans la Toile peuvent-ils être sur Rhino, ou sur Shocker qui est engagé avec moi, et m'aident-ils ?",
  },
  shows    = { "mc.card.webbed-up", "mc.replacement.definition" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, engaged = { { "Shocker", with = { "Webbed Up" } } }, deck_top = { "Energy", "Genius", "Strength", "Uppercut" } },
  { "Ben", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker", "Helicarrier", "Backflip" } },
}
villain { { "Rhino I", confused = true, with = { "Webbed Up" } } }
encounter_deck:on_top { "Crowd Control", "Hydra Mercenary" }

expect(ben.in_play):is { "Webbed Up", "Webbed Up" }
expect(ann.in_play):is_empty()
ann:ends_turn()
ben:ends_turn()
expect(ann.identity:damage "She-Hulk"):is(0)
expect(villain:stunned "Rhino I"):is(1)
expect(ann.engaged:stunned "Shocker"):is(1)
expect(ben.discard):is { "Webbed Up", "Webbed Up" }
ruling {
  en = "Yes to all. It goes onto any enemy, whoever that enemy is engaged with; it stays Ben's card and stops the next attack, even one against you.",
  fr = "Oui à tout. Elle va sur n'importe quel ennemi, quel que soit le joueur avec qui il est engagé ; elle reste la carte de Ben et arrête la prochaine attaque, même contre vous.",
}
