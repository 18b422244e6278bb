scenario "A change of control lasts" {
  game     = "champions",
  question = {
    en = "I handed Hawkeye over to Ben in the last round; nothing said for how long. Does he come back to me?",
    fr = "J'ai passé Hawkeye à Ben au round précédent, sans durée indiquée. Me revient-il ?",
  },
  shows    = { "mc.ownership.persists" },
}
local ann, ben = players {
  { "Ann", character = "Carol Danvers", hand = { "Handover" }, in_play = { "Hawkeye" } },
  { "Ben", character = "Peter Parker", hand = {} },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "Advance", "Enhanced Ivory Horn", "False Alarm" }

ann:plays "Handover"
ann:ends_turn()
ben:ends_turn()
expect(game.round):is(2)
expect(ben.in_play):is { "Hawkeye" }
ben:attacks_with "Hawkeye"
expect(villain:damage "Rhino"):is(1)
ruling {
  en = "No. Without a stated duration the change holds as long as he stays in play, whatever the number of rounds.",
  fr = "Non. Sans durée indiquée, le changement vaut tant qu'il reste en jeu, quel que soit le nombre de rounds.",
}
