scenario "Indomitable after a Backflip by a ready hero" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "Spider-Man leaves the attack undefended and then plays Backflip, which is a defense. May he discard Indomitable to be readied?",
    fr = "Spider-Man laisse l'attaque non défendue puis joue Salto Arrière, qui est une défense. Peut-il défausser Inébranlable pour se redresser ?",
  },
  shows    = { "mc.card.indomitable", "mc.triggered-ability.player-card-potency", "mc.defend.labelled-no-exhaust" },
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Backflip" }, in_play = { "Indomitable" } },
}
encounter_deck:on_top { "Hard to Keep Down" }

until_step "villain phase, step 3"
ann:declines "Spider-Man"
ann:declines "defends_with"
ann:plays "Backflip"

expect(ann.in_play):has "Indomitable"
expect(ann.identity:exhausted "Spider-Man"):is(0)
ruling {
  en = "No. He has defended, but Backflip did not exhaust him: readying him could not change anything.",
  fr = "Non. Il a défendu, mais Salto Arrière ne l'a pas incliné : le redresser ne changerait rien.",
}
