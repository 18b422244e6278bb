-- The Doomsday Chair.
all { aspect = "encounter", set = "doomsday_chair", modular = { "The Doomsday Chair", "Le Siège de l'Apocalypse" } }

card "The Doomsday Chair" { fr = "Le Siège de l'Apocalypse", code = "01183", type = "side_scheme", copies = 2,
  threat = 8, acceleration = 1, boost_icons = 3, unknown = true }

card "M.O.D.O.K." { id = "m-o-d-o-k", fr = "MODOK", code = "01184", type = "minion", traits = { "Cyborg", "Elite" },
  unique = true, atk = 2, sch = 2, hp = 8, boost_icons = 2, retaliate = 2, unknown = true }

card "Biomechanical Upgrades" { fr = "Améliorations Biomécaniques", code = "01185", type = "attachment",
  traits = "Tech", copies = 3, boost_icons = 1, surge = true, unknown = true }
