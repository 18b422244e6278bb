scenario "Defeating the last stage wins the game" {
  game     = "champions",
  question = {
    en = "In a standard game Rhino II has 3 hit points left and I play Haymaker. Is there a Rhino III to come?",
    fr = "Dans une partie standard, il reste 3 points de vie à Rhino II et je joue Haymaker. Y a-t-il encore un Rhino III ?",
  },
  shows    = { "mc.defeat-villain.last-stage-wins" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Haymaker", "Strength" } },
}
villain { { "Rhino II", damage = 12 } }

ann:plays "Haymaker"

expect(game):is_over()
expect(ann):won()
ruling {
  en = "No. In a standard game stage II is the last: with it the villain is beaten and the players have won.",
  fr = "Non. Dans une partie standard, le stade II est le dernier : le méchant est vaincu et les joueurs ont gagné.",
}
