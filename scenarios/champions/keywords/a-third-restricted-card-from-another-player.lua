scenario "Restricted counts cards you are given, too" {
  game     = "champions",
  question = {
    en = "Ben controls two Restricted cards and I hand him a third. He did not play it: may he keep all three?",
    fr = "Ben contrôle deux cartes Restreint et je lui en passe une troisième. Il ne l'a pas jouée : peut-il garder les trois ?",
  },
  shows    = { "mc.keywords.restricted-two", "mc.keywords.restricted-discard" },
  windows  = "pass",
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Handover" }, in_play = { "Gear" } },
  { "Ben", character = "Captain Marvel", hand = {}, in_play = { "Gear", "Gear" } },
}

ann:plays "Handover"
-- three equal cards leave him no choice to make
expect(ben.in_play):is { "Gear", "Gear" }
expect(ann.in_play):is_empty()
ruling {
  en = "No. The limit is about control: as soon as he controls three, he chooses one and discards it.",
  fr = "Non. La limite porte sur le contrôle : dès qu'il en contrôle trois, il en choisit une et la défausse.",
}
