scenario "Effects of several players go clockwise from the player on turn" {
  game     = "metal",
  question = {
    en = "My Attack makes everybody discard, and Ben and Cy both have a Collector. Who acts first?",
    fr = "Mon Attaque fait défausser tout le monde, et Ben et Cy ont chacun un Chiffonnier. Qui agit d'abord ?",
  },
  shows    = { "metal.amb.trigger-order" },
}

local ann, ben, cy = players {
  { "Ann", character = "Cyborg", hand = { "Shaken Sleeves" } },
  { "Ben", character = "The Flash (oversized)", hand = { "Vulnerability" }, in_play = { "Night Collector" }, deck = { "Punch" }, discard = {} },
  { "Cy",  character = "Plastic Man (oversized)", hand = { "Vulnerability" }, in_play = { "Night Collector" }, deck = { "Punch" }, discard = {} },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Shaken Sleeves"
expect(log:last_move()):in_order {
  { ben, "discards", "Vulnerability" },
  { cy, "discards", "Vulnerability" },
  { ben, "draws", "Punch" },
  { cy, "draws", "Punch" },
}
ruling {
  en = "First the Attack is carried out, then Ben's, then Cy's: clockwise from the player whose turn it is.",
  fr = "D'abord l'Attaque s'achève, puis celui de Ben, puis celui de Cy : dans le sens horaire depuis le joueur dont c'est le tour.",
}
