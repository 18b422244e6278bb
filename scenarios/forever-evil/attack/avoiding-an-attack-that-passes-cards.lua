scenario "Who avoids an Attack that passes cards passes none" {
  game     = "forever-evil",
  question = {
    en = "I avoid an Attack that makes every foe pass a card. Am I spared passing one while the others still pass theirs?",
    fr = "J'évite une Attaque qui fait passer une carte à chaque adversaire. Suis-je dispensé d'en passer une pendant que les autres passent la leur ?",
  },
  shows    = { "fe.attack.only-self", "fe.attack.interaction-waits" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = { "Crossed Hands" } },
  { "Ben", character = "Deathstroke", hand = { "Commissioner Gordon", "Kick" } },
  { "Cy",  character = "Black Manta", hand = { "Cold Gun" } },
}

ann:plays "Crossed Hands"
ben:defends "Commissioner Gordon"

expect(ben.hand):is { "Kick" }
expect(cy.hand):is_empty()
expect(ann.hand):is { "Cold Gun" }
ruling {
  en = "Yes. Ben's Defense frees Ben alone; Cy passes a card to Ann.",
  fr = "Oui. La Défense de Ben ne libère que Ben ; Cy passe une carte à Ann.",
}
