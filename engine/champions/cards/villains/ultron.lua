-- Ultron.
all { aspect = "encounter", set = "ultron", makes_drones = true }

card "Ultron I" { title = { "Ultron", "Ultron" }, code = "01134", type = "villain", traits = "Android",
  unique = true, atk = 2, sch = 1, hp = per_player(17), stage = 1,
  says = { "Ultron's first stage (SCH 1, ATK 2, 17 hit points per player). After each of his attacks, the player who was attacked adds 1 threat to the main scheme or has the top card of the own deck become a facedown Drone.",
    "Premier stade d'Ultron (MNG 1, ATQ 2, 17 points de vie par joueur). Après chacune de ses attaques, le joueur attaqué ajoute 1 menace à la manigance principale ou voit la première carte de son deck devenir un Drone face cachée." },
  response(attacked{ this, on = you }){ forced = true,
    choose_one{ place_threat(1, main_scheme), drones(1) } } }

card "Ultron II" { title = { "Ultron", "Ultron" }, code = "01135", type = "villain", traits = "Android",
  unique = true, atk = 2, sch = 2, hp = per_player(22), stage = 2,
  says = { "Ultron's second stage (SCH 2, ATK 2, 22 hit points per player). Whenever it attacks somebody, the top card of that player's deck first comes into play facedown as a Drone; then each Drone engaged with that player is worth +1 ATK for as long as the attack lasts.",
    "Deuxième stade d'Ultron (MNG 2, ATQ 2, 22 points de vie par joueur). Chaque fois qu'il attaque quelqu'un, la première carte du deck de ce joueur arrive d'abord en jeu face cachée comme Drone ; puis chaque Drone engagé avec ce joueur lui vaut +1 ATQ tant que dure l'attaque." },
  interrupt(attack_starts{ this, on = you }){ forced = true, drones(1),
    for_attack{ atk = count{ "minion", trait = "Drone", engaged_with = you }, to = villain } } }

card "Ultron III" { title = { "Ultron", "Ultron" }, code = "01136", type = "villain", traits = "Android",
  unique = true, atk = 4, sch = 2, hp = per_player(27), stage = 3,
  says = { "Ultron's last stage (SCH 2, ATK 4, 27 hit points per player). All Drones, facedown or not, have +1 ATK and +1 hit point, and as long as one of them is in play, Ultron takes no damage. As he comes into play, the side scheme Ultron's Imperative is fetched from the encounter deck or its discard pile and revealed, and the encounter deck is then shuffled.",
    "Dernier stade d'Ultron (MNG 2, ATQ 4, 27 points de vie par joueur). Tous les Drones, face cachée ou non, ont +1 ATQ et +1 point de vie, et tant que l'un d'eux est en jeu, Ultron ne subit aucun dégât. À son arrivée, la manigance annexe Ordre d'Ultron est récupérée dans le deck Rencontre ou sa défausse puis révélée, et le deck Rencontre est ensuite mélangé." },
  revealed = find_and_reveal "Ultron's Imperative",
  gets{ atk = 1, hp = 1, to = each{ "minion", trait = "Drone" } },
  cannot{ "take damage", while_there = { "minion", trait = "Drone" } } }

card "The Crimson Cowl 1A" { fr = "Le Crimson Cowl 1A", title = { "The Crimson Cowl", "Le Crimson Cowl" },
  code = "01137a", type = "main_scheme", back = "the-crimson-cowl-1b", stage = 1,
  clause = "the-crimson-cowl-1b",
  setup = { lay_out "Ultron Drones", shuffle(encounter_deck) },
  scenario = { id = "ultron", modular = "under_attack" } }

card "The Crimson Cowl 1B" { fr = "Le Crimson Cowl 1B", title = { "The Crimson Cowl", "Le Crimson Cowl" },
  code = "01137b", type = "main_scheme", back = "the-crimson-cowl-1a", copies = 0, stage = 1, threat = 0,
  threshold = per_player(3), escalation = per_player(1),
  says = { "The set-up of Ultron's scenario puts the environment Ultron Drones into play and shuffles the encounter deck. The first stage of the main scheme starts empty and is complete at 3 threat per player; when it comes up, the top card of everybody's deck becomes a facedown Drone.",
    "La mise en place du scénario d'Ultron met en jeu l'environnement Drones d'Ultron et mélange le deck Rencontre. Le premier stade de la manigance principale débute sans menace et s'achève à 3 menaces par joueur ; à son arrivée, la première carte du deck de chacun devient un Drone face cachée." },
  revealed = each_player:drones(1) }

