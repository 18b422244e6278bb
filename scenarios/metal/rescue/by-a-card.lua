scenario "A card that rescues brings no Weaknesses" {
  game     = "metal",
  question = {
    en = "My card rescues a Super Hero without any defeat. Do I take the tile's two Weaknesses?",
    fr = "Ma carte libère un Super-Héros sans victoire. Dois-je prendre les deux Faiblesses de la tuile ?",
  },
  shows    = { "metal.rescue.choose-any", "metal.team.no-limit" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Loose Bars" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
captured { "Batman", "Plastic Man (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Loose Bars"
ann:chooses "Plastic Man (oversized)"
expect(ann.team):is { "Cyborg", "Plastic Man (oversized)" }
expect(ann.discard):is_empty()
ruling {
  en = "No. The tile speaks when a Super-Villain is bought; the card does what it says, and you choose whom.",
  fr = "Non. La tuile agit quand un Super-Vilain est acheté ; la carte fait ce qu'elle dit, et vous choisissez qui.",
}
