scenario "The next Super Hero stays face down until the turn is over" {
  game     = "forever-evil",
  question = {
    en = "I have just defeated The Flash in my turn. When do we get to see the Super Hero below him?",
    fr = "Je viens de vaincre Flash pendant mon tour. Quand voit-on le Super-Héros qui se trouve en dessous ?",
  },
  shows    = { "fe.hero.next-stays-down", "fe.first-appearance.name" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Punch" }, power = 8, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}
line_up { "Giganta", "Vibe", "Mallet", "Steel", "Grid" }
stacks { super_heroes = { "The Flash", "Swamp Thing" } }

ann:defeats "The Flash"
expect(super_heroes):is_face_down()
ann:plays "Punch"
expect(super_heroes):is_face_down()     -- for the whole turn
ann:ends_turn()

expect(super_heroes):shows "Swamp Thing"
ruling {
  en = "Not before the turn is over: the card is turned up, and makes its First Appearance, at the very end of Ann's end-of-turn steps.",
  fr = "Pas avant la fin du tour : la carte est retournée, et fait sa Révélation, tout à la fin des étapes de fin de tour d'Ann.",
}
