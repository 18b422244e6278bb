scenario "A Confrontation with enough Power has taken the Character" {
  game     = "rivals",
  confronting = 1,
  at       = "end of turn, step 2",
  question = {
    en = "I confronted The Joker 9 with Power 10, nobody blocked, and he still lies there at the end of my turn. Can that be?",
    fr = "J'ai confronté Le Joker 9 avec 10 en Puissance, personne n'a bloqué, et il est encore là à la fin de mon tour. Est-ce possible ?",
  },
  shows    = { "rivals.confront.enough-power" },
}

refused(function()
  players { { "Ann", character = "Batman 9", power = 10 }, { "Ben", character = "The Joker 9" } }
  begin()
end, "rivals.confront.enough-power")
refused(function()
  players { { "Ann", character = "Batman 9", power = 11 }, { "Ben", character = "The Joker 9", raised = 2 } }
  begin()
end, "rivals.confront.enough-power")
local ann, ben = players {
  { "Ann", character = "Batman 9", power = 10, hand = { "Punch" } },
  { "Ben", character = "The Joker 9", raised = 2 },                    -- a Block has stopped it
}
expect(ann.discard):has "Punch"
ruling {
  en = "No. Power equal to the cost or above takes the Character; only a cost above it, as by Blocks, lets the Confrontation fail.",
  fr = "Non. Une Puissance égale ou supérieure au coût prend le Personnage ; seul un coût plus haut, comme par des Blocages, fait échouer la Confrontation.",
}
