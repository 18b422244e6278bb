scenario "No Weakness is left in hand when the turn is over" {
  game     = "metal",
  at       = "end of turn, step 2",
  question = {
    en = "My turn is over, my hand is still to be put away, and a Weakness is in it. Can that be?",
    fr = "Mon tour est fini, ma main reste à défausser, et une Faiblesse s'y trouve. Est-ce possible ?",
  },
  shows    = { "metal.weakness.before-end" },
}

refused(function()
  players { { "Ann", character = "Cyborg", hand = { "Weakness", "Punch" } }, { "Ben", character = "The Flash (oversized)" } }
  begin()
end, "metal.weakness.before-end")
local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" } },
  { "Ben", character = "The Flash (oversized)", hand = { "Weakness" } },   -- his turn is still to come
}
expect(ann.discard):has "Punch"
ruling {
  en = "No. You must have played it before ending your turn, and a Capture would have taken your whole hand.",
  fr = "Non. Il a fallu la jouer avant de finir le tour, et une Capture aurait pris toute la main.",
}
