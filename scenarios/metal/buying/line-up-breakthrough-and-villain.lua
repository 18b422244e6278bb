scenario "Line-Up, Breakthrough and Super-Villain in one turn" {
  game     = "metal",
  leave_out_unknown = 1,
  question = {
    en = "With a lot of Power, may I buy from the Line-Up, take a Breakthrough and defeat the Super-Villain, all in one turn?",
    fr = "Avec beaucoup de Puissance, puis-je acheter dans la réserve, prendre une Surcharge et vaincre le Super-Vilain, le tout en un tour ?",
  },
  shows    = { "metal.buy.sources" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = {}, power = 15, discard = {} },
  { "Ben", team = { "The Flash (oversized)", "Batman" } },
}
super_villains { "Plywood Tyrant", "Sawdust Tyrant", "Barbatos" }
captured {}
line_up { "Steel", "Escape", "Flight", "Promethium", "Clayface" }

ann:buys "Steel"
ann:buys "Breakthrough"
ann:defeats "Plywood Tyrant"
expect(ann.power):is(0)
ruling {
  en = "Yes: 3 and 3 and 9 make 15, and each of the three sources is open in every turn.",
  fr = "Oui : 3 et 3 et 9 font 15, et chacune des trois sources est ouverte à chaque tour.",
}
