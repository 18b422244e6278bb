scenario "The last Weakness" {
  game     = "rivals",
  question = {
    en = "One Weakness is left and Ann attacks me twice. How many do I gain?",
    fr = "Il reste une Faiblesse et Ann m'attaque deux fois. Combien en gagné-je ?",
  },
  shows    = { "rivals.weakness.forced-gain", "rivals.weakness.empty-stack" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Leaky Roof", "Leaky Roof" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" }, discard = {} },
}
stacks { weakness = 1 }

ann:plays "Leaky Roof"
ann:plays "Leaky Roof"
expect(ann.power):is(4)
expect(ben.discard):is { "Weakness" }
expect(weakness):is_empty()
ruling {
  en = "One. The second Attack finds the stack empty.",
  fr = "Une. La seconde Attaque trouve la pile vide.",
}
