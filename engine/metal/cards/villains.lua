-- The Villains of the main deck. Names, types, costs and VP are known; what most of them say is not, nor how many copies there are.
all { type = "Villain", provisional = true }

card "Baby Darkseid" { cost = 3, vp = 1, copies = 2, keywords = { "attack" }, unknown = true }
card "Black Adam" { cost = 6, vp = 2, keywords = { "defense" }, unknown = true }
card "Black Manta" { cost = 3, vp = 1, copies = 2, keywords = { "attack" }, unknown = true }
card "Carter Hall" { subtype = "Metal", cost = 7, vp = 2, keywords = { "attack" }, unknown = true }
card "Clayface" { cost = 3, vp = 1, copies = 2, unknown = true }
card "Court of Owls" { cost = 5, vp = 1, copies = 2, keywords = { "attack" }, unknown = true }
card "Deathstroke" { subtype = "Metal", cost = 4, vp = 1, copies = 2, keywords = { "defense" }, unknown = true }
card "Lady Blackhawk" { fr = "Lady Blackhawk", subtype = "Metal", cost = 4, vp = 2, copies = 2, unknown = true }
card "Onimar Synn" { subtype = "Metal", cost = 5, vp = 2, copies = 2, unknown = true }
card "Ra's al Ghul" { cost = 4, vp = 1, copies = 2, keywords = { "attack" }, unknown = true }
card "Rabid Robin" { cost = 2, vp = 2, copies = 2, unknown = true }
card "Starro" { fr = "Starro", cost = 6, vp = 2, keywords = { "attack" }, unknown = true }
card "Strigydae" { cost = 3, vp = 1, copies = 2, unknown = true }
