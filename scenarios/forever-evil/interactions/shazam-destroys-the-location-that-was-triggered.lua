scenario "A Location that is destroyed before its Power comes" {
  game     = "forever-evil",
  question = {
    en = "Shazam! brings me Belle Reve and Grid. I play Belle Reve, then Grid, and have Shazam! destroy Belle Reve. Does Grid still bring me the Location's extra Power?",
    fr = "Shazam! m'apporte Belle Reve et Grid. Je joue Belle Reve, puis Grid, et je fais détruire Belle Reve par Shazam!. Grid me donne-t-il encore la Puissance du Lieu ?",
  },
  shows    = { "fe.card.belle-reve", "fe.resolve.card-before-triggers" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Shazam!" }, deck = { "Punch" }, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }
main_deck { "Belle Reve", "Grid", "Kick" }

ann:plays "Shazam!"
ann:plays "Belle Reve"
ann:destroys "Belle Reve"

expect(ann.power):is(2)                      -- Grid's own, and the Location's
expect(destroyed):is { "Belle Reve" }
expect(log):in_order { { ann, "destroys", "Belle Reve" }, { ann, "has Power", 1, "by", "fe.card.belle-reve" } }
expect(log):has_no("by", "fe.cards.firestorm-location")     -- it lay in play, not on the Super-Villain
ruling {
  en = "Yes. Belle Reve was in play when you played Grid; that its Power comes only when Shazam! is done takes nothing away.",
  fr = "Oui. Belle Reve était en jeu quand vous avez joué Grid ; que sa Puissance n'arrive qu'une fois Shazam! résolu n'y change rien.",
}
