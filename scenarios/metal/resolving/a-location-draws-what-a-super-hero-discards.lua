scenario "At the start of the turn a Location draws what a Super Hero may discard" {
  game     = "metal",
  question = {
    en = "As my turn starts my Location draws and my Super Hero may discard a Weakness, of which I hold none. Can I discard the one that I draw?",
    fr = "Au début de mon tour mon Lieu pioche et mon Super-Héros peut défausser une Faiblesse, dont je n'ai aucune. Puis-je défausser celle que je pioche ?",
  },
  shows    = { "metal.amb.trigger-order", "metal.weakness.start-of-turn-first" },
}

card "Trainee Thyme" { pile = "character", after(begins{}){ discard(one{ hand, name = "Weakness" }), optional = true } }
card "Early Pier" { type = "Location", cost = 3, stays = true, after(begins{}){ draw(1) } }

local ann, ben = players {
  { "Ann", team = { "Trainee Thyme" }, hand = { "Punch" }, in_play = { "Early Pier" }, deck = { "Weakness", "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}

expect(ann):must_choose { "uses Trainee Thyme", "uses Early Pier" }
what_if("the Super Hero first", function()
  ann:uses "Trainee Thyme"
  expect(ann.hand):is { "Punch", "Weakness" }
  ann:plays "Weakness"
end)
ann:uses "Early Pier"
ann:uses "Trainee Thyme"
expect(ann.hand):is { "Punch" }
expect(ann.discard):is { "Weakness" }
ann:plays "Punch"
ruling {
  en = "Yes, if you let the Location act first: you order your own effects, and the Super Hero then finds the Weakness in your hand.",
  fr = "Oui, si le Lieu agit d'abord : vous ordonnez vos propres effets, et le Super-Héros trouve alors la Faiblesse dans votre main.",
}
