-- The Equipment of the main deck. Names, types, costs and VP are known; what most of them say is not, nor how many copies there are.
all { type = "Equipment", provisional = true }

card "Batarang" { cost = 4, vp = 1, keywords = { "defense" }, unknown = true }
card "Batmobile" { cost = 3, vp = 1, unknown = true }
card "Grappling Hook" { fr = "Grappin", cost = 3, vp = 1, keywords = { "block" }, unknown = true }
card "Joy Buzzer" { cost = 2, vp = 1, copies = 2, unknown = true }
card "Laughing Gas" { cost = 6, vp = 2, keywords = { "attack" }, unknown = true }
card "The Bat-Signal" { cost = 7, vp = 3, unknown = true }
card "Utility Belt" { fr = "Ceinture Utilitaire", cost = 5, vp = 1, unknown = true }
