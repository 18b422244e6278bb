scenario "The Joker destroys a Villain for a card and an Attack" {
  game     = "forever-evil",
  question = {
    en = "We play with the promo Joker. Which card can I destroy with him, what do I get, and may the others avoid the Attack?",
    fr = "Nous jouons avec le Joker promotionnel. Quelle carte puis-je détruire avec lui, qu'est-ce que j'y gagne, et les autres peuvent-ils éviter l'Attaque ?",
  },
  shows    = { "fe.card.the-joker" },
}

as_if()
local ann, ben, cy = players {
  { "Ann", character = "The Joker",    hand = { "Grid", "Kick", "Johnny Quick" }, deck = { "Giganta", "Punch" }, discard = {} },
  { "Ben", character = "Lex Luthor",   hand = { "Commissioner Gordon" }, deck = {}, discard = {} },
  { "Cy",  character = "Harley Quinn", hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:plays "Kick"
refused(function() ann:uses "The Joker" end, "fe.card.the-joker")   -- no Villain was played yet
ann:plays "Grid"
ann:plays "Johnny Quick"
ann:uses "The Joker"
expect(ann):must_choose { "destroys Grid", "destroys Johnny Quick" }
ann:destroys "Grid"
expect(ann.hand):is { "Giganta", "Punch" }   -- one card by Johnny Quick, one by The Joker
ben:defends "Commissioner Gordon"

expect(cy.discard):is { "Weakness" }
expect(ben.discard):is { "Commissioner Gordon" }
expect(ann.power):is(3)                      -- Grid's Power stays
refused(function() ann:uses "The Joker" end, "fe.card.the-joker")   -- once in each of her turns
ruling {
  en = "One Villain you have played this turn. You draw a card, and each foe who does not avoid the Attack gains a Weakness; once in each of your turns.",
  fr = "Un Vilain que vous avez joué ce tour. Vous piochez une carte et chaque adversaire qui n'évite pas l'Attaque gagne une Faiblesse ; une fois à chacun de vos tours.",
}
