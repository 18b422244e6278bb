-- No printed cards: each shows a clause of the turn, of its end, or of what cards do, that no card whose text is known can show. They are never dealt.
all { test = true }

-- Played and put away.
card "Brisk Step" { id = "test-brisk-step", fr = "Pas pressé", type = "Super Power", cost = 3, vp = 1, copies = 3, cites = "metal.play.resolve-at-once",
  play = draw(2) }

card "Steady Hand" { id = "test-steady-hand", fr = "Main sûre", type = "Hero", cost = 2, vp = 1, copies = 3, cites = "metal.play.resolve-at-once",
  play = power(1) }

card "Quick Friend" { id = "test-quick-friend", fr = "Ami rapide", type = "Hero", cost = 4, vp = 1, copies = 2, cites = "metal.play.resolve-at-once",
  play = draw(1) }

card "Turned Page" { id = "test-turned-page", fr = "Page tournée", type = "Equipment", cost = 2, vp = 1, cites = "metal.shuffle.when-needed",
  play = reveal(top(deck)) }

-- Destroyed.
card "Clean Sweep" { id = "test-clean-sweep", fr = "Grand ménage", type = "Super Power", cost = 4, vp = 1, copies = 2, cites = "metal.destroy.where",
  play = may(destroy(one{ hand, discard_pile })) }

card "Hero Sweep" { id = "test-hero-sweep", fr = "Ménage de héros", type = "Super Power", cost = 4, vp = 1, cites = "metal.destroy.where",
  play = destroy(one{ hand, discard_pile, type = "Hero" }) }

card "Row Breaker" { id = "test-row-breaker", fr = "Brise-rang", type = "Super Power", cost = 4, vp = 1, copies = 2, cites = "metal.destroy.where",
  play = destroy(one{ line_up }) }

card "Tear Down" { id = "test-tear-down", fr = "Démontage", type = "Super Power", cost = 4, vp = 1, cites = "metal.control.not-hand-deck-discard",
  play = { destroy(one{ in_play }):under "metal.control.not-hand-deck-discard",
    destroy(one{ in_play, hand, discard_pile }):unless "metal.control.not-hand-deck-discard" } }

-- Gained.
card "Open Palm" { id = "test-open-palm", fr = "Paume ouverte", type = "Super Power", cost = 5, vp = 1, copies = 2, cites = "metal.gain.to-discard",
  play = gain(one{ line_up }) }

card "Call for Heroes" { id = "test-call-for-heroes", fr = "Appel aux héros", type = "Super Power", cost = 4, vp = 1, cites = "metal.gain.free",
  play = gain(one{ line_up, type = "Hero" }) }

card "Small Favour" { id = "test-small-favour", fr = "Petit service", type = "Super Power", cost = 4, vp = 1, cites = "metal.gain.free",
  play = gain(one{ line_up, cost = { 0, 3 } }) }

card "Call for Steel" { id = "test-call-for-steel", fr = "Appel à Steel", type = "Super Power", cost = 4, vp = 1, cites = "metal.gain.free",
  play = gain(one{ line_up, name = "Steel" }) }

-- Discarded.
card "Loose Grip" { id = "test-loose-grip", fr = "Main lâche", type = "Super Power", cost = 2, vp = 1, cites = "metal.play.resolve-at-once",
  play = { power(2), discard(one{ hand }) } }

card "Two Handfuls" { id = "test-two-handfuls", fr = "Deux poignées", type = "Super Power", cost = 2, vp = 1, cites = "metal.play.resolve-at-once",
  play = { power(3), discard(exactly(2){ hand }) } }

card "Dropped Page" { id = "test-dropped-page", fr = "Page tombée", type = "Super Power", cost = 2, vp = 1, cites = "metal.discard.elsewhere",
  play = discard(top(deck)) }

card "Two Dropped Pages" { id = "test-two-dropped-pages", fr = "Deux pages tombées", type = "Super Power", cost = 2, vp = 1, cites = "metal.discard.elsewhere",
  play = discard(top(deck, 2)) }

card "Put Down" { id = "test-put-down", fr = "Remise à terre", type = "Super Power", cost = 2, vp = 1, cites = "metal.discard.elsewhere",
  play = discard(one{ in_play }) }

-- Ongoing.
card "Practice Beacon" { id = "test-practice-beacon", fr = "Balise d'exercice", type = "Equipment", cost = 3, vp = 1, copies = 3, stays = true, cites = "metal.ongoing.active",
  after(plays{ type = "Hero" }){ power(1) } }

card "Spare Battery" { id = "test-spare-battery", fr = "Pile de rechange", type = "Equipment", cost = 3, vp = 1, copies = 2, stays = true, cites = "metal.ongoing.discard-it",
  action{ cost = { discard(this) }, power(2) } }

card "Toll Gate" { id = "test-toll-gate", fr = "Péage", type = "Equipment", cost = 4, vp = 1, stays = true, cites = "metal.amb.not-enough",
  action{ cost = { discard(exactly(2){ hand }) }, power(3) } }

