scenario "Without a card of the name nothing is gained" {
  game     = "metal",
  question = {
    en = "My card gains a Steel, but none lies in the Line-Up. May I search the main deck?",
    fr = "Ma carte fait gagner un Steel, mais aucun n'est dans la réserve. Puis-je chercher dans le deck commun ?",
  },
  shows    = { "metal.gain.nothing-available" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Call for Steel" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }
main_deck:on_top { "Steel" }

ann:plays "Call for Steel"
expect(ann.discard):is_empty()
expect(main_deck):top "Steel"
ruling {
  en = "No. If the named card is not available where the effect looks, you gain nothing.",
  fr = "Non. Si la carte nommée n'est pas là où l'effet regarde, vous ne gagnez rien.",
}
