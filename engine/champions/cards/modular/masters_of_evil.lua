-- Masters of Evil.
all { aspect = "encounter", set = "masters_of_evil", modular = { "Masters of Evil", "Maîtres du Mal" } }

card "The Masters of Evil" { fr = "Les Maîtres du Mal", code = "01128", type = "side_scheme", threat = per_player(3),
  acceleration = 1, boost_icons = 2, unknown = true }

card "Radioactive Man" { fr = "L'Homme-Radioactif", code = "01129", type = "minion",
  traits = { "Elite", "Masters of Evil" }, unique = true, atk = 1, sch = 1, hp = 7, boost_star = true, unknown = true }

card "Whirlwind" { fr = "Le Tourbillon", code = "01130", type = "minion", traits = "Masters of Evil", unique = true,
  atk = 2, sch = 1, hp = 6, boost_star = true, unknown = true }

card "Tiger Shark" { fr = "Le Requin-Tigre", code = "01131", type = "minion", traits = "Masters of Evil",
  unique = true, atk = 3, sch = 1, hp = 6, boost_star = true, unknown = true }

card "Melter" { fr = "Le Fondeur", code = "01132", type = "minion", traits = "Masters of Evil", unique = true,
  atk = 3, sch = 1, hp = 5, boost_star = true, unknown = true }

card "Masters of Mayhem" { fr = "Maîtres du Chaos", code = "01133", type = "treachery", copies = 2, boost_icons = 2,
  unknown = true }
