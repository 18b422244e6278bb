scenario "With a Weakness in hand nothing else is ever done first" {
  game     = "metal",
  question = {
    en = "Is there any way to buy the Steel before I have played my Weakness?",
    fr = "Y a-t-il un moyen d'acheter le Steel avant d'avoir joué ma Faiblesse ?",
  },
  shows    = { "metal.weakness.play-first" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Weakness", "Punch" }, power = 3, in_play = { "Spare Battery" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Steel" }

never { that(ann.hand):has "Weakness", that(ann.discard):has "Steel", within = "this turn" }
never { that(ann.hand):has "Weakness", that(ann):may("buys", "Steel"), within = "this turn" }
refused(function() ann:buys "Steel" end, "metal.weakness.play-first")
ann:plays "Weakness"
ann:buys "Steel"
ruling {
  en = "No. As long as it is in your hand it is the next thing you do.",
  fr = "Non. Tant qu'elle est en main, c'est la prochaine chose que vous faites.",
}
