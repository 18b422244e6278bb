scenario "The first is spent, and the line says so" {
  game     = "metal",
  question = {
    en = "Ann has played a Super Power, and then rescues one of two Super Heroes, who gives Power for the first Super Power of a turn. She plays another: does he give it?",
    fr = "Ann a joué un Super-Pouvoir, puis libère l'un de deux Super-Héros, qui donne de la Puissance au premier Super-Pouvoir du tour. Elle en joue un autre : la donne-t-il ?",
  },
  shows    = { "metal.team.not-retroactive", "metal.amb.joins-halfway" },
}

card "Short Leap" { type = "Super Power", cost = 2, vp = 0, copies = 2, play = power(1) }
card "Batman" { after(plays{ type = "Super Power", first = true }){ power(5) } }
card "The Devastator" { reward = { power(1) } }
local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Short Leap", "Short Leap" }, power = 8 },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = {} },
}
captured { "Batman", "Aquaman (oversized)" }
super_villains { "The Devastator", "The Drowned", "Barbatos" }
line_up { "Fair Play", "Flight", "War Cry", "Steel", "Black Adam" }

ann:plays "Short Leap"
ann:defeats "The Devastator"
ann:chooses "Batman"
expect(ann.power):is(1)
ann:plays "Short Leap"
expect(ann.power):is(2)
ruling {
  en = "No. The first was played before he joined, and the next one is the second of the turn.",
  fr = "Non. Le premier a été joué avant son arrivée, et le suivant est le second du tour.",
}
