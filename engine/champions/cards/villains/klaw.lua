-- Klaw.
all { aspect = "encounter", set = "klaw" }

card "Klaw I" { title = { "Klaw", "Klaw" }, code = "01113", type = "villain", traits = "Masters of Evil",
  unique = true, atk = 0, sch = 2, hp = per_player(12), stage = 1,
  says = { "Klaw's first stage: SCH 2, ATK 0 and 12 hit points per player. Each of his attacks gets one boost card more.",
    "Premier stade de Klaw : MNG 2, ATQ 0 et 12 points de vie par joueur. Chacune de ses attaques reçoit une carte Boost de plus." },
  interrupt(attack_starts{ this }){ forced = true, give_boost(1) } }

card "Klaw II" { title = { "Klaw", "Klaw" }, code = "01114", type = "villain", traits = "Masters of Evil",
  unique = true, atk = 1, sch = 2, hp = per_player(18), stage = 2,
  says = { "Klaw's second stage (SCH 2, ATK 1, 18 hit points per player). As it comes into play, the side scheme The \"Immortal\" Klaw is fetched from the encounter deck or its discard pile and revealed, and the encounter deck is then shuffled. Each of his attacks gets one boost card more.",
    "Deuxième stade de Klaw (MNG 2, ATQ 1, 18 points de vie par joueur). À son arrivée, la manigance annexe Klaw \"l'Immortel\" est récupérée dans le deck Rencontre ou sa défausse puis révélée, et le deck Rencontre est ensuite mélangé. Chacune de ses attaques reçoit une carte Boost de plus." },
  revealed = find_and_reveal "The \"Immortal\" Klaw",
  interrupt(attack_starts{ this }){ forced = true, give_boost(1) } }

card "Klaw III" { title = { "Klaw", "Klaw" }, code = "01115", type = "villain", traits = "Masters of Evil",
  unique = true, atk = 2, sch = 3, hp = per_player(22), stage = 3, toughness = true,
  says = { "Klaw's last stage (SCH 3, ATK 2, 22 hit points per player). Toughness gives him a tough status card on arrival. Each of his attacks gets one boost card more.",
    "Dernier stade de Klaw (MNG 3, ATQ 2, 22 points de vie par joueur). Ténacité lui donne une carte Tenace dès son arrivée. Chacune de ses attaques reçoit une carte Boost de plus." },
  interrupt(attack_starts{ this }){ forced = true, give_boost(1) } }

card "Underground Distribution 1A" { fr = "Trafic Clandestin 1A",
  title = { "Underground Distribution", "Trafic Clandestin" }, code = "01116a", type = "main_scheme",
  back = "underground-distribution-1b", stage = 1, clause = "underground-distribution",
  setup = find_and_reveal("Defense Network", { deck_only = true }),
  scenario = { id = "klaw", modular = "masters_of_evil" } }

card "Underground Distribution 1B" { fr = "Trafic Clandestin 1B",
  title = { "Underground Distribution", "Trafic Clandestin" }, code = "01116b", type = "main_scheme",
  back = "underground-distribution-1a", copies = 0, stage = 1, threat = 0, threshold = per_player(6),
  escalation = per_player(1), clause = "underground-distribution",
  says = { "A main scheme with threshold 6 per player. Its set-up looks through the encounter deck for Defense Network and reveals it. When side 1B comes up, the encounter deck is discarded from until a minion turns up, which enters play engaged with the first player.",
    "Une manigance principale de seuil 6 par joueur. Sa mise en place cherche Réseau de Défense dans le deck Rencontre et le révèle. À l'arrivée de la face 1B, on défausse du deck Rencontre jusqu'à un sbire, qui arrive engagé avec le premier joueur." },
  revealed = dig{ "minion" }:so{ first_player:put_into_play(it) } }

card "Secret Rendezvous 2A" { fr = "Rendez-Vous Secret 2A", title = { "Secret Rendezvous", "Rendez-Vous Secret" },
  code = "01117a", type = "main_scheme", back = "secret-rendezvous-2b", stage = 2, clause = "secret-rendezvous",
  says = { "The second stage, with threshold 8 per player: it too brings a minion for the first player, and completing it loses the game.",
    "Le second stade, de seuil 8 par joueur : il amène aussi un sbire au premier joueur, et son achèvement fait perdre la partie." },
  revealed = dig{ "minion" }:so{ first_player:put_into_play(it) } }

card "Secret Rendezvous 2B" { fr = "Rendez-Vous Secret 2B", title = { "Secret Rendezvous", "Rendez-Vous Secret" },
  code = "01117b", type = "main_scheme", back = "secret-rendezvous-2a", copies = 0, stage = 2, threat = 0,
  threshold = per_player(8), escalation = per_player(1), loses = true, clause = "secret-rendezvous" }

card "Sonic Converter" { fr = "Convertisseur Sonique", code = "01118", type = "attachment", traits = "Weapon",
  unique = true, atk = 1, boost_icons = 3,
  says = { "An attachment that gives Klaw +1 ATK; any character hurt by an attack of his is stunned afterwards. A player in hero form can get rid of it as an action by paying an energy, a mental and a physical resource.",
    "Un attachement qui donne +1 ATQ à Klaw ; tout personnage blessé par une de ses attaques est ensuite sonné. Un joueur sous sa forme de héros peut s'en débarrasser par une action en payant une ressource énergie, une mentale et une physique." },
  attach = villain,
  response(attacked{ host, damages = true }){ forced = true, stun(wounded) },
  action{ form = "hero", cost = spend{ "energy", "mental", "physical" }, discard(this) } }

