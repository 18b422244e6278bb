scenario "Playing cards makes Power and other effects" {
  game     = "metal",
  question = {
    en = "What do my cards do when I lay them down in my turn?",
    fr = "Que font mes cartes quand je les pose pendant mon tour ?",
  },
  shows    = { "metal.play.power-and-effects", "metal.play.resolve-at-once", "metal.card.punch" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch", "Brisk Step", "Vulnerability" }, deck = { "Punch", "Breakthrough", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Punch"
expect(ann.power):is(1)
ann:plays "Brisk Step"
expect(ann.hand):is { "Vulnerability", "Punch", "Breakthrough" }
ann:plays "Breakthrough"                 -- drawn just now
ann:declines()
expect(ann.power):is(3)
ruling {
  en = "Each does at once what it says: a Punch makes Power, the money of your turn, another card draws or does something else.",
  fr = "Chacune fait aussitôt ce qu'elle dit : un Coup de Poing donne de la Puissance, l'argent du tour, une autre fait piocher ou autre chose.",
}
