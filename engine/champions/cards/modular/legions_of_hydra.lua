-- Legions of Hydra.
all { aspect = "encounter", set = "legions_of_hydra", modular = { "Legions of Hydra", "Légions d'Hydra" } }

card "Legions of Hydra" { fr = "Légions d'Hydra", code = "01180", type = "side_scheme", copies = 2, threat = 3,
  hazard = 1, boost_icons = 3,
  says = { "A side scheme with a hazard icon. When it comes, Madame Hydra is looked for and enters play engaged with whoever revealed it, unless she is in play; then 2 more threat for each Hydra enemy in play.",
    "Une manigance annexe avec une icône d'aléas. À son arrivée, on cherche Madame Hydra, qui arrive engagée avec celui qui l'a révélée, sauf si elle est en jeu ; puis 2 menace de plus par ennemi Hydra en jeu." },
  revealed = { when(none{ name = "Madame Hydra" }){ fetch "Madame Hydra" }:silent(),
    place_threat(2 * count{ "enemy", trait = "Hydra" }, this) } }

card "Madame Hydra" { code = "01181", type = "minion", traits = { "Elite", "Hydra" }, unique = true, atk = 2,
  sch = 2, hp = 6, boost_icons = 2,
  says = { "She takes no damage while Legions of Hydra is in play. After she attacks or schemes, that scheme gets 2 threat.",
    "Elle ne subit aucun dégât tant que Légions d'Hydra est en jeu. Après son attaque ou sa manigance, cette manigance reçoit 2 menace." },
  cannot{ "take damage", while_there = "Legions of Hydra" },
  response(attacked{ this, or_schemes = true }){ forced = true, place_threat(2, picked{ name = "Legions of Hydra" }) } }

card "Hydra Soldier" { fr = "Soldat d'Hydra", code = "01182", type = "minion", traits = "Hydra", copies = 3, atk = 2,
  sch = 1, hp = 4, boost_icons = 1, guard = true,
  says = { "Guard. When it is defeated, the player it is engaged with is dealt an encounter card.",
    "Garde. Quand il est vaincu, le joueur avec qui il est engagé reçoit une carte Rencontre." },
  when_defeated = deal_encounter(1) }
