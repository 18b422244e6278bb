scenario "VP gained after Man-Bat Serum" {
  game     = "forever-evil", edition = "fr",
  question = {
    en = "I play Man-Bat Serum with four VP tokens and gain a fifth later in the turn. More Power, or is the Serum destroyed?",
    fr = "Je joue le Sérum du Man-Bat avec quatre jetons PV et j'en gagne un cinquième plus tard dans le tour. Plus de Puissance, ou le Sérum est-il détruit ?",
  },
  shows    = { "fe.cards.man-bat-serum-check", "fe.cards.man-bat-serum-destroy" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Man-Bat Serum", "Catwoman" }, vp = 4, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" }, vp = 1 },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:plays "Man-Bat Serum"
expect(ann.power):is(4)
ann:plays "Catwoman"
expect(ann.vp):is(5)
expect(ann.power):is(5)                 -- the one more is Catwoman's own
ann:ends_turn()

expect(destroyed):is_empty()
expect(ann.discard):is { "Man-Bat Serum", "Catwoman" }

ruling {
  en = "Neither. The Serum looks at your tokens only when you play it.",
  fr = "Ni l'un ni l'autre. Le Sérum ne regarde vos jetons que quand vous le jouez.",
}
