scenario "A Location on the Super-Villain works only with Firestorm" {
  game     = "forever-evil",
  question = {
    en = "Firestorm has put Happy Harbor on my Super-Villain. Does it keep giving Power in later turns?",
    fr = "Firestorm a posé Happy Harbor sur mon Super-Vilain. Donne-t-il encore de la Puissance aux tours suivants ?",
  },
  shows    = { "fe.cards.firestorm-location" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Firestorm", "Commissioner Gordon" },
    deck = { "Happy Harbor", "Stargirl", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:plays "Firestorm"
ann:plays "Commissioner Gordon"
expect(ann.power):is(2)                 -- a Hero: 1 of his own, 1 of Happy Harbor
ann:ends_turn()
ben:ends_turn()
ann:plays "Stargirl"

expect(ann.power):is(2)                 -- a Hero again, but Firestorm is gone
expect(ann.on_character):is { "Happy Harbor" }

ruling {
  en = "No. It works only while Firestorm is in play, so until the end of the turn in which you play him.",
  fr = "Non. Il n'agit que tant que Firestorm est en jeu, donc jusqu'à la fin du tour où vous le jouez.",
}
