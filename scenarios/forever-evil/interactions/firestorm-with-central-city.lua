scenario "Firestorm with Central City pays for Super Powers, not for Kicks" {
  game     = "forever-evil",
  question = {
    en = "Firestorm has put Central City on my Super-Villain. I then play a Kick and Giant Growth: how much Power is that?",
    fr = "Firestorm a posé Central City sur mon Super-Vilain. Je joue ensuite un Coup de Pied et Giant Growth : combien de Puissance cela fait-il ?",
  },
  shows    = { "fe.card.central-city", "fe.cards.firestorm-location" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm", "Kick", "Giant Growth" }, deck = { "Central City" }, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm"
ann:plays "Kick"
expect(ann.power):is(2)
ann:plays "Giant Growth"

expect(ann.power):is(5)
ruling {
  en = "5: the Kick gives its 2 only, Giant Growth 2 and 1 more by Central City.",
  fr = "5 : le Coup de Pied ne donne que ses 2, Giant Growth 2 et 1 de plus par Central City.",
}
