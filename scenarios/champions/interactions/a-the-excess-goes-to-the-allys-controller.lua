scenario "The excess goes to the controller of the ally, whatever the form" {
  game     = "champions",
  question = {
    en = "Rhino attacks Ann with Charge, and Ben's Maria Hill defends for her. Who takes the 3 damage beyond Maria Hill, if Ben is Carol Danvers at the moment?",
    fr = "Rhino attaque Ann avec Charge, et Maria Hill, alliée de Ben, défend pour elle. Qui subit les 3 dégâts au-delà de Maria Hill, si Ben est Carol Danvers en ce moment ?",
  },
  shows    = { "mc.keywords.overkill-ally", "mc.defend.defending-for-another", "mc.enemy-attack.2-defender-becomes-target", "mc.amb.damage-to-alter-ego" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Energy", "Strength", "Genius", "Aunt May", "Black Cat" } },
  { "Ben", character = "Carol Danvers", hand = { "Energy", "Genius", "Strength", "Hawkeye", "Inspired", "Energy Absorption" }, in_play = { "Maria Hill" } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Advance", "Hard to Keep Down", "Crowd Control", "Sandman" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                                       -- both keep their hands
ben:declines()
ann:declines()                                       -- Ann does not defend
ben:defends_with "Maria Hill"

expect(ben.discard):is { "Maria Hill" }
expect(ann.identity:damage "Spider-Man"):is(0)
expect(ben.identity:damage "Carol Danvers"):is(3)
ruling {
  en = "Carol Danvers. By defending, Ben became the target, and the excess goes to the identity of the one who controls the ally, hero or not.",
  fr = "Carol Danvers. En défendant, Ben est devenu la cible, et l'excédent va à l'identité de celui qui contrôle l'allié, héros ou non.",
}
