scenario "A star on an attachment's ATK works when its host attacks, not when he schemes" {
  game     = "champions",
  question = {
    en = "Charge has a star beside its ATK bonus. Rhino schemes against me and then attacks Ben. When does the star do its work?",
    fr = "Charge a une étoile à côté de son bonus d'ATQ. Rhino manigance contre moi puis attaque Ben. Quand l'étoile agit-elle ?",
  },
  shows    = { "mc.star-icon.on-attachment" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = {}, deck_top = { "Genius", "Energy", "Strength", "Helicarrier", "Haymaker", "Aunt May" } },
  { "Ben", character = "Captain Marvel", hand = {}, deck_top = { "Energy", "Haymaker", "Get Ready", "Inspired", "Hawkeye" }, in_play = { { "Maria Hill", damage = 1 } } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Hard to Keep Down", "Hard to Keep Down", "\"I'm Tough\"", "False Alarm" }

ann:ends_turn()
ben:ends_turn()                         -- Rhino schemes against Ann: Charge stays, it has nothing to do
expect(attachments):is { "Charge" }

ben:defends_with "Maria Hill"           -- Rhino attacks Ben: 2 + 3 damage against 1 remaining hit point
expect(ben.discard):has "Maria Hill"
expect(ben.identity:damage "Captain Marvel"):is(4)
expect(attachments):is_empty()
ruling {
  en = "At the attack only: it gains overkill, so 4 damage goes past Maria Hill to Captain Marvel, and Charge is discarded. The scheme left it untouched.",
  fr = "À l'attaque seulement : elle gagne Déferlement, 4 dégâts passent de Maria Hill à Captain Marvel, et Charge est défaussée. La manigance ne l'avait pas touchée.",
}
