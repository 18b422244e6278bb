scenario "An Ongoing card is discarded when its player likes, in the own turn" {
  game     = "metal",
  question = {
    en = "My Battery says to discard it for 2 Power. Must I do so at once, and when may I?",
    fr = "Ma Pile dit de la défausser pour 2 de Puissance. Dois-je le faire tout de suite, et quand puis-je ?",
  },
  shows    = { "metal.ongoing.discard-it", "metal.amb.ongoing-may-or-must" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Spare Battery", "Punch" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Spare Battery"
ann:ends_turn()                          -- nobody forces her
expect(ann.in_play):is { "Spare Battery" }
refused(function() ann:uses "Spare Battery" end, "metal.ongoing.discard-it")
ben:ends_turn()
ann:plays "Punch"
ann:uses "Spare Battery"                 -- in a later turn, between other things
expect(ann.power):is(3)
expect(ann.discard):has "Spare Battery"
ruling {
  en = "No. It is your choice, at any time of one of your own turns; then it goes to your discard pile.",
  fr = "Non. C'est votre choix, à tout moment d'un de vos tours ; elle va alors dans votre défausse.",
}
