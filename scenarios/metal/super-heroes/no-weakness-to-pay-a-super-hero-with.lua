scenario "A Super Hero who asks for a Weakness, and none is left" {
  game     = "metal",
  question = {
    en = "Mister Terrific lets me gain a Weakness for more. None is left. Can I use him?",
    fr = "Mister Terrific me laisse gagner une Faiblesse pour avoir plus. Il n'y en a plus. Puis-je m'en servir ?",
  },
  shows    = { "metal.weakness.no-free-bonus" },
}

local ann, ben = players {
  { "Ann", team = { "Debt Collector" }, hand = { "Punch" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
stacks { weakness = 0 }

refused(function() ann:uses "Debt Collector" end, "metal.weakness.no-free-bonus")
ann:plays "Punch"
expect(ann.power):is(1)

ruling {
  en = "No. With an empty Weakness stack he cannot be used at all.",
  fr = "Non. Avec une pile de Faiblesses vide, on ne peut pas s'en servir.",
}
