scenario "A Hydra Soldier guards" {
  game     = "champions",
  question = {
    en = "A Hydra Soldier is engaged with me. May I attack Rhino, and may I attack Madame Hydra?",
    fr = "Un Soldat d'Hydra est engagé avec moi. Puis-je attaquer Rhino, et puis-je attaquer Madame Hydra ?",
  },
  shows    = { "mc.keywords.guard" },
  windows  = "pass",
  legions_of_hydra = 1,
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, engaged = { "Hydra Soldier", "Madame Hydra" } },
}
villain { "Rhino I" }

ann:attacks_with "Spider-Man"
refused(function() ann:chooses "Rhino" end, "mc.keywords.guard")
expect(ann):must_choose { "chooses Hydra Soldier", "chooses Madame Hydra" }
ann:chooses "Madame Hydra"
expect(ann.engaged:damage "Madame Hydra"):is(2)
ruling {
  en = "Not Rhino: the Soldier has Guard. Guard shields the villain only, so Madame Hydra may be attacked.",
  fr = "Pas Rhino : le Soldat a Garde. Garde ne protège que le méchant ; Madame Hydra peut donc être attaquée.",
}
