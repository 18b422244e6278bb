scenario "The Helicarrier makes the next card cheaper" {
  game     = "champions",
  question = {
    en = "I use the Helicarrier for myself. What does a card of cost 3 cost now, and the one after it?",
    fr = "J'utilise l'Héliporteur pour moi. Combien coûte maintenant une carte de coût 3, et la suivante ?",
  },
  shows    = { "mc.card.helicarrier" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Swinging Web Kick", "Strength", "Web-Shooter" }, in_play = { "Helicarrier" } },
}
villain { { "Rhino I", damage = 0 } }

ann:uses "Helicarrier"
ann:plays "Swinging Web Kick"
ann:pays_with "Strength"
expect(villain:damage "Rhino I"):is(8)
expect(ann.hand):is { "Web-Shooter" }
refused(function() ann:plays "Web-Shooter" end, "mc.resource.card-cost")
ruling {
  en = "Two: the next card that player plays this phase costs 1 less. The one after costs its full price.",
  fr = "Deux : la prochaine carte que ce joueur joue à cette phase coûte 1 de moins. La suivante coûte son prix entier.",
}
