-- Basic cards.
all { aspect = "basic" }

card "Mockingbird" { code = "01083", type = "ally", subtitle = "Bobbi Morse", traits = { "S.H.I.E.L.D.", "Spy" },
  unique = true, cost = 3, makes = "physical", thw = {1, 1}, atk = {1, 1}, hp = 3,
  says = { "An ally for 3 resources. Her arrival in play lets you leave an enemy of your choice stunned.",
    "Une alliée à 3 ressources. Son arrivée en jeu vous permet de laisser Sonné un ennemi de votre choix." },
  response(enters{ this }){ stun(one{ "enemy", stunned = false }) } }

card "Nick Fury" { code = "01084", type = "ally", traits = { "S.H.I.E.L.D.", "Spy" }, unique = true, cost = 4,
  makes = "mental", thw = {2, 1}, atk = {2, 1}, hp = 3,
  says = { "An ally for 4 resources. On arrival he does one thing of your choice: 2 threat off a scheme, three cards for you, or 4 damage to an enemy. If he survives until the round ends, he is then discarded.",
    "Un allié à 4 ressources. À son arrivée, il fait une chose au choix : ôter 2 menaces d'une manigance, vous donner trois cartes ou infliger 4 dégâts à un ennemi. S'il tient jusqu'à la fin du round, il est alors défaussé." },
  response(enters{ this }){ forced = true,
    choose_one{ remove_threat(2, one{ "scheme" }), draw(3), damage(4, one{ "enemy" }) } },
  delayed(round_ends{}){ discard(this) } }

card "Emergency" { fr = "Urgence", code = "01085", type = "event", traits = "Thwart", copies = 3, cost = 0,
  makes = "energy",
  says = { "Free, while the villain is scheming: the scheme receives 1 threat fewer.",
    "Gratuit, pendant que le méchant manigance : la manigance reçoit 1 menace de moins." },
  interrupt(schemes{ "villain" }){ label = "thwart", lessen(1) } }

card "First Aid" { fr = "Premiers Soins", code = "01086", type = "event", copies = 3, cost = 1, makes = "mental",
  says = { "For 1 resource, a character of your choice recovers 2 hit points; it can be played in either form.",
    "Pour 1 ressource, un personnage de votre choix récupère 2 points de santé ; jouable en forme de héros comme d'alter ego." },
  action{ heal(2, one{ "character", damaged = true }) } }

card "Haymaker" { code = "01087", type = "event", traits = "Attack", copies = 3, cost = 2, makes = "energy",
  says = { "A simple attack for 2 resources: in hero form, one enemy suffers 3 damage.",
    "Une attaque simple à 2 ressources : en forme de héros, un ennemi subit 3 dégâts." },
  action{ form = "hero", label = "attack", attack(3, one{ "enemy" }) } }

card "Energy" { fr = "Énergie", code = "01088", type = "resource", copies = 4, in_deck = 1,
  makes = { "energy", "energy" }, in_starter_decks = true,
  says = { "Gives two energy resources when it is discarded to pay. A deck may hold only one copy.",
    "Donne deux ressources énergie lorsqu'on la défausse pour payer. Un deck n'en accepte qu'un exemplaire." } }

card "Genius" { fr = "Génie", code = "01089", type = "resource", copies = 4, in_deck = 1,
  makes = { "mental", "mental" }, in_starter_decks = true,
  says = { "Gives two mental resources when it is discarded to pay. A deck may hold only one copy.",
    "Donne deux ressources mentales lorsqu'on la défausse pour payer. Un deck n'en accepte qu'un exemplaire." } }

card "Strength" { fr = "Force", code = "01090", type = "resource", copies = 4, in_deck = 1,
  makes = { "physical", "physical" }, in_starter_decks = true,
  says = { "Gives two physical resources when it is discarded to pay. A deck may hold only one copy.",
    "Donne deux ressources physiques lorsqu'on la défausse pour payer. Un deck n'en accepte qu'un exemplaire." } }

card "Avengers Mansion" { fr = "Manoir des Avengers", code = "01091", type = "support",
  traits = { "Avenger", "Location" }, copies = 4, in_deck = 3, cost = 4, makes = "mental", max_per_player = true,
  in_starter_decks = true,
  says = { "A support for 4 resources, one per player. Exhaust it as an action to give a card draw to the player you want.",
    "Un soutien à 4 ressources, un par joueur. Inclinez-le par une action pour offrir une pioche d'une carte au joueur que vous voulez." },
  action{ cost = exhaust(this), one_player:draw(1) } }

card "Helicarrier" { fr = "Héliporteur", code = "01092", type = "support", traits = { "Location", "S.H.I.E.L.D." },
  copies = 4, in_deck = 3, cost = 3, makes = "physical", max_per_player = true, in_starter_decks = true,
  says = { "A support for 3 resources, one per player. Exhaust it as an action: the next card played this phase by the player you pick is 1 resource cheaper.",
    "Un soutien à 3 ressources, un par joueur. Inclinez-le par une action : la prochaine carte jouée dans la phase par le joueur que vous désignez coûte 1 ressource de moins." },
  action{ cost = exhaust(this), one_player:discount(1) } }

card "Tenacity" { fr = "Persévérance", code = "01093", type = "upgrade", traits = "Condition", copies = 3, cost = 2,
  makes = "energy",
  says = { "Costs 2 resources and waits in play. In hero form, giving it up along with a physical resource stands your hero back up (ready).",
    "Coûte 2 ressources et attend en jeu. En forme de héros, la sacrifier avec une ressource physique redresse votre héros." },
  action{ form = "hero", cost = { spend "physical", discard(this) }, ready(your_identity) } }
