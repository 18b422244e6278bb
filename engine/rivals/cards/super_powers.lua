-- The Super Powers of the main deck. Names, types, costs and VP are known; what most of them say is not, nor how many copies there are.
all { type = "Super Power", provisional = true }

card "Billionaire" { cost = 5, vp = 1, unknown = true }
card "Homicidal Maniac" { cost = 3, vp = 1, unknown = true }
card "Insanity" { fr = "Folie", cost = 2, vp = 1, copies = 2, keywords = { "defense" }, unknown = true }
card "Killing Joke" { cost = 7, vp = 3, unknown = true }
card "Maniacal Laugh" { fr = "Rire Sadique", cost = 4, vp = 1, unknown = true }
card "Master Martial Artist" { cost = 4, vp = 1, unknown = true }
card "World's Greatest Detective" { fr = "Meilleur Détective du Monde", cost = 6, vp = 2, keywords = { "defense" }, unknown = true }
