scenario "A Location does nothing in the opponent's turn, and still acts in the steps that end its player's" {
  game     = "rivals",
  question = {
    en = "My Location draws when I discard. An Attack makes me discard in Ann's turn, and later I discard my hand at the end of mine. When do I draw?",
    fr = "Mon Lieu fait piocher quand je défausse. Une Attaque me fait défausser au tour d'Ann, puis je défausse ma main à la fin du mien. Quand est-ce que je pioche ?",
  },
  shows    = { "rivals.amb.location-own-turns", "rivals.location.once-per-turn" },
}
card "Scrapyard" { type = "Location", cost = 4, vp = 1, stays = true,
  says = { "Ongoing. When you discard a card, draw a card.", "Permanent. Quand vous défaussez une carte, piochez une carte." },
  after(discards{}){ draw(1) } }
card "Rude Question" { type = "Villain", cost = 2, says = { "Attack: each foe discards a card.", "Attaque : chaque adversaire défausse une carte." },
  play = attack(each_foe){ foe:discard(one{ foe.hand }) } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Rude Question" } },
  { "Ben", character = "The Joker 9", hand = { "Punch", "Punch" }, in_play = { "Scrapyard" }, discard = {},
    deck = { "Kick", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:plays "Rude Question"
expect(log:last_move()):has(ben, "discards", "Punch")
expect(log):has_no(ben, "draws")                -- it is not Ben's turn
ann:ends_turn()
ben:ends_turn()
expect(log:last_move()):in_order {
  { ben, "discards", "Punch" },
  { ben, "draws", "Kick", "by", "rivals.amb.location-own-turns" },
}
expect(ben.hand):count(6)                       -- the Kick and the new five
ruling {
  en = "Not in Ann's turn: in Rivals a Location acts in your own turns. It still does in the steps that end them, unless its text asks for the turn itself: there you draw one.",
  fr = "Pas au tour d'Ann : dans Rivals un Lieu agit à vos tours. Il agit encore aux étapes qui les terminent, sauf si son texte exige le tour lui-même : là, vous piochez une carte.",
}
