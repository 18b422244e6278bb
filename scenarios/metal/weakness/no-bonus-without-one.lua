scenario "No bonus for a Weakness that is not there" {
  game     = "metal",
  question = {
    en = "My card gives +3 Power if I gain a Weakness, and none is left. May I choose to gain none and take the Power?",
    fr = "Ma carte donne +3 en Puissance si je gagne une Faiblesse, et il n'y en a plus. Puis-je choisir d'en gagner zéro et prendre la Puissance ?",
  },
  shows    = { "metal.weakness.no-free-bonus" },
}

local ann, ben = players {
  { "Ann", team = { "Trainee Kelp" }, hand = { "Bad Bargain" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
stacks { weakness = 0 }

ann:plays "Bad Bargain"
expect(ann.power):is(1)                       -- the rest of the card
expect(ann):may_not("uses", "Trainee Kelp")   -- a Super Hero with such a bargain is no different
ruling {
  en = "No. With none left you cannot choose it, and you have no bonus; the rest of the card works.",
  fr = "Non. S'il n'y en a plus, vous ne pouvez pas le choisir et n'avez pas le bonus ; le reste de la carte s'applique.",
}
