-- Iron Man: his cards, obligation and nemesis set.
all { aspect = "hero", set = "iron_man" }

card "Iron Man" { code = "01029a", type = "hero", back = "tony-stark", traits = "Avenger", unique = true, copies = 0,
  thw = 2, atk = 1, def = 1, hp = 9, hand_size = 1, unknown = true }

card "Tony Stark" { code = "01029b", type = "alter_ego", back = "iron-man", traits = "Genius", unique = true,
  rec = 3, hp = 9, hand_size = 6, unknown = true }

card "War Machine" { code = "01030", type = "ally", subtitle = "James Rhodes",
  traits = { "S.H.I.E.L.D.", "Soldier" }, unique = true, cost = 4, makes = "wild", thw = {1, 1}, atk = {2, 1},
  hp = 4, unknown = true }

card "Repulsor Blast" { fr = "Rayon répulsif", code = "01031", type = "event", traits = { "Attack", "Superpower" },
  copies = 3, cost = 1, makes = "physical", unknown = true }

card "Supersonic Punch" { fr = "Coup de poing Supersonique", code = "01032", type = "event", traits = "Attack",
  copies = 2, cost = 2, makes = "energy", unknown = true }

card "Pepper Potts" { code = "01033", type = "support", traits = "Persona", unique = true, cost = 3,
  makes = "physical", unknown = true }

card "Stark Tower" { fr = "Tour Stark", code = "01034", type = "support", traits = "Location", unique = true,
  cost = 2, makes = "mental", unknown = true }

card "Arc Reactor" { fr = "Réacteur Arc", code = "01035", type = "upgrade", traits = { "Item", "Tech" },
  unique = true, cost = 2, makes = "energy", unknown = true }

card "Mark V Armor" { fr = "Armure Mark V", code = "01036", type = "upgrade", traits = { "Armor", "Tech" },
  unique = true, cost = 3, makes = "mental", unknown = true }

card "Mark V Helmet" { fr = "Casque Mark V", code = "01037", type = "upgrade", traits = { "Armor", "Tech" },
  unique = true, cost = 1, makes = "physical", unknown = true }

card "Powered Gauntlets" { fr = "Gantelets énergétiques", code = "01038", type = "upgrade",
  traits = { "Armor", "Tech" }, copies = 2, cost = 2, makes = "energy", unknown = true }

card "Rocket Boots" { fr = "Bottes-Fusée", code = "01039", type = "upgrade", traits = { "Armor", "Tech" },
  copies = 2, cost = 1, makes = "mental", unknown = true }
all { aspect = "encounter", set = "iron_man" }

card "Business Problems" { fr = "Surmenage", code = "01170", type = "obligation", boost_icons = 2, unknown = true,
  given_to = "tony-stark" }
all { aspect = "encounter", set = "iron_man_nemesis" }

card "Imminent Overload" { fr = "Surchage Imminente", code = "01171", type = "side_scheme", threat = 3,
  acceleration = 1, boost_icons = 3, unknown = true }

card "Whiplash" { code = "01172", type = "minion", unique = true, atk = 3, sch = 2, hp = 4, boost_icons = 2,
  retaliate = 1, unknown = true }

card "Electric Whip Attack" { fr = "Attaque au Fouet Électrique", code = "01173", type = "treachery", copies = 2,
  boost_star = true, unknown = true }

card "Electromagnetic Backlash" { fr = "Contre-Attaque Électromagnétique", code = "01174", type = "treachery",
  boost_icons = 2, unknown = true }
