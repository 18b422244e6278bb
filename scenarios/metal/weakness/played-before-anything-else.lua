scenario "A Weakness in hand comes before anything else" {
  game     = "metal",
  question = {
    en = "I hold a Weakness and have Power from before. May I first play a Punch, buy a card or defeat the Super-Villain?",
    fr = "J'ai une Faiblesse en main et déjà de la Puissance. Puis-je d'abord jouer un Coup de Poing, acheter ou vaincre ?",
  },
  shows    = { "metal.weakness.play-first", "metal.weakness.before-end", "metal.amb.weakness-before-buying" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Iris" }, hand = { "Weakness", "Punch" }, power = 9 },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Electrum", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }

refused(function() ann:plays "Punch" end, "metal.weakness.play-first")
refused(function() ann:buys "Electrum" end, "metal.amb.weakness-before-buying")
refused(function() ann:defeats "Plaster Tyrant" end, "metal.amb.weakness-before-buying")
refused(function() ann:uses "Trainee Iris" end, "metal.amb.weakness-before-buying")
refused(function() ann:ends_turn() end, "metal.weakness.before-end")
ann:plays "Weakness"
ann:buys "Electrum"
expect(ann.in_play):is { "Weakness" }
ruling {
  en = "No. The Weakness is the next thing; you cannot even end your turn with one in hand.",
  fr = "Non. La Faiblesse passe en premier ; vous ne pouvez même pas finir votre tour avec une en main.",
}
