scenario "What a Confrontation brings belongs to the turn" {
  game     = "rivals",
  question = {
    en = "I have taken two Characters and hold three Kicks beside 9 Power. Can I win this very turn, and can Ben's one Block card prevent it?",
    fr = "J'ai pris deux Personnages et j'ai trois Coups de Pied et 9 de Puissance. Puis-je gagner ce tour-ci, et l'unique carte de Blocage de Ben peut-elle l'empêcher ?",
  },
  shows    = { "rivals.confront.take-character", "rivals.game-end.immediately", "rivals.block.must-exceed" },
}

local ann, ben = players {
  { "Ann", character = "Batman 15",    hand = { "Kick", "Kick", "Kick" }, power = 9, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "The Joker 15", hand = { "Chalk Line" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

possible { that(ann):won(), within = "this turn" }
possible { that(ann.defeated_characters):has "The Joker 15", within = "this turn" }
possible { that(game):goes_on(), that(ann.hand):count(5), within = "this turn" }   -- in vain, and the turn is over
ann:confronts()
ann:plays "Kick"
ann:plays "Kick"
ann:plays "Kick"
ann:hands_over()
what_if("Ben blocks", function()
  ben:blocks "Chalk Line"                   -- 15 against 18
  expect(game):goes_on()
  expect(ben.character):is { "The Joker 15" }
  expect(ben):is_on_turn()
end)
ben:declines()
expect(game):is_over()
expect(ann):won()
ruling {
  en = "Yes to both: with 15 Power you win at once if Ben does not block; if he does, the Confrontation is in vain and the turn ends.",
  fr = "Oui aux deux : avec 15 de Puissance vous gagnez aussitôt si Ben ne bloque pas ; s'il bloque, la Confrontation est vaine et le tour finit.",
}
