scenario "A star beside SCH works each time the enemy schemes" {
  game     = "champions",
  question = {
    en = "Madame Hydra has a star beside her SCH. I am in alter-ego form and she schemes: what does the star do?",
    fr = "Madame Hydra a une étoile à côté de sa MNG. Je suis sous ma forme d'alter ego et elle manigance : que fait l'étoile ?",
  },
  shows    = { "mc.star-icon.by-sch" },
  legions_of_hydra = 1,
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Genius", "Energy", "Strength", "Helicarrier", "Haymaker", "Aunt May" }, engaged = { "Madame Hydra" } },
}
villain { "Rhino I" }
side_schemes { { "Legions of Hydra", threat = 3 } }
encounter_deck:on_top { "Hard to Keep Down", "\"I'm Tough\"", "False Alarm" }

ann:ends_turn()

expect(main_scheme:threat "The Break-In!"):is(4)   -- step one, Rhino's 1, Madame Hydra's 2
expect(side_schemes:threat "Legions of Hydra"):is(5)
ruling {
  en = "After her scheme it places 2 more threat on Legions of Hydra, and does so every time she schemes.",
  fr = "Après sa manigance, elle place 2 menaces de plus sur Légions d'Hydra, et cela chaque fois qu'elle manigance.",
}
