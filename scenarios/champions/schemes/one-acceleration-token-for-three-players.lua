scenario "An acceleration token counts once, however many play" {
  game     = "champions",
  question = {
    en = "Three of us play The Break-In!, and there is one acceleration token. Does the token add 1 threat in step one, or 1 per player?",
    fr = "Nous jouons L'Effraction ! à trois, et il y a un pion Accélération. Le pion ajoute-t-il 1 menace à l'étape un, ou 1 par joueur ?",
  },
  shows    = { "mc.empty-encounter-deck.token-effect", "mc.acceleration-token.more-threat", "mc.main-scheme.step-one-threat" },
  windows  = "pass",
  acceleration = 1,
}
local ann, ben, cy = players {
  { "Ann", character = "Captain Marvel", hand = {} },
  { "Ben", character = "She-Hulk", hand = {} },
  { "Cy",  character = "Black Panther", hand = {} },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 0 } }

ann:ends_turn()
ben:ends_turn()
until_step "villain phase, step 2"
cy:ends_turn()
expect(main_scheme:threat "The Break-In!"):is(4)
ruling {
  en = "1 in all. The scheme's own 1 per player makes 3, and the token makes it 4: it says nothing of players.",
  fr = "1 en tout. Le 1 par joueur de la manigance fait 3, et le pion fait 4 : il ne parle pas de joueurs.",
}
