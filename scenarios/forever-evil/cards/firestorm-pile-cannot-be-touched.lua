scenario "Cards on the Super-Villain are out of reach" {
  game     = "forever-evil",
  question = {
    en = "Can Amanda Waller destroy a Villain that Firestorm has put on my Super-Villain?",
    fr = "Amanda Waller peut-elle détruire un Vilain que Firestorm a posé sur mon Super-Vilain ?",
  },
  shows    = { "fe.cards.firestorm-not-in-play" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Amanda Waller", "Punch" }, discard = { "Weakness" }, on_character = { "Superwoman", "Kick" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

refused(function() ann:plays "Kick" end, "fe.cards.firestorm-not-in-play")
ann:plays "Amanda Waller"
expect(ann):must_choose { "destroys Punch", "destroys Weakness", "declines" }
refused(function() ann:destroys "Superwoman" end, "fe.cards.firestorm-not-in-play")
ann:declines()

expect(ann.on_character):is { "Superwoman", "Kick" }
expect(ann.power):is(2)

ruling {
  en = "No. Those cards are not in play, nor in any other zone that an effect can reach.",
  fr = "Non. Ces cartes ne sont pas en jeu, ni dans une autre zone qu'un effet puisse atteindre.",
}
