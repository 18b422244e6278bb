all { game = "forever-evil" }

card "Rope Bridge" { type = "Equipment", cost = 2, vp = 1, play = { power(1), may(destroy(one{ hand })) } }
