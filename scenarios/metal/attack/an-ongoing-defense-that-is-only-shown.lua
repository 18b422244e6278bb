scenario "An Ongoing Defense that is only shown stays in play for the next Attack" {
  game     = "metal",
  question = {
    en = "My Ongoing Defense says that I show it to avoid an Attack. Is it discarded, and may I use it against the next one?",
    fr = "Ma Défense Permanente dit de la montrer pour éviter une Attaque. Est-elle défaussée, et puis-je m'en servir contre la suivante ?",
  },
  shows    = { "metal.amb.defense-always-discarded", "metal.attack.ongoing-defense" },
}
card "Standing Gate" { type = "Equipment", cost = 3, stays = true, play = nothing(),
  says = { "Ongoing Defense: show it to avoid an Attack.", "Permanent, Défense : montrez-la pour éviter une Attaque." },
  defense = { in_play = true, cost = show(this) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" },                 hand = { "Paper Ambush", "Paper Ambush" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Punch" }, in_play = { "Standing Gate" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
ben:defends "Standing Gate"
expect(ben.in_play):is { "Standing Gate" }
ann:plays "Paper Ambush"
ben:defends "Standing Gate"
expect(ben.in_play):is { "Standing Gate" }
ruling {
  en = "It stays in play: you do what the card asks for, here to show it, and you may use it against each Attack.",
  fr = "Elle reste en jeu : vous faites ce que la carte demande, ici la montrer, et elle sert contre chaque Attaque.",
}
