scenario "What is attached to a Drone falls with it" {
  game     = "champions",
  question = {
    en = "I have attached Webbed Up to one of my Drones, and then defeat it. Where do the two cards go?",
    fr = "J'ai attaché Pris dans la Toile à un de mes Drones, puis je le vaincs. Où vont les deux cartes ?",
  },
  shows    = { "mc.attach-to.falls-with-host", "mc.card.ultron-drones" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Webbed Up", "Energy", "Genius", "Strength" }, discard = {},
    engaged = { { "Haymaker", facedown = true } } },
}
villain { "Ultron I" }

ann:plays "Webbed Up"
ann:pays_with "Energy"
ann:pays_with "Genius"
ann:chooses "Haymaker"
ann:attacks_with "Spider-Man"
ann:chooses "Haymaker"
expect(ann.engaged):is_empty()
expect(ann.discard):has "Haymaker"
expect(ann.discard):has "Webbed Up"
ruling {
  en = "Both into your discard pile: the Drone as your card, and Webbed Up, which falls with it.",
  fr = "Les deux dans votre défausse : le Drone, qui est votre carte, et Pris dans la Toile, qui tombe avec lui.",
}
