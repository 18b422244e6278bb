scenario "Buying is not gaining, and gaining is not buying" {
  game     = "metal",
  question = {
    en = "One card rewards me for gaining, another for buying. Which of them sees a purchase, and which a card that an effect gives me?",
    fr = "Une carte me récompense quand je gagne, une autre quand j'achète. Laquelle voit un achat, et laquelle une carte donnée par un effet ?",
  },
  shows    = { "metal.amb.bought-and-gained" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Open Palm" }, power = 2, in_play = { "Gift Counter", "Receipt Book" }, deck = { "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }

ann:buys "Escape"                        -- a purchase: the Receipt Book draws
expect(ann.power):is(0)
expect(ann.hand):is { "Open Palm", "Punch" }
ann:plays "Open Palm"
ann:gains "Black Adam"                   -- a gain: the Gift Counter gives Power
expect(ann.power):is(1)
expect(ann.hand):is { "Punch" }
ruling {
  en = "Each sees its own only. Where both are meant, both are named.",
  fr = "Chacune ne voit que la sienne. Quand les deux sont visés, les deux sont nommés.",
}
