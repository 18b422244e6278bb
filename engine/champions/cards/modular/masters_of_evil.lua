-- Masters of Evil.
all { aspect = "encounter", set = "masters_of_evil", modular = { "Masters of Evil", "Maîtres du Mal" } }

card "The Masters of Evil" { fr = "Les Maîtres du Mal", code = "01128", type = "side_scheme", threat = per_player(3),
  acceleration = 1, boost_icons = 2,
  says = { "A side scheme that enters with 3 threat per player and has an acceleration icon. When it comes, the encounter deck is discarded from until a minion of the Masters of Evil turns up, which enters play engaged with the first player.",
    "Une manigance annexe qui entre en jeu avec 3 menaces par joueur et porte une icône d'accélération. À son arrivée, on défausse du deck Rencontre jusqu'à un sbire des Maîtres du Mal, qui arrive engagé avec le premier joueur." },
  revealed = dig{ "minion", trait = "Masters of Evil" }:so{ first_player:put_into_play(it) } }

card "Radioactive Man" { fr = "L'Homme-Radioactif", code = "01129", type = "minion",
  traits = { "Elite", "Masters of Evil" }, unique = true, atk = 1, sch = 1, hp = 7, boost_star = true,
  says = { "After he attacks, the player who was attacked loses a card of the hand at random. So does the player whom an activation is about that has him as a boost card.",
    "Après son attaque, le joueur attaqué perd une carte de sa main au hasard. De même le joueur que vise une activation dont il est la carte Boost." },
  response(attacked{ this, on = you }){ forced = true, discard(random{ hand }) },
  boost = discard(random{ hand }) }

card "Whirlwind" { fr = "Le Tourbillon", code = "01130", type = "minion", traits = "Masters of Evil", unique = true,
  atk = 2, sch = 1, hp = 6, boost_star = true,
  says = { "When he attacks a player, that attack is made on each other hero as well. As a boost card he deals 1 damage to each hero.",
    "Quand il attaque un joueur, cette attaque a lieu aussi contre chaque autre héros. En tant que carte Boost, il inflige 1 dégât à chaque héros." },
  interrupt(attack_starts{ this, on = you }){ forced = true, attack_others() },
  boost = damage(1, each_hero) }

card "Tiger Shark" { fr = "Le Requin-Tigre", code = "01131", type = "minion", traits = "Masters of Evil",
  unique = true, atk = 3, sch = 1, hp = 6, boost_star = true,
  says = { "He becomes tough after he attacks. As a boost card he makes the villain tough.",
    "Il devient Tenace après avoir attaqué. En tant que carte Boost, il rend le méchant Tenace." },
  response(attacked{ this }){ forced = true, toughen(this) },
  boost = toughen(villain) }

card "Melter" { fr = "Le Fondeur", code = "01132", type = "minion", traits = "Masters of Evil", unique = true,
  atk = 3, sch = 1, hp = 5, boost_star = true, allies_defend = true,
  says = { "The player he is engaged with must defend against his attacks with an ally, if one of theirs is ready. As a boost card he exhausts all allies of the player whom the activation is about.",
    "Le joueur avec qui il est engagé doit défendre contre ses attaques avec un allié, si l'un des siens est redressé. En tant que carte Boost, il incline tous les alliés du joueur que vise l'activation." },
  boost = exhaust(each{ "ally", of = you }) }

card "Masters of Mayhem" { fr = "Maîtres du Chaos", code = "01133", type = "treachery", copies = 2, boost_icons = 2,
  says = { "On reveal, each minion of the Masters of Evil attacks the hero it is engaged with. If none of them made an attack, one is looked for in the encounter deck and its discard pile and enters play engaged with the player, and the deck is shuffled.",
    "À sa révélation, chaque sbire des Maîtres du Mal attaque le héros avec qui il est engagé. Si aucun n'a attaqué, on en cherche un dans le deck Rencontre et sa défausse, qui arrive engagé avec le joueur, et le deck est mélangé." },
  revealed = enemy_attack(each{ "minion", trait = "Masters of Evil" }, { its_hero = true })
    :otherwise{ fetch{ "minion", trait = "Masters of Evil" } } }
