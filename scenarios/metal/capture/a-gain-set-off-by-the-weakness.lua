scenario "What the second Weakness lets you gain is gained" {
  game     = "metal",
  question = {
    en = "My Super Hero gains me a card whenever I play a Weakness. Do I gain one for the second, though my turn ends with it?",
    fr = "Mon Super-Héros me fait gagner une carte dès que je joue une Faiblesse. En ai-je une pour la deuxième, bien que mon tour finisse ?",
  },
  shows    = { "metal.capture.triggers-first", "metal.weakness.second-captures" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Quartz", "Cyborg" }, hand = { "Weakness", "Weakness" }, deck = 6, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
main_deck:on_top { "Electrum", "Promethium" }

ann:plays "Weakness"
ann:plays "Weakness"
ann:chooses "Cyborg"
expect(ann.discard):is { "Electrum", "Promethium" }
ruling {
  en = "Yes. What the Weakness sets off is applied before your turn ends; the prohibition comes with that end.",
  fr = "Oui. Ce que la Faiblesse déclenche s'applique avant la fin de votre tour ; l'interdiction vient avec cette fin.",
}
