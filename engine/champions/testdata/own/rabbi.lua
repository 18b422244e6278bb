-- A hero of one's own, an ally, and a printed card with an erratum.
all { game = "champions", aspect = "hero", set = "rabbi" }

card "The Maker" { type = "hero", back = "judah", unique = true, copies = 0, thw = 2, atk = 1, def = 2, hp = 10, hand_size = 5,
  traits = "Avenger", starter = { aspect = "justice", "emergency", "helicarrier" },
  says = "After a minion is defeated, heal 1 damage from The Maker.",
  response(defeated{ "minion" }){ heal(1, face "The Maker") } }

card "Judah" { type = "alter_ego", back = "the-maker", unique = true, rec = 4, hp = 10, hand_size = 6, traits = "Genius",
  says = "Exhaust Judah: draw 1 card.",
  action{ cost = exhaust(this), draw(1) } }

card "Word of Truth" { type = "event", copies = 3, cost = 1, makes = "mental",
  says = "Hero action (thwart): remove 3 threat from a scheme.",
  action{ form = "hero", label = "thwart", thwart(3, one{ "scheme" }) } }

all { aspect = "justice" }

card "Watchman" { type = "ally", copies = 3, cost = 2, makes = "energy", thw = { 2, 1 }, atk = { 1, 1 }, hp = 2, unique = true }

card "Haymaker" { cost = 1 }
