scenario "Who attacks is not hit" {
  game     = "metal",
  question = {
    en = "I play an Attack that gives each foe a Weakness. Do I take one, too?",
    fr = "Je joue une Attaque qui donne une Faiblesse à chaque adversaire. Est-ce que j'en prends une aussi ?",
  },
  shows    = { "metal.attack.other-players", "metal.attack.hits-undefended" },
}

local ann, ben, cy = players {
  { "Ann", team = { "Cyborg" },                 hand = { "Paper Ambush" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Punch" } },
  { "Cy",  team = { "Plastic Man (oversized)" }, hand = { "Punch" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
expect(ann.discard):has_no "Weakness"
expect(ben.discard):is { "Weakness" }
expect(cy.discard):is { "Weakness" }
ruling {
  en = "No. An Attack is made against the other players; each of them who does not defend suffers it.",
  fr = "Non. Une Attaque vise les autres joueurs ; chacun d'eux qui ne se défend pas la subit.",
}
