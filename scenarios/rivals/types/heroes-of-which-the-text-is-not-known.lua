scenario "Twelve Heroes of which the text is not known" {
  game     = "rivals",
  question = {
    en = "Can Superman, Nightwing, Huntress and the other Heroes of the main deck be played in this program?",
    fr = "Superman, Nightwing, Huntress et les autres Héros du deck commun peuvent-ils se jouer dans ce programme ?",
  },
  shows    = {
    "rivals.card.alfred-pennyworth", "rivals.card.batwoman", "rivals.card.catwoman", "rivals.card.commissioner-gordon",
    "rivals.card.huntress", "rivals.card.nightwing", "rivals.card.oracle", "rivals.card.red-hood", "rivals.card.red-robin",
    "rivals.card.robin", "rivals.card.superman", "rivals.card.vicky-vale",
  },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {
    "Alfred Pennyworth", "Batwoman", "Catwoman", "Commissioner Gordon", "Huntress", "Nightwing", "Oracle", "Red Hood", "Red Robin", "Robin",
    "Superman", "Vicky Vale" } },
  { "Ben", character = "The Joker 9" },
}

refused(function() ann:plays "Alfred Pennyworth" end, "rivals.types.printed-fields")
refused(function() ann:plays "Batwoman" end, "rivals.types.printed-fields")
refused(function() ann:plays "Catwoman" end, "rivals.types.printed-fields")
refused(function() ann:plays "Commissioner Gordon" end, "rivals.types.printed-fields")
refused(function() ann:plays "Huntress" end, "rivals.types.printed-fields")
refused(function() ann:plays "Nightwing" end, "rivals.types.printed-fields")
refused(function() ann:plays "Oracle" end, "rivals.types.printed-fields")
refused(function() ann:plays "Red Hood" end, "rivals.types.printed-fields")
refused(function() ann:plays "Red Robin" end, "rivals.types.printed-fields")
refused(function() ann:plays "Robin" end, "rivals.types.printed-fields")
refused(function() ann:plays "Superman" end, "rivals.types.printed-fields")
refused(function() ann:plays "Vicky Vale" end, "rivals.types.printed-fields")
ruling {
  en = "Not these twelve: what they say is not known, so they are bought, gained, destroyed and counted, but not played.",
  fr = "Pas ces douze : on ignore ce qu'ils disent ; ils s'achètent, se gagnent, se détruisent et se comptent, mais ne se jouent pas.",
}
