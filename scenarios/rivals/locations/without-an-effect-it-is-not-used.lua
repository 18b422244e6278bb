scenario "A Location whose text did nothing has not had its effect" {
  game     = "rivals",
  question = {
    en = "My Location draws a card when I play a Hero, if two are in play. For the first Hero it does nothing. Does it draw for the second, or is it used? And one that lets me destroy a card of my hand, when I decline the first time?",
    fr = "Mon Lieu pioche quand je joue un Héros, s'il y en a deux en jeu. Pour le premier Héros il ne fait rien. Pioche-t-il pour le second, ou est-il épuisé ? Et celui qui me laisse détruire une carte de ma main, si je refuse la première fois ?",
  },
  shows    = { "rivals.location.once-per-turn" },
}
card "Town Hall" { type = "Location", cost = 2, stays = true,
  says = { "Ongoing: when you play a Hero and have two in play, draw a card.", "Permanent : quand vous jouez un Héros et en avez deux en jeu, piochez une carte." },
  play = nothing(), after(plays{ type = "Hero" }){ when(at_least(2, count{ in_play, type = "Hero" })){ draw(1) } } }
card "Incinerator" { type = "Location", cost = 2, stays = true,
  says = { "Ongoing: when you play a Hero, you may destroy a card of your hand.", "Permanent : quand vous jouez un Héros, vous pouvez détruire une carte de votre main." },
  play = nothing(), after(plays{ type = "Hero" }){ may(destroy(one{ hand })) } }
card "Passer-by" { type = "Hero", cost = 2, copies = 3, says = { "Nothing.", "Rien." }, play = nothing() }

local ann, ben = players {
  { "Ann", character = "The Joker 9", hand = { "Passer-by", "Passer-by", "Passer-by", "Vulnerability" }, deck = { "Punch", "Punch" }, discard = {}, in_play = { "Town Hall", "Incinerator" } },
  { "Ben", character = "Batman 9" },
}

ann:plays "Passer-by"
ann:uses "Incinerator"
ann:declines()
expect(log):has_no("Incinerator", "is used for this turn")
expect(log):has_no("Town Hall", "is used for this turn")
ann:plays "Passer-by"
ann:uses "Incinerator"
ann:destroys "Vulnerability"
expect(log):has("Incinerator", "is used for this turn", "by", "rivals.location.once-per-turn")
expect(log):has("Town Hall", "is used for this turn", "by", "rivals.location.once-per-turn")
expect(ann.hand):is { "Passer-by", "Punch" }
ann:plays "Passer-by"
expect(ann.hand):is { "Punch" }
ruling {
  en = "It draws for the second Hero: its effect happens once per turn, and for the first it did not happen. Then it is used. If you decline, it has not happened either, and you are asked again.",
  fr = "Il pioche pour le second Héros : son effet a lieu une fois par tour, et pour le premier il n'a pas eu lieu. Ensuite il est épuisé. Si vous refusez, il n'a pas eu lieu non plus, et on vous demande à nouveau.",
}
