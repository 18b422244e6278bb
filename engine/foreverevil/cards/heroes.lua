-- The Heroes of the main deck.
all { type = "Hero" }

local function destroy_for_power(kind)
  return may(destroy(one{ hand, discard_pile })):so{ when(it:is{ type = kind }){ power(printed("cost", it)) } }:otherwise{ power(2) }
end

card "Amanda Waller" { cost = 4, vp = 1, copies = 2, figure = "fe.types.figure-hero",
  says = { "You may destroy a card of your hand or discard pile: a Villain gives its cost in Power, any other card nothing. If you destroy none, +2 Power.",
    "Vous pouvez détruire une carte de votre main ou défausse : un Vilain donne son coût en Puissance, toute autre carte rien. Si vous ne détruisez rien, +2 en Puissance." },
  play = destroy_for_power "Villain" }

card "Catwoman" { fr = "Catwoman", cost = 3, vp = 1, copies = 2, figure = "fe.types.figure-hero-with-attack",
  says = { "+1 Power. Its Attack hits one foe of your choice, from whom you steal 1 VP.",
    "+1 en Puissance. Son Attaque vise un seul adversaire, de votre choix, à qui vous volez 1 PV." },
  play = { power(1), attack(one_foe){ steal(1, foe):cites{ "fe.cards.steal-none", "fe.cards.steal-not-negative", when = just(0, tokens_of(foe)) } } } }

card "Commissioner Gordon" { cost = 2, vp = 1, copies = 3,
  says = { "+1 Power.", "+1 en Puissance." },
  play = power(1),
  defense = {
    says = { "Avoids the Attack when you discard it from your hand, and brings you 1 VP.",
      "Évite l'Attaque quand vous le défaussez de votre main, et vous rapporte 1 PV." },
    tokens(1) } }

card "Dr. Light" { cost = 3, vp = 1, copies = 2,
  says = { "You draw one card. Its Attack hits one foe of your choice, who picks a Location of theirs in play and puts it into the discard pile.",
    "Vous piochez une carte. Son Attaque vise un seul adversaire, de votre choix : un de ses Lieux en jeu, choisi par lui, va dans sa défausse." },
  play = { draw(1), attack(one_foe){ foe:put(one{ foe.in_play, type = "Location" }, foe.discard_pile) } } }

card "Element Woman" { fr = "Element Woman", owned = { "Villain", "Super Power", "Equipment" }, cost = 4, vp = 1, copies = 2,
  says = { "+2 Power. In the hands of a player, in any place of the deck or while being played, she is Hero, Villain, Equipment and Super Power at once.",
    "+2 en Puissance. Chez un joueur, où que ce soit dans son deck, ou pendant qu'on la joue, elle est à la fois Héros, Vilain, Équipement et Super-Pouvoir." },
  play = power(2) }

card "Firestorm" { fr = "Firestorm", cost = 6, vp = 2, carries = true,
  says = { "The top card of your deck goes onto your Super-Villain; this turn Firestorm does what every card lying there says. Those cards are destroyed at the end of the game.",
    "La première carte de votre pioche va sur votre Super-Vilain ; ce tour, Firestorm fait ce que dit chacune des cartes posées là. Elles sont détruites à la fin de la partie." },
  play = native "firestorm" }

card "Pandora" { cost = 7, vp = 2,
  says = { "The Line-Up grows by the top card of the main deck; after that each different cost in the Line-Up is worth +1 Power.",
    "La réserve reçoit en plus la première carte du deck commun ; ensuite, chaque coût différent présent dans la réserve vaut +1 en Puissance." },
  play = { put(top(main_deck), line_up), power(distinct "cost" { line_up }) } }

card "Phantom Stranger" { fr = "Phantom Stranger", cost = 5, hook = "not_in_teams",
  says = { "You may destroy a card of your hand, then you may destroy one of your discard pile. Its VP are 10 less one per card of cost 0 in your deck, never below 0.",
    "Vous pouvez détruire une carte de votre main, puis une autre de votre défausse. Ses PV : 10 moins un par carte de coût 0 dans votre deck, jamais sous 0." },
  play = { may(destroy(one{ hand })), may(destroy(one{ discard_pile })) },
  stars = { max(0, 10 - free_cards) } }

card "Power Girl" { cost = 5, vp = 2, copies = 3,
  says = { "Gives 3 Power.", "Donne 3 en Puissance." },
  play = power(3) }

card "Stargirl" { fr = "Star Girl", cost = 4, vp = 1, copies = 2,
  says = { "+2 Power.", "+2 en Puissance." },
  play = power(2),
  defense = {
    says = { "Avoids the Attack when you discard it from your hand; then you draw a card and a destroyed card of your choice, of cost 1 or more, goes under the main deck.",
      "Évite l'Attaque quand vous la défaussez de votre main ; puis vous piochez une carte et une carte détruite de votre choix, de coût 1 ou plus, va sous le deck commun." },
    draw(1), put(one{ destroyed, cost = {1} }, bottom(main_deck)) } }

local function destroy_for_token(kind)
  return may(destroy(one{ hand, discard_pile, no_type = kind })):so{ when(at_least(1, printed("cost", it))){ tokens(1) } }
end

card "Steel" { cost = 3, vp = 1, copies = 2,
  says = { "You may destroy a card of your hand or discard pile, but no Hero; if it cost 1 or more, you gain 1 VP.",
    "Vous pouvez détruire une carte de votre main ou défausse, mais pas un Héros ; si elle coûtait 1 ou plus, vous gagnez 1 PV." },
  play = destroy_for_token "Hero" }

card "Steve Trevor" { fr = "Steve Trevor", cost = 1, copies = 2,
  says = { "Playing him does nothing. Whoever destroys him, in any zone, draws two cards and then discards one.",
    "Le jouer n'a aucun effet. Qui le détruit, dans n'importe quelle zone, pioche deux cartes puis en défausse une." },
  play = nothing(),
  when_destroyed = { draw(2):by "fe.destroy.steve-trevor", discard(one{ hand }):by "fe.destroy.steve-trevor" } }

card "Vibe" { cost = 2, vp = 1, copies = 2,
  says = { "+1 Power, and you may put a Hero or Super Power of cost 5 or less from your discard pile on top of your deck.",
    "+1 en Puissance, et vous pouvez mettre un Héros ou un Super-Pouvoir de coût 5 ou moins de votre défausse sur votre pioche." },
  play = { power(1), may(put(one{ discard_pile, type = { "Hero", "Super Power" }, cost = {0, 5} }, top(deck))) } }
