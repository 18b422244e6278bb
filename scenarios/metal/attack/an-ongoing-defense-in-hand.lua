scenario "A Defense of a card in play does not work from the hand" {
  game     = "metal",
  question = {
    en = "My Ongoing card defends while it is in play. It is still in my hand: may I discard it against an Attack?",
    fr = "Ma carte Permanent défend tant qu'elle est en jeu. Elle est encore dans ma main : puis-je la défausser contre une Attaque ?",
  },
  shows    = { "metal.attack.may-avoid", "metal.attack.hits-undefended" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" },                 hand = { "Paper Ambush" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Standing Guard", "Padded Shield" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Paper Ambush"
refused(function() ben:defends "Standing Guard" end, "metal.attack.may-avoid")
ben:declines()
expect(ben.hand):is { "Standing Guard", "Padded Shield" }
expect(ben.discard):is { "Weakness" }
ruling {
  en = "No. It must lie in play to defend you; the other Defense in your hand would have done.",
  fr = "Non. Elle doit être en jeu pour vous défendre ; l'autre Défense de votre main aurait convenu.",
}
