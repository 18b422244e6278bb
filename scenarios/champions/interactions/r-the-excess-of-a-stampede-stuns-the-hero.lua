scenario "The excess of a Stampede stuns the hero behind the ally" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "Rhino wears Charge and attacks by Stampede; Black Cat throws herself in the way and falls. I take what is left over. Who ends up stunned?",
    fr = "Rhino porte Charge et attaque par Ruée ; Black Cat s'interpose et tombe. Je subis l'excédent. Qui se retrouve sonné ?",
  },
  shows    = { "mc.card.stampede", "mc.keywords.overkill-ally", "mc.amb.stunned-by-an-attack" },
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Black Cat" }, dealt = { "Stampede" } },
}
villain { { "Rhino I", with = { "Charge" } } }
encounter_deck:on_top { "Hard to Keep Down" }       -- a boost card without icons

until_step "villain phase, step 5"
ann:declines "Spider-Man"
ann:defends_with "Black Cat"

expect(ann.discard):has "Black Cat"
expect(ann.identity:damage "Spider-Man"):is(3)
expect(ann.identity:stunned "Spider-Man"):is(1)
ruling {
  en = "Spider-Man. The excess damage is damage of that attack, so he was damaged by it, although Black Cat defended.",
  fr = "Spider-Man. Les dégâts en excès sont des dégâts de cette attaque : elle l'a blessé, bien que Black Cat ait défendu.",
}
