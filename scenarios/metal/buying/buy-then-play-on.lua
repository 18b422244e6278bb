scenario "Purchases and plays may alternate" {
  game     = "metal",
  question = {
    en = "Must I play my whole hand before I buy, and may I go on playing after a purchase?",
    fr = "Dois-je jouer toute ma main avant d'acheter, et puis-je continuer à jouer après un achat ?",
  },
  shows    = { "metal.play.buy-before-all-played", "metal.play.after-buying", "metal.buy.any-time" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Escape", "Flight", "War Cry", "Steel", "Black Adam" }

ann:plays "Punch"
ann:plays "Punch"
ann:buys "Escape"                        -- two Punches still in hand
ann:plays "Punch"
ann:plays "Punch"
ann:buys "Flight"                        -- nothing left in hand
expect(ann.discard):is { "Escape", "Flight" }
ruling {
  en = "No to the first, yes to the second: you may buy at any time of your turn, before, between and after plays.",
  fr = "Non, puis oui : on achète à tout moment de son tour, avant, entre et après les cartes jouées.",
}
