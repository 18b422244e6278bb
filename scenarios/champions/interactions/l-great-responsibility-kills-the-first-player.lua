scenario "Great Responsibility saves the scheme and costs the hero" {
  game     = "champions",
  question = {
    en = "Step one would place the last 2 threat on The Break-In!, and Spider-Man has 2 hit points left. May I play Great Responsibility, and is the game then lost?",
    fr = "L'étape un va placer les 2 dernières menaces sur L'Effraction !, et il reste 2 points de vie à Spider-Man. Puis-je jouer De Grandes Responsabilités, et la partie est-elle alors perdue ?",
  },
  shows    = { "mc.card.great-responsibility", "mc.elimination.when", "mc.first-player.eliminated-passes", "mc.elimination.others-continue" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", damage = 8 } }, hand = { "Great Responsibility", "Energy", "Strength", "Black Cat", "Aunt May" } },
  { "Ben", character = "Carol Danvers", hand = { "Energy", "Genius", "Strength", "Hawkeye", "Maria Hill", "Inspired" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 12 } }
encounter_deck:on_top { "Advance", "Sandman" }

expect(main_scheme:threshold "The Break-In!"):is(14)
ann:ends_turn()
ben:ends_turn()
ann:declines()                                       -- both keep their hands
ben:declines()
ann:plays "Great Responsibility"

expect(ann.identity):is_empty()
expect(main_scheme:threat "The Break-In!"):is(13)    -- only Rhino's scheme against Ben
expect(game):goes_on()
expect(ben):is_on_turn()
ruling {
  en = "You may: both threat become damage before any is placed, so the scheme is not completed. You are eliminated, Ben is first player, and the game goes on.",
  fr = "Vous le pouvez : les 2 menaces deviennent des dégâts avant d'être placées, la manigance n'est donc pas achevée. Vous êtes éliminé, Ben est premier joueur, et la partie continue.",
}
