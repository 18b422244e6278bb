scenario "A labelled defence counts from then on only" {
  game     = "champions",
  question = {
    en = "Nobody defends, Kree Manipulator is the boost card, and then I play Backflip. Does Kree Manipulator still place its threat? May I counter-punch?",
    fr = "Personne ne défend, la carte Boost est Manipulateur Kree, puis je joue Salto Arrière. Manipulateur Kree place-t-il sa menace ? Puis-je contre-attaquer ?",
  },
  shows    = { "mc.amb.labelled-defence" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Backflip", "Counter-Punch", "Energy", "Strength", "Aunt May" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Kree Manipulator", "Charge" }

ann:ends_turn()
ann:declines()                          -- Spider-Sense
ann:declines()                          -- no defender
expect(main_scheme:threat "The Break-In!"):is(2)
ann:plays "Backflip"
ann:plays "Counter-Punch"

expect(ann.identity:damage "Spider-Man"):is(0)
expect(ann.identity:exhausted "Spider-Man"):is(0)
expect(villain:damage "Rhino"):is(2)
ruling {
  en = "Both. The boost effect looked at an undefended attack; from Backflip on you are its defender, so Counter-Punch may follow.",
  fr = "Les deux. L'effet Boost a vu une attaque non défendue ; à partir de Salto Arrière vous en êtes le défenseur, et Contre-Attaque au Poing peut suivre.",
}
