scenario "Three of cost 9, three of cost 11, Barbatos at the bottom" {
  game     = "metal",
  set_up   = "shown",
  question = {
    en = "In which order does the Super-Villain stack lie?",
    fr = "Dans quel ordre la pile de Super-Vilains est-elle rangée ?",
  },
  shows    = {
    "metal.setup.stack-of-seven", "metal.setup.barbatos-and-tile-aside", "metal.setup.barbatos-bottom",
    "metal.setup.no-fixed-first", "metal.setup.first-face-up", "metal.setup.stacks-placed",
  },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, deck = {} },
  { "Ben", character = "The Flash (oversized)", hand = { "Punch" }, deck = {} },
}
line_up { "Steel", "Escape", "Flight", "Promethium", "Clayface" }

expect(super_villains):shows "The Merciless"
expect(super_villains):in_order {
  "The Merciless", "The Murder Machine", "The Devastator",     -- cost 9, as chance has it
  "The Red Death", "The Dawnbreaker", "The Drowned",           -- cost 11
  "Barbatos",
}
ruling {
  en = "From the top: the three of cost 9 in any order, the first of them face up, then the three of cost 11 in any order, and Barbatos under all of them.",
  fr = "De haut en bas : les trois de coût 9 dans n'importe quel ordre, le premier face visible, puis les trois de coût 11 dans n'importe quel ordre, et Barbatos tout en dessous.",
}
