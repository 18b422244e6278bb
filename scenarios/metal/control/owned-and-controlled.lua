scenario "A card may be owned and controlled at the same time" {
  game     = "metal",
  question = {
    en = "A Punch that I played: do I control it, or own it?",
    fr = "Un Coup de Poing que j'ai joué : est-ce que je le contrôle ou le possède ?",
  },
  shows    = { "metal.own.and-control" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch", "Double Count" }, deck = { "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:plays "Punch"
ann:plays "Double Count"
expect(ann.power):is(4)                  -- 1 played; 1 controlled; 2 owned, that one among them
ruling {
  en = "Both: it is counted among the cards you control and among those you own.",
  fr = "Les deux : il compte parmi les cartes que vous contrôlez et parmi celles que vous possédez.",
}
