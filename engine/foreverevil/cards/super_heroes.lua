-- The Super Heroes of the stack. Being Super is a title: their type is Hero.
all { pile = "boss", type = "Hero", cites = "fe.hero.played-text" }

-- Up to three destroyed cards are played, one after the other; when the last has been played they go under the main deck.
local function replay(kind, cost, otherwise_power)
  return play(up_to(3){ destroyed, type = kind, cost = cost }):cites{ "fe.amb.replay-order", asks = true }
    :so{ put(those, bottom(main_deck)):cites "fe.amb.replay-order" }:otherwise{ power(otherwise_power) }
end

local function destroy_own(kind, weaknesses)
  return destroy(one{ hand, discard_pile, type = kind }):otherwise{ gain_weakness(weaknesses) }
end

card "The Flash" { fr = "Flash", cost = 8, vp = 4, hook = "on_top",
  says = { "You draw three cards, and then one card of your hand is discarded.",
    "Vous piochez trois cartes, puis une carte de votre main est défaussée." },
  play = { draw(3), discard(one{ hand }) } }

card "Aquaman" { cost = 11, vp = 6,
  says = { "You may put one, two or three cards of your discard pile on top of your deck. If you put none, +3 Power.",
    "Vous pouvez mettre une, deux ou trois cartes de votre défausse sur votre pioche. Si vous n'en mettez aucune, +3 en Puissance." },
  play = put(up_to(3){ discard_pile }, top(deck)):otherwise{ power(3) },
  first_appearance = {
    says = { "Every player puts four cards of cost 0, or as many as there are, from the own discard pile on the own deck; who puts none gains a Weakness.",
      "Tout joueur met sur sa pioche quatre cartes de coût 0 de sa défausse, ou autant qu'il y en a ; qui n'en met aucune gagne une Faiblesse." },
    put(exactly(4){ discard_pile, cost = 0 }, top(deck)):otherwise{ gain_weakness(1) } } }

-- The pictured Super Hero.
card "Batman" { cost = 11, vp = 6,
  says = { "You may play one, two or three destroyed Equipment of cost 6 or less, which then go under the main deck. If you play none, +3 Power.",
    "Vous pouvez jouer un, deux ou trois Équipements détruits de coût 6 ou moins, qui vont ensuite sous le deck commun. Si vous n'en jouez aucun, +3 en Puissance." },
  play = replay("Equipment", {0, 6}, 3):under "fe.types.figure-super-hero",
  first_appearance = {
    says = { "Every player destroys an Equipment of the own hand or discard pile; who has none gains a Weakness.",
      "Tout joueur détruit un Équipement de sa main ou défausse ; qui n'en a pas gagne une Faiblesse." },
    destroy_own("Equipment", 1):by "fe.types.figure-super-hero" } }

card "Constantine" { cost = 10, vp = 5,
  says = { "You reveal the top three cards of your deck: you draw one, destroy one and return one to the top. The VP of the destroyed card are yours in tokens.",
    "Vous révélez les trois premières cartes de votre pioche : vous en piochez une, en détruisez une et en remettez une sur le dessus. Les PV de la carte détruite sont à vous en jetons." },
  play = { reveal(top(deck, 3)), draw(one{ revealed }), destroy(one{ revealed }):as "destroyed", put(each{ revealed }, top(deck)),
    tokens(printed("vp", the "destroyed")) },
  first_appearance = {
    says = { "Every player loses 3 VP, or what there is of them; who had none gains a Weakness.",
      "Tout joueur perd 3 PV, ou ce qu'il en a ; qui n'en avait aucun gagne une Faiblesse." },
    lose_tokens(3):otherwise{ gain_weakness(1):cites "fe.vp.never-negative" } } }

card "Cyborg" { cost = 10, vp = 5,
  says = { "All through this turn, each Super Power and each Equipment that you play is worth +2 Power, those already played included.",
    "Pendant tout ce tour, chaque Super-Pouvoir et chaque Équipement que vous jouez vaut +2 en Puissance, y compris ceux déjà joués." },
  play = over_the_turn(plays{ type = { "Super Power", "Equipment" } }){ power(2) }
    :cites{ "fe.cards.firestorm-text", when = both(carried, triggered) },
  first_appearance = {
    says = { "Every player discards a Super Power and an Equipment from the hand, or the one there is; who discards neither gains a Weakness.",
      "Tout joueur défausse de sa main un Super-Pouvoir et un Équipement, ou celui qu'il a ; qui n'en défausse aucun gagne une Faiblesse." },
    discard(one_of_each{ hand, type = { "Super Power", "Equipment" } }):otherwise{ gain_weakness(1) } } }

card "Green Arrow" { cost = 9, vp = 5, stays = true,
  says = { "Stays in play until the game ends: each Punch that you play gives you one Power more.",
    "Reste en jeu jusqu'à la fin de la partie : chaque Coup de Poing que vous jouez vous donne 1 de Puissance en plus." },
  after(plays{ name = "Punch" }){ power(1) },
  first_appearance = {
    says = { "Every player discards two Punches from the hand and gains a Weakness for each one missing.",
      "Tout joueur défausse deux Coups de Poing de sa main et gagne une Faiblesse pour chacun qui manque." },
    discard(exactly(2){ hand, name = "Punch" }), gain_weakness(2 - that_many) } }

