-- The first cards. How many copies the main deck has of each is not known: one, until somebody counts them.
card "Punch" { fr = "Coup de Poing", pile = "start", type = "Starter", copies = 36,
  says = { "Worth 1 Power.", "Vaut 1 en Puissance." },
  play = power(1) }

card "Vulnerability" { fr = "Vulnérabilité", pile = "start", type = "Starter", copies = 16, leaves = "metal.end-turn.5-played",
  says = { "Playing it brings nothing.", "La jouer n'apporte rien." },
  play = nothing() }

card "Breakthrough" { fr = "Surcharge", pile = "kick", cost = 3, copies = 16, unknown = true }
card "Weakness" { fr = "Faiblesse", pile = "weakness", vp = -1, copies = 30, unknown = true }

card "Aquaman" { type = "Hero", cost = 2, vp = 1, unknown = true }
card "Steel" { fr = "Steel", type = "Hero", cost = 3, vp = 1, unknown = true }
card "Rabid Robin" { type = "Villain", cost = 2, vp = 2, unknown = true }
card "Clayface" { type = "Villain", cost = 3, vp = 1, unknown = true }
card "War Cry" { fr = "Cri de Guerre", type = "Super Power", cost = 4, vp = 1, unknown = true }
card "Flight" { type = "Super Power", cost = 2, vp = 2, unknown = true }
card "Promethium" { type = "Equipment", cost = 2, vp = 1, unknown = true }
card "Electrum" { type = "Equipment", cost = 3, vp = 1, unknown = true }

card "The Devastator" { pile = "boss", type = "Villain", cost = 9, vp = 8, unknown = true }
card "The Merciless" { fr = "L'Impitoyable", pile = "boss", type = "Villain", cost = 9, vp = 7, unknown = true }
card "The Murder Machine" { fr = "Murder Machine", pile = "boss", type = "Villain", cost = 9, vp = 6, unknown = true }
