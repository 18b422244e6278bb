scenario "Two Locations on Firestorm, used in the order that pays" {
  game     = "forever-evil",
  question = {
    en = "Firestorm now has Earth-3 from last time and Blackgate Prison. A Punch lies on my deck, a Vulnerability under it: in which order should I use the two?",
    fr = "Firestorm a maintenant Earth-3, posée la dernière fois, et Blackgate Prison. Un Coup de Poing est sur ma pioche, une Vulnérabilité dessous : dans quel ordre utiliser les deux ?",
  },
  shows    = { "fe.card.earth-3", "fe.card.blackgate-prison", "fe.cards.firestorm-location" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm" }, on_character = { "Earth-3" }, deck = { "Blackgate Prison", "Punch", "Vulnerability", "Kick" }, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

expect(ann):may_not("uses", "Earth-3")       -- without Firestorm in play it is asleep
ann:plays "Firestorm"
ann:uses "Earth-3"
expect(destroyed):is { "Punch" }
ann:uses "Blackgate Prison"

expect(destroyed):is { "Punch", "Vulnerability" }
expect(ann.vp):is(2)
expect(ann.deck):is { "Kick" }
expect(ann):must_choose { "ends the turn" }   -- each of them once a turn
ruling {
  en = "Earth-3 first: it destroys the Punch, and Blackgate Prison finds the Vulnerability below, 1 VP each. Each works once this turn.",
  fr = "Earth-3 d'abord : elle détruit le Coup de Poing, et Blackgate Prison trouve la Vulnérabilité dessous, 1 PV chacune. Chacune sert une fois ce tour.",
}
