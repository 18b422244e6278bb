-- No printed cards: each shows what the rulebook says of a printed card, in one sentence, and nothing else. They are never dealt.
all { test = true }

-- Plain cards of the types, to be counted, revealed and discarded.
local function plain(id, name, fr, of, metal, vp)
  card(name) { id = id, fr = fr, type = of, subtype = metal, cost = 2, vp = vp, cites = "metal.play.power-and-effects", play = power(1) }
end
plain("test-tin-tray", "Tin Tray", "Plateau d'étain", "Equipment", "Metal", 1)
plain("test-tin-friend", "Tin Friend", "Ami d'étain", "Hero", "Metal", 1)
plain("test-cork-board", "Cork Board", "Tableau de liège", "Equipment", nil, 2)
plain("test-paper-hero", "Paper Hero", "Héros de papier", "Hero", nil, 1)
plain("test-paper-villain", "Paper Villain", "Vilain de papier", "Villain", nil, 1)
plain("test-paper-power", "Paper Power", "Pouvoir de papier", "Super Power", nil, 3)

-- Look at the top three cards of your deck, stopping where it runs out, and discard any of them.
card "Keyhole" { id = "test-keyhole", fr = "Trou de serrure", type = "Hero", copies = 2,
  cites = "metal.cards.detective-chimp-drowned",
  play = { look(top(deck, 3), { stops = both(ruled "metal.cards.detective-chimp-drowned", ruled "metal.cards.detective-chimp-no-reshuffle") }):as("seen"):cites{ "metal.cards.detective-chimp-no-reshuffle", when = no(at_least(3, count{ deck })) },
    discard(up_to(3){ the "seen" }):cites "metal.cards.detective-chimp-order" } }

-- Look at the top three cards of your deck.
card "Wide Window" { id = "test-wide-window", fr = "Grande fenêtre", type = "Equipment", cites = "metal.amb.look-reshuffles",
  play = look(top(deck, 3)) }

-- Reveal the top card of your deck and gain Power equal to its VP.
card "Kitchen Scales" { id = "test-kitchen-scales", fr = "Balance de cuisine", type = "Equipment", copies = 2, cites = "metal.cards.batmanium-multiverse",
  play = { reveal(top(deck)), power(printed("vp", it)) } }

-- +2 Power, once, if you play or have played a Super Power or an Equipment.
card "Helpful Clerk" { id = "test-helpful-clerk", fr = "Employé serviable", type = "Hero", copies = 2, cites = "metal.cards.once-bonus",
  play = { over_the_turn(plays{ type = { "Super Power", "Equipment" }, others = true, once = true }){ power(2) }:under "metal.cards.once-bonus",
    over_the_turn(plays{ type = { "Super Power", "Equipment" }, others = true }){ power(2) }:unless "metal.cards.once-bonus" } }

-- Draw a card, once, if you play or have played a Villain or another Metal card.
card "Tin Usher" { id = "test-tin-usher", fr = "Ouvreuse d'étain", type = "Hero", subtype = "Metal", cites = "metal.cards.once-bonus",
  play = over_the_turn(plays{ type = { "Villain", "Metal" }, others = true, once = true }){ draw(1) }:cites "metal.metal.subtype" }

-- +1 Power for each other Equipment and each other Metal card that you play.
card "Scrap Dealer" { id = "test-scrap-dealer", fr = "Ferrailleur", type = "Hero", subtype = "Metal", cites = "metal.cards.steel",
  play = over_the_turn(plays{ type = { "Equipment", "Metal" }, others = true }){ power(1) } }

-- Reveal the top three cards of your deck; those that have a type go to your hand, the others are discarded.
card "Letter Sorter" { id = "test-letter-sorter", fr = "Trieuse de lettres", type = "Equipment", cites = "metal.cards.sunblade",
  play = { reveal(top(deck, 3)),
    put(each{ revealed, type = { "Starter", "Hero", "Villain", "Super Power", "Equipment", "Location" } }, hand):under "metal.cards.sunblade",
    put(each{ revealed }, hand):unless "metal.cards.sunblade",
    discard(each{ revealed }) } }

-- Defense, from play only.
card "Quiet Corner" { id = "test-quiet-corner", fr = "Coin tranquille", type = "Location", cost = 4, vp = 1, stays = true,
  defense = { in_play = true, draw(1), cites = "metal.cards.oblivion-bar" } }

-- Attack on one foe, who discards a card that is no Weakness for each character of the team.
card "Long Shadow" { id = "test-long-shadow", fr = "Ombre longue", type = "Villain", cites = "metal.cards.starro",
  play = attack(one_foe){ foe:discard(exactly(team_size(foe)){ foe.hand, no_name = "Weakness" }):under "metal.cards.starro",
    foe:discard(exactly(1){ foe.hand }):unless "metal.cards.starro" } }

