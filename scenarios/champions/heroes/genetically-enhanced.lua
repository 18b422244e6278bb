scenario "Genetically Enhanced goes to the sturdiest minion" {
  game     = "champions",
  question = {
    en = "Titania has taken 2 damage and I reveal Genetically Enhanced. Who gets it, and how hard does Titania hit then?",
    fr = "Titania a subi 2 dégâts et je révèle Génétiquement Amélioré. Qui le reçoit, et combien de dégâts inflige alors Titania ?",
  },
  shows    = { "mc.card.genetically-enhanced" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Energy", "Genius", "Strength", "Haymaker" }, nemesis = {},
    engaged = { { "Titania", damage = 2, stunned = true }, { "Shocker", stunned = true } }, dealt = { "Genetically Enhanced" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Hydra Mercenary" }

expect(ann.engaged:atk "Titania"):is(4)
ann:ends_turn()
ann:declines "discards"
ann:chooses "Titania"

expect(attachments):is { "Genetically Enhanced" }
expect(ann.engaged:hit_points "Titania"):is(7)
expect(ann.engaged:atk "Titania"):is(7)
ruling {
  en = "The attachment goes to the minion with the most printed hit points, Titania, and gives her 3: she has 7 left and hits for 7.",
  fr = "L'attachement va au sbire qui a le plus de points de vie imprimés, Titania, et lui en donne 3 : il lui en reste 7 et elle attaque pour 7.",
}
