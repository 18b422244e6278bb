scenario "A Bad Guy turns a Hero into VP" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "I am a Bad Guy and Power Girl lies in the Line-Up. May I buy her, and what do I have of it? And Giganta, a Villain?",
    fr = "Je suis un Méchant et Power Girl est dans la réserve. Puis-je l'acheter, et qu'est-ce que j'y gagne ? Et Giganta, qui est un Vilain ?",
  },
  shows    = { "fe.variant.bad-hero-bounty", "fe.variant.never-in-deck" },
}

local ann, ben = players {
  { "Ann", character = "Harley Quinn", hand = {}, deck = {}, discard = {}, power = 9 },
  { "Ben", hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain", "Cardboard Menace" } }
line_up { "Power Girl", "Giganta", "Mallet", "Cold Gun", "Broadsword" }

ann:buys "Power Girl"
expect(ann.vp):is(2)                         -- what she is worth, in tokens
expect(ann.discard):is_empty()
expect(destroyed):is { "Power Girl" }
ann:buys "Giganta"

expect(ann.vp):is(2)
expect(ann.discard):is { "Giganta" }
expect(ann.power):is(0)
ruling {
  en = "You may. You get her 2 VP in tokens at once and destroy her; Giganta, a Villain, goes to your discard pile as usual.",
  fr = "Oui. Vous recevez aussitôt ses 2 PV en jetons et la détruisez ; Giganta, un Vilain, va dans votre défausse comme d'habitude.",
}
