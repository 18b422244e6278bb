scenario "Defending is not playing the card" {
  game     = "metal",
  question = {
    en = "My Padded Shield gives Power when played. I defend with it: do I get the Power?",
    fr = "Mon Bouclier rembourré donne de la Puissance quand on le joue. Je me défends avec : ai-je la Puissance ?",
  },
  shows    = { "metal.attack.defense-not-playing" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" },                 hand = { "Paper Ambush" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Padded Shield" }, deck = { "Punch", "Punch" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
ben:defends "Padded Shield"
expect(log):has_no(ben, "plays", "Padded Shield")
expect(log):has_no(ben, "has Power", 1)
expect(ben.in_play):is_empty()
ruling {
  en = "No. Using a Defense is not playing the card: only what stands behind the word Defense is done.",
  fr = "Non. Utiliser une Défense n'est pas jouer la carte : seul ce qui suit le mot Défense s'applique.",
}