card "Assault on NORAD 2A" { fr = "Assaut sur le NORAD 2A", title = { "Assault on NORAD", "Assaut sur le NORAD" },
  code = "01138a", type = "main_scheme", back = "assault-on-norad-2b", stage = 2,
  clause = "assault-on-norad-2b",
  revealed = each_player:drones(1) }

card "Assault on NORAD 2B" { fr = "Assaut sur le NORAD 2B", title = { "Assault on NORAD", "Assaut sur le NORAD" },
  code = "01138b", type = "main_scheme", back = "assault-on-norad-2a", copies = 0, stage = 2, threat = 0,
  threshold = per_player(10), escalation = per_player(1),
  says = { "The second stage of Ultron's main scheme: as it comes up, the top card of everybody's deck becomes a facedown Drone. It starts empty and is complete at 10 threat per player. Whenever step one of the villain phase has placed threat here, every player in turn adds 2 more or has the top card of the own deck become a facedown Drone.",
    "Deuxième stade de la manigance principale d'Ultron : à son arrivée, la première carte du deck de chacun devient un Drone face cachée. Il débute sans menace et s'achève à 10 menaces par joueur. Chaque fois que la première étape de la phase du méchant y a placé de la menace, chaque joueur, à son tour, en ajoute 2 ou voit la première carte de son deck devenir un Drone face cachée." },
  response(threat_placed{ this, in_step_one = true }){ forced = true,
    each_player:choose_one{ place_threat(2, this), drones(1) } } }

card "Countdown to Oblivion 3A" { fr = "Compte à Rebours pour l'Enfer 3A",
  title = { "Countdown to Oblivion", "Compte à Rebours pour l'Enfer" }, code = "01139a", type = "main_scheme",
  back = "countdown-to-oblivion-3b", stage = 3,
  clause = "countdown-to-oblivion-3b",
  revealed = each_player:drones(1) }

card "Countdown to Oblivion 3B" { fr = "Compte à Rebours pour l'Enfer 3B",
  title = { "Countdown to Oblivion", "Compte à Rebours pour l'Enfer" }, code = "01139b", type = "main_scheme",
  back = "countdown-to-oblivion-3a", copies = 0, stage = 3, threat = 0, threshold = per_player(5),
  escalation = per_player(1), loses = true, threat_stays = true,
  says = { "The last stage of Ultron's main scheme: as it comes up, the top card of everybody's deck becomes a facedown Drone. It starts empty and is complete at 5 threat per player, and no threat ever comes off it. Its completion means defeat for the players.",
    "Dernier stade de la manigance principale d'Ultron : à son arrivée, la première carte du deck de chacun devient un Drone face cachée. Il débute sans menace et s'achève à 5 menaces par joueur, et aucune menace ne peut en être retirée. Son achèvement signifie la défaite des joueurs." } }

card "Ultron Drones" { fr = "Drones d'Ultron", code = "01140", type = "environment",
  says = { "The environment of Ultron's scenario: a facedown Drone minion has SCH, ATK and hit points of 1, whatever card it is. Once it is defeated, the card lies faceup in the discard pile of its owner.",
    "L'environnement du scénario d'Ultron : un sbire Drone face cachée a une MNG, une ATQ et des points de vie de 1, quelle que soit la carte. Une fois vaincu, la carte se trouve face visible dans la défausse de son propriétaire." },
  drone = { traits = "Drone", atk = 1, sch = 1, hp = 1 } }

card "Program Transmitter" { fr = "Transmetteur de Programmation", code = "01141", type = "attachment",
  traits = { "Item", "Tech" }, sch = 1, boost_icons = 1,
  says = { "An attachment that gives Ultron +1 SCH. Each time he has schemed, every side scheme gains 1 threat. A player in hero form can get rid of it as an action by exhausting the hero and paying two mental resources.",
    "Un attachement qui donne +1 MNG à Ultron. Chaque fois qu'il a manigancé, chaque manigance annexe gagne 1 menace. Un joueur sous sa forme de héros peut s'en débarrasser par une action en inclinant son héros et en payant deux ressources mentales." },
  attach = villain,
  response(schemes{ host }){ forced = true, place_threat(1, each{ "side scheme" }) },
  action{ form = "hero", cost = { exhaust(your_identity), spend{ "mental", "mental" } }, discard(this) } }

