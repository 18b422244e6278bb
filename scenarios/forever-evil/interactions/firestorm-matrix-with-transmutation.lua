scenario "Firestorm Matrix keeps Transmutation for every turn" {
  game     = "forever-evil",
  question = {
    en = "Firestorm Matrix plays Transmutation off my deck. Can Transmutation destroy the Matrix for a dear card, and does it work every turn once I keep it?",
    fr = "La Matrice de Firestorm joue Transmutation depuis ma pioche. Transmutation peut-elle détruire la Matrice contre une carte chère, et sert-elle à chaque tour si je la garde ?",
  },
  shows    = { "fe.card.transmutation", "fe.cards.firestorm-matrix-keep", "fe.cards.firestorm-matrix-as-played" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm Matrix" }, discard = { "Giganta", "Punch" },
    deck = { "Transmutation", "Cold Gun", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Sinestro", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
}
line_up { "Mallet", "Power Armor", "Superwoman", "Despero", "Commissioner Gordon" }
main_deck { "Owlman" }

ann:plays "Firestorm Matrix"
expect(ann):must_choose { "destroys Giganta", "destroys Punch" }   -- the Matrix lies in play
ann:destroys "Giganta"
ann:gains "Mallet"
ann:destroys "Firestorm Matrix"              -- Transmutation costs 5
expect(ann.in_play):is { "Transmutation" }
ann:ends_turn()
ben:ends_turn()
ann:plays "Transmutation"
ann:destroys("Cold Gun", ann.hand)
ann:gains "Commissioner Gordon"

expect(ann.vp):is(2)
expect(ann.in_play):is { "Transmutation" }
expect(destroyed):is { "Giganta", "Firestorm Matrix", "Cold Gun" }
refused(function() ann:plays "Transmutation" end, "fe.card.firestorm-matrix")
ruling {
  en = "It cannot destroy the Matrix, which lies in play. If you destroy the Matrix yourself afterwards, you may play Transmutation once in each later turn.",
  fr = "Elle ne peut pas détruire la Matrice, qui est en jeu. Si vous détruisez ensuite vous-même la Matrice, vous pourrez jouer Transmutation une fois à chaque tour suivant.",
}
