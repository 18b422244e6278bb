-- The starting cards and the stacks.

card "Punch" { fr = "Coup de Poing", pile = "start", type = "Starter", copies = 14, figure = "rivals.types.figure-punch",
  says = { "Gives 1 Power.", "Donne 1 en Puissance." },
  play = power(1) }

card "Vulnerability" { fr = "Vulnérabilité", pile = "start", type = "Starter", copies = 6, leaves = "rivals.play.inert-discard-time",
  says = { "Playing it does nothing.", "La jouer n'a aucun effet." },
  play = nothing():cites("rivals.setup.vulnerability-inert", "rivals.play.inert-cards") }

card "Kick" { fr = "Coup de Pied", pile = "kick", type = "Super Power", cost = 3, vp = 1, copies = 8,
  says = { "Gives 2 Power.", "Donne 2 en Puissance." },
  play = power(2) }

card "Weakness" { fr = "Faiblesse", pile = "weakness", vp = -1, copies = 10,
  figure = "rivals.types.figure-weakness", leaves = "rivals.play.inert-discard-time",
  says = { "Playing it does nothing; each one costs its owner 1 VP at the end.",
    "La jouer n'a aucun effet ; chacune coûte 1 PV à son propriétaire à la fin." },
  play = nothing():cites("rivals.weakness.no-effect-played", "rivals.play.inert-cards") }
