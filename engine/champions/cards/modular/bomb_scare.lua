-- Bomb Scare.
all { aspect = "encounter", set = "bomb_scare", modular = { "Bomb Scare", "Alerte à la Bombe" } }

card "Bomb Scare" { fr = "Alerte à la Bombe", code = "01109", type = "side_scheme", threat = 2, acceleration = 1,
  boost_icons = 2,
  says = { "A side scheme that enters with 2 threat plus 1 per player. While it is in play, its acceleration icon adds 1 threat to what the main scheme receives at the start of each villain phase.",
    "Une manigance annexe qui entre en jeu avec 2 menaces, plus 1 par joueur. Tant qu'elle est en jeu, son icône d'accélération ajoute 1 menace à ce que reçoit la manigance principale au début de chaque phase du méchant." },
  revealed = place_threat(per_player(1), this) }

card "Hydra Bomber" { fr = "Poseur de Bombe d'Hydra", code = "01110", type = "minion", traits = "Hydra", copies = 2,
  atk = 1, sch = 1, hp = 2, boost_icons = 1,
  says = { "A minion with SCH 1, ATK 1 and 2 hit points. The player who reveals it picks one of two penalties: suffer 2 damage, or let the main scheme grow by 1 threat.",
    "Un sbire avec MNG 1, ATQ 1 et 2 points de vie. Le joueur qui le révèle choisit entre deux peines : subir 2 dégâts, ou laisser la manigance principale gagner 1 menace." },
  revealed = choose_one{ damage(2, your_identity), place_threat(1, main_scheme) } }

card "Explosion" { code = "01111", type = "treachery", boost_icons = 2,
  says = { "On reveal, damage equal to the threat on Bomb Scare is split among heroes and allies. Without Bomb Scare in play, the card has surge.",
    "À sa révélation, des dégâts égaux à la menace sur Alerte à la Bombe sont répartis entre les héros et les alliés. Si Alerte à la Bombe n'est pas en jeu, la carte a Renfort." },
  revealed = when(any{ name = "Bomb Scare" }){ split(lies_on("threat", each{ name = "Bomb Scare" }), { "hero", "ally" }) }
    :otherwise{ surge() } }

card "False Alarm" { fr = "Fausse Alerte", code = "01112", type = "treachery", copies = 2, boost_icons = 1,
  says = { "On reveal, the player becomes confused. If they were confused beforehand, the card has surge.",
    "À sa révélation, le joueur devient désorienté. S'il l'était déjà auparavant, la carte a Renfort." },
  revealed = confuse(your_identity):otherwise{ surge() } }
