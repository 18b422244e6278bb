scenario "Without a card of the type nothing is gained" {
  game     = "metal",
  question = {
    en = "My card gains a Hero of the Line-Up, but there is none. Do I take something else?",
    fr = "Ma carte fait gagner un Héros de la réserve, mais il n'y en a pas. Est-ce que je prends autre chose ?",
  },
  shows    = { "metal.gain.nothing-available" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Call for Heroes" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Flight", "Fair Play", "War Cry", "Escape", "Black Adam" }

ann:plays "Call for Heroes"
expect(ann.discard):is_empty()
expect(line_up):count(5)
ruling {
  en = "No. If no card of that type is available, you gain none.",
  fr = "Non. S'il n'y a pas de carte de ce type, vous n'en gagnez pas.",
}