card "Upgraded Drones" { fr = "Drones Améliorés", code = "01142", type = "attachment", traits = "Condition",
  copies = 2,
  says = { "Attached to the environment Ultron Drones, it gives every facedown Drone +1 ATK and +1 hit point. A player in hero form can get rid of it as an action by paying an energy, a mental and a physical resource.",
    "Attachée à l'environnement Drones d'Ultron, elle donne +1 ATQ et +1 point de vie à chaque Drone face cachée. Un joueur sous sa forme de héros peut s'en débarrasser par une action en payant une ressource énergie, une mentale et une physique." },
  attach = each{ name = "Ultron Drones" },
  gets{ atk = 1, hp = 1, to = each{ "minion", trait = "Drone", facedown = true } },
  action{ form = "hero", cost = spend{ "energy", "mental", "physical" }, discard(this) } }

card "Advanced Ultron Drone" { fr = "Drone d'Ultron Avancé", code = "01143", type = "minion", traits = "Drone",
  copies = 3, atk = 1, sch = 1, hp = 4, boost_icons = 2, guard = true,
  says = { "A Drone minion with guard (SCH 1, ATK 1, 4 hit points). When it is defeated, the top card of the deck of the player it is engaged with first becomes a facedown Drone.",
    "Un sbire Drone avec Garde (MNG 1, ATQ 1, 4 points de vie). Quand il est vaincu, la première carte du deck du joueur avec qui il est engagé devient d'abord un Drone face cachée." },
  interrupt(defeated{ this }){ forced = true, engaged_player:drones(1) } }

card "Android Efficiency (energy)" { fr = "Efficacité d'Androïde (énergie)",
  title = { "Android Efficiency", "Efficacité d'Androïde" }, code = "01144a", type = "treachery", boost_star = true,
  says = { "On reveal, the top card of everybody's deck becomes a facedown Drone. As a boost card it lets the player whom Ultron acts against choose: pay an energy resource, or have the top card of the own deck become a facedown Drone.",
    "À sa révélation, la première carte du deck de chacun devient un Drone face cachée. Comme carte Boost, elle fait choisir le joueur contre qui agit Ultron : payer une ressource énergie, ou voir la première carte de son deck devenir un Drone face cachée." },
  revealed = each_player:drones(1),
  boost = choose_one{ spend "energy", drones(1) } }

card "Android Efficiency (mental)" { fr = "Efficacité d'Androïde (mentale)",
  title = { "Android Efficiency", "Efficacité d'Androïde" }, code = "01144b", type = "treachery", boost_star = true,
  says = { "On reveal, the top card of everybody's deck becomes a facedown Drone. As a boost card it lets the player whom Ultron acts against choose: pay a mental resource, or have the top card of the own deck become a facedown Drone.",
    "À sa révélation, la première carte du deck de chacun devient un Drone face cachée. Comme carte Boost, elle fait choisir le joueur contre qui agit Ultron : payer une ressource mentale, ou voir la première carte de son deck devenir un Drone face cachée." },
  revealed = each_player:drones(1),
  boost = choose_one{ spend "mental", drones(1) } }

card "Android Efficiency (physical)" { fr = "Efficacité d'Androïde (physique)",
  title = { "Android Efficiency", "Efficacité d'Androïde" }, code = "01144c", type = "treachery", boost_star = true,
  says = { "On reveal, the top card of everybody's deck becomes a facedown Drone. As a boost card it lets the player whom Ultron acts against choose: pay a physical resource, or have the top card of the own deck become a facedown Drone.",
    "À sa révélation, la première carte du deck de chacun devient un Drone face cachée. Comme carte Boost, elle fait choisir le joueur contre qui agit Ultron : payer une ressource physique, ou voir la première carte de son deck devenir un Drone face cachée." },
  revealed = each_player:drones(1),
  boost = choose_one{ spend "physical", drones(1) } }

