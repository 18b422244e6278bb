-- No printed cards: each shows a clause of Attacks, Super-Villains, Weaknesses or Super Heroes that no card whose text is known can show.
all { test = true }

-- Power +1, and nothing else: cards of a type, for what waits for one.
card "Practice Hero" { id = "test-practice-hero", fr = "Héros d'exercice", type = "Hero", cost = 2, copies = 4, cites = "metal.play.power-and-effects",
  play = power(1) }

card "Practice Rogue" { id = "test-practice-rogue", fr = "Vaurien d'exercice", type = "Villain", cost = 2, copies = 3, cites = "metal.play.power-and-effects",
  play = power(1) }

-- Power +2. Attack: each foe gains a Weakness.
card "Paper Ambush" { id = "test-paper-ambush", fr = "Embuscade de papier", type = "Villain", cost = 3, copies = 2, cites = "metal.play.power-and-effects",
  play = { power(2), attack(each_foe){ foe:gain_weakness(1) } } }

-- Attack: one foe discards a card.
card "Training Raid" { id = "test-training-raid", fr = "Raid d'exercice", type = "Villain", cost = 3, cites = "metal.attack.other-players",
  play = attack(one_foe){ foe:discard(one{ foe.hand }) } }

-- Attack: each foe gains a Weakness. Power +1 for each who did not avoid it.
card "Straw Volley" { id = "test-straw-volley", fr = "Volée de paille", type = "Super Power", cost = 3, cites = "metal.attack.counts-hits",
  play = { attack(each_foe){ foe:gain_weakness(1) }, power(that_many) } }

-- Power +1. Attack on all foes that makes them interact: each passes a card of the hand to the player on the left.
card "Crossed Gloves" { id = "test-crossed-gloves", fr = "Gants croisés", type = "Super Power", cost = 2, cites = "metal.attack.interaction-waits",
  play = { power(1), attack(each_foe, { waits = true }){ foe:pass_left(one{ foe.hand }) } } }

-- Power +1. Defense: avoid the Attack and draw a card.
card "Padded Shield" { id = "test-padded-shield", fr = "Bouclier rembourré", type = "Equipment", cost = 2, copies = 3, cites = "metal.attack.may-avoid",
  play = power(1), defense = { draw(1), cites = "metal.attack.may-avoid" } }

-- Defense: destroy this card, and not discard it, to avoid the Attack; draw a card.
card "Burning Buckler" { id = "test-burning-buckler", fr = "Rondache de feu", type = "Equipment", cost = 2, cites = "metal.amb.defense-always-discarded",
  play = power(1), defense = { cost = destroy(this), draw(1), cites = "metal.attack.may-avoid" } }

-- Ongoing. Defense while it is in play: it is discarded, and you draw a card.
card "Standing Guard" { id = "test-standing-guard", fr = "Garde permanente", type = "Hero", cost = 3, stays = true, cites = "metal.attack.ongoing-defense",
  play = nothing(), defense = { in_play = true, draw(1), cites = "metal.attack.ongoing-defense" } }

-- Ongoing. Defense while it is in play: discard a card of your hand instead of this one.
card "Rooted Guard" { id = "test-rooted-guard", fr = "Garde enracinée", type = "Hero", cost = 3, stays = true, cites = "metal.amb.defense-always-discarded",
  play = nothing(), defense = { in_play = true, cost = discard(one{ hand }), draw(1), cites = "metal.attack.ongoing-defense" } }

-- Ongoing, and nothing else.
card "Paper Lantern" { id = "test-paper-lantern", fr = "Lanterne de papier", type = "Equipment", cost = 2, stays = true, cites = "metal.amb.capture-ongoing",
  play = power(1) }

-- The Super-Villain on top of the stack is destroyed.
card "Trapdoor" { id = "test-trapdoor", fr = "Trappe", type = "Equipment", cost = 4, cites = "metal.amb.super-villain-leaves-otherwise",
  play = destroy(top(boss_stack)) }

-- You gain the Super-Villain on top of the stack.
card "Butterfly Net" { id = "test-butterfly-net", fr = "Filet à papillons", type = "Equipment", cost = 4, cites = "metal.amb.super-villain-leaves-otherwise",
  play = gain(top(boss_stack)) }

-- Power +1 for each Attack card that lies face up in the Line-Up or on top of the Super-Villains.
card "Attack Census" { id = "test-attack-census", fr = "Recensement des Attaques", type = "Super Power", cost = 2, cites = "metal.attack.card-word",
  play = native "attack_cards" }

-- Power +1 for each Super Hero of your team.
card "Roll Call" { id = "test-roll-call", fr = "Appel", type = "Hero", cost = 2, cites = "metal.play.power-and-effects",
  play = power(team_size(you)) }

-- Power +1 for each card that you control.
card "Head Count" { id = "test-head-count", fr = "Décompte", type = "Super Power", cost = 2, cites = "metal.control.played-and-ongoing",
  play = power(count{ in_play }) }

