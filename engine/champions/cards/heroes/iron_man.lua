-- Iron Man: his cards, obligation and nemesis set.
all { aspect = "hero", set = "iron_man" }

card "Iron Man" { code = "01029a", type = "hero", back = "tony-stark", traits = "Avenger", unique = true, copies = 0,
  thw = 2, atk = 1, def = 1, hp = 9, hand_size = 1, starter = { aspect = "aggression", "tenacity" },
  says = { "A hand of only one card, which grows by one with each Tech upgrade under his control, up to a hand of seven. THW of 2, but only ATK 1 and DEF 1.",
    "Une main d'une seule carte, qui en gagne une par amélioration Tech sous son contrôle, sept cartes au plus. CTR de 2, mais seulement 1 en ATQ et en DEF." },
  gets{ hand_size = count{ "upgrade", of = you, trait = "Tech" }, at_most = 7 } }

card "Tony Stark" { code = "01029b", type = "alter_ego", back = "iron-man", traits = "Genius", unique = true,
  rec = 3, hp = 9, hand_size = 6,
  says = { "Once a round, he sees the three cards on top of his deck, keeps one of them in hand and throws the other two away. REC 3, hand of six cards.",
    "Une fois par round, il voit les trois cartes du dessus de son deck, en garde une en main et se débarrasse des deux autres. REC 3, main de six cartes." },
  action{ limit = "round", look_and_take(3) } }

card "War Machine" { code = "01030", type = "ally", subtitle = "James Rhodes",
  traits = { "S.H.I.E.L.D.", "Soldier" }, unique = true, cost = 4, makes = "wild", thw = {1, 1}, atk = {2, 1},
  hp = 4,
  says = { "An ally for 4 resources with 4 hit points, ATK 2 and THW 1. Exhausting him and letting him take 2 damage hurts every enemy in play for 1.",
    "Un allié à 4 ressources et 4 points de vie, avec 2 en ATQ et 1 en CTR. L'incliner et lui faire subir 2 dégâts blesse de 1 chaque ennemi en jeu." },
  action{ cost = { exhaust(this), damage(2, this) }, damage(1, each{ "enemy" }) } }

card "Repulsor Blast" { fr = "Rayon répulsif", code = "01031", type = "event", traits = { "Attack", "Superpower" },
  copies = 3, cost = 1, makes = "physical",
  says = { "A 1-resource attack in hero form for 1 damage. It mills five cards of your deck, and every energy resource printed on them makes it 2 damage stronger.",
    "Une attaque à 1 ressource, en forme de héros, pour 1 dégât. Elle jette cinq cartes de votre deck, et chaque ressource énergie qui y est imprimée la renforce de 2 dégâts." },
  action{ form = "hero", label = "attack",
    attack(1, one{ "enemy" }){ discard(top(deck, 5)), more_damage(2 * printed("energy", those)) } } }

card "Supersonic Punch" { fr = "Coup de poing Supersonique", code = "01032", type = "event", traits = "Attack",
  copies = 2, cost = 2, makes = "energy",
  says = { "For 2 resources, in hero form, an attack with 4 damage, or with 8 by a hero who has the Aerial trait.",
    "Pour 2 ressources, en forme de héros, une attaque à 4 dégâts, ou à 8 de la part d'un héros qui possède le trait Aérien." },
  action{ form = "hero", label = "attack", attack(whether(has_trait "Aerial", 8, 4), one{ "enemy" }) } }

card "Pepper Potts" { code = "01033", type = "support", traits = "Persona", unique = true, cost = 3,
  makes = "physical",
  says = { "A support for 3 resources. While you pay, exhaust her to get whatever resources the uppermost card of your discard pile shows.",
    "Un soutien à 3 ressources. Pendant un paiement, inclinez-la pour obtenir les ressources que montre la carte la plus haute de votre défausse." },
  resource{ cost = exhaust(this), makes = top(discard_pile) } }

card "Stark Tower" { fr = "Tour Stark", code = "01034", type = "support", traits = "Location", unique = true,
  cost = 2, makes = "mental",
  says = { "A support for 2 resources. In alter-ego form, exhaust it and name a player, yourself included, who picks up again the Tech upgrade that lies highest in their own discard pile.",
    "Un soutien à 2 ressources. En forme d'alter ego, inclinez-le et nommez un joueur, vous compris, qui récupère l'amélioration Tech située le plus haut dans sa propre défausse." },
  action{ form = "alter_ego", cost = exhaust(this), one_player:take_back{ "upgrade", trait = "Tech" } } }

card "Arc Reactor" { fr = "Réacteur Arc", code = "01035", type = "upgrade", traits = { "Item", "Tech" },
  unique = true, cost = 2, makes = "energy",
  says = { "An upgrade for 2 resources. Exhaust it in hero form and an exhausted Iron Man stands ready again.",
    "Une amélioration à 2 ressources. Inclinez-la en forme de héros et un Iron Man incliné se redresse." },
  action{ form = "hero", cost = exhaust(this), ready(face "Iron Man") } }

card "Mark V Armor" { fr = "Armure Mark V", code = "01036", type = "upgrade", traits = { "Armor", "Tech" },
  unique = true, cost = 3, makes = "mental",
  says = { "Costs 3 resources and gives its player's identity 6 more hit points, in either form, as long as it stays in play.",
    "Coûte 3 ressources et donne à l'identité de son joueur 6 points de vie de plus, sous ses deux formes, tant qu'elle reste en jeu." },
  gets{ hp = 6, to = your_identity } }

