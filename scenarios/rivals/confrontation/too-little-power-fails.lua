scenario "With too little Power the Confrontation fails" {
  game     = "rivals",
  question = {
    en = "I confronted with a weak hand and reach 4 against cost 9. What happens now, do I lose anything?",
    fr = "J'ai confronté avec une main faible et j'atteins 4 contre un coût de 9. Que se passe-t-il, est-ce que je perds quelque chose ?",
  },
  shows    = { "rivals.amb.failed-confrontation", "rivals.confront.enough-power" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Punch", "Punch", "Punch", "Punch", "Vulnerability" }, deck = { "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability" } },
  { "Ben", character = "The Joker 9", hand = { "Punch", "Punch", "Punch" } },
}

ann:confronts()
for i = 1, 4 do ann:plays "Punch" end
ann:hands_over()

expect(ben.character):is { "The Joker 9" }
expect(ann.hand):count(5)                 -- the steps of the turn's end have taken place
expect(ann.character):is { "Batman 9" }
ben:ends_turn()
ann:confronts()                           -- and another try is open to her
ruling {
  en = "The Character stays and the steps of the turn's end follow. You lose nothing else, and next turn you may confront again.",
  fr = "Le Personnage reste et les étapes de fin de tour suivent. Vous ne perdez rien d'autre et pourrez confronter de nouveau au tour suivant.",
}