card "Green Lantern" { fr = "Green Lantern", cost = 11, vp = 6,
  says = { "You may play one, two or three destroyed Heroes of cost 6 or less, which then go under the main deck. If you play none, +3 Power.",
    "Vous pouvez jouer un, deux ou trois Héros détruits de coût 6 ou moins, qui vont ensuite sous le deck commun. Si vous n'en jouez aucun, +3 en Puissance." },
  play = replay("Hero", {0, 6}, 3),
  first_appearance = {
    says = { "Every player destroys a Hero of the own hand or discard pile; who has none gains a Weakness.",
      "Tout joueur détruit un Héros de sa main ou défausse ; qui n'en a pas gagne une Faiblesse." },
    destroy_own("Hero", 1) } }

card "Martian Manhunter" { fr = "Martian Manhunter", cost = 12, vp = 6,
  says = { "All through this turn, each Hero and each Villain that you play is worth +2 Power, this card and those already played included.",
    "Pendant tout ce tour, chaque Héros et chaque Vilain que vous jouez vaut +2 en Puissance, y compris cette carte et ceux déjà joués." },
  play = over_the_turn(plays{ type = { "Hero", "Villain" }, itself_by = "fe.cards.martian-manhunter-power" }){ power(2) }
    :cites{ "fe.cards.martian-manhunter-power", first = true }
    :cites{ "fe.cards.firestorm-text", when = both(carried, triggered) },
  first_appearance = {
    says = { "Every player discards a Hero and a Villain from the hand, or the one there is; who discards neither gains a Weakness.",
      "Tout joueur défausse de sa main un Héros et un Vilain, ou celui qu'il a ; qui n'en défausse aucun gagne une Faiblesse." },
    discard(one_of_each{ hand, type = { "Hero", "Villain" } }):cites("fe.cards.first-appearance-must-discard", "fe.cards.martian-manhunter-one-type")
    :so{ gain_weakness(types_missing):unless "fe.cards.martian-manhunter-one-type" }
    :otherwise{ gain_weakness(1) } } }

card "Shazam!" { fr = "Shazam!", cost = 12, vp = 6,
  says = { "You gain the top two cards of the main deck and play both; then you destroy one of the two, whose effect stays.",
    "Vous gagnez les deux premières cartes du deck commun et les jouez toutes deux ; puis vous détruisez l'une d'elles, dont l'effet reste acquis." },
  play = { gain(top(main_deck, 2)):as "gained", play(the "gained"), destroy(one{ the "gained" }) },
  first_appearance = {
    says = { "Every player puts a card of cost 5 or more from the own hand or discard pile under the main deck; who has none gains a Weakness.",
      "Tout joueur met sous le deck commun une carte de coût 5 ou plus de sa main ou défausse ; qui n'en a pas gagne une Faiblesse." },
    put(one{ hand, discard_pile, cost = {5} }, bottom(main_deck)):otherwise{ gain_weakness(1) } } }

card "Superman" { cost = 13, vp = 6,
  says = { "You may play one, two or three destroyed Super Powers of any cost, which then go under the main deck. If you play none, +4 Power.",
    "Vous pouvez jouer un, deux ou trois Super-Pouvoirs détruits de tout coût, qui vont ensuite sous le deck commun. Si vous n'en jouez aucun, +4 en Puissance." },
  play = replay("Super Power", nil, 4),
  first_appearance = {
    says = { "Every player destroys a Super Power of the own hand or discard pile; who has none gains two Weaknesses.",
      "Tout joueur détruit un Super-Pouvoir de sa main ou défausse ; qui n'en a pas gagne deux Faiblesses." },
    destroy_own("Super Power", 2) } }

card "Swamp Thing" { cost = 9, vp = 5,
  says = { "Each Location in play, no matter whose, is worth +2 Power.",
    "Chaque Lieu en jeu, à quelque joueur qu'il soit, vaut +2 en Puissance." },
  play = power(2 * count{ each_player.in_play, type = "Location" }),
  first_appearance = {
    says = { "Every player puts a Location of theirs from play into the discard pile; who has none gains a Weakness.",
      "Tout joueur met dans sa défausse un de ses Lieux en jeu ; qui n'en a pas gagne une Faiblesse." },
    put(one{ in_play, type = "Location" }, discard_pile):otherwise{ gain_weakness(1) } } }

card "Wonder Woman" { cost = 11, vp = 6,
  says = { "You may play one, two or three destroyed Villains of cost 6 or less, which then go under the main deck. If you play none, +3 Power.",
    "Vous pouvez jouer un, deux ou trois Vilains détruits de coût 6 ou moins, qui vont ensuite sous le deck commun. Si vous n'en jouez aucun, +3 en Puissance." },
  play = replay("Villain", {0, 6}, 3),
  first_appearance = {
    says = { "Every player destroys a Villain of the own hand or discard pile; who has none gains a Weakness.",
      "Tout joueur détruit un Vilain de sa main ou défausse ; qui n'en a pas gagne une Faiblesse." },
    destroy_own("Villain", 1) } }
