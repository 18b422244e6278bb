scenario "A second Tough card is not given" {
  game     = "champions",
  question = { en = "Rhino is Tough and \"I'm Tough\" is revealed. Does he get a second Tough card?", fr = "Rhino est Tenace et on révèle « Je suis Balèze ». Reçoit-il une seconde carte Tenace ?" },
  shows    = { "mc.status.one-of-each" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = {} },
}
villain { { "Rhino I", tough = true } }
encounter_deck:on_top { "Hard to Keep Down", "\"I'm Tough\"", "Advance", "Hard to Keep Down" }

ann:ends_turn()
expect(villain:tough "Rhino"):is(1)

ruling {
  en = "No, he keeps the one he has. As nothing could be given, the card surges.",
  fr = "Non, il garde celle qu'il a. Comme rien n'a pu être donné, la carte gagne Renfort.",
}
