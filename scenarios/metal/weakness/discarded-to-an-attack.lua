scenario "An opponent's Attack may discard a Weakness from the hand" {
  game     = "metal",
  question = {
    en = "Ann's Attack makes me discard a card, and I hold a Weakness. May I discard that?",
    fr = "L'Attaque d'Ann me fait défausser une carte, et j'ai une Faiblesse en main. Puis-je la défausser ?",
  },
  shows    = { "metal.amb.weakness-discarded-otherwise" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" },                 hand = { "Training Raid" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Weakness", "Punch" }, discard = {} },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Training Raid"
expect(ben):must_choose { "discards Weakness", "discards Punch" }
ben:discards "Weakness"
expect(ben.hand):is { "Punch" }
ruling {
  en = "Yes. The duty to play it is one of your own turn; what another's effect discards, you choose.",
  fr = "Oui. Le devoir de la jouer vaut pour votre tour ; ce que l'effet d'un autre défausse, vous le choisissez.",
}