card "Rag Collector" { id = "test-rag-collector", fr = "Chiffonnier", type = "Equipment", cost = 3, vp = 1, copies = 2, stays = true, cites = "metal.discard.counts",
  after(discards{ your_turn = true }){ power(1) } }

card "Night Collector" { id = "test-night-collector", fr = "Chiffonnier de nuit", type = "Equipment", cost = 3, vp = 1, copies = 3, stays = true, cites = "metal.discard.counts",
  after(discards{}){ draw(1) } }

card "Gift Counter" { id = "test-gift-counter", fr = "Comptoir aux cadeaux", type = "Equipment", cost = 3, vp = 1, stays = true, cites = "metal.amb.bought-and-gained",
  after(gains{}){ power(1) } }

card "Receipt Book" { id = "test-receipt-book", fr = "Carnet de reçus", type = "Equipment", cost = 3, vp = 1, stays = true, cites = "metal.amb.bought-and-gained",
  after(buys{}){ draw(1) } }

-- Locations.
card "Practice Yard" { id = "test-practice-yard", fr = "Cour d'exercice", type = "Location", cost = 5, vp = 1, copies = 2, stays = true, cites = "metal.location.draw",
  after(plays{ type = "Hero", first = true }){ draw(1) } }

card "Practice Tower" { id = "test-practice-tower", fr = "Tour d'exercice", type = "Location", cost = 5, vp = 2, stays = true, cites = "metal.location.draw",
  after(begins{}){ draw(1) } }

-- Controlled and owned.
card "Muster" { id = "test-muster", fr = "Appel général", type = "Super Power", cost = 4, vp = 1, copies = 2, cites = "metal.control.played-and-ongoing",
  play = { power(count{ in_play }):under "metal.control.played-and-ongoing":by "metal.control.not-hand-deck-discard",
    power(count{ in_play, hand, deck, discard_pile }):under "metal.control.played-and-ongoing":unless "metal.control.not-hand-deck-discard",
    power(count{ in_play, played = true }):unless "metal.control.played-and-ongoing" } }

card "Full Inventory" { id = "test-full-inventory", fr = "Inventaire complet", type = "Super Power", cost = 4, vp = 1, cites = "metal.own.deck",
  play = { power(count{ in_play, hand, deck, discard_pile, name = "Punch" }):under "metal.own.deck",
    power(count{ deck, name = "Punch" }):unless "metal.own.deck" } }

card "Double Count" { id = "test-double-count", fr = "Double décompte", type = "Super Power", cost = 4, vp = 1, cites = "metal.own.and-control",
  play = { power(count{ in_play, name = "Punch" }):cites "metal.control.played-and-ongoing",
    power(count{ in_play, hand, deck, discard_pile, name = "Punch" }):cites "metal.own.deck" } }

-- At the end of the turn, and of the game.
card "Late Post" { id = "test-late-post", fr = "Courrier tardif", type = "Equipment", cost = 3, vp = 1, copies = 2, cites = "metal.end-turn.4-effects",
  after(ends{}){ draw(1) } }

card "Late Bonfire" { id = "test-late-bonfire", fr = "Feu du soir", type = "Equipment", cost = 3, vp = 1, cites = "metal.end-turn.4-effects",
  after(ends{}){ may(destroy(one{ hand, discard_pile })) } }

card "Star Chart" { id = "test-star-chart", fr = "Carte des étoiles", type = "Equipment", cost = 4, copies = 2, cites = "metal.score.star-vp",
  stars = { free_cards } }

-- Several players.
card "Muddy Rain" { id = "test-muddy-rain", fr = "Pluie de boue", type = "Villain", cost = 5, vp = 1, cites = "metal.resolve.clockwise",
  play = attack(each_foe){ foe:gain_weakness(1) } }

card "Shaken Sleeves" { id = "test-shaken-sleeves", fr = "Manches secouées", type = "Villain", cost = 5, vp = 1, cites = "metal.attack.hits-undefended",
  play = attack(each_foe){ foe:discard(one{ foe.hand }) } }

-- Oversized.
card "Practice Captain" { id = "test-practice-captain", fr = "Capitaine d'exercice", pile = "character", cites = "metal.resolve.card-before-triggers",
  after(plays{ type = "Hero", first = true }){ draw(1) } }

card "Practice Recruit" { id = "test-practice-recruit", fr = "Recrue d'exercice", pile = "character", cites = "metal.amb.recruit-before-end-effects",
  after(ends{}){ draw(1) } }

-- Super-Villains.
card "Plywood Tyrant" { id = "test-plywood-tyrant", fr = "Tyran de contreplaqué", pile = "boss", type = "Villain", cost = 9, vp = 4, cites = "metal.villain.reward",
  reward = { draw(1) }, first_appearance = { discard(one{ hand }) } }

card "Sawdust Tyrant" { id = "test-sawdust-tyrant", fr = "Tyran de sciure", pile = "boss", type = "Villain", cost = 9, vp = 4, cites = "metal.villain.reward",
  reward = { draw(1) }, first_appearance = { discard(one{ hand }) } }
