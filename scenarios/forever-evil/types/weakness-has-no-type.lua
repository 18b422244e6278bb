scenario "A Weakness has no type to discard" {
  game     = "forever-evil",
  question = {
    en = "Cyborg makes me discard a Super Power. Can I give up a Weakness instead?",
    fr = "Cyborg m'oblige à défausser un Super-Pouvoir. Puis-je donner une Faiblesse à la place ?",
  },
  shows    = { "fe.types.weakness-none" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, power = 8 },
  { "Ben", character = "Lex Luthor", hand = { "Weakness", "Kick", "Bizarro Power" }, deck = {} },
}
line_up { "Catwoman", "Man-Bat", "Mallet", "Insanity", "Giganta" }
stacks { super_heroes = { "The Flash", "Cyborg" } }

ann:defeats "The Flash"
ann:ends_turn()                                  -- Cyborg appears; Ann has nothing to discard and gains a Weakness
expect(ben):must_choose { "discards Kick", "discards Bizarro Power" }
refused(function() ben:discards "Weakness" end, "fe.types.weakness-none")
ben:discards "Bizarro Power"
expect(ben.hand):is { "Weakness", "Kick" }
expect(ben.discard):is { "Bizarro Power" }
ruling {
  en = "No. A Weakness has no card type at all, so it cannot stand in for any.",
  fr = "Non. Une Faiblesse n'a aucun type de carte et ne peut donc tenir lieu d'aucun.",
}
