-- Spider-Man: his cards, obligation and nemesis set.
all { aspect = "hero", set = "spider_man" }

card "Spider-Man" { code = "01001a", type = "hero", back = "peter-parker", traits = "Avenger", unique = true,
  copies = 0, thw = 1, atk = 2, def = 3, hp = 10, hand_size = 5, starter = { aspect = "justice", "emergency" },
  says = { "Each time the villain begins an attack aimed at you, you may draw a card before it is resolved. Strong in defence (DEF 3) but weak at thwarting (THW 1), with a five-card hand.",
    "Chaque fois que le méchant se lance dans une attaque contre vous, vous pouvez piocher une carte avant sa résolution. Solide en défense (DEF 3), faible pour contrer (CTR 1), avec une main de cinq cartes." },
  interrupt(attack_starts{ "villain", on = you }){ draw(1) } }

card "Peter Parker" { code = "01001b", type = "alter_ego", back = "spider-man", traits = "Genius", unique = true,
  rec = 3, hp = 10, hand_size = 6,
  says = { "Once each round, he supplies a free mental resource toward whatever you are paying for. REC 3, hand of six cards.",
    "Une fois par round, il fournit gratuitement une ressource mentale pour ce que vous êtes en train de payer. REC 3, main de six cartes." },
  resource{ limit = "round", makes = "mental" } }

card "Black Cat" { code = "01002", type = "ally", subtitle = "Felicia Hardy", traits = "Hero for Hire",
  unique = true, cost = 2, makes = "energy", thw = {1, 1}, atk = 1, hp = 2,
  says = { "For 2 resources, an ally whose attacks cost her no health. Playing her always sends your deck's two topmost cards to the discard pile, but any of them showing a printed mental resource goes into your hand.",
    "Pour 2 ressources, une alliée qui ne perd pas de santé en attaquant. La jouer envoie toujours à la défausse les deux premières cartes de votre deck, mais celles qui portent une ressource mentale imprimée rejoignent votre main." },
  response(plays{ this }){ forced = true, discard(top(deck, 2)):so{ take(each{ those, makes = "mental" }) } } }

card "Backflip" { fr = "Salto Arrière", code = "01003", type = "event", traits = { "Defense", "Skill" }, copies = 2,
  cost = 0, makes = "physical",
  says = { "At no cost, played at the moment an attack is about to hurt you: the whole of its damage is wiped out. It counts as a defense.",
    "Gratuit, à jouer au moment où une attaque va vous blesser : tous ses dégâts sont annulés. Cela compte comme une défense." },
  interrupt(damage_dealt{ your_identity, by_attack = true }){ label = "defense", prevent(all) } }

card "Enhanced Spider-Sense" { fr = "Sens d'Araignée Améliorés", code = "01004", type = "event",
  traits = "Superpower", copies = 2, cost = 1, makes = "mental",
  says = { "For 1 resource, in hero form: as a treachery comes out of the encounter deck, you nullify whatever its \"When Revealed\" text would have done.",
    "Pour 1 ressource, en forme de héros : lorsqu'une traîtrise sort du deck Rencontre, vous neutralisez tout ce que son texte « Une fois révélée » aurait provoqué." },
  interrupt(reveals{ "treachery" }){ form = "hero", cancel() } }

card "Swinging Web Kick" { fr = "Coup de pied en balancier", code = "01005", type = "event",
  traits = { "Aerial", "Attack", "Superpower" }, copies = 3, cost = 3, makes = "mental",
  says = { "A heavy attack for 3 resources: in hero form, on your turn, one enemy of your choice suffers 8 damage.",
    "Une attaque lourde pour 3 ressources : en forme de héros, pendant votre tour, un ennemi de votre choix subit 8 dégâts." },
  action{ form = "hero", label = "attack", attack(8, one{ "enemy" }) } }

card "Aunt May" { fr = "Tante May", code = "01006", type = "support", traits = "Persona", unique = true, cost = 1,
  makes = "energy",
  says = { "A support costing 1 resource. While you are in alter-ego form, turn her sideways (exhaust) so that Peter Parker recovers 4 hit points.",
    "Un soutien à 1 ressource. Tant que vous êtes en forme d'alter ego, inclinez-la pour que Peter Parker récupère 4 points de santé." },
  action{ form = "alter_ego", cost = exhaust(this), heal(4, face "Peter Parker") } }

card "Spider-Tracer" { fr = "Spider-Traceur", code = "01007", type = "upgrade", traits = { "Item", "Tech" },
  copies = 2, cost = 1, makes = "energy",
  says = { "For 1 resource, you put it on a minion. Once that minion falls, a scheme you pick loses 3 threat.",
    "Pour 1 ressource, vous le posez sur un sbire. Quand ce sbire tombe, une manigance que vous désignez perd 3 menaces." },
  attach = one{ "minion" },
  interrupt(defeated{ host }){ forced = true, remove_threat(3, one{ "scheme" }) } }

