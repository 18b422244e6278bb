scenario "A Weakness that one is made to gain goes to the discard pile" {
  game     = "rivals",
  question = {
    en = "Ann's card makes me gain a Weakness. Where does it come from, and where does it go?",
    fr = "La carte d'Ann me fait gagner une Faiblesse. D'où vient-elle, et où va-t-elle ?",
  },
  shows    = { "rivals.weakness.forced-gain", "rivals.weakness.to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Leaky Roof" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" }, discard = { "Punch" } },
}

ann:plays "Leaky Roof"
expect(ben.discard):top "Weakness"
expect(ben.hand):is { "Punch" }
expect(weakness):count(9)
ruling {
  en = "From the Weakness stack to your discard pile; you will draw it later.",
  fr = "De la pile de Faiblesses dans votre défausse ; vous la piocherez plus tard.",
}
