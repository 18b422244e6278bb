-- Rhino.
all { aspect = "encounter", set = "rhino" }

card "Rhino I" { title = { "Rhino", "Rhino" }, code = "01094", type = "villain", traits = { "Brute", "Criminal" },
  unique = true, atk = 2, sch = 1, hp = per_player(14), stage = 1,
  says = { "Rhino's first stage: SCH 1, ATK 2 and 14 hit points per player, without any ability.",
    "Premier stade de Rhino : MNG 1, ATQ 2 et 14 points de vie par joueur, sans aucune capacité." } }

card "Rhino II" { title = { "Rhino", "Rhino" }, code = "01095", type = "villain", traits = { "Brute", "Criminal" },
  unique = true, atk = 3, sch = 1, hp = per_player(15), stage = 2,
  says = { "Rhino's second stage (SCH 1, ATK 3, 15 hit points per player). As it comes into play, the side scheme Breakin' & Takin' is fetched from the encounter deck or its discard pile and revealed, and the encounter deck is then shuffled.",
    "Deuxième stade de Rhino (MNG 1, ATQ 3, 15 points de vie par joueur). À son arrivée, la manigance annexe Casser et Emporter est récupérée dans le deck Rencontre ou sa défausse puis révélée, et le deck Rencontre est ensuite mélangé." },
  revealed = find_and_reveal "Breakin' & Takin'" }

card "Rhino III" { title = { "Rhino", "Rhino" }, code = "01096", type = "villain", traits = { "Brute", "Criminal" },
  unique = true, atk = 4, sch = 1, hp = per_player(16), stage = 3, toughness = true,
  says = { "Rhino's last stage (SCH 1, ATK 4, 16 hit points per player). Toughness gives it a tough status card on arrival, and revealing it leaves every hero stunned.",
    "Dernier stade de Rhino (MNG 1, ATQ 4, 16 points de vie par joueur). Ténacité lui donne une carte Tenace dès son arrivée, et sa révélation laisse tous les héros sonnés." },
  revealed = stun(each_hero) }

card "The Break-In! 1A" { fr = "L'Effraction ! 1A", title = { "The Break-In!", "L'Effraction !" }, code = "01097a",
  type = "main_scheme", back = "the-break-in-1b", stage = 1, clause = "the-break-in-1b",
  scenario = { id = "rhino", modular = "bomb_scare" } }

card "The Break-In! 1B" { fr = "L'Effraction ! 1B", title = { "The Break-In!", "L'Effraction !" }, code = "01097b",
  type = "main_scheme", back = "the-break-in-1a", copies = 0, stage = 1, threat = 0, threshold = per_player(7),
  escalation = per_player(1), loses = true,
  says = { "The only stage of Rhino's main scheme: it starts empty and is complete at 7 threat per player. Its completion means defeat for the players.",
    "Unique stade de la manigance principale de Rhino : elle débute sans menace et s'achève à 7 menaces par joueur. Son achèvement signifie la défaite des joueurs." } }

card "Armored Rhino Suit" { fr = "Costume Blindé de Rhino", code = "01098", type = "attachment", traits = "Armor",
  breaks_at = 5,
  says = { "While attached to Rhino, this suit soaks up all damage meant for him: the damage goes onto the attachment instead. Once it holds 5 damage or more, it is discarded.",
    "Tant qu'il est attaché à Rhino, ce costume encaisse tous les dégâts qui lui sont destinés : ils sont mis sur l'attachement à sa place. Dès qu'il porte 5 dégâts ou plus, il est défaussé." },
  attach = villain,
  instead(damage_dealt{ host }){ forced = true, redirect(this) } }

card "Charge" { code = "01099", type = "attachment", copies = 2, atk = 3, boost_icons = 2, ends_with_attack = true,
  says = { "An attachment that gives Rhino +3 ATK. His next attack has overkill, and the attachment leaves play when that attack is over.",
    "Un attachement qui donne +3 ATQ à Rhino. Sa prochaine attaque bénéficie de Déferlement, et l'attachement quitte le jeu une fois cette attaque terminée." },
  attach = villain,
  interrupt(attack_starts{ host }){ forced = true, gain_overkill() } }

