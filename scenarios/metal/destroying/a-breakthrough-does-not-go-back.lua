scenario "A destroyed Breakthrough does not go back to its stack" {
  game     = "metal",
  question = {
    en = "I destroy a Breakthrough of my discard pile. Can somebody buy it again?",
    fr = "Je détruis une Surcharge de ma défausse. Quelqu'un peut-il la racheter ?",
  },
  shows    = { "metal.destroy.only-weakness-returns" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Clean Sweep" }, discard = { "Breakthrough" } },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }
stacks { breakthrough = 5 }

ann:plays "Clean Sweep"
ann:destroys "Breakthrough"
expect(breakthrough):count(5)
expect(destroyed):is { "Breakthrough" }
ruling {
  en = "No. Only Weaknesses go back; a destroyed Breakthrough is out of the game.",
  fr = "Non. Seules les Faiblesses retournent sur leur pile ; une Surcharge détruite sort de la partie.",
}
