scenario "Batman plays destroyed Equipment" {
  game     = "forever-evil",
  question = {
    en = "Which destroyed cards can Batman play for me, and do I keep them afterwards?",
    fr = "Quelles cartes détruites Batman me permet-il de jouer, et est-ce que je les garde ensuite ?",
  },
  shows    = { "fe.card.batman" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Batman" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}
destroyed { "Cosmic Staff", "Man-Bat Serum", "Firestorm Matrix", "Kick" }
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }
main_deck { "Steel", "Vibe" }

ann:plays "Batman"
expect(ann):must_choose { "plays Cosmic Staff", "plays Man-Bat Serum", "declines" }   -- the Matrix costs 7, a Kick is no Equipment
ann:plays "Cosmic Staff"
ann:declines()

expect(ann.power):is(2)                 -- the Staff's own Power; no +3 beside it
expect(main_deck):in_order { "Steel", "Vibe", "Cosmic Staff" }
expect(ann.in_play):is { "Batman" }
ruling {
  en = "Up to three Equipment of cost 6 or less. Ann has their effects only: each then goes under the main deck.",
  fr = "Jusqu'à trois Équipements de coût 6 ou moins. Ann n'a que leurs effets : ils vont ensuite sous le deck commun.",
}
