-- Stand-ins for the cards of Dark Nights: Metal whose texts nobody here knows.
--
-- ALL OF THIS IS INVENTED, FOR TESTS. No printed card says any of it, and the program never plays with it by itself.
-- Each text fits what is known of its card (type, cost, Attack, Defense, Ongoing, what the booklet says of it), so that
-- whole games can be played in which everything moves; together they use every word that this game has. How many there
-- are of each card is as many as the program plays with.
all { game = "metal" }

local printed_types = { "Starter", "Hero", "Villain", "Super Power", "Equipment", "Location" }

-- What waits for the second card of two types in a turn.
local function second_of(a, b)
  return at_least(2, count{ in_play, type = { a, b }, played = true })
end

-- An Attack on all that takes so many cards of a hand.
local function robs(n) return attack(each_foe){ foe:discard(exactly(n){ foe.hand }) } end

-- The top three cards are looked at, no further than they reach; some may go.
local function sifts() return look(top(deck, 3), { stops = true }):as "seen", discard(up_to(3){ the "seen" }) end

-- Heroes.
card "Aquaman" { copies = 2, play = { power(1), put(up_to(1){ discard_pile, cost = { 0, 2 } }, top(deck)) } }
card "Cyborg One Million" { copies = 2,
  play = { power(1), over_the_turn(plays{ type = { "Super Power", "Equipment" }, others = true, once = true }){ power(2) } } }
card "Detective Chimp" { copies = 2, play = { sifts() } }
card "Doctor Fate" { copies = 2, play = { draw(1), when(at_least(1, this_turn(acquires{ type = "Super Power" }))){ power(2) } } }
card "Dream" { copies = 1, play = choose_one{ draw(2), power(3), gain(top(kick_stack)) } }
card "Hal Jordan" { copies = 2, play = { power(whether(any{ in_play, type = "Super Power", played = true }, 3, 2)) } }
card "Kendra Saunders" { copies = 2,
  play = { power(2), over_the_turn(plays{ type = { "Villain", "Metal" }, others = true, once = true }){ draw(1) } } }
card "Mister Terrific" { copies = 2, play = { reveal(top(deck, 3)), draw(one{ revealed }), discard(each{ revealed }) } }
card "Plastic Man" { copies = 2, play = { power(1 + others_played), over_the_turn(plays{ same_name = true }){ power(2) } } }
card "Steel" { copies = 2, play = { power(1), over_the_turn(plays{ type = { "Equipment", "Metal" }, others = true }){ power(1) } } }
card "Superman" { copies = 1, play = { power(2 + count{ in_play, keyword = { "attack", "ongoing" } }), rescue():otherwise{ draw(1) } } }
card "The Flash" { copies = 2, play = { draw(2), discard(one{ hand }) }, defense = { draw(1) } }
card "Wonder Woman" { copies = 1, play = { power(3), may(recruit()):otherwise{ draw(1) } } }

-- Villains.
card "Baby Darkseid" { copies = 2, play = { power(1), attack(each_foe, { waits = true }){ foe:pass_left(one{ foe.hand }) } } }
card "Black Adam" { copies = 1, play = { power(3), draw(1) },
  defense = { cost = show(this), attacker:discard(one{ attacker.hand }) } }
card "Black Manta" { copies = 2, play = { robs(1), power(that_many) } }
card "Carter Hall" { copies = 1,
  play = { power(3), attack(each_foe){ foe:show(each{ foe.hand }), destroy(one{ foe.hand, cost = { 1, 4 } }) } } }
card "Clayface" { copies = 2, play = may(destroy(one{ line_up, cost = { 0, 5 } })):so{ power(1) }:otherwise{ power(2) } }
card "Court of Owls" { copies = 2,
  play = { power(2), attack(each_foe){ foe:discard(top(foe.deck, 2)), when(those:is{ type = "Starter" }){ foe:gain_weakness(1) } }:otherwise{ draw(1) } } }
card "Deathstroke" { copies = 2, play = power(2), defense = { cost = { discard(this), discard(one{ hand }) }, draw(2) } }
card "Lady Blackhawk" { copies = 2,
  play = { power(1), over_the_turn(plays{ type = { "Hero", "Metal" }, others = true, once = true }){ power(2) } } }
card "Onimar Synn" { copies = 2,
  play = { power(1), play(up_to(1){ discard_pile, type = "Villain", cost = { 0, 4 } }):so{ put(those, bottom(main_deck)) }:otherwise{ power(2) } } }
