scenario "Family Emergency: exhaust Carol Danvers, or be stunned and reveal more" {
  game     = "champions",
  question = {
    en = "I am Carol Danvers and Ben reveals my Family Emergency. Who deals with it, and how do I get rid of it for good?",
    fr = "Je suis Carol Danvers et Ben révèle mon Urgence Familiale. Qui s'en occupe, et comment m'en débarrasser pour de bon ?",
  },
  shows    = { "mc.card.family-emergency" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = { "Energy", "Genius", "Strength", "Haymaker", "First Aid", "Photonic Blast" } },
  { "Ben", character = "T'Challa", hand = { "Vibranium", "Vibranium", "Vibranium", "Shuri", "Energy", "Genius" }, dealt = { "Family Emergency" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Advance", "Crowd Control", "Bomb Scare" }

ann:ends_turn()
ben:ends_turn()
ann:declines "discards"
ben:declines "discards"
refused(function() ben:chooses "exhaust" end, "mc.card.family-emergency")
ann:chooses "exhaust"

expect(ann.identity:exhausted "Carol Danvers"):is(1)
expect(ann.identity:stunned "Carol Danvers"):is(0)
expect(removed):is { "Family Emergency" }
ruling {
  en = "Ann does: it is given to Carol Danvers's player. By exhausting Carol she removes it from the game; otherwise she would be stunned and the card would surge.",
  fr = "Ann : la carte est donnée au joueur de Carol Danvers. En inclinant Carol, elle la retire de la partie ; sinon elle serait sonnée et la carte aurait Renfort.",
}
