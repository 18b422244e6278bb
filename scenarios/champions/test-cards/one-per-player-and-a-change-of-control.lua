scenario "A second copy of a card that is max one per player is not taken over" {
  game     = "champions",
  question = {
    en = "Ben has Heroic Intuition, max 1 per player. Handover would give him mine: does he control two, or does it stay with me?",
    fr = "Ben a Instinct Héroïque, maximum 1 par joueur. Passation lui donnerait le mien : en contrôle-t-il deux, ou reste-t-il chez moi ?",
  },
  shows    = { "mc.amb.per-player-overflow" },
}
local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Handover" }, in_play = { "Heroic Intuition", "Jessica Jones" } },
  { "Ben", character = "She-Hulk", hand = {}, in_play = { "Heroic Intuition" } },
}

ann:plays "Handover"
ann:chooses "Heroic Intuition"
expect(ben.in_play):is { "Heroic Intuition" }
expect(ann.in_play):is { "Heroic Intuition", "Jessica Jones" }
ruling {
  en = "It stays with you. It may not change control, and as it was legal where it was, nothing is discarded.",
  fr = "Il reste chez vous. Il ne peut pas changer de contrôle et, comme sa place était permise, rien n'est défaussé.",
}
