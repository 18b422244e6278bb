scenario "With the stack empty nobody gains a Weakness" {
  game     = "metal",
  question = {
    en = "The Weakness stack is empty and Ann's Attack gives me one. What do I take instead?",
    fr = "La pile de Faiblesse est vide et l'Attaque d'Ann m'en donne une. Que dois-je prendre à la place ?",
  },
  shows    = { "metal.weakness.empty-stack" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" },                 hand = { "Paper Ambush" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Punch" }, discard = {} },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
stacks { weakness = 0 }

ann:plays "Paper Ambush"
expect(ben.discard):is_empty()
expect(ben.hand):is { "Punch" }
expect(ann.power):is(2)
ruling {
  en = "Nothing. With none left, what makes players gain a Weakness does not apply.",
  fr = "Rien. Quand il n'y en a plus, ce qui fait gagner une Faiblesse ne s'applique pas.",
}
