scenario "A window stays open until everyone passes in a row" {
  game     = "champions",
  question = { en = "Rhino is about to scheme. I pass, then Ben plays Emergency. May I play my own Emergency now?", fr = "Rhino est sur le point de manigancer. Je passe, puis Ben joue Urgence. Puis-je jouer ma propre Urgence maintenant ?" },
  shows    = { "mc.player-order.keeps-going-round" },
}
local ann, ben = players {
  { "Ann", character = "Peter Parker", hand = { "Emergency" } },
  { "Ben", character = "Captain Marvel", hand = { "Emergency" } },
}
villain { { "Rhino I", stunned = true } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Charge", "Hydra Mercenary", "Shocker" }

ann:ends_turn()
ben:ends_turn()
ann:declines()
ben:declines()
ann:declines()
ben:plays "Emergency"
ann:plays "Emergency"
expect(main_scheme:threat "The Break-In!"):is(3)

ruling {
  en = "Yes. The offer keeps going round the table until every player has passed in a row; Ben's Emergency started it again.",
  fr = "Oui. On continue de faire le tour de la table jusqu'à ce que tous aient passé de suite ; l'Urgence de Ben l'a relancé.",
}
