scenario "A card that discards from elsewhere, before a Weakness" {
  game     = "metal",
  question = {
    en = "I hold a Weakness and a card that discards the top of my deck. It takes no card of my hand: may I play it before the Weakness?",
    fr = "J'ai une Faiblesse et une carte qui défausse le dessus de ma pioche. Elle ne prend rien dans ma main : puis-je la jouer avant la Faiblesse ?",
  },
  shows    = { "metal.weakness.play-first" },
}
card "Landslide" { type = "Super Power", cost = 2,
  says = { "+1 Power. Discard the top card of your deck.", "+1 en Puissance. Défaussez la carte du dessus de votre pioche." },
  play = { power(1), discard(top(deck)) } }
card "Long Reach" { type = "Villain", cost = 2,
  says = { "Attack: each foe discards a card.", "Attaque : chaque adversaire défausse une carte." },
  play = attack(each_foe){ foe:discard(one{ foe.hand }) } }
card "Shelter" { type = "Equipment", cost = 2,
  says = { "+1 Power.", "+1 en Puissance." }, play = power(1),
  defense = { says = { "Discard a card: you avoid the Attack.", "Défaussez une carte : vous évitez l'Attaque." }, discard(one{ hand }) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Landslide", "Long Reach", "Shelter" }, deck = { "Punch", "Punch" } },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" }, hand = { "Punch" } },
}
captured {}
line_up { "Promethium", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

refused(function() ann:plays "Landslide" end, "metal.weakness.play-first")
refused(function() ann:plays "Long Reach" end, "metal.weakness.play-first")
refused(function() ann:plays "Shelter" end, "metal.weakness.play-first")
ann:plays "Weakness"
ann:plays "Landslide"
expect(ann.discard):is { "Punch" }
ruling {
  en = "No: the Weakness comes first, whatever the other card does.",
  fr = "Non : la Faiblesse passe d'abord, quoi que fasse l'autre carte.",
}
