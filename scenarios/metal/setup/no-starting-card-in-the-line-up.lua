scenario "No starting card or Weakness lies in the Line-Up" {
  game     = "metal",
  question = {
    en = "Can a Weakness or a Punch turn up in the Line-Up?",
    fr = "Une Faiblesse ou un Coup de Poing peuvent-ils se retrouver dans la réserve ?",
  },
  shows    = { "metal.setup.starting-deck", "metal.components.weaknesses" },
}

players { { "Ann", character = "Cyborg", hand = { "Punch" } }, { "Ben", character = "The Flash (oversized)" } }
refused(function()
  line_up { "Weakness" }
  begin()
end, "metal.components.weaknesses")
refused(function()
  line_up { "Punch" }
  begin()
end, "metal.setup.starting-deck")
ruling {
  en = "No. The main deck is made without them, and the Line-Up is filled from the main deck only.",
  fr = "Non. Le deck commun est formé sans elles, et la réserve ne se remplit que de ce deck.",
}
