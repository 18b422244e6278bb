scenario "A Weakness destroyed by a Breakthrough goes back to its stack" {
  game     = "metal",
  question = {
    en = "I destroy a Weakness in play with my Breakthrough. Where does it go?",
    fr = "Je détruis une Faiblesse en jeu avec ma Surcharge. Où va-t-elle ?",
  },
  shows    = { "metal.breakthrough.weakness-to-stack", "metal.destroy.weakness-returns", "metal.breakthrough.destroy" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Breakthrough" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
stacks { weakness = 20 }

ann:plays "Weakness"
ann:plays "Breakthrough"
ann:uses "Breakthrough"
ann:destroys "Weakness"
expect(weakness):count(21)
expect(destroyed):is_empty()
ruling {
  en = "Back on the Weakness stack, and not to the destroyed pile.",
  fr = "Sur la pile de Faiblesse, et non dans la pile des cartes détruites.",
}
