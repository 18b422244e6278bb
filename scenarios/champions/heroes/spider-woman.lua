scenario "Spider-Woman confuses the villain as she enters play" {
  game     = "champions",
  question = {
    en = "I play Spider-Woman. May she confuse Shocker rather than Rhino, and may she thwart in the same turn?",
    fr = "Je joue Spider-Woman. Peut-elle désorienter Shocker plutôt que Rhino, et contrer dans le même tour ?",
  },
  shows    = { "mc.card.spider-woman" },
}

local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Spider-Woman", "Energy Absorption" }, engaged = { "Shocker" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 3 } }

ann:plays "Spider-Woman"
ann:uses "Spider-Woman"
ann:thwarts_with "Spider-Woman"

expect(villain:confused "Rhino I"):is(1)
expect(ann.engaged:confused "Shocker"):is(0)
expect(main_scheme:threat "The Break-In!"):is(1)
expect(ann.in_play:damage "Spider-Woman"):is(1)
ruling {
  en = "The villain only: Rhino is confused. Coming in ready, she may thwart for 2 at once and takes 1 damage for it.",
  fr = "Le méchant seulement : Rhino est désorienté. Arrivée redressée, elle peut aussitôt contrer pour 2 et subit 1 dégât pour cela.",
}