card "Ra's al Ghul" { copies = 2,
  play = { power(1), attack(each_foe){ foe:put(one{ foe.discard_pile, cost = { 1 } }, bottom(main_deck)) },
    put(one{ destroyed, cost = { 1 } }, discard_pile) } }
card "Rabid Robin" { copies = 2, play = { gain_weakness(1):so{ power(2) }, draw(that_many) } }
card "Starro" { copies = 1,
  play = { power(3), attack(one_foe){ foe:discard(exactly(team_size(foe)){ foe.hand, no_name = "Weakness" }) } } }
card "Strigydae" { copies = 2, play = { power(1), reveal(top(deck)):so{ choose_one{ draw(1), pass(it, one_player) } } }, when_destroyed = when(own_turn){ draw(1) }:otherwise{ gain_weakness(1) } }

-- Super Powers.
card "Ankh Portal" { copies = 2, play = { power(1), recruit():otherwise{ power(2) } } }
card "Brutal Chase" { copies = 2,
  play = { power(2), discard(one_of_each{ hand, type = { "Hero", "Starter" } }):so{ draw(2), gain_weakness(types_missing) } } }
card "Escape" { copies = 2, play = power(whether(just(0, count{ hand }), 2, 1)), defense = { draw(1) } }
card "Fair Play" { copies = 2, play = may(gain_weakness(2)):so{ power(5) }:otherwise{ power(1) } }
card "Flight" { copies = 2, play = { draw(2), put(one{ hand }, top(deck)):silent() } }
card "Fulcum Abominus" { copies = 2, play = { gain_weakness(1), rescue():so{ power(2) } } }
card "Hypertime" { copies = 1, play = { play(up_to(2){ discard_pile, cost = { 0, 3 }, of_earlier_turns = true }) } }
card "Mecha Construct" { copies = 2, play = { power(1 + count{ in_play, type = "Equipment", played = true } + count{ each_player.in_play, type = "Location" }) } }
card "Power Channeling" { copies = 1, play = { power(2), discount(3) } }
card "Search the Depths" { copies = 2,
  play = { reveal(top(main_deck)):as "found", may(gain(top(main_deck))):otherwise{ put(the "found", bottom(main_deck)), power(1) } } }
card "Speed Force" { copies = 2, play = { draw(1), power(1) },
  defense = { cost = put(one{ hand }, bottom(deck)), when(outside_turns){ draw(2) }:otherwise{ draw(1) } } }
card "War Cry" { copies = 2, play = { power(2), for_each(acquires{ type = "Hero" }){ draw(1) } } }
card "X-Ray Vision" { copies = 2,
  play = { reveal(top(deck, 2)), play(up_to(1){ revealed }), put(each{ revealed }, top(deck)) } }

-- Equipment.
card "Anti-Monitor's Antenna" { copies = 2, play = nothing(),
  action{ cost = discard(this), power(3) }, -- with a card it would draw itself, without an end
  after(attacked{ first = true }){ optional = true, cost = discard(this), draw(1) } }
card "Batmanium" { copies = 1, play = { reveal(top(deck)), power(printed("vp", it)), may(discard(top(deck))) } }
card "Carter Hall's Journal" { copies = 2, play = power(min(4, distinct "name" { discard_pile, type = "Metal" })) }
card "Dionesium" { copies = 2,
  play = { power(1), over_the_turn(plays{ type = { "Villain", "Super Power" }, others = true, once = true }){ power(2) } } }
card "Eighth Metal Sunblade" { copies = 1,
  play = { power(2), reveal(top(deck, 3)), put(each{ revealed, type = printed_types }, hand), discard(each{ revealed }) } }
card "Electrum" { copies = 2, play = { power(2), when(none{ you.hand }){ draw(1) } } }
card "Element X" { copies = 1, play = power(max(2, min(6, weaknesses_left - count{ score_pile, name = "Weakness" }))) }
card "Multiverse Map" { copies = 2,
  play = { reveal(top(deck)):as "seen", power(printed("vp", the "seen")), may(destroy(the "seen")) } }
card "Nth Metal Mace" { copies = 1, play = power(5),
  defense = { cost = destroy(this), attacker:gain_weakness(1), attacker:discard(top(attacker.deck, 2)) } }
card "Phantom Zone Projector" { copies = 2,
  play = { draw(1), put(up_to(1){ hand, discard_pile, name = "Weakness" }, top(weakness_stack)) },
  defense = { attacker:discard(exactly(1){ attacker.in_play }) } }
