scenario "Black Manta gains from the main deck" {
  game     = "forever-evil",
  question = {
    en = "I am Black Manta and gain the bottom card of the main deck with Cosmic Staff. May it go under my deck?",
    fr = "Je suis Black Manta et je gagne la carte du dessous du deck commun avec le Cosmic Staff. Peut-elle aller sous ma pioche ?",
  },
  shows    = { "fe.card.cosmic-staff.defense" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Catwoman" } },
  { "Ben", character = "Black Manta", hand = { "Cosmic Staff" }, deck = { "Punch" } },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }
main_deck { "Mallet", "Giganta" }

ann:plays "Catwoman"
ben:defends "Cosmic Staff"

expect(ben.discard):is { "Cosmic Staff", "Giganta" }
expect(ben.deck):is { "Punch" }

ruling {
  en = "No. It does not come from the Line-Up, so it goes to your discard pile.",
  fr = "Non. Elle ne vient pas de la réserve, donc elle va dans votre défausse.",
}
