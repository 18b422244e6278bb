scenario "One Great Responsibility against a Masterplan on two schemes" {
  game     = "champions",
  at       = "villain phase, step 4",
  expert   = 1,
  question = {
    en = "Masterplan puts 4 threat on each of two side schemes. Does one Great Responsibility take all 8 as damage?",
    fr = "Plan Machiavélique met 4 menaces sur chacune de deux manigances annexes. Un seul De Grandes Responsabilités prend-il les 8 en dégâts ?",
  },
  shows    = { "mc.card.masterplan", "mc.card.great-responsibility", "mc.replacement.definition" },
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Great Responsibility" }, dealt = { "Masterplan" } },
}
side_schemes { { "Bomb Scare", threat = 1 }, { "Crowd Control", threat = 1 } }

until_step "villain phase, step 5"
ann:plays "Great Responsibility"

expect(ann.identity:damage "Spider-Man"):is(4)
expect(side_schemes:threat "Bomb Scare"):is(1)
expect(side_schemes:threat "Crowd Control"):is(5)
ruling {
  en = "No, 4 of them. The event replaces threat that would be placed on one scheme; the other scheme gets its 4.",
  fr = "Non, 4 seulement. L'événement remplace la menace qui serait placée sur une manigance ; l'autre reçoit ses 4.",
}
