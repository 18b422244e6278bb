-- The Doomsday Chair.
all { aspect = "encounter", set = "doomsday_chair", modular = { "The Doomsday Chair", "Le Siège de l'Apocalypse" } }

card "The Doomsday Chair" { fr = "Le Siège de l'Apocalypse", code = "01183", type = "side_scheme", copies = 2,
  threat = 8, acceleration = 1, boost_icons = 3,
  says = { "A side scheme with an acceleration icon that enters with 8 threat. When it comes, M.O.D.O.K. is looked for and enters play engaged with whoever revealed it, unless he is in play.",
    "Une manigance annexe avec une icône d'accélération, qui arrive avec 8 menaces. À son arrivée, on cherche MODOK, qui arrive engagé avec celui qui l'a révélée, sauf s'il est en jeu." },
  revealed = when(none{ name = "M.O.D.O.K." }){ fetch "M.O.D.O.K." } }

card "M.O.D.O.K." { id = "m-o-d-o-k", fr = "MODOK", code = "01184", type = "minion", traits = { "Cyborg", "Elite" },
  unique = true, atk = 2, sch = 2, hp = 8, boost_icons = 2, retaliate = 2,
  says = { "An Elite minion with SCH 2, ATK 2, 8 hit points and Retaliate 2.",
    "Un sbire Élite avec MNG 2, ATQ 2, 8 points de vie et Riposte 2." } }

card "Biomechanical Upgrades" { fr = "Améliorations Biomécaniques", code = "01185", type = "attachment",
  traits = "Tech", copies = 3, boost_icons = 1, surge = true,
  says = { "Surge. It goes onto the minion with the most printed hit points among those that bear none of its copies. The one time that minion would be defeated, all its damage is healed instead and the attachment is discarded.",
    "Renfort. Elle s'attache au sbire aux points de vie imprimés les plus élevés parmi ceux qui n'en portent aucun exemplaire. La première fois que ce sbire serait vaincu, tous ses dégâts sont soignés à la place et l'attachement est défaussé." },
  attach = picked{ "minion", most = "hp", without = "Biomechanical Upgrades" },
  instead(defeated{ host }){ forced = true, heal(all, host), discard(this) } }
