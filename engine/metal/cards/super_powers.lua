-- The Super Powers of the main deck. Names, types, costs and VP are known; what most of them say is not, nor how many copies there are.
all { type = "Super Power", provisional = true }

card "Ankh Portal" { cost = 5, vp = 1, copies = 2, unknown = true }
card "Brutal Chase" { cost = 4, vp = 1, copies = 2, unknown = true }
card "Escape" { cost = 2, vp = 1, copies = 2, keywords = { "defense" }, unknown = true }
card "Fair Play" { cost = 3, vp = 1, copies = 2, unknown = true }
card "Flight" { cost = 2, vp = 2, copies = 2, unknown = true }
card "Fulcum Abominus" { cost = 2, vp = 2, copies = 2, unknown = true }
card "Hypertime" { cost = 6, vp = 2, unknown = true }
card "Mecha Construct" { cost = 5, vp = 1, copies = 2, unknown = true }
card "Power Channeling" { cost = 6, vp = 3, unknown = true }
card "Search the Depths" { cost = 3, vp = 1, copies = 2, unknown = true }
card "Speed Force" { cost = 3, vp = 1, copies = 2, keywords = { "defense" }, unknown = true }
card "War Cry" { fr = "Cri de Guerre", cost = 4, vp = 1, copies = 2, unknown = true }
card "X-Ray Vision" { fr = "Vision X", cost = 4, vp = 1, copies = 2, unknown = true }
