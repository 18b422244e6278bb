-- The Heroes of the main deck. Names, types, costs and VP are known; what most of them say is not, nor how many copies there are.
all { type = "Hero", provisional = true }

card "Aquaman" { cost = 2, vp = 1, copies = 2, unknown = true }
card "Cyborg One Million" { fr = "Cyborg Un Million", subtype = "Metal", cost = 5, vp = 2, copies = 2, unknown = true }
card "Detective Chimp" { fr = "Détective Chimp", cost = 2, vp = 1, copies = 2, unknown = true }
card "Doctor Fate" { cost = 3, vp = 1, copies = 2, unknown = true }
card "Dream" { cost = 6, vp = 2, unknown = true }
card "Hal Jordan" { cost = 4, vp = 1, copies = 2, unknown = true }
card "Kendra Saunders" { fr = "Kendra Saunders", subtype = "Metal", cost = 4, vp = 2, copies = 2, unknown = true }
card "Mister Terrific" { cost = 5, vp = 2, copies = 2, unknown = true }
card "Plastic Man" { cost = 3, vp = 1, copies = 2, unknown = true }
card "Steel" { fr = "Steel", subtype = "Metal", cost = 3, vp = 1, copies = 2, unknown = true }
card "Superman" { cost = 6, vp = 2, unknown = true }
card "The Flash" { cost = 4, vp = 1, copies = 2, keywords = { "defense" }, unknown = true }
card "Wonder Woman" { cost = 7, vp = 3, unknown = true }
