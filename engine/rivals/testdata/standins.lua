-- Stand-ins for the cards of Rivals: Batman vs The Joker whose texts nobody here knows.
--
-- ALL OF THIS IS INVENTED, FOR TESTS. No printed card says any of it, and the program never plays with it by itself.
-- Each text fits what is known of its card (type, cost, Attack, Defense, Block, "During a Confrontation", Ongoing, what
-- the booklet says of it), so that whole games can be played in which everything moves; together they use every word
-- that this game has. How many there are of each card is as many as the program plays with.
all { game = "rivals" }

-- An Attack that takes so many cards of the opponent's hand.
local function robs(n) return attack(each_foe){ foe:discard(exactly(n){ foe.hand }) } end

-- Power, and more of it in a Confrontation.
local function fights(n, more) return { power(n), when(confronting){ power(more) } } end

-- Characters. Those of cost 15 are known.
card "Batman 9" { after(plays{ type = "Equipment", first = true }){ draw(1) } }
card "Batman 12" {
  after(begins{}){ may(discard(one{ hand })):so{ draw(1) } },
  action{ limit = "turn", cost = discard(one{ hand, type = "Hero" }), power(2) } }
card "The Joker 9" { after(attacks{ your_turn = true }){ when(at_least(1, that_many)){ power(1) } } }
card "The Joker 12" {
  after(discards{ first = true }){ draw(1), when = either(own_turn, both(by_defense, no(outside_turns))) },
  after(ends{}){ may(destroy(one{ discard_pile, cost = { 0, 0 } })) } }

-- Heroes.
card "Alfred Pennyworth" { copies = 2, play = { draw(2), put(one{ hand }, bottom(deck)):silent() } }
card "Batwoman" { copies = 2, play = fights(2, 2) }
card "Black Canary" { copies = 1,
  play = { power(2), when(confronting){ once_gone(each{ line_up, type = "Villain" }){ power(3) } } } }
card "Catwoman" { copies = 1, play = { power(2), gain(one{ line_up, type = "Equipment", cost = { 0, 4 } }) } }
card "Commissioner Gordon" { copies = 2, play = { reveal(top(deck)), when(it:is{ type = { "Hero", "Starter" } }){ put(it, hand) }:otherwise{ may(discard(top(deck))) } } }
card "Huntress" { copies = 1, play = { power(1), may(destroy(one{ hand, discard_pile })):so{ gain(top(kick_stack)) } } }
card "Lucius Fox" { copies = 2, play = { power(1), when(confronting){ draw(1) } }, defense = { raise_cost(1) } }
card "Nightwing" { copies = 1, play = { power(3), over_the_turn(plays{ type = "Equipment", others = true, once = true }){ draw(1) } } }
card "Oracle" { copies = 1, play = { look(top(deck, 3), { stops = true }):as "seen", discard(up_to(3){ the "seen" }), draw(1) } }
card "Red Hood" { copies = 2, play = { power(1), play(up_to(1){ discard_pile, cost = { 0, 2 }, of_earlier_turns = true }) } }
card "Red Robin" { copies = 1, play = { power(2 + count{ in_play, type = "Hero", played = true } + count{ each_player.in_play, type = "Location" }) } }
card "Robin" { copies = 1, play = { draw(3), discard(exactly(2){ hand, different = "name" }) }, block = { cost = show(this), raise_cost(1) } }
card "Superman" { copies = 1, play = { power(4 + count{ in_play, keyword = { "attack", "block" } }), draw(1) } }
card "Vicky Vale" { copies = 2, play = { reveal(top(main_deck)):as "found", may(gain(top(main_deck))):otherwise{ put(the "found", bottom(main_deck)), power(1) } } }

-- Villains.
card "Bane" { copies = 1, play = { power(4), gain_weakness(1), may(discard(one{ you.hand, no_name = "Weakness" })) } }
card "Clayface" { copies = 2, play = may(destroy(one{ line_up, cost = { 0, 5 } })):so{ power(1) }:otherwise{ power(2) } }
card "Harley Quinn" { copies = 2, play = { power(1), over_the_turn(plays{ same_name = true }){ power(2) }, power(others_played) },
  when_destroyed = when(own_turn){ draw(1) } }
card "Hugo Strange" { copies = 1, play = { play(up_to(1){ discard_pile, type = { "Hero", "Villain" }, cost = { 0, 4 } }):so{ put(those, bottom(main_deck)) }:otherwise{ power(3) } } }
card "Killer Croc" { copies = 1,
  play = { power(2), when(confronting){ once_gone(each{ line_up, type = "Hero" }){ power(1) } } } }
