scenario "Without a card of the cost nothing is gained" {
  game     = "metal",
  question = {
    en = "I may gain a card of cost 3 or less; all are dearer. What now?",
    fr = "Je gagne une carte de coût 3 ou moins ; toutes sont plus chères. Et alors ?",
  },
  shows    = { "metal.gain.nothing-available" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Small Favour" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Starro", "Dream", "War Cry", "Hal Jordan", "Black Adam" }

ann:plays "Small Favour"
expect(ann.discard):is_empty()
ruling {
  en = "You gain nothing.",
  fr = "Vous ne gagnez rien.",
}
