scenario "At the end Green Arrow is gathered, a kept Kick destroyed" {
  game     = "forever-evil",
  question = {
    en = "Green Arrow and a Kick left there by Firestorm Matrix lie in play before me when the game ends. Do both score?",
    fr = "Green Arrow et un Coup de Pied laissé par la Matrice de Firestorm sont en jeu devant moi quand la partie se termine. Est-ce que les deux comptent ?",
  },
  shows    = { "fe.amb.in-play-gathered", "fe.card.firestorm-matrix" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm Matrix" }, in_play = { "Green Arrow" }, deck = { "Kick", "Punch" }, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero" }
main_deck {}

ann:plays "Firestorm Matrix"
ann:destroys "Firestorm Matrix"
ann:ends_turn()

expect(game):is_over()
expect(ann.score):is(5)                      -- Green Arrow; neither the Kick nor the destroyed Matrix
expect(destroyed):is { "Firestorm Matrix", "Kick" }
ruling {
  en = "Only Green Arrow. Your cards in play go back into your deck, but the kept card is destroyed when the game ends, as Firestorm Matrix says.",
  fr = "Seulement Green Arrow. Vos cartes en jeu retournent dans votre deck, mais la carte gardée est détruite en fin de partie, comme le dit la Matrice de Firestorm.",
}
