-- Black Panther: his cards, obligation and nemesis set.
all { aspect = "hero", set = "black_panther" }

card "Black Panther" { code = "01040a", type = "hero", back = "tchalla", traits = { "Avenger", "Wakanda" },
  unique = true, copies = 0, thw = 2, atk = 2, def = 2, hp = 11, hand_size = 5, retaliate = 1,
  starter = { aspect = "protection", "first-aid" },
  says = { "Retaliate 1: any character that attacks him suffers 1 damage in return afterwards. Balanced, with 2 in ATK, THW and DEF.",
    "Riposte 1 : tout personnage qui l'attaque subit ensuite 1 dégât en retour. Équilibré, avec 2 en ATQ, en CTR et en DEF." } }

card "T'Challa" { code = "01040b", type = "alter_ego", back = "black-panther", traits = { "King", "Wakanda" },
  unique = true, rec = 4, hp = 11, hand_size = 6,
  says = { "During setup, he fetches a Black Panther upgrade from your deck into your hand; the deck is then shuffled. REC 4, hand of six cards.",
    "Pendant la mise en place, il va chercher dans votre deck une amélioration Black Panther, qui rejoint votre main ; le deck est ensuite mélangé. REC 4, main de six cartes." },
  setup = search_deck{ "upgrade", trait = "Black Panther" }:cites "mc.traits.referenced" }

card "Shuri" { code = "01041", type = "ally", traits = { "Genius", "Wakanda" }, unique = true, cost = 2,
  makes = "physical", thw = {1, 1}, atk = {1, 1}, hp = 3,
  says = { "An ally for 2 resources. When she arrives, you may look through your deck for any upgrade, take it in hand, then shuffle.",
    "Une alliée à 2 ressources. À son arrivée, vous pouvez fouiller votre deck pour y prendre en main une amélioration quelconque, puis vous mélangez." },
  response(enters{ this }){ search_deck{ "upgrade" } } }

card "Ancestral Knowledge" { fr = "Connaissance Ancestrale", code = "01042", type = "event", cost = 1,
  makes = "mental",
  says = { "For 1 resource, in alter-ego form: one, two or three cards from your discard pile, no two alike, go back into your deck, which is shuffled.",
    "Pour 1 ressource, en forme d'alter ego : une, deux ou trois cartes de votre défausse, toutes différentes, retournent dans votre deck, que l'on mélange." },
  action{ form = "alter_ego", put(up_to(3){ discard_pile, different = "title" }, deck), shuffle(deck) } }

card "Wakanda Forever! (energy)" { fr = "Wakanda Éternel ! (énergie)",
  title = { "Wakanda Forever!", "Wakanda Éternel !" }, code = "01043a", type = "event", traits = "Tactic", cost = 1,
  makes = "energy", clause = "wakanda-forever",
  says = { "For 1 resource, in hero form, it sets off the \"Special\" of all your Black Panther upgrades one after another, in the sequence you like; the one kept for last is stronger.",
    "Pour 1 ressource, en forme de héros, elle déclenche l'une après l'autre la capacité « Spécial » de toutes vos améliorations Black Panther, dans la suite qui vous plaît ; celle gardée pour la fin est plus forte." },
  native = "each_special" }

card "Wakanda Forever! (mental)" { fr = "Wakanda Éternel ! (mentale)",
  title = { "Wakanda Forever!", "Wakanda Éternel !" }, code = "01043b", type = "event", traits = "Tactic", cost = 1,
  makes = "mental", clause = "wakanda-forever",
  native = "each_special" }

card "Wakanda Forever! (physical)" { fr = "Wakanda Éternel ! (physique)",
  title = { "Wakanda Forever!", "Wakanda Éternel !" }, code = "01043c", type = "event", traits = "Tactic", cost = 1,
  makes = "physical", clause = "wakanda-forever",
  native = "each_special" }

card "Wakanda Forever! (wild)" { fr = "Wakanda Éternel ! (libre)",
  title = { "Wakanda Forever!", "Wakanda Éternel !" }, code = "01043d", type = "event", traits = "Tactic",
  copies = 2, cost = 1, makes = "wild", clause = "wakanda-forever",
  native = "each_special" }

card "Vibranium" { code = "01044", type = "resource", copies = 3, makes = { "wild", "wild" },
  says = { "Gives two wild resources when it is discarded to pay.",
    "Donne deux ressources libres lorsqu'on la défausse pour payer." } }

card "The Golden City" { fr = "La Cité Dorée", code = "01045", type = "support", traits = { "Location", "Wakanda" },
  unique = true, cost = 2, makes = "energy",
  says = { "A support for 2 resources. In alter-ego form, exhausting it brings you two cards.",
    "Un soutien à 2 ressources. En forme d'alter ego, l'incliner vous rapporte deux cartes." },
  action{ form = "alter_ego", cost = exhaust(this), draw(2) } }

card "Energy Daggers" { fr = "Dagues Énergétiques", code = "01046", type = "upgrade",
  traits = { "Black Panther", "Weapon" }, cost = 2, makes = "mental",
  says = { "Costs 2 resources; works only through \"Wakanda Forever!\". You pick a player: the villain and all enemies engaged with them suffer 1 damage each, or 2 each if the daggers come last.",
    "Coûte 2 ressources ; ne sert que par « Wakanda Éternel ! ». Vous désignez un joueur : le méchant et tous les ennemis engagés avec lui subissent 1 dégât chacun, ou 2 si les dagues passent en dernier." },
  special = { one_player:damage(whether(final, 2, 1), each{ "enemy", faces = foe }) } }

