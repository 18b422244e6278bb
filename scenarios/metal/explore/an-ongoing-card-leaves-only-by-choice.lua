scenario "An Ongoing card leaves play only where its player lets it" {
  game     = "metal",
  question = {
    en = "Must my Battery leave play this turn, or can it stay and can it go?",
    fr = "Ma Pile doit-elle quitter le jeu ce tour, ou peut-elle rester et peut-elle partir ?",
  },
  shows    = { "metal.amb.ongoing-may-or-must", "metal.ongoing.discard-it" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, in_play = { "Spare Battery", "Practice Beacon" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
stacks { breakthrough = 0 }
line_up { "Escape", "Flight", "War Cry", "Fair Play", "Black Adam" }
main_deck:on_top { "Steel", "Aquaman" }

possible { that(ann.in_play):has "Spare Battery", at = "the end of a turn", within = "1 turn" }
possible { that(ann.discard):has "Spare Battery", within = "this turn" }
always { that(ann.in_play):has "Practice Beacon", within = "1 turn" }
ann:uses "Spare Battery"
ruling {
  en = "Both can be: it goes when you discard it, and no rule takes it or the Beacon away at the end of the turn.",
  fr = "Les deux se peuvent : elle part quand vous la défaussez, et aucune règle ne l'enlève, ni la Balise, à la fin du tour.",
}
