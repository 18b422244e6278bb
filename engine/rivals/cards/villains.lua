-- The Villains of the main deck. Names, types, costs and VP are known; what most of them say is not, nor how many copies there are.
all { type = "Villain", provisional = true }

card "Bane" { cost = 4, vp = 1, unknown = true }
card "Clayface" { cost = 3, vp = 1, copies = 2, unknown = true }
card "Harley Quinn" { cost = 3, vp = 1, copies = 2, unknown = true }
card "Hugo Strange" { fr = "Hugo Strange", cost = 6, vp = 2, unknown = true }
card "Killer Croc" { fr = "Killer Croc", cost = 4, vp = 1, keywords = { "confrontation" }, unknown = true }
card "Mr. Freeze" { cost = 4, vp = 1, keywords = { "attack" }, unknown = true }
card "Poison Ivy" { fr = "Poison Ivy", cost = 5, vp = 1, keywords = { "attack" }, unknown = true }
card "Ra's al Ghul" { cost = 7, vp = 2, unknown = true }
card "Scarecrow" { fr = "L'Épouvantail", cost = 6, vp = 2, keywords = { "attack" }, unknown = true }
card "Talia al Ghul" { cost = 5, vp = 1, unknown = true }
card "The Penguin" { cost = 2, vp = 1, copies = 2, unknown = true }
card "The Riddler" { fr = "L'Homme-Mystère", cost = 2, vp = 1, copies = 2, unknown = true }
card "Two-Face" { fr = "Double-Face", cost = 3, vp = 1, copies = 2, keywords = { "attack" }, unknown = true }
card "Victor Zsasz" { cost = 2, vp = 1, copies = 2, unknown = true }