card "Solid-Sound Body" { fr = "Corps de Son Solidifié", code = "01119", type = "attachment", traits = "Condition",
  boost_icons = 3,
  says = { "An attachment that gives Klaw retaliate 1. A player in hero form can get rid of it as an action by paying an energy, a mental and a physical resource.",
    "Un attachement qui donne Riposte 1 à Klaw. Un joueur sous sa forme de héros peut s'en débarrasser par une action en payant une ressource énergie, une mentale et une physique." },
  attach = villain,
  gets{ retaliate = 1, to = host },
  action{ form = "hero", cost = spend{ "energy", "mental", "physical" }, discard(this) } }

card "Armored Guard" { fr = "Garde Blindé", code = "01120", type = "minion", traits = "Mercenary", copies = 3,
  atk = 1, sch = 0, hp = 3, boost_icons = 1, guard = true, toughness = true,
  says = { "A minion with guard and toughness (SCH 0, ATK 1, 3 hit points): it arrives tough, and the player it is engaged with has to deal with it before attacking the villain.",
    "Un sbire avec Garde et Ténacité (MNG 0, ATQ 1, 3 points de vie) : il arrive Tenace, et le joueur avec qui il est engagé doit s'en occuper avant de pouvoir attaquer le méchant." } }

card "Weapons Runner" { fr = "Trafiquant d'Armes", code = "01121", type = "minion", traits = "Mercenary", copies = 2,
  atk = 1, sch = 1, hp = 2, boost_star = true, surge = true,
  says = { "A minion with surge (SCH 1, ATK 1, 2 hit points). Turned up as a boost card, it enters play engaged with the player whom the activation is about.",
    "Un sbire avec Renfort (MNG 1, ATQ 1, 2 points de vie). Retourné comme carte Boost, il entre en jeu engagé avec le joueur que vise l'activation." },
  boost = put_into_play(this) }

card "Klaw's Vengeance" { fr = "La Vengeance de Klaw", code = "01122", type = "treachery", copies = 2,
  boost_icons = 1,
  says = { "Against a player in hero form, Klaw makes an attack, and if it deals any damage, the main scheme gets 1 threat. In alter-ego form the player loses a card of the hand at random.",
    "Contre un joueur sous sa forme de héros, Klaw effectue une attaque, et si elle inflige des dégâts, la manigance principale reçoit 1 menace. Sous la forme d'alter ego, le joueur perd une carte de sa main au hasard." },
  revealed = when(hero_form){ enemy_attack(villain){ place_threat(1, main_scheme) } }
    :otherwise{ discard(random{ hand }) } }

card "Sonic Boom" { fr = "Boom Sonique", code = "01123", type = "treachery", copies = 2, boost_star = true,
  says = { "On reveal, the player either spends an energy, a mental and a physical resource, or all characters of theirs are exhausted. As a boost card, it exhausts the player's hero if the activation has damaged them.",
    "À sa révélation, le joueur dépense une ressource énergie, une mentale et une physique, ou bien tous ses personnages sont inclinés. En tant que carte Boost, elle incline le héros du joueur si l'activation l'a blessé." },
  revealed = choose_one{ spend{ "energy", "mental", "physical" }, exhaust(each{ "character", of = you }) },
  boost = if_damaged(your_identity){ exhaust(your_hero) } }

card "Sound Manipulation" { fr = "Manipulation du Son", code = "01124", type = "treachery", copies = 2,
  boost_icons = 2,
  says = { "Against a player in hero form, it deals 2 damage to the hero and heals Klaw of up to 2. In alter-ego form it heals Klaw of up to 4 damage, and has surge if there was nothing to heal.",
    "Contre un joueur sous sa forme de héros, elle inflige 2 dégâts au héros et soigne Klaw de 2 au plus. Sous la forme d'alter ego, elle soigne Klaw de 4 dégâts au plus, et a Renfort s'il n'y avait rien à soigner." },
  revealed = when(hero_form){ damage(2, your_identity), heal(2, villain) }
    :otherwise{ heal(4, villain):otherwise{ surge() } } }

card "Defense Network" { fr = "Réseau de Défense", code = "01125", type = "side_scheme", threat = 2, crisis = 1,
  boost_icons = 2,
  says = { "A side scheme that enters with 2 threat plus 1 per player. Until it is defeated, its crisis icon protects the main scheme from losing threat.",
    "Une manigance annexe qui entre en jeu avec 2 menaces, plus 1 par joueur. Jusqu'à ce qu'elle soit déjouée, son icône de crise empêche de retirer de la menace de la manigance principale." },
  revealed = place_threat(per_player(1), this) }

card "Illegal Arms Factory" { fr = "Fabrique d'Armes Clandestine", code = "01126", type = "side_scheme", threat = 3,
  hazard = 1, boost_icons = 2,
  says = { "A side scheme that enters with 3 threat plus 1 per player. Because of its hazard icon, one extra encounter card is dealt each villain phase while it is in play.",
    "Une manigance annexe qui entre en jeu avec 3 menaces, plus 1 par joueur. À cause de son icône d'aléas, une carte Rencontre de plus est distribuée à chaque phase du méchant tant qu'elle est en jeu." },
  revealed = place_threat(per_player(1), this) }

card "The \"Immortal\" Klaw" { fr = "Klaw \"l'Immortel\"", code = "01127", type = "side_scheme",
  threat = per_player(3), acceleration = 1,
  says = { "A side scheme that enters with 3 threat per player and has an acceleration icon. Klaw has 10 hit points more while it is in play, and loses them when it is defeated.",
    "Une manigance annexe qui entre en jeu avec 3 menaces par joueur et porte une icône d'accélération. Klaw a 10 points de vie de plus tant qu'elle est en jeu, et les perd quand elle est déjouée." },
  gets{ hp = 10, to = villain } }
