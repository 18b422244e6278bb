-- Justice.
all { aspect = "justice" }

card "Jessica Jones" { code = "01059", type = "ally", traits = "Defender", unique = true, cost = 3, makes = "energy",
  thw = {1, 1}, atk = {2, 1}, hp = 3,
  says = { "An ally for 3 resources, ATK 2. Her THW starts at 1 and climbs by 1 with every side scheme currently on the table.",
    "Une alliée à 3 ressources, ATQ 2. Sa CTR part de 1 et grimpe de 1 pour toute manigance annexe présente sur la table." },
  gets{ thw = count{ "side scheme" }, to = this } }

card "Daredevil" { code = "01058", type = "ally", subtitle = "Matt Murdock", traits = "Defender", unique = true,
  cost = 4, makes = "physical", thw = {2, 1}, atk = {2, 1}, hp = 3,
  says = { "An ally for 4 resources, with 2 in both ATK and THW. Each time he has thwarted, you may also inflict 1 damage on an enemy.",
    "Un allié à 4 ressources, avec 2 en ATQ comme en CTR. Chaque fois qu'il a contré, vous pouvez en plus infliger 1 dégât à un ennemi." },
  response(thwarted{ this }){ damage(1, one{ "enemy" }) } }

card "For Justice!" { fr = "Pour la Justice !", code = "01060", type = "event", traits = "Thwart", copies = 3,
  cost = 2, makes = "energy",
  says = { "For 2 resources, in hero form, you thwart a scheme for 3 threat, or for 4 when a mental resource was part of the payment.",
    "Pour 2 ressources, en forme de héros, vous contrez une manigance à hauteur de 3 menaces, ou de 4 si une ressource mentale a servi au paiement." },
  action{ form = "hero", label = "thwart", thwart(whether(paid "mental", 4, 3), one{ "scheme" }) } }

card "Great Responsibility" { fr = "De Grandes Responsabilités", code = "01061", type = "event", copies = 3,
  cost = 0, makes = "mental",
  says = { "Free, in hero form: as threat is about to land on a scheme, you keep the whole amount off it and suffer the same number of damage yourself.",
    "Gratuit, en forme de héros : quand de la menace va tomber sur une manigance, vous la lui épargnez entièrement et subissez vous-même autant de dégâts." },
  interrupt(threat_placed{}){ form = "hero", stop_it(), damage(that_many, your_identity) } }

card "The Power of Justice" { fr = "Le Pouvoir de la Justice", code = "01062", type = "resource", copies = 2,
  makes = "wild", doubles = "justice",
  says = { "Gives one wild resource when it is discarded to pay, or two if the card being paid for is Justice. No more than two copies in a deck.",
    "Donne une ressource libre lorsqu'on la défausse pour payer, ou deux si la carte payée est de Justice. Pas plus de deux exemplaires dans un deck." } }

card "Interrogation Room" { fr = "Salle d'Interrogatoire", code = "01063", type = "support", traits = "Location",
  copies = 3, cost = 1, makes = "energy", max_per_player = true,
  says = { "A support for 1 resource, one per player. Each time you bring down a minion, you may exhaust it to take 1 threat off a scheme.",
    "Un soutien à 1 ressource, un par joueur. Chaque fois que vous terrassez un sbire, vous pouvez l'incliner pour ôter 1 menace d'une manigance." },
  response(defeated{ "minion", by_you = true }){ cost = exhaust(this), remove_threat(1, one{ "scheme" }) } }

card "Surveillance Team" { fr = "Équipe de Surveillance", code = "01064", type = "support", traits = "S.H.I.E.L.D.",
  copies = 3, cost = 2, makes = "mental", uses = 3,
  says = { "A 2-resource support bringing 3 snoop counters. As an action, exhaust it and use up a counter: a scheme loses 1 threat. After the third use, it is discarded.",
    "Un soutien à 2 ressources qui arrive avec 3 pions surveillance. Par une action, inclinez-le et dépensez un pion : une manigance perd 1 menace. Après le troisième usage, il est défaussé." },
  action{ cost = { exhaust(this), spend_counters(1) }, remove_threat(1, one{ "scheme" }) } }

card "Heroic Intuition" { fr = "Instinct Héroïque", code = "01065", type = "upgrade", traits = "Skill", copies = 3,
  cost = 2, makes = "energy", max_per_player = true, any_controller = true,
  says = { "For 2 resources, one hero's THW permanently rises by 1. You may give it to any player, but each can hold only one.",
    "Pour 2 ressources, la CTR d'un héros augmente durablement de 1. Vous pouvez la donner à n'importe quel joueur, mais chacun n'en a qu'une." },
  gets{ thw = 1, to = your_hero } }
