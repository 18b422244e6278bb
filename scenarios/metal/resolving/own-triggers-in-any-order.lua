scenario "A Super Hero and a Location that trigger together: the owner chooses" {
  game     = "metal",
  question = {
    en = "My Hero triggers my Super Hero and my Location. Which acts first?",
    fr = "Mon Héros déclenche mon Super-Héros et mon Lieu. Lequel agit d'abord ?",
  },
  shows    = { "metal.amb.trigger-order", "metal.resolve.card-before-triggers" },
}

local ann, ben = players {
  { "Ann", team = { "Practice Captain" }, hand = { "Steady Hand" }, in_play = { "Practice Beacon" }, deck = { "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Steady Hand"
expect(ann):must_choose { "uses Practice Captain", "uses Practice Beacon" }
ann:uses "Practice Beacon"
expect(log:last_move()):in_order { { ann, "has Power", 1, "by", "metal.ongoing.active" }, { ann, "draws", "Punch" } }
ruling {
  en = "The one you choose: the order of your own effects is yours.",
  fr = "Celui que vous choisissez : l'ordre de vos propres effets vous appartient.",
}
