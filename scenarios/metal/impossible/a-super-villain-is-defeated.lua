scenario "A Super-Villain that was bought is one that was defeated" {
  game     = "metal",
  question = {
    en = "I bought The Devastator this turn. Do I lay him out as bought?",
    fr = "J'ai acheté The Devastator ce tour. Est-ce que je le pose comme acheté ?",
  },
  shows    = { "metal.villain.defeat-is-buying" },
}

refused(function()
  players { { "Ann", character = "Cyborg", score_pile = { { "The Devastator", bought = true } } }, { "Ben", character = "The Flash (oversized)" } }
  begin()
end, "metal.villain.defeat-is-buying")
local ann, ben = players {
  { "Ann", character = "Cyborg", score_pile = { { "The Devastator", defeated = true } } },
  { "Ben", character = "The Flash (oversized)" },
}
super_villains { "The Merciless", "Barbatos" }
expect(super_villains):is_face_down()
ruling {
  en = "As defeated, which is the same: the next one then stays face down until step 8.",
  fr = "Comme vaincu, ce qui est la même chose : le suivant reste alors face cachée jusqu'à l'étape 8.",
}
