scenario "You pay with your own hand only" {
  game     = "champions",
  question = {
    en = "I play Hawkeye and would like to keep my Strength. May I pay with a card from Ben's hand instead?",
    fr = "Je joue Hawkeye et j'aimerais garder ma carte Force. Puis-je payer avec une carte de la main de Ben à la place ?",
  },
  shows    = { "mc.cost.own-zones-only", "mc.ownership.controls-own-zones" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Hawkeye", "Energy", "Strength" } },
  { "Ben", character = "Spider-Man", hand = { "Aunt May" } },
}
villain { "Rhino I" }

ann:plays "Hawkeye"
refused(function() ann:pays_with "Aunt May" end, "mc.cost.own-zones-only")
ann:pays_with "Energy"
expect(ann.in_play):is { "Hawkeye" }
expect(ben.hand):is { "Aunt May" }
ruling {
  en = "No. You control only the cards of your own hand, deck and discard pile, and a cost takes what is yours.",
  fr = "Non. Vous ne contrôlez que les cartes de votre main, de votre deck et de votre défausse, et un coût prend ce qui est à vous.",
}
