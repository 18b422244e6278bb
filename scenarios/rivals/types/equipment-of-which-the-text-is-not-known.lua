scenario "Seven Equipment cards of which the text is not known" {
  game     = "rivals",
  question = {
    en = "Which Equipment of the main deck can be played in this program?",
    fr = "Quels Équipements du deck commun peuvent se jouer dans ce programme ?",
  },
  shows    = {
    "rivals.card.batarang", "rivals.card.batmobile", "rivals.card.grappling-hook", "rivals.card.joy-buzzer", "rivals.card.laughing-gas",
    "rivals.card.the-bat-signal", "rivals.card.utility-belt",
  },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {
    "Batarang", "Batmobile", "Grappling Hook", "Joy Buzzer", "Laughing Gas", "The Bat-Signal", "Utility Belt" } },
  { "Ben", character = "The Joker 9" },
}

refused(function() ann:plays "Batarang" end, "rivals.types.printed-fields")
refused(function() ann:plays "Batmobile" end, "rivals.types.printed-fields")
refused(function() ann:plays "Grappling Hook" end, "rivals.types.printed-fields")
refused(function() ann:plays "Joy Buzzer" end, "rivals.types.printed-fields")
refused(function() ann:plays "Laughing Gas" end, "rivals.types.printed-fields")
refused(function() ann:plays "The Bat-Signal" end, "rivals.types.printed-fields")
refused(function() ann:plays "Utility Belt" end, "rivals.types.printed-fields")
ruling {
  en = "None: what they say is not known. That the Grappling Hook has a Block is all that the booklet tells of it.",
  fr = "Aucun : ce qu'ils disent n'est pas connu. Que le Grappin a un Blocage est tout ce que le livret en dit.",
}
