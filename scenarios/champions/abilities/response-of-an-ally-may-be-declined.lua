scenario "A response that is not forced may be passed" {
  game     = "champions",
  question = {
    en = "Daredevil has thwarted, and the only enemy is Rhino. Must he deal his 1 damage?",
    fr = "Daredevil vient de contrer, et le seul ennemi est Rhino. Doit-il infliger son 1 dégât ?",
  },
  shows    = { "mc.triggered-ability.optional-unless-forced" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Daredevil" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 3 } }

ann:thwarts_with "Daredevil"
expect(ann):may("uses", "Daredevil")
ann:declines()
expect(main_scheme:threat "The Break-In!"):is(1)
expect(villain:damage "Rhino"):is(0)
ruling {
  en = "No. Without the word forced, a response is used only if its player wants it.",
  fr = "Non. Sans la mention forcée, une réponse n'est utilisée que si son joueur le veut.",
}