card "Enhanced Ivory Horn" { fr = "Corne en Ivoire Renforcée", code = "01100", type = "attachment",
  traits = "Weapon", atk = 1, boost_icons = 2,
  says = { "An attachment that gives Rhino +1 ATK. A player in hero form can get rid of it as an action by paying three physical resources.",
    "Un attachement qui donne +1 ATQ à Rhino. Un joueur sous sa forme de héros peut s'en débarrasser par une action en payant trois ressources physiques." },
  attach = villain,
  action{ form = "hero", cost = spend{ "physical", "physical", "physical" }, discard(this) } }

card "Hydra Mercenary" { fr = "Mercenaire d'Hydra", code = "01101", type = "minion", traits = "Hydra", copies = 2,
  atk = 1, sch = 0, hp = 3, boost_icons = 1, guard = true,
  says = { "A minion with guard (SCH 0, ATK 1, 3 hit points): the player it is engaged with has to deal with it before attacking the villain.",
    "Un sbire avec Garde (MNG 0, ATQ 1, 3 points de vie) : le joueur avec qui il est engagé doit s'en occuper avant de pouvoir attaquer le méchant." } }

card "Sandman" { fr = "L'Homme-Sable", code = "01102", type = "minion", traits = { "Criminal", "Elite" },
  unique = true, atk = 3, sch = 2, hp = 4, boost_icons = 2, toughness = true,
  says = { "An Elite minion with SCH 2, ATK 3 and 4 hit points. Thanks to toughness it arrives with a tough status card.",
    "Un sbire Élite avec MNG 2, ATQ 3 et 4 points de vie. Grâce à Ténacité, il arrive avec une carte Tenace." } }

card "Shocker" { code = "01103", type = "minion", traits = "Criminal", unique = true, atk = 2, sch = 1, hp = 3,
  boost_icons = 2,
  says = { "A minion with SCH 1, ATK 2 and 3 hit points. Every hero suffers 1 damage as soon as it is revealed.",
    "Un sbire avec MNG 1, ATQ 2 et 3 points de vie. Chaque héros subit 1 dégât dès qu'il est révélé." },
  revealed = damage(1, each_hero) }

card "Hard to Keep Down" { fr = "Difficile à Contenir", code = "01104", type = "treachery", copies = 2,
  says = { "On reveal, up to 4 damage is removed from Rhino. If he had nothing to heal, the card has surge.",
    "À sa révélation, jusqu'à 4 dégâts sont retirés de Rhino. S'il n'avait rien à soigner, la carte a Renfort." },
  revealed = heal(4, villain):otherwise{ surge() } }

card "\"I'm Tough\"" { fr = "\"Je suis Balèze\"", code = "01105", type = "treachery", copies = 2,
  says = { "On reveal, Rhino becomes tough. If he was tough beforehand, the card has surge instead.",
    "À sa révélation, Rhino devient Tenace. S'il l'était déjà auparavant, la carte a plutôt Renfort." },
  revealed = toughen(villain):otherwise{ surge() } }

card "Stampede" { fr = "Ruée", code = "01106", type = "treachery", copies = 3, boost_icons = 1,
  says = { "Against a player in hero form, Rhino makes an attack, and any character hurt by it is also stunned. In alter-ego form the card just has surge.",
    "Contre un joueur sous sa forme de héros, Rhino effectue une attaque, et tout personnage blessé par elle est en plus sonné. Sous la forme d'alter ego, la carte a simplement Renfort." },
  revealed = when(hero_form){ enemy_attack(villain, { stuns = true }) }:otherwise{ surge() } }

card "Breakin' & Takin'" { fr = "Casser et Emporter", code = "01107", type = "side_scheme", threat = 2, hazard = 1,
  boost_icons = 2,
  says = { "A side scheme that enters with 2 threat plus 1 per player. Because of its hazard icon, one extra encounter card is dealt each villain phase while it is in play.",
    "Une manigance annexe qui entre en jeu avec 2 menaces, plus 1 par joueur. À cause de son icône d'aléas, une carte Rencontre de plus est distribuée à chaque phase du méchant tant qu'elle est en jeu." },
  revealed = place_threat(per_player(1), this) }

card "Crowd Control" { fr = "Contrôler la Foule", code = "01108", type = "side_scheme", threat = per_player(2),
  crisis = 1, boost_icons = 2,
  says = { "A side scheme that enters with 2 threat per player. Until it is defeated, its crisis icon protects the main scheme from losing threat.",
    "Une manigance annexe qui entre en jeu avec 2 menaces par joueur. Jusqu'à ce qu'elle soit déjouée, son icône de crise empêche de retirer de la menace de la manigance principale." } }
