scenario "A side scheme enters play beside the main scheme with its threat" {
  game     = "champions",
  question = {
    en = "Three of us play and I reveal Bomb Scare. How much threat is on it?",
    fr = "Nous jouons à trois et je révèle Alerte à la Bombe. Combien de menace y a-t-il dessus ?",
  },
  shows    = { "mc.reveal.side-scheme", "mc.card.bomb-scare" },
}
local ann, ben, cid = players {
  { "Ann", character = "Carol Danvers", hand = {}, deck_top = { "Energy Absorption", "Energy Absorption", "Photonic Blast", "Photonic Blast", "Photonic Blast", "Energy" } },
  { "Ben", character = "Peter Parker", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Aunt May", "Web-Shooter", "Black Cat" } },
  { "Cid", character = "T'Challa", hand = {}, deck_top = { "Vibranium", "Vibranium", "Vibranium", "Shuri", "Energy Daggers", "Panther Claws" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Hard to Keep Down", "Advance", "Advance", "Bomb Scare", "Charge", "Hydra Mercenary", "Hard to Keep Down" }

ann:ends_turn()
ben:ends_turn()
cid:ends_turn()
expect(side_schemes):is { "Bomb Scare" }
expect(side_schemes:threat "Bomb Scare"):is(5)
expect(main_scheme:threat "The Break-In!"):is(6)             -- 3 in step one, 3 by Rhino's schemes
ruling {
  en = "5: the 2 it starts with and 1 per player from its own text.",
  fr = "5 : les 2 de départ et 1 par joueur d'après son texte.",
}
