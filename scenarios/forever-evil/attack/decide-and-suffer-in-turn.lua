scenario "Each attacked player decides and suffers before the next one decides" {
  game     = "forever-evil",
  question = {
    en = "An Attack hits several of us. Do we all announce our Defenses first, or may I wait to see what happened to Ben?",
    fr = "Une Attaque vise plusieurs joueurs. Annonçons-nous tous nos Défenses d'abord, ou puis-je voir ce qui arrive à Ben avant de décider ?",
  },
  shows    = { "fe.amb.attack-order", "fe.attack.hits-undefended", "fe.resolve.clockwise" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = { "Bizarro Power" } },
  { "Ben", character = "Deathstroke", hand = { "Man-Bat" } },
  { "Cy",  character = "Black Manta", hand = { "Commissioner Gordon" } },
}

ann:plays "Bizarro Power"
ben:declines()
expect(ben.discard):is { "Weakness" }   -- Ben has suffered, Cy has still to decide
expect(cy):must_choose { "defends with Commissioner Gordon", "declines" }
cy:defends "Commissioner Gordon"

expect(cy.discard):is { "Commissioner Gordon" }
ruling {
  en = "You may wait: going round from the attacker's left, each player decides and suffers before the next one decides.",
  fr = "Vous pouvez attendre : à partir de la gauche de l'attaquant, chacun décide et subit avant que le suivant ne décide.",
}
