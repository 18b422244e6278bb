-- Ultron.
all { aspect = "encounter", set = "ultron", makes_drones = true }

card "Ultron I" { title = { "Ultron", "Ultron" }, code = "01134", type = "villain", traits = "Android",
  unique = true, atk = 2, sch = 1, hp = per_player(17), stage = 1, unknown = true }

card "Ultron II" { title = { "Ultron", "Ultron" }, code = "01135", type = "villain", traits = "Android",
  unique = true, atk = 2, sch = 2, hp = per_player(22), stage = 2, unknown = true }

card "Ultron III" { title = { "Ultron", "Ultron" }, code = "01136", type = "villain", traits = "Android",
  unique = true, atk = 4, sch = 2, hp = per_player(27), stage = 3, unknown = true }

card "The Crimson Cowl 1A" { fr = "Le Crimson Cowl 1A", title = { "The Crimson Cowl", "Le Crimson Cowl" },
  code = "01137a", type = "main_scheme", back = "the-crimson-cowl-1b", stage = 1, unknown = true,
  scenario = { id = "ultron", modular = "under_attack" } }

card "The Crimson Cowl 1B" { fr = "Le Crimson Cowl 1B", title = { "The Crimson Cowl", "Le Crimson Cowl" },
  code = "01137b", type = "main_scheme", back = "the-crimson-cowl-1a", copies = 0, stage = 1, threat = 0,
  threshold = per_player(3), escalation = per_player(1), unknown = true }

card "Assault on NORAD 2A" { fr = "Assaut sur le NORAD 2A", title = { "Assault on NORAD", "Assaut sur le NORAD" },
  code = "01138a", type = "main_scheme", back = "assault-on-norad-2b", stage = 2, unknown = true }

card "Assault on NORAD 2B" { fr = "Assaut sur le NORAD 2B", title = { "Assault on NORAD", "Assaut sur le NORAD" },
  code = "01138b", type = "main_scheme", back = "assault-on-norad-2a", copies = 0, stage = 2, threat = 0,
  threshold = per_player(10), escalation = per_player(1), unknown = true }

card "Countdown to Oblivion 3A" { fr = "Compte à Rebours pour l'Enfer 3A",
  title = { "Countdown to Oblivion", "Compte à Rebours pour l'Enfer" }, code = "01139a", type = "main_scheme",
  back = "countdown-to-oblivion-3b", stage = 3, unknown = true }

card "Countdown to Oblivion 3B" { fr = "Compte à Rebours pour l'Enfer 3B",
  title = { "Countdown to Oblivion", "Compte à Rebours pour l'Enfer" }, code = "01139b", type = "main_scheme",
  back = "countdown-to-oblivion-3a", copies = 0, stage = 3, threat = 0, threshold = per_player(5),
  escalation = per_player(1), loses = true, threat_stays = true, unknown = true }

card "Ultron Drones" { fr = "Drones d'Ultron", code = "01140", type = "environment", unknown = true,
  drone = { traits = "Drone", atk = 1, sch = 1, hp = 1 } }

card "Program Transmitter" { fr = "Transmetteur de Programmation", code = "01141", type = "attachment",
  traits = { "Item", "Tech" }, sch = 1, boost_icons = 1, unknown = true }

card "Upgraded Drones" { fr = "Drones Améliorés", code = "01142", type = "attachment", traits = "Condition",
  copies = 2, unknown = true }

card "Advanced Ultron Drone" { fr = "Drone d'Ultron Avancé", code = "01143", type = "minion", traits = "Drone",
  copies = 3, atk = 1, sch = 1, hp = 4, boost_icons = 2, guard = true, unknown = true }

card "Android Efficiency (energy)" { fr = "Efficacité d'Androïde (énergie)",
  title = { "Android Efficiency", "Efficacité d'Androïde" }, code = "01144a", type = "treachery", boost_star = true,
  unknown = true }

card "Android Efficiency (mental)" { fr = "Efficacité d'Androïde (mentale)",
  title = { "Android Efficiency", "Efficacité d'Androïde" }, code = "01144b", type = "treachery", boost_star = true,
  unknown = true }

card "Android Efficiency (physical)" { fr = "Efficacité d'Androïde (physique)",
  title = { "Android Efficiency", "Efficacité d'Androïde" }, code = "01144c", type = "treachery", boost_star = true,
  unknown = true }

card "Rage of Ultron" { fr = "Rage d'Ultron", code = "01145", type = "treachery", copies = 2, boost_icons = 2,
  unknown = true }

card "Repair Sequence" { fr = "Séquence de Réparation", code = "01146", type = "treachery", copies = 2,
  boost_icons = 1, boost_star = true, unknown = true }

card "Swarm Attack" { fr = "Attaque en Essaim", code = "01147", type = "treachery", copies = 2, boost_icons = 1,
  unknown = true }

card "Drone Factory" { fr = "Fabrique de Drones", code = "01148", type = "side_scheme", threat = 4, acceleration = 1,
  boost_icons = 2, unknown = true }

card "Invasive AI" { fr = "I.A. Invasive", code = "01149", type = "side_scheme", threat = per_player(3), hazard = 1,
  boost_icons = 3, unknown = true }

card "Ultron's Imperative" { fr = "Ordre d'Ultron", code = "01150", type = "side_scheme", threat = per_player(2),
  hazard = 1, boost_icons = 3, unknown = true }
