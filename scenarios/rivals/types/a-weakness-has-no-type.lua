scenario "A Weakness is of none of the six types" {
  game     = "rivals",
  question = {
    en = "A card makes me discard a card of some type. May I get rid of a Weakness that way?",
    fr = "Une carte me fait défausser une carte d'un type. Puis-je me débarrasser ainsi d'une Faiblesse ?",
  },
  shows    = { "rivals.types.weakness-none" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Toll Booth", "Weakness", "Punch", "Kick" } },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Toll Booth"
expect(ann):must_choose { "discards Punch", "discards Kick" }
refused(function() ann:discards "Weakness" end, "rivals.types.weakness-none")
ann:discards "Punch"
expect(ann.hand):is { "Weakness", "Kick" }
ruling {
  en = "No. A Weakness has no type; a Starter or a Super Power such as the Kick will do.",
  fr = "Non. Une Faiblesse n'a pas de type ; une carte de Base ou un Super-Pouvoir comme le Coup de Pied convient.",
}
