-- The Equipment of the main deck. Names, types, costs and VP are known; what most of them say is not, nor how many copies there are.
all { type = "Equipment", provisional = true }

card "Anti-Monitor's Antenna" { stays = true, cost = 5, vp = 1, copies = 2, keywords = { "ongoing" }, unknown = true }
card "Batmanium" { fr = "Batmanium", subtype = "Metal", cost = 5, vp = 4, unknown = true }
card "Carter Hall's Journal" { cost = 4, copies = 2, unknown = true,
  says = { "At the end of the game it is worth 5 VP in a deck with five Metal cards or more, and nothing otherwise. What it does when played is not known.",
    "À la fin de la partie, elle vaut 5 PV dans un deck d'au moins cinq cartes Métal, et rien sinon. Ce qu'elle fait quand on la joue n'est pas connu." },
  stars = { whether(at_least(5, count{ deck, type = "Metal" }), 5, 0), cites = { "metal.score.star-vp", "metal.amb.score-pile-ownership" } } }
card "Dionesium" { fr = "Dionésium", subtype = "Metal", cost = 4, vp = 1, copies = 2, unknown = true }
card "Eighth Metal Sunblade" { fr = "Lame du Soleil", subtype = "Metal", cost = 8, vp = 3, unknown = true }
card "Electrum" { subtype = "Metal", cost = 3, vp = 1, copies = 2, unknown = true }
card "Element X" { subtype = "Metal", cost = 10, unknown = true,
  says = { "At the end of the game it is worth 10 VP less 1 for each Weakness in your deck, and never less than 0. What it does when played is not known.",
    "À la fin de la partie, elle vaut 10 PV moins 1 par Faiblesse de votre deck, et jamais moins de 0. Ce qu'elle fait quand on la joue n'est pas connu." },
  stars = { max(0, 10 - count{ deck, name = "Weakness" }), cites = { "metal.score.star-vp", "metal.amb.score-pile-ownership" } } }
card "Multiverse Map" { fr = "Carte du Multivers", cost = 2, vp = 2, copies = 2, unknown = true }
card "Nth Metal Mace" { subtype = "Metal", cost = 9, vp = 4, keywords = { "defense" }, unknown = true }
card "Phantom Zone Projector" { cost = 3, vp = 1, copies = 2, keywords = { "defense" }, unknown = true }
card "Phoenix Cannon" { fr = "Canon Phénix", cost = 3, vp = 2, copies = 2, unknown = true }
card "Promethium" { subtype = "Metal", cost = 2, vp = 1, copies = 2, unknown = true }
card "T-Spheres" { cost = 4, vp = 1, copies = 2, unknown = true }
