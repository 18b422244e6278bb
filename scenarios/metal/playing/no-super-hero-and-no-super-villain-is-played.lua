scenario "Super Heroes and Super-Villains are not played" {
  game     = "metal",
  question = {
    en = "Can I play the Super Hero in front of me, the Super-Villain that I have defeated, or the one on top of the stack like a card of my hand?",
    fr = "Puis-je jouer comme une carte de ma main le Super-Héros devant moi, le Super-Vilain que j'ai vaincu ou celui du dessus de la pile ?",
  },
  shows    = { "metal.types.list", "metal.villain.never-in-deck" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, score_pile = { "The Murder Machine" } },
  { "Ben", character = "Plastic Man (oversized)" },
}
super_villains { "The Devastator", "The Merciless", "Barbatos" }

refused(function() ann:plays "Cyborg" end, "metal.types.list")
refused(function() ann:plays "The Murder Machine" end, "metal.villain.never-in-deck")
refused(function() ann:plays "The Devastator" end, "metal.villain.never-in-deck")
ann:plays "Punch"
expect(ann.power):is(1)
ruling {
  en = "None of them. A Super Hero is of none of the six types that are played, and a Super-Villain, defeated or not, comes to no deck and so to no hand.",
  fr = "Aucun d'eux. Un Super-Héros n'est d'aucun des six types que l'on joue, et un Super-Vilain, vaincu ou non, n'arrive dans aucun deck, donc dans aucune main.",
}
