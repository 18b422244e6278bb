scenario "The villain activates once for each player" {
  game     = "champions",
  question = {
    en = "Three of us play. How many times does Rhino activate in step two of the villain phase?",
    fr = "Nous jouons à trois. Combien de fois Rhino s'active-t-il à l'étape deux de la phase du méchant ?",
  },
  shows    = { "mc.villain.activates-per-player" },
}
local ann, ben, cy = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Haymaker", "Get Ready", "Inspired", "Hawkeye" } },
  { "Ben", character = "She-Hulk", hand = {}, deck_top = { "Energy", "Haymaker", "Uppercut", "Tigra" } },
  { "Cy", character = "Peter Parker", hand = {}, deck_top = { "Genius", "Energy", "Strength", "Helicarrier", "Haymaker", "Aunt May" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hard to Keep Down", "Advance", "\"I'm Tough\"", "False Alarm", "False Alarm" }

ann:ends_turn()
ben:ends_turn()
cy:ends_turn()
ann:declines()                          -- the attack on Captain Marvel
ben:declines()
ann:declines()                          -- the attack on She-Hulk
ben:declines()

expect(ann.identity:damage "Captain Marvel"):is(2)
expect(ben.identity:damage "She-Hulk"):is(2)
expect(main_scheme:threat "The Break-In!"):is(4)   -- 3 of step one, 1 of the scheme against Peter Parker
ruling {
  en = "Three times, once per player: he attacks Captain Marvel, attacks She-Hulk and schemes for Peter Parker, each time with a boost card of his own.",
  fr = "Trois fois, une par joueur : il attaque Captain Marvel, attaque Miss Hulk et manigance pour Peter Parker, chaque fois avec sa carte Boost.",
}
