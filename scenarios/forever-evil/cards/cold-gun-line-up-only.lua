scenario "Cold Gun freezes a card of the Line-Up" {
  game     = "forever-evil",
  question = {
    en = "Can I put the Frozen token of Cold Gun on the top Super Hero, so that nobody defeats it?",
    fr = "Puis-je mettre le jeton Gelé du Pistolet Réfrigérant sur le Super-Héros du dessus, pour que personne ne le batte ?",
  },
  shows    = { "fe.cards.cold-gun-place", "fe.card.cold-gun" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Cold Gun" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Giganta", "Catwoman", "Superwoman", "Mallet", "Insanity" }

ann:plays "Cold Gun"
expect(ann.power):is(1)
expect(ann):must_choose { "chooses Giganta", "chooses Catwoman", "chooses Superwoman", "chooses Mallet", "chooses Insanity", "declines" }
refused(function() ann:chooses "The Flash" end, "fe.cards.cold-gun-place")
refused(function() ann:chooses "Kick" end, "fe.cards.cold-gun-place")
ann:chooses "Giganta"

expect(line_up:tokens "Giganta"):is(1)

ruling {
  en = "No. The token goes on one of the cards in the Line-Up, or nowhere if you prefer; the stacks are out of its reach.",
  fr = "Non. Le jeton va sur une des cartes de la réserve, ou nulle part si vous préférez ; les piles sont hors de portée.",
}
