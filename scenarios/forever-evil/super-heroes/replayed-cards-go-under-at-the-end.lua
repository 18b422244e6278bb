scenario "Replayed cards go under the main deck when the last has been played" {
  game     = "forever-evil",
  question = {
    en = "The main deck is empty. Batman plays a destroyed Cosmic Staff and then a destroyed Pandora's Box. Does the Box find the Cosmic Staff in the main deck?",
    fr = "Le deck commun est vide. Batman joue un Cosmic Staff détruit, puis une Boîte de Pandora détruite. La Boîte trouve-t-elle le Cosmic Staff dans le deck commun ?",
  },
  shows    = { "fe.amb.replay-order", "fe.card.batman" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Batman" }, in_play = {}, discard = {} },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}
destroyed { "Cosmic Staff", "Pandora's Box", "Man-Bat Serum" }
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }
main_deck {}

ann:plays "Batman"
ann:plays "Cosmic Staff"
expect(ann.in_play):has "Cosmic Staff"       -- it waits in play for the others
expect(main_deck):is_empty()
ann:plays "Pandora's Box"
expect(line_up):count(5)                     -- the Box has found no card
ann:declines()
expect(ann):must_choose { "chooses Cosmic Staff", "chooses Pandora's Box" }
ann:chooses "Pandora's Box"                  -- the first to go under lies above the other

expect(main_deck):in_order { "Pandora's Box", "Cosmic Staff" }
expect(ann.in_play):is { "Batman" }
ruling {
  en = "No. The cards are chosen and played one after the other, and only then do all of them go under the main deck, in the order you choose.",
  fr = "Non. Les cartes sont choisies et jouées l'une après l'autre, et toutes ne vont qu'ensuite sous le deck commun, dans l'ordre que vous choisissez.",
}