card "Web-Shooter" { fr = "Lance-toile", code = "01008", type = "upgrade", traits = { "Item", "Tech" }, copies = 2,
  cost = 1, makes = "physical", uses = 3,
  says = { "Costs 1 resource and arrives holding 3 web counters. In hero form, exhausting it and using up one counter yields a wild resource; once empty, it is discarded.",
    "Coûte 1 ressource et arrive avec 3 pions toile. En forme de héros, l'incliner et dépenser un pion procure une ressource libre ; une fois vide, il est défaussé." },
  resource{ form = "hero", cost = { exhaust(this), spend_counters(1) }, makes = "wild" } }

card "Webbed Up" { fr = "Pris dans la Toile", code = "01009", type = "upgrade", traits = "Condition", copies = 2,
  cost = 4, makes = "physical", max_per_host = true, hero_form_only = true,
  says = { "For 4 resources, in hero form, you trap one enemy (a single copy on each). Its next attack does not happen: the upgrade goes to the discard pile in its place and leaves the enemy stunned.",
    "Pour 4 ressources, en forme de héros, vous piégez un ennemi (un seul exemplaire sur chacun). Sa prochaine attaque n'a pas lieu : l'amélioration part à la défausse à la place et laisse l'ennemi Sonné." },
  attach = one{ "enemy" },
  instead(attack_starts{ host }){ forced = true, discard(this), stun(that) } }
all { aspect = "encounter", set = "spider_man" }

card "Eviction Notice" { fr = "Avis d'Expulsion", code = "01165", type = "obligation", boost_icons = 2,
  given_to = "peter-parker",
  says = { "Peter Parker's obligation, which allows a change to alter-ego form first. Its player then either exhausts Peter Parker to take the card out of the game for good, or loses a random card from hand and gives the obligation surge; in that second case the obligation is discarded.",
    "L'obligation de Peter Parker, qui permet d'abord de passer sous la forme d'alter ego. Son joueur choisit ensuite : incliner Peter Parker pour retirer définitivement la carte de la partie, ou bien perdre une carte de sa main tirée au hasard et donner Renfort à l'obligation ; dans ce second cas, l'obligation est défaussée." },
  revealed = obligation(face "Peter Parker"){ discard(random{ hand }), surge() } }
all { aspect = "encounter", set = "spider_man_nemesis" }

card "Highway Robbery" { fr = "Cambriolage de Haut Vol", code = "01166", type = "side_scheme",
  threat = per_player(3), acceleration = 1, boost_icons = 3,
  says = { "A side scheme with an acceleration icon that enters with 3 threat per player. On reveal, each player loses a random hand card, which is kept facedown on the scheme; defeating it gives the owners their cards back.",
    "Une manigance annexe avec une icône d'accélération qui entre en jeu avec 3 menaces par joueur. À sa révélation, chaque joueur perd une carte de sa main au hasard, gardée face cachée sur la manigance ; la déjouer rend leurs cartes aux propriétaires." },
  revealed = each_player:put(random{ hand }, captured), when_defeated = give_back() }

card "Vulture" { fr = "Le Vautour", code = "01167", type = "minion", traits = "Criminal", unique = true, atk = 3,
  sch = 1, hp = 4, boost_icons = 2, quickstrike = true,
  says = { "A minion with SCH 1, ATK 3 and 4 hit points. Quickstrike makes it attack at once when it engages a player in hero form.",
    "Un sbire avec MNG 1, ATQ 3 et 4 points de vie. Coup Rapide le fait attaquer aussitôt qu'il s'engage avec un joueur sous sa forme de héros." } }

card "Sweeping Swoop" { fr = "Coup en Piqué", code = "01168", type = "treachery", copies = 2, boost_star = true,
  says = { "On reveal, the player's hero becomes stunned, and the card has surge while Vulture is in play. As a boost card, it stuns any friendly character that the activation damages.",
    "À sa révélation, le héros du joueur devient sonné, et la carte a Renfort si Le Vautour est en jeu. En tant que carte Boost, elle rend sonné tout personnage ami blessé par l'activation." },
  revealed = { stun(your_hero), when(any{ name = "Vulture" }){ surge() }:silent() }, boost = stuns_with_attack() }

card "The Vulture's Plans" { fr = "Les Plans du Vautour", code = "01169", type = "treachery", boost_icons = 2,
  says = { "On reveal, every player loses a random card from hand. The main scheme then gains as much threat as there are different resource types among those cards.",
    "À sa révélation, chaque joueur perd une carte de sa main tirée au hasard. La manigance principale gagne alors autant de menace qu'il y a de types de ressource différents parmi ces cartes." },
  revealed = { each_player:discard(random{ hand }), place_threat(kinds_of(those), main_scheme) } }