card "Panther Claws" { fr = "Griffes de Panthère", code = "01047", type = "upgrade",
  traits = { "Black Panther", "Weapon" }, cost = 2, makes = "energy",
  says = { "Costs 2 resources; works only through \"Wakanda Forever!\". It is an attack that inflicts 2 damage on an enemy, doubled to 4 when the claws close the sequence.",
    "Coûte 2 ressources ; ne sert que par « Wakanda Éternel ! ». C'est une attaque qui inflige 2 dégâts à un ennemi, portés à 4 quand les griffes ferment la séquence." },
  special = { label = "attack", attack(whether(final, 4, 2), one{ "enemy" }) } }

card "Tactical Genius" { fr = "Génie tactique", code = "01048", type = "upgrade",
  traits = { "Black Panther", "Skill" }, cost = 2, makes = "physical",
  says = { "Costs 2 resources; works only through \"Wakanda Forever!\". It thwarts a scheme for 1 threat, or for 2 when it closes the sequence.",
    "Coûte 2 ressources ; ne sert que par « Wakanda Éternel ! ». Il contre une manigance à hauteur de 1 menace, ou de 2 quand il ferme la séquence." },
  special = { label = "thwart", thwart(whether(final, 2, 1), one{ "scheme" }) } }

card "Vibranium Suit" { fr = "Costume en Vibranium", code = "01049", type = "upgrade",
  traits = { "Armor", "Black Panther" }, cost = 2, makes = "mental",
  says = { "Costs 2 resources; works only through \"Wakanda Forever!\". As an attack, it takes 1 damage off your hero and puts it on an enemy, or 2 when the suit closes the sequence.",
    "Coûte 2 ressources ; ne sert que par « Wakanda Éternel ! ». Sous forme d'attaque, il retire 1 dégât à votre héros pour le mettre sur un ennemi, ou 2 quand le costume ferme la séquence." },
  special = { label = "attack", move_damage(whether(final, 2, 1), one{ "enemy" }) } }
all { aspect = "encounter", set = "black_panther" }

card "Affairs of State" { fr = "Affaires d'État", code = "01155", type = "obligation", boost_icons = 2,
  given_to = "tchalla",
  says = { "T'Challa's obligation, which allows a change to alter-ego form first. Its player then either exhausts T'Challa to take the card out of the game for good, or sends one Black Panther upgrade they control to the discard pile; in that second case the obligation is discarded.",
    "L'obligation de T'Challa, qui permet d'abord de passer sous la forme d'alter ego. Son joueur choisit ensuite : incliner T'Challa pour retirer définitivement la carte de la partie, ou bien renoncer à une amélioration Black Panther qu'il contrôle, mise à la défausse ; dans ce second cas, l'obligation est défaussée." },
  revealed = obligation(face "T'Challa"){ discard(one{ "upgrade", trait = "Black Panther", of = you }) } }
all { aspect = "encounter", set = "black_panther_nemesis" }

card "Usurp The Throne" { fr = "Usurper le Trône", code = "01156", type = "side_scheme", threat = per_player(3),
  hazard = 1, boost_icons = 3,
  says = { "A side scheme with a hazard icon that enters with 3 threat per player: one extra encounter card is dealt in each villain phase while it stays in play.",
    "Une manigance annexe avec une icône d'aléas qui entre en jeu avec 3 menaces par joueur : une carte Rencontre de plus est distribuée à chaque phase du méchant tant qu'elle reste en jeu." } }

card "Killmonger" { code = "01157", type = "minion", traits = { "Assassin", "Elite", "Mercenary" }, unique = true,
  atk = 2, sch = 2, hp = 5, boost_icons = 2,
  says = { "An Elite minion with SCH 2, ATK 2 and 5 hit points. Damage from upgrades with the Black Panther trait has no effect on him.",
    "Un sbire Élite avec MNG 2, ATQ 2 et 5 points de vie. Les dégâts venant d'améliorations ayant le trait Black Panther sont sans effet sur lui." },
  cannot{ "take damage", from = { "upgrade", trait = "Black Panther" } } }

card "Heart-Shaped Herb" { fr = "Plante en forme de Cœur", code = "01158", type = "treachery", boost_icons = 1,
  boost_star = true, surge = true,
  says = { "Surge. On reveal, the villain and all minions engaged with the player become tough. As a boost card, it makes the villain tough.",
    "Renfort. À sa révélation, le méchant et tous les sbires engagés avec le joueur deviennent Tenaces. En tant que carte Boost, elle rend le méchant Tenace." },
  revealed = { toughen(villain), toughen(each{ "minion", engaged_with = you }) }, boost = toughen(villain) }

card "Ritual Combat" { fr = "Combat Rituel", code = "01159", type = "treachery", copies = 2, boost_icons = 2,
  says = { "On reveal, the top encounter card is discarded and its boost icons are counted, plus 1. The player chooses whether that number becomes damage to their hero or threat on the main scheme.",
    "À sa révélation, la première carte du deck Rencontre est défaussée et l'on compte ses icônes Boost, plus 1. Le joueur choisit si ce nombre devient des dégâts pour son héros ou de la menace sur la manigance principale." },
  revealed = discard(top(encounter_deck)):so{ choose_one{
    when(is_hero){ damage(1 + printed("boost", it), your_identity) }, place_threat(1 + printed("boost", it), main_scheme) } } }