-- You may destroy a card that you control.
card "Bonfire" { id = "test-bonfire", fr = "Feu de joie", type = "Super Power", cost = 2, cites = "metal.control.played-and-ongoing",
  play = may(destroy(one{ in_play })) }

-- Recruit a Super Hero.
card "Draft Notice" { id = "test-draft-notice", fr = "Avis d'appel", type = "Super Power", cost = 3, copies = 2, cites = "metal.recruit.choose-one",
  play = recruit() }

-- Rescue a Super Hero.
card "Loose Bars" { id = "test-loose-bars", fr = "Barreaux branlants", type = "Super Power", cost = 3, copies = 11, cites = "metal.rescue.choose-any",
  play = rescue() }

-- Power +1. You may gain Weaknesses: if you do, the bonus.
local function bargain(price, bonus, clause)
  return { power(1), may(gain_weakness(price)):so{ power(bonus):cites(clause) }:cites(clause) }
end

-- A Weakness for Power +3.
card "Bad Bargain" { id = "test-bad-bargain", fr = "Mauvaise affaire", type = "Super Power", cost = 3, copies = 2, cites = "metal.play.power-and-effects",
  play = bargain(1, 3, "metal.weakness.no-free-bonus") }

-- Two of them for Power +5.
card "Worse Bargain" { id = "test-worse-bargain", fr = "Pire affaire", type = "Super Power", cost = 3, cites = "metal.play.power-and-effects",
  play = bargain(2, 5, "metal.amb.optional-two-weaknesses") }

-- Draw a card.
card "Second Glance" { id = "test-second-glance", fr = "Second regard", type = "Super Power", cost = 2, copies = 3, cites = "metal.play.resolve-at-once",
  play = draw(1) }

-- Draw a card, then discard a card.
card "Quick Sift" { id = "test-quick-sift", fr = "Tri rapide", type = "Super Power", cost = 2, cites = "metal.weakness.drawn-and-discarded",
  play = { draw(1), discard(one{ hand }):under "metal.weakness.drawn-and-discarded",
    discard(one{ hand, no_name = "Weakness" }):unless "metal.weakness.drawn-and-discarded" } }

-- Draw two cards. Power +1.
card "Deep Breath" { id = "test-deep-breath", fr = "Grande inspiration", type = "Super Power", cost = 2, cites = "metal.play.resolve-at-once",
  play = { draw(2), power(1) } }

-- Power +10.
card "Heavy Lever" { id = "test-heavy-lever", fr = "Gros levier", type = "Equipment", cost = 5, copies = 3, cites = "metal.play.power-and-effects",
  play = power(10) }

-- A discard is forced on the player who plays it.
card "Overfull Bag" { id = "test-overfull-bag", fr = "Sac trop plein", type = "Equipment", cost = 2, cites = "metal.weakness.not-kept-for-that",
  play = { discard(one{ hand }), power(2) } }

-- You may destroy a card of cost 0 in your discard pile.
card "Penny Scale" { id = "test-penny-scale", fr = "Balance à sous", type = "Equipment", cost = 2, cites = "metal.weakness.cost-zero",
  play = { may(destroy(one{ discard_pile, cost = {0, 0} })):under "metal.weakness.cost-zero",
    may(destroy(one{ discard_pile, cost = {0, 0}, no_name = "Weakness" })):unless "metal.weakness.cost-zero" } }

-- Super-Villains.
local function boss(id, name, fr, cost, vp, reward, first)
  card(name) { id = id, fr = fr, pile = "boss", type = "Villain", cost = cost, vp = vp, play = nothing(), cites = "metal.villain.reward",
    reward = reward, first_appearance = first }
end

-- Reward: draw two cards. First Appearance: each gains a Weakness.
boss("test-plaster-tyrant", "Plaster Tyrant", "Tyran de plâtre", 9, 5, { draw(2), cites = "metal.villain.reward" },
  { gain_weakness(1), cites = "metal.first-appearance.all-players" })
-- Reward: a card of the Line-Up. First Appearance: each discards two cards.
boss("test-clay-warden", "Clay Warden", "Gardien d'argile", 9, 6, { gain(one{ line_up }), cites = "metal.villain.reward" },
  { discard(exactly(2){ hand }), cites = "metal.first-appearance.all-players" })
-- Reward: Power +3. First Appearance: each discards a card or gains two Weaknesses.
boss("test-chalk-mammoth", "Chalk Mammoth", "Mammouth de craie", 11, 7, { power(3), cites = "metal.villain.reward" },
  { choose_one{ discard(one{ hand }), gain_weakness(2) }, cites = "metal.first-appearance.all-players" })
-- Reward: recruit a Super Hero. First Appearance: each draws a card.
boss("test-wooden-jailer", "Wooden Jailer", "Geôlier de bois", 9, 4, { recruit(), cites = "metal.villain.reward" },
  { draw(1), cites = "metal.first-appearance.all-players" })

