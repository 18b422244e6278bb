-- The starting cards and the stacks.

card "Punch" { fr = "Coup de Poing", pile = "start", type = "Starter", copies = 36, figure = "fe.types.figure-punch",
  says = { "Gives 1 Power.", "Donne 1 en Puissance." },
  play = power(1) }

card "Vulnerability" { fr = "Vulnérabilité", pile = "start", type = "Starter", copies = 16, leaves = "fe.play.inert-discard-time",
  says = { "Playing it does nothing.", "La jouer n'a aucun effet." },
  play = nothing():cites("fe.setup.vulnerability-inert", "fe.play.may-play-inert", "fe.play.no-power-cards") }

card "Kick" { fr = "Coup de Pied", pile = "kick", type = "Super Power", cost = 3, vp = 1, copies = 16,
  says = { "Gives 2 Power.", "Donne 2 en Puissance." },
  play = power(2) }

card "Weakness" { fr = "Faiblesse", pile = "weakness", vp = -1, copies = 20,
  figure = "fe.types.figure-weakness", leaves = { "fe.play.inert-discard-time", "fe.weakness.no-ability" },
  says = { "Playing it does nothing; each one costs its owner 1 VP at the end.",
    "La jouer n'a aucun effet ; chacune coûte 1 PV à son propriétaire à la fin." },
  play = nothing():cites("fe.weakness.no-ability", "fe.play.may-play-inert", "fe.play.no-power-cards") }
