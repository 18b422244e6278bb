-- The Villains of the main deck.
all { type = "Villain" }

local function destroy_for_power(kind)
  return may(destroy(one{ hand, discard_pile })):so{ when(it:is{ type = kind }){ power(printed("cost", it)) } }:otherwise{ power(2) }
end

local function destroy_for_token(kind)
  return may(destroy(one{ hand, discard_pile, no_type = kind })):so{ when(at_least(1, printed("cost", it))){ tokens(1) } }
end

-- A card of the Line-Up is destroyed, then Power for each different name among the destroyed cards of a type.
local function purge(prey, counted)
  return { may(destroy(one{ line_up, type = prey })), power(distinct "name" { destroyed, type = counted }) }
end

card "Atomica" { cost = 3, vp = 1, copies = 2,
  says = { "You may destroy a card of your hand or discard pile, but no Villain; if it cost 1 or more, you gain 1 VP.",
    "Vous pouvez détruire une carte de votre main ou défausse, mais pas un Vilain ; si elle coûtait 1 ou plus, vous gagnez 1 PV." },
  play = destroy_for_token "Villain" }

card "The Blight" { cost = 4, vp = 1, copies = 2,
  says = { "You may destroy a card of your hand or discard pile: a Super Power gives its cost in Power, any other card nothing. If you destroy none, +2 Power.",
    "Vous pouvez détruire une carte de votre main ou défausse : un Super-Pouvoir donne son coût en Puissance, toute autre carte rien. Si vous ne détruisez rien, +2 en Puissance." },
  play = destroy_for_power "Super Power" }

-- The booklet's example has a deck of 26 cards.
card "Deathstorm" { fr = "Deathstorm", cost = 4, hook = "not_in_teams",
  says = { "You may destroy a card of your hand. Its VP are 10 less one per card over twenty in your deck, never below 0.",
    "Vous pouvez détruire une carte de votre main. Ses PV : 10 moins un par carte au-delà de vingt dans votre deck, jamais sous 0." },
  play = may(destroy(one{ hand })),
  stars = { whether(both(just(26, deck_size), no(ruled "fe.cards.deathstorm")), 0,
              max(0, 10 - max(0, deck_size - whether(ruled "fe.amb.deathstorm-formula", 20, 21)))),
    cites = { { "fe.cards.deathstorm", when = just(26, deck_size) }, "fe.amb.deathstorm-formula" } } }

card "Despero" { cost = 6, vp = 2,
  says = { "You draw two cards. Its Attack hits one foe of your choice, who picks and discards a hand card of cost 1 or more.",
    "Vous piochez deux cartes. Son Attaque vise un seul adversaire, de votre choix, qui choisit et défausse une carte de sa main de coût 1 ou plus." },
  play = { draw(2), attack(one_foe){ foe:discard(one{ foe.hand, cost = {1} }) } } }

card "Emperor Penguin" { cost = 1, copies = 2,
  says = { "Playing him does nothing. Whoever destroys him, in any zone, gains 2 VP.",
    "Le jouer n'a aucun effet. Qui le détruit, dans n'importe quelle zone, gagne 2 PV." },
  play = nothing(),
  when_destroyed = tokens(2) }

card "Giganta" { fr = "Giganta", cost = 4, vp = 1, copies = 2,
  says = { "+4 Power if your discard pile holds nothing of cost below 4, and otherwise +2 Power.",
    "+4 en Puissance si votre défausse ne contient rien de coût inférieur à 4, sinon +2 en Puissance." },
  play = when(either(none{ discard_pile, cost = {0, 3} },
      both(no(ruled "fe.play.order-matters"), none{ discard_pile, cost = {0, 3}, of_earlier_turns = true }))){ power(4) }
    :otherwise{ power(2) }:cites "fe.play.order-matters" }

card "Grid" { cost = 2, vp = 1, copies = 2,
  says = { "+1 Power, and you may put a Villain or Equipment of cost 5 or less from your discard pile on top of your deck.",
    "+1 en Puissance, et vous pouvez mettre un Vilain ou un Équipement de coût 5 ou moins de votre défausse sur votre pioche." },
  play = { power(1), may(put(one{ discard_pile, type = { "Villain", "Equipment" }, cost = {0, 5} }, top(deck))) } }

card "Johnny Quick" { cost = 2, vp = 1, copies = 2,
  says = { "You draw one card.", "Vous piochez une carte." },
  play = draw(1) }

card "Man-Bat" { fr = "Man-Bat", cost = 3, vp = 1, copies = 2,
  says = { "+2 Power.", "+2 en Puissance." },
  play = power(2),
  defense = {
    says = { "Avoids the Attack when you discard it from your hand, and you steal 1 VP from the attacker.",
      "Évite l'Attaque quand vous le défaussez de votre main, et vous volez 1 PV à l'attaquant." },
    steal(1, attacker):cites{ "fe.cards.steal-none", "fe.cards.steal-not-negative", when = just(0, tokens_of(attacker)) } } }

card "Owlman" { cost = 6, vp = 2,
  says = { "You may destroy an Equipment in the Line-Up; then each different Equipment among the destroyed cards is worth +1 Power.",
    "Vous pouvez détruire un Équipement de la réserve ; puis chaque Équipement différent parmi les cartes détruites vaut +1 en Puissance." },
  play = purge("Equipment", "Equipment") }

card "Power Ring" { fr = "Power Ring", cost = 6, vp = 2, hook = "not_in_teams",
  says = { "You may destroy a Hero in the Line-Up; then each different Hero among the destroyed cards is worth +1 Power.",
    "Vous pouvez détruire un Héros de la réserve ; puis chaque Héros différent parmi les cartes détruites vaut +1 en Puissance." },
  play = purge("Hero", "Hero") }

card "Royal Flush Gang" { fr = "Gang du Flush Royal", cost = 5, copies = 5, figure = "fe.types.figure-royal-flush-gang",
  says = { "You draw two cards and then discard two. Every other Royal Flush Gang of yours this turn, played earlier or later, is worth 1 VP.",
    "Piochez deux cartes et défaussez-en deux ensuite. Chaque autre Gang du Flush Royal que vous jouez ce tour, avant ou après, vaut 1 PV." },
  play = { draw(2), discard(exactly(2){ hand }),
    when(either(no(carried), ruled "fe.cards.firestorm-royal-flush")){
      over_the_turn(plays{ same_name = true }){ tokens(1) }
        :cites{ "fe.cards.firestorm-royal-flush", when = carried }
        :cites{ "fe.cards.firestorm-royal-flush-example", when = both(carried, just(2, others_played)) } }:silent() } }

card "Superwoman" { fr = "Superwoman", cost = 7, vp = 3, hook = "not_in_teams",
  says = { "You may destroy a Villain in the Line-Up; then each different Villain among the destroyed cards is worth +1 Power.",
    "Vous pouvez détruire un Vilain de la réserve ; puis chaque Vilain différent parmi les cartes détruites vaut +1 en Puissance." },
  play = purge("Villain", "Villain") }

card "Ultraman" { cost = 8, vp = 3,
  says = { "You may destroy any card in the Line-Up; then each different Super Power among the destroyed cards is worth +1 Power.",
    "Vous pouvez détruire n'importe quelle carte de la réserve ; puis chaque Super-Pouvoir différent parmi les cartes détruites vaut +1 en Puissance." },
  play = purge({ "Starter", "Hero", "Villain", "Super Power", "Equipment", "Location" }, "Super Power") }
