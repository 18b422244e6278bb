-- The Heroes of the main deck. Names, types, costs and VP are known; what most of them say is not, nor how many copies there are.
all { type = "Hero", provisional = true }

card "Alfred Pennyworth" { cost = 2, vp = 1, copies = 2, unknown = true }
card "Batwoman" { cost = 3, vp = 1, copies = 2, unknown = true }
card "Black Canary" { fr = "Black Canary", cost = 6, vp = 2, keywords = { "confrontation" }, unknown = true }
card "Catwoman" { cost = 4, vp = 1, unknown = true }
card "Commissioner Gordon" { cost = 3, vp = 1, copies = 2, unknown = true }
card "Huntress" { fr = "Huntress", cost = 4, vp = 1, unknown = true }
card "Lucius Fox" { fr = "Lucius Fox", cost = 2, vp = 1, copies = 2, keywords = { "defense", "confrontation" }, unknown = true }
card "Nightwing" { cost = 5, vp = 1, unknown = true }
card "Oracle" { cost = 4, vp = 1, unknown = true }
card "Red Hood" { cost = 3, vp = 1, copies = 2, unknown = true }
card "Red Robin" { cost = 6, vp = 2, unknown = true }
card "Robin" { cost = 5, vp = 1, unknown = true }
card "Superman" { cost = 7, vp = 3, unknown = true }
card "Vicky Vale" { cost = 2, vp = 1, copies = 2, unknown = true }
