scenario "An Attack that makes players interact waits for everybody" {
  game     = "metal",
  question = {
    en = "An Attack makes each foe pass a card. Do I pass mine before Cy has decided about a Defense?",
    fr = "Une Attaque fait passer une carte à chaque adversaire. Dois-je passer la mienne avant que Cy ait décidé d'une Défense ?",
  },
  shows    = { "metal.attack.interaction-waits" },
}

local ann, ben, cy = players {
  { "Ann", team = { "Cyborg" },                  hand = { "Crossed Gloves" } },
  { "Ben", team = { "Hal Jordan (oversized)" },  hand = { "Punch", "Vulnerability" } },
  { "Cy",  team = { "Plastic Man (oversized)" }, hand = { "Padded Shield" }, deck = { "Punch", "Punch" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Crossed Gloves"
expect(cy):must_choose { "defends with Padded Shield", "declines" }   -- and nothing has happened to Ben yet
cy:defends "Padded Shield"
ben:passes "Vulnerability"
expect(cy.hand):is { "Punch", "Vulnerability" }
expect(ben.hand):is { "Punch" }
ruling {
  en = "No. Everybody decides first; then those who did not avoid the Attack pass their cards.",
  fr = "Non. Chacun décide d'abord ; puis ceux qui n'ont pas évité l'Attaque passent leur carte.",
}
