scenario "A table does not hold two Energy cards of one player" {
  game     = "champions",
  question = {
    en = "I lay out a table on which my hand holds Energy, and a second Energy lies in my discard pile. Can that happen in a game?",
    fr = "Je dispose une table où ma main contient Énergie, et où une seconde Énergie se trouve dans ma défausse. Est-ce possible en cours de partie ?",
  },
  shows    = { "mc.max.per-deck" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Energy" }, discard = { "Energy" } },
}

refused(function() begin() end, "mc.max.per-deck")
ruling {
  en = "No. A deck holds Energy once, so a player never has two of them.",
  fr = "Non. Un deck ne contient Énergie qu'une fois : un joueur n'en a donc jamais deux.",
}
