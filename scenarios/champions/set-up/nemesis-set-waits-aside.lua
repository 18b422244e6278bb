scenario "The nemesis set waits aside, out of the encounter deck" {
  game     = "champions",
  set_up   = "shown",
  question = {
    en = "I play Spider-Man. May the Vulture turn up from the encounter deck in an ordinary game?",
    fr = "Je joue Spider-Man. Le Vautour peut-il sortir du deck Rencontre dans une partie ordinaire ?",
  },
  shows    = { "mc.setup.05-nemeses" },
}
local ann = players {
  { "Ann", character = "Peter Parker" },
}

ann:declines()
expect(ann.nemesis):is { "Highway Robbery", "Vulture", "Sweeping Swoop", "Sweeping Swoop", "The Vulture's Plans" }
expect(encounter_deck):has_no "Vulture"
expect(encounter_deck):has_no "Sweeping Swoop"
ruling {
  en = "No. The nemesis and its four cards lie aside from the start, until a card such as Shadow of the Past brings them in.",
  fr = "Non. La Némésis et ses quatre cartes sont mises de côté dès le départ, jusqu'à ce qu'une carte comme L'Ombre du Passé les fasse entrer.",
}
