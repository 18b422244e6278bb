scenario "The freezing player finds the card free on the next turn" {
  game     = "forever-evil",
  question = {
    en = "I froze Giganta with Cold Gun last turn and it is my turn again. May I buy her now, or is she still frozen?",
    fr = "J'ai gelé Giganta avec le Pistolet Réfrigérant au tour précédent et c'est de nouveau mon tour. Puis-je l'acheter maintenant, ou est-elle encore gelée ?",
  },
  shows    = { "fe.card.cold-gun", "fe.cards.cold-gun-frozen" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Cold Gun" }, deck = { "Kick", "Kick", "Punch", "Punch", "Punch" }, power = 4 },
  { "Ben", character = "Deathstroke", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" } },
}
line_up { "Giganta", "Ultraman", "Power Armor", "Superwoman", "Despero" }

ann:plays "Cold Gun"
ann:chooses "Giganta"
refused(function() ann:buys "Giganta" end, "fe.cards.cold-gun-frozen")
ann:ends_turn()
expect(line_up:tokens "Giganta"):is(1)   -- while Ben plays
ben:ends_turn()

expect(line_up:tokens "Giganta"):is(0)
ann:plays "Kick"
ann:plays "Kick"
ann:buys "Giganta"
expect(ann.discard):has "Giganta"
ruling {
  en = "You may. Your token comes off as your turn begins, so the card can be bought and gained again, by you first of all.",
  fr = "Vous pouvez. Votre jeton s'enlève au début de votre tour : la carte peut de nouveau être achetée et gagnée, et par vous en premier.",
}
