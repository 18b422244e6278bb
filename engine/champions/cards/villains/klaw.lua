-- Klaw.
all { aspect = "encounter", set = "klaw" }

card "Klaw I" { title = { "Klaw", "Klaw" }, code = "01113", type = "villain", traits = "Masters of Evil",
  unique = true, atk = 0, sch = 2, hp = per_player(12), stage = 1, unknown = true }

card "Klaw II" { title = { "Klaw", "Klaw" }, code = "01114", type = "villain", traits = "Masters of Evil",
  unique = true, atk = 1, sch = 2, hp = per_player(18), stage = 2, unknown = true }

card "Klaw III" { title = { "Klaw", "Klaw" }, code = "01115", type = "villain", traits = "Masters of Evil",
  unique = true, atk = 2, sch = 3, hp = per_player(22), stage = 3, toughness = true, unknown = true }

card "Underground Distribution 1A" { fr = "Trafic Clandestin 1A",
  title = { "Underground Distribution", "Trafic Clandestin" }, code = "01116a", type = "main_scheme",
  back = "underground-distribution-1b", stage = 1, unknown = true,
  scenario = { id = "klaw", modular = "masters_of_evil" } }

card "Underground Distribution 1B" { fr = "Trafic Clandestin 1B",
  title = { "Underground Distribution", "Trafic Clandestin" }, code = "01116b", type = "main_scheme",
  back = "underground-distribution-1a", copies = 0, stage = 1, threat = 0, threshold = per_player(6),
  escalation = per_player(1), clause = "underground-distribution",
  says = { "A main scheme with threshold 6 per player. When it comes up, the encounter deck is discarded from until a minion turns up, which enters play engaged with the first player.",
    "Une manigance principale de seuil 6 par joueur. À son arrivée, on défausse du deck Rencontre jusqu'à un sbire, qui arrive engagé avec le premier joueur." },
  revealed = dig{ "minion" }:so{ first_player:put_into_play(it) } }

card "Secret Rendezvous 2A" { fr = "Rendez-Vous Secret 2A", title = { "Secret Rendezvous", "Rendez-Vous Secret" },
  code = "01117a", type = "main_scheme", back = "secret-rendezvous-2b", stage = 2, clause = "secret-rendezvous",
  says = { "The second stage, with threshold 8 per player: it too brings a minion for the first player, and completing it loses the game.",
    "Le second stade, de seuil 8 par joueur : il amène aussi un sbire au premier joueur, et son achèvement fait perdre la partie." },
  revealed = dig{ "minion" }:so{ first_player:put_into_play(it) } }

card "Secret Rendezvous 2B" { fr = "Rendez-Vous Secret 2B", title = { "Secret Rendezvous", "Rendez-Vous Secret" },
  code = "01117b", type = "main_scheme", back = "secret-rendezvous-2a", copies = 0, stage = 2, threat = 0,
  threshold = per_player(8), escalation = per_player(1), loses = true, clause = "secret-rendezvous" }

card "Sonic Converter" { fr = "Convertisseur Sonique", code = "01118", type = "attachment", traits = "Weapon",
  unique = true, atk = 1, boost_icons = 3, unknown = true }

card "Solid-Sound Body" { fr = "Corps de Son Solidifié", code = "01119", type = "attachment", traits = "Condition",
  boost_icons = 3, unknown = true }

card "Armored Guard" { fr = "Garde Blindé", code = "01120", type = "minion", traits = "Mercenary", copies = 3,
  atk = 1, sch = 0, hp = 3, boost_icons = 1, guard = true, toughness = true, unknown = true }

card "Weapons Runner" { fr = "Trafiquant d'Armes", code = "01121", type = "minion", traits = "Mercenary", copies = 2,
  atk = 1, sch = 1, hp = 2, boost_star = true, surge = true, unknown = true }

card "Klaw's Vengeance" { fr = "La Vengeance de Klaw", code = "01122", type = "treachery", copies = 2,
  boost_icons = 1, unknown = true }

card "Sonic Boom" { fr = "Boom Sonique", code = "01123", type = "treachery", copies = 2, boost_star = true,
  unknown = true }

card "Sound Manipulation" { fr = "Manipulation du Son", code = "01124", type = "treachery", copies = 2,
  boost_icons = 2, unknown = true }

card "Defense Network" { fr = "Réseau de Défense", code = "01125", type = "side_scheme", threat = 2, crisis = 1,
  boost_icons = 2, unknown = true }

card "Illegal Arms Factory" { fr = "Fabrique d'Armes Clandestine", code = "01126", type = "side_scheme", threat = 3,
  hazard = 1, boost_icons = 2, unknown = true }

card "The \"Immortal\" Klaw" { fr = "Klaw \"l'Immortel\"", code = "01127", type = "side_scheme",
  threat = per_player(3), acceleration = 1, unknown = true }
