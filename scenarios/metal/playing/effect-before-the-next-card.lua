scenario "A card is finished before the next one is played" {
  game     = "metal",
  question = {
    en = "I played Clean Sweep and must decide what it destroys. May I first play another card?",
    fr = "J'ai joué Grand ménage et je dois décider ce qu'elle détruit. Puis-je d'abord jouer une autre carte ?",
  },
  shows    = { "metal.play.resolve-at-once", "metal.destroy.where" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Clean Sweep", "Punch" }, discard = { "Vulnerability" } },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Clean Sweep"
refused(function() ann:plays "Punch" end, "metal.play.resolve-at-once")
ann:destroys "Vulnerability"
ann:plays "Punch"
expect(ann.power):is(1)
ruling {
  en = "No. The effect of a card happens at once, before anything else is played.",
  fr = "Non. L'effet d'une carte a lieu aussitôt, avant de jouer quoi que ce soit d'autre.",
}
