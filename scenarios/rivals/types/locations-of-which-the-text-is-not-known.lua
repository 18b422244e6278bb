scenario "Four Locations of which the text is not known" {
  game     = "rivals",
  question = {
    en = "What do The Batcave, Wayne Manor, Arkham Asylum and the Abandoned Amusement Park do?",
    fr = "Que font la Batcave, le Manoir Wayne, l'Asile d'Arkham et l'Abandoned Amusement Park ?",
  },
  shows    = {
    "rivals.card.abandoned-amusement-park", "rivals.card.arkham-asylum", "rivals.card.the-batcave", "rivals.card.wayne-manor",
  },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Abandoned Amusement Park", "Arkham Asylum", "The Batcave", "Wayne Manor" } },
  { "Ben", character = "The Joker 9" },
}

refused(function() ann:plays "Abandoned Amusement Park" end, "rivals.types.printed-fields")
refused(function() ann:plays "Arkham Asylum" end, "rivals.types.printed-fields")
refused(function() ann:plays "The Batcave" end, "rivals.types.printed-fields")
refused(function() ann:plays "Wayne Manor" end, "rivals.types.printed-fields")
ruling {
  en = "It is not known here, so they are not played. They count 1 VP each in the deck that holds them.",
  fr = "On l'ignore ici, elles ne se jouent donc pas. Chacune compte 1 PV dans le deck qui la contient.",
}
