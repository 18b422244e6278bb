-- Captain Marvel: her cards, obligation and nemesis set.
all { aspect = "hero", set = "captain_marvel" }

card "Captain Marvel" { code = "01010a", type = "hero", back = "carol-danvers", traits = { "Avenger", "Soldier" },
  unique = true, copies = 0, thw = 2, atk = 2, def = 1, hp = 12, hand_size = 5,
  starter = { aspect = "leadership", "nick-fury", "mockingbird" },
  says = { "Once a round, by paying an energy resource and recovering 1 hit point, she lets you draw a card. ATK and THW of 2, but only DEF 1.",
    "Une fois par round, en payant une ressource énergie et en récupérant 1 point de santé, elle vous fait piocher une carte. ATQ et CTR de 2, mais seulement 1 en DEF." },
  action{ limit = "round", cost = { spend "energy", heal(1, this) }, draw(1) } }

card "Carol Danvers" { code = "01010b", type = "alter_ego", back = "captain-marvel",
  traits = { "S.H.I.E.L.D.", "Soldier" }, unique = true, rec = 4, hp = 12, hand_size = 6,
  says = { "Once a round, she offers a card draw to any player, herself included. REC 4, hand of six cards.",
    "Une fois par round, elle offre une pioche d'une carte au joueur de votre choix, vous compris. REC 4, main de six cartes." },
  action{ limit = "round", one_player:draw(1) } }

card "Spider-Woman" { code = "01011", type = "ally", subtitle = "Jessica Drew", traits = { "Avenger", "Spy" },
  unique = true, cost = 3, makes = "wild", thw = {2, 1}, atk = {2, 1}, hp = 2,
  says = { "An ally for 3 resources, with 2 in both ATK and THW. Her arrival in play leaves the villain confused.",
    "Une alliée à 3 ressources, avec 2 en ATQ comme en CTR. Son arrivée en jeu laisse le méchant Désorienté." },
  response(enters{ this }){ confuse(villain) } }

card "Crisis Interdiction" { fr = "Empêcher les Conflits", code = "01012", type = "event", traits = "Thwart",
  copies = 3, cost = 2, makes = "energy",
  says = { "For 2 resources, in hero form, you take 2 threat off one scheme. A hero with the Aerial trait then takes another 2 off a second scheme, which must not be the same one.",
    "Pour 2 ressources, en forme de héros, vous ôtez 2 menaces d'une manigance. Un héros qui possède le trait Aérien en ôte ensuite 2 autres sur une deuxième manigance, obligatoirement distincte." },
  native = "crisis_interdiction" }

card "Photonic Blast" { fr = "Rayon Photonique", code = "01013", type = "event", traits = { "Attack", "Superpower" },
  copies = 3, cost = 3, makes = "physical",
  says = { "A 3-resource attack in hero form that inflicts 5 damage on one enemy. Putting an energy resource into its payment earns you a card.",
    "Une attaque à 3 ressources, en forme de héros, qui inflige 5 dégâts à un ennemi. Mettre une ressource énergie dans son paiement vous rapporte une carte." },
  action{ form = "hero", label = "attack", attack(5, one{ "enemy" }), when(paid "energy"){ draw(1) }:silent() } }

card "Energy Absorption" { fr = "Absorption d'Énergie", code = "01014", type = "resource", copies = 2,
  makes = { "energy", "energy", "energy" },
  says = { "Gives three energy resources when it is discarded to pay.",
    "Donne trois ressources énergie lorsqu'on la défausse pour payer." } }

card "Alpha Flight Station" { fr = "Station Alpha Flight", code = "01015", type = "support",
  traits = { "Location", "S.H.I.E.L.D." }, unique = true, cost = 1, makes = "mental",
  says = { "A support for 1 resource. Exhaust it and throw away a card you pick from your hand to get a new one; Carol Danvers gets two.",
    "Un soutien à 1 ressource. Inclinez-le et débarrassez-vous d'une carte de votre main, à votre choix, pour en piocher une ; Carol Danvers en pioche deux." },
  action{ cost = { exhaust(this), discard(one{ hand }) }, draw(whether(in_form "Carol Danvers", 2, 1)) } }

card "Captain Marvel's Helmet" { fr = "Casque de Captain Marvel", code = "01016", type = "upgrade",
  traits = { "Armor", "Tech" }, unique = true, cost = 2, makes = "physical",
  says = { "Costs 2 resources and permanently raises Captain Marvel's DEF by 1, or by 2 as long as she is Aerial.",
    "Coûte 2 ressources et augmente durablement la DEF de Captain Marvel de 1, ou de 2 tant qu'elle est Aérienne." },
  gets{ def = whether(has_trait "Aerial", 2, 1), to = face "Captain Marvel" } }

