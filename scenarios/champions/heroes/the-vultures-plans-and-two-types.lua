scenario "The Vulture's Plans and two types of resources" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "The Vulture's Plans makes each of us discard a card at random: mine is energy, Ben's is mental. How much threat is placed?",
    fr = "Les Plans du Vautour font défausser à chacun une carte au hasard : la mienne est une énergie, celle de Ben un mental. Combien de menaces place-t-on ?",
  },
  shows    = { "mc.card.the-vultures-plans" },
}

local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Energy" }, dealt = { "The Vulture's Plans" } },
  { "Ben", character = "Captain Marvel", hand = { "Genius" } },
}
main_scheme { { "The Break-In! 1B", threat = 2 } }

until_step "villain phase, step 5"
expect(ann.discard):is { "Energy" }
expect(ben.discard):is { "Genius" }
expect(main_scheme:threat "The Break-In!"):is(4)
ruling {
  en = "Two: energy and mental are two types.",
  fr = "Deux : énergie et mental font deux types.",
}
