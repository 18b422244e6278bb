scenario "A tie is broken by defeated Characters" {
  game     = "rivals",
  question = {
    en = "We both have 5 points; 4 of mine are a Character that I defeated. Who wins?",
    fr = "Nous avons tous deux 5 points ; 4 des miens sont un Personnage que j'ai vaincu. Qui gagne ?",
  },
  shows    = { "rivals.score.tie", "rivals.score.characters" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",     hand = { "Paper Broom" }, deck = { "Punch" } },
  { "Ben", character = "The Joker 12", hand = { "Superman", "Red Robin" }, deck = { "Punch" } },
}
line_up { "Bane", "Robin", "Wayne Manor", "The Batcave", "Utility Belt" }
main_deck {}

ann:plays "Paper Broom"
ann:destroys "Bane"
ann:ends_turn()
expect(ann.score):is(5)
expect(ben.score):is(5)
expect(ann):won()
expect(ben):did_not_win()
ruling {
  en = "You do: at equal points whoever has more Characters of the opponent wins.",
  fr = "Vous : à égalité de points gagne qui a le plus de Personnages de l'adversaire.",
}
