scenario "A Super Hero and a Location that may send a card elsewhere are offered together" {
  game     = "metal",
  question = {
    en = "My Super Hero may put what I buy into my hand, and my Location may put it on top of my deck. Can I pass over the one to use the other, or use neither?",
    fr = "Mon Super-Héros peut mettre ce que j'achète dans ma main, mon Lieu peut le mettre sur mon deck. Puis-je préférer l'un à l'autre, ou n'en utiliser aucun ?",
  },
  shows    = { "metal.amb.trigger-order", "metal.location.ongoing-effect" },
}
card "Keeper Elm" { pile = "character",
  says = { "You may put what you buy or gain into your hand.", "Vous pouvez mettre dans votre main ce que vous achetez ou gagnez." },
  instead(acquires{}){ optional = true, redirect(hand) } }
card "Salt Loft" { type = "Location", cost = 2, stays = true,
  says = { "You may put what you buy or gain on top of your deck.", "Vous pouvez mettre sur votre deck ce que vous achetez ou gagnez." },
  instead(acquires{}){ optional = true, redirect(top(deck)) } }

local ann, ben = players {
  { "Ann", team = { "Keeper Elm" }, hand = {}, power = 9, deck = { "Punch", "Punch" }, discard = {}, in_play = { "Salt Loft" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = {}, deck = 6, discard = {} },
}
captured { "Batman" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:buys "Breakthrough"
expect(ann):must_choose { "uses Keeper Elm", "uses Salt Loft" }
ann:uses "Salt Loft"                       -- first
ann:uses "Salt Loft"                       -- and it is used
expect(ann.deck):is { "Breakthrough", "Punch", "Punch" }
ann:buys "Breakthrough"
ann:uses "Keeper Elm"
ann:declines()
ann:declines()                             -- Salt Loft, which comes next
expect(ann.discard):is { "Breakthrough" }
ruling {
  en = "Yes. Both wait for the purchase: you say which comes first, and may decline each. Once one has sent the card away, the other has nothing to send.",
  fr = "Oui. Tous deux attendent l'achat : vous dites lequel vient d'abord, et pouvez refuser chacun. Une fois que l'un a envoyé la carte, l'autre n'a plus rien à envoyer.",
}
