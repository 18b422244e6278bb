scenario "To stun is to give a status card" {
  game     = "champions",
  question = { en = "I play Mockingbird and choose Rhino. What does Rhino get?", fr = "Je joue Mockingbird et je choisis Rhino. Que reçoit Rhino ?" },
  shows    = { "mc.status.given-from-supply" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Mockingbird", "Energy", "Backflip" } },
}
villain { "Rhino I" }

expect(villain:stunned "Rhino"):is(0)
ann:plays "Mockingbird"
ann:pays_with "Energy"
ann:uses "Mockingbird"
expect(villain:stunned "Rhino"):is(1)
expect(villain:damage "Rhino"):is(0)

ruling {
  en = "One Stunned card from the supply is put on Rhino. Nothing else happens to him yet.",
  fr = "On prend une carte Sonné dans la réserve et on la met sur Rhino. Rien d'autre ne lui arrive pour l'instant.",
}
