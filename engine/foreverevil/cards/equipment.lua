-- The Equipment of the main deck.
all { type = "Equipment" }

card "Broadsword" { fr = "Glaive", cost = 6, vp = 2, copies = 2, rewarded_by = "fe.destroy.broadsword",
  says = { "+2 Power. Its Attack hits one foe of your choice: you destroy a card of cost 1, 2 or 3, which you pick in that discard pile.",
    "+2 en Puissance. Son Attaque vise un seul adversaire, de votre choix : vous détruisez une carte de coût 1, 2 ou 3 que vous choisissez dans sa défausse." },
  play = { power(2), attack(one_foe){ destroy(one{ foe.discard_pile, cost = {1, 3} }) } } }

card "Cold Gun" { fr = "Pistolet Réfrigérant", cost = 2, vp = 1, copies = 3,
  says = { "+1 Power, and you may put a Frozen token on a card of the Line-Up. The token goes when your next turn begins.",
    "+1 en Puissance, et vous pouvez mettre un jeton Gelé sur une carte de la réserve. Le jeton s'en va quand votre prochain tour commence." },
  play = { power(1), may(freeze(one{ line_up })) } }

card "Cosmic Staff" { cost = 5, vp = 1, copies = 3,
  says = { "+2 Power.", "+2 en Puissance." },
  play = power(2),
  defense = {
    says = { "Avoids the Attack when you discard it from your hand, and you gain the card at the very bottom of the main deck.",
      "Évite l'Attaque quand vous le défaussez de votre main, et vous gagnez la carte tout en dessous du deck commun." },
    gain(bottom(main_deck)) } }

card "Firestorm Matrix" { fr = "Matrice de Firestorm", cost = 7, vp = 2, copies = 2, leaves = "fe.cards.firestorm-matrix-discard", role = "kept-card",
  says = { "You play the top card of your deck. If that card costs 5 or less you may destroy the Matrix: the card then stays in play until it is destroyed at the end of the game, and you may play it once in each of your later turns.",
    "Vous jouez la première carte de votre pioche. Si elle coûte 5 ou moins, vous pouvez détruire la Matrice : la carte reste alors en jeu jusqu'à sa destruction en fin de partie, et vous pouvez la jouer une fois à chacun de vos tours suivants." },
  play = native "firestorm_matrix" }

card "Mallet" { cost = 4, vp = 1, copies = 3, figure = "fe.types.figure-equipment",
  says = { "You reveal the top card of your deck and either draw it or pass it into any player's discard pile, even your own.",
    "Vous révélez la première carte de votre pioche, puis vous la piochez ou la passez dans la défausse d'un joueur quelconque, vous compris." },
  play = reveal(top(deck)):so{ choose_one{ draw(1), pass(it, one_player) } } }

card "Man-Bat Serum" { fr = "Sérum du Man-Bat", cost = 3, vp = 1, copies = 3,
  says = { "Each of your VP tokens is worth +1 Power. If you have 5 or more as you play it, the Serum is destroyed at the end of your turn.",
    "Chacun de vos PV en jetons vaut +1 en Puissance. Si vous en avez 5 ou plus en le jouant, le Sérum est détruit à la fin de votre tour." },
  play = native "man_bat_serum" }

-- The booklet's example is a card that costs 3.
card "Pandora's Box" { fr = "Boîte de Pandora", cost = 2, vp = 1, copies = 2,
  says = { "You reveal the top card of the main deck; as many cards as it costs, that one first, enter the Line-Up from the main deck.",
    "Vous révélez la première carte du deck commun ; autant de cartes que son coût, elle d'abord, passent du deck commun à la réserve." },
  play = reveal(top(main_deck)):so{
      put(it, bottom(main_deck)):unless "fe.cards.pandora-first",
      put(top(main_deck, printed("cost", it)), line_up)
        :cites{ "fe.cards.pandora-example", when = both(just(3, printed("cost", it)), at_least(3, count{ main_deck })) }
        :cites{ "fe.cards.pandora-first", first = true } }
    :otherwise{ put(top(main_deck), line_up) } }

card "Power Armor" { cost = 8, vp = 3,
  says = { "Gives 3 Power.", "Donne 3 en Puissance." },
  play = power(3),
  defense = {
    says = { "Avoids the Attack when you reveal it, and stays in your hand; then you may destroy a card of your hand or discard pile.",
      "Évite l'Attaque quand vous la révélez, et reste dans votre main ; puis vous pouvez détruire une carte de votre main ou défausse." },
    cost = show(this), may(destroy(one{ hand, discard_pile })) } }

card "Secret Society Communicator" { cost = 4, vp = 1, copies = 2,
  says = { "You may destroy a card of your hand or discard pile: a Hero gives its cost in Power, any other card nothing. If you destroy none, +2 Power.",
    "Vous pouvez détruire une carte de votre main ou défausse : un Héros donne son coût en Puissance, toute autre carte rien. Si vous ne détruisez rien, +2 en Puissance." },
  play = may(destroy(one{ hand, discard_pile })):so{ when(it:is{ type = "Hero" }){ power(printed("cost", it)) } }:otherwise{ power(2) } }

card "Sledgehammer" { cost = 3, vp = 1, copies = 2,
  says = { "You may destroy a card of your hand or discard pile, but no Equipment; if it cost 1 or more, you gain 1 VP.",
    "Vous pouvez détruire une carte de votre main ou défausse, mais pas un Équipement ; si elle coûtait 1 ou plus, vous gagnez 1 PV." },
  play = may(destroy(one{ hand, discard_pile, no_type = "Equipment" })):so{ when(at_least(1, printed("cost", it))){ tokens(1) } } }

card "Venom Injector" { cost = 1, copies = 2,
  says = { "Playing it does nothing. Whoever destroys it, in any zone, has +2 Power.",
    "Le jouer n'a aucun effet. Qui le détruit, dans n'importe quelle zone, a +2 en Puissance." },
  play = nothing(),
  when_destroyed = when(own_turn){ power(2) } } -- Power in another's turn has nothing to be spent on

card "Grapnel Gun" { fr = "Lance-grappin", cost = 3, vp = 1, outside = true,
  says = { "+1 Power, and you draw a card.", "+1 en Puissance, et vous piochez une carte." },
  play = { power(1), draw(1) } }
