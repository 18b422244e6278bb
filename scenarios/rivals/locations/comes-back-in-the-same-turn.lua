scenario "A Location that comes back in the same turn has had its effect" {
  game     = "rivals",
  question = {
    en = "My Location has given me Power for a Hero. I take it back into my hand, play it again and then another Hero. Does it act once more this turn?",
    fr = "Mon Lieu m'a donné de la Puissance pour un Héros. Je le reprends en main, je le rejoue, puis un autre Héros. Agit-il encore ce tour ?",
  },
  shows    = { "rivals.location.once-per-turn", "rivals.amb.location-comes-back" },
}
card "Town Hall" { type = "Location", cost = 2, copies = 2, stays = true,
  says = { "Ongoing: when you play a Hero, Power +1.", "Permanent : quand vous jouez un Héros, Puissance +1." },
  play = nothing(), after(plays{ type = "Hero" }){ power(1) } }
card "Passer-by" { type = "Hero", cost = 2, copies = 2, says = { "Nothing.", "Rien." }, play = nothing() }
card "Crane" { type = "Equipment", cost = 2,
  says = { "Put a Location you have in play into your hand.", "Mettez dans votre main un Lieu que vous avez en jeu." },
  play = put(one{ in_play, type = "Location" }, hand) }

local ann, ben = players {
  { "Ann", character = "The Joker 9", hand = { "Passer-by", "Crane", "Passer-by", "Town Hall" }, in_play = { "Town Hall" }, deck = {}, discard = {} },
  { "Ben", character = "Batman 9" },
}

ann:plays "Passer-by"
ann:plays "Crane"
what_if("the other copy is another card", function()
  ann:plays "Town Hall#1"
  ann:plays "Passer-by"
  expect(ann.power):is(2)
end)
ann:plays "Town Hall#2"
expect(log):has("Town Hall", "is used for this turn", "by", "rivals.amb.location-comes-back")
ann:plays "Passer-by"
expect(ann.power):is(1)
ruling {
  en = "No. It is the same card, and its effect of this turn has happened. Another copy would act.",
  fr = "Non. C'est la même carte, et son effet de ce tour a eu lieu. Un autre exemplaire agirait.",
}
