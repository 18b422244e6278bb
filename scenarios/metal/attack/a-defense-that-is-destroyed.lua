scenario "A Defense that says something else than discarding" {
  game     = "metal",
  question = {
    en = "My Defense says that it is destroyed when I use it. Is it discarded or destroyed?",
    fr = "Ma Défense dit qu'elle est détruite quand je l'utilise. Est-elle défaussée ou détruite ?",
  },
  shows    = { "metal.amb.defense-always-discarded" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" },                 hand = { "Paper Ambush" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Burning Buckler" }, deck = { "Punch", "Punch" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
ben:defends "Burning Buckler"
expect(destroyed):is { "Burning Buckler" }
expect(ben.discard):is_empty()
ruling {
  en = "Destroyed. That a Defense is discarded is what holds where the card says nothing else.",
  fr = "Détruite. Une Défense n'est défaussée que là où la carte ne dit rien d'autre.",
}
