scenario "Webbed Up leaves play with the player who is eliminated" {
  game     = "champions",
  question = {
    en = "My Webbed Up is attached to Rhino. Then I am eliminated. Is his next attack, on Ben, still replaced?",
    fr = "Mon Pris dans la Toile est attaché à Rhino. Puis je suis éliminé. Son attaque suivante, contre Ben, est-elle encore remplacée ?",
  },
  shows    = { "mc.elimination.cards-discarded", "mc.amb.eliminated-in-phase" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", damage = 9 } }, hand = {}, engaged = { "Shocker" },
    deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Aunt May" } },
  { "Ben", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Energy Absorption", "Energy Absorption" } },
}
villain { { "Rhino I", stunned = true, with = { "Webbed Up" } } }
encounter_deck:on_top { "Advance", "Charge" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                          -- Shocker attacks Ann: nobody defends, Ann is out
ben:declines()
expect(ann.discard):has "Webbed Up"
ben:declines()                          -- Rhino attacks Ben,
ben:declines()                          -- and so does Shocker, now engaged with him

expect(villain:stunned "Rhino"):is(0)
expect(ben.identity:damage "Captain Marvel"):is(4)
expect(ben.engaged):has "Shocker"
ruling {
  en = "No. All cards you control are discarded at once, also those attached to an enemy, and Rhino attacks Ben.",
  fr = "Non. Toutes les cartes que vous contrôlez sont aussitôt défaussées, même attachées à un ennemi, et Rhino attaque Ben.",
}
