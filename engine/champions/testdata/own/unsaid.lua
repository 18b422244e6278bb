-- Cards of which nobody knows what they say, one of each type: they stand for what is not defined.
all { game = "champions", unknown = true, set = "masked", aspect = "hero" }

card "Masked Hero" { type = "hero", back = "unmasked", unique = true, copies = 0, thw = 1, atk = 1, def = 1, hp = 10, hand_size = 5,
  starter = { aspect = "justice" } }
card "Unmasked" { type = "alter_ego", back = "masked-hero", unique = true, rec = 3, hp = 10, hand_size = 6 }
card "Masked Ally" { type = "ally", cost = 1, makes = "wild", thw = { 1, 1 }, atk = { 1, 1 }, hp = 2 }
card "Masked Event" { type = "event", cost = 0, makes = "energy" }
card "Masked Support" { type = "support", cost = 0, makes = "mental" }
card "Masked Upgrade" { type = "upgrade", cost = 0, makes = "physical" }

all { set = "masked_ones", aspect = "encounter", modular = { "Masked Ones", "Masqués" } }

card "Masked Minion" { type = "minion", hp = 2, atk = 1, sch = 1, boost_icons = 1 }
card "Masked Treachery" { type = "treachery", boost_icons = 1, boost_star = true }
card "Masked Side Scheme" { type = "side_scheme", threat = 3, boost_icons = 2 }
card "Masked Attachment" { type = "attachment", boost_icons = 1 }
card "Masked Environment" { type = "environment", boost_icons = 1 }
card "Masked Villain" { type = "villain", stage = 1, hp = per_player(5), atk = 1, sch = 1 }
card "Masked Scheme 1A" { type = "main_scheme", back = "masked-scheme-1b", stage = 1 }
card "Masked Scheme 1B" { type = "main_scheme", back = "masked-scheme-1a", copies = 0, stage = 1, threshold = per_player(5) }
