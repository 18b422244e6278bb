scenario "Daredevil fells a Hydra Soldier that faces Ben" {
  game     = "champions",
  legions_of_hydra = 1,
  question = {
    en = "My Daredevil thwarts, and his response finishes the Hydra Soldier that is engaged with Ben. Who is dealt the encounter card, and may I use my Interrogation Room?",
    fr = "Mon Daredevil contre, et sa réponse achève le Soldat d'Hydra engagé avec Ben. Qui reçoit la carte Rencontre, et puis-je utiliser ma Salle d'Interrogatoire ?",
  },
  shows    = { "mc.card.hydra-soldier", "mc.when-defeated.characters", "mc.amb.you-defeat" },
}

local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Daredevil", "Interrogation Room" } },
  { "Ben", character = "Spider-Man", engaged = { { "Hydra Soldier", damage = 3 } } },
}
main_scheme { { "The Break-In!", threat = 5 } }
encounter_deck:on_top { "Advance" }

ann:thwarts_with "Daredevil"
ann:uses "Daredevil"
ann:chooses "Hydra Soldier"

expect(ben.dealt):is { "Advance" }
expect(ann.dealt):is_empty()
expect(ann.in_play:exhausted "Interrogation Room"):is(0)
expect(main_scheme:threat "The Break-In!"):is(3)
expect(ann):is_on_turn()
ruling {
  en = "Ben is: the minion faced him. The room stays ready: Daredevil defeated the minion, not you.",
  fr = "Ben : le sbire lui faisait face. La salle reste redressée : c'est Daredevil qui a vaincu le sbire, pas vous.",
}
