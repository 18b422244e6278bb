scenario "Both abilities of a Super-Villain work in the same turn" {
  game     = "forever-evil",
  question = {
    en = "Sinestro has two abilities. May both work in one turn, or do I have to choose one?",
    fr = "Sinestro a deux capacités. Peuvent-elles servir toutes deux dans le même tour, ou dois-je en choisir une ?",
  },
  shows    = { "fe.villain.two-abilities" },
}

local ann, ben, cy = players {
  { "Ann", character = "Sinestro",     hand = { "Bizarro Power", "Catwoman" }, deck = { "Kick", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Lex Luthor",   hand = { "Punch" } },
  { "Cy",  character = "Black Manta",  hand = { "Punch" } },
}

ann:plays "Bizarro Power"
expect(ann.vp):is(1)                      -- one for the Attack, though two players were hit
expect(ann.hand):is { "Catwoman", "Kick" } -- and a card for the first VP of the turn

ann:plays "Catwoman"
ann:chooses "Ben"
expect(ann.vp):is(2)                      -- the first ability works again, the second is for the first VP only
expect(ann.hand):is { "Kick" }
ruling {
  en = "Both work: the Attack that hits gives a token, and that token, the first of the turn, gives a card.",
  fr = "Les deux servent : l'Attaque réussie donne un jeton, et ce jeton, le premier du tour, donne une carte.",
}
