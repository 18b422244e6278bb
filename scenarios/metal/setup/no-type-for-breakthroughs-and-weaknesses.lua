scenario "A Breakthrough and a Weakness are of no type" {
  game     = "metal",
  question = {
    en = "My card destroys a Hero of my hand or discard pile. May I take a Weakness or a Breakthrough instead?",
    fr = "Ma carte détruit un Héros de ma main ou de ma défausse. Puis-je prendre une Faiblesse ou une Surcharge à la place ?",
  },
  shows    = { "metal.types.none" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Hero Sweep", "Breakthrough" }, discard = { "Weakness", "Steel", "Aquaman" } },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Hero Sweep"
refused(function() ann:destroys "Weakness" end, "metal.types.none")
refused(function() ann:destroys "Breakthrough" end, "metal.types.none")
ann:destroys "Steel"
expect(destroyed):is { "Steel" }
ruling {
  en = "No. Breakthroughs and Weaknesses have no type, so what asks for a type never means them.",
  fr = "Non. Surcharges et Faiblesses n'ont pas de type : ce qui demande un type ne les désigne jamais.",
}
