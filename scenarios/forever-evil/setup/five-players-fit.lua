scenario "Five starting decks are in the box" {
  game     = "forever-evil",
  set_up   = "shown",
  question = {
    en = "Are there enough starting cards in the box for a table of five?",
    fr = "Y a-t-il assez de cartes de départ dans la boîte pour une table de cinq ?",
  },
  shows    = { "fe.amb.player-count", "fe.setup.starting-deck" },
}

refused(function()
  players { { "Ann" }, { "Ben" }, { "Cy" }, { "Dan" }, { "Eve" }, { "Flo" } }
  begin()
end, "fe.amb.player-count")
local ann, ben, cy, dan, eve = players {
  { "Ann", character = "Lex Luthor",   hand = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Sinestro",     hand = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Cy",  character = "Bizarro",      hand = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Dan", character = "Harley Quinn", hand = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Eve", character = "Deathstroke",  hand = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

for _, p in ipairs { ann, ben, cy, dan, eve } do
  expect(p.deck):is { "Punch", "Punch", "Vulnerability", "Vulnerability", "Vulnerability" }
end
ruling {
  en = "Yes, for five: 35 of the 36 Punches and 15 of the 16 Vulnerabilities are dealt out. A sixth deck cannot be made.",
  fr = "Oui, pour cinq : 35 des 36 Coups de Poing et 15 des 16 Vulnérabilités sont distribués. Un sixième deck est impossible.",
}
