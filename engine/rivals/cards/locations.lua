-- The Locations of the main deck. Names, types, costs and VP are known; what most of them say is not, nor how many copies there are.
all { type = "Location", provisional = true, stays = true }

card "Abandoned Amusement Park" { cost = 4, vp = 1, keywords = { "ongoing" }, unknown = true }
card "Arkham Asylum" { fr = "Asile d'Arkham", cost = 6, vp = 1, keywords = { "ongoing" }, unknown = true }
card "The Batcave" { cost = 4, vp = 1, keywords = { "ongoing" }, unknown = true }
card "Wayne Manor" { cost = 6, vp = 1, keywords = { "ongoing" }, unknown = true }
