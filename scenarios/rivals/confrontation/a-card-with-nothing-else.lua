scenario "A card with nothing but text for a Confrontation is still a card played" {
  game     = "rivals",
  question = {
    en = "All my Equipment says is about a Confrontation. May I play it without one, and does my Location see a first Equipment?",
    fr = "Mon Équipement ne parle que de Confrontation. Puis-je le jouer sans elle, et mon Lieu y voit-il un premier Équipement ?",
  },
  shows    = { "rivals.amb.during-text-alone", "rivals.confront.during-text" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Thrown Gauntlet" }, deck = { "Kick", "Punch" }, in_play = { "Tool Shed" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}

what_if("she confronts first", function()
  ann:confronts()
  ann:plays "Thrown Gauntlet"
  expect(ann.power):is(3)
end)
ann:plays "Thrown Gauntlet"
expect(ann.power):is(0)
expect(ann.hand):is { "Kick" }
expect(ann.in_play):is { "Tool Shed", "Thrown Gauntlet" }
ruling {
  en = "Yes to both. Its text does nothing then, but it is a card played of its type, so the Location draws.",
  fr = "Oui aux deux. Son texte ne fait alors rien, mais c'est une carte jouée de son type : le Lieu fait piocher.",
}
