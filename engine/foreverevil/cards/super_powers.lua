-- The Super Powers of the main deck.
all { type = "Super Power" }

local function destroy_for_power(kind)
  return may(destroy(one{ hand, discard_pile })):so{ when(it:is{ type = kind }){ power(printed("cost", it)) } }:otherwise{ power(2) }
end

-- First the own Weakness, while there is one for it, or last.
local own_weakness_first = both(ruled "fe.cards.bizarro-power", either(no(just(1, weaknesses_left)), ruled "fe.cards.bizarro-power-last"))

card "Bizarro Power" { fr = "Pouvoir de Bizarro", cost = 6, vp = -1, copies = 2, figure = "fe.types.figure-bizarro-power",
  says = { "+4 Power, and you gain a Weakness. Then its Attack gives every foe a Weakness.",
    "+4 en Puissance, et une Faiblesse pour vous. Puis son Attaque donne une Faiblesse à tous les adversaires." },
  play = { power(4),
    when(own_weakness_first){
      gain_weakness(1):cites "fe.cards.bizarro-power":cites{ "fe.cards.bizarro-power-last", when = just(1, weaknesses_left) },
      attack(each_foe){ foe:gain_weakness(1) } }
    :otherwise{ attack(each_foe){ foe:gain_weakness(1) }, gain_weakness(1) } } }

card "Constructs of Fear" { cost = 7, vp = 2, copies = 2,
  says = { "+3 Power. Its Attack makes every foe discard two hand cards of their own choice.",
    "+3 en Puissance. Son Attaque fait défausser à chaque adversaire deux cartes de sa main, à son choix." },
  play = { power(3), attack(each_foe){ foe:discard(exactly(2){ foe.hand }) } } }

card "Expert Marksman" { cost = 3, vp = 1, copies = 2,
  says = { "You may destroy a card of your hand or discard pile, but no Super Power; if it cost 1 or more, you gain 1 VP.",
    "Vous pouvez détruire une carte de votre main ou défausse, mais pas un Super-Pouvoir ; si elle coûtait 1 ou plus, vous gagnez 1 PV." },
  play = may(destroy(one{ hand, discard_pile, no_type = "Super Power" })):so{ when(at_least(1, printed("cost", it))){ tokens(1) } } }

card "Giant Growth" { cost = 2, vp = 1, copies = 3,
  says = { "Gives 2 Power.", "Donne 2 en Puissance." },
  play = power(2) }

card "Insanity" { fr = "Aliénation", cost = 2, vp = 1, copies = 3,
  says = { "If you play it before any other card this turn, everybody at once passes a hand card of their choice into the hand of the player on the left. Played later, it does nothing.",
    "Si vous la jouez avant toute autre carte de ce tour, chacun passe en même temps une carte de sa main, à son choix, dans la main du joueur à sa gauche. Jouée plus tard, elle n'a aucun effet." },
  play = native "insanity",
  defense = {
    says = { "Avoids the Attack when you discard it from your hand; then you may put a card of your hand or discard pile into the attacker's hand.",
      "Évite l'Attaque quand vous la défaussez de votre main ; puis vous pouvez mettre une carte de votre main ou défausse dans la main de l'attaquant." },
    may(put(one{ hand, discard_pile }, attacker.hand)):silent() } }

card "Invulnerable" { fr = "Invulnérable", cost = 3, vp = 1, copies = 3, figure = "fe.types.figure-invulnerable",
  says = { "+1 Power.", "+1 en Puissance." },
  play = power(1),
  defense = {
    says = { "Avoids the Attack in one of two ways: you discard it from your hand, or you reveal it there and destroy a Vulnerability of your hand or discard pile.",
      "Évite l'Attaque de deux façons, au choix : vous le défaussez de votre main, ou vous l'y révélez en détruisant une Vulnérabilité de votre main ou défausse." },
    in_hand = "fe.cards.invulnerable-in-hand", cost = native "invulnerable" } }

card "Power Drain" { cost = 4, vp = 1, copies = 2,
  says = { "+2 Power. Its Attack hits one foe of your choice, who shows the whole hand; you pick the card that this foe discards.",
    "+2 en Puissance. Son Attaque vise un seul adversaire, de votre choix, qui montre toute sa main ; vous désignez la carte qu'il défausse." },
  play = { power(2), attack(one_foe){ foe:show(each{ foe.hand }), discard(one{ foe.hand }) } } }

card "Super Intellect" { cost = 4, vp = 1, copies = 2,
  says = { "You may destroy a card of your hand or discard pile: an Equipment gives its cost in Power, any other card nothing. If you destroy none, +2 Power.",
    "Vous pouvez détruire une carte de votre main ou défausse : un Équipement donne son coût en Puissance, toute autre carte rien. Si vous ne détruisez rien, +2 en Puissance." },
  play = destroy_for_power "Equipment" }

card "Transmutation" { cost = 5, vp = 1, copies = 3,
  says = { "You must destroy a card of your hand or discard pile, and you gain 1 VP. Then you may gain a card of the Line-Up that costs no more than the destroyed one.",
    "Vous devez détruire une carte de votre main ou défausse, et vous gagnez 1 PV. Puis vous pouvez gagner une carte de la réserve qui ne coûte pas plus que la carte détruite." },
  play = { destroy(one{ hand, discard_pile }):as "destroyed", tokens(1),
    may(gain(one{ line_up, cost = {0, printed("cost", the "destroyed")} })) } }

card "Ultra Strength" { cost = 9, vp = 3,
  says = { "+3 Power, and you draw two cards.", "+3 en Puissance, et vous piochez deux cartes." },
  play = { power(3), draw(2) } }

card "Word of Power" { cost = 1, copies = 2, role = "rebate",
  says = { "Playing it does nothing. Whoever destroys it, in any zone, pays 4 less for the Super Hero of the stack until the turn ends.",
    "Le jouer n'a aucun effet. Qui le détruit, dans n'importe quelle zone, paie 4 de moins le Super-Héros de la pile jusqu'à la fin du tour." },
  play = nothing(),
  when_destroyed = when(own_turn){ discount(4) } } -- it lasts for a turn
