scenario "The Vulture's Plans and a wild resource" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "The Vulture's Plans makes me discard Spider-Woman, a wild card, and Ben an energy card. Is that one type of resource or two?",
    fr = "Les Plans du Vautour me font défausser Spider-Woman, une carte libre, et à Ben une carte énergie. Cela fait-il un type de ressource ou deux ?",
  },
  shows    = { "mc.card.the-vultures-plans", "mc.wild.otherwise-only-wild" },
}

local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Spider-Woman" }, dealt = { "The Vulture's Plans" } },
  { "Ben", character = "Spider-Man", hand = { "Energy" } },
}
main_scheme { { "The Break-In! 1B", threat = 2 } }

until_step "villain phase, step 5"
expect(main_scheme:threat "The Break-In!"):is(4)
expect(log):has("threat", 2, "by", "mc.wild.otherwise-only-wild")
ruling {
  en = "Two. A wild resource that pays for nothing is only wild: it does not become the energy that lies there already.",
  fr = "Deux. Une ressource libre qui ne paie rien n'est que libre : elle ne devient pas l'énergie qui s'y trouve déjà.",
}