card "Rage of Ultron" { fr = "Rage d'Ultron", code = "01145", type = "treachery", copies = 2, boost_icons = 2,
  says = { "Ultron makes an attack on a player in hero form, and schemes against one in alter-ego form; the player then loses as many cards from the top of the own deck as the attack dealt damage or the scheme placed threat.",
    "Ultron attaque un joueur sous sa forme de héros, et manigance contre un joueur sous sa forme d'alter ego ; ce joueur perd ensuite autant de cartes du dessus de son deck que l'attaque a infligé de dégâts ou que la manigance a placé de menaces." },
  revealed = when(hero_form){ enemy_attack(villain){ discard(top(deck, that_many)) } }
    :otherwise{ enemy_scheme(villain), discard(top(deck, that_many)) } }

card "Repair Sequence" { fr = "Séquence de Réparation", code = "01146", type = "treachery", copies = 2,
  boost_icons = 1, boost_star = true,
  says = { "On reveal, Ultron heals 2 damage for each Drone engaged with the player who reveals it; if that heals nothing, the card has surge. As a boost card it lets him heal 1 damage for each Drone engaged with the player whom he acts against.",
    "À sa révélation, Ultron se soigne de 2 dégâts pour chaque Drone engagé avec le joueur qui la révèle ; si cela ne soigne rien, la carte a Renfort. Comme carte Boost, elle le soigne de 1 dégât pour chaque Drone engagé avec le joueur contre qui il agit." },
  revealed = heal(count{ "minion", trait = "Drone", engaged_with = you } * 2, villain):otherwise{ surge() },
  boost = heal(count{ "minion", trait = "Drone", engaged_with = you }, villain) }

card "Swarm Attack" { fr = "Attaque en Essaim", code = "01147", type = "treachery", copies = 2, boost_icons = 1,
  says = { "All Drones engaged with a player in hero form make an attack each. Where none does, the top card of that player's deck becomes a facedown Drone.",
    "Tous les Drones engagés avec un joueur sous sa forme de héros font chacun une attaque. Si aucun ne le fait, la première carte du deck de ce joueur devient un Drone face cachée." },
  revealed = when(is_hero){ enemy_attack(each{ "minion", trait = "Drone", engaged_with = you }, { its_player = true })
      :otherwise{ drones(1) } }
    :otherwise{ drones(1) } }

card "Drone Factory" { fr = "Fabrique de Drones", code = "01148", type = "side_scheme", threat = 4, acceleration = 1,
  boost_icons = 2,
  says = { "A side scheme with an acceleration icon that enters with 4 threat. On reveal, the top card of everybody's deck becomes a facedown Drone; after that the scheme gains 1 threat for each Drone in play.",
    "Une manigance annexe avec une icône d'accélération, qui arrive avec 4 menaces. À sa révélation, la première carte du deck de chacun devient un Drone face cachée ; ensuite elle gagne 1 menace pour chaque Drone en jeu." },
  revealed = { each_player:drones(1), place_threat(count{ "minion", trait = "Drone" }, this) } }

card "Invasive AI" { fr = "I.A. Invasive", code = "01149", type = "side_scheme", threat = per_player(3), hazard = 1,
  boost_icons = 3,
  says = { "A side scheme with a hazard icon that enters with 3 threat per player. On reveal, everybody loses the top 3 cards of the own deck to the discard pile.",
    "Une manigance annexe avec une icône d'aléas, qui arrive avec 3 menaces par joueur. À sa révélation, chacun perd les 3 premières cartes de son deck, défaussées." },
  revealed = each_player:discard(top(deck, 3)) }

card "Ultron's Imperative" { fr = "Ordre d'Ultron", code = "01150", type = "side_scheme", threat = per_player(2),
  hazard = 1, boost_icons = 3,
  says = { "A side scheme with a hazard icon that enters with 2 threat per player. On reveal, the top 2 cards of the first player's deck become facedown Drones.",
    "Une manigance annexe avec une icône d'aléas, qui arrive avec 2 menaces par joueur. À sa révélation, les 2 premières cartes du deck du premier joueur deviennent des Drones face cachée." },
  revealed = first_player:drones(2) }
