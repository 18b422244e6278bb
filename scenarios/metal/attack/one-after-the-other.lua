scenario "Each foe decides and suffers before the next one decides" {
  game     = "metal",
  question = {
    en = "Ann attacks Ben and Cy. May Cy see what happens to Ben before he decides on his Defense?",
    fr = "Ann attaque Ben et Cy. Cy peut-il voir ce qui arrive à Ben avant de décider de sa Défense ?",
  },
  shows    = { "metal.amb.attack-order", "metal.resolve.clockwise" },
}

local ann, ben, cy = players {
  { "Ann", team = { "Cyborg" },                  hand = { "Paper Ambush" } },
  { "Ben", team = { "Hal Jordan (oversized)" },  hand = { "Punch" }, discard = {} },
  { "Cy",  team = { "Plastic Man (oversized)" }, hand = { "Padded Shield" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
stacks { weakness = 1 }

ann:plays "Paper Ambush"
expect(ben.discard):is { "Weakness" }      -- Ben has it already, and the stack is empty
expect(weakness):is_empty()
cy:declines()
expect(cy.discard):is_empty()
ruling {
  en = "Yes. Clockwise from Ann's left each foe decides and suffers the Attack before the next one does.",
  fr = "Oui. En partant de la gauche d'Ann, chaque adversaire décide et subit l'Attaque avant le suivant.",
}