-- Attack on all foes: each discards a card.
card "Cold Draught" { id = "test-cold-draught", fr = "Courant d'air", type = "Villain", cites = "metal.attack.hits-undefended",
  play = attack(each_foe){ foe:discard(exactly(1){ foe.hand }) } }

-- Defense: discard it.
card "Felt Umbrella" { id = "test-felt-umbrella", fr = "Parapluie de feutre", type = "Equipment", copies = 3,
  defense = { draw(1), cites = "metal.attack.defense-discarded" } }

-- Play the top card of your deck if you like; what is not played goes back.
card "Clear Pane" { id = "test-clear-pane", fr = "Vitre claire", type = "Super Power", cites = "metal.cards.x-ray-vision",
  play = { reveal(top(deck, 1)), play(up_to(1){ revealed }):cites "metal.amb.x-ray-keep", put(each{ revealed }, top(deck)) } }

-- Ongoing: nothing while it lies there.
card "Garden Bench" { id = "test-garden-bench", fr = "Banc de jardin", type = "Location", cost = 3, vp = 1, stays = true, cites = "metal.ongoing.stays",
  play = nothing() }

-- You may gain a Weakness; if you do, +3 Power.
card "Red Ledger" { id = "test-red-ledger", fr = "Registre rouge", type = "Equipment", cites = "metal.weakness.no-free-bonus",
  play = { may(gain_weakness(1)):so{ power(3) }:under "metal.weakness.no-free-bonus",
    may(power(3)):so{ gain_weakness(1) }:unless "metal.weakness.no-free-bonus" } }

-- You may gain two Weaknesses; if you do, +5 Power.
card "Redder Ledger" { id = "test-redder-ledger", fr = "Registre très rouge", type = "Equipment", cites = "metal.amb.optional-two-weaknesses",
  play = may(gain_weakness(2)):so{ power(5) } }

-- Gain two Weaknesses.
card "Black Ledger" { id = "test-black-ledger", fr = "Registre noir", type = "Equipment", cites = "metal.amb.optional-two-weaknesses",
  play = gain_weakness(2) }

-- Oversized: when you have played two cards among Super Powers and Villains in a turn, draw a card, once in each turn.
card "Tide Table" { id = "test-tide-table", fr = "Table des marées", pile = "character", cites = { "metal.oversized.two-types", "metal.amb.aquaman-example" },
  after(plays{ type = { "Super Power", "Villain" } }){ limit = "turn",
    when = either(both(ruled "metal.oversized.two-types", at_least(2, count{ in_play, type = { "Super Power", "Villain" }, played = true })),
      both(no(ruled "metal.oversized.two-types"), any{ in_play, type = "Super Power", played = true }, any{ in_play, type = "Villain", played = true })),
    draw(1) } }

-- Oversized: the same for Heroes and Equipment, as often as a card is played beyond the first.
card "Tide Mark" { id = "test-tide-mark", fr = "Laisse de mer", pile = "character", cites = "metal.oversized.two-types",
  after(plays{ type = { "Hero", "Equipment" } }){ when = at_least(2, count{ in_play, type = { "Hero", "Equipment" }, played = true }),
    power(1) } }

-- Oversized: when you play a Weakness, draw a card.
card "Night Porter" { id = "test-night-porter", fr = "Portier de nuit", pile = "character", cites = "metal.oversized.batman",
  after(plays{ name = "Weakness" }){ draw(1):under "metal.oversized.batman",
    when(no(at_least(2, count{ in_play, name = "Weakness" }))){ draw(1) }:unless "metal.oversized.batman" } }

-- Oversized: you may gain a Weakness; if you do, +2 Power.
card "Debt Collector" { id = "test-debt-collector", fr = "Huissier", pile = "character", cites = "metal.weakness.no-free-bonus",
  action{ limit = "turn", may(gain_weakness(1)):so{ power(2) } } }

-- First Appearance: who is the only one affected reveals the top card of the deck, and nothing is done with it; several discard a card each.
-- Reward: gain the top card of the main deck, which is seen, or the one under it, which is not.
card "Paring Knife" { id = "test-paring-knife", fr = "Couteau d'office", pile = "boss", type = "Villain", cost = 9, vp = 4, cites = "metal.cards.merciless-alone",
  first_appearance = { together = true,
    when(alone){ reveal(top(deck)):cites "metal.cards.merciless-alone" }:otherwise{ discard(exactly(1){ hand }) }:under "metal.cards.merciless-alone",
    discard(exactly(1){ hand }):unless "metal.cards.merciless-alone",
    cites = "metal.amb.attack-order" },
  reward = { reveal(top(main_deck)), may(gain(top(main_deck))):otherwise{ gain_second() }, cites = "metal.cards.merciless-reward" } }

