-- Under Attack.
all { aspect = "encounter", set = "under_attack", modular = { "Under Attack", "Civils Attaqués" } }

card "Under Attack" { fr = "Civils Attaqués", code = "01151", type = "side_scheme", threat = 3, crisis = 1,
  boost_icons = 3,
  says = { "A side scheme with a crisis icon that enters with 3 threat. When it comes, every player in turn lets it grow by 2 threat or has their hero suffer 3 damage; an alter ego has the threat only.",
    "Une manigance annexe avec une icône de crise, qui arrive avec 3 menaces. À son arrivée, chaque joueur, à son tour, la laisse gagner 2 menaces ou fait subir 3 dégâts à son héros ; un alter ego n'a que la menace." },
  revealed = each_player:choose_one{ place_threat(2, this), damage(3, your_hero) } }

card "Vibranium Armor" { fr = "Armure en Vibranium", code = "01152", type = "attachment", traits = "Armor",
  boost_icons = 1,
  says = { "Attached to the villain, who becomes tough each time after taking damage. A player in hero form can get rid of it as an action by exhausting the hero and paying two physical resources.",
    "Attachée au méchant, qui devient Tenace chaque fois qu'il a subi des dégâts. Un joueur sous sa forme de héros peut s'en débarrasser par une action en inclinant son héros et en payant deux ressources physiques." },
  attach = villain,
  response(damage_dealt{ host }){ forced = true, toughen(host) },
  action{ form = "hero", cost = { exhaust(your_identity), spend{ "physical", "physical" } }, discard(this) } }

card "Concussion Blasters" { fr = "Phaseurs de Pulvérisation", code = "01153", type = "attachment",
  traits = "Weapon", boost_icons = 1,
  says = { "Attached to the villain, who has Retaliate 1 from it. A player in hero form can get rid of it as an action by exhausting the hero and paying two energy resources.",
    "Attaché au méchant, à qui il donne Riposte 1. Un joueur sous sa forme de héros peut s'en débarrasser par une action en inclinant son héros et en payant deux ressources énergie." },
  attach = villain,
  gets{ retaliate = 1, to = host },
  action{ form = "hero", cost = { exhaust(your_identity), spend{ "energy", "energy" } }, discard(this) } }

card "Concussive Blast" { fr = "Rayon Pulvérisateur", code = "01154", type = "treachery", copies = 2,
  boost_star = true,
  says = { "On reveal, all identities and allies suffer 1 damage each, at the same time. As a boost card it does the same to those of the player whom the villain acts against.",
    "À sa révélation, toutes les identités et tous les alliés subissent 1 dégât chacun, en même temps. Comme carte Boost, il fait de même à ceux du joueur contre qui agit le méchant." },
  revealed = damage(1, each{ "friendly character" }),
  boost = damage(1, each{ "character", of = you }) }
