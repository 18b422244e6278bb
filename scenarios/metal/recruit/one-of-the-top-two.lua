scenario "Recruiting: one of the top two, the other to the bottom" {
  game     = "metal",
  question = {
    en = "My card lets me recruit, and I have a Super Hero already. Whom can I take, and what becomes of the other card?",
    fr = "Ma carte me fait recruter, et j'ai déjà un Super-Héros. Qui puis-je prendre, et que devient l'autre carte ?",
  },
  shows    = { "metal.recruit.top-two", "metal.recruit.choose-one", "metal.recruit.other-to-bottom", "metal.team.no-limit" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Draft Notice" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
captured { "Batman" }
available { "Plastic Man (oversized)", "Wonder Woman (oversized)", "Aquaman (oversized)", "Superman (oversized)" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Draft Notice"
expect(ann):must_choose { "chooses Plastic Man (oversized)", "chooses Wonder Woman (oversized)" }
refused(function() ann:chooses "Batman" end, "metal.recruit.top-two")
ann:chooses "Wonder Woman (oversized)"
expect(ann.team):is { "Cyborg", "Wonder Woman (oversized)" }
expect(available):in_order { "Aquaman (oversized)", "Superman (oversized)", "Plastic Man (oversized)" }
ruling {
  en = "One of the top two of the pile, and no Captured one. Those you have stay, and the card not taken goes to the bottom.",
  fr = "L'un des deux du dessus de la pile, et aucun Capturé. Ceux que vous avez restent, et la carte non prise va en dessous.",
}
