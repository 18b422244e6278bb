scenario "The pictured Punch gives 1 Power" {
  game     = "rivals",
  question = {
    en = "The figure of card types shows a Punch. What is it worth when I play it, and of what type is it?",
    fr = "La figure des types de cartes montre un Coup de Poing. Que vaut-il quand je le joue, et de quel type est-il ?",
  },
  shows    = { "rivals.types.figure-punch" },
}

local ann, ben = players {
  { "Ann", character = "Batman 15",   hand = { "Punch", "Punch" } },
  { "Ben", character = "The Joker 9", hand = { "Vulnerability" } },
}
ann:confronts()
ann:plays "Punch"
expect(ann.power):is(1)
ann:plays "Punch"
expect(ann.power):is(2)                   -- a Starter: Batman 15 pays nothing for it
ruling {
  en = "1 Power. It is a Starter, so a Character that pays for Heroes and Equipment adds nothing.",
  fr = "1 de Puissance. C'est une carte de Base : un Personnage qui paie pour des Héros et Équipements n'ajoute rien.",
}