card "Phoenix Cannon" { copies = 2, play = { power(1), may(gain_weakness(1)):so{ power(3) } } }
card "Promethium" { copies = 2, play = { power(min(2, count{ boss_stack })), may(destroy(one{ hand, discard_pile, in_play })) } }
card "T-Spheres" { copies = 2,
  play = { power(1), reveal(top(deck)), when(it:is{ type = { "Equipment", "Metal" } }){ put(it, hand) }:otherwise{ put(it, bottom(deck)) } } }

-- Locations.
card "Challenger Mountain" { copies = 1, after(plays{ type = "Hero", first = true }){ draw(1) } }
card "Forge of Worlds" { copies = 1,
  after(begins{}){ reveal(top(deck)), power(printed("vp", it)) },
  instead(acquires{ from = line_up, first = true, your_turn = true }){ optional = true, redirect(top(deck)) } }
card "Oblivion Bar" { copies = 1, defense = { in_play = true, draw(1) },
  action{ limit = "turn", cost = discard(exactly(2){ hand, different = "name" }), recruit():otherwise{ draw(1) } } }
card "The Dark Multiverse" { copies = 1,
  action{ limit = "turn", may(gain_weakness(1)):so{ rescue():otherwise{ power(2) } } } }
card "Tomb of Hath-Set" { copies = 1,
  after(ends{}){ sifts() },
  after(destroys{ first = true, your_turn = true }){ draw(1) } }

-- Super-Villains.
card "The Devastator" { first_appearance = { discard(exactly(2){ hand }) },
  reward = { may(destroy(one{ hand, discard_pile })), gain(one{ line_up, cost = { 0, 5 } }) } }
card "The Merciless" {
  first_appearance = { together = true, when(alone){ reveal(top(deck)) }:otherwise{ discard(exactly(1){ hand }) } },
  reward = { reveal(top(main_deck)), may(gain(top(main_deck))):otherwise{ gain_second() } } }
card "The Murder Machine" {
  first_appearance = { choose_one{ discard(exactly(1){ hand, type = "Metal" }), gain_weakness(2) } },
  reward = { draw(2) } }
card "The Dawnbreaker" {
  first_appearance = { reveal(top(deck)), when(it:is{ type = { "Hero", "Equipment" } }){ may(destroy(it)):otherwise{ gain_weakness(1) } }:otherwise{ discard(top(deck)) } },
  reward = { recruit() } }
card "The Drowned" {
  first_appearance = { gain_weakness(1):otherwise{ discard(one{ hand }) } },
  reward = { sifts() } }
card "The Red Death" {
  first_appearance = { discard(one{ in_play }):otherwise{ discard(top(deck, 3)) } },
  reward = { draw(1), play(up_to(1){ hand, no_type = "Starter" }), power(2) } }
card "Barbatos" {
  first_appearance = { gain_weakness(1), put(one{ hand, no_name = "Weakness" }, top(deck)) } }

-- Oversized Super Heroes.
card "Aquaman (oversized)" {
  after(plays{ type = { "Hero", "Super Power" } }){ when = second_of("Hero", "Super Power"), limit = "turn", draw(1) } }
card "Batman" { after(plays{ name = "Weakness" }){ draw(1) } }
card "Cyborg" { after(plays{ type = "Equipment", first = true }){ power(1) } }
card "Doctor Fate (oversized)" {
  after(plays{ type = { "Super Power", "Equipment" } }){ when = second_of("Super Power", "Equipment"), limit = "turn",
    may(destroy(one{ hand, discard_pile })) } }
card "Hal Jordan (oversized)" { after(buys{ first = true, your_turn = true }){ optional = true, draw(1) } }
card "Kendra Saunders (oversized)" {
  after(plays{ type = { "Villain", "Equipment" } }){ when = second_of("Villain", "Equipment"), limit = "turn", power(2) } }
card "Mister Terrific (oversized)" { action{ limit = "turn", may(gain_weakness(1)):so{ power(2) } } }
card "Plastic Man (oversized)" {
  after(discards{ first = true }){ draw(1), when = both(no(outside_turns), either(own_turn, by_defense)) } }
card "Superman (oversized)" {
  after(attacks{ your_turn = true }){ power(1) },
  after(ends{}){ when(any{ in_play, type = "Location" }){ draw(1) } } }
card "The Flash (oversized)" { after(begins{}){ draw(1) } }
card "Wonder Woman (oversized)" {
  after(plays{ type = { "Hero", "Equipment" } }){ when = second_of("Hero", "Equipment"), power(1) },
  after(gains{ first = true }){ when(it:is{ name = "Weakness" }){ may(destroy(that)) } } }
