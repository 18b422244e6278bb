-- No printed cards: each shows a clause about playing, gaining, destroying or attacking that no card whose text is known can show. They
-- are never dealt.
all { test = true }

-- Draw a card.
card "Understudy" { id = "test-understudy", fr = "Doublure", type = "Hero", copies = 3, cites = "rivals.play.resolve-at-once", play = draw(1) }

-- Power +1 for each Villain played this turn.
card "Wanted Poster" { id = "test-wanted-poster", fr = "Avis de recherche", type = "Equipment", cites = "rivals.play.order-matters",
  play = { power(count{ in_play, type = "Villain", played = true }):under "rivals.play.order-matters",
    over_the_turn(plays{ type = "Villain" }){ power(1) }:unless "rivals.play.order-matters" } }

-- Power +1 for each different card of your discard pile.
card "Card Index" { id = "test-card-index", fr = "Fichier", type = "Equipment", cites = "rivals.setup.different-cards",
  play = { power(distinct "name" { discard_pile }):under "rivals.setup.different-cards",
    power(count{ discard_pile }):unless "rivals.setup.different-cards" } }

-- Power +2. Attack: the other players gain a Weakness each.
card "Leaky Roof" { id = "test-leaky-roof", fr = "Toit percé", type = "Villain", copies = 2, cites = "rivals.play.resolve-at-once",
  play = { power(2), attack(each_foe){ foe:gain_weakness(1) }:cites "rivals.amb.other-players" } }

-- Attack: that opponent discards a card.
card "Pickpocket" { id = "test-pickpocket", fr = "Pickpocket", type = "Villain", cites = "rivals.resolve.that-opponent",
  play = attack(each_foe){ foe:discard(one{ foe.hand }) } }

-- Attack: the other players discard a card each; Power +1 for each player hit.
card "Snowball" { id = "test-snowball", fr = "Boule de neige", type = "Super Power", cites = "rivals.play.resolve-at-once",
  play = { attack(each_foe){ foe:discard(one{ foe.hand }) }, power(that_many):cites "rivals.attack.counts-hits" } }

-- Power +2. Defense: draw a card.
card "Umbrella" { id = "test-umbrella", fr = "Parapluie", type = "Equipment", copies = 2, cites = "rivals.play.resolve-at-once", play = power(2),
  defense = { cites = "rivals.attack.may-avoid", draw(1) } }

-- Ongoing: the first Hero of each of your turns draws a card.
card "Training Hall" { id = "test-training-hall", fr = "Salle d'entraînement", type = "Location", cost = 4, vp = 1, stays = true,
  cites = "rivals.location.first-of-type",
  after(plays{ type = "Hero", first = true }){ draw(1) } }

-- Ongoing: the first Equipment of each of your turns draws a card.
card "Workshop" { id = "test-workshop", fr = "Atelier", type = "Location", cost = 4, vp = 1, stays = true,
  cites = "rivals.location.first-of-type",
  after(plays{ type = "Equipment", first = true }){ draw(1) } }

-- At the end of your turn, you may destroy a card of your discard pile.
card "Late Train" { id = "test-late-train", fr = "Dernier train", type = "Location", cost = 4, vp = 1, stays = true,
  cites = "rivals.end-turn.3-effects",
  after(ends{}){ may(destroy(one{ discard_pile })) } }

-- Whenever you discard a card in your turn, Power +1.
card "Paper Mill" { id = "test-paper-mill", fr = "Papeterie", type = "Location", cost = 4, vp = 1, stays = true,
  cites = "rivals.amb.end-step-discards",
  after(discards{ your_turn = true }){ power(1) } }

-- As long as it lies there: whenever you discard a card, gain a Weakness.
card "Lost Property" { id = "test-lost-property", fr = "Objets trouvés", type = "Equipment", cites = "rivals.amb.end-step-discards",
  after(discards{}){ gain_weakness(1) } }

-- You may destroy a card of your hand or your discard pile.
card "Bonfire" { id = "test-bonfire", fr = "Feu de joie", type = "Super Power", cites = "rivals.destroy.where",
  play = may(destroy(one{ hand, discard_pile })) }

-- Destroy a card of the Line-Up.
card "Wrecking Ball" { id = "test-wrecking-ball", fr = "Boule de démolition", type = "Equipment", cites = "rivals.destroy.where",
  play = destroy(one{ line_up }) }

-- Gain a card of the Line-Up.
card "Open Window" { id = "test-open-window", fr = "Fenêtre ouverte", type = "Super Power", cites = "rivals.gain.free",
  play = gain(one{ line_up }) }

-- Gain a Villain of the Line-Up that costs 3 or less.
card "Ransom Note" { id = "test-ransom-note", fr = "Demande de rançon", type = "Equipment", cites = "rivals.play.resolve-at-once",
  play = gain(one{ line_up, type = "Villain", cost = { 0, 3 } }) }

-- Discard a Hero, Villain, Super Power, Equipment, Location or Starter of your hand.
card "Toll Booth" { id = "test-toll-booth", fr = "Péage", type = "Villain", cites = "rivals.types.list",
  play = discard(one{ hand, type = { "Starter", "Hero", "Villain", "Super Power", "Equipment", "Location" } }) }

-- Reveal the top card of your deck.
card "Peephole" { id = "test-peephole", fr = "Judas", type = "Equipment", cites = "rivals.play.resolve-at-once", play = reveal(top(deck)) }

-- Draw three cards.
card "Big Net" { id = "test-big-net", fr = "Grand filet", type = "Equipment", cites = "rivals.play.resolve-at-once", play = draw(3) }

-- Reveal the top card of your deck; you may destroy it.
card "Sieve" { id = "test-sieve", fr = "Tamis", type = "Equipment", cites = "rivals.destroy.where",
  play = reveal(top(deck)):so{ may(destroy(it)) } }

-- Ongoing: the first card that you buy or gain in each of your turns goes on top of your deck.
card "Doorstep" { id = "test-doorstep", fr = "Pas de la porte", type = "Location", cost = 4, vp = 1, stays = true,
  cites = "rivals.buy.to-discard",
  instead(acquires{ first = true, your_turn = true }){ redirect(top(deck)) } }

-- Put the top two cards of the main deck into the Line-Up.
card "Delivery" { id = "test-delivery", fr = "Livraison", type = "Equipment", cites = "rivals.amb.deck-runs-out",
  play = put(top(main_deck, 2), line_up) }
