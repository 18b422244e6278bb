scenario "The sample turn: four Punches and Huntress" {
  game     = "rivals",
  question = {
    en = "My first hand is four Punches and a Vulnerability, and Huntress lies in the Line-Up. How does such a first turn go?",
    fr = "Ma première main : quatre Coups de Poing et une Vulnérabilité, et Huntress est dans la réserve. Comment se déroule ce premier tour ?",
  },
  shows    = {
    "rivals.end-turn.sample-turn", "rivals.types.figure-punch", "rivals.buy.combined-cost", "rivals.buy.to-discard", "rivals.setup.vulnerability-inert",
    "rivals.end-turn.2-hand", "rivals.end-turn.4-played", "rivals.end-turn.6-draw",
  },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Punch", "Punch", "Punch", "Punch", "Vulnerability" },
    deck = { "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability" }, discard = {} },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Red Hood", "Huntress", "Robin", "Oracle", "Superman" }

ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
expect(ann.power):is(4)
ann:buys "Huntress"
expect(ann.power):is(0)
what_if("the Vulnerability is played, too", function()
  ann:plays "Vulnerability"
  expect(ann.power):is(0)
end)
ann:ends_turn()
expect(ann.discard):is { "Huntress", "Vulnerability", "Punch", "Punch", "Punch", "Punch" }
expect(ann.hand):is { "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability" }
expect(ben):is_on_turn()
ruling {
  en = "Four Power buy Huntress, who goes to your discard pile. The Vulnerability gives none, so you are done: all your cards go there too, you draw five new ones, and your opponent plays.",
  fr = "Quatre de Puissance achètent Huntress, qui va dans votre défausse. La Vulnérabilité n'en donne pas, vous avez fini : toutes vos cartes y vont aussi, vous en piochez cinq, et c'est à l'adversaire.",
}
