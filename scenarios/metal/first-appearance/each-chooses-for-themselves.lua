scenario "A choice of the Attack is made by each player" {
  game     = "metal",
  question = {
    en = "A Super-Villain appears: discard a card or gain two Weaknesses. Who chooses, and when the stack is empty?",
    fr = "Un Super-Vilain apparaît : défausser une carte ou gagner deux Faiblesses. Qui choisit, et si la pile est vide ?",
  },
  shows    = { "metal.first-appearance.hits-undefended", "metal.weakness.empty-stack", "metal.amb.first-appearance-order" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Trapdoor" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" }, hand = { "Vulnerability" }, discard = {} },
}
captured {}
line_up { "Electrum", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Chalk Mammoth", "Barbatos" }
stacks { weakness = 1 }

ann:plays "Trapdoor"
ann:ends_turn()
ann:chooses "to gain Weaknesses"
ben:chooses "to gain Weaknesses"               -- none is left, and it may be chosen all the same
expect(ann.discard):has("Weakness", 1)
expect(ben.discard):is_empty()
expect(ben.hand):is { "Vulnerability" }
ruling {
  en = "Each player chooses. The Weaknesses may be chosen though the stack has too few or none: as many as there are are gained.",
  fr = "Chaque joueur choisit. Les Faiblesses peuvent être choisies même s'il en reste trop peu ou aucune : on gagne celles qu'il y a.",
}
