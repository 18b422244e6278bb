scenario "A player must be chosen" {
  game     = "champions",
  question = { en = "I use Avengers Mansion. Must I say who draws, and may it be Ben?", fr = "J'utilise le Manoir des Avengers. Dois-je dire qui pioche, et est-ce que ça peut être Ben ?" },
  shows    = { "mc.choose.choice-required", "mc.choose.resolver-chooses" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Avengers Mansion" } },
  { "Ben", character = "She-Hulk", hand = {}, deck_top = { "Uppercut" } },
}
villain { "Rhino I" }

ann:uses "Avengers Mansion"
refused(function() ann:declines() end, "mc.choose.choice-required")
refused(function() ben:chooses "Ben" end, "mc.choose.resolver-chooses")
expect(ann):must_choose { "chooses Ann", "chooses Ben" }
ann:chooses "Ben"
expect(ben.hand):is { "Uppercut" }
expect(ann.hand):is_empty()

ruling {
  en = "Yes. The choice is not optional, and it is yours because you use the Mansion. You may choose any player, Ben included.",
  fr = "Oui. Le choix n'est pas facultatif, et il vous revient puisque vous utilisez le Manoir. Vous pouvez choisir n'importe quel joueur, y compris Ben.",
}
