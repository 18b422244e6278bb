scenario "There is no seventeenth Breakthrough and no thirty-first Weakness" {
  game     = "metal",
  question = {
    en = "Could we make the Breakthrough and Weakness stacks bigger than what is in the box?",
    fr = "Peut-on faire des piles de Surcharges et de Faiblesses plus grandes que ce que contient la boîte ?",
  },
  shows    = { "metal.components.breakthroughs", "metal.components.weaknesses" },
}

players {
  { "Ann", character = "Cyborg" },
  { "Ben", character = "The Flash (oversized)" },
}
refused(function()
  stacks { breakthrough = 17 }
  begin()
end, "metal.components.breakthroughs")
refused(function()
  stacks { weakness = 31 }
  begin()
end, "metal.components.weaknesses")
ruling {
  en = "No: there are 16 Breakthroughs and 30 Weaknesses.",
  fr = "Non : il y a 16 Surcharges et 30 Faiblesses.",
}
