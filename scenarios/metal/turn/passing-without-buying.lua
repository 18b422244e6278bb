scenario "A turn may end without a purchase" {
  game     = "metal",
  question = {
    en = "I could buy something, but I do not want to. May I just end my turn?",
    fr = "Je pourrais acheter, mais je n'en ai pas envie. Puis-je simplement finir mon tour ?",
  },
  shows    = { "metal.buy.pass", "metal.end-turn.1-announce" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch", "Punch" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Escape", "Flight", "War Cry", "Fair Play", "Black Adam" }

ann:plays "Punch"
ann:plays "Punch"
expect(ann):may("buys", "Escape")
ann:ends_turn()
expect(ben):is_on_turn()
ruling {
  en = "Yes. Buying is never a duty.",
  fr = "Oui. On n'est jamais obligé d'acheter.",
}