card "Cosmic Flight" { fr = "Vol Cosmique", code = "01017", type = "upgrade", traits = "Superpower", copies = 2,
  cost = 2, makes = "energy",
  says = { "For 2 resources, Captain Marvel becomes Aerial as long as it stays in play. In hero form, you can give it up when she is about to be hurt, to cut the damage by 3.",
    "Pour 2 ressources, Captain Marvel devient Aérienne tant que la carte reste en jeu. En forme de héros, vous pouvez la sacrifier quand elle va être blessée, pour réduire les dégâts de 3." },
  gets{ aerial = 1, to = face "Captain Marvel" },
  interrupt(damage_dealt{ face "Captain Marvel" }){ form = "hero", label = "defense", cost = discard(this), prevent(3) } }

card "Energy Channel" { fr = "Énergie Canalisée", code = "01018", type = "upgrade", traits = "Superpower",
  copies = 2, cost = 0, makes = "mental", max_per_player = true,
  says = { "Free to play, one per player. As an action, you load it with one counter per energy resource paid; later, in hero form, throw it away to attack an enemy for twice the number of counters, 10 damage at most.",
    "Gratuite, une par joueur. Par une action, vous la chargez d'un pion par ressource énergie payée ; plus tard, en forme de héros, défaussez-la pour attaquer un ennemi et lui infliger le double du nombre de pions, 10 dégâts au plus." },
  native = "energy_channel" }
all { aspect = "encounter", set = "captain_marvel" }

card "Family Emergency" { fr = "Urgence Familiale", code = "01175", type = "obligation", boost_icons = 2,
  given_to = "carol-danvers",
  says = { "Carol Danvers's obligation, which allows a change to alter-ego form first. Its player then either exhausts Carol Danvers to take the card out of the game for good, or becomes stunned and gives the obligation surge; in that second case the obligation is discarded.",
    "L'obligation de Carol Danvers, qui permet d'abord de passer sous la forme d'alter ego. Son joueur choisit ensuite : incliner Carol Danvers pour retirer définitivement la carte de la partie, ou bien devenir sonné et donner Renfort à l'obligation ; dans ce second cas, l'obligation est défaussée." },
  revealed = obligation(face "Carol Danvers"){ stun(your_identity), surge() } }
all { aspect = "encounter", set = "captain_marvel_nemesis" }

card "The Psyche-Magnitron" { fr = "Le Psycho-Magnitron", code = "01176", type = "side_scheme", threat = 3,
  hazard = 1, boost_icons = 3,
  says = { "A side scheme with a hazard icon that enters with 3 threat plus 1 per player. While in play it adds one encounter card to those dealt in each villain phase.",
    "Une manigance annexe avec une icône d'aléas qui entre en jeu avec 3 menaces, plus 1 par joueur. Tant qu'elle est en jeu, elle ajoute une carte Rencontre à celles distribuées à chaque phase du méchant." },
  revealed = place_threat(per_player(1), this) }

card "Yon-Rogg" { code = "01177", type = "minion", traits = { "Elite", "Kree" }, unique = true, atk = 3, sch = 2,
  hp = 5, boost_icons = 2,
  says = { "An Elite minion with SCH 2, ATK 3 and 5 hit points. Each of his attacks is followed by 1 more threat on The Psyche-Magnitron.",
    "Un sbire Élite avec MNG 2, ATQ 3 et 5 points de vie. Chacune de ses attaques est suivie de 1 menace de plus sur Le Psycho-Magnitron." },
  response(attacked{ this }){ forced = true, place_threat(1, picked{ name = "The Psyche-Magnitron" }) } }

card "Kree Manipulator" { fr = "Manipulateur Kree", code = "01178", type = "treachery", copies = 2,
  boost_star = true, surge = true,
  says = { "Surge. On reveal, the main scheme gains 1 threat; as a boost card it does the same, but only during a villain attack that nobody defends.",
    "Renfort. À sa révélation, la manigance principale gagne 1 menace ; en tant que carte Boost, elle fait de même, mais seulement pendant une attaque du méchant que personne ne défend." },
  revealed = place_threat(1, main_scheme),
  boost = when(undefended){ place_threat(1, main_scheme) } }

card "Yon-Rogg's Treason" { fr = "La Trahison de Yon-Rogg", code = "01179", type = "treachery", boost_icons = 1,
  says = { "On reveal, the player loses every card in hand that has an energy resource icon. If there were none, the card has surge.",
    "À sa révélation, le joueur perd toutes les cartes de sa main portant une icône de ressource énergie, mises à la défausse. S'il n'y en avait aucune, la carte a Renfort." },
  revealed = discard(each{ hand, makes = "energy" }):otherwise{ surge() } }
