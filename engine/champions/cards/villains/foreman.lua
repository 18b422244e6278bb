-- The Foreman.
all { aspect = "encounter", set = "foreman" }

card "Foreman I" { title = { "Foreman", "Contremaître" }, code = "99001", type = "villain", traits = "Criminal",
  unique = true, atk = 1, sch = 1, hp = per_player(11), stage = 1,
  says = { "The first stage of the Foreman, without an ability.", "Premier stade du Contremaître, sans capacité." } }

card "Foreman II" { title = { "Foreman", "Contremaître" }, code = "99002", type = "villain", traits = "Criminal",
  unique = true, atk = 2, sch = 1, hp = per_player(12), stage = 2,
  says = { "His second stage stuns every hero as it comes.", "Son deuxième stade sonne tous les héros à son arrivée." },
  revealed = stun(each_hero) }

card "Foreman III" { title = { "Foreman", "Contremaître" }, code = "99003", type = "villain", traits = "Criminal",
  unique = true, atk = 3, sch = 2, hp = per_player(13), stage = 3, toughness = true,
  says = { "His last stage comes with a tough status card.", "Son dernier stade arrive avec une carte Tenace." } }

card "The Site 1A" { fr = "Le Chantier 1A", title = { "The Site", "Le Chantier" }, code = "99004a",
  type = "main_scheme", back = "the-site-1b", stage = 1, clause = "the-site-1b",
  scenario = { id = "foreman", modular = "bomb_scare" } }

card "The Site 1B" { fr = "Le Chantier 1B", title = { "The Site", "Le Chantier" }, code = "99004b",
  type = "main_scheme", back = "the-site-1a", copies = 0, stage = 1, threat = 0, threshold = per_player(8),
  escalation = per_player(1), loses = true,
  says = { "It is complete at 8 threat per player, and the players have lost then.",
    "Elle s'achève à 8 menaces par joueur, et les joueurs ont alors perdu." } }

card "Day Labourer" { fr = "Journalier", code = "99005", type = "minion", traits = "Criminal", copies = 3,
  atk = 1, sch = 1, hp = 2, boost_icons = 1, guard = true,
  says = { "A minion with guard.", "Un sbire avec Garde." } }

card "Falling Beam" { fr = "Poutre qui Tombe", code = "99006", type = "treachery", copies = 2, boost_icons = 2,
  says = { "Your hero is stunned.", "Votre héros est sonné." },
  revealed = stun(your_hero) }
