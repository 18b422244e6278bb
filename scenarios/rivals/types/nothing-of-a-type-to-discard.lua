scenario "A Weakness is nothing of a type to discard" {
  game     = "rivals",
  question = {
    en = "My card has me discard a Hero or a Villain, or else it gives me Power. I hold a Weakness only: do I get the Power?",
    fr = "Ma carte me fait défausser un Héros ou un Vilain, ou sinon me donne de la Puissance. Je n'ai qu'une Faiblesse : ai-je la Puissance ?",
  },
  shows    = { "rivals.types.weakness-none" },
}

card "Roll Call" { type = "Equipment", cost = 2, play = { discard(one{ hand, type = { "Hero", "Villain" } }):otherwise{ power(2) }, destroy(one{ hand, type = "Equipment" }) } }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Roll Call", "Weakness" } },
  { "Ben", character = "The Joker 9" },
}

ann:plays "Roll Call"
expect(ann.hand):is { "Weakness" }
expect(ann.power):is(2)
expect(log:last_move()):has(ann, "has Power", "by", "rivals.types.weakness-none")
expect(log:last_move()):has("Roll Call", "finds no card to destroy", "by", "rivals.types.weakness-none")
ruling {
  en = "Yes. A Weakness is of no type, so you hold nothing that you could discard for it.",
  fr = "Oui. Une Faiblesse n'est d'aucun type : vous n'avez rien en main que vous puissiez défausser pour cela.",
}
