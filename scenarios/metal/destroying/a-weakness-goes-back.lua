scenario "A destroyed Weakness goes back to its stack" {
  game     = "metal",
  question = {
    en = "I destroy a Weakness. Is it out of the game?",
    fr = "Je détruis une Faiblesse. Sort-elle de la partie ?",
  },
  shows    = { "metal.destroy.weakness-returns" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Clean Sweep" }, discard = { "Weakness" } },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }
stacks { weakness = 5 }

ann:plays "Clean Sweep"
ann:destroys "Weakness"
expect(weakness):count(6)
expect(destroyed):is_empty()
ruling {
  en = "No. Weaknesses go back to their stack, from which somebody will gain them again.",
  fr = "Non. Les Faiblesses retournent sur leur pile, d'où quelqu'un les gagnera à nouveau.",
}
