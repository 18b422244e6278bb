scenario "Superman, rescued between two Weaknesses, protects at once" {
  game     = "metal",
  question = {
    en = "I have played one Weakness, a card lets me rescue Superman, and then I draw another Weakness. Is a Super Hero Captured when I play it?",
    fr = "J'ai joué une Faiblesse, une carte me fait libérer Superman, puis je pioche une autre Faiblesse. Un Super-Héros est-il Capturé quand je la joue ?",
  },
  shows    = { "metal.team.active-at-once", "metal.oversized.superman-protects" },
}
card "Salt Beacon" { type = "Hero", cost = 4, says = { "Rescue a Super Hero, then draw a card.", "Libérez un Super-Héros, puis piochez une carte." },
  play = { rescue(), draw(1) } }

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Weakness", "Salt Beacon" }, deck = { "Weakness", "Punch" } },
  { "Ben", character = "Plastic Man (oversized)" },
}
captured { "Superman (oversized)", "Batman" }

ann:plays "Weakness"
ann:plays "Salt Beacon"
ann:chooses "Superman (oversized)"
ann:plays "Weakness"
expect(ann):is_on_turn()
expect(ann.team):is { "Cyborg", "Superman (oversized)" }
expect(captured):is { "Batman" }
ruling {
  en = "No. He works as soon as he has joined you: it takes a third Weakness now.",
  fr = "Non. Il agit dès qu'il vous a rejoint : il faut maintenant une troisième Faiblesse.",
}
