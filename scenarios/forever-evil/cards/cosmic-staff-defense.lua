scenario "Cosmic Staff as a Defense" {
  game     = "forever-evil",
  question = {
    en = "Cosmic Staff lets me gain the bottom card of the main deck. Where does that card go?",
    fr = "Le Cosmic Staff me fait gagner la carte du dessous du deck commun. Où va cette carte ?",
  },
  shows    = { "fe.card.cosmic-staff.defense" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Catwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Cosmic Staff" }, vp = 1 },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }
main_deck { "Giganta", "Mallet", "Superwoman" }

ann:plays "Catwoman"
ben:defends "Cosmic Staff"

expect(ben.discard):is { "Cosmic Staff", "Superwoman" }
expect(main_deck):in_order { "Giganta", "Mallet" }
expect(ben.vp):is(1)
expect(ben.power):is(0)

ruling {
  en = "Into your discard pile, like any gained card; you pay nothing for it.",
  fr = "Dans votre défausse, comme toute carte gagnée ; vous ne payez rien.",
}
