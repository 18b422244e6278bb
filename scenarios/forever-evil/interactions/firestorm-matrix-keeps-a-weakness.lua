scenario "A Weakness that Firestorm Matrix keeps" {
  game     = "forever-evil",
  question = {
    en = "The card that my Firestorm Matrix plays is a Weakness. May I destroy the Matrix for it, and what does that Weakness cost me at the end?",
    fr = "La carte que joue ma Matrice de Firestorm est une Faiblesse. Puis-je détruire la Matrice pour elle, et que me coûte cette Faiblesse à la fin ?",
  },
  shows    = { "fe.card.firestorm-matrix", "fe.amb.firestorm-pile-scoring" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm Matrix" }, deck = { "Weakness" }, discard = {}, power = 8 },
  { "Ben", character = "Sinestro", hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }
super_heroes { "The Flash" }

ann:plays "Firestorm Matrix"
ann:destroys "Firestorm Matrix"
ann:defeats "The Flash"
ann:ends_turn()

expect(destroyed):has "Weakness"
expect(ann.score):is(4)                      -- The Flash's; no point is lost for the Weakness
ruling {
  en = "You may: it costs 0. It is destroyed before the points are counted, and costs you nothing.",
  fr = "Oui : son coût est 0. Elle est détruite avant le décompte et ne vous coûte rien.",
}
