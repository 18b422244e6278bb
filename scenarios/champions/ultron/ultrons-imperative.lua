scenario "The first player has the Drones of the Imperative" {
  game     = "champions",
  question = {
    en = "Ben reveals Ultron's Imperative, and I am the first player. Whose cards become Drones?",
    fr = "Ben révèle Ordre d'Ultron, et je suis le premier joueur. Les cartes de qui deviennent des Drones ?",
  },
  shows    = { "mc.card.ultrons-imperative" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, deck_top = { "Energy", "Genius" }, engaged = {} },
  { "Ben", character = "She-Hulk", hand = { "Superhuman Strength", "Superhuman Law Division", "Gamma Slam", "Legal Practice" }, dealt = { "Ultron's Imperative" }, engaged = {} },
}
villain { "Ultron I" }

until_step "villain phase, step 5"
expect(ann.engaged):is { "Energy", "Genius" }
expect(ben.engaged):is_empty()
expect(side_schemes:threat "Ultron's Imperative"):is(4)
ruling {
  en = "Two of yours: it is the deck of the first player that loses its two top cards to the Drones, and not that of whoever reveals the scheme.",
  fr = "Deux des vôtres : c'est le deck du premier joueur qui perd ses deux premières cartes au profit des Drones, et non celui de qui révèle la manigance.",
}
