scenario "The first Line-Up is the five top cards of the main deck" {
  game     = "metal",
  set_up   = "shown",
  question = {
    en = "Where do the first cards for sale come from?",
    fr = "D'où viennent les premières cartes en vente ?",
  },
  shows    = { "metal.setup.lineup-five" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch", "Punch" }, deck = {} },
  { "Ben", character = "The Flash (oversized)", hand = { "Punch" }, deck = {} },
}
main_deck { "Escape", "Steel", "Flight", "Promethium", "Clayface", "Starro", "Dream" }

expect(line_up):is { "Escape", "Steel", "Flight", "Promethium", "Clayface" }
expect(main_deck):in_order { "Starro", "Dream" }
ann:plays "Punch"
ann:plays "Punch"
ann:buys "Escape"                        -- it can be named: it lies face up
ruling {
  en = "The top five cards of the shuffled main deck are laid out face up.",
  fr = "Les cinq premières cartes du deck commun mélangé sont posées face visible.",
}
