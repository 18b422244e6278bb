scenario "A game of six turns, every card of it" {
  game     = "forever-evil",
  question = {
    en = "We play with The Flash alone in the stack. Ann buys Steel and then a Kick, Ben buys Giganta and on his third turn can pay 8. How does the game end?",
    fr = "Nous jouons avec Flash seul dans la pile. Ann achète Steel puis un Coup de Pied, Ben achète Giganta et peut payer 8 à son troisième tour. Comment finit la partie ?",
  },
  shows    = { "fe.end-turn.6-draw", "fe.shuffle.when-needed", "fe.card.giganta", "fe.game-end.no-super-hero", "fe.score.highest-wins" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability" }, deck = { "Punch", "Punch", "Punch", "Punch", "Vulnerability" } },
  { "Ben", character = "Black Manta", hand = { "Punch", "Punch", "Punch", "Punch", "Vulnerability" }, deck = { "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability" } },
}
line_up { "Steve Trevor", "Venom Injector", "Giganta", "Mallet", "Steel" }
main_deck:on_top { "Power Girl", "Stargirl" }
super_heroes { "The Flash" }
shuffle_gives { "Steel", "Punch", "Vulnerability", "Punch", "Punch" }
shuffle_gives { "Giganta", "Punch", "Punch", "Punch", "Punch" }
for i = 1, 3 do ann:plays "Punch" end
ann:buys "Steel"
ann:ends_turn()
expect(ann.hand):is { "Punch", "Punch", "Punch", "Punch", "Vulnerability" }
expect(line_up):has "Power Girl"

for i = 1, 4 do ben:plays "Punch" end
ben:buys "Giganta"
ben:declines()
ben:ends_turn()
expect(line_up):has "Stargirl"

for i = 1, 4 do ann:plays "Punch" end
ann:buys "Kick"
ann:buys "Steve Trevor"
ann:ends_turn()
expect(ann.hand):is { "Steel", "Punch", "Vulnerability", "Punch", "Punch" }
ben:plays "Punch"
ben:ends_turn()
expect(ben.hand):is { "Giganta", "Punch", "Punch", "Punch", "Punch" }
ann:plays "Steel"
ann:destroys "Vulnerability"
expect(ann.vp):is(0)
ann:ends_turn()
ben:plays "Giganta"
expect(ben.power):is(4)
for i = 1, 4 do ben:plays "Punch" end
ben:defeats "The Flash"
expect(super_heroes):is_empty()
expect(game):goes_on()
ben:ends_turn()
expect(game):is_over()
expect(ben.score):is(5)
expect(ann.score):is(2)
expect(ben):won()
ruling {
  en = "When Ben's turn ends there is nobody to turn up. Ben has Giganta and The Flash, 5 VP, Ann Steel and a Kick, 2 VP: Ben wins.",
  fr = "À la fin du tour de Ben, il n'y a personne à retourner. Ben a Giganta et Flash, 5 PV, Ann Steel et un Coup de Pied, 2 PV : Ben gagne.",
}
