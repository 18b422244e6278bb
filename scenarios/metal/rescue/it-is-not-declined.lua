scenario "A rescue is not declined" {
  game     = "metal",
  question = {
    en = "I do not want the two Weaknesses. May I defeat the Super-Villain and rescue nobody?",
    fr = "Je ne veux pas des deux Faiblesses. Puis-je vaincre le Super-Vilain et ne libérer personne ?",
  },
  shows    = { "metal.rescue.on-defeat", "metal.amb.tile-weaknesses", "metal.rescue.choose-any" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Amber" }, hand = {}, power = 9, deck = { "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
captured { "Batman", "Cyborg" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }

ann:defeats "Plaster Tyrant"
refused(function() ann:declines() end, "metal.rescue.on-defeat")
ann:chooses "Cyborg"
expect(ann.discard):has("Weakness", 2)
ruling {
  en = "No. You choose whom you rescue, but not whether; the Weaknesses come with it.",
  fr = "Non. Vous choisissez qui libérer, mais pas si vous le faites ; les Faiblesses viennent avec.",
}
