scenario "No line of play defeats two Super-Villains in one turn" {
  game     = "metal",
  question = {
    en = "With 40 Power, is there any way to defeat two Super-Villains in one turn?",
    fr = "Avec 40 de Puissance, y a-t-il un moyen de vaincre deux Super-Vilains en un tour ?",
  },
  shows    = { "metal.villain.next-stays-down" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, power = 40, deck = { "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "The Flash (oversized)", "Batman" } },
}
super_villains { "Plywood Tyrant", "Sawdust Tyrant", "Barbatos" }
captured {}
line_up { "Escape" }

possible { that(ann.score_pile):count(1), within = "this turn" }
never { that(ann.score_pile):count(2), within = "this turn" }
ann:defeats "Plywood Tyrant"
refused(function() ann:defeats "Sawdust Tyrant" end, "metal.villain.next-stays-down")
ruling {
  en = "No. The next one stays face down until your turn is over, whatever you do.",
  fr = "Non. Le suivant reste face cachée jusqu'à la fin de votre tour, quoi que vous fassiez.",
}
