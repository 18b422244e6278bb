scenario "An Ongoing Defense in play is used when its player is attacked" {
  game     = "metal",
  question = {
    en = "My Ongoing Defense lies in front of me, and it is Ann's turn. May I use it against her Attack?",
    fr = "Ma Défense Permanente est devant moi, et c'est le tour d'Ann. Puis-je l'utiliser contre son Attaque ?",
  },
  shows    = { "metal.attack.ongoing-defense", "metal.amb.ongoing-defense-timing", "metal.attack.defense-discarded" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" },                 hand = { "Paper Ambush" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Padded Shield" }, deck = { "Punch", "Punch" },
    in_play = { "Standing Guard" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
expect(ben):must_choose { "defends with Padded Shield", "defends with Standing Guard", "declines" }
ben:defends "Standing Guard"
expect(ben.in_play):is_empty()
expect(ben.discard):is { "Standing Guard" }
ruling {
  en = "Yes. An Ongoing Defense serves when you are attacked, and is discarded then.",
  fr = "Oui. Une Défense Permanente sert quand vous êtes attaqué, et elle est alors défaussée.",
}
