scenario "Players who remain tied share the victory" {
  game     = "metal",
  question = {
    en = "Points, Super-Villains and cards are all equal. Who wins?",
    fr = "Points, Super-Vilains et cartes, tout est égal. Qui gagne ?",
  },
  shows    = { "metal.amb.tie-after-cards" },
}

local ann, ben, cy = players {
  { "Ann", character = "Cyborg", hand = {}, deck = { "Steel", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {}, deck = { "Escape", "Vulnerability" }, discard = {} },
  { "Cy",  character = "Plastic Man (oversized)", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch" }, discard = {} },
}
line_up { "Flight", "Fair Play", "War Cry", "Black Adam" }
main_deck {}

ann:ends_turn()
expect(ann):won()
expect(ben):won()
expect(cy):did_not_win()
ruling {
  en = "Both: there is no third tie-break, and they share the victory.",
  fr = "Les deux : il n'y a pas de troisième départage, et ils partagent la victoire.",
}
