scenario "Firestorm Matrix keeps Man-Bat Serum with five VP tokens" {
  game     = "forever-evil",
  question = {
    en = "I have 5 VP tokens, and my Firestorm Matrix plays Man-Bat Serum. I destroy the Matrix to keep it. Does the Serum stay?",
    fr = "J'ai 5 jetons PV, et ma Matrice de Firestorm joue le Sérum du Man-Bat. Je détruis la Matrice pour le garder. Le Sérum reste-t-il ?",
  },
  shows    = { "fe.card.man-bat-serum", "fe.cards.firestorm-matrix-keep" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Firestorm Matrix" }, deck = { "Man-Bat Serum", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, vp = 5 },
  { "Ben", character = "Sinestro", hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm Matrix"
ann:destroys "Firestorm Matrix"
expect(ann.power):is(6)                      -- 5 of the Serum, 1 of Deathstroke for the Matrix
ann:ends_turn()

expect(destroyed):is { "Firestorm Matrix", "Man-Bat Serum" }
expect(ann.in_play):is_empty()
expect(log):count(1, ann, "has Power", "by", "fe.card.deathstroke")   -- the turn is over when the Serum goes
ruling {
  en = "Only until the end of this turn. Played with 5 tokens, it is destroyed then, kept or not; Deathstroke gets no Power for that, as your turn is over.",
  fr = "Seulement jusqu'à la fin de ce tour. Joué avec 5 jetons, il est alors détruit, gardé ou non ; Deathstroke n'en tire pas de Puissance, votre tour étant fini.",
}
