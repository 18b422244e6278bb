-- No printed cards: each shows a clause about Confrontations, Blocks and single cards that no card whose text is known
-- can show. They are never dealt.
all { test = true }

-- Attacks, and what stands beside them.
card "Cardboard Claws" { id = "test-cardboard-claws", fr = "Griffes en carton", type = "Villain", cost = 3, vp = 1, cites = "rivals.play.resolve-at-once",
  play = { power(1), attack(each_foe){ foe:gain_weakness(1) } } }

card "Thistle Whip" { id = "test-thistle-whip", fr = "Fouet de chardons", type = "Villain", cost = 5, vp = 1, cites = "rivals.cards.poison-ivy",
  play = attack(each_foe){ foe:discard(one{ foe.hand }) } }

card "Rustling Straw" { id = "test-rustling-straw", fr = "Paille qui bruisse", type = "Villain", cost = 6, vp = 2, cites = "rivals.cards.scarecrow",
  play = { attack(each_foe){ foe:gain_weakness(1) }, power(2) } }

-- Defenses.
card "Wooden Buckler" { id = "test-wooden-buckler", fr = "Rondache en bois", type = "Equipment", cost = 2, vp = 1, cites = "rivals.play.resolve-at-once",
  play = power(1), defense = { cites = "rivals.attack.may-avoid" } }

card "Careful Clerk" { id = "test-careful-clerk", fr = "Commis prudent", type = "Hero", cost = 2, vp = 1, cites = "rivals.play.resolve-at-once",
  play = power(1), defense = { cites = "rivals.cards.lucius-fox-defense", raise_cost(1) } }

card "Watchful Reader" { id = "test-watchful-reader", fr = "Lecteur attentif", type = "Super Power", cost = 6, vp = 2,
  cites = "rivals.play.resolve-at-once",
  play = power(2), defense = { cites = { "rivals.cards.worlds-greatest-detective-return", "rivals.cards.worlds-greatest-detective-again" }, cost = { show(this):under "rivals.cards.worlds-greatest-detective-return",
    discard(this):unless "rivals.cards.worlds-greatest-detective-return" } } }

card "Cornered Badger" { id = "test-cornered-badger", fr = "Blaireau acculé", type = "Hero", cost = 3, vp = 1, cites = "rivals.play.resolve-at-once",
  play = power(1), defense = { cites = "rivals.confront.during-text", when(confronted){ draw(1) } } }

-- Blocks.
card "Chalk Line" { id = "test-chalk-line", fr = "Ligne de craie", type = "Equipment", cost = 3, vp = 1, copies = 2, cites = "rivals.block.own-turn",
  play = power(1), block = { cites = "rivals.block.raises-cost", raise_cost(3) } }

card "Rubber Gate" { id = "test-rubber-gate", fr = "Portail en caoutchouc", type = "Equipment", cost = 3, vp = 1, cites = "rivals.play.resolve-at-once",
  play = nothing(), block = { cites = "rivals.amb.block-number", cost = show(this), raise_cost(2) } }

card "Folding Screen" { id = "test-folding-screen", fr = "Paravent pliant", type = "Equipment", cost = 2, vp = 1, cites = "rivals.play.resolve-at-once",
  play = nothing(), block = { cites = "rivals.confront.during-text", raise_cost(1), when(confronted){ draw(1) } } }

-- Texts for a Confrontation.
card "Stage Foil" { id = "test-stage-foil", fr = "Fleuret de scène", type = "Equipment", cost = 3, vp = 1, copies = 2, cites = "rivals.play.resolve-at-once",
  play = { power(1), when(confronting){ power(2) }:cites "rivals.confront.during-text" } }

card "Thrown Gauntlet" { id = "test-thrown-gauntlet", fr = "Gant jeté", type = "Equipment", cost = 3, vp = 1, cites = "rivals.confront.during-text",
  play = when(confronting){ power(3) } }

card "Tattered Cape" { id = "test-tattered-cape", fr = "Cape en lambeaux", type = { "Equipment", "Hero" }, cost = 3, vp = 1, cites = "rivals.play.resolve-at-once",
  play = power(1) }

card "Deep Breath" { id = "test-deep-breath", fr = "Grande inspiration", type = "Super Power", cost = 4, vp = 1, cites = "rivals.play.resolve-at-once",
  play = draw(3) }

-- What takes cards out of the Line-Up, and what waits for that.
card "Paper Broom" { id = "test-paper-broom", fr = "Balai en papier", type = "Equipment", cost = 3, vp = 1, copies = 2, cites = "rivals.play.resolve-at-once",
  play = destroy(one{ line_up }) }

card "Lucky Draw" { id = "test-lucky-draw", fr = "Tombola", type = "Equipment", cost = 3, vp = 1, cites = "rivals.play.resolve-at-once",
  play = gain(one{ line_up }) }

card "Trap Door" { id = "test-trap-door", fr = "Trappe", type = "Equipment", cost = 3, vp = 1, cites = "rivals.play.resolve-at-once",
  play = put(one{ line_up }, bottom(main_deck)) }

-- The clause stands twice: when the card is played, and when what it waits for has happened.
local function once_last_gone(clause, kind, n)
  return when(confronting){ once_gone(each{ line_up, type = kind }){ power(n):cites(clause) } }:cites(clause)
end

card "Yellow Whistle" { id = "test-yellow-whistle", fr = "Sifflet jaune", type = "Hero", cost = 6, vp = 2, cites = "rivals.play.resolve-at-once",
  play = { power(1), once_last_gone("rivals.cards.black-canary", "Villain", 3) } }

card "Swamp Snapper" { id = "test-swamp-snapper", fr = "Mâchoire du marais", type = "Villain", cost = 4, vp = 1, cites = "rivals.play.resolve-at-once",
  play = { power(2), once_last_gone("rivals.cards.killer-croc", "Hero", 1) } }

card "Guessing Game" { id = "test-guessing-game", fr = "Devinette", type = "Villain", cost = 2, vp = 1, copies = 2, cites = "rivals.cards.riddler",
  play = { first_or_next(), put(it, discard_pile) } }

-- Locations.
card "Morning Bell" { id = "test-morning-bell", fr = "Cloche du matin", type = "Location", cost = 4, vp = 1, stays = true, cites = "rivals.amb.confront-and-start-effects",
  after(begins{}){ draw(1) } }

card "Tin Engine" { id = "test-tin-engine", fr = "Moteur en fer-blanc", type = "Location", cost = 4, vp = 1, stays = true, cites = "rivals.amb.power-that-counts",
  action{ limit = "turn", power(1) } }

card "Tool Shed" { id = "test-tool-shed", fr = "Cabane à outils", type = "Location", cost = 4, vp = 1, stays = true, cites = "rivals.location.first-of-type",
  after(plays{ type = "Equipment", first = true }){ draw(1) } }

card "Cold Parlor" { id = "test-cold-parlor", fr = "Salon froid", type = "Location", cost = 4, vp = 1, stays = true, cites = "rivals.confront.during-text",
  after(ends{}){ when(confronting){ draw(1) } } }

card "Trophy Shelf" { id = "test-trophy-shelf", fr = "Étagère à trophées", type = "Location", cost = 4, vp = 1, stays = true, cites = "rivals.amb.character-type",
  after(acquires{}){ draw(1) } }