-- The last of a stack. Reward: Power +1. First Appearance: each draws a card.
card "Cardboard Barbatos" { id = "test-cardboard-barbatos", fr = "Barbatos en carton", pile = "boss", type = "Villain", cost = 14, vp = 5,
  play = nothing(), cites = "metal.villain.reward", hook = "last_of_stack",
  reward = { power(1), cites = "metal.villain.reward" }, first_appearance = { draw(1), cites = "metal.first-appearance.all-players" } }

-- Super Heroes.
local function trainee(id, name, fr, clause, ability, super_villain)
  card(name) { id = id, fr = fr, pile = "character", cites = clause, super_villain = super_villain, ability }
end

-- Power +1 for each Hero that you play.
trainee("test-trainee-amber", "Trainee Amber", "Recrue Ambre", "metal.characters.ability", after(plays{ type = "Hero" }){ power(1) })
-- Draw a card for each Hero that you play.
trainee("test-trainee-birch", "Trainee Birch", "Recrue Bouleau", "metal.characters.ability", after(plays{ type = "Hero" }){ draw(1) })
-- Draw a card for each Weakness that you play.
trainee("test-trainee-cedar", "Trainee Cedar", "Recrue Cèdre", "metal.capture.triggers-first", after(plays{ name = "Weakness" }){ draw(1) })
-- Whenever you play a Weakness you may destroy a Weakness that you control.
trainee("test-trainee-dune", "Trainee Dune", "Recrue Dune", "metal.amb.effect-undoes-second",
  after(plays{ name = "Weakness" }){ may(destroy(one{ in_play, name = "Weakness" })) })
-- At the end of your turn you gain the top card of the main deck.
trainee("test-trainee-elm", "Trainee Elm", "Recrue Orme", "metal.amb.capture-steps", after(ends{}){ gain(top(main_deck)) })
-- At the start of your turn you discard a card.
trainee("test-trainee-fern", "Trainee Fern", "Recrue Fougère", "metal.weakness.start-of-turn-first", after(begins{}){ discard(one{ hand }) })
-- Whenever you play a Hero or a Villain and control two of them, Power +2.
trainee("test-trainee-garnet", "Trainee Garnet", "Recrue Grenat", "metal.amb.joins-halfway",
  after(plays{ type = { "Hero", "Villain" } }){ power(2), when = just(2, count{ in_play, type = { "Hero", "Villain" } }) })
-- The first Hero of each of your turns: Power +2.
trainee("test-trainee-hazel", "Trainee Hazel", "Recrue Noisette", "metal.amb.joins-halfway", after(plays{ type = "Hero", first = true }){ power(2) })
-- Once per turn: Power +1 for each card that you control.
trainee("test-trainee-iris", "Trainee Iris", "Recrue Iris", "metal.team.sees-board", action{ limit = "turn", power(count{ in_play }) })
-- Whenever you buy a Villain: draw a card.
trainee("test-trainee-jade", "Trainee Jade", "Recrue Jade", "metal.characters.ability",
  after(buys{}){ draw(1), when = it:is{ type = "Villain" } })
-- Once per turn you may gain a Weakness: if you do, Power +2.
trainee("test-trainee-kelp", "Trainee Kelp", "Recrue Varech", "metal.weakness.no-free-bonus",
  action{ limit = "turn", may(gain_weakness(1)):so{ power(2) } })
-- Power +1 for each Super Power or Equipment that you play. An oversized Super-Villain.
trainee("test-trainee-larch", "Trainee Larch", "Recrue Mélèze", "metal.characters.ability", after(plays{ type = { "Super Power", "Equipment" } }){ power(1) }, true)
-- Whenever you gain a card: draw a card.
trainee("test-trainee-moss", "Trainee Moss", "Recrue Mousse", "metal.amb.reward-before-rescue", after(gains{}){ draw(1) })
-- Whenever you discard a card in your turn: Power +1.
trainee("test-trainee-nettle", "Trainee Nettle", "Recrue Ortie", "metal.amb.end-step-discards", after(discards{ your_turn = true }){ power(1) })
-- Whenever you discard a card you gain the top card of the main deck.
trainee("test-trainee-olive", "Trainee Olive", "Recrue Olive", "metal.amb.end-step-discards", after(discards{}){ gain(top(main_deck)) })
-- The first card that you buy in each of your turns: Power +1.
trainee("test-trainee-pine", "Trainee Pine", "Recrue Pin", "metal.amb.joins-halfway", after(buys{ first = true, your_turn = true }){ power(1) })
-- Whenever you play a Weakness you gain the top card of the main deck.
trainee("test-trainee-quartz", "Trainee Quartz", "Recrue Quartz", "metal.capture.triggers-first",
  after(plays{ name = "Weakness" }){ gain(top(main_deck)) })
-- At the start of your turn: draw a card.
trainee("test-trainee-reed", "Trainee Reed", "Recrue Roseau", "metal.weakness.start-of-turn-first", after(begins{}){ draw(1) })
