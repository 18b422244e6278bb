-- The oversized Super-Villains of the players.
all { pile = "character" }

card "Bizarro" { fr = "Bizarro", hook = "not_at_the_end",
  says = { "Whenever you destroy a card, you gain a Weakness. In your turn, as often as you like, you may return two Weaknesses of your discard pile to their stack to draw a card.",
    "Dès que vous détruisez une carte, vous gagnez une Faiblesse. À votre tour, aussi souvent que vous voulez, vous pouvez rendre deux Faiblesses de votre défausse à leur pile pour piocher une carte." },
  after(destroys{}){ gain_weakness(1) },
  action{ repeats_by = "fe.oversized.bizarro-repeat",
    cost = put(exactly(2){ discard_pile, name = "Weakness" }, top(weakness_stack)):cites{ "fe.oversized.bizarro-repeat", when = repeated },
    draw(1) } }

card "Black Adam" {
  says = { "In each of your turns you may destroy the first Super Power that you play: you draw a card and gain 1 VP for it.",
    "À chacun de vos tours, vous pouvez détruire le premier Super-Pouvoir que vous jouez : cela vous fait piocher une carte et gagner 1 PV." },
  after(plays{ type = "Super Power", first = true }){ optional = true, asks_by = "fe.resolve.card-before-triggers",
    cost = destroy(that), draw(1), tokens(1) } }

card "Black Manta" {
  says = { "A card that you buy or gain from the Line-Up may go to the bottom of your deck.",
    "Une carte que vous achetez ou gagnez dans la réserve peut aller sous votre pioche." },
  instead(acquires{ from = line_up }){ optional = true, redirect(bottom(deck)) } }

card "Deathstroke" {
  says = { "In your turn, each card that you destroy gives you one Power.",
    "À votre tour, chaque carte que vous détruisez vous donne un point de Puissance." },
  after(destroys{ your_turn = true }){ power(1) } }

card "Harley Quinn" { fr = "Harley Quinn", cites = "fe.oversized.harley-every-turn", hook = "not_in_appearances",
  says = { "In every player's turn, the first card that you pass or discard makes you draw one.",
    "Au tour de chaque joueur, la première carte que vous passez ou défaussez vous en fait piocher une." },
  after(discards{ first = true }){ draw(1):cites{ "fe.oversized.harley-defense", when = by_defense },
    when = both(either(no(outside_turns), no(ruled "fe.oversized.harley-not-first-appearance")),
      either(own_turn, ruled "fe.oversized.harley-every-turn"),
      either(no(by_defense), ruled "fe.oversized.harley-defense")) } }

card "Lex Luthor" { fr = "Lex Luthor",
  says = { "At the end of your turn you draw an additional card for each Hero that you bought or gained in it.",
    "À la fin de votre tour, vous piochez une carte de plus par Héros acheté ou gagné pendant celui-ci." },
  after(ends{}){ for_each(acquires{ type = "Hero" }){ draw(1) }, when = at_least(1, this_turn(acquires{ type = "Hero" })) } }

card "Sinestro" { fr = "Sinestro",
  says = { "An Attack of yours that at least one foe fails to avoid brings you 1 VP. Your first gain of VP in your turn makes you draw a card.",
    "Une Attaque à vous qu'au moins un adversaire n'évite pas vous rapporte 1 PV. Votre premier gain de PV à votre tour vous fait piocher une carte." },
  native = "sinestro" }

card "Bane" { outside = true,
  says = { "If the first card that you play in your turn costs 1 or more, you may destroy it to have +2 Power.",
    "Si la première carte que vous jouez à votre tour coûte 1 ou plus, vous pouvez la détruire pour avoir +2 en Puissance." },
  after(plays{ first = true }){ optional = true, cost = destroy(that), power(2), when = at_least(1, printed("cost", it)) } }

card "The Joker" { outside = true,
  says = { "Once in each of your turns you may destroy a Villain that you have played in it: you draw a card, and an Attack gives every foe a Weakness.",
    "Une fois à chacun de vos tours, vous pouvez détruire un Vilain que vous y avez joué : vous piochez une carte, et une Attaque donne une Faiblesse à chaque adversaire." },
  action{ limit = "turn", cost = destroy(one{ in_play, type = "Villain", played = true }),
    draw(1), attack(each_foe){ foe:gain_weakness(1) } } }
