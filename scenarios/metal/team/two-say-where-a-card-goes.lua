scenario "Two Super Heroes send what is bought to different places: the player chooses" {
  game     = "metal",
  question = {
    en = "One of my Super Heroes puts what I buy into my hand instead, the other on top of my deck. Which of them does it?",
    fr = "Un de mes Super-Héros met ce que j'achète dans ma main, l'autre sur mon deck. Lequel agit ?",
  },
  shows    = { "metal.team.order", "metal.amb.trigger-order" },
}
card "Keeper Ash" { pile = "character",
  says = { "What you buy or gain goes into your hand.", "Ce que vous achetez ou gagnez va dans votre main." },
  instead(acquires{}){ redirect(hand) } }
card "Keeper Oak" { pile = "character",
  says = { "What you buy or gain goes on top of your deck.", "Ce que vous achetez ou gagnez va sur votre deck." },
  instead(acquires{}){ redirect(top(deck)) } }

local ann, ben = players {
  { "Ann", team = { "Keeper Ash", "Keeper Oak" }, hand = {}, power = 6, deck = { "Punch", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = {}, deck = 6, discard = {} },
}
captured { "Batman" }
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:buys "Breakthrough"
expect(ann):must_choose { "uses Keeper Ash", "uses Keeper Oak" }
ann:uses "Keeper Oak"
expect(ann.deck):is { "Breakthrough", "Punch", "Punch" }
expect(ann.hand):is_empty()
ann:buys "Breakthrough"
ann:uses "Keeper Ash"
expect(ann.hand):is { "Breakthrough" }
ruling {
  en = "Whichever you choose, each time anew: both wait for the same purchase, and you decide the order. The card goes to one place only, where the first one sends it.",
  fr = "Celui que vous choisissez, à chaque fois : tous deux attendent le même achat, et vous décidez de l'ordre. La carte ne va qu'à un endroit, là où le premier l'envoie.",
}
