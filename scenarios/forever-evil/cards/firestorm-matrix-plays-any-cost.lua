scenario "Firestorm Matrix plays a card of cost 6" {
  game     = "forever-evil",
  question = {
    en = "The top card of my deck costs 6. Does Firestorm Matrix still play it, and can it stay in play?",
    fr = "La première carte de ma pioche coûte 6. La Matrice de Firestorm la joue-t-elle quand même, et peut-elle rester en jeu ?",
  },
  shows    = { "fe.cards.firestorm-matrix-play-top", "fe.cards.firestorm-matrix-discard" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Firestorm Matrix" }, deck = { "Power Ring", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
destroyed { "Catwoman" }
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm Matrix"
expect(ann.power):is(1)                 -- Power Ring's text
expect(ann):may("ends_turn")            -- she was not asked to destroy the Matrix
ann:ends_turn()

expect(ann.in_play):is_empty()
expect(ann.discard):is { "Firestorm Matrix", "Power Ring" }

ruling {
  en = "It is played whatever it costs, but above 5 it cannot be kept: both cards go to your discard pile at the end of the turn.",
  fr = "Elle est jouée quel que soit son coût, mais au-delà de 5 on ne peut pas la garder : les deux cartes vont dans votre défausse à la fin du tour.",
}
