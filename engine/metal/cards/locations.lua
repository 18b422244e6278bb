-- The Locations of the main deck. Names, types, costs and VP are known; what most of them say is not, nor how many copies there are.
all { type = "Location", provisional = true, stays = true }

card "Challenger Mountain" { cost = 5, vp = 1, keywords = { "ongoing" }, unknown = true }
card "Forge of Worlds" { cost = 7, vp = 2, keywords = { "ongoing" }, unknown = true }
card "Oblivion Bar" { fr = "Bar de l'oubli", cost = 5, vp = 1, hook = "defends_in_play", keywords = { "ongoing", "defense" }, unknown = true }
card "The Dark Multiverse" { cost = 5, vp = 2, keywords = { "ongoing" }, unknown = true }
card "Tomb of Hath-Set" { cost = 5, vp = 2, keywords = { "ongoing" }, unknown = true }
