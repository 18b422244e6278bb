-- No printed cards: each shows a clause that no printed card of the box can show. They are never dealt.
all { test = true }

-- Power +1. Attack on all foes that makes them interact: each passes a card of the hand to the player on the left.
card "Crossed Hands" { id = "test-crossed-hands", fr = "Mains croisées", type = "Super Power", cites = "fe.play.resolve-at-once",
  play = { power(1), attack(each_foe, { waits = true }){ foe:pass_left(one{ foe.hand }) }:cites "fe.attack.interaction-waits" } }

-- Look at the top card of your deck.
card "Spyglass" { id = "test-spyglass", fr = "Longue-vue", type = "Equipment", cites = "fe.amb.look-reshuffles",
  play = native "spyglass" }

-- Attack on all foes: 1 VP token of each moves to the attacker.
card "Pickpockets" { id = "test-pickpockets", fr = "Pickpockets", type = "Super Power", cites = "fe.amb.steal-all-foes",
  play = attack(each_foe){ steal(1, foe) } }

-- Gain a card of the Line-Up.
card "Helping Hand" { id = "test-helping-hand", fr = "Coup de main", type = "Super Power", cites = "fe.gain.to-discard",
  play = gain(one{ line_up }) }

-- Ongoing: when you play your first Hero of a turn, draw a card.
card "Training Yard" { id = "test-training-yard", fr = "Terrain d'entraînement", type = "Location", cost = 5, vp = 1, stays = true, cites = "fe.location.first-of-type",
  native = "training_yard" }

card "Blank Page" { id = "test-blank", fr = "Page blanche", type = "Equipment", cost = 1, vp = 1, unknown = true, cites = "fe.types.printed-fields" }

-- A stack of Super-Villains for the Good Guys.
local function rival(id, name, fr, cost, first)
  card(name) { id = id, fr = fr, pile = "boss", type = "Villain", cost = cost, vp = 4, cites = "fe.variant.two-stacks",
    play = power(3), first_appearance = first }
end

local weakness = { gain_weakness(1), cites = "fe.variant.team-first-appearance" }
rival("test-rival-1", "Training Villain", "Vilain d'entraînement", 8)
rival("test-rival-2", "Cardboard Menace", "Menace de carton", 9, weakness)
rival("test-rival-3", "Straw Tyrant", "Tyran de paille", 10, weakness)
rival("test-rival-4", "Paper Overlord", "Seigneur de papier", 11, weakness)
rival("test-rival-5", "Chalk Fiend", "Démon de craie", 12, weakness)
