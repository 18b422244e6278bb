-- Aggression.
all { aspect = "aggression" }

card "Hulk" { code = "01050", type = "ally", subtitle = "Bruce Banner", traits = { "Avenger", "Gamma" },
  unique = true, cost = 2, makes = "energy", atk = {3, 1}, hp = 5,
  says = { "A 2-resource ally with ATK 3 who cannot thwart. Each of his attacks discards your deck's top card, whose resource decides what follows: physical, 2 damage to an enemy; energy, 1 damage to every character; mental, Hulk leaves; wild, all three.",
    "Un allié à 2 ressources, ATQ 3, incapable de contrer. Chacune de ses attaques défausse la première carte de votre deck, dont la ressource décide de la suite : physique, 2 dégâts à un ennemi ; énergie, 1 dégât à tous les personnages ; mentale, Hulk s'en va ; libre, les trois à la fois." },
  response(attacked{ this }){ forced = true, discard(top(deck)):so{
    when(it:is{ shows = "physical" }){ damage(2, one{ "enemy" }) }:silent(),
    when(it:is{ shows = "energy" }){ damage(1, each{ "character" }) }:silent(),
    when(both(it:is{ shows = "mental" }, any{ this })){ discard(this) }:silent() } } }

card "Tigra" { code = "01051", type = "ally", subtitle = "Greer Grant Nelson", traits = "Avenger", unique = true,
  cost = 3, makes = "mental", thw = {1, 1}, atk = {2, 1}, hp = 3,
  says = { "An ally for 3 resources with ATK 2. Whenever her attack finishes off a minion, she recovers 1 hit point.",
    "Une alliée à 3 ressources, ATQ 2. Dès que son attaque achève un sbire, elle récupère 1 point de santé." },
  response(defeated{ "minion", by_attack = this }){ heal(1, this) } }

card "Chase Them Down" { fr = "Poursuivons-Les", code = "01052", type = "event", traits = "Thwart", copies = 3,
  cost = 0, makes = "mental",
  says = { "Free: just after an attack by your hero has finished off an enemy, you thwart a scheme for 2 threat.",
    "Gratuit : juste après qu'une attaque de votre héros a achevé un ennemi, vous contrez une manigance à hauteur de 2 menaces." },
  response(defeated{ "enemy", by_attack = your_identity }){ form = "hero", label = "thwart", thwart(2, one{ "scheme" }) } }

card "Relentless Assault" { fr = "Assaut Implacable", code = "01053", type = "event", traits = "Attack", copies = 3,
  cost = 2, makes = "energy",
  says = { "A 2-resource attack in hero form, against minions only, for 5 damage. If a physical resource was part of the payment, it has overkill: what the minion did not need spills over to the villain.",
    "Une attaque à 2 ressources, en forme de héros, contre un sbire uniquement, pour 5 dégâts. Si une ressource physique a servi à la payer, elle a Déferlement : le surplus rejaillit sur le méchant." },
  action{ form = "hero", label = "attack", attack(5, one{ "minion" }, { overkill = paid "physical" }) } }

card "Uppercut" { code = "01054", type = "event", traits = "Attack", copies = 3, cost = 3, makes = "physical",
  says = { "An attack for 3 resources: in hero form, an enemy of your choice suffers 5 damage.",
    "Une attaque à 3 ressources : en forme de héros, un ennemi de votre choix subit 5 dégâts." },
  action{ form = "hero", label = "attack", attack(5, one{ "enemy" }) } }

card "The Power of Aggression" { fr = "Le Pouvoir de l'Agressivité", code = "01055", type = "resource", copies = 2,
  makes = "wild", doubles = "aggression",
  says = { "Gives one wild resource when it is discarded to pay, or two if the card being paid for is Aggression. No more than two copies in a deck.",
    "Donne une ressource libre lorsqu'on la défausse pour payer, ou deux si la carte payée est d'Agressivité. Pas plus de deux exemplaires dans un deck." } }

card "Tac Team" { fr = "Équipe Tactique", code = "01056", type = "support", traits = "S.H.I.E.L.D.", copies = 3,
  cost = 3, makes = "energy", uses = 3,
  says = { "A 3-resource support bringing 3 attack counters. As an action, exhaust it and use up a counter: an enemy suffers 2 damage. After the third use, it is discarded.",
    "Un soutien à 3 ressources qui arrive avec 3 pions attaque. Par une action, inclinez-le et dépensez un pion : un ennemi subit 2 dégâts. Après le troisième usage, il est défaussé." },
  action{ cost = { exhaust(this), spend_counters(1) }, damage(2, one{ "enemy" }) } }

card "Combat Training" { fr = "Entraînement au Combat", code = "01057", type = "upgrade", traits = "Skill",
  copies = 3, cost = 2, makes = "physical", max_per_player = true, any_controller = true,
  says = { "For 2 resources, one hero's ATK permanently rises by 1. You may give it to any player, but each can hold only one.",
    "Pour 2 ressources, l'ATQ d'un héros augmente durablement de 1. Vous pouvez la donner à n'importe quel joueur, mais chacun n'en a qu'une." },
  gets{ atk = 1, to = your_hero } }
