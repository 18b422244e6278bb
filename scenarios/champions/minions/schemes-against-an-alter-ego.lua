scenario "A minion schemes against an alter ego" {
  game     = "champions",
  question = {
    en = "I am in alter-ego form and Sandman and a Hydra Mercenary are engaged with me. What do they do when they activate?",
    fr = "Je suis en alter ego, et l'Homme-Sable et un Mercenaire d'Hydra sont engagés avec moi. Que font-ils en s'activant ?",
  },
  shows    = { "mc.minion.alter-ego-schemes" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, engaged = { "Sandman", "Hydra Mercenary" } },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Crowd Control" }

ann:ends_turn()
ann:chooses "Sandman"

expect(main_scheme:threat "The Break-In!"):is(3)
expect(ann.identity:damage "Peter Parker"):is(0)
ruling {
  en = "They scheme: Sandman places 2 threat, his SCH, and the Mercenary, whose SCH is 0, places none. Peter Parker is not hurt.",
  fr = "Ils manigancent : l'Homme-Sable place 2 menaces, sa valeur de MNG, et le Mercenaire, dont la MNG est 0, n'en place pas. Peter Parker n'est pas blessé.",
}
