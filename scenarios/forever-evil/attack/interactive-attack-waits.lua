scenario "An Attack that makes players interact waits for all Defenses" {
  game     = "forever-evil",
  question = {
    en = "An Attack makes us pass cards to one another. May I see which card Ben passes me before I say whether I defend?",
    fr = "Une Attaque nous oblige à nous passer des cartes. Puis-je voir la carte que Ben me passe avant de dire si je me défends ?",
  },
  shows    = { "fe.attack.interaction-waits", "fe.amb.attack-order" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = { "Crossed Hands" } },
  { "Ben", character = "Deathstroke", hand = { "Commissioner Gordon", "Kick" } },
  { "Cy",  character = "Black Manta", hand = { "Commissioner Gordon", "Cold Gun" } },
}

ann:plays "Crossed Hands"
ben:declines()
expect(ben.hand):is { "Commissioner Gordon", "Kick" }       -- nothing has moved yet
expect(cy.hand):is { "Commissioner Gordon", "Cold Gun" }
expect(cy):must_choose { "defends with Commissioner Gordon", "declines" }
cy:declines()
expect(ben):must_choose { "passes Commissioner Gordon", "passes Kick" }
ben:passes "Kick"
cy:passes "Cold Gun"

expect(ben.hand):is { "Commissioner Gordon" }
expect(cy.hand):is { "Commissioner Gordon", "Kick" }
expect(ann.hand):is { "Cold Gun" }
ruling {
  en = "No. Everybody attacked decides about a Defense first; only then does the first card change hands.",
  fr = "Non. Tous ceux qui sont attaqués décident d'abord de leur Défense ; la première carte ne change de main qu'ensuite.",
}
