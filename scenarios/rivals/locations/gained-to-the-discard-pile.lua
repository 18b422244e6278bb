scenario "A gained Location goes to the discard pile, too" {
  game     = "rivals",
  question = {
    en = "A card lets me gain a card of the Line-Up, and I take Wayne Manor. Where does it go?",
    fr = "Une carte me fait gagner une carte de la réserve, et je prends le Manoir Wayne. Où va-t-il ?",
  },
  shows    = { "rivals.gain.to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Open Window" }, discard = {} },
  { "Ben", character = "The Joker 9" },
}
line_up { "Wayne Manor", "Nightwing", "Robin", "Superman", "Billionaire" }

ann:plays "Open Window"
ann:gains "Wayne Manor"
expect(ann.discard):is { "Wayne Manor" }
expect(ann.in_play):is { "Open Window" }
ruling {
  en = "To your discard pile, as if you had bought it.",
  fr = "Dans votre défausse, comme si vous l'aviez acheté.",
}
