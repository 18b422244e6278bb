scenario "Getting rid of Concussion Blasters" {
  game     = "champions",
  question = {
    en = "What does it take to get rid of Concussion Blasters, and does Rhino retaliate afterwards?",
    fr = "Que faut-il pour se débarrasser des Phaseurs de Pulvérisation, et Rhino riposte-t-il encore après ?",
  },
  shows    = { "mc.card.concussion-blasters", "mc.player-turn.trigger-action" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = { "Energy", "Strength" } },
  { "Ben", character = "Spider-Man", hand = { "Genius" } },
}
villain { { "Rhino I", with = { "Concussion Blasters" } } }

ann:uses "Concussion Blasters"
refused(function() ann:pays_with "Strength" end, "mc.resource.typed-cost")
ann:pays_with "Energy"
expect(encounter_discard):is { "Concussion Blasters" }
expect(ann.identity:exhausted "She-Hulk"):is(1)
ann:ends_turn()
ben:attacks_with "Spider-Man"
expect(ben.identity:damage "Spider-Man"):is(0)
ruling {
  en = "A ready hero, who exhausts for it in a turn of yours, and two energy resources. Afterwards Rhino does not retaliate any more.",
  fr = "Un héros redressé, qui s'incline pour cela pendant votre tour, et deux ressources énergie. Ensuite, Rhino ne riposte plus.",
}
