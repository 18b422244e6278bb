scenario "An Advanced Ultron Drone leaves a Drone behind" {
  game     = "champions",
  question = {
    en = "I defeat an Advanced Ultron Drone that guards Ultron. May I attack him then?",
    fr = "Je vaincs un Drone d'Ultron Avancé qui garde Ultron. Puis-je alors l'attaquer ?",
  },
  shows    = { "mc.card.advanced-ultron-drone", "mc.keywords.guard" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy" }, in_play = { "Mockingbird" },
    engaged = { { "Advanced Ultron Drone", damage = 2 }, { "Genius", facedown = true } } },
}
villain { "Ultron I" }

ann:attacks_with "Spider-Man"
refused(function() ann:chooses "Ultron I" end, "mc.keywords.guard")
ann:chooses "Advanced Ultron Drone"
expect(ann.engaged):is { "Genius", "Energy" }
expect(encounter_discard):is { "Advanced Ultron Drone" }
ann:attacks_with "Mockingbird"
ann:chooses "Ultron I"
expect(villain:damage "Ultron I"):is(1)
ruling {
  en = "Yes. As it is defeated the top card of your deck becomes a Drone, but a facedown Drone has no guard.",
  fr = "Oui. Quand il est vaincu, la carte du dessus de votre deck devient un Drone, mais un Drone face cachée n'a pas Garde.",
}