card "Mr. Freeze" { copies = 1, play = { power(1), attack(each_foe, { waits = true }){ foe:pass_left(one{ foe.hand }) } } }
card "Poison Ivy" { copies = 1, play = { attack(each_foe){ foe:show(each{ foe.hand }), put(one{ foe.hand, cost = { 1 } }, foe.discard_pile), foe:draw(1) }:otherwise{ draw(1) }, power(1) } }
card "Ra's al Ghul" { copies = 1, play = { power(5), put(up_to(1){ destroyed, cost = { 1 } }, discard_pile) } }
card "Scarecrow" { copies = 1, play = { attack(each_foe){ foe:gain_weakness(2) }, power(whether(confronting, 4, 2)) } }
card "Talia al Ghul" { copies = 1, play = choose_one{ draw(2), power(4), discard(up_to(2){ hand }):so{ draw(that_many) } } }
card "The Penguin" { copies = 2, play = { when(any{ hand, type = "Villain" }){ reveal(top(deck)):so{ choose_one{ draw(1), pass(it, one_player) } } }, may(gain_weakness(1)):so{ power(3) }:otherwise{ power(1) } } }
card "The Riddler" { copies = 2, play = { first_or_next(), put(it, discard_pile) } }
card "Two-Face" { copies = 2, play = { robs(1), power(that_many) } }
card "Victor Zsasz" { copies = 2, play = { power(1), discard(one_of_each{ hand, type = { "Hero", "Starter" } }):so{ draw(2), gain_weakness(types_missing) } } }

-- Super Powers.
card "Billionaire" { copies = 1, play = { power(3), for_each(acquires{ type = "Equipment" }){ draw(1) } } }
card "Homicidal Maniac" { copies = 1, play = { when(none{ hand }){ nothing() }, power(1), destroy(one{ hand, discard_pile }), draw(1) } }
card "Insanity" { copies = 2, play = { discard(top(deck, 2)), power(distinct "cost" { discard_pile }) },
  defense = { attacker:discard(one{ attacker.hand }) } }
card "Killing Joke" { copies = 1, play = { power(5), when(at_least(1, this_turn(acquires{ type = "Villain" }))){ draw(2) } } }
card "Maniacal Laugh" { copies = 1, play = { draw(1), power(min(3, weaknesses_left)) } }
card "Master Martial Artist" { copies = 1, play = power(3), block = { raise_cost(2), when(confronted){ draw(1) } } }
card "World's Greatest Detective" { copies = 1, play = { reveal(top(deck, 3)), draw(one{ revealed }), put(each{ revealed, no_type = "Starter" }, top(deck)), discard(each{ revealed }) },
  defense = { cost = show(this) } }

-- Equipment.
card "Batarang" { copies = 1, play = fights(2, 2), defense = { cost = { discard(this), discard(one{ hand }) }, draw(2), attacker:gain_weakness(1) } }
card "Batmobile" { copies = 1, play = { draw(1), put(up_to(1){ hand, discard_pile, name = "Weakness" }, top(weakness_stack)) } }
card "Grappling Hook" { copies = 1, play = power(1), block = { raise_cost(3) } }
card "Joy Buzzer" { copies = 2, play = { power(1), put(top(main_deck), line_up) },
  after(gains{ your_turn = true }){ may(destroy(that)) } }
card "Laughing Gas" { copies = 1, play = { power(2), attack(one_foe){ foe:discard(top(foe.deck, 2)), when(those:is{ type = { "Starter", "Hero" } }){ foe:gain_weakness(1) } } } }
card "The Bat-Signal" { copies = 1, play = { power(4), reveal(top(deck, 2)), play(up_to(1){ revealed }), put(each{ revealed }, top(deck)) } }
card "Utility Belt" { copies = 1, play = { reveal(top(deck)), power(max(1, printed("cost", it))), may(destroy(it)) } }

-- Locations.
card "Abandoned Amusement Park" { copies = 1,
  after(gains{ first = true }){ optional = true, cost = discard(one{ hand }), draw(1) },
  after(attacked{ first = true }){ draw(1) } }
card "Arkham Asylum" { copies = 1, after(plays{ type = "Villain", first = true }){ draw(1) },
  after(destroys{ your_turn = true }){ power(1) } }
card "The Batcave" { copies = 1,
  instead(acquires{ from = line_up, first = true, your_turn = true }){ optional = true, redirect(top(deck)) } }
card "Wayne Manor" { copies = 1, action{ draw(1), discard(one{ hand }), limit = "turn" },
  after(buys{ your_turn = true }){ when(just(0, count{ hand })){ draw(1) } } }
