scenario "Shazam!'s first card destroys the second" {
  game     = "forever-evil",
  question = {
    en = "Shazam! gains Amanda Waller and Giganta for me. I play Amanda Waller first and destroy Giganta with her: do I still play Giganta, and which card do I destroy in the end?",
    fr = "Shazam! me fait gagner Amanda Waller et Giganta. Je joue d'abord Amanda Waller et détruis Giganta avec elle : est-ce que je joue encore Giganta, et quelle carte dois-je détruire à la fin ?",
  },
  shows    = { "fe.amb.shazam-gone", "fe.card.shazam", "fe.card.amanda-waller" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Shazam!" }, deck = { "Punch" }, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }
main_deck { "Amanda Waller", "Giganta", "Kick" }

ann:plays "Shazam!"
ann:plays "Amanda Waller"
expect(ann):must_choose { "destroys Giganta", "declines" }
ann:destroys "Giganta"

expect(ann.power):is(4)                      -- Giganta's cost, and nothing of her own text
expect(destroyed):is { "Giganta", "Amanda Waller" }
expect(ann.in_play):is { "Shazam!" }
ruling {
  en = "Giganta is out of the game and is not played. One of the two must still be destroyed at the end, and only Amanda Waller is left.",
  fr = "Giganta est hors jeu et n'est pas jouée. L'une des deux doit encore être détruite à la fin, et il ne reste qu'Amanda Waller.",
}
