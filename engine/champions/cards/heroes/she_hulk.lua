-- She-Hulk: her cards, obligation and nemesis set.
all { aspect = "hero", set = "she_hulk" }

card "She-Hulk" { fr = "Miss Hulk", code = "01019a", type = "hero", back = "jennifer-walters",
  traits = { "Avenger", "Gamma" }, unique = true, copies = 0, thw = 1, atk = 3, def = 2, hp = 15, hand_size = 4,
  starter = { aspect = "aggression", "haymaker" },
  says = { "Every time you flip to She-Hulk, you may inflict 2 damage on an enemy. A bruiser: ATK 3 and 15 hit points, but a hand of only four cards.",
    "Chaque fois que vous passez en Miss Hulk, vous pouvez infliger 2 dégâts à un ennemi. Une force de la nature : ATQ 3 et 15 points de santé, mais une main de quatre cartes seulement." },
  response(flips{ this }){ damage(2, one{ "enemy" }) } }

card "Jennifer Walters" { code = "01019b", type = "alter_ego", back = "she-hulk", traits = { "Attorney", "Gamma" },
  unique = true, rec = 5, hp = 15, hand_size = 6,
  says = { "Once a round, when a scheme is about to gain threat, she keeps 1 of it away. REC 5, hand of six cards.",
    "Une fois par round, lorsqu'une manigance va gagner de la menace, elle lui en épargne 1. REC 5, main de six cartes." },
  interrupt(threat_placed{}){ limit = "round", prevent(1) } }

card "Hellcat" { code = "01020", type = "ally", subtitle = "Patsy Walker", traits = "Avenger", unique = true,
  cost = 3, makes = "wild", thw = {2, 1}, atk = {1, 1}, hp = 3,
  says = { "An ally for 3 resources. With an action you may take her back from play into your hand, ready to be paid for and played afresh.",
    "Une alliée à 3 ressources. Par une action, vous pouvez la reprendre en main depuis le jeu, quitte à la payer et la rejouer plus tard." },
  action{ put(this, owner.hand) } }

card "Gamma Slam" { fr = "Frappe Gamma", code = "01021", type = "event", traits = { "Attack", "Superpower" },
  cost = 4, makes = "mental",
  says = { "A 4-resource attack in hero form: it hits one enemy for as much damage as you currently bear yourself, with 15 as the ceiling.",
    "Une attaque à 4 ressources, en forme de héros : elle frappe un ennemi d'autant de dégâts que vous en portez vous-même, avec un plafond de 15." },
  action{ form = "hero", label = "attack",
    attack(min(15, lies_on("damage", your_identity)), one{ "enemy" }):cites "mc.sustained-damage.definition" } }

card "Ground Stomp" { fr = "Piétinement", code = "01022", type = "event", traits = "Superpower", copies = 2,
  cost = 2, makes = "mental",
  says = { "For 2 resources, in hero form, all enemies in play suffer 1 damage apiece.",
    "Pour 2 ressources, en forme de héros, tous les ennemis en jeu subissent 1 dégât chacun." },
  action{ form = "hero", damage(1, each{ "enemy" }) } }

card "Legal Practice" { fr = "Pratique de la Loi", code = "01023", type = "event", traits = { "Skill", "Thwart" },
  copies = 2, cost = 0, makes = "physical",
  says = { "Free, in alter-ego form: throw away as many as five cards of your choice from hand, and one scheme loses as much threat as the number of cards given up.",
    "Gratuit, en forme d'alter ego : jetez jusqu'à cinq cartes de votre main, à votre choix, et une manigance perd autant de menaces que de cartes abandonnées." },
  action{ form = "alter_ego", label = "thwart", cost = discard(one_to(5){ hand }), thwart(that_many, one{ "scheme" }) } }

card "One-Two Punch" { fr = "Droite-Gauche", code = "01024", type = "event", traits = "Skill", copies = 3, cost = 1,
  makes = "physical",
  says = { "For 1 resource, right after attacking with your own ATK, you stand She-Hulk back up (ready), so she can act again.",
    "Pour 1 ressource, juste après avoir attaqué avec votre propre ATQ, vous redressez Miss Hulk, qui peut donc agir de nouveau." },
  response(attacked{ your_identity, basic = true }){ ready(your_identity) } }

card "Split Personality" { fr = "Personnalité divisée", code = "01025", type = "event", cost = 3, makes = "energy",
  says = { "For 3 resources, you flip between hero and alter-ego, after which you refill your hand up to the size printed on the new side.",
    "Pour 3 ressources, vous basculez entre héros et alter ego, après quoi vous complétez votre main jusqu'à la taille imprimée sur la nouvelle face." },
  action{ flip(), draw(printed("hand_size", your_identity) - count{ hand }):cites("mc.then.first-part-first", "mc.printed.definition") } }

