scenario "One of two Hydra Mercenaries is webbed up" {
  game     = "champions",
  question = {
    en = "Two Hydra Mercenaries are engaged with me, and Webbed Up is on one of them. Which of the two attacks?",
    fr = "Deux Mercenaires d'Hydra sont engagés avec moi, et l'un porte Pris dans la Toile. Lequel des deux attaque ?",
  },
  shows    = { "mc.card.webbed-up" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Energy", "Genius", "Strength", "Aunt May", "Haymaker" },
    engaged = { { "Hydra Mercenary", with = { "Webbed Up" } }, "Hydra Mercenary" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Shocker" }

until_step "villain phase, step 3"
ann:ends_turn()
ann:declines "discards"
ann:chooses "Hydra Mercenary#1"                  -- the webbed one is first
ann:declines "defends_with"
expect(log):count(1, "Hydra Mercenary", "attacks")
expect(ann.engaged):has("Hydra Mercenary", 2)
ruling {
  en = "The other one only. The webbed one discards Webbed Up instead and is Stunned.",
  fr = "L'autre seulement. Celui qui porte Pris dans la Toile la défausse à la place et devient Sonné.",
}
