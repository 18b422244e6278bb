scenario "An attacked player may answer with any Defense of the hand, or with none" {
  game     = "forever-evil",
  question = {
    en = "I am attacked with two Defense cards in my hand. Which cards may I answer with, and must I answer at all?",
    fr = "On m'attaque et j'ai deux cartes Défense en main. Avec quelles cartes puis-je répondre, et y suis-je obligé ?",
  },
  shows    = { "fe.attack.may-avoid", "fe.attack.hits-undefended" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Bizarro Power" } },
  { "Ben", character = "Deathstroke", hand = { "Stargirl", "Commissioner Gordon", "Punch" } },
}

ann:plays "Bizarro Power"
expect(ben):must_choose { "defends with Stargirl", "defends with Commissioner Gordon", "declines" }
refused(function() ben:defends "Punch" end, "fe.attack.may-avoid")
ben:declines()

expect(ben.hand):is { "Stargirl", "Commissioner Gordon", "Punch" }
expect(ben.discard):is { "Weakness" }
ruling {
  en = "With either of the two Defense cards, but not with a Punch. Ben need not use any: he declines and suffers the Attack.",
  fr = "Avec l'une ou l'autre carte Défense, mais pas avec un Coup de Poing. Rien n'y oblige Ben : il renonce et subit l'Attaque.",
}
