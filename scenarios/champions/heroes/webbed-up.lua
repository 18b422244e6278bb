scenario "Webbed Up replaces the villain's next attack" {
  game     = "champions",
  question = {
    en = "Rhino bears Webbed Up. What happens when he would attack, and is he given a boost card?",
    fr = "Rhino est Pris dans la Toile. Que se passe-t-il quand il devrait attaquer, et reçoit-il une carte Boost ?",
  },
  shows    = { "mc.card.webbed-up" },
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Webbed Up", "Strength", "Genius", "Webbed Up", "Backflip" }, deck_top = { "Aunt May", "Web-Shooter", "Energy" } },
}
villain { { "Rhino I" } }
encounter_deck:on_top { "Crowd Control" }

ann:plays "Webbed Up"
ann:pays_with "Strength"
ann:pays_with "Genius"
refused(function() ann:plays "Webbed Up" end, "mc.card.webbed-up")
ann:ends_turn()
ann:declines()         -- no discard

expect(ann.identity:damage "Spider-Man"):is(0)
expect(villain:stunned "Rhino I"):is(1)
expect(ann.discard):has("Webbed Up", 1)
expect(side_schemes):is { "Crowd Control" }
ruling {
  en = "He does not attack: Webbed Up is discarded instead and he is stunned. No boost card is given, so the top card of the encounter deck is dealt to Ann. An enemy bears one Webbed Up at most.",
  fr = "Il n'attaque pas : Pris dans la Toile est défaussée à la place et il est sonné. Aucune carte Boost n'est donnée : la carte du dessus du deck Rencontre est attribuée à Ann. Un ennemi ne porte qu'un Pris dans la Toile.",
}
