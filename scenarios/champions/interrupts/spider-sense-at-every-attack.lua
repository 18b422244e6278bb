scenario "An interrupt may be used each time its condition occurs" {
  game     = "champions",
  question = {
    en = "Rhino attacks me twice in one round. May I draw with Spider-Sense both times? And on my own turn, without an attack?",
    fr = "Rhino m'attaque deux fois dans le même round. Puis-je piocher avec le Sens d'Araignée les deux fois ? Et à mon tour, sans attaque ?",
  },
  shows    = { "mc.interrupt.when-condition-occurs" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Genius", "Energy", "Strength", "Helicarrier", "Haymaker", "Aunt May", "Helicarrier" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Assault", "Hard to Keep Down" }

refused(function() ann:uses "Spider-Man" end, "mc.interrupt.when-condition-occurs")
ann:ends_turn()                         -- draws up to five
ann:uses "Spider-Man"
expect(ann.hand):count(6)
ann:declines()                          -- no defender

ann:uses "Spider-Man"                   -- Assault: Rhino attacks again
expect(ann.hand):count(7)
ann:declines()
ruling {
  en = "At each of the two attacks, yes; without an attack, no: there is nothing to interrupt.",
  fr = "À chacune des deux attaques, oui ; sans attaque, non : il n'y a rien à interrompre.",
}
