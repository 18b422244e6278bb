scenario "With the stack empty nobody gains a Weakness" {
  game     = "rivals",
  question = {
    en = "No Weakness is left and I play a card that gives 2 Power and a Weakness to my opponent. What happens?",
    fr = "Il ne reste plus de Faiblesse et je joue une carte qui donne 2 en Puissance et une Faiblesse à l'adversaire. Que se passe-t-il ?",
  },
  shows    = { "rivals.weakness.empty-stack" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Leaky Roof" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" }, discard = {} },
}
stacks { weakness = 0 }

ann:plays "Leaky Roof"
expect(ann.power):is(2)
expect(ben.discard):is_empty()
ruling {
  en = "You get your 2 Power as always; Ben gains nothing.",
  fr = "Vous avez vos 2 de Puissance comme toujours ; Ben ne gagne rien.",
}
