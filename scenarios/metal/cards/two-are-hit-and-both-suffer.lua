scenario "Two players are hit, and both suffer it" {
  game     = "metal",
  at       = "end of turn, step 8",
  turn     = "Ann",
  question = {
    en = "Two of us do not avoid the Attack of The Merciless. Does the rule for who is alone help one of them?",
    fr = "Deux d'entre nous n'évitent pas l'Attaque de L'Impitoyable. La règle pour qui est seul en aide-t-elle un ?",
  },
  shows    = { "metal.amb.attack-order" },
}

local ann, ben, cy = players {
  { "Ann", character = "Cyborg", hand = { "Tin Tray", "Punch", "Punch", "Punch", "Punch" }, deck = { "Vulnerability" }, score_pile = { { "Wet Umbrella", defeated = true } } },
  { "Ben", character = "Plastic Man (oversized)", hand = { "Punch", "Vulnerability" } },
  { "Cy", team = { "Hal Jordan (oversized)", "Batman" }, hand = { "Felt Umbrella" }, deck = { "Punch" } },
}
super_villains { "Paring Knife", "Barbatos" }
captured {}

cy:defends "Felt Umbrella"
ann:discards "Punch"
ben:discards "Vulnerability"
expect(ann.deck):is { "Vulnerability" }
expect(log):has_no("reveals")

ruling {
  en = "No. It is for somebody who is affected alone; here each of the two does what the Attack says (a stand-in for it, as the printed text is not known).",
  fr = "Non. Elle vaut pour qui est touché seul ; ici chacun des deux fait ce que dit l'Attaque (un texte de remplacement, l'imprimé n'étant pas connu).",
}
