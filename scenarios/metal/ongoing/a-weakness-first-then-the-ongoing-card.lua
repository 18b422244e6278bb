scenario "With a Weakness in hand no Ongoing card is used" {
  game     = "metal",
  question = {
    en = "I hold a Weakness. May I use my Battery before I play it?",
    fr = "J'ai une Faiblesse en main. Puis-je utiliser ma Pile avant de la jouer ?",
  },
  shows    = { "metal.ongoing.discard-it" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Weakness" }, in_play = { "Spare Battery" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

refused(function() ann:uses "Spare Battery" end, "metal.weakness.play-first")
ann:plays "Weakness"
ann:uses "Spare Battery"
expect(ann.power):is(2)
ruling {
  en = "No. The Weakness comes first; then you may use the Ongoing card at any time of your turn.",
  fr = "Non. La Faiblesse d'abord ; ensuite vous pouvez utiliser le Permanent à tout moment de votre tour.",
}
