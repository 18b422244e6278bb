scenario "A replacement that comes first shuts out a forced interrupt" {
  game     = "champions",
  question = {
    en = "Rhino has Charge and is in my web. Both are forced, and I let Webbed Up come first. Does Charge still act on that attack?",
    fr = "Rhino a Charge et il est pris dans ma toile. Les deux sont forcées, et je fais passer Pris dans la Toile en premier. Charge agit-elle encore sur cette attaque ?",
  },
  shows    = { "mc.interrupt.changed-or-cancelled", "mc.forced.first-player-orders" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Daredevil" } },
}
villain { { "Rhino I", with = { "Charge", "Webbed Up" } } }
encounter_deck:on_top { "Hydra Mercenary" }

ann:ends_turn()
expect(ann):must_choose { "uses Charge", "uses Webbed Up" }
ann:uses "Webbed Up"

expect(game.round):is(2)
expect(villain:stunned "Rhino"):is(1)
expect(attachments):is { "Charge" }
ruling {
  en = "No. Once the attack has been replaced, no other interrupt to it is used, not even a forced one. Charge stays for the next attack.",
  fr = "Non. Une fois l'attaque remplacée, aucune autre interruption à cette attaque n'a lieu, même forcée. Charge reste pour la prochaine attaque.",
}
