scenario "An exhausted hero may still play a defence event" {
  game     = "champions",
  question = { en = "My hero exhausted to defend against Rhino. May I still play Backflip when Shocker attacks?", fr = "Mon héros s'est incliné pour défendre contre Rhino. Puis-je encore jouer Salto Arrière quand Shocker attaque ?" },
  shows    = { "mc.defend.labelled-no-exhaust" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Backflip" }, engaged = { "Shocker" }, deck_top = { "Energy", "Genius", "Strength", "Haymaker" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hydra Mercenary" }

ann:ends_turn()
ann:declines()                                  -- discards nothing
ann:declines()                                  -- Spider-Man's own interrupt
ann:defends_with "Spider-Man"
ann:plays "Backflip"
expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann.identity:exhausted "Spider-Man"):is(1)

ruling {
  en = "Yes. Only the basic defence asks the hero to exhaust; a defence event does not unless it says so.",
  fr = "Oui. Seule la défense de base demande d'incliner le héros ; un événement de défense ne le demande pas, sauf s'il le dit.",
}
