scenario "Either of two cards, and never both" {
  game     = "rivals",
  question = {
    en = "With four Punches: could I get Huntress, could I get Robin, could I get Huntress and a Kick?",
    fr = "Avec quatre Coups de Poing : puis-je avoir Huntress, puis-je avoir Robin, puis-je avoir Huntress et un Coup de Pied ?",
  },
  shows    = { "rivals.buy.combined-cost" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Huntress", "Robin", "Nightwing", "Superman", "Billionaire" }

possible { that(ann.discard):has "Huntress", within = "this turn" }
never { that(ann.discard):has "Robin", within = "this turn" }
never { that(ann.discard):has "Huntress", that(ann.discard):has "Kick", within = "this turn" }
ann:plays "Punch"
refused(function() ann:buys "Huntress" end, "rivals.buy.combined-cost")
ruling {
  en = "Huntress, yes; Robin at 5, no; and Huntress with a Kick would be 7 together: never this turn.",
  fr = "Huntress, oui ; Robin à 5, non ; et Huntress avec un Coup de Pied ferait 7 : jamais ce tour-ci.",
}
