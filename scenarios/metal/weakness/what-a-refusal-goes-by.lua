scenario "Why a card must wait for the one Weakness in hand" {
  game     = "metal",
  question = {
    en = "One Weakness is in my hand, and no other was played. By which rule may I not play a Breakthrough first?",
    fr = "J'ai une seule Faiblesse en main, et aucune autre n'a été jouée. Quelle règle m'interdit de jouer d'abord une Surcharge ?",
  },
  shows    = { "metal.weakness.play-first" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Weakness", "Breakthrough", "Overfull Bag" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

refused(function() ann:plays "Breakthrough" end, "metal.weakness.play-first")
refused(function() ann:plays "Overfull Bag" end, "metal.weakness.not-kept-for-that")   -- which discards
ann:plays "Weakness"
ann:plays "Breakthrough"
ann:declines()
ruling {
  en = "By the one that Weaknesses come first. That none is kept back to be discarded is only about a card that discards.",
  fr = "Celle qui fait passer les Faiblesses d'abord. Qu'on n'en garde pas une pour la défausser ne concerne qu'une carte qui fait défausser.",
}
