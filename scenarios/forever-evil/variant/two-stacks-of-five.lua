scenario "Two stacks of five" {
  game     = "forever-evil",
  teams    = 1,
  set_up   = "shown",
  question = {
    en = "We play in two teams. How many stacks do we prepare, how big are they, and does The Flash still lie on top?",
    fr = "Nous jouons en deux équipes. Combien de piles préparer, de combien de cartes, et Flash est-il toujours au-dessus ?",
  },
  shows    = { "fe.variant.two-stacks", "fe.amb.good-guys-teams" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" }, deck = {} },
  { "Ben", hand = { "Punch" }, deck = {} },
}
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }
main_deck { "Cosmic Staff" }

expect(super_heroes):count(5)
expect(super_heroes):shows "The Flash"
expect(super_villains):count(5)
expect(super_villains):shows "Training Villain"
ruling {
  en = "Two: five Super Heroes for the Bad Guys with The Flash face up on top, and five Super-Villains for the Good Guys, the top one face up too.",
  fr = "Deux : cinq Super-Héros pour les Méchants, Flash visible au-dessus, et cinq Super-Vilains pour les Gentils, le premier visible lui aussi.",
}