-- First Appearance: discard a Metal card, or gain two Weaknesses.
card "Coffee Grinder" { id = "test-coffee-grinder", fr = "Moulin à café", pile = "boss", type = "Villain", cost = 9, vp = 4, cites = "metal.cards.murder-machine-choice",
  first_appearance = { choose_one{
      discard(exactly(1){ hand, type = "Metal" }),
      gain_weakness(2):cites{ "metal.cards.murder-machine-no-metal", when = none{ hand, type = "Metal" } } }
      :cites({ "metal.cards.murder-machine-choice", when = any{ hand, type = "Metal" } },
        { "metal.amb.murder-machine-empty", when = both(any{ hand, type = "Metal" }, just(0, weaknesses_left)) })
      :under "metal.cards.murder-machine-no-metal":under "metal.cards.murder-machine-choice",
    when(any{ hand, type = "Metal" }){ choose_one{ discard(exactly(1){ hand, type = "Metal" }), gain_weakness(2) } }:unless "metal.cards.murder-machine-no-metal",
    when(any{ hand, type = "Metal" }){ discard(exactly(1){ hand, type = "Metal" }) }:otherwise{ gain_weakness(2) }:unless "metal.cards.murder-machine-choice",
    cites = "metal.first-appearance.all-players" } }

-- Reward: look at the top three cards of your deck, stopping where it runs out, and discard any of them.
card "Wet Umbrella" { id = "test-wet-umbrella", fr = "Parapluie mouillé", pile = "boss", type = "Villain", cost = 11, vp = 5, cites = "metal.cards.detective-chimp-drowned",
  reward = { look(top(deck, 3), { stops = true }):as "seen", discard(up_to(3){ the "seen" }):cites "metal.cards.detective-chimp-order",
    cites = { "metal.cards.detective-chimp-drowned", "metal.cards.detective-chimp-no-reshuffle" } } }

-- A Crossover pack: it takes part where a set-up says crossover = 1.
card "Chalk Circle" { id = "test-chalk-circle", fr = "Cercle de craie", type = "Equipment", cost = 3, vp = 1, copies = 6, crossover = true, cites = "metal.amb.crossover-main-deck",
  play = power(2) }
card "Chalk Rabbit" { id = "test-chalk-rabbit", fr = "Lapin de craie", type = "Hero", cost = 4, vp = 2, copies = 4, crossover = true, cites = "metal.amb.crossover-main-deck",
  play = draw(1) }
local function chalked(id, name, fr)
  card(name) { id = id, fr = fr, pile = "character", crossover = true, cites = "metal.characters.ability",
    after(plays{ type = "Hero", first = true }){ power(1) } }
end
chalked("test-chalk-knight", "Chalk Knight", "Chevalier de craie")
chalked("test-chalk-queen", "Chalk Queen", "Reine de craie")
chalked("test-chalk-page", "Chalk Page", "Page de craie")
local function chalk(id, name, fr, cost, reward)
  card(name) { id = id, fr = fr, pile = "boss", type = "Villain", cost = cost, vp = cost - 6, crossover = true, cites = "metal.crossover.either-stack",
    play = nothing(), reward = reward }
end
chalk("test-chalk-wolf", "Chalk Wolf", "Loup de craie", 8)
chalk("test-chalk-bear", "Chalk Bear", "Ours de craie", 10, { draw(1), cites = "metal.amb.crossover-end" })
chalk("test-chalk-giant", "Chalk Giant", "Géant de craie", 12)

-- The main deck of another base game: it takes part where a set-up says other_main_deck.
local function other(id, name, fr, of, cost, vp)
  card(name) { id = id, fr = fr, type = of, cost = cost, vp = vp, copies = 5, base_game = true, cites = "metal.amb.other-base-games",
    play = power(1) }
end
other("test-cloth-captain", "Cloth Captain", "Capitaine de toile", "Hero", 3, 1)
other("test-cloth-crook", "Cloth Crook", "Filou de toile", "Villain", 4, 1)
other("test-cloth-cape", "Cloth Cape", "Cape de toile", "Equipment", 2, 1)
other("test-cloth-trick", "Cloth Trick", "Tour de toile", "Super Power", 5, 2)

-- A Super-Villain who does nothing.
card "Straw Boss" { id = "test-straw-boss", fr = "Patron de paille", pile = "boss", type = "Villain", cost = 9, vp = 3, cites = "metal.villain.may-defeat",
  play = nothing() }
