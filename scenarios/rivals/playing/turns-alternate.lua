scenario "The turns go to and fro" {
  game     = "rivals",
  question = {
    en = "The booklet says turns go clockwise and to the player on the left. What is that with two?",
    fr = "Le livret dit que les tours vont dans le sens des aiguilles d'une montre, au joueur de gauche. Qu'est-ce à dire à deux ?",
  },
  shows    = { "rivals.turn.clockwise", "rivals.end-turn.7-next-player" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = {} },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Bane", "Robin", "Huntress", "Oracle", "Superman" }

ann:ends_turn()
expect(ben):is_on_turn()
ben:ends_turn()
expect(ann):is_on_turn()
expect(game.turn_number):is(3)
ruling {
  en = "You take turns: after Ann comes Ben, after Ben comes Ann again.",
  fr = "Vous jouez à tour de rôle : après Ann vient Ben, après Ben c'est de nouveau Ann.",
}
