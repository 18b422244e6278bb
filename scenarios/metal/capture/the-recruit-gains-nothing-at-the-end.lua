scenario "The recruit of a Capture acts at the end of the turn, and gains nothing" {
  game     = "metal",
  question = {
    en = "My only Super Hero is Captured. The one I recruit in step 2 lets me gain a card at the end of my turn. Do I get one this very turn?",
    fr = "Mon seul Super-Héros est Capturé. Celui que je recrute à l'étape 2 me fait gagner une carte à la fin de mon tour. En ai-je une dès ce tour ?",
  },
  shows    = { "metal.amb.recruit-before-end-effects", "metal.amb.capture-steps", "metal.capture.nothing-more" },
}
card "Salt Gatherer" { pile = "character",
  says = { "At the end of your turn gain a card of the Line-Up that costs 4 or less.",
    "À la fin de votre tour, gagnez une carte de la réserve de coût 4 ou moins." },
  after(ends{}){ gain(one{ line_up, cost = { 0, 4 } }) } }

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Weakness", "Weakness" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)" },
}
available { "Salt Gatherer" }
line_up { "Aquaman", "Flight", "Escape", "Steel", "Clayface" }

ann:plays "Weakness"
ann:plays "Weakness"
expect(ann.team):is { "Salt Gatherer" }
expect(log):has(ann, "gains no card of", "by", "metal.amb.recruit-before-end-effects")
expect(ann.discard):is_empty()
expect(line_up):count(5)
expect(ben):is_on_turn()
ruling {
  en = "No. The recruit is there in time for step 4 and acts, but after a Capture you gain nothing more in that turn.",
  fr = "Non. La recrue est là à temps pour l'étape 4 et agit, mais après une Capture vous ne gagnez plus rien à ce tour.",
}