card "Superhuman Law Division" { fr = "Département Judiciaire des Surhumains", code = "01026", type = "support",
  traits = "Location", cost = 1, makes = "physical",
  says = { "A support for 1 resource. In alter-ego form, exhausting it and paying a mental resource clears 2 threat from a scheme. A later correction took the label of a thwart away, so it is none.",
    "Un soutien à 1 ressource. En forme d'alter ego, l'incliner et payer une ressource mentale efface 2 menaces d'une manigance. Une correction ultérieure lui a retiré la mention de contre : ce n'en est pas un." },
  action{ form = "alter_ego", cost = { exhaust(this), spend "mental" }, remove_threat(2, one{ "scheme" }) } }

card "Focused Rage" { fr = "Rage contrôlée", code = "01027", type = "upgrade", traits = "Skill", copies = 2,
  cost = 3, makes = "energy",
  says = { "Costs 3 resources. In hero form, you can exhaust it and hurt yourself for 1 damage in exchange for a card.",
    "Coûte 3 ressources. En forme de héros, vous pouvez l'incliner et vous blesser de 1 dégât en échange d'une carte." },
  action{ form = "hero", cost = { exhaust(this), damage(1, your_identity) }, draw(1) } }

card "Superhuman Strength" { fr = "Force Surhumaine", code = "01028", type = "upgrade", traits = "Superpower",
  copies = 2, cost = 2, makes = "mental",
  says = { "For 2 resources, She-Hulk's ATK rises by 2. After an attack of hers the card is given up to stun the target, unless it could not be stunned.",
    "Pour 2 ressources, l'ATQ de Miss Hulk grimpe de 2. Après une de ses attaques, la carte est sacrifiée pour sonner la cible, sauf si cela n'est pas possible." },
  gets{ atk = 2, to = face "She-Hulk" },
  response(attacked{ face "She-Hulk" }){ forced = true, if_useful = true, discard(this), stun(target) } }
all { aspect = "encounter", set = "she_hulk" }

card "Legal Work" { fr = "Profession Juridique", code = "01160", type = "obligation", boost_icons = 2,
  given_to = "jennifer-walters",
  says = { "Jennifer Walters's obligation, which allows a change to alter-ego form first. Its player then either exhausts Jennifer Walters to take the card out of the game for good, or adds an acceleration token to the main scheme; in that second case the obligation is discarded.",
    "L'obligation de Jennifer Walters, qui permet d'abord de passer sous la forme d'alter ego. Son joueur choisit ensuite : incliner Jennifer Walters pour retirer définitivement la carte de la partie, ou bien ajouter un pion Accélération à la manigance principale ; dans ce second cas, l'obligation est défaussée." },
  revealed = obligation(face "Jennifer Walters"){ accelerate(1) } }
all { aspect = "encounter", set = "she_hulk_nemesis" }

card "Personal Challenge" { fr = "Défi Personnel", code = "01161", type = "side_scheme", threat = 3, crisis = 1,
  boost_icons = 3,
  says = { "A side scheme that enters with 3 threat plus 1 per player. Its crisis icon keeps the players from lowering the threat on the main scheme until it is defeated.",
    "Une manigance annexe qui entre en jeu avec 3 menaces, plus 1 par joueur. Son icône de crise empêche les joueurs de réduire la menace de la manigance principale tant qu'elle n'est pas déjouée." },
  revealed = place_threat(per_player(1), this) }

card "Titania" { code = "01162", type = "minion", traits = { "Brute", "Elite" }, unique = true, atk = "X", sch = 1,
  hp = 6, boost_icons = 2,
  says = { "An Elite minion with SCH 1 and 6 hit points. Her ATK always matches the hit points she has left, so she hits less hard as she is hurt.",
    "Un sbire Élite avec MNG 1 et 6 points de vie. Son ATQ vaut toujours les points de vie qui lui restent : plus elle est blessée, moins elle frappe fort." },
  x = "remaining_hp" }

card "Genetically Enhanced" { fr = "Génétiquement Amélioré", code = "01163", type = "attachment",
  traits = "Condition", boost_icons = 1,
  says = { "Goes onto the minion in play whose printed hit points are highest and raises its hit points by 3. With no minion in play, the card has surge.",
    "Se place sur le sbire en jeu dont les points de vie imprimés sont les plus élevés et augmente ses points de vie de 3. Sans sbire en jeu, la carte a Renfort." },
  attach = picked{ "minion", most = "hp" },
  gets{ hp = 3, to = host },
  revealed = when(none{ host }){ surge() }:silent() }

card "Titania's Fury" { fr = "Fureur de Titania", code = "01164", type = "treachery", copies = 2, boost_icons = 1,
  boost_star = true,
  says = { "On reveal, Titania makes an attack against the player's hero; if no such attack takes place, she is fully healed and the card has surge. As a boost card, it adds one more boost card to the villain's current activation.",
    "À sa révélation, Titania effectue une attaque contre le héros du joueur ; si cette attaque n'a pas lieu, elle est entièrement soignée et la carte a Renfort. En tant que carte Boost, elle ajoute une carte Boost de plus à l'activation en cours du méchant." },
  revealed = enemy_attack(each{ name = "Titania" }, { of_heroes = true })
    :otherwise{ heal(all, each{ name = "Titania" }), surge() },
  boost = give_boost(1) }
