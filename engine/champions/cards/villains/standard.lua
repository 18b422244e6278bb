-- The Standard and Expert sets.
all { aspect = "encounter", set = "standard" }

card "Advance" { fr = "Avancée", code = "01186", type = "treachery", copies = 2,
  says = { "On reveal, the villain makes a scheme activation right away.",
    "À sa révélation, le méchant effectue aussitôt une activation de manigance." },
  revealed = enemy_scheme(villain) }

card "Assault" { fr = "Assaut", code = "01187", type = "treachery", copies = 2,
  says = { "Against a player in hero form, the villain makes an attack. In alter-ego form the card has surge instead.",
    "Contre un joueur sous sa forme de héros, le méchant effectue une attaque. Sous la forme d'alter ego, la carte a Renfort à la place." },
  revealed = when(hero_form){ enemy_attack(villain) }:otherwise{ surge() } }

card "Caught Off Guard" { fr = "Pris par Surprise", code = "01188", type = "treachery", boost_icons = 1,
  says = { "On reveal, the player loses one of their upgrades or supports to the discard pile. If nothing could be discarded, the card has surge.",
    "À sa révélation, le joueur perd une amélioration ou un soutien parmi ceux qu'il contrôle, mis à la défausse. Si rien n'a pu être défaussé, la carte a Renfort." },
  revealed = discard(picked{ "upgrade", "support", of = you }):otherwise{ surge() } }

card "Gang-Up" { fr = "Se Liguer", code = "01189", type = "treachery", boost_icons = 1,
  says = { "Against a player in hero form, the villain makes an attack and so do all minions engaged with that player. In alter-ego form the card has surge instead.",
    "Contre un joueur sous sa forme de héros, le méchant effectue une attaque, de même que tous les sbires engagés avec ce joueur. Sous la forme d'alter ego, la carte a Renfort à la place." },
  revealed = when(hero_form){ enemy_attack(villain), enemy_attack(each{ "minion", engaged_with = you }) }:otherwise{ surge() } }

card "Shadow of the Past" { fr = "L'Ombre du Passé", code = "01190", type = "treachery", boost_icons = 2,
  says = { "Brings in the player's nemesis set: the minion enters play engaged with them, the side scheme enters play, and the remaining cards of the set are shuffled into the encounter deck. If the nemesis minion does not come into play through this, the card has surge.",
    "Fait entrer le set Némésis du joueur : le sbire arrive en jeu engagé avec lui, la manigance annexe arrive en jeu, et les autres cartes du set sont mélangées au deck Rencontre. Si le sbire Némésis n'entre pas en jeu ainsi, la carte a Renfort." },
  native = "bring_nemesis" }
all { aspect = "encounter", set = "expert" }

card "Exhaustion" { fr = "Épuisement", code = "01191", type = "treachery", boost_icons = 2, surge = true,
  says = { "Surge. On reveal, the player's identity becomes exhausted.",
    "Renfort. À sa révélation, l'identité du joueur devient inclinée." },
  revealed = exhaust(your_identity) }

card "Masterplan" { fr = "Plan Machiavélique", code = "01192", type = "treachery", boost_icons = 2,
  says = { "On reveal, all side schemes in play gain 4 threat each. With none in play, the encounter deck is discarded card by card until a side scheme shows up, and that one is revealed.",
    "À sa révélation, toutes les manigances annexes en jeu gagnent 4 menaces chacune. S'il n'y en a aucune, le deck Rencontre est défaussé carte par carte jusqu'à ce qu'une manigance annexe apparaisse, et celle-ci est révélée." },
  revealed = place_threat(4, each{ "side scheme" }):otherwise{ dig{ "side scheme" }:so{ reveal(it) } } }

card "Under Fire" { fr = "Sous le Feu", code = "01193", type = "treachery", boost_icons = 3, surge = true,
  says = { "Surge. On reveal, one further card from the top of the encounter deck is revealed too, on top of the one from surge.",
    "Renfort. À sa révélation, une autre carte du dessus du deck Rencontre est aussi révélée, en plus de celle due à Renfort." },
  revealed = reveal(top(encounter_deck)) }