card "Mark V Helmet" { fr = "Casque Mark V", code = "01037", type = "upgrade", traits = { "Armor", "Tech" },
  unique = true, cost = 1, makes = "physical",
  says = { "An upgrade for 1 resource. Exhaust it in hero form to thwart: one scheme loses 1 threat, and for a hero with the Aerial trait all of them do.",
    "Une amélioration à 1 ressource. Inclinez-la en forme de héros pour contrer : une manigance perd 1 menace, et toutes la perdent pour un héros doté du trait Aérien." },
  action{ form = "hero", label = "thwart", cost = exhaust(this),
    when(has_trait "Aerial"){ thwart(1, each{ "scheme" }) }:otherwise{ thwart(1, one{ "scheme" }) } } }

card "Powered Gauntlets" { fr = "Gantelets énergétiques", code = "01038", type = "upgrade",
  traits = { "Armor", "Tech" }, copies = 2, cost = 2, makes = "energy",
  says = { "An upgrade for 2 resources. Exhaust it in hero form to attack one enemy for 1 damage, or for 2 if the hero is Aerial.",
    "Une amélioration à 2 ressources. Inclinez-la en forme de héros pour attaquer un ennemi et lui infliger 1 dégât, ou 2 si le héros est Aérien." },
  action{ form = "hero", label = "attack", cost = exhaust(this),
    attack(whether(has_trait "Aerial", 2, 1), one{ "enemy" }) } }

card "Rocket Boots" { fr = "Bottes-Fusée", code = "01039", type = "upgrade", traits = { "Armor", "Tech" },
  copies = 2, cost = 1, makes = "mental",
  says = { "An upgrade for 1 resource, worth 1 hit point to its player's identity. In hero form, exhaust it and pay a mental resource to be Aerial for the rest of the phase.",
    "Une amélioration à 1 ressource, qui vaut 1 point de vie à l'identité de son joueur. En forme de héros, inclinez-la et payez une ressource mentale pour être Aérien pendant le reste de la phase." },
  gets{ hp = 1, to = your_identity },
  action{ form = "hero", cost = { exhaust(this), spend "mental" }, lasts{ aerial = 1, to = your_identity } } }
all { aspect = "encounter", set = "iron_man" }

card "Business Problems" { fr = "Surmenage", code = "01170", type = "obligation", boost_icons = 2,
  given_to = "tony-stark",
  says = { "Tony Stark's obligation, before which its player may turn to alter-ego form. The choice is to exhaust Tony Stark, after which the card is gone for the whole game, or to exhaust all upgrades under the player's control, after which it is discarded.",
    "L'obligation de Tony Stark, devant laquelle son joueur peut passer sous la forme d'alter ego. Le choix : incliner Tony Stark, après quoi la carte disparaît pour toute la partie, ou incliner toutes les améliorations que le joueur contrôle, après quoi elle est défaussée." },
  revealed = obligation(face "Tony Stark"){ exhaust(each{ "upgrade", of = you }) } }
all { aspect = "encounter", set = "iron_man_nemesis" }

card "Imminent Overload" { fr = "Surchage Imminente", also = "Surcharge Imminente", code = "01171",
  type = "side_scheme", threat = 3, acceleration = 1, boost_icons = 3,
  says = { "A side scheme with an acceleration icon. It comes with 3 threat, and 1 more for each player is added as it is revealed.",
    "Une manigance annexe avec une icône d'accélération. Elle arrive avec 3 menaces, et 1 de plus par joueur s'y ajoute à sa révélation." },
  revealed = place_threat(per_player(1), this) }

card "Whiplash" { code = "01172", type = "minion", unique = true, atk = 3, sch = 2, hp = 4, boost_icons = 2,
  retaliate = 1,
  says = { "A minion with ATK 3, SCH 2 and 4 hit points. Whoever attacks him without defeating him takes 1 damage: Retaliate 1.",
    "Un sbire avec 3 en ATQ, 2 en MNG et 4 points de vie. Qui l'attaque sans le vaincre subit 1 dégât : Riposte 1." } }

card "Electric Whip Attack" { fr = "Attaque au Fouet Électrique", code = "01173", type = "treachery", copies = 2,
  boost_star = true,
  says = { "The player chooses: the hero takes as much damage as the player controls upgrades, or one of these upgrades is given up. As a boost card, an attack of the villain that nobody defends costs an upgrade of the player's choice.",
    "Le joueur choisit : le héros subit autant de dégâts que le joueur contrôle d'améliorations, ou l'une de celles-ci est sacrifiée. En tant que carte Boost, une attaque du méchant que personne ne défend coûte une amélioration, au choix du joueur." },
  revealed = choose_one{ damage(count{ "upgrade", of = you }, your_hero), discard(one{ "upgrade", of = you }) },
  boost = when(undefended){ discard(one{ "upgrade", of = you }) } }

card "Electromagnetic Backlash" { fr = "Contre-Attaque Électromagnétique", code = "01174", type = "treachery",
  boost_icons = 2,
  says = { "Every player mills five cards of the own deck and then takes as much damage as energy resources are printed on these.",
    "Chaque joueur jette cinq cartes de son propre deck, puis subit autant de dégâts que de ressources énergie y sont imprimées." },
  revealed = { each_player:discard(top(deck, 5)), each_player:damage(printed("energy", those), your_identity) } }
