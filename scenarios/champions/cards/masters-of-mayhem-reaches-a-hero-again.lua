scenario "Masters of Mayhem: a minion comes to a hero who was attacked already" {
  game     = "champions",
  at       = "villain phase, step 4",
  windows  = "pass",
  question = {
    en = "Masters of Mayhem: Whirlwind is engaged with me, Tiger Shark with Ben. I am the first player. Whirlwind attacks me and kills Ben, so Tiger Shark is now engaged with me. Does it still attack?",
    fr = "Maîtres du Chaos : Le Tourbillon est engagé avec moi, Le Requin-Tigre avec Ben. Je suis le premier joueur. Le Tourbillon m'attaque et tue Ben : Le Requin-Tigre est désormais engagé avec moi. Attaque-t-il encore ?",
  },
  shows    = { "mc.card.masters-of-mayhem", "mc.amb.each-minion-attacks", "mc.first-player.orders-effects" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, engaged = { "Whirlwind" }, dealt = { "Masters of Mayhem" } },
  { "Ben", character = "Iron Man", identity = { { "Iron Man", damage = 8 } }, hand = {}, deck = 2, engaged = { "Tiger Shark" } },
}

expect(ann):must_choose { "chooses Whirlwind", "chooses Tiger Shark" }
ann:chooses "Whirlwind"
until_step "villain phase, step 5"
expect(ben.eliminated):is(1)
expect(log):has("Tiger Shark", "attacks", "Ann")
expect(log):count(1, "Tiger Shark", "attacks")
expect(ann.identity:damage "She-Hulk"):is(5)
ruling {
  en = "Yes, you: it was in play when the text began and has not attacked yet. You could have had it attack Ben first.",
  fr = "Oui, vous : il était en jeu quand le texte a commencé et n'a pas encore attaqué. Vous auriez pu le faire attaquer Ben d'abord.",
}
