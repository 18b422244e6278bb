scenario "No Weakness lies in the pile of destroyed cards" {
  game     = "metal",
  question = {
    en = "A Weakness was destroyed earlier. Does it lie with the destroyed cards?",
    fr = "Une Faiblesse a été détruite plus tôt. Est-elle avec les cartes détruites ?",
  },
  shows    = { "metal.destroy.weakness-returns" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = {} },
}
refused(function()
  destroyed { "Weakness" }
  begin()
end, "metal.destroy.weakness-returns")
refused(function()
  destroyed { "Vulnerability", "Weakness" }
  begin()
end, "metal.destroy.weakness-returns")
destroyed { "Vulnerability", "Breakthrough" }
expect(destroyed):count(2)
ruling {
  en = "No. It went back to its stack; only other cards stay with the destroyed ones.",
  fr = "Non. Elle est retournée sur sa pile ; seules les autres cartes restent avec les détruites.",
}
