-- Under Attack.
all { aspect = "encounter", set = "under_attack", modular = { "Under Attack", "Civils Attaqués" } }

card "Under Attack" { fr = "Civils Attaqués", code = "01151", type = "side_scheme", threat = 3, crisis = 1,
  boost_icons = 3, unknown = true }

card "Vibranium Armor" { fr = "Armure en Vibranium", code = "01152", type = "attachment", traits = "Armor",
  boost_icons = 1, unknown = true }

card "Concussion Blasters" { fr = "Phaseurs de Pulvérisation", code = "01153", type = "attachment",
  traits = "Weapon", boost_icons = 1, unknown = true }

card "Concussive Blast" { fr = "Rayon Pulvérisateur", code = "01154", type = "treachery", copies = 2,
  boost_star = true, unknown = true }
