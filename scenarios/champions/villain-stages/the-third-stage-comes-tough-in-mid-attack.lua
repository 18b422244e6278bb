scenario "The third stage comes tough and unhurt" {
  game     = "champions",
  question = {
    en = "My kick for eight takes the last point of Rhino's second stage. Do the other seven hit the third, or its Tough card?",
    fr = "Mon coup de pied de huit prend le dernier point du deuxième stade de Rhino. Les sept autres touchent-ils le troisième, ou sa carte Tenace ?",
  },
  shows    = { "mc.defeat-villain.excess-lost", "mc.card.rhino-iii", "mc.keywords.toughness" },
  expert   = 1,
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Swinging Web Kick", "Energy", "Strength" } },
  { "Ben", character = "Carol Danvers", hand = {} },
}
villain { { "Rhino II", damage = 29 } }
side_schemes { { "Breakin' & Takin'", threat = 4 } }

ann:plays "Swinging Web Kick"
ann:pays_with "Energy"
ann:pays_with "Strength"
expect(villain:damage "Rhino III"):is(0)
expect(villain:tough "Rhino III"):is(1)
expect(ann.identity:stunned "Spider-Man"):is(1)
expect(ben.identity:stunned "Carol Danvers"):is(0)
ruling {
  en = "Neither. What is left over is lost with the stage; the third comes unhurt and tough, and stuns each hero, but no alter ego.",
  fr = "Ni l'un ni l'autre. L'excédent est perdu avec le stade ; le troisième arrive indemne et tenace, et sonne chaque héros, mais aucun alter ego.",
}
