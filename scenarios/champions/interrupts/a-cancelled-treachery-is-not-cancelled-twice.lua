scenario "After a card is cancelled no further interrupt to it is possible" {
  game     = "champions",
  question = {
    en = "I cancel Advance with Enhanced Spider-Sense. May Ben also play Get Behind Me! on it?",
    fr = "J'annule Avancée avec Sens d'Araignée Améliorés. Ben peut-il aussi jouer Restez derrière moi ! dessus ?",
  },
  shows    = { "mc.interrupt.changed-or-cancelled" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Enhanced Spider-Sense", "Energy", "Strength", "Haymaker", "Aunt May" } },
  { "Ben", character = "Black Panther", hand = {}, deck_top = { "Get Behind Me!", "Vibranium", "Shuri", "Black Widow", "Luke Cage" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Hard to Keep Down", "Hard to Keep Down", "Advance", "\"I'm Tough\"" }

ann:ends_turn()
ben:ends_turn()
ann:declines()                          -- Spider-Man's own interrupt
ann:declines()                          -- no defender, for Ann
ben:declines()
ann:declines()                          -- nor for Ben
ben:declines()

ann:plays "Enhanced Spider-Sense"       -- Advance is revealed
ann:pays_with "Aunt May"
expect(encounter_discard):has "Advance"
ben:declines()                          -- "I'm Tough", the next card: only now is Ben asked
expect(ben.hand):has "Get Behind Me!"
expect(main_scheme:threat "The Break-In!"):is(2)
ruling {
  en = "No. Once Advance is cancelled there is nothing left to interrupt: Ben is not asked, and Rhino does not scheme.",
  fr = "Non. Une fois Avancée annulée, il n'y a plus rien à interrompre : Ben n'est pas interrogé, et Rhino ne manigance pas.",
}
