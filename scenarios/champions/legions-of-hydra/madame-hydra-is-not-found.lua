scenario "Legions of Hydra looks for a Madame Hydra who is out of the game" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "Madame Hydra has been removed from the game when I reveal Legions of Hydra. What does its search do, and how much threat comes?",
    fr = "Madame Hydra a été retirée de la partie quand je révèle Légions d'Hydra. Que fait la recherche, et combien de menace arrive-t-il ?",
  },
  shows    = { "mc.amb.search-finds-nothing", "mc.card.legions-of-hydra" },
  legions_of_hydra = 1,
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, engaged = { "Hydra Soldier" }, dealt = { "Legions of Hydra" } },
}
villain { "Rhino I" }
removed { "Madame Hydra" }

until_step "villain phase, step 5"
expect(side_schemes:threat "Legions of Hydra"):is(5)
expect(log):count(1, "nothing that fits is found")
ruling {
  en = "The encounter deck and its discard pile are looked through in vain, and the deck is shuffled. The Soldier alone adds 2: 3 and 2 make 5.",
  fr = "On parcourt en vain le deck Rencontre et sa défausse, et le deck est mélangé. Seul le Soldat ajoute 2 : 3 et 2 font 5.",
}
