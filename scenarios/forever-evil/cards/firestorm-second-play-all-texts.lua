scenario "Firestorm played again: all texts" {
  game     = "forever-evil",
  question = {
    en = "A card lies on my Super-Villain from an earlier Firestorm. When I play him again, does only the new card count?",
    fr = "Une carte est sur mon Super-Vilain depuis un Firestorm précédent. Si je le rejoue, seule la nouvelle carte compte-t-elle ?",
  },
  shows    = { "fe.card.firestorm" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Firestorm" }, on_character = { "Kick" }, deck = { "Commissioner Gordon", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Firestorm"

expect(ann.on_character):is { "Kick", "Commissioner Gordon" }
expect(ann.power):is(3)                 -- 2 and 1

ruling {
  en = "No. He has the texts of all cards lying there, the old ones and the new one.",
  fr = "Non. Il a le texte de toutes les cartes posées là, les anciennes et la nouvelle.",
}
