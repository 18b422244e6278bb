-- A scenario of one's own: The Golem.
all { game = "champions", aspect = "encounter", set = "golem" }

card "Golem I" { title = { "Golem", "Golem" }, type = "villain", stage = 1, sch = 1, atk = 2, hp = per_player(10),
  traits = "Brute", new_traits = "Clay" }

card "Golem II" { title = { "Golem", "Golem" }, type = "villain", stage = 2, sch = 2, atk = 2, hp = per_player(12),
  traits = "Brute",
  says = { "When revealed, it becomes tough.", "Une fois révélé, il devient tenace." },
  revealed = toughen(this) }

card "Golem III" { title = { "Golem", "Golem" }, type = "villain", stage = 3, sch = 2, atk = 3, hp = per_player(14),
  traits = "Brute", toughness = true }

card "The Clay Wakes 1A" { title = { "The Clay Wakes", "L'Argile s'éveille" }, type = "main_scheme", stage = 1,
  back = "the-clay-wakes-1b", scenario = { id = "golem", modular = "clay_servants" } }

card "The Clay Wakes 1B" { title = { "The Clay Wakes", "L'Argile s'éveille" }, type = "main_scheme", stage = 1,
  copies = 0, back = "the-clay-wakes-1a", threat = 0, threshold = per_player(9), escalation = per_player(1), loses = true }

card "Fist of Clay" { fr = "Poing d'argile", type = "attachment", atk = 1, boost_icons = 1, attach = villain }

card "Falling Masonry" { type = "treachery", copies = 3, boost_icons = 1,
  says = "Deal 1 damage to each hero.",
  revealed = damage(1, each{ "hero" }) }

card "Night in Prague" { type = "side_scheme", threat = per_player(2), hazard = 1, boost_icons = 2,
  says = "When defeated, each player draws a card.",
  when_defeated = each_player:draw(1) }

card "Clay Hound" { type = "minion", copies = 4, atk = 1, sch = 1, hp = 2, boost_icons = 1, quickstrike = true }

all { set = "clay_servants", modular = { "Clay Servants", "Serviteurs d'argile" } }

card "Clay Servant" { type = "minion", traits = "Clay", copies = 3, atk = 1, sch = 1, hp = 3, boost_icons = 1, guard = true }
