scenario "Overkill reaches the identity behind the ally, whatever its form" {
  game     = "champions",
  question = {
    en = "Rhino attacks Ann with Charge, and Ben's ally defends. Ben is in alter-ego form: does the excess of overkill hit Carol Danvers?",
    fr = "Rhino attaque Ann avec Charge, et l'allié de Ben défend. Ben est sous forme d'alter ego : l'excédent de Déferlement touche-t-il Carol Danvers ?",
  },
  shows    = { "mc.amb.damage-to-alter-ego", "mc.keywords.overkill-ally" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, deck_top = { "Genius", "Energy", "Strength", "Avengers Mansion" }, dealt = {} },
  { "Ben", character = "Carol Danvers", hand = {}, in_play = { "Maria Hill" }, deck_top = { "Get Ready", "Energy", "Genius", "Strength", "Helicarrier", "Inspired" } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Hard to Keep Down", "I'm Tough", "Crowd Control", "Sandman" }

ann:ends_turn()
ben:ends_turn()
ann:declines "defends_with"
ben:defends_with "Maria Hill"                       -- 5 damage against her 2 hit points

expect(ben.discard):has "Maria Hill"
expect(ben.identity:damage "Carol Danvers"):is(3)
ruling {
  en = "Yes, 3 of the 5. Where the rules say hero here, the identity is meant, whichever face shows.",
  fr = "Oui, 3 sur les 5. Là où la règle dit héros, il s'agit de l'identité, quelle que soit sa face visible.",
}
