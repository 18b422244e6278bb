-- The Characters of both sides: those of cost 9 and 12 have an ability that is not known.
all { pile = "character", hook = "batman" }

card "Batman 9" { fr = "Batman 9", cost = 9, vp = 4, unknown = true }
card "Batman 12" { fr = "Batman 12", cost = 12, vp = 6, unknown = true }
card "Batman 15" { fr = "Batman 15", cost = 15, keywords = { "confrontation" }, cites = { "rivals.cards.character-15", "rivals.amb.character-15" },
  says = { "While you confront your opponent, each Equipment and each Hero that you play is worth 1 Power more.",
    "Pendant que vous confrontez votre adversaire, chaque Équipement et chaque Héros que vous jouez vaut 1 de Puissance en plus." },
  after(plays{ type = { "Equipment", "Hero" } }){ power(1):under "rivals.cards.character-15", when = confronting } }

all { pile = "character", hook = "joker" }

card "The Joker 9" { fr = "Le Joker 9", cost = 9, vp = 4, unknown = true }
card "The Joker 12" { fr = "Le Joker 12", cost = 12, vp = 6, unknown = true }
card "The Joker 15" { fr = "Le Joker 15", cost = 15, keywords = { "confrontation" },
  cites = "rivals.cards.character-15",
  says = { "While you confront your opponent, each Villain and each Super Power that you play is worth 1 Power more.",
    "Pendant que vous confrontez votre adversaire, chaque Vilain et chaque Super-Pouvoir que vous jouez vaut 1 de Puissance en plus." },
  after(plays{ type = { "Villain", "Super Power" } }){ when = confronting,
    power(1):under "rivals.cards.character-15":cites{ "rivals.amb.kick-type", when = it:is{ name = "Kick" } }
      :cites{ "rivals.types.figure-joker-15", when = it:is{ no_name = "Kick" } } } }
