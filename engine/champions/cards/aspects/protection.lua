-- Protection.
all { aspect = "protection" }

card "Black Widow" { code = "01075", type = "ally", subtitle = "Natasha Romanoff",
  traits = { "S.H.I.E.L.D.", "Spy" }, unique = true, cost = 3, makes = "physical", thw = {2, 1}, atk = {1, 1},
  hp = 2,
  says = { "An ally for 3 resources, THW 2. As a card is revealed from the encounter deck, you may exhaust her and pay a mental resource: that card is discarded with no effect, and the next one of the encounter deck is revealed in its place.",
    "Une alliée à 3 ressources, CTR 2. Lorsqu'une carte est révélée du deck Rencontre, vous pouvez l'incliner et payer une ressource mentale : cette carte est défaussée sans effet, et la suivante du deck Rencontre est révélée à sa place." },
  interrupt(reveals{ from_deck = true }){ cost = { exhaust(this), spend "mental" }, replace_reveal() } }

card "Luke Cage" { code = "01076", type = "ally", traits = "Defender", unique = true, cost = 4, makes = "energy",
  thw = {1, 1}, atk = {2, 1}, hp = 5, toughness = true,
  says = { "A sturdy ally for 4 resources, with 5 hit points. Thanks to Toughness, he arrives already tough, so the first damage he would suffer is ignored.",
    "Un allié robuste à 4 ressources, avec 5 points de santé. Grâce à Ténacité, il arrive déjà Tenace : les premiers dégâts qu'il devrait subir sont ignorés." } }

card "Counter-Punch" { fr = "Contre-Attaque au Poing", code = "01077", type = "event", traits = "Attack", copies = 3,
  cost = 0, makes = "physical",
  says = { "Free: once your hero has defended against an enemy's attack, you strike back at that enemy for as much damage as the hero's ATK.",
    "Gratuit : une fois que votre héros s'est défendu contre l'attaque d'un ennemi, vous rendez à celui-ci autant de dégâts que l'ATQ du héros." },
  response(attacked{ defended_by = your_hero }){ form = "hero", label = "attack", attack(now("atk", your_identity), that) } }

card "Get Behind Me!" { fr = "Restez derrière moi !", code = "01078", type = "event", copies = 3, cost = 1,
  makes = "mental",
  says = { "For 1 resource, in hero form: as a treachery comes out of the encounter deck, its \"When Revealed\" text does nothing, but you face an attack by the villain in exchange.",
    "Pour 1 ressource, en forme de héros : lorsqu'une traîtrise sort du deck Rencontre, son texte « Une fois révélée » reste sans effet, mais vous essuyez en échange une attaque du méchant." },
  interrupt(reveals{ "treachery" }){ form = "hero", cancel(), enemy_attack(villain) } }

card "The Power of Protection" { fr = "Le Pouvoir de la Protection", code = "01079", type = "resource", copies = 2,
  makes = "wild", doubles = "protection",
  says = { "Gives one wild resource when it is discarded to pay, or two if the card being paid for is Protection. No more than two copies in a deck.",
    "Donne une ressource libre lorsqu'on la défausse pour payer, ou deux si la carte payée est de Protection. Pas plus de deux exemplaires dans un deck." } }

card "Med Team" { fr = "Équipe Médicale", code = "01080", type = "support", traits = "S.H.I.E.L.D.", copies = 3,
  cost = 3, makes = "energy", uses = 3,
  says = { "A 3-resource support bringing 3 medical counters. As an action, exhaust it and use up a counter: a friendly character recovers 2 hit points. After the third use, it is discarded.",
    "Un soutien à 3 ressources qui arrive avec 3 pions médicaux. Par une action, inclinez-le et dépensez un pion : un personnage ami récupère 2 points de santé. Après le troisième usage, il est défaussé." },
  action{ cost = { exhaust(this), spend_counters(1) }, heal(2, one{ "friendly character", damaged = true }) } }

card "Armored Vest" { fr = "Veste blindée", code = "01081", type = "upgrade", traits = "Armor", copies = 3, cost = 1,
  makes = "mental", max_per_player = true, any_controller = true,
  says = { "For 1 resource, one hero's DEF permanently rises by 1. You may give it to any player, but each can hold only one.",
    "Pour 1 ressource, la DEF d'un héros augmente durablement de 1. Vous pouvez la donner à n'importe quel joueur, mais chacun n'en a qu'une." },
  gets{ def = 1, to = your_hero } }

card "Indomitable" { fr = "Inébranlable", code = "01082", type = "upgrade", traits = "Condition", copies = 3,
  cost = 1, makes = "energy",
  says = { "Costs 1 resource and waits in play. Once your hero has defended, you may give the card up to stand the hero back up (ready).",
    "Coûte 1 ressource et attend en jeu. Une fois que votre héros a défendu, vous pouvez sacrifier la carte pour le redresser." },
  response(attacked{ defended_by = your_hero }){ cost = discard(this), ready(your_identity) } }
