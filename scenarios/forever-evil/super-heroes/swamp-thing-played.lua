scenario "Swamp Thing counts the Locations of all players" {
  game     = "forever-evil",
  question = {
    en = "I play Swamp Thing. I control one Location, Ben controls one, and a third lies in the Line-Up. How much Power is that?",
    fr = "Je joue Swamp Thing. Je contrôle un Lieu, Ben en contrôle un, et un troisième est dans la réserve. Combien de Puissance cela fait-il ?",
  },
  shows    = { "fe.card.swamp-thing" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Swamp Thing" }, in_play = { "Blackgate Prison" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" }, in_play = { "Happy Harbor" } },
}
line_up { "Belle Reve", "Pandora", "Power Girl", "Despero", "Owlman" }

ann:plays "Swamp Thing"

expect(ann.power):is(4)
expect(ben.power):is(0)
ruling {
  en = "4: two for each Location in play, Ben's as well as Ann's. The one in the Line-Up is not in play.",
  fr = "4 : deux par Lieu en jeu, celui de Ben comme celui d'Ann. Celui de la réserve n'est pas en jeu.",
}
