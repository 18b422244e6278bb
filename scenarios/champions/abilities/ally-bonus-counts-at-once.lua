scenario "A constant ability counts from the moment its card enters play" {
  game     = "champions",
  question = {
    en = "I play Jessica Jones while two side schemes are in play. Does she thwart with the bonus in this same turn, and what if one of the schemes goes?",
    fr = "Je joue Jessica Jones alors que deux manigances annexes sont en jeu. Contre-t-elle avec le bonus dès ce tour, et que se passe-t-il si l'une des manigances disparaît ?",
  },
  shows    = { "mc.constant-ability.active-at-once" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Jessica Jones", "Energy", "Genius" } },
}
villain { "Rhino I" }
side_schemes { { "Bomb Scare", threat = 3 }, { "Breakin' & Takin'", threat = 3 } }

ann:plays "Jessica Jones"
ann:pays_with "Energy"
expect(ann.in_play:thw "Jessica Jones"):is(3)
ann:thwarts_with "Jessica Jones"
ann:chooses "Bomb Scare"
expect(side_schemes):has_no "Bomb Scare"
expect(ann.in_play:thw "Jessica Jones"):is(2)
ruling {
  en = "Yes: her THW is 3 as soon as she is in play. When a side scheme leaves, the bonus for it is gone at once.",
  fr = "Oui : son CTR est de 3 dès qu'elle est en jeu. Quand une manigance annexe disparaît, le bonus correspondant disparaît aussitôt.",
}
