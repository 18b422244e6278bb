scenario "Ten Villains of which the text is not known" {
  game     = "rivals",
  question = {
    en = "Can Bane, Harley Quinn, Two-Face and the other Villains of the main deck be played in this program?",
    fr = "Bane, Harley Quinn, Double-Face et les autres Vilains du deck commun peuvent-ils se jouer dans ce programme ?",
  },
  shows    = {
    "rivals.card.bane", "rivals.card.clayface", "rivals.card.harley-quinn", "rivals.card.hugo-strange", "rivals.card.mr-freeze",
    "rivals.card.ras-al-ghul", "rivals.card.talia-al-ghul", "rivals.card.the-penguin", "rivals.card.two-face", "rivals.card.victor-zsasz",
  },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {
    "Bane", "Clayface", "Harley Quinn", "Hugo Strange", "Mr. Freeze", "Ra's al Ghul", "Talia al Ghul", "The Penguin", "Two-Face", "Victor Zsasz" } },
  { "Ben", character = "The Joker 9" },
}

refused(function() ann:plays "Bane" end, "rivals.types.printed-fields")
refused(function() ann:plays "Clayface" end, "rivals.types.printed-fields")
refused(function() ann:plays "Harley Quinn" end, "rivals.types.printed-fields")
refused(function() ann:plays "Hugo Strange" end, "rivals.types.printed-fields")
refused(function() ann:plays "Mr. Freeze" end, "rivals.types.printed-fields")
refused(function() ann:plays "Ra's al Ghul" end, "rivals.types.printed-fields")
refused(function() ann:plays "Talia al Ghul" end, "rivals.types.printed-fields")
refused(function() ann:plays "The Penguin" end, "rivals.types.printed-fields")
refused(function() ann:plays "Two-Face" end, "rivals.types.printed-fields")
refused(function() ann:plays "Victor Zsasz" end, "rivals.types.printed-fields")
ruling {
  en = "Not these ten: what they say is not known, so they may be owned and counted, but not played.",
  fr = "Pas ces dix : on ignore ce qu'ils disent ; on peut les posséder et les compter, mais pas les jouer.",
}
