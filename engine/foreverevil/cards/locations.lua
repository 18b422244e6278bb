-- The Locations of the main deck.
all { type = "Location", vp = 1, stays = true }

-- The top card of the deck is turned up, once per turn; one of some cards is destroyed for a token.
local function purge_top(names)
  return action{ limit = "turn", reveal(top(deck)):so{ when(it:is{ name = names }){ destroy(it), tokens(1) } } }
end

card "Belle Reve" { cost = 5,
  says = { "Stays in play: every Villain that you play gives you one Power more.",
    "Reste en jeu : chaque Vilain que vous jouez vous donne 1 de Puissance en plus." },
  after(plays{ type = "Villain" }){ power(1) } }

card "Blackgate Prison" { cost = 4, figure = "fe.types.figure-location",
  says = { "Stays in play: once in each of your turns you may reveal the top card of your deck, and a Vulnerability or Weakness found there is destroyed for 1 VP.",
    "Reste en jeu : une fois à chacun de vos tours, vous pouvez révéler la première carte de votre pioche ; une Vulnérabilité ou Faiblesse ainsi trouvée est détruite contre 1 PV." },
  purge_top{ "Vulnerability", "Weakness" } }

card "Central City" { cost = 5,
  says = { "Stays in play: every Super Power that you play, unless it is a Kick, gives you one Power more.",
    "Reste en jeu : chaque Super-Pouvoir que vous jouez, sauf un Coup de Pied, vous donne 1 de Puissance en plus." },
  after(plays{ type = "Super Power", no_name = "Kick" }){ power(1) } }

card "Earth-3" { cost = 6,
  says = { "Stays in play: once in each of your turns you may reveal the top card of your deck, and a Punch found there is destroyed for 1 VP.",
    "Reste en jeu : une fois à chacun de vos tours, vous pouvez révéler la première carte de votre pioche ; un Coup de Poing ainsi trouvé est détruit contre 1 PV." },
  purge_top "Punch" }

card "Happy Harbor" { fr = "Happy Harbor", cost = 5,
  says = { "Stays in play: every Hero that you play gives you one Power more.",
    "Reste en jeu : chaque Héros que vous jouez vous donne 1 de Puissance en plus." },
  after(plays{ type = "Hero", boss_by = "fe.hero.happy-harbor" }){ power(1) } }

card "S.T.A.R. Labs" { cost = 5,
  says = { "Stays in play: every Equipment that you play gives you one Power more.",
    "Reste en jeu : chaque Équipement que vous jouez vous donne 1 de Puissance en plus." },
  after(plays{ type = "Equipment" }){ power(1) } }
